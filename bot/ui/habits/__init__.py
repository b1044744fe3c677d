"""What people say about their time: zones, quiet hours, days."""
