# SPDX-License-Identifier: Apache-2.0
"""How the editor looks: colours, light and dark, icons."""
