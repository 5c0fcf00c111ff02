# Python 3.11+ and make are all that these need; everything else they install into .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name 'names.*.txt') pyproject.toml setup.py
PAGE := src/mathom/server/page/index.html
# Tests start hundreds of processes: none of them shall compile the package anew.
unexport PYTHONDONTWRITEBYTECODE
PAGE_SOURCES := $(shell find web/src web/public web/scripts -type f) $(wildcard web/*.*)

.PHONY: play setup page types test nightly times check style ready style-python style-page soak storm siege mutants bench photos bless compiled test-compiled lock format clean help

help:           ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: .venv/.ready-server page  ## install what is missing, open the inn and print its address
	@$(BIN)/mathom serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

setup: .venv/.ready     ## leave a working .venv/bin/mathom

page: $(PAGE)   ## build the page that the server hands out

types: .venv/.ready-dev web/node_modules/.ready ## write the page's types anew from the server's schema
	$(BIN)/python -m mathom.server.print_openapi > web/openapi.json
	$(NPM) run types

test: ready     ## run every test of the day
	$(BIN)/pytest -n 3 --dist worksteal -m "not nightly"

nightly: ready .compiled/.ready    ## run all that takes too long for the day; NIGHTLY="--only storm --list"
	$(BIN)/python -m tests.nightly $(NIGHTLY)

times: ready    ## run every test of the day and write down in docs/testing.md how long they took
	$(BIN)/python -m tests.times

check: style    ## format, lint, types and unit tests, without the browser and the long campaigns
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow and not browser and not nightly"

# What Python needs is installed and looked at while the page is: each keeps one processor busy.
style: .venv/.ready .venv/.ready-node
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target style-python style-page

ready: .venv/.ready .venv/.ready-node
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target style-python style-page page

style-python: .venv/.ready-dev
	$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy

style-page: web/node_modules/.ready
	$(NPM) run check
	$(NPM) run lint

soak: .venv/.ready-dev  ## 20,000 random games of every variant and number of players, with random decks, and around every card
	$(BIN)/python -m mathom.core.testing.soak --games 20000
	$(BIN)/python -m tests.fellowship.campaign --games 20000 --large 2000
	$(BIN)/pytest -n 2 --dist worksteal -m nightly tests/fellowship/test_everywhere.py tests/fellowship/test_closed_lists.py

storm: .venv/.ready-dev ## 200 kills, database crashes, full disks and more while people play at real servers; STORM="--minutes 5 --only sqlite"
	$(BIN)/python -m tests.storm $(STORM)

siege: .venv/.ready-dev ## one household does its worst within the limits while another plays; SIEGE="--minutes 1"
	$(BIN)/python -m tests.siege $(SIEGE)

mutants: .venv/.ready-dev       ## 200 small faults in rules, cards, words and server: which does no test notice? MUTANTS="--number 40 --seed x --jobs 2 --at FILE:LINE"
	$(BIN)/python -m tests.mutants $(MUTANTS)

bench: .venv/.ready-bench .compiled/.ready  ## the speed table, against peers in the same run
	$(BIN)/python benchmarks/run.py && $(BIN)/python benchmarks/inn.py

photos: .venv/.ready-dev page   ## photograph every page on five screens, in both themes and languages, into .artefacts
	MATHOM_PHOTOS=1 $(BIN)/pytest -n 2 tests/e2e/test_places.py -k at_a_desk

bless: .venv/.ready-dev page ## rewrite the golden playthroughs and the pictures; do it only when they changed on purpose
	$(BIN)/python -m tests.bless

compiled: .compiled/.ready      ## build the core and the games with mypyc into .compiled
	@echo "Run it with: PYTHONPATH=.compiled $(BIN)/mathom"

test-compiled: .compiled/.ready page ## run every test but the browser's on the compiled build
	PYTHONPATH=.compiled $(BIN)/pytest -n 2 --dist worksteal -m "not browser and not nightly"

format: .venv/.ready-dev        ## format and mend what ruff can mend
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .

lock: .venv/.ready-dev  ## pin the requirements anew
	$(PIP) uv
	for set in base build server dev bench node; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-annotate --no-header requirements/$$set.in -o requirements/$$set.txt; done

clean:          ## remove all that these commands made
	rm -rf web/node_modules src/mathom/server/page .artefacts
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

.venv/.ready-server: .venv/.ready requirements/server.txt
	@$(PIP) --require-hashes -r requirements/server.txt
	@touch $@

.venv/.ready-dev: .venv/.ready requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.ready-bench: .venv/.ready-dev requirements/bench.txt
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

# A Node of the machine will do; where there is none or an old one, .venv gets one of its own.
.venv/.ready-node: .venv/.ready requirements/node.txt tools/node-suits.cjs
	@{ node tools/node-suits.cjs && npm --version; } >/dev/null 2>&1 || \
	  { echo "Installing Node into .venv (once) ..."; $(PIP) --require-hashes -r requirements/node.txt; }
	@touch $@

web/node_modules/.ready: .venv/.ready-node web/package-lock.json
	@echo "Installing what the page is built with ..."
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run build --silent -- --logLevel=warn
	@touch $@

.compiled/.ready: .venv/.ready-dev $(SOURCES)
	@echo "Compiling with mypyc ..."
	@rm -rf .compiled build
	@MATHOM_COMPILE=1 $(PIP) --no-deps --no-build-isolation --target .compiled .
	@touch $@
