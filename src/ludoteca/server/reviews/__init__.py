"""Reviews of finished tables: worked out once, when somebody asks, and kept."""
