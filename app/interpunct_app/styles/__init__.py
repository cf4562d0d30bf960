# SPDX-License-Identifier: Apache-2.0
"""House styles: copied, changed, shared, and put in force."""
