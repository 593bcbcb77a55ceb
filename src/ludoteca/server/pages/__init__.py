"""The web client over HTTP: its static files, and its HTML page with metadata per address."""
