# Tavolata: `make play` to play, `make test` before you push, `make help` for the rest.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
ARGS ?=
export PYTHON

# One worker more than processors: server tests also wait for sockets and programs.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

# Each step of the set-up leaves a stamp. The first is named after this folder, since a virtual environment holds its own path.
VENV := .venv/made-$(shell pwd | cksum | cut -d ' ' -f 1)
RUNTIME := .venv/runtime
DEV := .venv/dev
MUTMUT := .venv/mutmut
AUDIT := .venv/audit
NPM := web/node_modules/.installed
CLIENT := web/dist/index.html
TYPES := web/src/shared/net/wire.ts

# Folders are listed with the files, so that a deleted file counts as a change; Python's cache folders are not.
CLIENT_SOURCES := $(shell find web -mindepth 1 \( -path web/dist -o -path web/node_modules -o -name wire.ts \) -prune -o -print 2>/dev/null; \
	find src/tavolata/i18n src/tavolata/games/*/words -mindepth 1 \( -name '*.ftl' -o -type d ! -name __pycache__ \) 2>/dev/null)

# The modules that may hold a part of a message. The generated wire.ts are needed to check types, and not to build.
MESSAGE_SOURCES := $(shell find src/tavolata/core src/tavolata/server/protocol src/tavolata/games -name '*.py')

.PHONY: help setup play quick test forget-reports checks lint typecheck test-python test-client test-browser
.PHONY: chaos fuzz fuzz-socket fuzz-http audit sbom mutants coverage builds pythons format types gallery handbook bench screenshots lock clean FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(RUNTIME) $(CLIENT) ## prepare everything that playing needs: .venv, packages, client
	@echo "Tavolata is set up: 'make play' starts it."

play: $(RUNTIME) $(CLIENT) ## start the server; options in ARGS, as in make play ARGS="--port 8123"
	@$(BIN)/tavolata serve $(ARGS)

$(VENV): $(shell test -x $(BIN)/python || echo FORCE)
	@python=$$(tools/find-python) && echo "Setting up Tavolata; from the second time on this takes a moment." && "$$python" -m tools.venv make
	@touch $@

$(RUNTIME): $(VENV) requirements.lock pyproject.toml
	@$(BIN)/python -m tools.venv runtime
	@touch $@

$(DEV): $(RUNTIME) requirements-postgres.lock requirements-dev.lock
	@$(BIN)/python -m tools.venv dev
	@touch $@

$(MUTMUT): $(DEV) requirements-mutants.lock
	@$(BIN)/python -m tools.venv mutants
	@touch $@

$(AUDIT): $(DEV) requirements-audit.lock
	@$(BIN)/python -m tools.venv audit
	@touch $@

$(NPM): web/package.json web/package-lock.json web/.npmrc | $(RUNTIME)
	@$(BIN)/python -m tools.client install
	@touch $@

$(CLIENT): $(NPM) $(CLIENT_SOURCES) | $(RUNTIME)
	@$(BIN)/python -m tools.client build

test: forget-reports checks test-python test-browser ## everything that CI runs, in this order; stops at the first failure
	@$(BIN)/python -m tools.summary

forget-reports: $(DEV) $(TYPES) $(CLIENT)
	@rm -rf .venv/reports

quick: $(DEV) $(NPM) ## unit tests, lint and types: no process, no socket, no browser (two minutes)
	@$(MAKE) typecheck >.venv/typecheck.log 2>&1 & types=$$!; \
	$(BIN)/ruff check . && $(BIN)/pytest --quick --numprocesses $$(getconf _NPROCESSORS_ONLN) --quiet $(ARGS); tests=$$?; \
	wait $$types; types=$$?; cat .venv/typecheck.log; exit $$((tests + types))

checks: $(DEV) $(NPM) ## lint, types and unit tests of the client
	@$(MAKE) typecheck >.venv/typecheck.log 2>&1 & types=$$!; \
	$(MAKE) lint test-client; others=$$?; \
	wait $$types; types=$$?; cat .venv/typecheck.log; exit $$((others + types))

lint: $(DEV) $(NPM) ## ruff and prettier
	@printf '\n== Format and lint\n'
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/python -m tools.client run --silent format:check

typecheck: $(DEV) ## strict mypy
	@printf '\n== Types\n'
	@$(BIN)/mypy

test-python: $(DEV) $(NPM) ## Python tests without a browser; as in make test-python ARGS="-k rules"
	@printf '\n== Python tests\n'
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --junitxml=.venv/reports/python.xml $(ARGS)

test-client: $(NPM) $(TYPES) ## types and unit tests of the client
	@printf '\n== Client: types\n'
	@$(BIN)/python -m tools.client run --silent check
	@printf '\n== Client: unit tests\n'
	@$(BIN)/python -m tools.client run --silent test

test-browser: $(DEV) $(CLIENT) ## tests in Chromium, and a smoke test in Firefox and WebKit
	@printf '\n== Browser tests\n'
	@$(BIN)/python -m tools.browsers $(BIN)/python -m tools.rerun_failed $(BIN)/pytest tests/browser $(ARGS)

chaos: $(DEV) ## kill and starve real servers under load, one alone and three on a database, and check that nothing was lost (half an hour); options in ARGS, as --seed 7
	@$(BIN)/python -m tests.chaos $(ARGS)

fuzz: $(DEV) ## random games with all invariants checked; RANDOM_GAMES=500 for more (half an hour)
	@RANDOM_GAMES=$${RANDOM_GAMES:-200} $(BIN)/pytest --numprocesses auto tests/games -k fuzz $(ARGS)

fuzz-socket: $(DEV) ## 100,000 mutated messages to a real server (two minutes); ARGS="COUNT SEED"
	@$(BIN)/python -m tests.server.fuzz $(ARGS)

fuzz-http: $(AUDIT) ## all endpoints of a real server under schemathesis; ARGS="EXAMPLES SEED"
	@$(BIN)/python -m tests.server.fuzz_http $(ARGS)

audit: $(AUDIT) $(NPM) ## known vulnerabilities of the dependencies
	@$(BIN)/python -m tools.audit audit

sbom: $(AUDIT) $(NPM) ## build the wheel and its CycloneDX bill of materials
	@$(BIN)/python -m tools.audit sbom

mutants: $(MUTMUT) ## mutation tests of rules and core (an hour); ARGS="lucky_loop"
	@$(BIN)/python -m tools.mutants $(ARGS)

coverage: $(DEV) $(NPM) ## lines and branches that the Python tests run; fails under 95 % in rules, core and server (half an hour)
	@mkdir -p .venv/reports/coverage; $(BIN)/coverage erase
	@nice -n 5 $(BIN)/coverage run -m pytest --numprocesses auto $(ARGS)
	@$(BIN)/coverage combine --quiet; $(BIN)/coverage html --quiet --directory .venv/reports/coverage/html
	@$(BIN)/coverage report --skip-covered --fail-under 95 --include 'src/tavolata/core/*,src/tavolata/server/*,src/tavolata/games/*/rules/*'

builds: $(DEV) ## check that wheel and sdist are reproducible to the byte (minutes)
	@$(BIN)/python -m tools.reproducible_build

pythons: $(DEV) ## test the wheel on every installed Python (minutes each); ARGS="3.14 TESTS"
	@$(BIN)/python -m tools.test_pythons $(ARGS)

format: $(DEV) $(NPM) ## format the Python code and the client
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python -m tools.client run --silent format

types: $(TYPES) ## generate the client's message types (web/src/**/wire.ts) from the server's

$(TYPES): $(NPM) web/scripts/types.js $(MESSAGE_SOURCES) | $(RUNTIME)
	@printf '\n== Client: message types\n'
	@$(BIN)/python -m tavolata.server.protocol.typescript >web/node_modules/.messages.json
	@$(BIN)/python -m tools.client run --silent types -- "$(CURDIR)/web/node_modules/.messages.json"

gallery: $(RUNTIME) $(NPM) ## serve the gallery of the client's rooms, posters and drawings (docs/developers/gallery.md)
	@$(BIN)/python -m tools.gallery_scenes
	@echo "The gallery is at /gallery.html of the address below; Ctrl-C stops it."
	@$(BIN)/python -m tools.client run --silent dev

handbook: $(DEV) ## build the documentation site into dist/handbook
	@$(BIN)/python -m tools.handbook

bench: $(DEV) ## measure, as in make bench ARGS=playouts; without ARGS, list the benches
	@$(BIN)/python -m bench $(ARGS)

screenshots: $(DEV) $(CLIENT) ## take the pictures in docs/ again
	@$(BIN)/python -m tools.chromium $(BIN)/python -m tests.browser.screenshots

lock: $(VENV) ## choose package versions again after a change in pyproject.toml; ARGS=--upgrade takes the newest (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv: install it with 'pip install uv'."; exit 1; }
	@$(BIN)/python -m tools.lock $(ARGS)

clean: ## remove everything that the set-up made; the tables in data/ stay
	@rm -rf .venv web/src/shared/net/wire.ts web/src/games/*/wire.ts web/dist web/node_modules dist test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
