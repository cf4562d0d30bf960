# SPDX-License-Identifier: Apache-2.0
"""The model and its predictions, in the background."""
