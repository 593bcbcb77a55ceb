"""Records: finished logs as lines of a file, and their verification from scratch."""
