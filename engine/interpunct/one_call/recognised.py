# SPDX-License-Identifier: Apache-2.0
"""Results of speech recognisers as captions, and back.

Nothing of these libraries is imported; what counts is the form of a result.

| recogniser | result |
|---|---|
| openai-whisper, whisperX | a dictionary with `segments`; whisperX repeats the words beside them |
| faster-whisper | segments, or a pair of segments and facts about the language |
| stable-ts | an object with `to_dict`, made again of the dictionary |
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import JSON
from interpunct.captions.word_times import reanchor
from interpunct.errors import InterpunctError

Change = Callable[[CaptionDocument], CaptionDocument]
"""A function that puts marks and capitals into captions."""


def with_marks(result: Any, change: Change) -> Any:
    """A new result of the same kind; None if `result` is no result of a recogniser."""
    if isinstance(result, Mapping) and isinstance(result.get("segments"), list):
        return _dictionary(result, change)
    if hasattr(result, "segments") and hasattr(result, "to_dict"):
        return type(result)(_dictionary(result.to_dict(), change))
    if isinstance(result, tuple) and len(result) == 2 and hasattr(result[1], "language"):
        return _segments(list(result[0]), change), result[1]
    if isinstance(result, Iterable) and not isinstance(result, (str, bytes, Mapping)):
        segments = list(result)
        if all(map(_is_segment, segments)):
            return segments and _segments(segments, change)  # a silent film has none
    return None


def _is_segment(item: Any) -> bool:
    return all(_field(item, name) is not None for name in ("text", "start", "end"))


def _dictionary(result: Mapping[str, Any], change: Change) -> dict[str, Any]:
    made = copy.deepcopy(dict(result))
    said = [_text(segment) for segment in made["segments"]]
    made["segments"] = _segments(made["segments"], change)
    if isinstance(made.get("text"), str):
        made["text"] = _whole(made["text"], said, [*map(_text, made["segments"])])
    spoken = [word for segment in made["segments"] for word in segment.get("words") or ()]
    beside = made.get("word_segments")  # of whisperX
    if beside and len(beside) == len(spoken):
        pairs = zip(beside, spoken, strict=True)
        made["word_segments"] = [{**word, "word": new["word"]} for word, new in pairs]
    return made


def _whole(text: str, said: Sequence[str], marked: Sequence[str]) -> str:
    """The text of all segments with the marks of each; what lies between them stays."""
    parts, reached = list[str](), 0
    for old, new in zip(said, marked, strict=True):
        place = text.find(old, reached)
        if place < 0:  # the text is not that of the segments
            return _in_place_of(text, " ".join(marked))
        parts += text[reached:place], new
        reached = place + len(old)
    return "".join((*parts, text[reached:]))


def _text(segment: Any) -> str:
    return str(_field(segment, "text") or "").strip()


def _segments(segments: Sequence[Any], change: Change) -> list[Any]:
    for number, segment in enumerate(segments, start=1):
        if not _is_segment(segment):
            raise InterpunctError(
                f"segment {number} lacks text, start or end.",
                remedy="Give a whole result of a recogniser.",
            )
        if not _has_times(segment):
            raise InterpunctError(
                f"segment {number} has a start or end that is no time.",
                remedy="Give its times in seconds.",
            )
    document = CaptionDocument.unwritten(JSON, Encoding("utf-8"), [*map(_cue, segments)])
    cues = change(document).cues
    return [_said(segment, cue.payload) for segment, cue in zip(segments, cues, strict=True)]


def _cue(segment: Any) -> Cue:
    start, end = _milliseconds(segment)
    payload = _text(segment)
    return Cue("", start, end, "", payload, tuple(_word_times(segment, payload)))


def _word_times(segment: Any, payload: str) -> Iterable[WordTime]:
    """The times of the words that were aligned."""
    words = _field(segment, "words") or ()
    for word, offset in zip(words, _places(words, payload), strict=True):
        if offset is not None and _has_times(word):
            yield WordTime(offset, *_milliseconds(word))


def _has_times(item: Any) -> bool:
    times = [_field(item, name) for name in ("start", "end")]
    return all(time is not None and math.isfinite(time) for time in times)


def _milliseconds(item: Any) -> tuple[int, int]:
    start, end = (round(1000 * float(_field(item, name))) for name in ("start", "end"))
    return start, end


def _places(words: Sequence[Any], payload: str) -> list[int | None]:
    """The offset of each word in the payload; None for a word that is not in it."""
    places, reached = list[int | None](), 0
    for word in words:
        text = str(_field(word, "word") or "").strip()
        found = payload.find(text, reached)
        places.append(None if found < 0 or not text else found)
        reached = reached if found < 0 else found + len(text)
    return places


def _said(segment: Any, payload: str) -> Any:
    """The segment with another text; its words get their parts of it."""
    text = _field(segment, "text")
    changes: dict[str, Any] = {"text": _in_place_of(text, payload)}
    if words := _field(segment, "words"):
        changes["words"] = _words(words, _text(segment), payload)
    return _replaced(segment, changes)


def _words(words: Sequence[Any], old: str, new: str) -> list[Any]:
    """The words with their parts of the text `new`, which had the text `old`."""
    places = _places(words, old)
    known = [WordTime(place, index) for index, place in enumerate(places) if place is not None]
    moved = reanchor(known, old, new)
    stops = [*(time.offset for time in moved[1:]), len(new)]
    parts = {t.start_ms: new[t.offset : stop] for t, stop in zip(moved, stops, strict=True)}
    return [
        _replaced(word, {"word": _in_place_of(_field(word, "word"), parts[index].strip())})
        if index in parts
        else word
        for index, word in enumerate(words)
    ]


def _in_place_of(old: str, new: str) -> str:
    """`new` between the spaces that `old` has around it."""
    before = old[: len(old) - len(old.lstrip())]
    after = old[len(old.rstrip()) :] if old.strip() else ""
    return f"{before}{new}{after}"


def _field(item: Any, name: str) -> Any:
    return item.get(name) if isinstance(item, Mapping) else getattr(item, name, None)


def _replaced(item: Any, changes: dict[str, Any]) -> Any:
    """A copy of a dictionary, a named tuple or another object with some fields changed."""
    if isinstance(item, Mapping):
        return {**item, **changes}
    if hasattr(item, "_replace"):
        return item._replace(**changes)
    made = copy.copy(item)
    for name, value in changes.items():
        object.__setattr__(made, name, value)  # also in frozen data classes
    return made
