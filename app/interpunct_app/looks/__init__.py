# SPDX-License-Identifier: Apache-2.0
"""Look of the editor: colours, light and dark schemes, icons."""
