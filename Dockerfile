FROM python:3.12-slim AS build

WORKDIR /src
COPY pyproject.toml README.md constraints.txt ./
COPY bot bot
COPY data data
COPY engines engines
COPY renderers renderers
RUN python -m venv /opt/guildhall \
    && /opt/guildhall/bin/pip install --quiet --no-cache-dir --disable-pip-version-check \
        --constraint constraints.txt ".[postgres]"


FROM python:3.12-slim

# Typefaces for names in other scripts, and what joins and turns their letters.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        fonts-noto-cjk fonts-noto-core fonts-noto-color-emoji libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data guildhall \
    && install --directory --owner=guildhall --group=guildhall /data
COPY --from=build /opt/guildhall /opt/guildhall

ENV PATH="/opt/guildhall/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    GUILDHALL_DATABASE="sqlite+aiosqlite:////data/guildhall.db" \
    GUILDHALL_HEARTBEAT="/tmp/guildhall-heartbeat"

USER guildhall
WORKDIR /data
VOLUME /data

HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["guildhall", "health"]
CMD ["guildhall", "run"]
