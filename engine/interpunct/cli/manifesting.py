# SPDX-License-Identifier: Apache-2.0
"""`interpunct manifest`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.cli import arguments
from interpunct.cli.arguments import OUTPUT
from interpunct.cli.commands import INCOMPLETE, Subcommand, option, required
from interpunct.cli.punctuating import PunctuationOptions

if TYPE_CHECKING:
    from interpunct.folders.manifest import BundleName, Manifest
    from interpunct.folders.planning import Plan


@dataclass(frozen=True, kw_only=True)
class ManifestCommand(PunctuationOptions, Subcommand):
    """Write the manifest of a run on many machines: files, shards and options.

    Each job of an array then processes one shard: interpunct punctuate --manifest JOBS.jsonl
    --shard I.

    Shards hold nearly the same number of words. Paths that lead nowhere are told and left out.
    """

    examples = """
    interpunct manifest archive/ -o jobs.jsonl --shards 64 --into done/ --language en,de
        64 shards, for a Slurm array of 64 jobs

    interpunct punctuate --manifest jobs.jsonl --shard 0 --report reports/0.jsonl
        the work of the first job

    interpunct merge-reports reports/*.jsonl -o report.jsonl
        one report after the end of all jobs
    """

    paths: arguments.InputsArgument
    include: arguments.IncludeOption = None
    exclude: arguments.ExcludeOption = None
    out: Path = required(
        "The manifest. Paths in it are relative to its folder.",
        "-o",
        "--output",
        metavar="JOBS.jsonl",
        panel=OUTPUT,
    )
    shards: int = required("Number of jobs that share the files.", metavar="N", min=1)
    into: Path | None = option(
        None,
        "The folder of the outputs, which mirrors that of the inputs.  [default: beside each "
        "input, as talk.punctuated.srt]",
        metavar="OUT",
        panel=OUTPUT,
    )
    overwrite: arguments.OverwriteOption = False

    def run(self) -> int:
        """Write the manifest."""
        from interpunct.cli.console import complain_of_failed, tell
        from interpunct.folders.manifest import write_manifest
        from interpunct.folders.shards import Shard, imbalance
        from interpunct.sentences import counted

        planned = self._planned()
        for failed in planned.failed:
            complain_of_failed(failed)
        if planned.failed and not planned.jobs:
            return INCOMPLETE
        manifest = self._manifest(planned)
        write_manifest(manifest, self.out)
        head = manifest.head
        shards: list[Shard] = [
            tuple(place for place, entry in enumerate(manifest.entries) if entry.shard == number)
            for number in range(head.shards)
        ]
        heaviest = imbalance([entry.words for entry in manifest.entries], shards)
        files = counted(head.files, one="1 file", many="{count} files")
        tell(
            f"{self.out}: {files} of about {head.words:,} words in {head.shards} "
            f"shards; the heaviest has {heaviest:.2f} times the mean."
        )
        return INCOMPLETE if planned.failed else 0

    def _planned(self) -> "Plan":
        from interpunct.cli.console import complain
        from interpunct.folders.planning import Destination, plan

        only_suggests = self.marks == "suggest" and self.cut == "off" and self.into is None
        # Existing outputs are checked by each shard, because a restarted job checks again.
        destination = Destination(
            "punctuated", self.into, overwrite=True, writes=not only_suggests
        )
        patterns = arguments.patterns_of(self.include, self.exclude)
        planned = plan(self.paths, destination, reserved=(self.out,), patterns=patterns)
        for link in planned.done:
            complain(f"skipped: {link.error}")
        return planned

    def _manifest(self, planned: "Plan") -> "Manifest":
        from interpunct.folders.manifest import new_manifest

        return new_manifest(
            planned.jobs,
            self.shards,
            self.out.parent,
            options=self.options(),
            bundle=self._bundle(),
            overwrite=self.overwrite,
        )

    def _bundle(self) -> "BundleName":
        """The bundle in a form that every job finds: a folder by its full path."""
        from interpunct.bundles.bundle import bundles_folder, find_bundle, installed_folder
        from interpunct.folders.manifest import BundleName

        bundle = find_bundle(self.bundle)
        is_known = bundle.folder.parent in (bundles_folder(), installed_folder())
        named = self.bundle if is_known else str(bundle.folder.resolve())
        return BundleName(named, bundle.description.name, bundle.description.version)
