# Everything a person or a machine needs to do with this project. `make` alone lists it.

# A Python that can make a virtual environment, the usual one first.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT := src/ludoteca/server/client/index.html
CLIENT_SOURCES := $(shell find web src/ludoteca/games -type f \
	\( -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' -o -name '*.svg' -o -name '*.png' \) 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test check test-python test-web types previews shots wheel format clean

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

test: check test-web test-python ## Run every check and every test

check: .venv/.dev node_modules/.installed ## Formatting, lint, types, import directions
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent lint
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent check
	@PATH="$$(cat .venv/.node):$(CURDIR)/$(BIN):$$PATH" npm run --silent types -- --check

test-web: node_modules/.installed ## Tests of the client that need no browser
	@PATH="$$(cat .venv/.node):$$PATH" npm run --silent test

test-python: .venv/.dev $(CLIENT) ## Tests of rules, server and browser
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal -m "not alone" --durations 20
	$(BIN)/python -m pytest -m alone

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
