"""Tools for tests of games, here and in packages: drawn tables, checks of messages, translations
and lists of cases, and the whole conformance check of `ludoteca check`.

Rules never import this. It needs no test framework: everything is a plain function or class.
"""
