"""What tests of a game need, here and in packages of others: drawn tables, checks of words, of
translations and of the list of cases, and the whole conformance that `ludoteca check` asks for.

Rules never import this. No test framework is needed: everything is a plain function or class.
"""
