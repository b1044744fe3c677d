"""What stays when a match is over: results, ratings, leaderboards, profiles, replays. Knows no Discord."""
