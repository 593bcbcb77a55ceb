"""Signing in by a link in a mail, and the verified mail addresses of people."""
