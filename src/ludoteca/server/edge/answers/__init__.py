"""Answers that all features share: errors by code, and cached JSON."""
