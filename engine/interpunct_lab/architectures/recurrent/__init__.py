# SPDX-License-Identifier: Apache-2.0
"""The shifted LSTM of Li and Lin 2020 and its vocabularies."""
