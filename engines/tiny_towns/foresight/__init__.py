"""Thinking ahead over one town: a quick model of it, its value, and what the others may name."""
