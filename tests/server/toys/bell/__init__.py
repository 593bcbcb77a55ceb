"""A feature of the server as its author would write it: a bell that rings some time after a table
has started, and notes that it has rung.

It brings a kind of wake, a kind of job, an effect and a route, and changes no file but the list of
features.
"""
