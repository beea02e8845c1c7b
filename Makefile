# Every target does its own set-up and repeats quickly when nothing changed.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
DOCS_VENV := .venv-docs
PY := $(VENV)/bin/python
RESULTS := build/bench
# The games are the entry points of the package; there is no other list.
GAMES = $(shell $(PY) -m fairyring.testing games)
NODE_MODULES := web/node_modules/.stamp
CLIENT := build/client.stamp
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f ! -path 'web/tests/*' ! -name '*.md' -print)
LOCK_OPTIONS := --quiet --generate-hashes --strip-extras --allow-unsafe \
    --no-emit-index-url --no-emit-trusted-host --no-emit-find-links $(if $(UPGRADE),--upgrade)

export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export CUSTOM_COMPILE_COMMAND := make lock

.PHONY: help play web test tests-engine tests-browser client native bench docs lint fields types recorded kept lock clean
.DELETE_ON_ERROR:

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.stamp web ## Play in the browser: starts the server and says where it is
	@$(PY) tools/build_native.py --background
	@$(VENV)/bin/fairyring serve --open

web: $(CLIENT) ## Build the table for the browser into the server's folder

test: web $(VENV)/.extras ## Check everything: lint, compile, build, all tests
	@$(MAKE) --no-print-directory --jobs=2 native lint client # the compiler takes minutes, and one core
	@tools/provide.sh "Chromium, for the tests in a real browser," chromium -- which chromium || true
	@tools/provide.sh "PostgreSQL, for the tests of several servers," postgresql -- bash -c 'ls /usr/lib/postgresql/*/bin/initdb || which initdb' || true
	@tools/provide.sh "NATS, for the tests of many servers," nats-server -- bash -c 'PATH="$$PATH:/usr/sbin" which nats-server' || true
	@echo "test: running all tests, those in a browser beside the others"
	@$(MAKE) --no-print-directory --jobs=2 --keep-going tests-engine tests-browser # the first wait more than they work

tests-engine:
	@FAIRYRING_COMPILED=1 $(PY) -m pytest -q -n 3 --dist worksteal --ignore=tests/browser

# Apart, because Playwright keeps an event loop running. Compiled: the processor is for the browser, not for bots.
tests-browser:
	@PYTHONPATH="$$($(PY) tools/build_native.py --path)" $(PY) -m pytest -q -n 2 --dist worksteal tests/browser

client: web
	@echo "test: checking and testing the client"
	@cd web && npm run --silent format:check && npm run --silent check && npm run --silent test

native: $(VENV)/.stamp ## Compile the engine with mypyc into build/native, where the command finds it
	@tools/provide.sh "A C compiler" gcc libc6-dev -- $(PY) -c 'from tools.build_native import require_compiler; require_compiler()'
	@$(PY) tools/build_native.py

bench: native $(BENCH_VENV)/.stamp ## Measure Fairyring and its peers, write the table in docs/benchmarks.md
	@mkdir -p $(RESULTS)
	@echo "bench: measuring the peers"
	@$(BENCH_VENV)/bin/python benchmarks/peers.py > $(RESULTS)/peers.json
	@echo "bench: measuring Fairyring, interpreted and compiled"
	@for game in $(GAMES); do \
	    FAIRYRING_INTERPRETED=1 $(VENV)/bin/fairyring bench $$game --json > $(RESULTS)/$$game.json && \
	    $(VENV)/bin/fairyring bench $$game --json > $(RESULTS)/$$game-native.json || exit 1; \
	done
	@$(if $(YARDSTICK),$(PY) benchmarks/yardstick.py $(YARDSTICK) > $(RESULTS)/yardstick.json)
	@$(PY) benchmarks/table.py --write \
	    $(foreach game,$(GAMES),$(RESULTS)/$(game)-native.json $(RESULTS)/$(game).json) \
	    $(if $(YARDSTICK),$(RESULTS)/yardstick.json) $(RESULTS)/peers.json

docs: $(DOCS_VENV)/.stamp ## Build the documentation as a site into build/site
	@echo "docs: building the site"
	@NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs build --strict --quiet
	@echo "docs: open build/site/index.html, or look at it with: $(DOCS_VENV)/bin/mkdocs serve"

lint: $(VENV)/.stamp ## Check style, types and the direction of imports
	@echo "lint: ruff, mypy, import-linter"
	@$(VENV)/bin/ruff check --quiet
	@$(PY) -m mypy --strict --no-error-summary
	@$(PY) tools/make_fields.py --check
	@$(PY) tools/make_types.py --check
	@mkdir -p build
	@$(VENV)/bin/lint-imports --no-logo > build/imports.log 2>&1 || { cat build/imports.log; exit 1; }

fields: $(VENV)/.stamp ## Write the classes that hold the fields of games anew, after a change of a things.py
	@$(PY) tools/make_fields.py

types: $(VENV)/.stamp ## Write the types of the browser anew, after a change of messages, views or events
	@$(PY) tools/make_types.py

recorded: $(VENV)/.stamp ## Write playthroughs and golden records anew, after a wanted change of rules
	@for game in $(GAMES); do \
	    $(PY) -m fairyring.testing playthroughs $$game tests/games/$$game/playthroughs && \
	    $(PY) -m fairyring.testing golden $$game tests/golden/$$game --anew || exit 1; \
	done

kept: $(VENV)/.stamp ## Before a release: keep the components, for tables begun with them
	@for game in $(GAMES); do $(PY) -m fairyring.testing keep $$game || exit 1; done

lock: ## Pin all dependencies anew (UPGRADE=1: to their newest releases)
	@test -x $(VENV)/bin/pip-compile || $(MAKE) --no-print-directory $(VENV)/.stamp
	@echo "lock: requirements/*.lock"
	@$(VENV)/bin/pip-compile $(LOCK_OPTIONS) --extra dev --output-file requirements/dev.lock pyproject.toml
	@$(VENV)/bin/pip-compile $(LOCK_OPTIONS) --output-file requirements/extras.lock requirements/extras.in
	@$(VENV)/bin/pip-compile $(LOCK_OPTIONS) --output-file requirements/ray.lock requirements/ray.in
	@$(VENV)/bin/pip-compile $(LOCK_OPTIONS) --output-file requirements/bench.lock requirements/bench.in
	@$(VENV)/bin/pip-compile $(LOCK_OPTIONS) --output-file requirements/docs.lock requirements/docs.in

clean: ## Remove everything that make has built
	rm -rf web/node_modules src/fairyring/server/static
	rm -rf $(VENV) $(BENCH_VENV) $(DOCS_VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.stamp: requirements/dev.lock pyproject.toml tools/make_venv.sh
	@tools/make_venv.sh $(VENV) requirements/dev.lock .
	@touch $@

# What `make test` needs besides: the extras of pyproject.toml, but for Ray, which is large.
$(VENV)/.extras: requirements/extras.lock $(VENV)/.stamp
	@echo "$(VENV): installing requirements/extras.lock"
	@$(PY) -m pip install -qq --no-input --require-hashes -r requirements/extras.lock
	@touch $@

$(BENCH_VENV)/.stamp: requirements/bench.lock tools/make_venv.sh
	@tools/make_venv.sh $(BENCH_VENV) requirements/bench.lock
	@touch $@

$(DOCS_VENV)/.stamp: requirements/docs.lock tools/make_venv.sh
	@tools/make_venv.sh $(DOCS_VENV) requirements/docs.lock
	@touch $@

$(NODE_MODULES): web/package-lock.json
	@tools/provide.sh "Node.js 20.19 or newer with npm" nodejs npm -- \
	    bash -c 'npm --version && node -e "const [a, b] = process.versions.node.split(\".\"); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)"'
	@echo "web: installing what the client is built with"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	@echo "web: building the client"
	@cd web && npm run --silent build -- --logLevel warn
	@mkdir -p $(@D) && touch $@
