# SPDX-License-Identifier: Apache-2.0
"""What the packed `interpunct` starts."""

from interpunct.cli.main import run

run()
