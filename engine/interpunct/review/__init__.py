# SPDX-License-Identifier: Apache-2.0
"""The engine side of reviewing: state, commands, queue, history, journal, session."""
