"""Condenses Discord's OpenAPI description into the facts that the wire checks: python -m tests.wire.condense FILE.

Run by hand when Discord's description has changed; the description itself is not kept here.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.wire.facts import FILE
from tests.wire.routes import ROUTES

SCHEMAS = "#/components/schemas/"
MOST_FILES = 10
SAID_ONLY = ("title", "description", "format", "example", "examples", "default", "deprecated")

# What discord.py sends and Discord takes although the description does not name it.
TOLERATED: dict[str, dict[str, Any]] = {
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
}


class Condensing:
    """Follows the references from the routes that the bot uses, and keeps what can be checked."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._description = description
        self.schemas: dict[str, Any] = {}

    def routes(self) -> dict[str, Any]:
        """The query and the body of each route."""
        found = {}
        for method, path in ROUTES:
            place = self._description["paths"][path]
            said = place[method.lower()]
            query = {
                one["name"]: self.schema(one["schema"])
                for one in [*place.get("parameters", []), *said.get("parameters", [])]
                if one["in"] == "query"
            }
            body = said.get("requestBody")
            entry: dict[str, Any] = {"query": query}
            if body is not None:
                kinds = body["content"]
                entry["body"] = self.schema(kinds["application/json"]["schema"])
                entry["required"] = bool(body.get("required"))
                # Some routes take a form without naming the files in it; ten attachments are the most of any message.
                entry["files"] = MOST_FILES if "multipart/form-data" in kinds else 0
            found[f"{method} {path}"] = entry
        return found

    def schema(self, node: Any) -> Any:
        """A schema without what is only said; objects take no fields but the named ones."""
        if "$ref" in node:
            name = node["$ref"].removeprefix(SCHEMAS)
            if name not in self.schemas:
                self.schemas[name] = {}
                self.schemas[name] = self._named(name)
            return {"$ref": f"#/$defs/{name}"}
        kept = {
            key: value for key, value in node.items() if key not in SAID_ONLY and not key.startswith("x-")
        }
        union = kept.pop("oneOf", None) or kept.pop("anyOf", None)
        if union and all("const" in one for one in union):
            kept["enum"] = [one["const"] for one in union]
        elif union:
            kept["anyOf"] = [self.schema(one) for one in union]
        if "enum" in kept:
            kept.pop("allOf", None)
        if "allOf" in kept:
            kept["allOf"] = [self.schema(one) for one in kept["allOf"]]
        if isinstance(kept.get("items"), dict):
            kept["items"] = self.schema(kept["items"])
        if isinstance(kept.get("additionalProperties"), dict):
            kept["additionalProperties"] = self.schema(kept["additionalProperties"])
        if "properties" in kept:
            kept["properties"] = {name: self.schema(one) for name, one in kept["properties"].items()}
            kept.setdefault("additionalProperties", False)
        return kept

    def _named(self, name: str) -> Any:
        found = self.schema(self._description["components"]["schemas"][name])
        if name == "SnowflakeType":
            found["type"] = ["string", "integer"]
        for field, kind in TOLERATED.get(name, {}).items():
            found["properties"].setdefault(field, kind)
        return found


def main(source: str) -> None:
    """Write the facts."""
    condensing = Condensing(json.loads(Path(source).read_text()))
    routes = condensing.routes()
    facts = {"routes": routes, "schemas": dict(sorted(condensing.schemas.items()))}
    FILE.write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
