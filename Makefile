# The commands of this project. `make` alone lists them.

# A Python that can make a virtual environment, the usual one first.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
# Parallel jobs: one for each processor; two for each processor in tests, which wait for servers and
# browsers half of their time.
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
WORKERS ?= $(shell expr 2 \* $(JOBS))
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
# The file in which a test run notes its seconds, for the report at its end.
SECONDS := .test-seconds.jsonl
# The commit with which `make test-changed` compares.
SINCE ?= HEAD
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT := src/ludoteca/server/client/index.html
CLIENT_SOURCES := $(shell find web src/ludoteca/games -type f \
	\( -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' -o -name '*.svg' -o -name '*.png' \) 2>/dev/null)

# What the types of the client are made of, with the folders, so that a file that is gone is missed; and
# the sign that they were right since its last change, for they take twenty seconds.
TYPED := $(shell find web src/ludoteca/games -name __pycache__ -prune -o \
	\( -type d -o -name '*.svelte' -o -name '*.ts' -o -name '*.json' \) -print 2>/dev/null)
CLIENT_TYPES := node_modules/.types-of-client

# Tests of the server that `make test` also runs on PostgreSQL; `make test-deep` runs all of them there.
# tests/server/databases.py says which ones these are.
ON_POSTGRES := $(shell grep -rl --include='test_*.py' 'mark\.on_both' tests/server)

# Tests that measure time: they mostly wait. In a whole run they are tried beside the others, before
# which they get a processor; those that fail are tried again when nothing else runs, and only that
# counts.
ALONE := $(shell grep -rl --include='test_*.py' 'mark\.alone' tests src/ludoteca/games)
PYTEST_ALONE := $(PYTEST) --numprocesses $(JOBS) --dist loadfile -m alone --seconds=$(SECONDS) -o cache_dir=.pytest_cache/alone
FAILED_BESIDE := .pytest_cache/failed-beside-others

# Write bytecode: a test run starts hundreds of processes, and each would compile all sources again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test test-changed test-deep test-odd test-on-sqlite test-on-postgres test-alone test-alone-beside test-alone-again beside faults attacks check check-python check-client check-style check-types-python check-lint-client check-types-client check-generated test-python test-web types previews shots wheel format clean

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

play: $(CLIENT) .venv/.run ## Install what is needed, build the client, serve on http://127.0.0.1:8000
	@$(BIN)/python -m ludoteca.cli serve

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer with venv, and found none (Debian: apt install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv .venv

# Python reads this file in the encoding of the locale, and fails when it cannot. So the file names the
# sources by a relative path, which is ASCII whatever the name of this folder is.
NAME_NO_FOLDER := for file in .venv/lib/python*/site-packages/_editable_impl_ludoteca.pth; do \
	[ ! -f "$$file" ] || echo ../../../../src > "$$file"; done

.venv/.run: requirements/run.txt requirements/build.txt pyproject.toml | .venv/bin/python
	@$(NAME_NO_FOLDER)
	$(INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@$(NAME_NO_FOLDER)
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

# Quick checks come first, beside the build of the client, which tests need. The slow ones and the tests
# of the client need nothing of the others: they take what the Python tests leave of the processors.
test: .venv/.dev node_modules/.installed ## Run every check and every test
	@$(BIN)/python tools/seconds.py $(SECONDS) begin
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target $(CLIENT) check-style .venv/.collected
	@$(MAKE) --no-print-directory --jobs $(shell expr 3 + $(JOBS)) test-alone-beside test-on-sqlite test-on-postgres beside
	@$(MAKE) --no-print-directory test-alone-again
	@$(BIN)/python tools/seconds.py $(SECONDS) end

beside: .venv/.dev node_modules/.installed
	@nice -n 19 $(MAKE) --no-print-directory --output-sync=target check-types-python check-types-client check-lint-client test-web check-generated

# Collecting compiles the files of tests, and hypothesis reads all sources for numbers and words: once
# in a new environment, or each process of the tests would do it for itself.
.venv/.collected: | .venv/.dev
	@$(PYTEST) --collect-only --quiet > $@.new || { cat $@.new; exit 1; }
	@mv $@.new $@

check: check-python check-client ## Formatting, lint, types, import directions

check-python: check-style check-types-python

check-client: check-lint-client check-types-client check-generated

check-style: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

check-types-python: .venv/.dev
	$(BIN)/python -m mypy

check-lint-client: .venv/.dev node_modules/.installed
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent lint

check-types-client: $(CLIENT_TYPES)

$(CLIENT_TYPES): node_modules/.installed tsconfig.json svelte.config.js vite.config.ts package.json $(TYPED)
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent check
	@touch $@

check-generated: .venv/.dev node_modules/.installed
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent types -- --check

test-web: node_modules/.installed ## Tests of the client that need no browser
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent test

# Those on PostgreSQL wait for its disk most of their time, so they run beside the others, and tell
# what came out when they are over.
test-python: .venv/.dev $(CLIENT) ## Tests of rules, server and browser
	@$(MAKE) --no-print-directory --jobs 3 test-alone-beside test-on-sqlite test-on-postgres
	@$(MAKE) --no-print-directory test-alone-again

test-alone:
	$(PYTEST_ALONE) $(ALONE)

test-alone-beside:
	@rm -f $(FAILED_BESIDE)
	@told=$$($(PYTEST_ALONE) $(ALONE) 2>&1) || { mkdir -p .pytest_cache; touch $(FAILED_BESIDE); }; \
		echo "Tests that measure time, beside others:"; echo "$$told"

test-alone-again:
	@[ ! -e $(FAILED_BESIDE) ] || $(PYTEST_ALONE) --last-failed $(ALONE)

test-on-sqlite:
	nice $(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m "not alone" --seconds=$(SECONDS)

test-on-postgres:
	@told=$$(TEST_DATABASE=postgresql nice $(PYTEST) --numprocesses $(JOBS) --dist worksteal -m "on_both and not alone" --seconds=$(SECONDS) $(ON_POSTGRES) 2>&1); \
		status=$$?; echo "On PostgreSQL:"; echo "$$told"; exit $$status

test-changed: .venv/.dev node_modules/.installed $(CLIENT) ## Run all checks, and the tests that depend on your changes (SINCE=commit)
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target check
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent test -- --changed $(SINCE) --passWithNoTests
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m "not alone" --changed --since=$(SINCE) || [ $$? -eq 5 ] # 5: no test depends on the change

test-deep: .venv/.dev node_modules/.installed $(CLIENT) ## Run all combinations, many more random tables, in random order, and the server on PostgreSQL, too (TESTS=paths)
	@$(if $(TESTS),:,DEEP=1 PATH="$$(cat .venv/.node):$$PATH" npm run --silent test)
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m "not alone" -p randomly --deep --durations 20 $(TESTS)
	@$(if $(TESTS),:,$(PYTEST) --numprocesses $(JOBS) --dist loadfile -m "alone and deep" --deep $(ALONE))
	@$(if $(TESTS),:,TEST_DATABASE=postgresql $(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m "not alone" -p randomly --deep tests/server --durations 20)

# An environment on top of .venv, so that .venv stays clean however a run ends.
test-odd: .venv/.dev $(CLIENT) ## Test the platform with three unusual games installed as packages
	$(BIN)/python tests/odd_games/install.py .venv/odd
	.venv/odd/bin/python -m pytest --numprocesses $(WORKERS) --dist worksteal -m "not alone and not long" tests

faults: .venv/.dev ## Inject many faults during play, and count lost entries; writes bench/results/faults.json
	$(BIN)/python -m tests.server.faults --times 10 > bench/results/faults.json; status=$$?; cat bench/results/faults.json; exit $$status

attacks: .venv/.dev ## Attack a server as one visitor can, ten seconds for each attack (or ATTACKS=glances), and measure the delay for others; writes bench/results/attacks.json
	$(BIN)/python -m tests.server.siege --into bench/results/attacks.json $(ATTACKS)

types: .venv/.run node_modules/.installed ## Generate the client's types from the Python ones
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent types

previews: .venv/.dev node_modules/.installed ## Draw icons, and pictures of link previews that are out of date
	$(BIN)/python tools/pictures.py

shots: .venv/.dev $(CLIENT) ## Take pictures of every page into shots/
	$(BIN)/python tools/shots.py

wheel: .venv/.run ## Build an installable package with the client inside
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

format: .venv/.dev node_modules/.installed ## Format all sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent format

clean: ## Remove all built and installed files; data/ stays
	rm -rf .venv .node .pyodide node_modules dist src/ludoteca/server/client bench/peers/.venv bench/peers/node_modules
