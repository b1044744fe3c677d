"""The numbers that are printed on components: TOML files, checked on loading, that an owner of the box may override."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Protocol, TypeVar

from pydantic import AfterValidator, BaseModel, ValidationError

from data.words import FALLBACK, has

M = TypeVar("M", bound=BaseModel)
_override: Path | None = None


class Record(Protocol):
    """Something in a file that has an id."""

    @property
    def id(self) -> str:
        """The id."""


R = TypeVar("R", bound=Record)


class ComponentError(Exception):
    """A data file that cannot be used; the message names file, record and field."""


def override(directory: Path | None) -> None:
    """Use the files of this directory instead of the packaged ones where it has them."""
    global _override  # noqa: PLW0603  # set once, before the first title loads its components
    _override = directory


def called(message: str) -> AfterValidator:
    """An id must have a name in the texts, in this message: what has none is misspelt, and cannot be shown."""

    def check(name: str) -> str:
        if not has(FALLBACK, message.format(name)):
            raise ValueError(f"nothing here is called “{name}”")
        return name

    return AfterValidator(check)


def _all_differ(records: tuple[R, ...]) -> tuple[R, ...]:
    ids = [record.id for record in records]
    for name in ids:
        if ids.count(name) > 1:
            raise ValueError(f"“{name}” stands here {ids.count(name)} times")
    return records


EachOnce = AfterValidator(_all_differ)


def load(name: str, model: type[M]) -> M:
    """The component file `<title>/<file>` as this model."""
    path = None if _override is None else _override / f"{name}.toml"
    own = path is not None and path.is_file()
    where = str(path) if own else f"{name}.toml"
    try:
        text = (
            path.read_text("utf-8") if own and path else (files("data") / f"{name}.toml").read_text("utf-8")
        )
        return model.model_validate(tomllib.loads(text))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{where}: {error}") from error
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise ComponentError(f"{where}: {place}: {first['msg'].removeprefix('Value error, ')}") from error
