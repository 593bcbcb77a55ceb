# Everything a person or a machine needs to do with this project. `make` alone lists it.

# A Python that can make a virtual environment, the usual one first.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
# How many things stand side by side: one for each processor.
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT := src/ludoteca/server/client/index.html
CLIENT_SOURCES := $(shell find web src/ludoteca/games -type f \
	\( -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' -o -name '*.svg' -o -name '*.png' \) 2>/dev/null)

# Tests of the server that also run on PostgreSQL every day; all of them do in `make test-deep`.
ON_POSTGRES := $(addprefix tests/server/test_,journal.py races.py turns.py scheduler.py people.py rematch.py)

.DEFAULT_GOAL := help
.PHONY: help play test test-deep faults attacks check check-python check-client test-python test-web types previews shots wheel format clean

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

play: $(CLIENT) .venv/.run ## Install what is needed, build the client, serve on http://127.0.0.1:8000
	@$(BIN)/ludoteca serve

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer with venv, and found none (Debian: apt install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv .venv

.venv/.run: requirements/run.txt requirements/build.txt pyproject.toml | .venv/bin/python
	$(INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.node: tools/node.py requirements/node.txt | .venv/bin/python
	@$(BIN)/python tools/node.py > $@.new && mv $@.new $@

node_modules/.installed: package.json package-lock.json .venv/.node
	@PATH="$$(cat .venv/.node):$$PATH" npm ci --ignore-scripts --no-fund --no-audit --loglevel=error
	@touch $@

.pyodide/msgspec.whl: requirements/pyodide.txt tools/msgspec_wheel.py | .venv/bin/python
	@$(BIN)/python tools/msgspec_wheel.py
	@touch $@

$(CLIENT): node_modules/.installed .pyodide/msgspec.whl vite.config.ts $(CLIENT_SOURCES)
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent build
	@touch $@

# What needs no other part stands side by side; then the Python tests have the machine for themselves.
test: .venv/.dev node_modules/.installed ## Run every check and every test
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target check test-web $(CLIENT)
	@$(MAKE) --no-print-directory test-python

check: check-python check-client ## Formatting, lint, types, import directions

check-python: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: .venv/.dev node_modules/.installed
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent lint
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent check
	@PATH="$$(cat .venv/.node):$(CURDIR)/$(BIN):$$PATH" npm run --silent types -- --check

test-web: node_modules/.installed ## Tests of the client that need no browser
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent test

test-python: .venv/.dev $(CLIENT) ## Tests of rules, server and browser
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal -m "not alone" --durations 20
	TEST_DATABASE=postgresql $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal -m "not alone" $(ON_POSTGRES)
	$(BIN)/python -m pytest -m alone

test-deep: .venv/.dev ## The contract of every game, on many more random tables
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal --deep tests/contract --durations 20
	TEST_DATABASE=postgresql $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal tests/server --durations 20

faults: .venv/.dev ## Break everything under play, at length, and count what was lost; keeps bench/results/faults.json
	$(BIN)/python -m tests.server.faults --times 10 > bench/results/faults.json; status=$$?; cat bench/results/faults.json; exit $$status

attacks: .venv/.dev ## Do a house all the harm that one visitor can (or ATTACKS=glances), ten seconds each, and see what others notice; keeps bench/results/attacks.json
	$(BIN)/python -m tests.server.siege --into bench/results/attacks.json $(ATTACKS)

types: .venv/.run node_modules/.installed ## Generate the client's types from the Python ones
	@PATH="$$(cat .venv/.node):$(CURDIR)/$(BIN):$$PATH" npm run --silent types

previews: .venv/.dev node_modules/.installed ## Draw icons, and the pictures of link previews that are old
	$(BIN)/python tools/pictures.py

shots: .venv/.dev $(CLIENT) ## Take pictures of every page into shots/
	$(BIN)/python tools/shots.py

wheel: .venv/.run ## Build an installable package with the client inside
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

format: .venv/.dev node_modules/.installed ## Format all sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent format

clean: ## Remove everything that was built or installed; data/ stays
	rm -rf .venv .node .pyodide node_modules dist src/ludoteca/server/client bench/peers/.venv bench/peers/node_modules
