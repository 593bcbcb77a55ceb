"""Accounts: the ways in which a person signs in on a device, one package each."""
