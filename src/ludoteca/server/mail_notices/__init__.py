"""Notices by mail, a way out of notifications: to verified addresses, as often as people wish."""

from __future__ import annotations
