"""The server as a process of its machine: workers, memory, lag of the event loop."""
