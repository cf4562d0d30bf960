# SPDX-License-Identifier: Apache-2.0
"""Plan of a run: its inputs and outputs, before anything is written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path

from interpunct.captions.formats import ENDINGS, EXPORTED, SRT, Target, by_ending, target_of
from interpunct.errors import CaptionError
from interpunct.files import NOTHING, STANDARD, Stamp, file_stamp
from interpunct.folders.journal import Standings
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.patterns import Patterns
from interpunct.folders.walking import LeadsOut, files_in, is_folder, real_path


@dataclass(frozen=True, slots=True)
class Destination:
    """Destination of the outputs.

    `out` is a folder or the output of the only input; with `in_place` the inputs are overwritten.
    Otherwise an output is beside its input, with `tag` before the ending of its name. Files with
    that tag are not inputs. In a folder, `suffix` is before the ending instead. Another `ending`
    than the input's converts. `overwrite` replaces existing files. If `writes` is false, nothing
    is written.
    """

    tag: str | None = None
    out: Path | None = None
    in_place: bool = False
    overwrite: bool = False
    writes: bool = True
    suffix: str | None = None
    ending: str | None = None

    def is_output(self, path: Path) -> bool:
        """Whether the name of a file is that of one of our outputs."""
        return self.tag is not None and path.stem.lower().endswith(f".{self.tag}")


@dataclass(frozen=True, slots=True)
class Job:
    """A file to read and its output, None for no output.

    A file `found` in a folder, not named by the user, need not contain captions. `seen` is the
    state of the output when the run was planned; an output with another state stays. None allows
    any state. `data` is the content of the source, if given; a `sink` receives the output instead
    of a file. `home` is the folder of the run, whose hidden files tell of the output.
    """

    source: Path
    output: Path | None
    found: bool = False
    seen: Stamp | None = None
    data: bytes | None = None
    sink: Callable[[bytes], object] | None = None
    home: Path | None = None

    @property
    def may_be_other(self) -> bool:
        """Whether the user has not named it, and its ending is not that of captions alone."""
        form = by_ending(self.source.suffix)
        return self.found and form is not None and form.ambiguous

    @property
    def format(self) -> Target | None:
        """The format to export to; None where the output has the ending of the input."""
        if self.output is None:
            return None
        ending = self.output.suffix
        keeps = ending.lower() == self.source.suffix.lower() and _is_written(ending)
        return None if keeps else target_of(ending)


@dataclass(frozen=True, slots=True)
class Plan:
    """The files to process, in order, and the outcomes of those that are `done` or have `failed`.

    The failed ones include folders. Links that lead out of their folder count as done: they are
    skipped. The `others` are files in folders without the ending of a caption file.
    """

    jobs: tuple[Job, ...]
    done: tuple[Outcome, ...] = ()
    failed: tuple[Outcome, ...] = ()
    others: tuple[Path, ...] = ()

    @property
    def passed_over(self) -> tuple[Outcome, ...]:
        """The outcomes that are known before the run."""
        return (*self.failed, *self.done)


def plan(
    paths: Sequence[Path],
    destination: Destination,
    *,
    reserved: Sequence[Path] = (),
    recipe: str | None = None,
    patterns: Patterns = Patterns(),  # noqa: B008 - frozen
) -> Plan:
    """Find the inputs in `paths`, files and folders, and their outputs.

    Folders are walked for caption files; outputs and `reserved` files in them, and those that the
    `patterns` leave out, are not inputs. A file that is reached twice is read once. With the
    `recipe` of the run, journals show which outputs are ours. These are made again if input or
    recipe changed.

    Raises CaptionError for impossible outputs: two inputs with one output, an output over an input
    without `in_place`, or over a reserved file.
    """
    planner = _Planner(paths, destination, reserved, patterns)
    inputs: dict[Path, Job] = {}
    for path in paths:
        for job in planner.jobs_of(path):
            inputs.setdefault(real_path(job.source), job)
    beside = _beside_captions(inputs)
    for outcome in beside:
        del inputs[real_path(outcome.path)]
    if not destination.in_place:
        _refuse_clashes(inputs, {real_path(path) for path in reserved})
    found = plan_of(inputs.values(), destination, recipe=recipe)
    return replace(
        found,
        done=(*planner.skipped, *beside, *found.done),
        failed=(*planner.failed, *found.failed),
        others=tuple(planner.others),
    )


def plan_of(
    jobs: Iterable[Job],
    destination: Destination,
    *,
    recipe: str | None = None,
    standings: Standings | None = None,
) -> Plan:
    """The plan for known jobs; of the `destination` only `overwrite` counts.

    The `standings` are those of the recipe, by default read anew.
    """
    standings = standings or Standings(recipe)
    found = [_looked_at(job, destination, standings) for job in jobs]
    ended = [item for item in found if isinstance(item, Outcome)]
    return Plan(
        tuple(item for item in found if isinstance(item, Job)),
        tuple(item for item in ended if item.status is Status.SKIPPED),
        tuple(item for item in ended if item.status is Status.FAILED),
    )


_STAYS = {
    Standing.DONE: "{output}: this output is done already; --overwrite makes it again.",
    Standing.THERE: "{output}: this output is there already; --overwrite replaces it.",
    Standing.EDITED: "{output}: this output was edited since it was written, and stays; "
    "--overwrite replaces it.",
}


def _looked_at(job: Job, destination: Destination, standings: Standings) -> Job | Outcome:
    """The job with the present state of its output; an outcome where there is nothing to do."""
    if job.output is None:
        return job
    try:
        job = replace(job, seen=file_stamp(job.output))
    except OSError as error:  # for example a name that is too long
        reason = f"{job.output}: this output cannot be written: {error.strerror or error}."
        return Outcome(job.source, Status.FAILED, job.output, reason)
    standing = _standing(job, destination, standings)
    if standing is None:
        return job
    reason = _STAYS[standing].format(output=job.output)
    return Outcome(job.source, Status.SKIPPED, job.output, reason, standing=standing)


def _standing(job: Job, destination: Destination, standings: Standings) -> Standing | None:
    """The reason why the output of a job stays; None where it does not."""
    if job.output is None or job.seen == NOTHING or destination.overwrite:
        return None
    if job.output == job.source:
        return Standing.DONE if standings.is_done_in_place(job.output) else None
    return standings.of(job.source, job.output)


def _identity(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file, the same for every spelling of its name; None for no file.

    None too for a file with hard links: a write to one of its names leaves the others unchanged.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_nlink == 1 else None


def is_one_file(paths: Sequence[Path]) -> bool:
    """Whether a single file is named, so that its failure is the failure of the run."""
    return len(paths) == 1 and (paths[0] == STANDARD or not is_folder(paths[0]))


class _Planner:
    """Search for the jobs of one run; also collects `failed`, `skipped` and `others`."""

    def __init__(
        self,
        paths: Sequence[Path],
        destination: Destination,
        reserved: Sequence[Path],
        patterns: Patterns,
    ) -> None:
        self._destination = destination
        self._patterns = patterns
        self._out_is_file = _is_output_file(paths, destination.out)
        own = [] if destination.out is None or self._out_is_file else [destination.out]
        self._excluded = frozenset(real_path(path) for path in (*own, *reserved))
        self.failed: list[Outcome] = []
        self.skipped: list[Outcome] = []
        self.others: list[Path] = []

    def jobs_of(self, path: Path) -> Iterator[Job]:
        """The job of a file, or the jobs of the captions in a folder, sorted."""
        if not is_folder(path):
            yield Job(path, self._output(path, Path(path.name)), home=self._home(path.parent))
            return
        found, home = False, self._home(path)
        # A folder that is its own output is refused later, when outputs are compared.
        for item in files_in(path, self._excluded - {real_path(path)}, self._patterns):
            if isinstance(item, CaptionError):
                self._fail(item)
            elif isinstance(item, LeadsOut):
                if not self._left_out(item.path):
                    continue
            elif item.suffix.lower() not in ENDINGS:
                self.others.append(item)
                continue
            elif self._destination.is_output(item):
                continue
            else:
                yield Job(item, self._output(item, item.relative_to(path)), found=True, home=home)
            found = True
        if not found:
            what = f"no caption file ({', '.join(ENDINGS)}) is in here"
            if self._patterns != Patterns():
                what += ", apart from those that --include and --exclude leave out"
            self._fail(CaptionError(f"{what}.", file=path))

    def _left_out(self, link: Path) -> bool:
        """Skip a link that leads out; returns whether it would have been read."""
        is_wanted = is_folder(link) or link.suffix.lower() in ENDINGS
        if is_wanted:
            reason = f"{link}: this link leads out of the folder, and is not followed; name it."
            standing = Standing.OUTSIDE
            self.skipped.append(Outcome(link, Status.SKIPPED, error=reason, standing=standing))
        else:
            self.others.append(link)
        return is_wanted

    def _fail(self, error: CaptionError) -> None:
        self.failed.append(Outcome(Path(error.file or ""), Status.FAILED, error=str(error)))

    def _home(self, folder: Path) -> Path | None:
        """The home of outputs whose inputs are in `folder`, which is named or has named files."""
        out = self._destination.out
        if out is None:
            return folder
        return None if self._out_is_file else out

    def _output(self, source: Path, relative: Path) -> Path | None:
        """The output of `source`; `relative` is its path within its folder."""
        destination = self._destination
        if not destination.writes:
            return None
        if destination.in_place:
            return source
        if self._out_is_file:
            return destination.out
        ending = destination.ending or _ending(source)
        if destination.out is None:
            return source.with_name(f"{source.stem}.{destination.tag}{ending}")
        return output_in(destination.out, relative, ending, destination.suffix)


def output_in(
    folder: Path, relative: Path, ending: str | None = None, suffix: str | None = None
) -> Path:
    """The output, in a mirror `folder`, of a file at `relative` in its own folder."""
    tag = f".{suffix}" if suffix else ""
    return (folder / relative).with_name(f"{relative.stem}{tag}{ending or _ending(relative)}")


def _ending(source: Path) -> str:
    """The ending of an output: that of the input, or SRT for read-only formats."""
    return source.suffix if _is_written(source.suffix) else SRT.endings[0]


def _is_written(ending: str) -> bool:
    """Whether an output may have the ending of an input; some formats are read-only."""
    form = by_ending(ending)
    return form is None or form.editable


def _is_output_file(paths: Sequence[Path], out: Path | None) -> bool:
    """Whether `out` is the output file of the only input, and not a folder.

    Raises CaptionError where it can be neither.
    """
    if out is None or is_folder(out):
        return False
    known = target_of(out.suffix) is not None
    if not is_one_file(paths):
        if not known and file_stamp(out) == NOTHING:
            return False
        raise CaptionError(
            "this is a file, but several inputs need a folder.",
            file=out,
            remedy="Name a folder with -o.",
        )
    same_ending = out.suffix.lower() == paths[0].suffix.lower() and _is_written(out.suffix)
    if out.suffix and not same_ending and not known:
        written = [target.endings[0] for target in EXPORTED]
        raise CaptionError(
            f"captions are not written as {out.suffix}.",
            file=out,
            remedy=f"Let the output end in {', '.join(written[:-1])} or {written[-1]}.",
        )
    return bool(out.suffix)


def _beside_captions(inputs: Mapping[Path, Job]) -> list[Outcome]:
    """Files that may be other than captions, with the output of captions beside them."""
    outputs = {job.output for job in inputs.values() if job.output and not job.may_be_other}
    return [
        Outcome(
            job.source,
            Status.SKIPPED,
            error=f"{job.source}: captions beside it have the same output; to read this file "
            "instead, --exclude those.",
        )
        for job in inputs.values()
        if job.output in outputs and job.may_be_other
    ]


def _refuse_clashes(inputs: Mapping[Path, Job], reserved: AbstractSet[Path]) -> None:
    """Raise CaptionError where a file would be written twice, or an input overwritten."""
    sources: dict[Path, list[Job]] = defaultdict(list)
    for job in inputs.values():
        if job.output is not None:
            sources[real_path(job.output)].append(job)
    files = {name for name in map(_identity, inputs) if name is not None}
    for output, writers in sources.items():
        if len(writers) > 1:
            names = " and ".join(str(job.source) for job in writers[:2])
            raise CaptionError(
                f"{names} would both be written to this file.",
                file=writers[0].output,
                remedy="Nothing was written. Leave one out by --exclude, or give each a run "
                "with another -o.",
            )
        if output in reserved:
            raise CaptionError("the report is written to this file.", file=writers[0].output)
        if output in inputs or _identity(output) in files:
            raise CaptionError(
                "this is an input file; inputs are overwritten on request only.",
                file=writers[0].output,
                remedy="Nothing was written. Give --in-place, or another -o.",
            )
