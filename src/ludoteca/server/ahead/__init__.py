"""Choosing ahead: an answer to one's own next question, kept secret until the table asks."""
