"""Signing in with an OpenID Connect provider that the host has set."""
