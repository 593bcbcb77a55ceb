"""Answers that are not a feature's own: errors by code, and JSON that is encoded once."""
