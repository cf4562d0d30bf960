# SPDX-License-Identifier: Apache-2.0
"""Marks and capitals in one call, for scripts: text, files, objects of other libraries."""
