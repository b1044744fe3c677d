"""The pages on which a title's rules are looked up: their order, which questions open them, and what each shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from data.components import EachOnce, load
from data.text import Text, Who

Figure: TypeAlias = int | str | list[Who | Text | str]
Figures: TypeAlias = Mapping[str, Figure]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Page(_Record):
    """A page: the kinds of questions that open it, and the things and scenes in its picture."""

    id: str
    questions: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()


class Rulebook(_Record):
    """All pages of a title in their order, and whose picture the title is known by (otherwise the first)."""

    cover: str = ""
    page: Annotated[tuple[Page, ...], Field(min_length=1), EachOnce]

    def for_question(self, step: str) -> Page | None:
        """The page that belongs to a kind of question."""
        return next((page for page in self.page if step in page.questions), None)


@cache
def rulebook(title: str) -> Rulebook:
    """The pages of a title."""
    return load(f"{title}/rules", Rulebook)


def figures_of(*components: BaseModel) -> dict[str, Figure]:
    """Every number of these components by its place, for the texts: `limits_gold`, `track_prices_1`, `track_prices_count`."""
    return {
        place: number
        for model in components
        for name, value in model.model_dump().items()
        for place, number in _numbers(name, value)
    }


def _numbers(place: str, value: object) -> Iterator[tuple[str, int]]:
    if isinstance(value, int):
        yield place, int(value)
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _numbers(f"{place}_{name}", inner)
    elif isinstance(value, tuple | list):
        yield f"{place}_count", len(value)
        for number, inner in enumerate(value, start=1):
            yield from _numbers(f"{place}_{number}", inner)
