# SPDX-License-Identifier: Apache-2.0
"""Recognition of speech: a dialog that makes captions of a film or sound."""
