"""What may be chosen when a table opens."""

from __future__ import annotations

from engines.kernel import Options


class PillarsOptions(Options):
    """The rulebook knows no variants."""
