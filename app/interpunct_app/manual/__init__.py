# SPDX-License-Identifier: Apache-2.0
"""The manual in the editor: the pages of `interpunct_resources/manual`, which the site has too."""
