"""How alike two pictures look: small differences of letters and edges pass, a wrong piece does not."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageChops
from PIL.Image import Image, Resampling

TILE = 8
SHOWN = 800
# In steps of 256. What a golden file loses by its compression moves no tile by more than 13; a piece with the wrong
# emblem moves one by 20, a missing or wrongly coloured piece several by 80 and more.
ONE_TILE = 18.0
ON_AVERAGE = 2.0


@dataclass(frozen=True)
class Likeness:
    """The mean difference of the whole picture, and that of its worst tile with its place."""

    mean: float
    worst: float
    where: tuple[int, int]

    @property
    def alike(self) -> bool:
        """Whether a person would take one for the other."""
        return self.mean <= ON_AVERAGE and self.worst <= ONE_TILE


def shown(image: Image) -> Image:
    """The picture at the size at which pictures are compared and kept."""
    size = (SHOWN, round(image.height * SHOWN / image.width))
    return image.convert("RGB").resize(size, Resampling.BOX)


def likeness(one: Image, other: Image) -> Likeness:
    """Compare two pictures of the same shape."""
    if one.size != other.size:
        return Likeness(255.0, 255.0, (0, 0))
    red, green, blue = ImageChops.difference(one.reduce(TILE), other.reduce(TILE)).split()
    tiles = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    values = list(tiles.tobytes())
    worst = max(values)
    row, column = divmod(values.index(worst), tiles.width)
    return Likeness(sum(values) / len(values), float(worst), (column * TILE, row * TILE))
