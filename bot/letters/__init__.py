"""The messages that a table owns, one module each: a letter more is a module more, found by scanning."""
