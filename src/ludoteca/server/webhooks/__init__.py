"""Webhooks: requests to addresses that people name, when something happens at a table."""
