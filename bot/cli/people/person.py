"""Invented people: where they live, when they sleep and work, what they have set, and when they come."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from datetime import datetime
from random import Random

from bot.cli.playing import NAMES
from bot.tables.clock import DAILY, DAY, HOUR, MINUTE, NONE, QUICK, RELAXED, WEEKLY
from bot.tables.habits import Quiet, zone_of

ZONES = (
    "Europe/Warsaw",
    "Europe/Warsaw",
    "Europe/London",
    "Europe/Berlin",
    "America/New_York",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Australia/Sydney",
)
REMINDERS = ("thread",) * 13 + ("dm", "dm", "dm", "both", "both", "both", "off")
VANISHES, COMES_BACK = 1 / 20, 1 / 4
STALLS = 1 / 50
FORGETS = 1 / 12
GOES_ON_HOLIDAY = 1 / 6
USUALLY = {QUICK: 3 * MINUTE, DAILY: HOUR, RELAXED: 90 * MINUTE, WEEKLY: 4 * HOUR, NONE: 4 * HOUR}
FORGOTTEN_FOR = 25
WORK, AT_WORK = range(9, 17), 3
WEEKEND = 5


@dataclass
class Person:
    """Somebody who plays: the hours of sleep, how slow, and from when to when not to be seen at all.

    Gone: from vanishing to coming back, if that ever is. Absent: as it was announced.
    """

    number: int
    zone: str
    sleep: Quiet
    luck: Random
    slow: float
    stalls: bool
    vanishes: bool
    wishes: dict[str, object] = field(default_factory=dict)
    holiday: bool = False
    gone: tuple[int, int | None] | None = None
    absent: tuple[int, int] | None = None
    tables: int = 0

    @classmethod
    def invented(cls, number: int, luck: Random) -> Person:
        """The person with this number."""
        zone = luck.choice(ZONES)
        falls, wakes = luck.choice((22, 23, 23, 0, 1)), luck.choice((6, 7, 7, 8))
        person = cls(
            number,
            zone,
            Quiet(zone, falls, wakes),
            luck,
            slow=luck.lognormvariate(0, 0.5),
            stalls=luck.random() < STALLS,
            vanishes=luck.random() < VANISHES,
            holiday=luck.random() < GOES_ON_HOLIDAY,
        )
        person._set()
        return person

    def _set(self) -> None:
        luck = self.luck
        self.wishes = {"reminders": luck.choice(REMINDERS)}
        if luck.random() < 0.6 or self.holiday:
            self.wishes["zone"] = self.zone
        if "zone" in self.wishes and luck.random() < 0.6:
            self.wishes |= {"quiet_from": self.sleep.start, "quiet_to": self.sleep.end}
        if "zone" in self.wishes and luck.random() < 0.15:
            self.wishes["digest"] = luck.choice((7, 12, 18, 20))
        if luck.random() < 0.1:
            self.wishes["dms"] = False

    @property
    def name(self) -> str:
        """How this person is called."""
        return f"{NAMES[self.number % len(NAMES)]} {self.number}"

    def begins(self, now: int) -> None:
        """Sit down at a table; whoever will vanish does so in the weeks after the first time."""
        self.tables += 1
        if self.vanishes and self.gone is None:
            since = now + self.luck.randrange(14 * DAY)
            back = since + 30 * DAY + self.luck.randrange(5 * DAY)
            self.gone = (since, back if self.luck.random() < COMES_BACK else None)

    def lost(self, now: int) -> bool:
        """Whether this person is not seen now, without a word."""
        return self.gone is not None and self.gone[0] <= now and (self.gone[1] is None or now < self.gone[1])

    def comes(self, now: int, pace: str, *, called: bool = False) -> int | None:
        """When this person looks at what is asked from now on; never, after vanishing for good. Whoever is called again forgets less."""
        luck = self.luck
        delay = USUALLY[pace] * self.slow * math.exp(luck.gauss(0, 1))
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        if local.weekday() < WEEKEND and local.hour in WORK:
            delay *= AT_WORK
        if luck.random() < FORGETS and not called:
            delay *= FORGOTTEN_FOR
        return self.there(now + max(5, int(delay)))

    def there(self, moment: int) -> int | None:
        """This moment, or the first after it at which the person is awake and neither on holiday nor lost."""
        while True:
            if self.lost(moment):
                back = self.gone[1] if self.gone is not None else None
                if back is None:
                    return None
                moment = back
            elif self.absent is not None and self.absent[0] <= moment < self.absent[1]:
                moment = self.absent[1]
            elif (wakes := self.sleep.end_after(moment)) is not None:
                moment = wakes + self.luck.randrange(HOUR)
            else:
                return moment
