"""The log of the server: its format, control characters escaped, mistakes of clients counted."""
