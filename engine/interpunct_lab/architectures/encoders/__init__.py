# SPDX-License-Identifier: Apache-2.0
"""The systems on a pretrained encoder of the transformers library."""
