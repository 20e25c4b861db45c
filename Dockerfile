# The bot, its pages, and all that `python -m bot` can do: `docker build -t dix-de-der .`
# docs/operating.md tells how it is run; compose.yaml runs it.

# The Python that everything is tested with.
FROM python:3.11-slim-bookworm

WORKDIR /srv/dix-de-der
RUN python -m venv .venv

COPY pyproject.toml setup.py constraints.txt README.md ./
COPY bot bot
COPY card_images card_images
COPY cogs cogs
RUN --mount=type=cache,target=/root/.cache/pip \
    .venv/bin/python -m pip install --disable-pip-version-check -c constraints.txt -e '.[postgresql]'

# Whoever runs it writes nothing here: what Python and the robots' search need is compiled now. An
# image keeps times in whole seconds, by which numba tells whether its code is of these sources.
RUN find bot -name '*.py' -exec touch --date="@$(date +%s)" {} + && \
    .venv/bin/python -m compileall -q bot card_images cogs && \
    .venv/bin/python -c 'from bot.robots.search.preparing import compile_apart, find_folder; compile_apart(find_folder(), nice=0)'

# Its home is the volume with the database, where settings that name a file or a folder begin.
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin belote && \
    install --directory --owner=belote --mode=0700 /data
USER belote
WORKDIR /data
VOLUME /data

ENV PATH=/srv/dix-de-der/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DIX_DE_DER_HEALTH_PORT=9109
EXPOSE 9109
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
