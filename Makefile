# Two commands on a fresh machine: `make serve` and `make test`. `make help` lists the rest.
PYTHON ?= python3
NEWEST_TRITON := 3.9.0
NEWEST := .venv/triton-$(NEWEST_TRITON)
SITE := .venv/site/bin
TEST := .venv/test/bin
MATPLOTLIB := $(shell sed -n 's/.*"matplotlib==\([^"]*\)".*/\1/p' pyproject.toml) # another draws other bytes
export NO_MKDOCS_2_WARNING = 1

.DEFAULT_GOAL := help
.PHONY: help serve build test test-pinned test-newest measure render compile notebooks clean

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

serve: .venv/site/ok ## build the book and serve it at 127.0.0.1:8000; pages reload as you write
	@$(SITE)/python -c 'import socket; socket.create_server(("127.0.0.1", 8000))' 2>/dev/null || { \
	  echo 'make serve: 127.0.0.1:8000 is taken: stop what listens there' >&2; exit 1; }
	$(SITE)/mkdocs serve -a 127.0.0.1:8000

build: .venv/site/ok ## write the book to site/
	$(SITE)/mkdocs build

test: test-pinned test-newest ## run every test (needs Linux for Triton; a GPU is used if there is one)

test-pinned: .venv/test/ok $(NEWEST)/ok
	$(TEST)/ruff check . && $(TEST)/ruff format --check .
	$(TEST)/python scripts/render.py --check
	$(TEST)/python scripts/compile.py --check
	$(TEST)/pytest -n 2 tests docs README.md CONTRIBUTING.md

test-newest: .venv/test/ok $(NEWEST)/ok # the source must also work on the newest Triton
	PYTHONPATH=$(NEWEST) $(TEST)/python scripts/compile.py --no-facts
	PYTHONPATH=$(NEWEST) $(TEST)/pytest -n 2 $(wildcard tests/[!rs]*/) docs README.md

measure: ## measure on this machine's GPU; STEP=chapter/step for one step
	@if $(PYTHON) -c 'import torch, triton' 2>/dev/null; then $(PYTHON) scripts/measure.py $(STEP); \
	else $(MAKE) .venv/test/ok && $(TEST)/python scripts/measure.py $(STEP); fi
	@if $(PYTHON) -c 'import matplotlib; assert matplotlib.__version__ == "$(MATPLOTLIB)"' 2>/dev/null; then \
	  $(PYTHON) scripts/render.py $(STEP); \
	else $(MAKE) .venv/figures/ok && .venv/figures/bin/python scripts/render.py $(STEP); fi

render: .venv/test/ok ## draw tables and figures from the committed records
	$(TEST)/python scripts/render.py

compile: .venv/test/ok ## cross-compile the kernels and write docs/compiled
	$(TEST)/python scripts/compile.py

notebooks: .venv/test/ok ## execute examples/ into docs/notebooks/ (on a GPU machine)
	$(TEST)/python scripts/notebooks.py

clean: ## remove what make made
	rm -rf .venv site

.venv/%/ok: pyproject.toml
	$(PYTHON) -m venv .venv/$*
	.venv/$*/bin/python -m pip install -q --upgrade 'pip>=25.1'
	.venv/$*/bin/python -m pip install -q --group $*
	touch $@

$(NEWEST)/ok: .venv/test/ok
	$(TEST)/python -m pip install -q --no-deps --upgrade --target $(NEWEST) triton==$(NEWEST_TRITON)
	touch $@
