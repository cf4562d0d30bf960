# SPDX-License-Identifier: Apache-2.0
"""Caption files to documents and back, byte for byte."""
