"""The commands of the small titles of the tests."""

from bot.app import Guildhall
from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb

LANTERNS = (
    verb("bid", "lay", card="card"),
    verb("raise", "raise", use="use"),
    verb("drop", "drop", card="card"),
)
SPELLS = (verb("play", "play", card="card"), verb("take", "fair", gem="gem"))
WORKS = (
    verb("trade", "trade", deal="deal", goods="goods", number="number"),
    verb("use", "convert", craft="use"),
)
YARDS = (verb("take", "take", stone="stone", plot="plot"), verb("adorn", "adorn", flag="flag"))
MARKET = (verb("buy", ("three", "up_to_two"), goods="goods"), verb("visit", "stall", stall="stall"))


async def setup(bot: Guildhall) -> None:
    bot.tree.add_command(TitleCommands("toy_lanterns", "lanterns", LANTERNS).group())
    bot.tree.add_command(TitleCommands("toy_spells", "spells", SPELLS).group())
    bot.tree.add_command(TitleCommands("toy_works", "works", WORKS).group())
    bot.tree.add_command(TitleCommands("toy_yards", "yards", YARDS).group())
    bot.tree.add_command(TitleCommands("toy_market", "market", MARKET).group())
