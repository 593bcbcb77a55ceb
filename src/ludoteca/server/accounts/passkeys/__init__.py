"""Passkeys and recovery codes: a person makes them once and signs in by them elsewhere."""
