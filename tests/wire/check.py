"""Whether Discord would take a request: by its description, and by what it refuses beyond that."""

from __future__ import annotations

from collections.abc import Iterator

from tests.wire.facts import contradicted
from tests.wire.payloads import FILE_LIMIT
from tests.wire.routes import CHOICES, LATER, MESSAGE, UPDATE, UPDATE_LATER, Call
from tests.wire.world import ATTACHMENT, LAYOUT, TEXT_DISPLAY, Json, nested, referred

CONTENT, EMBEDS_IN_ALL, TEXT_IN_ALL = 2000, 6000, 4000
ROWS, A_ROW, NESTED, COMMAND_IN_ALL = 5, 5, 40, 8000
ROW, BUTTON, SELECTS, LINK, PREMIUM = 1, 2, (3, 5, 6, 7, 8), 5, 6
MESSAGES = (
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
)


def problems(method: str, path: str, call: Call) -> list[str]:
    """Everything that is wrong with a request; nothing if Discord would take it."""
    return [*contradicted(method, path, call), *_beyond(method, path, call)]


def _beyond(method: str, path: str, call: Call) -> Iterator[str]:
    """What the description does not say."""
    if path.endswith("/commands"):
        for one in call.body.get("", []):
            said = sum(map(len, _texts(one)))
            if said > COMMAND_IN_ALL:
                yield f"/{one['name']} has {said} characters"
    elif path.endswith("/callback"):
        kind, data = call.body.get("type"), call.body.get("data") or {}
        if kind in (MESSAGE, UPDATE):
            yield from message(data, call.files, new=kind == MESSAGE)
        elif kind not in (LATER, UPDATE_LATER, CHOICES):
            yield f"callback type {kind} is not one that is known here"
    elif (method, path) in MESSAGES:
        yield from message(call.body, call.files, new=method == "POST")


def message(body: Json, files: dict[int, Json], *, new: bool) -> Iterator[str]:
    """A message as it is sent or edited."""
    content, rows = body.get("content") or "", body.get("components") or []
    layout = bool((body.get("flags") or 0) & LAYOUT)
    if len(content) > CONTENT:
        yield f"content of {len(content)} characters"
    if new and not (content or rows or files or body.get("embeds") or body.get("poll")):
        yield "an empty message"
    if layout and (content or body.get("embeds") or body.get("poll")):
        yield "a layout beside content, embeds or a poll"
    embedded = sum(_said(one) for one in body.get("embeds") or [])
    if embedded > EMBEDS_IN_ALL:
        yield f"embeds of {embedded} characters"
    yield from components(rows, layout=layout)
    yield from _attachments(body, files, new=new)
    yield from mentions(body)


def _said(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    texts.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text or "") for text in texts)


def components(rows: list[Json], *, layout: bool) -> Iterator[str]:
    every = list(nested(rows))
    if len(every) > NESTED:
        yield f"{len(every)} components in all"
    if not layout and len(rows) > ROWS:
        yield f"{len(rows)} rows"
    if not layout and any(row.get("type") != ROW for row in rows):
        yield "a component of layouts in a message that is none"
    if sum(len(one.get("content") or "") for one in every if one.get("type") == TEXT_DISPLAY) > TEXT_IN_ALL:
        yield "too much text in a layout"
    named = [one["custom_id"] for one in every if one.get("custom_id")]
    if twice := sorted({one for one in named if named.count(one) > 1}):
        yield f"a custom_id twice: {twice}"
    for row in every:
        if row.get("type") == ROW:
            yield from _row(row.get("components") or [])
    for one in every:
        if one.get("type") == BUTTON:
            yield from _button(one)
        elif one.get("type") in SELECTS:
            yield from _menu(one)


def _row(items: list[Json]) -> Iterator[str]:
    if len(items) > A_ROW:
        yield f"{len(items)} components in a row"
    if len(items) > 1 and any(one.get("type") != BUTTON for one in items):
        yield "a menu that does not have its row alone"


def _button(one: Json) -> Iterator[str]:
    if one.get("style") in (LINK, PREMIUM):
        return
    if not one.get("custom_id"):
        yield "a button without a custom_id"
    if not one.get("label") and not one.get("emoji"):
        yield "a button without a label"


def _menu(one: Json) -> Iterator[str]:
    options = one.get("options") or []
    least, most = one.get("min_values", 1), one.get("max_values", 1)
    if one["type"] == SELECTS[0] and not least <= most <= len(options):
        yield f"a menu of {len(options)} lines that takes {least} to {most}"
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        yield f"a value twice in a menu: {values}"


def _attachments(body: Json, files: dict[int, Json], *, new: bool) -> Iterator[str]:
    listed = body.get("attachments") or []
    for index, file in files.items():
        if not any(str(one.get("id")) == str(index) for one in listed) and listed:
            yield f"files[{index}] is not among the attachments"
        if file["size"] > FILE_LIMIT:
            yield f"{file['filename']} has {file['size']} bytes"
    for one in listed:
        if str(one.get("id", "")).isdigit() and int(one["id"]) < A_ROW * 2 and int(one["id"]) not in files:
            yield f"attachment {one['id']} comes without its file"
    names = {file["filename"] for file in files.values()}
    pointed = referred([body.get("embeds"), body.get("components")])
    for wanted in pointed if new else ():  # an edited message may have the file already: the world knows
        if wanted not in names:
            yield f"{ATTACHMENT}{wanted} comes without its file"


def mentions(body: Json) -> Iterator[str]:
    allowed = body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            yield f"{kind} are both named and parsed"


def _texts(node: Json) -> Iterator[str]:
    """Every text of a command that counts."""
    yield node.get("name") or ""
    yield node.get("description") or ""
    for option in node.get("options") or []:
        yield from _texts(option)
    for choice in node.get("choices") or []:
        yield choice["name"]
        yield str(choice["value"])
