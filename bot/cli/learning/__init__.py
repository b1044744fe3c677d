"""Learning what half-built towns are worth, from matches in which computers play themselves."""
