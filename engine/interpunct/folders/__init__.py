# SPDX-License-Identifier: Apache-2.0
"""Many files at once: what is read and written, the work on each, and the report."""
