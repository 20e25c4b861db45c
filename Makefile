# `make play` to try it, `make test` to check it. README.md shows the plain commands behind them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test test-postgresql prove lint bench arena pictures kill-test away-test restart-test fuzz soak clean

play: $(VENV)/.installed-play
	@$(BIN)/python -m bot sandbox

test: $(VENV)/.installed-test
	@for browser in chromium chromium-browser google-chrome; do \
	    command -v $$browser >/dev/null && exit 0; \
	done; \
	echo '##########################################################################'; \
	echo '# Chromium is not installed: the tests of the page cannot run.           #'; \
	echo '# Debian and Ubuntu: apt install chromium                                #'; \
	echo '##########################################################################'
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	echo '##########################################################################'; \
	echo '# PostgreSQL is not installed: the tests of it cannot run.               #'; \
	echo '# Debian and Ubuntu: apt install postgresql                              #'; \
	echo '##########################################################################'; }
	$(BIN)/python -m pytest -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 1)') \
	    --dist worksteal

# What has to do with the database, once more with databases on a server, which is started for it.
# What looks into a file by its nature is left out, and says why.
ON_A_SERVER := $(addprefix tests/,storage tables rankings tournaments end_to_end)
test-postgresql: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n auto --dist worksteal --database postgresql -rs $(ON_A_SERVER)

# What `make test` takes samples of: all positions and settlements that are counted, a hundred
# kills, a hundred tournaments of every format, a party under each of Discord's faults. Half an hour.
prove: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n auto --dist worksteal -m whole
	$(BIN)/python -m pytest -n auto --dist worksteal --hypothesis-profile=thorough tests/rules
	$(BIN)/python -m pytest -n auto --dist worksteal --hypothesis-profile=thorough -m hypothesis \
	    tests/cogs/lobby tests/cogs/table tests/card_images tests/rankings/test_same_again.py
	DIX_DE_DER_TEST_INTERACTIONS=http $(BIN)/python -m pytest -n auto --dist worksteal \
	    $(addprefix tests/end_to_end/,history lobby rankings tournaments trouble)
	@$(BIN)/python -m tests.tools.kill 100
	@$(BIN)/python -m tests.tools.kill 50 --processes 3 --tables 3
	@$(BIN)/python -m tests.tools.kill --restart --tables 5 --thinking 2
	@$(BIN)/python -m tests.tools.kill --away 10 --tables 5 --thinking 1
	@$(BIN)/python -m tests.tools.soak.tournaments 100
	@$(BIN)/python -m tests.tools.soak.each_fault
	@$(BIN)/python -m tests.tools.soak 60

lint: $(VENV)/.installed-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

bench: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.bench

# Robots against robots, in written points a deal (docs/robots.md).
# `make arena FIRST=strong SECOND=club ARENA="--preset french,kloppen --deals 1000 --cards"`
FIRST := strong
SECOND := club
ARENA :=
arena: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.arena $(FIRST) $(SECOND) $(ARENA)

# Samples of every picture, to be looked at, and those of the README; that of the wall needs Chromium.
pictures: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.contact build/pictures
	@$(BIN)/python -m tests.tools.contact docs/pictures --readme

# The bot is killed a thousand times under people's hands: half an hour. More than one process have
# their database on a PostgreSQL server, which is started for it; whoever delivers is put to sleep,
# too. `make kill-test KILLS=200 PROCESSES=3 TABLES=6`
KILLS := 1000
PROCESSES := 1
TABLES := 20
kill-test: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.kill $(KILLS) --processes $(PROCESSES) --tables $(TABLES)

# The database is away for so many seconds while people play at so many tables; everybody is told, and
# all goes on. `make away-test TABLES=10 AWAY=60`
AWAY := 60
away-test: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.kill --away $(AWAY) --tables $(TABLES) --thinking 1

# All processes of a bot are restarted in turn, with so many tables in play; people think for some
# seconds. By HTTP, then by the gateway. `make restart-test TABLES=100 THINKING=20`
THINKING := 5
restart-test: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.kill --restart --tables $(TABLES) --thinking $(THINKING)
	@$(BIN)/python -m tests.tools.kill --restart --tables $(TABLES) --thinking $(THINKING) --gateway

# A thousand random tournaments of every format, checked all the way (five minutes), then a party
# under each of Discord's faults, then parties through its bad days for an hour.
# `make soak TOURNAMENTS=100 SOAK_SECONDS=300 SOAK_SEED=7`
TOURNAMENTS := 1000
SOAK_SECONDS := 3600
SOAK_SEED := 1
soak: $(VENV)/.installed-test
	@$(BIN)/python -m tests.tools.soak.tournaments $(TOURNAMENTS) $(SOAK_SEED)
	@$(BIN)/python -m tests.tools.soak.each_fault
	@$(BIN)/python -m tests.tools.soak $(SOAK_SECONDS) $(SOAK_SEED)

# Hostile clients for some evenings, and the reader of records against what atheris finds.
# `make fuzz EVENINGS=500 SECONDS=600`
EVENINGS := 50
SECONDS := 60
fuzz: $(VENV)/.installed-fuzz
	EVENINGS=$(EVENINGS) $(BIN)/python -m pytest -n auto tests/end_to_end/test_fuzz.py
	@$(BIN)/python -m tests.tools.fuzz $(SECONDS)

# Everything that can be made again. Databases and settings stay.
clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: each target installs what it needs, again whenever the pins change. ---------

$(VENV)/.installed-play: pyproject.toml constraints.txt | $(BIN)/python
	@echo 'Installing (the first time takes a minute) ...'
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.installed-test: pyproject.toml constraints.txt | $(BIN)/python
	@echo 'Installing what the tests need ...'
	@$(INSTALL) -e '.[test]'
	@touch $@

$(VENV)/.installed-fuzz: pyproject.toml constraints.txt | $(BIN)/python
	@echo 'Installing what the fuzzer needs ...'
	@$(INSTALL) -e '.[test,fuzz]'
	@touch $@

# pyright reads the tests as well, so it needs their libraries.
$(VENV)/.installed-lint: pyproject.toml constraints.txt | $(BIN)/python
	@echo 'Installing what the checks need ...'
	@$(INSTALL) -e '.[test,lint]'
	@touch $@

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
	    echo 'Python 3.11 or newer is needed, and there is no $(PYTHON).'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Python 3.11 or newer is needed, and $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
	    echo 'If there is a newer one: make PYTHON=python3.12 ...'; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	    rm -rf $(VENV); \
	    echo 'The environment could not be made. Debian and Ubuntu: apt install python3-venv'; \
	    exit 1; }
