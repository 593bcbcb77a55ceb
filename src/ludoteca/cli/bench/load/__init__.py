"""People by the hundred, in a process of their own, for `ludoteca bench server`."""
