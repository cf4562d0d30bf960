# SPDX-License-Identifier: Apache-2.0
"""Run of one shard of a manifest, for `interpunct punctuate --manifest`."""

from dataclasses import replace

from interpunct.bundles.bundle import find_bundle
from interpunct.cli.arguments import FileArguments
from interpunct.cli.batching import run_planned
from interpunct.cli.opening import ModelChoice
from interpunct.cli.sharing import Sharing
from interpunct.folders.journal import recipe_of
from interpunct.folders.manifest import Manifest
from interpunct.folders.outcomes import Outcome
from interpunct.folders.planning import Destination, Job, Plan, plan_of
from interpunct.folders.running import Run


def run_shard(
    manifest: Manifest, shard: int, given: FileArguments, choice: ModelChoice, sharing: Sharing
) -> int:
    """Run a shard of a manifest, and return the exit code, as `run_batch` does.

    Raises InterpunctError where the manifest does not match this machine.
    """
    manifest.check_bundle(find_bundle(choice.bundle))
    options = manifest.head.options
    recipe = recipe_of(options, choice.digest()) if given.resume else None
    planned = _planned(manifest, shard, recipe)
    run = Run(options, dry_run=given.dry_run, recipe=recipe)
    return run_planned("punctuate", given, planned, run, choice=choice, sharing=sharing)


def _planned(manifest: Manifest, shard: int, recipe: str | None) -> Plan:
    """The plan for a shard; files changed since the manifest fail."""
    jobs: list[Job] = []
    changed: list[Outcome] = []
    for entry in manifest.shard(shard):
        failure = manifest.changed(entry)
        if failure is None:
            jobs.append(manifest.job(entry))
        else:
            changed.append(failure)
    destination = Destination(overwrite=manifest.head.overwrite)
    planned = plan_of(jobs, destination, recipe=recipe)
    return replace(planned, failed=(*changed, *planned.failed))
