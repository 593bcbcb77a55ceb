"""Commands for operators of a house; most of them need its running server."""
