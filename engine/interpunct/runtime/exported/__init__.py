# SPDX-License-Identifier: Apache-2.0
"""Systems whose encoder runs in CTranslate2, with heads in NumPy."""
