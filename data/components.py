"""The numbers that are printed on components: TOML files, checked on loading, that an owner of the box may override."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)
_override: Path | None = None


class ComponentError(Exception):
    """A data file that cannot be used; the message names file, record and field."""


def override(directory: Path | None) -> None:
    """Use the files of this directory instead of the packaged ones where it has them."""
    global _override  # noqa: PLW0603  # set once, before the first title loads its components
    _override = directory


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
        raise ComponentError(f"{where}: {place}: {first['msg']}") from error
