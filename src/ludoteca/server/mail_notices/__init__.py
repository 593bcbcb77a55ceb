"""Notices by mail, a way out of notifications: to verified addresses, at most one mail an hour."""

from __future__ import annotations
