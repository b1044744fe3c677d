"""What may be chosen when a table opens: a title's options as data that any interface can offer."""

from __future__ import annotations

from typing import Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict

from data.text import Text
from engines.kernel.questions import RefusedError

ON, OFF = "on", "off"


class Options(BaseModel):
    """Base of each title's options: booleans and literals with defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """Every option with all its values, as they are written in commands."""
        return {name: cls._values(field.annotation) for name, field in cls.model_fields.items()}

    @staticmethod
    def _values(annotation: object) -> tuple[str, ...]:
        if annotation is bool:
            return (ON, OFF)
        if get_origin(annotation) is Literal:
            return tuple(str(value) for value in get_args(annotation))
        raise TypeError(f"options are booleans or literals, not {annotation}")

    @staticmethod
    def _meant(annotation: object, value: str) -> object:
        if annotation is bool:
            return value == ON
        return next(one for one in get_args(annotation) if str(one) == value)

    @classmethod
    def parse(cls, values: dict[str, str]) -> Self:
        """Options from written values; a name or value that does not exist is refused by name."""
        choices = cls.choices()
        parsed: dict[str, object] = {}
        for name, value in values.items():
            if name not in choices:
                raise RefusedError(
                    Text("kernel-option-unknown", {"option": name, "known": ", ".join(sorted(choices))})
                )
            if value not in choices[name]:
                known = ", ".join(choices[name])
                raise RefusedError(
                    Text("kernel-option-value", {"option": name, "value": value, "known": known})
                )
            parsed[name] = cls._meant(cls.model_fields[name].annotation, value)
        return cls.model_validate(parsed)

    def written(self) -> dict[str, str]:
        """The options as they are written in commands."""
        return {
            name: (ON if value else OFF) if isinstance(value, bool) else str(value)
            for name, value in self.model_dump().items()
        }
