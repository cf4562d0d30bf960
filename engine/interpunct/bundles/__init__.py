# SPDX-License-Identifier: Apache-2.0
"""A trained model on disk: description, archives, integrity, installed bundles."""
