# SPDX-License-Identifier: Apache-2.0
"""Manual in the editor, from the pages of `interpunct_resources/manual`, shared with the site."""
