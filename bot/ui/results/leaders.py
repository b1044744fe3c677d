"""The leaderboard as a picture or in words, turned by buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from bot.results.outcome import FEWEST
from bot.results.standings import A_PAGE, Page, Place, page_of
from bot.store.ladders import ANY_SEATS, EVERY_TITLE, EVERYWHERE, Board, Ladder
from bot.store.leaderboards import played_at_all
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.markup import bold, cut
from bot.ui.kit.naming import own_name
from bot.ui.kit.numerals import number, signed
from bot.ui.kit.press import Interaction, Press, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.results.periods import EVER, NAMED, PERIODS, named, present, said
from data.names import isolated, straight
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of, titles
from renderers.house.leaderboard import Leaderboard, Row, draw_leaderboard
from renderers.house.page import drawable

HERE, ELSEWHERE = "here", "everywhere"
ALL = "all"
NAME = 32
VERB = "leaders"
LAST = 10**6


@dataclass(frozen=True)
class Wished:
    """Which leaderboard somebody wants to see, and how; when: an earlier time that is named."""

    title: str = EVERY_TITLE
    here: bool = True
    period: str = EVER
    seats: int = ANY_SEATS
    page: int = 0
    text: bool = False
    when: str = ""

    def id(self, verb: str = VERB, **changes: object) -> Id:
        """What a button carries that shows this, with some changes."""
        one = replace(self, **changes)  # type: ignore[arg-type]  # its own fields
        path = f"{HERE if one.here else ELSEWHERE}-{one.period}-{'text' if one.text else 'picture'}"
        path += f"-{one.when}" if one.when else ""
        return Id(verb, ANYWHERE, one.seats, one.title or ALL, path, one.page)

    @classmethod
    def read(cls, identity: Id) -> Wished:
        """What a button carries; what makes no sense becomes what is usual."""
        where, period, shape, when = (*identity.path.split("-", 3), "", "", "", "")[:4]
        title = identity.picks if identity.picks in titles() else EVERY_TITLE
        seats = max(ANY_SEATS, identity.number)
        return cls(
            title,
            where != ELSEWHERE,
            period if period in PERIODS else EVER,
            seats,
            min(identity.page, LAST),
            shape == "text",
            when if NAMED.fullmatch(when) else "",
        )


@dataclass(frozen=True)
class Shown:
    """A page of a leaderboard with everything that is said about it."""

    wished: Wished
    page: Page
    names: dict[int, str]
    words: Words
    where: str
    when: str
    viewer: int

    @property
    def best(self) -> bool:
        """Whether scores can be compared: only those of one title."""
        return self.wished.title != EVERY_TITLE

    @property
    def under(self) -> str:
        """Where and when, and how many played."""
        return self.words("leaderboard-under", where=self.where, when=self.when, seats=self.wished.seats)


def called(title: str, words: Words) -> str:
    """The title of a leaderboard."""
    return (
        words.say(Text(f"{title_of(title).words}-title"))
        if title != EVERY_TITLE
        else words("leaderboard-all-titles")
    )


async def leaderboard(interaction: Interaction, wished: Wished, *, turned: bool = False) -> Content:
    """A page of a leaderboard; beyond the last page a turned one stays there, and an asked one is refused."""
    app, words = interaction.client, await private_words(interaction)
    server = interaction.guild_id if wished.here else EVERYWHERE
    if server is None:
        raise RefusedError(Text("leaderboard-no-server"))
    if wished.seats != ANY_SEATS:
        check_seats(wished.title, wished.seats)
    now = int(app.clock)
    period = present(wished.period, now)
    if wished.when:
        period = named(wished.when, now)
        wished = replace(wished, when=period)
    board = Board(Ladder(wished.title, server, wished.seats), period)
    async with app.store.reading() as connection:
        page = await page_of(connection, board, wished.page, interaction.user.id)
        if not page.people:
            return await _empty(await played_at_all(connection, board), wished, words)
        if wished.page >= page.pages:
            if not turned:
                raise RefusedError(Text("leaderboard-page-past", {"pages": page.pages}))
            wished = replace(wished, page=page.pages - 1)
            page = await page_of(connection, board, wished.page, interaction.user.id)
    people = [place.person for place in page.places]
    names = await app.members.names(people, words, server=server or None, own=interaction.user.id) | {
        interaction.user.id: own_name(interaction.user)
    }
    where = words("leaderboard-everywhere")
    if server != EVERYWHERE:
        where = interaction.guild.name if interaction.guild is not None else words("leaderboard-here")
    shown = Shown(wished, page, names, words, where, said(period, words), interaction.user.id)
    return await _content(interaction, shown)


def check_seats(wished: str, seats: int) -> None:
    """Refuse a number of players with which nothing is rated in a title, or in any."""
    rows = [title_of(wished)] if wished != EVERY_TITLE else list(titles().values())
    possible = [count for title in rows for count in title.seats if count >= FEWEST]
    if seats in possible:
        return
    about = {"seats": seats, "least": min(possible, default=0), "most": max(possible, default=0)}
    if wished != EVERY_TITLE:
        name = Text(f"{title_of(wished).words}-title")
        raise RefusedError(Text("leaderboard-no-seats-title", {**about, "title": name}))
    raise RefusedError(Text("leaderboard-no-seats", {**about}))


async def _empty(played: bool, wished: Wished, words: Words) -> Content:
    """Nobody stands there: say what is missing, and invite to play."""
    if played:
        return Content(words("leaderboard-empty-rated"))
    if wished.title:
        title = titles()[wished.title]
        name = Text(f"{title.words}-title")
        return Content(words("leaderboard-empty-title", group=title.words, title=name))
    return Content(words("leaderboard-empty-server" if wished.here else "leaderboard-empty-everywhere"))


async def _content(interaction: Interaction, shown: Shown) -> Content:
    words, page = shown.words, shown.page
    head = words("leaderboard-head", title=called(shown.wished.title, words))
    notes = [] if page.own is not None else [words("leaderboard-own-none")]
    foot = words("leaderboard-foot")
    if page.pages > 1:
        foot = f"{words('leaderboard-page', page=page.number + 1, pages=page.pages)} · {foot}"
    if shown.wished.text:
        lines = [f"{head} · {shown.under}", *_lines(shown), *notes, f"-# {foot}"]
        return Content("\n".join(lines), items=_buttons(shown))
    plain = words("leaderboard-title", title=called(shown.wished.title, words))
    alt = words("leaderboard-alt", head=plain, under=shown.under, lines=" ".join(_lines(shown, plain=True)))
    draw = partial(draw_leaderboard, _sheet(shown, plain, foot))
    picture = await interaction.client.pictures.paint("leaderboard", draw, alt)
    if picture is None:
        return await _content(interaction, replace(shown, wished=replace(shown.wished, text=True)))
    lines = [f"{head} · {shown.under}", *_unwritten(shown), *notes]
    return Content("\n".join(lines), picture, _buttons(shown))


def _rows(shown: Shown) -> list[Place]:
    """Every row that is shown; the own one comes last if it stands on another page."""
    own = shown.page.own
    return [*shown.page.places, *([] if own is None or own in shown.page.places else [own])]


def _unwritten(shown: Shown) -> list[str]:
    """The names that the picture cannot write, beside what stands there instead."""
    found = []
    for place in _rows(shown):
        name, instead = _name(shown, place), _instead(shown, place)
        if drawable(name, instead) == instead:
            found.append(shown.words("leaderboard-unwritten", instead=instead, name=bold(name)))
    return [" · ".join(found)] if found else []


def _name(shown: Shown, place: Place) -> str:
    return cut(straight(shown.names[place.person]), NAME)


def _instead(shown: Shown, place: Place) -> str:
    """What stands on the picture for a name that cannot be written: a number, not the rank, which is shared."""
    page = shown.page
    at = page.number * A_PAGE + page.places.index(place) + 1 if place in page.places else place.rank
    return shown.words("person-unwritable", number=number(shown.words, at))


def _lines(shown: Shown, *, plain: bool = False) -> list[str]:
    """Every row in words."""
    return [_line(shown, place, plain=plain) for place in _rows(shown)]


def _line(shown: Shown, place: Place, *, plain: bool) -> str:
    words, row = shown.words, place.row
    name = _name(shown, place)
    best, trend = "", ""
    if shown.best and row.best is not None:
        best = words("leaderboard-line-best", best=number(words, row.best))
    if len(row.trend) > 1:
        trend = words("leaderboard-line-trend", by=signed(words, row.trend[-1] - row.trend[0]))
    return words(
        "leaderboard-line",
        rank=number(words, place.rank),
        name=isolated(name) if plain else bold(name),
        rating=rating(words, row.number, settled=row.settled),
        trend=trend,
        matches=row.matches,
        wins=row.wins,
        best=best,
    ) + ("." if plain else "")


def rating(words: Words, value: int, *, settled: bool) -> str:
    """A rating as it is written: a provisional one is marked."""
    written = number(words, value)
    return written if settled else words("leaderboard-provisional", number=written)


def _sheet(shown: Shown, title: str, foot: str) -> Leaderboard:
    words = shown.words
    heads = ("name", "rating", "trend", "matches", "wins", *(("best",) if shown.best else ()))
    rows = [_row(shown, place) for place in _rows(shown)]
    count = len(shown.page.places)
    return Leaderboard(
        title,
        shown.under,
        tuple(words(f"leaderboard-{head}") for head in heads),
        tuple(rows[:count]),
        rows[count] if len(rows) > count else None,
        foot,
    )


def _row(shown: Shown, place: Place) -> Row:
    words, row = shown.words, place.row
    numbers = [number(words, row.matches), number(words, row.wins)]
    if shown.best:
        numbers.append("–" if row.best is None else number(words, row.best))
    return Row(
        place.rank,
        number(words, place.rank),
        _name(shown, place),
        _instead(shown, place),
        rating(words, row.number, settled=row.settled),
        not row.settled,
        row.trend,
        tuple(numbers),
        place.person == shown.viewer,
    )


def _buttons(shown: Shown) -> list[Press]:
    wished, words, page = shown.wished, shown.words, shown.page
    found = []
    if page.pages > 1:
        back = wished.id(page=max(page.number - 1, 0))
        found.append(button(back, words("button-previous-page"), disabled=page.number == 0))
        on = wished.id("leadersnext", page=page.number + 1)
        found.append(button(on, words("button-next-page"), disabled=page.number + 1 >= page.pages))
    other = wished.id("leadersas", text=not wished.text, page=page.number)
    found.append(button(other, words("button-as-picture" if wished.text else "button-as-text")))
    return found


async def _turn(interaction: Interaction, identity: Id) -> Content:
    """Show the page that a button means."""
    return await leaderboard(interaction, Wished.read(identity), turned=True)


# Buttons of one message need ids that differ, so each kind of turning has a verb of its own.
for _verb in (VERB, "leadersnext", "leadersas"):
    pressed(_verb)(_turn)
