"""Works: long computations about finished tables, done and stored in parts."""
