# SPDX-License-Identifier: Apache-2.0
"""Messages of a page's banner on its file: how it was opened, what a review costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QCoreApplication

from interpunct.bundles.language_packages import how_to_add_models
from interpunct.captions.youtube import is_rolling
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Counters
from interpunct.review.session import Session
from interpunct.work.options import Unroll
from interpunct_app.files.opener import Opener
from interpunct_app.files.questions import age_text
from interpunct_app.pages.banner import Banner, Until
from interpunct_app.prediction.background_prediction import LoadedModel
from interpunct_app.review.queue_bar import stopped_text
from interpunct_app.translation import language_name, translated

translate = QCoreApplication.translate
_MOST_ODDITIES = 3  # named in a message


@dataclass(frozen=True, slots=True)
class Offers:
    """Actions of the banner's buttons."""

    review_anew: Callable[[], None]
    unroll: Callable[[Unroll], None]
    resume: Callable[[], None]
    fill_in: Callable[[], None]
    leave_capitals: Callable[[], None]


class Notices:
    """Shows messages on the file in a page's banner."""

    def __init__(self, banner: Banner, offers: Offers) -> None:
        self._banner = banner
        self._offers = offers
        self._doubted = ""  # name of the model that a message has doubted

    def begun(self, session: Session, opener: Opener) -> None:
        """Say how the file was opened, if this is unusual, and which parts are left alone."""
        self._opened(session, opener)
        if notes := session.work.notes:
            told = " ".join(f"{translated(note)}." for note in notes)
            alone = session.work.languages_left_alone
            advice = _how_to_name() if alone.foreign or alone.sooner_typed else ""
            self._banner.add(f"{told} {advice}".rstrip())
        if not opener.is_resumed and (oddities := session.work.opened.warnings):
            self._banner.add(_noticed_text(oddities))

    def _opened(self, session: Session, opener: Opener) -> None:
        if notice := session.notice or opener.notice:
            self._banner.tell(translated(notice))
        elif session.typing is not None:
            self._banner.tell(_typing_text(session.typing.cue))
        elif opener.is_resumed:
            button = translate("Page", "Start the review again")
            self._banner.offer(_resumed_text(session), button, self._offers.review_anew)
        elif session.work.notice is not None:
            self._banner.offer(
                translate(
                    "Page",
                    "YouTube's rolling captions repeat every line; here each line appears "
                    "once. The file is written this way, without word times, when you save a "
                    "change. Until then it stays unchanged.",
                ),
                translate("Page", "Show as in the file"),
                partial(self._offers.unroll, Unroll.NEVER),
            )
        elif is_rolling(session.work.document):
            self._banner.offer(
                translate(
                    "Page", "Every line appears three times here, as in YouTube's captions."
                ),
                translate("Page", "Read every line once"),
                partial(self._offers.unroll, Unroll.ALWAYS),
            )
        elif session.work.was_punctuated:
            self._banner.offer(
                translate(
                    "Page",
                    "This file already has its marks. Nothing is added; differences are only "
                    "suggested.",
                ),
                translate("Page", "Fill in missing marks"),
                self._offers.fill_in,
            )
        elif session.work.finished_words:
            self._banner.tell(_finished_text(session))
        elif session.work.shouted and session.work.casing_mode is CasingMode.MODEL:
            self._banner.offer(
                translate(
                    "Page",
                    "The whole file is in capitals. It is shown and saved with the casing of "
                    "the model.",
                ),
                translate("Page", "Keep the capitals"),
                self._offers.leave_capitals,
            )

    def predicting(self) -> None:
        """Withdraw the offer to resume a prediction."""
        self._banner.withdraw(self._offers.resume)

    def stopped(self, counters: Counters, failure: str | None) -> None:
        """Say how far a stopped prediction got, or why it failed."""
        sentence = failure or stopped_text(counters)
        self._banner.offer(sentence, translate("Page", "Resume"), self._offers.resume)

    def failed(self, failure: str) -> None:
        """Say why a prediction failed, without an offer to resume."""
        self._banner.tell(failure, Until.PREDICTED)

    def doubts(self, code: str, model: LoadedModel | None) -> None:
        """Warn once for each model that is of little use in the language of the words, if any."""
        if not code or model is None or self._doubted == model.name:
            return
        if code in model.absent:
            sentence = translate(
                "Page",
                "The model of {language} is not installed, so nothing is proposed. To install it: "
                "{command}",
            )
        elif code in model.weak.unlearned:
            sentence = translate(
                "Page", "This model has not learned {language}, so nothing is proposed."
            )
        elif model.languages and code not in model.languages:
            sentence = translate(
                "Page",
                "This model has not learned {language}: its marks there are little more than "
                "guesses.",
            )
        elif code in model.weak.sooner_typed:
            sentence = translate(
                "Page",
                "In {language} this model errs so often that a review takes more keys than "
                "typing the marks yourself.",
            )
        else:
            return
        self._doubted = model.name
        command = how_to_add_models([code]) if code in model.absent else ""
        self._banner.add(sentence.format(language=language_name(code), command=command))


def _noticed_text(oddities: Sequence[str]) -> str:
    """Message about tolerated oddities of the file, the first few of them."""
    listed = "; ".join(oddities[:_MOST_ODDITIES])
    more = "; …" if len(oddities) > _MOST_ODDITIES else ""
    return translate("Page", "Noticed in the file: {oddities}.").format(oddities=listed + more)


def _typing_text(cue: int) -> str:
    """Message about recovered text, put back into its edit box."""
    text = translate(
        "Page",
        "The text that you were typing in cue {number} is back. Enter accepts it, Escape "
        "restores the cue.",
    )
    return text.format(number=cue + 1)


def _how_to_name() -> str:
    """Advice on languages that are left alone."""
    return translate(
        "Page",
        "To punctuate the file anyway, choose its language under Language, Languages of the file.",
    )


def _finished_text(session: Session) -> str:
    """Message on the part of a file that already has marks and is left alone."""
    sentence = translate(
        "Page",
        "Parts of this file already have their marks: {finished} of {words} words. Nothing is "
        "added there; differences are only suggested.",
    )
    work = session.work
    return sentence.format(finished=work.finished_words, words=len(work.transcript))


def _resumed_text(session: Session) -> str:
    """Message about a resumed review."""
    text = translate(
        "Page", "The review continues from your last save, {age}; marks decided: {count}."
    )
    age = age_text(session.unsaved().since, datetime.now(UTC))
    return text.format(age=age, count=len(session.work.decisions))
