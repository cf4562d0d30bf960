# SPDX-License-Identifier: Apache-2.0
"""`interpunct.punctuate`: the same kind of thing back, with marks and capitals."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

from interpunct.bundles.bundle import find_bundle
from interpunct.bundles.language_packages import how_to_add_models, not_installed
from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.bundles.worth import weak_languages
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import ENDINGS
from interpunct.captions.formats.text_lines import TEXT_LINES
from interpunct.captions.reading import parse_captions, read_bytes
from interpunct.captions.writing import export, target_at, write_atomic
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Profile, load_profile
from interpunct.errors import CaptionError, InterpunctError
from interpunct.folders.pipeline import punctuate_document
from interpunct.folders.walking import real_path
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.one_call import libraries, recognised
from interpunct.opinions.options import OpinionOptions
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.work import Work

_Choice = TypeVar("_Choice", MarksMode, CasingMode)


def punctuate(
    source: Any,
    *,
    to: Path | str | None = None,
    cut: Profile | str | None = None,
    language: str | Sequence[str] | None = None,
    marks: MarksMode | str | None = None,
    casing: CasingMode | str = CasingMode.MODEL,
    model: Predictor | Path | str | Sequence[str] | None = None,
    second_opinion: OpinionOptions | str | None = None,
) -> Any:
    """Restore marks and capitals; no word changes.

    Text gives text. A `Path`, or a name that ends like a caption file or in `.txt`, gives a
    `Work`, and a file at `to`, in the format of its ending, also in place of another; the source
    is never replaced. A result of whisper, faster-whisper, stable-ts or whisperX gives a result of
    the same kind. Captions of pysrt, webvtt-py and pysubs2 give captions of the same library.

    `cut` is a house style, by name or as a `Profile`: the cues of a file then end with sentences.
    `language` names one or more languages by code; else they are recognised. `marks` is the
    treatment of marks that are there; by default text that has its marks stays as it is, and so
    do languages that the model does not know, with a warning. `model` is an opened model, or the
    name of one; several names are mixed. `second_opinion` is the endpoint of a language model that
    is asked about doubtful slots.

    Raises InterpunctError for a file that cannot be read or written, and for any other source.
    """
    names = _names(model)
    weak = _weak_languages(names) if names else NO_WEAK_LANGUAGES
    options = Options(
        languages=(language,) if isinstance(language, str) else tuple(language or ()),
        marks=MarksMode.COMPLETE if marks is None else _choice(MarksMode, marks, "marks"),
        casing=_choice(CasingMode, casing, "casing"),
        spares_punctuated=marks is None,
        weak=weak if marks is None else weak.with_marks_asked(),
        second_opinion=OpinionOptions(second_opinion)
        if isinstance(second_opinion, str)
        else second_opinion,
    )
    predictor = _opened(names) if names else cast("Predictor", model)
    if _is_file(source):
        return _file(Path(source), to, _cutting(options, cut), predictor)
    if to is not None or cut is not None:
        raise InterpunctError(
            "only captions of a file are cut and written.", remedy="Name a file."
        )

    def change(document: CaptionDocument) -> CaptionDocument:
        result = punctuate_document(document, predictor, options)
        _warn(result.work)
        return result.written.document

    if isinstance(source, str):
        return _text(source, change)
    found = libraries.with_marks(source, change)
    if found is None:
        found = recognised.with_marks(source, change)
    if found is None:
        raise InterpunctError(
            f"objects of the class {type(source).__name__} are not known.",
            remedy="Give text, a file, a result of whisper, or captions of pysrt, webvtt-py or "
            "pysubs2.",
        )
    return found


def _choice(kind: type[_Choice], value: str, name: str) -> _Choice:
    try:
        return kind(value)
    except ValueError as error:
        known = ", ".join(each.value for each in kind)
        raise InterpunctError(
            f"{name} cannot be {value!r}.", remedy=f"Name one of: {known}."
        ) from error


def _names(model: Predictor | Path | str | Sequence[str] | None) -> tuple[str | None, ...]:
    """The names of models; empty for an opened model."""
    if model is None or isinstance(model, (str, Path)):
        return (None if model is None else str(model),)
    if isinstance(model, Sequence) and not model:
        raise InterpunctError("no model is named.", remedy="Leave out model, or name one.")
    return tuple(model) if isinstance(model, Sequence) else ()


@lru_cache(maxsize=1)
def _weak_languages(names: tuple[str | None, ...]) -> WeakLanguages:
    return weak_languages(*map(find_bundle, names))


def _warn(work: Work) -> None:
    """Warn of words that are left alone; a `Work` has the same in its `notes`."""
    if not work.notes:
        return
    told = [f"{note}." for note in work.notes]
    if missing := not_installed(work.languages_left_alone.unlearned):
        told.append(f"To install models: {how_to_add_models(missing)}")
    warnings.warn(" ".join(told), stacklevel=5)


@lru_cache(maxsize=1)
def _opened(names: tuple[str | None, ...]) -> Predictor:
    return load_predictor(names)


_TEXT_ENDINGS = TEXT_LINES.endings


def _is_file(source: Any) -> bool:
    """Whether this names a file: a path, or one line that ends like captions or a text."""
    if not isinstance(source, str):
        return isinstance(source, Path)
    return "\n" not in source and source.lower().endswith((*ENDINGS, *_TEXT_ENDINGS))


def _cutting(options: Options, cut: Profile | str | None) -> Options:
    if cut is None:
        return options
    profile = load_profile(cut) if isinstance(cut, str) else cut
    return replace(options, cut=CutMode.SENTENCES, profile=profile)


def _file(path: Path, to: Path | str | None, options: Options, predictor: Predictor) -> Work:
    form = TEXT_LINES if path.suffix.lower() in _TEXT_ENDINGS else None
    if form and options.cut is not CutMode.OFF:
        raise CaptionError("plain text has no times to cut by.", file=path)
    if to is not None and real_path(Path(to)) == real_path(path):
        raise CaptionError(
            "this is the source, which stays as it is.", file=to, remedy="Name another file."
        )
    document = parse_captions(read_bytes(path), path=path, format=form)
    result = punctuate_document(document, predictor, options)
    if to is not None:
        target = form if form and Path(to).suffix == path.suffix else target_at(Path(to))
        write_atomic(Path(to), export(result.written.document, target, result.work.main_language))
    return result.work


def _text(text: str, change: recognised.Change) -> str:
    if not text:
        return text
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise InterpunctError(
            f"the text has half a character at position {error.start}.",
            remedy="Decode its bytes again, in the right encoding.",
        ) from error
    return change(parse_captions(data, format=TEXT_LINES)).to_bytes().decode()
