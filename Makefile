# Two commands on a fresh machine: `make serve` and `make test`. `make help` lists the rest.
PYTHON ?= python3
NEWEST_TRITON := 3.9.0
SITE := .venv/site/bin
TEST := .venv/test/bin
export NO_MKDOCS_2_WARNING = 1

.DEFAULT_GOAL := help
.PHONY: help serve build test measure clean

.venv/%/ok: pyproject.toml
	$(PYTHON) -m venv .venv/$*
	.venv/$*/bin/python -m pip install -q --upgrade 'pip>=25.1'
	.venv/$*/bin/python -m pip install -q --group $*
	touch $@

.venv/triton-$(NEWEST_TRITON)/ok: .venv/test/ok
	$(TEST)/python -m pip install -q --no-deps --target $(@D) --upgrade triton==$(NEWEST_TRITON)
	touch $@
