"""The rules as they run here, for browsers that run them themselves."""
