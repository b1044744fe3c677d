"""Why a stored match cannot be read, in words for a log: never with what is stored, for that may be secret."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from pydantic import ValidationError

from engines.kernel.saved import LaterSaveError

NAMED = 8


def why(error: Exception) -> str:
    """The fields that do not fit, each with the kind of its error; for any other error, which and where it was raised."""
    if isinstance(error, ValidationError):
        wrong = error.errors(include_url=False, include_context=False, include_input=False)
        told = [f"{'.'.join(str(part) for part in one['loc']) or 'all'} ({one['type']})" for one in wrong]
        more = f" and {len(told) - NAMED} more" if len(told) > NAMED else ""
        return ", ".join(told[:NAMED]) + more
    if isinstance(error, LaterSaveError):
        return str(error)
    raised = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(raised.filename).name}, line {raised.lineno}"
