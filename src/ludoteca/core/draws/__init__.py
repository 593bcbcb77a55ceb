"""Sources of random outcomes: provable draws of tables, seeded draws of simulations."""
