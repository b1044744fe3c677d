"""What somebody may see of a table, and which table is meant."""
