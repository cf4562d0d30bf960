# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from interpunct.cutting.sentences import LONG_PAUSE_MS, sentences
from interpunct.labels import Label
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word


def transcript_of(*words: tuple[str, int, int, str]) -> Transcript:
    """One word per cue number, turn and mark; half a second each, protected where marked `~`."""
    labels = {"": Label.NONE, ",": Label.COMMA, ".": Label.PERIOD, "?": Label.QUESTION}
    made, slots = [], []
    for place, (text, cue, turn, mark) in enumerate(words):
        start = place * 500
        made.append(Word(text, cue, 0, 1, "en", turn, start, start + 500, Timing.ESTIMATED))
        sign = mark.strip("~")
        slots.append(Slot(1, 1 + len(sign), sign, labels[sign], protected="~" in mark))
    return Transcript(tuple(made), tuple(slots))


def test_sentences_end_at_marks_turns_and_cues_without_words() -> None:
    transcript = transcript_of(
        ("yes", 0, 0, "."),
        ("so", 0, 0, ","),
        ("what", 0, 0, "?"),
        ("well", 1, 0, ""),
        ("no", 1, 1, ""),
        ("later", 3, 1, ""),
    )
    assert sentences(transcript) == [range(1), range(1, 3), range(3, 4), range(4, 5), range(5, 6)]


def test_a_protected_dot_ends_no_sentence() -> None:
    transcript = transcript_of(("Dr", 0, 0, ".~"), ("Lowe", 0, 0, ""), ("came", 0, 0, "."))
    assert sentences(transcript) == [range(3)]


def test_a_long_pause_ends_a_sentence() -> None:
    late = Word("late", 0, 0, 1, "en", 0, 2000, 2500, Timing.MEASURED)
    early = transcript_of(("early", 0, 0, ""))
    transcript = Transcript((*early.words, late), (*early.slots, Slot(1, 1, "", Label.NONE)))
    assert sentences(transcript) == [range(1), range(1, 2)]


def test_no_words_are_no_sentences() -> None:
    assert sentences(Transcript((), ())) == []


def test_a_pause_is_long_from_a_certain_length_on() -> None:
    early = transcript_of(("early", 0, 0, ""))

    def counted(pause_ms: int) -> int:
        start = early.words[0].end_ms + pause_ms
        late = Word("late", 0, 0, 1, "en", 0, start, start + 500, Timing.MEASURED)
        slots = (*early.slots, Slot(1, 1, "", Label.NONE))
        return len(sentences(Transcript((*early.words, late), slots)))

    assert counted(LONG_PAUSE_MS) == 2
    assert counted(LONG_PAUSE_MS - 1) == 1
