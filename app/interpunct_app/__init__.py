# SPDX-License-Identifier: Apache-2.0
"""The desktop editor of Interpunct."""
