"""How tables look and are used on Discord."""
