# SPDX-License-Identifier: Apache-2.0
"""What the packed `interpunct-editor` starts."""

from interpunct_app.main import run

run()
