# SPDX-License-Identifier: Apache-2.0
"""Objectives of the trainer: text of a step, loss, parameter groups, check, kept weights."""
