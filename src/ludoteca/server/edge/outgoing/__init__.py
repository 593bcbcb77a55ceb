"""Requests to addresses that strangers name: push services, webhooks."""

from __future__ import annotations

from ludoteca.server.edge.outgoing.outgoing import Answer, Outgoing, Refused, check_address

__all__ = ["Answer", "Outgoing", "Refused", "check_address"]
