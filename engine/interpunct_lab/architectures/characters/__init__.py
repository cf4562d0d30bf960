# SPDX-License-Identifier: Apache-2.0
"""The six character systems of Gale and Parthasarathy 2017."""
