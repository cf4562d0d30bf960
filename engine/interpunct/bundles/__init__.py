# SPDX-License-Identifier: Apache-2.0
"""A trained model on the disk: description, archives, integrity, installed bundles."""
