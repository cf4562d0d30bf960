# SPDX-License-Identifier: Apache-2.0
"""Trains the published systems that the README compares: `python -m benchmarks.laboratory`.

What is trained, and how, stands in `laboratory.toml`. A training that was killed is resumed, a
bundle that is there already is left alone. The encoders that the systems of papers 2, 3 and 5
start from are those of the default bundle, as checkpoints, and those of `interpunct pretrain`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path

from interpunct.lab.evaluation.measured import read_tagged
from interpunct.models.bundle import DESCRIPTION, default_bundle
from interpunct.models.checkpoints.exporting import FamilyName, export_encoder

PLANS = Path(__file__).with_name("laboratory.toml")
ENCODERS: dict[str, tuple[FamilyName, int | None]] = {
    "default-bert": ("bert", None),
    "default-bert-3": ("bert", 3),
    "default-electra": ("electra", None),
}
"""The family and the number of layers of each encoder that a system starts from."""


def main() -> None:
    """Train what is named, or all, one after the other."""
    arguments = _arguments()
    plans = tomllib.loads(PLANS.read_text(encoding="utf-8"))
    folders = _prepared(arguments)
    for name in arguments.names or [*plans["pretrained"], *plans["bundles"]]:
        if name in plans["pretrained"]:
            line = f"pretrain {plans['pretrained'][name]} --out {{encoders}}/{name}"
        else:
            plan = f"{plans['bundles'][name]} {plans['common']}"
            line = f"train {plan} --out {{out}}/{name} --resume"
        if not (arguments.out / name / DESCRIPTION).exists():
            words = [word.format(**folders, seven=plans["seven"]) for word in line.split()]
            subprocess.run([sys.executable, "-m", "interpunct.cli.main", *words], check=True)


def _prepared(arguments: argparse.Namespace) -> dict[str, Path]:
    """The folders of the plans, those that are made here among them."""
    encoders, domain = arguments.out / "encoders", arguments.out / "domain"
    for name, (family, layers) in ENCODERS.items():
        if not (encoders / name).exists():
            export_encoder(default_bundle(), encoders / name, family, layers)
    if arguments.talks:
        domain.mkdir(parents=True, exist_ok=True)
        read_tagged(arguments.talks, "en").save(domain / "en.npz")
    return {
        "data": arguments.data,
        "dev": arguments.dev,
        "out": arguments.out,
        "encoders": encoders,
        "domain": domain,
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, help="labelled text (*.npz) to train on")
    parser.add_argument("dev", type=Path, help="labelled text to measure on while training")
    parser.add_argument("out", type=Path, help="where the bundles are written")
    parser.add_argument(
        "--talks", type=Path, help="tagged English talks, the {domain}: IWSLT 2011's dev2012"
    )
    parser.add_argument("names", nargs="*", help="names in laboratory.toml; all of them")
    return parser.parse_args()


if __name__ == "__main__":
    main()
