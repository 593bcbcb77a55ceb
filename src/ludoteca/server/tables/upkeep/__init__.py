"""Work on tables at which nobody acts: stand-ins for the absent, expiry, removal, upgrades."""
