"""The drains that wait for a worker: what people cause now goes before what was left behind, and neither takes all workers."""

from __future__ import annotations

from collections import Counter

PUBLIC, PRIVATE = "public", "private"
WORKERS = 64  # of each kind: a DM may hang for long, and no channel shall wait for it
WORKERS_BEHIND = 1
Drain = tuple[int, str]


class Line:
    """Each drain waits at most once; behind stands what nobody waits for, in the order in which it came."""

    def __init__(self) -> None:
        self._now: dict[str, dict[Drain, None]] = {PUBLIC: {}, PRIVATE: {}}
        self._behind: dict[str, dict[Drain, None]] = {PUBLIC: {}, PRIVATE: {}}
        self._working: Counter[tuple[str, bool]] = Counter()
        self._at: dict[Drain, bool] = {}

    def __len__(self) -> int:
        return sum(len(some) for lines in (self._now, self._behind) for some in lines.values())

    def join(self, drain: Drain, *, behind: bool) -> None:
        """Wait for a worker; who stands behind already and is wanted now goes ahead."""
        kind = drain[1]
        if behind and drain not in self._now[kind]:
            self._behind[kind].setdefault(drain)
        elif not behind:
            self._behind[kind].pop(drain, None)
            self._now[kind].setdefault(drain)

    def next(self) -> Drain | None:
        """Whose turn it is, with a worker for it; None while there is nobody, or no worker."""
        for behind, lines, most in ((False, self._now, WORKERS), (True, self._behind, WORKERS_BEHIND)):
            for kind, line in lines.items():
                if line and self._working[kind, behind] < most:
                    drain = next(iter(line))
                    del line[drain]
                    self._working[kind, behind] += 1
                    self._at[drain] = behind
                    return drain
        return None

    def behind(self, drain: Drain) -> bool:
        """Whether it works at what nobody waits for."""
        return self._at.get(drain, False)

    def done(self, drain: Drain) -> None:
        """Its worker is free again."""
        if drain in self._at:
            self._working[drain[1], self._at.pop(drain)] -= 1
