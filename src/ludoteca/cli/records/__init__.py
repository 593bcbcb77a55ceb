"""Commands that write, verify and show records."""
