import click


@click.command()
def rules() -> None: ...
