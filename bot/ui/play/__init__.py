"""What people do at a table, by buttons, menus and commands."""
