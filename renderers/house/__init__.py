"""Pictures of the house itself, not of a title: leaderboards, ratings over time."""
