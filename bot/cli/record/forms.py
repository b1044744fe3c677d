"""The form of what is saved, field by field, so that a changed one can be named."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from engines.kernel import Event
from engines.kernel.catalogue import AnyTitle
from engines.kernel.record import Record

Form = dict[str, str]
ANY = "anything"
FIELDS = "fields"


def of_title(title: AnyTitle) -> Form:
    """What a save of this title holds: its state with all its steps, and its options."""
    return {**of_model(title.game, "game"), **of_model(title.options, "options")}


def of_snapshot() -> Form:
    """What the kernel stores around a title's state, and what the journal keeps of each answer."""
    return {**of_model(Record, "snapshot"), **of_model(Event, "event")}


def differences(kept: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """What differs, a line a field."""
    changed = [
        f"{name}: was {kept[name]}, is {now[name]}"
        for name in kept
        if name in now and now[name] != kept[name]
    ]
    gone = [f"{name}: gone (was {kept[name]})" for name in kept if name not in now]
    new = [f"{name}: new (is {now[name]})" for name in now if name not in kept]
    return [*changed, *gone, *new]


def of_model(model: Any, path: str) -> Form:
    """Every field of a model and of the models in it, by the place where it stands."""
    schema = TypeAdapter(model).json_schema(mode="serialization")
    return _Walk(schema.pop("$defs", {})).walked(schema, path)


@dataclass
class _Walk:
    """Goes through a schema and names each model after the place where it stands first, for classes may be renamed."""

    models: Mapping[str, Any]
    places: dict[str, str] = field(default_factory=dict)
    waiting: deque[tuple[str, Any]] = field(default_factory=deque)
    form: Form = field(default_factory=dict)

    def walked(self, schema: Any, path: str) -> Form:
        """The fields of this schema and of all models in it."""
        self.form[path] = self._said(schema, path)
        while self.waiting:
            place, model = self.waiting.popleft()
            for name, inner in sorted(model["properties"].items()):
                self.form[f"{place}.{name}"] = self._said(inner, f"{place}.{name}")
        return self.form

    def _said(self, schema: Any, path: str) -> str:
        """The type of a field in a few words."""
        if "$ref" in schema:
            return self._model(schema["$ref"].rpartition("/")[2], path)
        if union := schema.get("anyOf") or schema.get("oneOf"):
            return " | ".join(sorted({self._said(one, path) for one in union}))
        if "const" in schema:
            return repr(schema["const"])
        if "enum" in schema:
            return " | ".join(sorted(repr(one) for one in schema["enum"]))
        if "properties" in schema:
            self.waiting.append((path, schema))
            return FIELDS
        kind = str(schema.get("type", ANY))
        if kind == "array":
            if fixed := schema.get("prefixItems"):
                return f"[{', '.join(self._said(one, f'{path}.{i}') for i, one in enumerate(fixed))}]"
            return f"list of {self._said(schema.get('items', {}), path)}"
        if kind == "object":
            return f"map to {self._said(schema.get('additionalProperties') or {}, path)}"
        return kind

    def _model(self, name: str, path: str) -> str:
        """What is said of a model: its fields are listed once, and a step under its kind."""
        model = self.models[name]
        if "properties" not in model:
            return self._said(model, path)
        step = model["properties"].get("kind", {}).get("const")
        if name not in self.places:
            self.places[name] = f"{path}.{step}" if step else path
            self.waiting.append((self.places[name], model))
        place = self.places[name]
        if step:
            return f"a step of {place.removesuffix(f'.{step}')}"
        return FIELDS if place == path else f"{FIELDS} of {place}"
