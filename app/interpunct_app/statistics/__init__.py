# SPDX-License-Identifier: Apache-2.0
"""Window with the figures of the file in front."""
