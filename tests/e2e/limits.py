"""What Discord refuses: every request that the bot makes is held against these limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord import HttpLogEntry

TEXT, LABEL, CUSTOM_ID, PLACEHOLDER, ALT = 2000, 80, 100, 150, 1024
ROWS, A_ROW, OPTIONS, OPTION_TEXT = 5, 5, 25, 100
EMBED = {"title": 256, "description": 4096}
EMBED_IN_ALL, FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER = 6000, 25, 256, 1024, 2048
THREAD_NAME, NONCE = 100, 25
COMMANDS, COMMAND_NAME, COMMAND_TEXT, COMMAND_IN_ALL = 100, 32, 100, 8000
NAME = re.compile(r"^[-_a-z0-9]{1,32}$")
ROLE = re.compile(r"<@&(\d+)>")
MENTION = re.compile(r"(?<!\\)<@!?(\d+)>")
ICON_AS_CODE = re.compile(r"`[^`\n]*<:\w+:\d+>")
ROW, BUTTON, SELECT, SECTION, TEXT_DISPLAY, GALLERY = 1, 2, 3, 9, 10, 12
LAID, NESTED, TEXT_IN_ALL, A_SECTION = 1 << 15, 40, 4000, 3


def check(entry: HttpLogEntry) -> None:
    """Fail if Discord would refuse this request, or if it could mention somebody by chance."""
    body: Any = entry.json
    if entry.path.endswith("/commands") and entry.method == "PUT":
        commands(body)
    elif re.search(r"/messages(/\d+|/@original)?$|^/webhooks/\d+/[^/]+$", entry.path) and body is not None:
        message(body, new=entry.method == "POST")
        if entry.method == "POST" and entry.path.startswith("/channels/"):
            assert len(str(body.get("nonce", ""))) <= NONCE
    elif entry.path.endswith("/callback"):
        data = (body or {}).get("data") or {}
        if "choices" in data:
            choices(data["choices"])
        elif body["type"] in (4, 7):
            message(data, new=body["type"] == 4)
    elif entry.path.endswith("/threads"):
        assert 1 <= len(body["name"]) <= THREAD_NAME


def message(body: dict[str, Any], *, new: bool) -> None:
    """A message as it is sent or edited."""
    content = body.get("content") or ""
    assert len(content) <= TEXT, f"{len(content)} characters"
    for embed in body.get("embeds") or []:
        _embed(embed)
    for attachment in body.get("attachments") or []:
        if "id" in attachment and "filename" in attachment:
            alt = attachment.get("description") or ""
            assert 0 < len(alt) <= ALT, f"an alt text of {len(alt)} characters"
    if (body.get("flags") or 0) & LAID:
        assert not any((content, body.get("embeds"), body.get("poll"))), "a layout beside something else"
        content = _laid_out(body["components"])
    else:
        _components(body.get("components") or [])
    something = content or body.get("embeds") or body.get("attachments") or body.get("components")
    assert something or not new, "an empty message"
    assert not ICON_AS_CODE.search(content), "an icon within code is shown as its number"
    _mentions(content, body.get("allowed_mentions"))


def _mentions(content: str, allowed: Any) -> None:
    """Only named people may be mentioned, and whoever is named in angle brackets is meant."""
    assert allowed is not None, "mentions are not restricted"
    assert not allowed.get("parse"), "anybody could be mentioned"
    named = {str(person) for person in allowed.get("users", [])}
    assert set(MENTION.findall(content)) == named, (content, named)
    roles = [str(role) for role in allowed.get("roles") or []]
    assert set(ROLE.findall(content)) >= {*roles}, "a role is called that is not named"


def _embed(embed: dict[str, Any]) -> None:
    for name, limit in EMBED.items():
        assert len(embed.get(name) or "") <= limit, name
    fields = embed.get("fields") or []
    assert len(fields) <= FIELDS
    for field in fields:
        assert 1 <= len(field["name"]) <= FIELD_NAME
        assert 1 <= len(field["value"]) <= FIELD_VALUE, len(field["value"])
    footer = (embed.get("footer") or {}).get("text") or ""
    assert len(footer) <= FOOTER
    texts = [embed.get("title") or "", embed.get("description") or "", footer]
    texts += [field["name"] + field["value"] for field in fields]
    assert sum(len(text) for text in texts) <= EMBED_IN_ALL


def _laid_out(components: list[dict[str, Any]]) -> str:
    """A message that is laid out; its text."""
    every = list(_inner(components))
    assert 1 <= len(every) <= NESTED, f"{len(every)} components"
    texts = [one["content"] for one in every if one["type"] == TEXT_DISPLAY]
    assert all(texts)
    assert sum(map(len, texts)) <= TEXT_IN_ALL, f"{sum(map(len, texts))} characters"
    ids = []
    for one in every:
        if one["type"] == ROW:
            ids += _row(one)
        elif one["type"] == SECTION:
            assert 1 <= len(one["components"]) <= A_SECTION
            ids += _item(one["accessory"])
        elif one["type"] == GALLERY:
            assert all(len(item.get("description") or "") <= ALT for item in one["items"])
            assert all(item["media"]["url"].startswith("attachment://") for item in one["items"])
    assert len(set(ids)) == len(ids), f"an id twice: {ids}"
    return "\n".join(texts)


def _inner(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from _inner(one.get("components") or [])
        if "accessory" in one:
            yield one["accessory"]


def _components(rows: list[dict[str, Any]]) -> None:
    assert len(rows) <= ROWS, f"{len(rows)} rows"
    ids = [one for row in rows for one in _row(row)]
    assert len(set(ids)) == len(ids), f"an id twice: {ids}"


def _row(row: dict[str, Any]) -> list[str]:
    assert row["type"] == ROW
    items = row["components"]
    assert 1 <= len(items) <= A_ROW
    assert len(items) == 1 or all(item["type"] == BUTTON for item in items)
    return [one for item in items for one in _item(item)]


def _item(item: dict[str, Any]) -> list[str]:
    assert 1 <= len(item["custom_id"]) <= CUSTOM_ID
    if item["type"] == BUTTON:
        assert 1 <= len(item.get("label", item.get("emoji", ""))) <= LABEL, "either is enough"
    elif item["type"] == SELECT:
        _menu(item)
    return [item["custom_id"]]


def _menu(item: dict[str, Any]) -> None:
    options = item["options"]
    assert 1 <= len(options) <= OPTIONS
    assert len(item.get("placeholder") or "") <= PLACEHOLDER
    assert 0 <= item.get("min_values", 1) <= item.get("max_values", 1) <= len(options)
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values), f"a value twice: {values}"
    for option in options:
        assert 1 <= len(option["label"]) <= OPTION_TEXT
        assert 1 <= len(option["value"]) <= OPTION_TEXT
        assert len(option.get("description") or "") <= OPTION_TEXT


def choices(offered: list[dict[str, Any]]) -> None:
    """What autocompletion offers."""
    assert len(offered) <= OPTIONS
    for one in offered:
        assert 1 <= len(one["name"]) <= OPTION_TEXT
        assert 1 <= len(str(one["value"])) <= OPTION_TEXT


def commands(listed: list[dict[str, Any]]) -> None:
    """The slash commands as they are registered."""
    assert len(listed) <= COMMANDS
    for one in listed:
        texts = list(_texts(one))
        assert sum(map(len, texts)) <= COMMAND_IN_ALL, f"/{one['name']} has {sum(map(len, texts))} characters"


def _texts(node: dict[str, Any]) -> Iterator[str]:
    assert NAME.match(node["name"]), node["name"]
    assert 1 <= len(node["description"]) <= COMMAND_TEXT, node["name"]
    yield node["name"]
    yield node["description"]
    assert len(node.get("options") or []) <= OPTIONS, node["name"]
    for option in node.get("options") or []:
        yield from _texts(option)
    offered = node.get("choices") or []
    choices(offered)
    for choice in offered:
        yield choice["name"]
        yield str(choice["value"])
