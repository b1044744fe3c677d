"""What goes wrong on the line, as plain data: a script of single faults, or weather drawn from a seed."""

from __future__ import annotations

import fnmatch
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

PLAIN: tuple[tuple[str, str], ...] = ()
VIA: tuple[tuple[str, str], ...] = (("Via", "1.1 google"),)


@dataclass(frozen=True)
class Fault:
    """What happens to requests of a kind: an answer that Discord gives instead, or a line that is cut, slow or dead.

    Does: status (answer so, and do nothing), before (cut before it is carried out), after (carried out, then cut),
    slow (carried out so many seconds late), words (carried out, and answered with something else), headers (carried out,
    with these headers), dies (carried out or not, and the bot is killed).
    """

    does: str
    method: str = "*"
    path: str = "*"
    status: int = 0
    code: int = 0
    body: Any = None
    headers: tuple[tuple[str, str], ...] = PLAIN
    seconds: float = 0.0
    carried_out: bool = False
    skip: int = 0
    times: int = 1


def status(number: int, code: int = 0, **where: Any) -> Fault:
    """Discord refuses with a body of its own."""
    return Fault("status", status=number, code=code, body={"message": "scripted", "code": code}, **where)


def page(number: int, **where: Any) -> Fault:
    """Something before Discord answers with a page that is no JSON."""
    return Fault("status", status=number, body="<html><title>Bad gateway</title></html>", **where)


def limited(seconds: float, *, everywhere: bool = False, **where: Any) -> Fault:
    """Too many requests: of this route, or of all."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    scope = "global" if everywhere else "user"
    headers = (*VIA, ("Retry-After", str(int(seconds) + 1)), ("X-RateLimit-Scope", scope))
    return Fault("status", status=429, body=body, headers=headers, **where)


def banned(**where: Any) -> Fault:
    """Too many requests, said without any header and in words."""
    return Fault("status", status=429, body="error code: 1015", **where)


def window(seconds: float, left: int = 4, **where: Any) -> Fault:
    """The request is carried out, and its window is said to be so long, with requests left."""
    headers = (
        ("X-RateLimit-Limit", "5"),
        ("X-RateLimit-Remaining", str(left)),
        ("X-RateLimit-Reset-After", str(seconds)),
        ("X-RateLimit-Bucket", "scripted"),
    )
    return Fault("headers", headers=headers, **where)


SENDS: dict[str, Any] = {"method": "POST", "path": "/channels/*/messages"}
EDITS: dict[str, Any] = {"method": "PATCH", "path": "/channels/*/messages/*"}
ANSWERS: dict[str, Any] = {"method": "POST", "path": "/interactions/*"}
LATER: dict[str, Any] = {"method": "PATCH", "path": "/webhooks/*"}

WEATHER: tuple[tuple[int, Fault], ...] = (
    (6, Fault("before")),
    (8, Fault("after")),
    (4, Fault("after", **SENDS)),
    (3, Fault("after", **ANSWERS)),
    (3, Fault("before", **ANSWERS)),
    (4, Fault("slow", seconds=0.8)),
    (2, Fault("slow", seconds=2.5)),
    (3, status(500)),
    (3, status(502)),
    (4, status(503)),
    (2, page(502)),
    (2, page(503)),
    (4, limited(0.7)),
    (2, limited(4.0)),
    (1, limited(1.5, everywhere=True)),
    (1, banned()),
    (2, window(45.0, **SENDS)),
    (2, window(45.0, **EDITS)),
    (1, Fault("words", body="<html>maintenance</html>", **SENDS)),
    (1, Fault("words", body=[], **SENDS)),
    (1, Fault("words", body={"id": None}, **EDITS)),
    (1, Fault("words", body="<html>maintenance</html>", **ANSWERS)),
    (2, Fault("words", body="<html>maintenance</html>", method="GET")),
)


@dataclass
class Faults:
    """The script: faults that wait for their request, and the weather; what was dealt is counted."""

    script: list[Fault] = field(default_factory=list)
    deliveries: list[tuple[int, float]] = field(default_factory=list)
    rate: float = 0.0
    presses: float = 0.0
    luck: Random = field(default_factory=lambda: Random(1))
    dealt: Counter[str] = field(default_factory=Counter)
    _seen: Counter[int] = field(default_factory=Counter)

    def add(self, *faults: Fault) -> None:
        """Go on with these."""
        self.script.extend(faults)

    def end(self) -> None:
        """Nothing goes wrong from now on."""
        self.script.clear()
        self.deliveries.clear()
        self.rate = self.presses = 0.0

    def take_back(self, fault: Fault) -> None:
        """This one does not wait for its request any longer."""
        self.script = [one for one in self.script if one is not fault]
        self._seen.pop(id(fault), None)

    def next(self, method: str, path: str) -> Fault | None:
        """What happens to this request."""
        for fault in self.script:
            if _fits(fault, method, path):
                self._seen[id(fault)] += 1
                if self._seen[id(fault)] <= fault.skip:
                    return None
                if self._seen[id(fault)] == fault.skip + fault.times:
                    self.take_back(fault)
                return self._deal(fault)
        if self.luck.random() >= self.rate:
            return None
        fitting = [(weight, fault) for weight, fault in WEATHER if _fits(fault, method, path)]
        weights, faults = zip(*fitting, strict=True)
        return self._deal(self.luck.choices(faults, weights)[0])

    def _deal(self, fault: Fault) -> Fault:
        self.dealt[f"{fault.does} {fault.status or ''}".strip()] += 1
        return fault

    def delivery(self) -> tuple[int, float]:
        """How often an interaction is told, and how much too late: by script first, then by the weather."""
        if self.deliveries:
            return self.deliveries.pop(0)
        if self.luck.random() >= self.presses:
            return 1, 0.0
        kind, times, late = self.luck.choice((("doubled", 2, 0.0), ("late", 1, 1.8), ("doubled", 2, 0.4)))
        self.dealt[kind] += 1
        return times, late


def _fits(fault: Fault, method: str, path: str) -> bool:
    return fnmatch.fnmatch(method, fault.method) and fnmatch.fnmatch(path, fault.path)
