# Everything runs from .venv, which is made on first use; Python 3.11 or newer and make are all that is needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
MINUTES ?= 10
COUNT ?= 100
PROCESSES ?= 0
SEED ?= 1

# Tests load the commands of the bot hundreds of times: compiled once is enough.
unexport PYTHONDONTWRITEBYTECODE

# An environment for the tests serves for everything else as well.
ALL := $(VENV)/.installed-test
SOME := $(VENV)/.installed-play
ENOUGH := $(if $(wildcard $(ALL)),$(ALL),$(SOME))

.PHONY: help play run test test-all mutants bench strength fuzz chaos venv clean

help:
	@echo "make play      play in a browser against a simulated Discord; no token is needed"
	@echo "make run       run the bot on Discord (settings: see .env.example)"
	@echo "make test      everything that must hold before a change is kept"
	@echo "make test-all  the same, with the tests that take long"
	@echo "make mutants   make COUNT=$(COUNT) small mistakes, by SEED=$(SEED), and tell which ones no test notices"
	@echo "make bench     measure what the project promises to hold"
	@echo "make strength  measure, for two hours at most, whether computer players are as strong as promised; it goes on where it ended"
	@echo "make fuzz      look for MINUTES=$(MINUTES) for what goes wrong in random matches"
	@echo "make chaos     play for MINUTES=$(MINUTES) on a loopback Discord through faults and kills, by SEED=$(SEED), and audit"
	@echo "               the same with PROCESSES=4 of them on one PostgreSQL, which goes away, too"
	@echo "make venv      only install, into $(VENV)"
	@echo "make clean     take away what these commands made"

play: $(ENOUGH)
	@$(BIN)/python -m bot play

run: $(ENOUGH)
	@$(BIN)/python -m bot run

bench: $(ENOUGH)
	@$(BIN)/python -m bot bench

strength: $(ENOUGH)
	@$(BIN)/python -m bot strength --workers $(WORKERS)

fuzz: $(ALL)
	@$(BIN)/python -m tests.conformance.fuzz --minutes $(MINUTES)

chaos: $(ALL)
	@$(BIN)/python -m tests.wire.chaos --minutes $(MINUTES) --seed $(SEED) --processes $(PROCESSES)

mutants: $(ALL)
	@$(BIN)/python -m tests.mutants "$(COUNT)" "$(SEED)"

test: CHOSEN :=
test-all: CHOSEN := -m ''
test test-all: $(ALL)
	@echo "== ruff: lint"
	@$(BIN)/python -m ruff check --quiet .
	@echo "== ruff: format"
	@$(BIN)/python -m ruff format --check --quiet .
	@echo "== mypy"
	@$(BIN)/python -m mypy
	@echo "== imports go one way"
	@$(BIN)/lint-imports --no-logo
	@echo "== pytest, $(WORKERS) at a time"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(CHOSEN)

venv: $(ALL)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Guildhall needs Python 3.11 or newer, and $(PYTHON) is not: name one, such as make PYTHON=python3.12"; \
		exit 1; }
	@echo "Making an environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "$(PYTHON) cannot make environments: install its venv module (Debian, Ubuntu: python3-venv)"; \
		rm -rf $(VENV); exit 1; }

$(ALL): pyproject.toml | $(BIN)/python
	@echo "Installing Guildhall and what its tests need into $(VENV): a minute or two, once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(SOME): pyproject.toml | $(BIN)/python
	@echo "Installing Guildhall and the simulated Discord into $(VENV): a minute, once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[play]'
	@touch $@

clean:
	rm -rf $(VENV) build out *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
