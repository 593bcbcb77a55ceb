"""`python -m ludoteca.cli`, the same as the command `ludoteca`."""

from ludoteca.cli import main

main()
