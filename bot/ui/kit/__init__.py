"""How anything is said to Discord, and how presses come back."""
