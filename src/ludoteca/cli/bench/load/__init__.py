"""Loads for `ludoteca bench server`: hundreds of people, in their own process."""
