# Everything a target needs is made inside .venv, and made again only when its reason changed.
# docs/building.md explains the two speeds, compiled and interpreted.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
unexport PYTHONPATH
# Bytecode is kept: without it every process reads its libraries anew, seconds for each server that is started.
unexport PYTHONDONTWRITEBYTECODE

VENV    := .venv
PY      := $(VENV)/bin/python
MATHOM  := $(VENV)/bin/mathom
INSTALL := $(PY) -m pip install --quiet --quiet --no-input --no-compile --disable-pip-version-check
ARGS    :=

# The first Python on the path that is new enough; `make PYTHON=/path/to/python …` overrides it.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
PYTHON := $(shell for python in python3 python3.13 python3.12 python3.11; do \
    $$python $(NEW_ENOUGH) && { echo $$python; break; }; done)

# Stamps: what has been done to the virtual environment.
MADE    := $(VENV)/.made
DEV     := $(VENV)/.dev-tools
PACKAGE := $(VENV)/.package
BENCH   := $(VENV)/.bench-tools
DOCS    := $(VENV)/.docs-tools
AUDIT   := $(VENV)/.audit-tools
TRAIN   := $(VENV)/.train-tools
BROWSER := $(VENV)/.browser
POSTGRES := $(VENV)/.postgres
RECIPE  := $(VENV)/.recipe
MODULES := web/node_modules/.package-lock.json
GAMES   := $(patsubst src/mathom/games/%/__init__.py,%,$(wildcard src/mathom/games/*/__init__.py))

SOURCES := $(sort $(shell find src -type f \( -name '*.py' -o -name '*.json' -o -name '*.toml' \
    -o -name '*.ftl' -o -name py.typed \) -not -path 'src/mathom/server/static/*'))
CLIENT := $(sort $(wildcard web/package*.json web/*.html web/*.ts web/*.js) \
    $(shell find web/src web/scripts web/public -type f 2>/dev/null))
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix web --no-audit --no-fund

# Prints the requirements of the named groups or extras of pyproject.toml, one a line. An extra that stands inside
# another one is named for itself.
define REQUIREMENTS
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    settings = tomllib.load(file)
project = settings["project"]
groups = {**settings["dependency-groups"], **project["optional-dependencies"],
          "project": project["dependencies"]}
lines = [line for name in sys.argv[1:] for line in groups[name]]
print(*(line for line in lines if not line.startswith("mathom[")), sep="\n")
endef
export REQUIREMENTS
requirements = $(PY) -c "$$REQUIREMENTS" $(1) > $@.txt && $(INSTALL) -r $@.txt

# Succeeds if the installed package holds compiled rules.
define COMPILED
import sys
from importlib.metadata import files
sys.exit(not any(file.suffix in (".so", ".pyd") for file in files("mathom")))
endef
export COMPILED
compiled = $(PY) -c "$$COMPILED"

.PHONY: help play terminal test check check-python check-client audit bench fuzz browser levels level-times screens screenshots load rehearsal golden samples web docs ladder training old-version blunders clean always

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "  ARGS='…' is handed on to the command behind play, bench and fuzz."

play: $(PACKAGE) ## serve the games and open the page in the browser
	@$(MATHOM) serve $(ARGS)

terminal: $(PACKAGE) ## play Duel for Middle-earth in the terminal
	@$(MATHOM) play duel $(ARGS)

# Two kinds of tests run side by side, so that no core waits: tests of the rules, compiled and then interpreted, and
# those that mostly wait for servers and browsers. Tests of what surrounds the rules run compiled only. Workers take the
# long tests before the short ones, one by one, and those that share a server of their own together. What the tests of
# the games cover is checked with what they have reported in this run. Tools are fetched and the checks run while the
# package is built.
AROUND := bots cli lessons research server texts web
COVERED := $(CURDIR)/$(VENV)/covered.json
COVERING := $(wildcard tests/games/*/test_coverage.py)
test: $(DEV) ## run every check, then the tests compiled and interpreted
	@( $(MAKE) --no-print-directory $(BENCH) $(BROWSER) $(POSTGRES) && \
	   $(MAKE) --no-print-directory check-python ) > $(VENV)/check-python.log 2>&1 & python=$$!; \
	( $(MAKE) --no-print-directory $(MODULES) && \
	   $(MAKE) --no-print-directory check-client ) > $(VENV)/check-client.log 2>&1 & client=$$!; \
	$(MAKE) --no-print-directory $(PACKAGE); made=$$?; \
	wait $$python; python=$$?; wait $$client; client=$$?; \
	cat $(VENV)/check-python.log $(VENV)/check-client.log; \
	test $$made -eq 0 && test $$python -eq 0 && test $$client -eq 0
	@if $(compiled); then \
	    ( echo "== tests, compiled rules"; \
	      MATHOM_COVERAGE=$(COVERED) $(PY) -m pytest -n auto -m "not waiting and not covering" \
	          --ignore tests/server --ignore tests/web && \
	      MATHOM_COVERED=$(COVERED) $(PY) -m pytest -m covering $(COVERING); compiled=$$?; \
	      echo "== tests, interpreted rules"; \
	      PYTHONPATH=$(CURDIR)/src $(PY) -m pytest -n auto -m "not once" $(AROUND:%=--ignore tests/%) && \
	          test $$compiled -eq 0 \
	    ) > $(VENV)/rules.log 2>&1 & rules=$$!; \
	    echo "== tests, servers and browsers"; \
	    $(PY) -m pytest -n $$($(PY) -c "import os; print(1 + (os.cpu_count() or 1))") -m waiting \
	        --dist loadgroup --no-loadscope-reorder tests/web tests/server; waited=$$?; \
	    wait $$rules; passed=$$?; cat $(VENV)/rules.log; \
	    test $$waited -eq 0 && test $$passed -eq 0; \
	else \
	    echo "== no compiled rules are installed: the tests run interpreted only"; \
	    PYTHONPATH=$(CURDIR)/src $(PY) -m pytest -n auto; \
	fi

check: check-python check-client ## lint, formatting, dead code, import directions and types

check-client: $(DEV) $(MODULES)
	@echo "== the client: eslint and prettier"
	@$(NPM) run --silent lint
	@$(NPM) run --silent format:check

check-python: $(DEV)
	@echo "== ruff"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@echo "== dead code"
	@$(PY) -m vulture
	@echo "== import directions"
	@PYTHONPATH=$(CURDIR)/src $(VENV)/bin/lint-imports --no-logo
	@echo "== types"
	@$(PY) -m mypy

# Advisories come from an index on the network. Where none can be reached, that is said and nothing fails: a check that
# could not be made is neither passed nor broken.
audit: $(DEV) $(AUDIT) $(MODULES) ## look for known faults in the packages that are used, where advisories can be reached
	@sh scripts/audit.sh $(PY) "$(CURDIR)/$(VENV)/bin"

bench: $(PACKAGE) $(BENCH) ## measure the games beside OpenSpiel's chess, the Fellowship beside its hearts
	@for game in $(GAMES); do $(MATHOM) bench $$game --against openspiel $(ARGS) || exit 1; done

fuzz: $(PACKAGE) ## thousands of random games and damaged positions under all laws
	@$(MATHOM) fuzz duel --games 10000 $(ARGS)
	@$(MATHOM) fuzz fellowship --games 10000 $(ARGS)
	@$(MATHOM) fuzz war --games 2000 --every 100 $(ARGS)
	@$(MATHOM) fuzz war --games 500 --bot greedy --every 20 $(ARGS)
	@$(MATHOM) fuzz tcg --games 2000 --every 20 $(ARGS)
	@for game in $(filter-out duel fellowship war tcg,$(GAMES)); do \
	    $(MATHOM) fuzz $$game --games 2000 $(ARGS) || exit 1; done
	@for game in $(GAMES); do $(MATHOM) fuzz $$game --positions 20000 $(ARGS) || exit 1; done

browser: $(DEV) $(PACKAGE) $(BROWSER) $(MODULES) ## the tests of the page alone, in a real browser
	@$(PY) -m pytest -n auto tests/web

screens: $(DEV) $(PACKAGE) $(BROWSER) $(MODULES) ## the laws for screens on the whole corpus, at every size and in every language
	@$(PY) -m tests.web.screens.run $(ARGS)

screenshots: $(DEV) $(PACKAGE) $(BROWSER) ## take the pictures of docs/images again
	@MATHOM_SCREENSHOTS=1 $(PY) -m pytest tests/web/test_pictures.py

load: $(DEV) $(PACKAGE) $(POSTGRES) ## 1000 tables and 2000 connections on SQLite and on PostgreSQL, with a worker killed
	@$(PY) -m tests.server.load $(ARGS)

rehearsal: $(DEV) $(PACKAGE) $(POSTGRES) ## follow docs/many-people.md: PostgreSQL of 0.1, two workers, nginx with TLS, accidents, a backup
	@sh scripts/nginx.sh
	@$(PY) -m tests.server.rehearsal

golden: $(DEV) $(PACKAGE) ## write the golden records again, to be read as a diff
	@$(PY) -m tests.golden.regenerate

samples: $(DEV) $(PACKAGE) ## write the sample games of docs/samples again, from their records
	@$(PY) -m tests.texts.samples

web: $(DEV) $(MODULES) ## build the client beside the source, to develop the server
	@$(NPM) run build -- --outDir ../src/mathom/server/static

$(MODULES): web/package.json web/package-lock.json | $(DEV)
	@echo "== packages of the client"
	@$(NPM) ci
	@rm -rf .cache/eslint .cache/prettier

docs: $(PACKAGE) $(DEV) $(DOCS) $(BENCH) ## build the documentation into site/
	@if [ -f docs/generate.py ]; then $(PY) docs/generate.py; fi
	@$(PY) -m mathom.research.pages docs
	@$(PY) scripts/site_pages.py
	@$(VENV)/bin/zensical build --clean --strict

ladder: $(PACKAGE) $(BENCH) ## play the ladders of docs/ladders to their end and write their pages
	@$(PY) -m mathom.research.ladders docs

levels: $(PACKAGE) $(BENCH) ## play the levels against each other as far as docs/levels lacks it, and write docs/levels.md
	@$(PY) -m mathom.research.levels docs $(ARGS)

level-times: $(DEV) $(PACKAGE) ## how long the bots of each level think on a server with two tables at once
	@$(PY) -m tests.server.level_times $(ARGS)

# Apart from the other tests: the learner needs PyTorch, which takes gigabytes on some machines.
training: $(DEV) $(PACKAGE) $(BENCH) $(TRAIN) ## train a policy for Duel against random play and greedy, and print its curve
	@$(PY) -m pytest tests/research/test_training.py
	@$(PY) -m mathom.research.training duel $(ARGS)

# The last commit of version 0.1. Another one: make old-version OLD=COMMIT OLD_FOLDER=.versions/NAME
OLD := 7090236
OLD_FOLDER := .versions/0.1
old-version: $(MADE) ## build version 0.1 in .versions/0.1, to play against it
	@sh scripts/old_version.sh $(PY) $(OLD) $(OLD_FOLDER)

# Chapters of the Fellowship in turn; the same games for both versions.
BLUNDER_GAMES := 60
blunders: $(PACKAGE) old-version ## count the blunders of 0.1 and of this version and write docs/blunders.md
	@for version in 0.1 now; do \
	    test $$version = now && bot=greedy || bot=old:$(CURDIR)/$(OLD_FOLDER)/venv/bin/python:greedy; \
	    for game in $(GAMES); do \
	        test $$game = fellowship && more="--players 4 --option chapter=$$(seq -s, 1 18)" || more=; \
	        $(MATHOM) blunders $$game --bots $$bot --games $(BLUNDER_GAMES) $$more --records .cache/blunders/$$version \
	            --json > docs/blunders/$$version-$$game.json || exit 1; \
	    done; \
	done
	@$(PY) -m mathom.research.blunder_page docs

clean: ## remove the virtual environment and everything that was built
	rm -rf $(VENV) build dist site .cache .hypothesis .import_linter_cache .mypy_cache \
	    .pytest_cache .ruff_cache src/*.egg-info src/mathom/server/static web/dist web/node_modules
	find src tests docs -type d -name __pycache__ -prune -exec rm -rf {} +

$(MADE):
	@$(or $(PYTHON),false) $(NEW_ENOUGH) || { \
	    echo "Mathom needs Python 3.11 or newer. Name one with: make PYTHON=/path/to/python …" >&2; \
	    exit 1; }
	@echo "== virtual environment"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(DEV): $(MADE) pyproject.toml
	@echo "== development tools"
	@$(call requirements,project server postgres push dev)
	@touch $@

$(BENCH): $(MADE) pyproject.toml
	@echo "== OpenSpiel, Ray and what research needs"
	@$(call requirements,bench research ray)
	@touch $@

$(AUDIT): $(MADE) pyproject.toml
	@echo "== audit tools"
	@$(call requirements,audit)
	@touch $@

$(TRAIN): $(MADE) pyproject.toml
	@echo "== what training needs"
	@$(call requirements,train)
	@touch $@

$(DOCS): $(MADE) pyproject.toml
	@echo "== documentation tools"
	@$(call requirements,docs)
	@touch $@

# Without a browser all other tests still run; those of the page fail and say why.
$(BROWSER): scripts/browser.sh | $(MADE)
	@if sh scripts/browser.sh; then touch $@; fi

# The same for the database server that the tests of many workers start.
$(POSTGRES): scripts/postgres.sh | $(MADE)
	@if sh scripts/postgres.sh; then touch $@; fi

# Its libraries are installed while it is built. A file that is edited meanwhile counts as changed.
$(PACKAGE): $(RECIPE) $(SOURCES) $(CLIENT) pyproject.toml setup.py
	@echo "== mathom itself"
	@touch $@.begun
	@$(call requirements,project server) & libraries=$$!; \
	$(INSTALL) --no-deps .; made=$$?; \
	wait $$libraries && test $$made -eq 0
	@$(compiled) && echo "   the rules are compiled" \
	    || echo "   the rules are not compiled: MATHOM_PURE is set or there is no working C compiler"
	@touch -r $@.begun $@

# What the package is made from, so that a removed file or another compiler counts as a change.
$(RECIPE): always | $(MADE)
	@printf '%s\n' 'compiler: $(shell command -v $(firstword $(CC)))' 'pure: $(MATHOM_PURE)' \
	    'optimisation: $(MATHOM_OPT)' 'games: $(MATHOM_ONLY_GAMES)' 'no client: $(MATHOM_SKIP_WEB)' $(SOURCES) $(CLIENT) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
