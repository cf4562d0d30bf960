# SPDX-License-Identifier: Apache-2.0
"""Speech to words with times and probabilities, by Whisper models in CTranslate2."""
