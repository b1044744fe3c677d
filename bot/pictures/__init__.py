"""Pictures and films: what is drawn beside the event loop, kept, rehearsed, and made in a process of its own."""
