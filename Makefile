# Tavolata: `make play` to play, `make test` before you push, `make help` for the rest.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
ARGS ?=
export PYTHON

# Tests of the server also wait, for sockets and for programs: one at a time more than there are processors keeps them all busy.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

# Each step of the set-up leaves a stamp, so that nothing is done twice. The first is named after this folder, because a
# virtual environment knows its own path: a moved or copied checkout makes a new one.
VENV := .venv/made-$(shell pwd | cksum | cut -d ' ' -f 1)
RUNTIME := .venv/runtime
DEV := .venv/dev
MUTMUT := .venv/mutmut
AUDIT := .venv/audit
NPM := web/node_modules/.installed
CLIENT := web/dist/index.html
WIRES := web/src/shared/net/wire.ts $(wildcard web/src/games/*/wire.ts)

# Folders are named along with the files, so that a deleted file counts as a change; the folders words themselves are not, as
# Python keeps its cache there.
CLIENT_SOURCES := $(shell find web -mindepth 1 \( -path web/dist -o -path web/node_modules \) -prune -o -print 2>/dev/null; \
	find src/tavolata/words src/tavolata/games/*/words -mindepth 1 \( -name '*.ftl' -o -type d ! -name __pycache__ \) 2>/dev/null)

.PHONY: help setup play test forget-reports checks lint typecheck test-python test-client test-browser
.PHONY: torture fuzz fuzz-socket fuzz-http audit sbom mutants coverage builds pythons format types gallery handbook bench tap-to-tile figures screenshots lock clean FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(RUNTIME) $(CLIENT) ## prepare all that playing needs: .venv, packages, client
	@echo "Tavolata is set up: 'make play' starts it."

play: $(RUNTIME) $(CLIENT) ## set up and start the server; options in ARGS, as in make play ARGS="--port 8123"
	@$(BIN)/tavolata serve $(ARGS)

$(VENV): $(shell test -x $(BIN)/python || echo FORCE)
	@python=$$(tools/find-python) && echo "Setting up Tavolata; from the second time on this takes a moment." && "$$python" -m tools.environment make
	@touch $@

$(RUNTIME): $(VENV) requirements.lock pyproject.toml
	@$(BIN)/python -m tools.environment runtime
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	@$(BIN)/python -m tools.environment dev
	@touch $@

$(MUTMUT): $(DEV) requirements-mutants.lock
	@$(BIN)/python -m tools.environment mutants
	@touch $@

$(AUDIT): $(DEV) requirements-audit.lock
	@$(BIN)/python -m tools.environment audit
	@touch $@

$(NPM): web/package.json web/package-lock.json web/.npmrc | $(RUNTIME)
	@$(BIN)/python -m tools.client install
	@touch $@

$(CLIENT): $(NPM) $(CLIENT_SOURCES) | $(RUNTIME)
	@$(BIN)/python -m tools.client build

test: forget-reports checks test-python test-browser ## all checks, in this order; stops at the first that fails
	@$(BIN)/python -m tools.verdict

forget-reports: $(DEV) $(CLIENT)
	@rm -rf .venv/reports

checks: $(DEV) $(NPM) ## all that needs no server: lint, typecheck and test-client; types of Python, the longest, beside the others
	@$(MAKE) typecheck >.venv/typecheck.log 2>&1 & types=$$!; \
	$(MAKE) lint test-client; others=$$?; \
	wait $$types; types=$$?; cat .venv/typecheck.log; exit $$((others + types))

lint: $(DEV) $(NPM) ## format and lint of the Python code (ruff), format of the client (prettier)
	@printf '\n== Format and lint\n'
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/python -m tools.client run --silent format:check

typecheck: $(DEV) ## strict types of the Python code (mypy)
	@printf '\n== Types\n'
	@$(BIN)/mypy

test-python: $(DEV) $(NPM) ## Python tests that need no browser; options in ARGS, as in make test-python ARGS="-k rules"
	@printf '\n== Python tests\n'
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --junitxml=.venv/reports/python.xml $(ARGS)

test-client: $(NPM) ## message types still those of the server, type check and unit tests of the client
	@printf '\n== Client: message types\n'
	@before=$$(cat $(WIRES) | cksum); $(MAKE) types; test "$$before" = "$$(cat $(WIRES) | cksum)" || \
		{ echo "The message types in web/src were stale and have been written anew: look them through and commit them."; exit 1; }
	@printf '\n== Client: types\n'
	@$(BIN)/python -m tools.client run --silent check
	@printf '\n== Client: unit tests\n'
	@$(BIN)/python -m tools.client run --silent test

test-browser: $(DEV) $(CLIENT) ## tests in a real Chromium, and a smoke test in Firefox and WebKit as well
	@printf '\n== Browser tests\n'
	@$(BIN)/python -m tools.browsers $(BIN)/python -m tools.again $(BIN)/pytest tests/browser $(ARGS)

torture: $(DEV) ## kill and starve real servers under load, one alone and three on a database, and prove that nothing was lost (half an hour); options in ARGS, as --seed 7
	@$(BIN)/python -m tests.torture $(ARGS)

fuzz: $(DEV) ## many random games of each, with every invariant looked at; RANDOM_GAMES=500 for more (half an hour)
	@RANDOM_GAMES=$${RANDOM_GAMES:-200} $(BIN)/pytest --numprocesses auto tests/games -k fuzz $(ARGS)

fuzz-socket: $(DEV) ## 100,000 messages that are nearly right to a real server (two minutes); ARGS="COUNT SEED" for others
	@$(BIN)/python -m tests.server.fuzz $(ARGS)

fuzz-http: $(AUDIT) ## all routes of a real server under schemathesis; ARGS="EXAMPLES SEED" for others
	@$(BIN)/python -m tests.server.fuzz_http $(ARGS)

audit: $(AUDIT) $(NPM) ## known faults of the packages we use, where the registries answer
	@$(BIN)/python -m tools.audit audit

sbom: $(AUDIT) $(NPM) ## build the wheel, and write beside it all that is in it and that it needs (CycloneDX)
	@$(BIN)/python -m tools.audit sbom

mutants: $(MUTMUT) ## break rules and core in thousands of places, one at a time: which faults do the tests not see? (an hour)
	@$(BIN)/python -m tools.mutants $(ARGS)

coverage: $(DEV) $(NPM) ## lines and branches that the Python tests run, by package, into docs/coverage.md (half an hour); ARGS="--add TESTS" for a part of them
	@nice -n 5 $(BIN)/python -m tools.covered $(ARGS)

builds: $(DEV) ## build wheel and sdist in two clones, and a wheel from the sdist: they are equal to the byte (some minutes)
	@$(BIN)/python -m tools.builds

pythons: $(DEV) ## the wheel and the tests of the library on every Python that is found here (some minutes each); ARGS="3.14 TESTS" for one, and fewer
	@$(BIN)/python -m tools.pythons $(ARGS)

format: $(DEV) $(NPM) ## format the Python code and the client, and mend what ruff can mend
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python -m tools.client run --silent format

types: $(RUNTIME) $(NPM) ## write the client's message types anew from the server's
	@$(BIN)/python -m tavolata.server.schemas >.venv/wire.json
	@$(BIN)/python -m tools.client run --silent types -- "$(CURDIR)/.venv/wire.json"

gallery: $(RUNTIME) $(NPM) ## serve the gallery of the client's rooms, posters and drawings (docs/gallery.md)
	@$(BIN)/python -m tools.scenes
	@echo "The gallery is at /gallery.html of the address below; Ctrl-C stops it."
	@$(BIN)/python -m tools.client run --silent dev

handbook: $(DEV) ## build the documentation as a site into dist/handbook
	@$(BIN)/python -m tools.handbook

bench: $(DEV) ## measure; options in ARGS
	@$(BIN)/python -m bench $(ARGS)

tap-to-tile: $(DEV) $(CLIENT) ## measure in a browser how long it takes from the tap on the heap to the tile in hand
	@$(BIN)/python -m tools.chromium $(BIN)/python -m bench.tap_to_tile

figures: $(DEV) ## measure the bots and write the figures in docs/ anew (an hour or more)
	@$(BIN)/python -m bench.figures $(ARGS)
	@$(BIN)/python -m bench.mission_figures $(ARGS)
	@$(BIN)/python -m bench.trucker_figures $(ARGS)

screenshots: $(DEV) $(CLIENT) ## make the pictures in docs/ anew
	@$(BIN)/python -m tools.chromium $(BIN)/python -m tests.browser.screenshots

LOCK := uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" $(ARGS)

lock: ## choose package versions anew after a change in pyproject.toml; ARGS=--upgrade takes the newest (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv: install it with 'pip install uv'."; exit 1; }
	@$(LOCK) pyproject.toml --extra server --extra arena --group build --output-file requirements.lock
	@$(LOCK) pyproject.toml --extra postgres --group build --constraints requirements.lock --output-file requirements-postgres.lock
	@$(LOCK) pyproject.toml --all-extras --group build --group dev --constraints requirements-postgres.lock --output-file requirements-dev.lock
	@$(LOCK) pyproject.toml --all-extras --group build --group dev --group mutants --constraints requirements-dev.lock --output-file requirements-mutants.lock
	@$(LOCK) pyproject.toml --all-extras --group build --group dev --group audit --constraints requirements-dev.lock --output-file requirements-audit.lock
	@$(LOCK) --group node --output-file requirements-node.lock

clean: ## remove all that the set-up made; the tables in data/ stay
	@rm -rf .venv web/dist web/node_modules dist test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
