"""People are invited by name to a table that waits for its start, by its owner."""
