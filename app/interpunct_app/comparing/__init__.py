# SPDX-License-Identifier: Apache-2.0
"""Files changed on the disk, files that belong to others, and tables of two files."""
