"""Administration of a running house: orders from the command line, announcements, draining."""
