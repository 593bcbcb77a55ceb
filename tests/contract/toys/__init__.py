"""Small games made for the checks: one that keeps the contract and many that break it."""
