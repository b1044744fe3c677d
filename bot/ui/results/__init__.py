"""What people look at when matches are over: results, ratings, profiles, replays, and what is stored about them."""
