# SPDX-License-Identifier: Apache-2.0
"""Documents as words: languages, marks, slots and times."""
