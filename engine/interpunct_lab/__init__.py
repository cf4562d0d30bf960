# SPDX-License-Identifier: Apache-2.0
"""The laboratory: corpora, training, evaluation. Torch lives here."""
