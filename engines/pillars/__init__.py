"""The Pillars of the Earth by Michael Rieneck and Stefan Stadler: six rounds of work on one cathedral."""

from engines.pillars.title import Pillars

TITLE = Pillars()

__all__ = ["TITLE", "Pillars"]
