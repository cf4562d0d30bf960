# SPDX-License-Identifier: Apache-2.0
"""The cut of a whole document: what may be cut, the plan, and its application."""
