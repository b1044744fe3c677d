"""The command line: each command loads only what it needs."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

# A traceback with the values of its variables would show the token.
app = typer.Typer(
    help="Guildhall hosts board games on Discord.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:  # as typer calls it
    if wanted:
        typer.echo(f"guildhall {version('guildhall')}")
        raise typer.Exit


@app.callback()
def options(
    *,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Say which release this is, and exit."
        ),
    ] = False,
) -> None:
    """Guildhall hosts board games on Discord."""


ratings = typer.Typer(help="The ratings of all players.", no_args_is_help=True)
app.add_typer(ratings, name="ratings")

Title = Annotated[str, typer.Argument(help="The id of a title, such as tiny_towns.")]
Seats = Annotated[int | None, typer.Option(help="How many players; four, where the title allows it.")]
Seed = Annotated[str, typer.Option(help="Anything: the same seed gives the same match.")]
Chosen = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the title.")
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, and nothing else.")]


@app.command()
def run() -> None:
    """Run the bot on Discord; settings come from GUILDHALL_… variables or a .env file."""
    from bot.cli.run import run as work
    from bot.cli.sentences import sentences
    from bot.store import StoreError
    from bot.supervise import EndedError

    with sentences(StoreError, EndedError):
        work()


@app.command()
def play(
    port: Annotated[int, typer.Option(help="Where the page is served on this machine.")] = 8710,
    database: Annotated[
        Path | None,
        typer.Option(
            help="Keep what is stored in this SQLite file; channels and threads begin anew each time."
        ),
    ] = None,
) -> None:
    """Play in a browser against a simulated Discord; no token is needed."""
    from bot.cli.play import play as work
    from bot.cli.sentences import sentences
    from bot.store import StoreError

    with sentences(StoreError):
        work(port, database)


@app.command()
def check() -> None:
    """Look whether all that the bot needs is there: settings, data files, database, token, permissions."""
    from bot.cli.check import check as work

    console = Console(highlight=False)
    found = work()
    for one in found:
        mark = "fine " if one.fine else "WRONG"
        console.print(f"{mark}  {one.what}: {one.said}", markup=False, soft_wrap=True)
    if not all(one.fine for one in found):
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file, which nobody but its owner may read.")],
) -> None:
    """Copy the database whole and checked into a new file (PostgreSQL by its pg_dump); the bot may run meanwhile."""
    from bot.cli.sentences import sentences
    from bot.settings import Settings
    from bot.store import StoreError, back_up

    with sentences(StoreError):
        back_up(Settings.read().database, file)
    typer.echo(f"The database was copied to {file}.")


@app.command()
def vacuum() -> None:
    """Pack matches that were over long ago, and give back what is free in a SQLite file; the bot may run meanwhile."""
    from bot.cli.sentences import sentences
    from bot.cli.vacuum import vacuum as work
    from bot.store import StoreError

    with sentences(StoreError):
        said = work()
    for line in said:
        typer.echo(line)


@app.command()
def health() -> None:
    """Exit with 0 if the bot that runs here is alive, with 1 if not."""
    from bot.cli.health import trouble
    from bot.settings import Settings, SettingsError

    try:
        wrong = trouble(Settings.read().heartbeat)
    except SettingsError as error:
        wrong = str(error)
    if wrong is not None:
        Console(stderr=True, highlight=False).print(wrong, markup=False, soft_wrap=True)
        raise typer.Exit(1)


@ratings.command()
def rebuild() -> None:
    """Compute all ratings again from the results, in the order in which the matches ended."""
    from bot.cli.ratings import rebuild as work
    from bot.cli.sentences import sentences
    from bot.store import StoreError

    with sentences(StoreError):
        said = work()
    typer.echo(said)


@app.command()
def simulate(
    title: Title,
    *,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seed: Seed = "1",
    option: Chosen = None,
    as_json: Json = False,
) -> None:
    """Play random matches of a title, and count and time them."""
    from bot.cli.sentences import sentences, use_components
    from bot.cli.simulate import show
    from bot.cli.simulate import simulate as work

    with sentences():
        use_components()
        report = work(title, seats, matches, seed, option or (), quiet=as_json)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, Console())


@app.command()
def lesson(title: Title, *, as_json: Json = False) -> None:
    """Play the lesson of a title through: what it says, what it asks, and how its match ends."""
    from bot.cli.lesson import lesson as work
    from bot.cli.lesson import show
    from bot.cli.sentences import sentences, use_components

    with sentences():
        use_components()
        report = work(title)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, Console())


@app.command()
def waits(
    title: Title,
    *,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(help="How many matches, each with orders and without.")] = 20,
    seed: Seed = "1",
    option: Chosen = None,
    as_json: Json = False,
) -> None:
    """Play matches by post with standing orders and without, and count hand-overs, answers, scores and presses."""
    from bot.cli.sentences import sentences, use_components
    from bot.cli.waits import show
    from bot.cli.waits import waits as work

    with sentences():
        use_components()
        report = work(title, seats, matches, seed, option or (), quiet=as_json)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, Console())


@app.command()
def tournament(
    title: Title,
    *,
    players: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas: strong, normal, easy, yardstick, erring, random; former is the strong one of --former."
        ),
    ] = "strong,normal,easy,yardstick",
    seats: Seats = None,
    matches: Annotated[int, typer.Option(help="How many matches.")] = 20,
    seed: Seed = "1",
    option: Chosen = None,
    former: Annotated[
        Path | None, typer.Option(help="The folder of another release, of which the strong computer plays.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let computer players of several levels play each other, and count victories, points and time."""
    from bot.cli.sentences import sentences, use_components
    from bot.cli.tournament import show
    from bot.cli.tournament import tournament as work

    with sentences():
        use_components()
        report = work(
            title,
            players,
            seats=seats,
            matches=matches,
            seed=seed,
            options=option or (),
            former=former,
            quiet=as_json,
        )
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, Console())


@app.command()
def strength(
    *,
    only: Annotated[str, typer.Option(help="Only bars with this in their name.")] = "",
    minutes: Annotated[float, typer.Option(help="How long it may take.")] = 115,
    workers: Annotated[int, typer.Option(help="How many matches at a time.")] = 2,
    seed: Seed = "1",
    to: Annotated[Path, typer.Option(help="The report, from which it also goes on.")] = Path(
        "docs/strength.json"
    ),
    as_json: Json = False,
) -> None:
    """Measure by a sequential test whether computer players are as strong as promised; go on where it ended."""
    from bot.cli.sentences import InputError, sentences
    from bot.cli.strength import strength as work
    from bot.cli.strength import table
    from bot.cli.strength.bars import bars

    with sentences():
        chosen = [bar for bar in bars() if only in bar.name]
        if not chosen:
            raise InputError(f"No bar has “{only}” in its name.")
        found = work(chosen, to, seed=seed, minutes=minutes, workers=workers)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        Console(width=120).print(table(found))


@app.command()
def tune(
    title: Title,
    *,
    seats: Annotated[int, typer.Option(help="For how many players.")] = 2,
    generations: Annotated[int, typer.Option(help="After how many generations it is judged.")] = 8,
    matches: Annotated[int, typer.Option(help="How many matches each candidate plays in a generation.")] = 60,
    seed: Seed = "1",
    option: Chosen = None,
    to: Annotated[Path, typer.Option(help="What was found, from which it also goes on.")] = Path(
        "tuning.json"
    ),
) -> None:
    """Look by self-play for better weights of a computer player, and judge them on seeds not seen before."""
    from bot.cli.sentences import sentences
    from bot.cli.tuning import begun
    from bot.cli.tuning import tune as work

    with sentences():
        found = work(begun(title, seats, option or (), seed), to, generations, matches)
    typer.echo(json.dumps(found, indent=2))


@app.command()
def learn(
    title: Title,
    *,
    seats: Annotated[int, typer.Option(help="For how many players.")] = 2,
    rounds: Annotated[int, typer.Option(help="How often it plays with what it has learned.")] = 8,
    ends: Annotated[
        int, typer.Option(help="How many ends of a match it sees in a round, one a seat.")
    ] = 1500,
    seed: Seed = "1",
    to: Annotated[Path, typer.Option(help="What was learned, as a file of components.")] = Path(
        "learned.toml"
    ),
) -> None:
    """Learn from quick matches with itself what positions of a title are worth, where it thinks ahead by that."""
    from bot.cli.learning import learn as work
    from bot.cli.learning import told
    from bot.cli.sentences import sentences

    with sentences():
        found = work(title, seats, seed, rounds=rounds, ends=ends, path=to)
    for line in told(found):
        typer.echo(line)


@app.command()
def people(
    *,
    tables: Annotated[int, typer.Option(help="How many tables.")] = 100,
    seed: Seed = "1",
    as_json: Json = False,
) -> None:
    """Let invented people play for simulated weeks, and count what reaches them and what is done for them."""
    from bot.cli.people import people as work
    from bot.cli.people import show
    from bot.cli.sentences import aside, sentences, use_components

    with sentences():
        use_components()
        counts = work(tables, seed, quiet=as_json)
    report = counts.report()
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, Console())
    for line in counts.broken:
        aside.print(line, markup=False, soft_wrap=True)
    if counts.broken:
        raise typer.Exit(1)


@app.command()
def picture(
    title: Title,
    *,
    out: Annotated[Path, typer.Option(help="The file; its ending (webp, png, jpg, jpeg) is its format.")],
    seats: Seats = None,
    seed: Seed = "1",
    answers: Annotated[int, typer.Option(help="After how many random answers; at most to the end.")] = 40,
    viewer: Annotated[str, typer.Option(help="A seat, counted from 0, or the whole table.")] = "table",
    language: Annotated[str, typer.Option(help="The language of the words in it.")] = "en",
    option: Chosen = None,
    sheet: Annotated[bool, typer.Option("--sheet", help="The final score sheet.")] = False,
) -> None:
    """Draw a random match as somebody sees it."""
    from bot.cli.picture import picture as work
    from bot.cli.sentences import sentences, use_components

    with sentences():
        use_components()
        written = work(
            title,
            out,
            seats=seats,
            seed=seed,
            answers=answers,
            viewer=viewer,
            language=language,
            options=option or (),
            sheet=sheet,
        )
    typer.echo(written)


@app.command()
def words(
    language: Annotated[
        str | None, typer.Argument(help="A language, such as pl; all, if none is named.")
    ] = None,
    *,
    everything: Annotated[
        bool, typer.Option("--all", help="Write out all that it can say, instead of what is wrong.")
    ] = False,
    matches: Annotated[int, typer.Option(help="Of how many random matches a title.")] = 1,
    pictures: Annotated[bool, typer.Option(help="Draw a match of each title, too.")] = True,
) -> None:
    """List what is missing or wrong in the texts of a language, each with its place; exit code 1 if there is anything."""
    from bot.cli.sentences import sentences
    from bot.cli.wording.words import all_said, wrong

    found = 0
    with sentences():
        for line in (
            all_said(language, matches) if everything else wrong(language, matches, pictures=pictures)
        ):
            typer.echo(line)
            found += 1
    if found and not everything:
        raise typer.Exit(1)


@app.command()
def record(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Titles, snapshot or database; all of it, if none is named.", metavar="NAME…"),
    ] = None,
    *,
    to: Annotated[Path, typer.Option(help="Where it is kept.")] = Path("tests/playthroughs"),
    again: Annotated[
        bool,
        typer.Option("--again", help="Replace what is kept of this version: only before it is released."),
    ] = False,
) -> None:
    """Keep, for the tests of later releases, how this one saves: matches, a database, and the form of both."""
    from bot.cli.record.release import record as work
    from bot.cli.sentences import sentences

    with sentences():
        for line in work(to, names or [], again=again):
            typer.echo(line)


@app.command()
def bench(
    *,
    as_json: Json = False,
    quick: Annotated[bool, typer.Option("--quick", help="Measure less of everything.")] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="PART",
            help="Measure this part alone, or several of them: rules, pictures, texts, answers, presses, leaderboards,"
            " start, thinking, load, throughput or memory; or million and million-postgresql, which are measured only when"
            " they are named.",
        ),
    ] = None,
    language: Annotated[
        str, typer.Option(help="What the people who are shown pictures, texts and panels read.")
    ] = "en",
) -> None:
    """Measure what the project promises to hold: one JSON object on stdout, and a table for people on stderr."""
    from bot.cli.sentences import aside, sentences, simulator_needed, use_components

    with sentences():
        use_components()
        with simulator_needed("bench"):
            from bot.cli.bench import bench as work
        found = work(quick=quick, only=only or (), language=language)
    if not as_json:
        aside.width = max(aside.width, found.WIDTH)
        aside.print(found.table())
        for line in found.remarks:
            aside.print(line, soft_wrap=True)
    for line in found.problems:
        aside.print(line, markup=False, soft_wrap=True)
    typer.echo(json.dumps(found.plain(), indent=2))
    if found.problems:
        raise typer.Exit(1)
