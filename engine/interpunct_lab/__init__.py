# SPDX-License-Identifier: Apache-2.0
"""The laboratory. Rooms from low to high: text, sampling, training, architectures, evaluation,
objectives, making, cli. Torch lives here.
"""
