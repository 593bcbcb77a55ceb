"""The operating system's side of a server: worker processes, memory, lag of the event loop."""
