"""What stays when a match is over, as people see it."""
