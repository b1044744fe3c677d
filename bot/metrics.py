"""Numbers about the running bot for whoever watches over it, served on the loopback of its machine alone."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

from bot.settings import SettingsError
from bot.store import clocks
from renderers.kit.kept import ROOM

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
HOST = "127.0.0.1"
SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10)
RATE_LIMITED = 429


class Requests:
    """What Discord has answered, by kind; rate limits apart."""

    def __init__(self) -> None:
        self.answered: Counter[str] = Counter()
        self.limited = 0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._lost)

    async def _ended(self, _session: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        status = end.response.status
        self.limited += status == RATE_LIMITED
        self.answered[f"{status // 100}xx"] += 1

    async def _lost(self, _session: object, _context: object, _error: object) -> None:
        self.answered["lost"] += 1


class Counted(Protocol):
    """Something of which there are so many by kind."""

    def items(self) -> Any:
        """Kinds and numbers."""


class Metrics:
    """Collects the numbers when somebody asks for them: what is counted is counted where it happens."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._registry = CollectorRegistry()
        self._presses = Histogram(
            "guildhall_press_seconds",
            "From when a press came until it was answered, pictures aside.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._late = 0
        self._runner: web.AppRunner | None = None
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self._registry.register(self)
        app.serving.served.append(self._presses.observe)

    def collect(self) -> Iterator[Metric]:
        """What is true just now."""
        app = self._app
        yield _counter("answers", "Answers that were given at tables.", app.tables.answers, "by")
        yield _counter("deliveries", "What became of letters of tables.", app.post.results, "result")
        yield _counter("requests", "Requests to Discord.", app.requests.answered, "status")
        yield _counter("pictures", "Pictures that were drawn for tables.", app.pictures.drawn, "kind")
        limits = CounterMetricFamily("guildhall_rate_limits", "Requests that Discord wanted later.")
        limits.add_metric([], app.requests.limited)
        yield limits
        waiting = {
            "letters": app.post.waiting,
            "pictures": app.pictures.waiting,
            "thoughts": app.thinkers.waiting,
            "presses": app.serving.presses,
        }
        yield _gauge("waiting", "What waits, or is being done.", waiting, "what")
        yield _gauge("pieces_bytes", "Drawn pieces that are kept for the next pictures.", {"": ROOM.weight})
        yield _gauge("late", "Clocks and timers that are due and not done.", {"": self._late})

    def describe(self) -> Iterator[Metric]:
        """Nothing is known before the bot runs."""
        return iter(())

    async def serve(self, port: int) -> None:
        """Answer on this port of the loopback."""
        site = web.Application()
        site.router.add_get("/metrics", self._tell)
        self._runner = web.AppRunner(site, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError as error:
            await self.stop()
            raise SettingsError(
                f"The setting GUILDHALL_METRICS_PORT cannot be used: nothing can be served on port {port}"
                f" ({error.strerror or error}); choose another one."
            ) from error
        log.info("metrics are told on http://%s:%d/metrics", HOST, port)

    async def stop(self) -> None:
        """Answer no more."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    async def _tell(self, _request: web.Request) -> web.Response:
        if not hasattr(self._app, "post"):
            return web.Response(status=503, text="The bot has not logged in to Discord yet.\n")
        try:
            async with self._app.store.reading_behind() as connection:
                self._late = await clocks.overdue(connection, self._app.tables.now)
        except Exception:
            log.exception("what is late cannot be counted")
            self._late = -1
        body = generate_latest(self._registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})


def _counter(name: str, said: str, counted: Counted, label: str) -> CounterMetricFamily:
    family = CounterMetricFamily(f"guildhall_{name}", said, labels=[label])
    for kind, count in sorted(counted.items()):
        family.add_metric([kind], count)
    return family


def _gauge(name: str, said: str, counted: dict[str, int], label: str | None = None) -> GaugeMetricFamily:
    family = GaugeMetricFamily(f"guildhall_{name}", said, labels=[] if label is None else [label])
    for kind, count in counted.items():
        family.add_metric([] if label is None else [kind], count)
    return family
