"""Signing in on a further device with a code that a signed-in device shows."""
