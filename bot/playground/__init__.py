"""A simulated Discord server with the real bot in it, to play alone in a browser."""
