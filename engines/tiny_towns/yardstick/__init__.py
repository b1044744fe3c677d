"""The computer player of before there were levels, kept as it was: by it the others are measured."""

from engines.tiny_towns.yardstick.computer import advise

__all__ = ["advise"]
