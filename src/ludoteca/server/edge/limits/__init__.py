"""Rate limits and other limits on what one visitor or one address may ask for."""
