# SPDX-License-Identifier: Apache-2.0
"""`interpunct sync`."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import tell

if TYPE_CHECKING:
    from interpunct.syncing.fit import Fit
    from interpunct.work.time_plans import TimePlan
    from interpunct.work.work import Work

_NEEDED = "give either --to or --sound"


@dataclass(frozen=True, kw_only=True)
class SyncCommand(Subcommand):
    """Give captions the times of another file, or those of the speech in a film.

    One offset and one rate are found for the whole file; the text stays as it is. Another file
    fits by its words if these are alike, else by the pattern of its cues. A sound fits by its
    pauses. With --breaks the offset may change, as after commercials.
    """

    examples = """
    interpunct sync talk.de.srt --to talk.en.srt -o talk.de.new.srt
        a translation with the times of the original

    interpunct sync talk.srt --sound talk.mp4 -o talk.new.srt
        captions that come too early or too late, or were made for another frame rate
    """

    streams = frozenset(["captions", "to", "out"])
    captions: Path = argument("Captions with wrong times.", metavar="FILE")
    to: Path | None = option(None, "Captions with the right times.", metavar="OTHER")
    sound: Path | None = option(None, "The film or its sound.", metavar="MEDIA")
    out: Path = required(
        "The file to write; another ending than that of FILE converts.",
        "-o",
        "--output",
        "--out",
        panel=arguments.OUTPUT,
    )
    breaks: bool = option(
        False, "The other cut of the film has breaks, or lacks those of this one.", "--breaks"
    )
    unsure: bool = option(False, "Write even if the fit may be a chance.", "--unsure")
    language: arguments.LanguageOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    overwrite: bool = option(
        False, "Write over a file of that name.", "--overwrite", panel=arguments.OUTPUT
    )

    def run(self) -> None:
        """Write the captions at their new times."""
        from interpunct.cli.standard import (
            exported,
            put,
            refuse_ending,
            refuse_existing,
            refuse_twice,
        )
        from interpunct.errors import InterpunctError
        from interpunct.review.retiming import Retime

        if (self.to is None) is (self.sound is None):
            raise typer.BadParameter(_NEEDED, param_hint="--to")
        refuse_twice(self.captions, *([self.to] if self.to else []))
        refuse_ending(self.out, self.captions)
        refuse_existing(self.out, overwrite=self.overwrite)
        work = self._work(self.captions)
        fit = self._fit(work)
        self._refuse_unsure(fit)
        try:
            plan = fit.plan(work.document.cues)
            step = Retime.plan(work, plan) if plan else None
        except InterpunctError as error:
            raise error.in_file(self.captions) from error
        for line in _said(fit, work, plan):
            tell(line)
        if step:
            step.apply(work)
        put(self.out, exported(work.document, self.out, self.captions))

    def _work(self, path: Path) -> "Work":
        from interpunct.cli.standard import read_given
        from interpunct.work.options import Options, Unroll
        from interpunct.work.work import Work

        options = Options(
            encoding=arguments.automatic(self.encoding),
            languages=arguments.language_codes(self.language),
            finds_foreign=False,
            unroll=Unroll.NEVER,
        )
        return Work.of_bytes(read_given(path), options, path=path)

    def _fit(self, work: "Work") -> "Fit":
        from interpunct.media.listening import peaks_of
        from interpunct.syncing.fitting import fit_to_captions, fit_to_sound

        if self.to is not None:
            return fit_to_captions(work, self._work(self.to), breaks=self.breaks)
        assert self.sound is not None  # see `run`
        return fit_to_sound(work, peaks_of(self.sound).pauses(), breaks=self.breaks)

    def _refuse_unsure(self, fit: "Fit") -> None:
        from interpunct.errors import SessionError
        from interpunct.sentences import Sentence

        if not fit.is_sure and not self.unsure:
            raise SessionError(
                Sentence(
                    "no offset fits clearly better than others (certainty {share:.0%}).",
                    share=fit.certainty,
                ),
                file=self.captions,
                remedy="--unsure takes the best of them.",
            )


def _said(fit: "Fit", work: "Work", plan: "TimePlan") -> Iterator[str]:
    """The fit, and what becomes of the first, the middle and the last cue."""
    from interpunct.captions.formats import SRT
    from interpunct.syncing.fit import samples

    yield (
        f"offset {fit.offset_ms / 1000:+.3f} s, rate {fit.factor:.5f}, by the {fit.by.value}, "
        f"certainty {fit.certainty:.0%}"
    )
    for part in fit.breaks:
        yield f"from cue {part.first + 1}: offset {part.offset_ms / 1000:+.3f} s"
    for cue in samples(plan):
        old, new = work.document.cues[cue].start_ms, plan[cue].start_ms
        yield f"cue {cue + 1}: {SRT.times.stamp(old)} becomes {SRT.times.stamp(new)}"
