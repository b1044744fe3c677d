"""The small titles of the tests, on Discord."""

from __future__ import annotations

from pathlib import Path

import bot.cogs
from data.words import add_folder
from engines.kernel.catalogue import titles
from tests.e2e.market import MARKET
from tests.toys import TOYS

HERE = Path(__file__).parent
ALL = (*TOYS, MARKET)


class Toys:
    """The small titles of the tests, playable on Discord for as long as a stage stands."""

    def __enter__(self) -> None:
        add_folder(HERE / "locales")
        titles().update({toy.id: toy for toy in ALL})
        bot.cogs.__path__.append(str(HERE / "cogs"))

    def __exit__(self, *_: object) -> None:
        bot.cogs.__path__.remove(str(HERE / "cogs"))
        for toy in ALL:
            del titles()[toy.id]
