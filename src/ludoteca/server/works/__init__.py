"""Works: what takes long to find out about a finished table, in parts that are kept."""
