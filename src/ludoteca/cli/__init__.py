"""The `ludoteca` command: one file per command, one line per error.

Exit codes: 0 done, 1 something is wrong with a file or a server, 2 wrong usage (and one line
that says what is possible), 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from ludoteca import __version__
from ludoteca.cli.commands import Commands
from ludoteca.output import write_whole


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ludoteca", message="%(prog)s %(version)s")
def ludoteca() -> None:
    """Board games in the browser, with friends, strangers and bots."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and leaves with its exit code."""
    write_whole()
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """As `main`, but returns the exit code."""
    try:
        code = ludoteca.main(args=arguments, prog_name="ludoteca", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return error.exit_code
    except click.ClickException as error:
        click.echo(f"ludoteca: {error.format_message()}", err=True)
        return error.exit_code
    except click.Abort:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the pipe has gone
        return 1
    return code if isinstance(code, int) else 0
