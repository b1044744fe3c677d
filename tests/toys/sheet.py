"""The score sheet that all toys share."""

from collections.abc import Mapping, Sequence

from engines.kernel import Line, Result, SeatResult, Text, placings


def result(
    reason: str, sheets: Sequence[Mapping[str, int]], ties: Mapping[str, Sequence[int]] | None = None
) -> Result:
    """Points by category for each seat, and the tie-breaks in their order."""
    breaks = dict(ties or {})
    points = [sum(sheet.values()) for sheet in sheets]
    places = placings(
        [(points[seat], *(row[seat] for row in breaks.values())) for seat in range(len(sheets))]
    )
    return Result(
        reason=reason,
        seats=tuple(
            SeatResult(
                placing=places[seat],
                score=points[seat],
                breakdown=tuple(Line(label=Text(name), points=one) for name, one in sheet.items()),
                ties=tuple(Line(label=Text(name), points=row[seat]) for name, row in breaks.items()),
            )
            for seat, sheet in enumerate(sheets)
        ),
    )
