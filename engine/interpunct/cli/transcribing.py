# SPDX-License-Identifier: Apache-2.0
"""`interpunct transcribe`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from interpunct.cli import arguments, completion
from interpunct.cli.arguments import MODEL, OUTPUT
from interpunct.cli.commands import Subcommand, argument, option

if TYPE_CHECKING:
    from interpunct.hearing.models import Recogniser
    from interpunct.hearing.recognising import Recognition
    from interpunct.work.work import Work


@dataclass(frozen=True, kw_only=True)
class TranscribeCommand(Subcommand):
    """Recognise the speech of a film or sound, and write it as captions.

    The words come from a Whisper model on this machine, the cues from the rules of the cut. The
    marks are those of the recogniser, of Interpunct's model, or of both.

    A run that was stopped goes on where it was, if it is started with the same options.
    """

    examples = """
    interpunct transcribe talk.mp4 --fetch
        writes talk.srt beside it; the first time, the model is downloaded

    interpunct transcribe talk.mp4 -o talk.json --model turbo --language de
        only the recognised words, with times and probabilities, for the editor

    interpunct transcribe talk.mp4 -o talk.vtt --marks replace --profile bbc
        the recogniser's marks are dropped and restored by Interpunct's model

    interpunct models recognisers
        the recognisers, with their sizes
    """

    sound: Path = argument("A film or a sound.", metavar="FILM")
    out: Path | None = option(
        None,
        "The file to write; its ending gives the format, and .json keeps probabilities and the "
        "recogniser's segments.  [default: FILM with .srt]",
        "-o",
        "--output",
        "--out",
        metavar="OUT",
        panel=OUTPUT,
    )
    overwrite: bool = option(False, "Write over a file of that name.", "--overwrite", panel=OUTPUT)
    model: str = option(
        "small",
        "The recogniser: a name (see interpunct models recognisers), or the folder of a Whisper "
        "model in the form of CTranslate2.",
        metavar="NAME|PATH",
        autocompletion=completion.recognisers,
        panel=MODEL,
    )
    fetch: bool = option(
        False, "Download the recogniser if it is not on this machine.", "--fetch", panel=MODEL
    )
    device: arguments.DeviceOption = "auto"
    language: str = option(
        "auto",
        "Language of the speech, as Whisper's code; auto detects it at the beginning.",
        "--language",
        "-l",
        metavar="LANG|auto",
    )
    whole_sound: bool = option(
        False,
        "Hear silence, noise and music too, as for songs; models invent text there.",
        "--whole-sound",
    )
    marks: Literal["keep", "complete", "replace"] = option(
        "complete",
        "keep: the recogniser's marks. complete: these, and missing marks from Interpunct's "
        "model. replace: restore commas, full stops and question marks from scratch.",
    )
    profile: arguments.ProfileOption = "netflix"

    def run(self) -> None:
        """Recognise the speech and write the captions."""
        from interpunct.captions.formats import JSON
        from interpunct.captions.writing import write_atomic
        from interpunct.cli.standard import refuse_existing, written_format
        from interpunct.cutting.profiles import load_profile
        from interpunct.hearing.recognising import Recognition, Request

        out = self.out or self.sound.with_suffix(".srt")
        form = None if out.suffix.lower() in JSON.endings else written_format(out)
        profile = load_profile(self.profile)
        refuse_existing(out, overwrite=self.overwrite)
        recognition = Recognition(
            Request(
                self.sound,
                self._folder(),
                arguments.automatic(self.language),
                self.device,
                not self.whole_sound,
            )
        )
        captions = _recognised(recognition)
        if form is None:
            write_atomic(out, captions)
        else:
            work = self._work(captions)
            work.cut(work.plan_cut(profile))
            work.save(out, form, profile)
        recognition.forget()

    def _folder(self) -> Path:
        from interpunct.hearing.models import find_recogniser, recogniser_folder

        known = find_recogniser(self.model)
        if self.fetch and known is not None and not known.is_fetched:
            return _fetched(known)
        return recogniser_folder(self.model)

    def _work(self, captions: bytes) -> "Work":
        """The recognised words under work, with their marks completed or replaced if asked for."""
        from interpunct.cli.opening import ModelChoice
        from interpunct.labels import MarksMode
        from interpunct.work.options import Options
        from interpunct.work.work import Work

        if self.marks == "keep":
            return Work.of_bytes(captions, Options())
        work = Work.of_bytes(captions, Options(marks=MarksMode(self.marks)))
        work.punctuate(ModelChoice(None, device=self.device).open().punctuator)
        return work


def _fetched(model: "Recogniser") -> Path:
    """The folder of a recogniser, after a download that shows its progress."""
    from interpunct.cli.console import progress, tell
    from interpunct.cli.stopping import Stopping
    from interpunct.hearing.fetching import fetch_recogniser

    tell(f"{model.repository}: {model.megabytes:,} MB, licence {model.licence}.")
    with Stopping() as stopping, progress() as bar:
        task = bar.add_task("fetching", total=None)
        return fetch_recogniser(
            model,
            told=lambda here, size: bar.update(task, completed=here, total=size),
            cancelled=stopping.stops,
        )


def _recognised(recognition: "Recognition") -> bytes:
    """The recognised words, after a run that shows its progress."""
    from interpunct.cli.console import complain, progress
    from interpunct.cli.stopping import Stopping

    if recognition.until:
        complain(f"going on after {recognition.until:.0f} s, which an earlier run has heard.")
    with Stopping() as stopping, progress() as bar:
        task = bar.add_task("hearing", total=None)
        captions = recognition.run(
            lambda heard: bar.update(task, completed=heard.segment.end, total=heard.length),
            stopping.stops,
        )
    if recognition.notice:
        complain(recognition.notice)
    return captions
