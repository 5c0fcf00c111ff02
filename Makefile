# Python 3.11+ and make are all that these need; everything else they install into .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') pyproject.toml setup.py

.PHONY: play setup test check soak bench bless compiled test-compiled lock format clean help

help:           ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: setup     ## install what is missing and play Journey to Mordor in this terminal
	@$(BIN)/mathom play journey

setup: .venv/.ready     ## leave a working .venv/bin/mathom

test: .venv/.ready-dev  ## run every test
	$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy
	$(BIN)/pytest -n 2

check: .venv/.ready-dev ## format, lint, types and unit tests, without the long campaigns
	$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy
	$(BIN)/pytest -n 2 -m "not slow"

soak: setup     ## 10,000 random games of every variant and number of players
	$(BIN)/python -m mathom.core.testing.soak --games 10000

bench: .venv/.ready-bench .compiled/.ready  ## the speed table, against peers in the same run
	$(BIN)/python benchmarks/run.py

bless: .venv/.ready-dev ## rewrite the golden playthroughs; do it only when the rules changed
	$(BIN)/python -m tests.bless

compiled: .compiled/.ready      ## build the core and the games with mypyc into .compiled
	@echo "Run it with: PYTHONPATH=.compiled $(BIN)/mathom"

test-compiled: .compiled/.ready ## run every test on the compiled build
	PYTHONPATH=.compiled $(BIN)/pytest -n 2

format: .venv/.ready-dev        ## format and mend what ruff can mend
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .

lock: .venv/.ready-dev  ## pin the requirements anew
	$(PIP) uv
	for set in base build dev bench; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-annotate --no-header requirements/$$set.in -o requirements/$$set.txt; done

clean:          ## remove all that these commands made
	rm -rf .venv .compiled build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Mathom needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv

.venv/.ready: .venv/bin/python requirements/base.txt pyproject.toml setup.py
	@$(PIP) --require-hashes -r requirements/base.txt -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.ready-dev: .venv/.ready requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.ready-bench: .venv/.ready-dev requirements/bench.txt
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

.compiled/.ready: .venv/.ready-dev $(SOURCES)
	@echo "Compiling with mypyc ..."
	@rm -rf .compiled build
	@MATHOM_COMPILE=1 $(PIP) --no-deps --no-build-isolation --target .compiled .
	@touch $@
