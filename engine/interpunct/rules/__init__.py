# SPDX-License-Identifier: Apache-2.0
"""House rules: corrections of the text that are proposed, ticked and applied as one step."""
