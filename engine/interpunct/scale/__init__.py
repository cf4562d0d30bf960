# SPDX-License-Identifier: Apache-2.0
"""Large folders: shards for the cores of a machine or for many machines, and folders watched."""
