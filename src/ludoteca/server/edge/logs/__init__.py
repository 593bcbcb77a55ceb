"""The log of the server: its format, escaped control characters, counts of clients' mistakes."""
