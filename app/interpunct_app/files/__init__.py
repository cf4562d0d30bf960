# SPDX-License-Identifier: Apache-2.0
"""A caption file in the background: reading it, its session, writing it; the questions asked."""
