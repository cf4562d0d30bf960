# SPDX-License-Identifier: Apache-2.0
"""The trainer of all objectives: schedule, steps, checkpoints, best weights, time limit."""
