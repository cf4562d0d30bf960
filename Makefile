# One command each. Every target makes its own virtual environment in .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DIST := $(VENV)-dist/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt
# An editable install is not compiled by pip: every start would compile it where none may write.
COMPILE := $(BIN)/python -m compileall -q engine app resources

.PHONY: setup run test check format bench mutants torture laboratory translations train-smoke docs dist try-dist lock system-packages clean

run: $(VENV)/run.stamp  ## open the editor on a sample (in the terminal where there is no display)
	@PIP_CONSTRAINT=packaging/constraints.txt $(BIN)/python packaging/sound.py
	@$(BIN)/python packaging/demo.py

# A worker for each core; one thread in each, for the pools of two would wait for each other.
# Tests are dealt out, not stolen: with `worksteal` two of four runs left their last tests with nobody.
# Byte code is written even where the user's settings forbid it: pytest compiles all tests else.
test: $(VENV)/dev.stamp  ## all tests
	PYTHONDONTWRITEBYTECODE= QT_QPA_PLATFORM=offscreen OMP_NUM_THREADS=1 $(BIN)/python -m pytest -n auto --dist load

check: $(VENV)/dev.stamp  ## style, types and import walls
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_walls.py tests/test_style.py

format: $(VENV)/dev.stamp  ## let ruff lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/dev.stamp  ## speed and memory, measured and printed
	$(BIN)/python -m benchmarks

SAMPLE ?= 150
SEED ?= 1
mutants: $(VENV)/mutants.stamp  ## faults put into ROOM, of which its tests must notice 90 %
	$(BIN)/python -m benchmarks.mutants $(ROOM) --sample $(SAMPLE) --seed $(SEED)

MINUTES ?= 30
torture: $(VENV)/dev.stamp  ## try for MINUTES to break it, at random, and print what broke
	OMP_NUM_THREADS=1 $(BIN)/python -m benchmarks.torture --minutes $(MINUTES) $(if $(PARTS),--parts $(PARTS))

SCALE ?= 1
laboratory: $(VENV)/dev.stamp  ## train and measure the published systems in the background; of ROW=name or ROW=4.3 (a table), those
	$(BIN)/python -m benchmarks.laboratory $(ROW) --scale $(SCALE) $(if $(ROW),,--background)

train-smoke: $(VENV)/dev.stamp  ## train, export and load a tiny model from text written for it
	$(BIN)/python -m pytest -q tests/engine/lab

translations: $(VENV)/run.stamp  ## take the texts of the sources into the translations; list what is missing
	@$(BIN)/python packaging/translations.py

docs: $(VENV)/docs.stamp  ## the site of the documentation, in site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# The packed programs carry what is installed here, so it is an environment of its own.
dist: $(VENV)-dist/stamp  ## wheels, sdist, folder of PyInstaller, .deb, AppDir: in dist/
	rm -rf dist
	$(DIST)/python packaging/wheels.py dist
	$(DIST)/python -m build --quiet --sdist --no-isolation --outdir dist
	$(DIST)/python -m twine check --strict dist/*.whl dist/*.tar.gz
	$(DIST)/python packaging/icons.py
	$(DIST)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller packaging/pyinstaller/interpunct.spec
	$(DIST)/python packaging/licenses.py dist/interpunct
	$(DIST)/python packaging/appdir.py dist/interpunct dist
	if command -v dpkg-deb >/dev/null; then $(DIST)/python packaging/deb.py dist/interpunct dist; fi

try-dist: $(VENV)-dist/stamp  ## install and use each of them once, as root for the .deb
	$(DIST)/python packaging/try_dist.py dist

lock: $(VENV)-dist/stamp  ## pin what pyproject.toml needs, with hashes (OPTIONS=--upgrade for new versions)
	$(DIST)/python packaging/lock.py $(OPTIONS)

setup: $(VENV)/dev.stamp

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11, 5))' \
		|| { echo "Interpunct needs Python 3.11.5 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: $(VENV)/bin/python pyproject.toml packaging/constraints.txt | system-packages
	$(PIP) -e '.[app]'
	@$(COMPILE)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/bin/python pyproject.toml packaging/constraints.txt | system-packages
	$(PIP) -e '.[app,torch,dev]'
	@$(COMPILE)
	@touch $@ $(VENV)/run.stamp

$(VENV)/mutants.stamp: $(VENV)/dev.stamp
	$(PIP) -e '.[mutants]'
	@touch $@

$(VENV)-dist/stamp: pyproject.toml packaging/locked.txt | system-packages
	$(PYTHON) -m venv --clear $(VENV)-dist
	$(DIST)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r packaging/locked.txt
	$(DIST)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/docs.stamp: $(VENV)/bin/python pyproject.toml packaging/constraints.txt
	$(PIP) -e '.[docs]'
	@touch $@

system-packages:
	@sh packaging/system-packages.sh

clean:
	rm -rf $(VENV) $(VENV)-dist build .mypy_cache .pytest_cache .ruff_cache dist site
