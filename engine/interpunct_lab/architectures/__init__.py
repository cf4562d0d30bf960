# SPDX-License-Identifier: Apache-2.0
"""Table of the systems of five papers; `base.System` is the recipe for another."""

from __future__ import annotations

SYSTEMS = {
    name: f"interpunct_lab.architectures.{place}"
    for name, place in {
        "shift-lstm": "recurrent.shift_lstm:ShiftLstm",
        "layer-attention": "encoders.layer_attention:LayerAttention",
        "electra": "encoders.electra:Electra",
        "slot-filling": "encoders.slot_filling:SlotFilling",
        "char-delay": "characters.system:CharDelay",
        "char-ngram": "characters.system:CharNgram",
        "char-cnn": "characters.convolution:CharCnn",
        "char-cnn-ngram": "characters.convolution:CharCnnNgram",
        "char-dilated": "characters.convolution:CharDilated",
        "char-bilstm": "characters.system:CharBilstm",
        "crf": "crf.system:Crf",
    }.items()
}
"""Module and class of each system by its name; the entry point `interpunct.systems` names it."""
