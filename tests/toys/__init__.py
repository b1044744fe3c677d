"""Small titles that nobody plays: each proves one corner of the kernel."""

from pathlib import Path

from data.words import add_folder
from tests.toys.lanterns import LANTERNS
from tests.toys.spells import SPELLS
from tests.toys.works import WORKS
from tests.toys.yards import YARDS

LOCALES = Path(__file__).parent / "locales"
TOYS = (YARDS, LANTERNS, SPELLS, WORKS)
add_folder(LOCALES)

__all__ = ["LANTERNS", "LOCALES", "SPELLS", "TOYS", "WORKS", "YARDS"]
