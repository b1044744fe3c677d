"""What a component carries: who wants what of which table, in at most 100 characters."""

from __future__ import annotations

from dataclasses import dataclass, replace

ANYWHERE = 1  # the table of ids that are about none: a menu of tables has 0 there
PATTERN = r"g:(?P<verb>[a-z]+):(?P<table>\d{1,9}):(?P<number>-?\d{1,9}):(?P<rest>[A-Za-z0-9_.~-]*)"
LAP = 100  # from here on the page also says how often a question was begun anew
OTHER = rf"(?!(?:{PATTERN})\Z)[\s\S]*"


@dataclass(frozen=True)
class Id:
    """A verb, a table, the number of a question, the picks made so far and the path into the next one."""

    verb: str
    table: int
    number: int = -1
    picks: str = ""
    path: str = ""
    page: int = 0

    def __str__(self) -> str:
        page = f"~{self.page}" if self.page else ""
        rest = f"{self.picks}.{self.path}{page}" if self.picks or self.path or self.page else ""
        return f"g:{self.verb}:{self.table}:{self.number}:{rest}"

    @property
    def lap(self) -> int:
        """The first page, as often begun anew as this one."""
        return self.page // LAP * LAP

    def anew(self) -> Id:
        """The question from its beginning, by another id than before: a menu that comes back by the same one sends no line that was chosen last."""
        return replace(self, verb="pick", picks="", path="", page=self.lap + LAP)

    @classmethod
    def read(cls, verb: str, table: str, number: str, rest: str) -> Id:
        """An id from its written pieces."""
        rest, _, page = rest.partition("~")
        picks, _, path = rest.partition(".")
        return cls(verb, int(table), int(number), picks, path, int(page) if page.isdigit() else 0)
