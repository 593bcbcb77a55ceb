"""Reviews of finished tables: computed once, on request, and stored."""
