"""What the server's tests serve besides real games; installed by putting this on the path."""
