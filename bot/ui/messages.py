"""The messages that a table owns: card, living picture, notice, hands, final sheet."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.store.records import Slot, TableRow
from bot.tables.live import Live
from bot.ui.content import Content
from bot.ui.ids import Id
from bot.ui.look import Look, look, name_of, named, safe, title_name
from bot.ui.narrow import narrow
from bot.ui.panel import Panel, items_of, text_of
from bot.ui.pictures import Pictures, Wanted
from bot.ui.press import Press, button
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import title_of

GREEN, BROWN, GREY = 0x4F7F52, 0x8A5A2B, 0x7A7A7A
THREAD_LINK = "https://discord.com/channels/{server}/{place}"


@dataclass(frozen=True)
class Seen:
    """What a message needs of its table, taken while the table is held."""

    row: TableRow
    look: Look | None
    commitment: str


def seen(live: Live, person: int | None = None) -> Seen:
    """What this message needs; to be called while the table is held."""
    if live.match is None:
        row = TableRow(**(vars(live.row) | {"seats": list(live.row.seats)}))
        return Seen(row, None, "")
    shown = look(live, person)
    return Seen(shown.row, shown, live.match.commitment)


def players(row: TableRow, words: Words) -> str:
    """Who sits where, a line each."""
    lines = []
    for seat in row.seats:
        host = seat.person is not None and seat.person == row.host
        name = safe(name_of(seat, words))
        lines.append(words("card-player", number=seat.seat + 1, name=name, host="yes" if host else "no"))
    return "\n".join(lines) or words("card-nobody")


def chosen_options(row: TableRow, words: Words) -> str:
    """The options that are not as usual."""
    title = title_of(row.title)
    usual = title.options().written()
    changed = [(name, value) for name, value in row.options.items() if usual.get(name) != value]
    return "\n".join(
        words(
            "card-option",
            name=Text(f"{title.words}-option-{name}"),
            value=option_value(title.words, name, value),
        )
        for name, value in changed
    )


def option_value(prefix: str, name: str, value: str) -> Text:
    """How an option's value is called."""
    return Text(f"option-{value}") if value in ("on", "off") else Text(f"{prefix}-option-{name}-{value}")


def card(seen_: Seen, words: Words) -> Content:
    """The small card in the channel: title, players, state, link, result."""
    row = seen_.row
    embed = discord.Embed(title=words("card-title", title=title_name(row, words), table=row.id))
    embed.description = _state(seen_, words)
    embed.colour = discord.Colour({"lobby": GREEN, "playing": BROWN}.get(row.state, GREY))
    embed.add_field(
        name=words("card-players", count=len(row.seats), places=row.places), value=players(row, words)
    )
    if options := chosen_options(row, words):
        embed.add_field(name=words("card-options"), value=options)
    if seen_.commitment:
        embed.set_footer(text=words("card-commitment", hash=seen_.commitment[:16]))
    return Content(embed=embed, items=_card_buttons(row, words))


def _state(seen_: Seen, words: Words) -> str:
    row = seen_.row
    if row.state == "lobby":
        return words("card-lobby-auto" if row.autostart else "card-lobby")
    if row.state == "playing" and seen_.look is not None:
        link = THREAD_LINK.format(server=row.server, place=row.place)
        return words("card-playing", waits=seen_.look.waiting(named(row, words)), link=link)
    if row.state == "finished" and seen_.look is not None and seen_.look.view.result is not None:
        return result_lines(seen_.look, words)
    if row.state == "frozen":
        return words("table-frozen", table=row.id)
    return words(
        f"card-abandoned-{row.reason}" if row.reason in ("empty", "left", "lost") else "card-abandoned-left"
    )


def result_lines(shown: Look, words: Words) -> str:
    """Placings and scores, best first."""
    result = shown.view.result
    if result is None:
        return ""
    order = sorted(range(len(result.seats)), key=lambda seat: (result.seats[seat].placing, seat))
    names = named(shown.row, words)
    return "\n".join(
        words(
            "result-line",
            placing=result.seats[seat].placing,
            name=safe(names.name(seat)),
            score=result.seats[seat].score,
        )
        for seat in order
    )


def _card_buttons(row: TableRow, words: Words) -> list[Press]:
    def one(verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
        return button(Id(verb, row.id, picks="card"), words(f"button-{verb}"), style=style)

    if row.state == "lobby":
        found = [one("join", discord.ButtonStyle.success), one("leave"), one("computer")]
        return [*found, one("start", discord.ButtonStyle.primary)]
    if row.state == "playing":
        return [one("play", discord.ButtonStyle.primary), one("read")]
    return [one("read")] if row.started else []


async def table(seen_: Seen, words: Words, pictures: Pictures, closed: list[str]) -> Content:
    """The living picture with what happened last, who is awaited, and Play."""
    shown = seen_.look
    if shown is None:
        return Content(words("table-not-started"))
    words = named(shown.row, words)
    result = shown.view.result
    lines = [words("table-head", title=title_name(shown.row, words), table=shown.row.id)]
    lines += [words("table-news", event=Text("plain", {"text": line})) for line in shown.news(words)]
    lines.append(result_lines(shown, words) if result else shown.waiting(words))
    if closed:
        lines.append(words("table-dm-closed", who=words.listed([f"**{safe(name)}**" for name in closed])))
    picture = await pictures.draw(Wanted("table", shown.view, None, words))
    return Content("\n".join(lines), picture, _table_buttons(shown, words))


def _table_buttons(shown: Look, words: Words) -> list[Press]:
    number = shown.row.id
    read = button(Id("read", number, picks="table"), words("button-read"))
    if shown.row.state != "playing":
        return [read]
    play = button(Id("play", number, picks="table"), words("button-play"), style=discord.ButtonStyle.primary)
    hand = button(Id("hand", number, picks="table"), words("button-hand"))
    return [play, read, hand]


def notice(seen_: Seen, slot: Slot, words: Words) -> Content | None:
    """Tell those whose answer is newly owed; nobody if they have answered meanwhile."""
    shown = seen_.look
    if shown is None:
        return None
    seats = slot.data.get("seats")
    people = {seat.seat: seat.person for seat in seen_.row.seats}
    owing = [
        people.get(seat) for seat in (seats if isinstance(seats, list) else ()) if seat in shown.view.awaited
    ]
    mentions = [person for person in owing if person is not None]
    if not mentions:
        return None
    who = words.listed([f"<@{person}>" for person in mentions])
    play = Id("play", seen_.row.id, slot.wanted, picks="notice")
    return Content(
        words("notice-turn", who=who, title=title_name(seen_.row, words), count=len(mentions)),
        items=[button(play, words("button-play"), style=discord.ButtonStyle.primary)],
        mentions=mentions,
    )


async def hand(seen_: Seen, words: Words, pictures: Pictures, slot: str) -> Content | None:
    """A player's private message: the hand as picture and text, and the secret question to answer right there."""
    shown = seen_.look
    if shown is None or shown.seat is None:
        return None
    words = named(shown.row, words)
    place = THREAD_LINK.format(server=shown.row.server, place=shown.row.place)
    head = words("hand-head", title=title_name(shown.row, words), table=shown.row.id, link=place)
    question = shown.question
    if shown.row.state != "playing":
        return Content("\n".join([head, words("panel-over")]))
    picture = await pictures.draw(
        Wanted("hand", shown.view, question if question is not None and question.secret else None, words)
    )
    if question is not None and question.secret:
        panel = Panel(shown, words, Id("pick", shown.row.id, question.number))
        narrowed = narrow(question, [])
        return Content("\n".join([head, text_of(panel, narrowed)]), picture, items_of(panel, narrowed))
    if shown.view.hand is None:
        return Content("\n".join([head, words("hand-empty")]), None, [_play(shown, words, slot)])
    return Content("\n".join([head, words("hand-text")]), picture, [_play(shown, words, slot)])


def _play(shown: Look, words: Words, slot: str) -> Press:
    return button(Id("play", shown.row.id, picks=slot.replace(":", "-")), words("button-play"))


async def final(seen_: Seen, words: Words, pictures: Pictures) -> Content | None:
    """The end of a match, for the channel."""
    shown = seen_.look
    if shown is None or shown.view.result is None:
        return None
    words = named(shown.row, words)
    winners = [safe(words.name(seat)) for seat in shown.view.result.winners]
    lines = [
        words(
            "final-head",
            title=title_name(shown.row, words),
            table=shown.row.id,
            who=words.listed([f"**{name}**" for name in winners]),
            count=len(winners),
            seats=len(shown.row.seats),
        ),
        result_lines(shown, words),
    ]
    picture = await pictures.draw(Wanted("scores", shown.view, None, words))
    return Content(
        "\n".join(lines), picture, [button(Id("read", shown.row.id, picks="final"), words("button-read"))]
    )
