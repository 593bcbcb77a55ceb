"""The archive of the rules for browsers, which run them in a web worker."""
