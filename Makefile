# Two commands matter: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(wildcard src/cosmogony/core/*.py src/cosmogony/games/*/*.py src/cosmogony/games/*/rules/*.py \
	src/cosmogony/games/*/rules/*/*.py $(addprefix src/cosmogony/bots/,lookahead.py ismcts.py network.py guided.py))

.DEFAULT_GOAL := help
.PHONY: help play install client site fixtures browser screenshots test test-compiled test-interpreted lint format
.PHONY: docs packages image bench-scale growth bench bench-peers bench-envs bench-search bench-strength bench-thought bench-coach bench-load bench-screen bench-offline coverage protocol golden lock clean

help:  ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.ready  ## build everything, start the table server and open the browser
	@$(BIN)/python tools/client.py
	@$(BIN)/cosmogony play

install: $(VENV)/.ready $(VENV)/.tools $(VENV)/.examples  ## create .venv with everything, tests, tools and the example game too, the engine compiled

$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Cosmogony needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || (command -v uv >/dev/null && ln -sf "$$(command -v uv)" $(BIN)/uv) || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

$(VENV)/.locked: $(VENV)/.uv requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.locked pyproject.toml setup.py $(COMPILED)
	@echo "Compiling the engine (about a minute) ..."
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete  # a module that is no longer compiled must not be found
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps -e .
	@$(BIN)/python -c 'from cosmogony.interpreted import is_compiled; print("The engine is compiled." if is_compiled() else "No C compiler was found: the engine runs interpreted, ten to thirty times slower.")'
	@touch $@

$(VENV)/.tools: $(VENV)/.uv requirements-dev.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.examples: $(VENV)/.ready $(wildcard examples/*/pyproject.toml)
	@for game in $(dir $(wildcard examples/*/pyproject.toml)); do $(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps -e "$$game"; done
	@touch $@

client: install  ## build the client in the browser, where it changed
	@$(BIN)/python tools/client.py

site: install  ## write site/: the games without any server, for any host of static files (needs the network once)
	@$(BIN)/python tools/static_site.py

fixtures: install  ## write positions of seeded games, for drawing boards without a server
	$(BIN)/python tools/fixtures.py

browser: install  ## install the browser that tests, pictures and measurements use, where there is none
	@$(BIN)/python tools/browser.py

screenshots: client browser  ## take pictures of every page and board into docs/images
	$(BIN)/python tools/screenshots.py

test: install lint test-compiled test-interpreted  ## check style and types, run every test, the engine's also interpreted

test-compiled: install site browser  ## run every test, the real browser included, on the compiled engine
	@$(BIN)/python tools/check_compiled.py
	$(BIN)/pytest -n 2 -q

test-interpreted: install site  ## run the tests once more on the same sources, not compiled (but for server, screen, docs and packages)
	$(BIN)/python -m cosmogony.interpreted -m pytest -n 2 -q $(addprefix --ignore=tests/,server web docs packages)

lint: install  ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/client.py check

format: install  ## put the sources into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/client.py format

bench: install  ## measure the engine
	$(BIN)/cosmogony bench

bench-peers: install  ## measure the engine beside OpenSpiel, Catanatron and python-chess
	$(BIN)/python bench/peers.py

bench-envs: install  ## measure the environments for learning beside PettingZoo's own and pgx
	$(BIN)/python bench/envs.py

bench-screen: client browser  ## measure what the screen loads, how fast it answers and what shifts
	$(BIN)/python bench/screen.py

bench-offline: site browser  ## measure how fast Python is ready in the browser and Planet chooses there, on a slow processor
	$(BIN)/python bench/offline.py

coverage: install  ## count how often bots meet each clause of the rules, and write docs/rules-coverage.md (ten minutes)
	PYTHONPATH=. $(BIN)/python tools/rules_coverage.py

bench-search: install  ## measure the bots' tree search beside OpenSpiel's
	$(BIN)/python bench/search.py

bench-strength: install  ## let the bots' levels prove their strength (hours; goes on where it was stopped)
	$(BIN)/python bench/strength.py

bench-thought: install  ## measure what a thought of a learned player costs beside the plain search
	$(BIN)/python bench/thought.py

bench-coach: install  ## count how often the coach asks back in games of bots (half an hour)
	$(BIN)/python bench/coach.py

bench-load: install  ## measure the table server beside boardgame.io (needs Node)
	$(BIN)/python bench/load.py

bench-scale: install  ## measure 1, 2 and 4 servers on one PostgreSQL (needs Node)
	$(BIN)/python bench/scale.py

growth: install  ## work out from measured costs what more people would need
	$(BIN)/python bench/growth.py

protocol: install  ## write the client's types anew, after a change of messages, views or routes
	$(BIN)/python tools/protocol.py

golden: install  ## write the golden records and perft counts anew, after a deliberate change of rules
	$(BIN)/python tools/golden.py

docs: install  ## build the documentation into build/site and check its links
	$(BIN)/python tools/docs_site.py

packages: install  ## build the packages of a release and try them in empty environments (dist/)
	$(BIN)/python tools/packages.py build dist
	$(BIN)/python tools/packages.py look dist
	$(BIN)/python tools/packages.py try dist

image:  ## build a container image without any registry, and play a game in it (root; needs mmdebstrap and buildah)
	deploy/build-image

lock: $(VENV)/.uv  ## pin the newest fitting versions of all dependencies
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --upgrade --group dev --extra server --extra postgres --no-header --no-annotate pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group build --extra server --extra postgres --constraint requirements-dev.lock --no-header --no-annotate pyproject.toml -o deploy/requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group build --extra server --constraint requirements-dev.lock --no-header --no-annotate pyproject.toml -o requirements.lock

clean:  ## remove everything that can be made again
	rm -rf $(VENV) .venv-peers .venv-peer-envs web/node_modules src/cosmogony/web site build dist src/*.egg-info examples/*/src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
