"""The web client over HTTP: its files, and its page with a head for every address."""
