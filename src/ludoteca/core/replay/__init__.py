"""From a log to states, and from states to what people see of them."""
