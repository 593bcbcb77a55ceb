"""Structured logs on standard error, as text for people or JSON for machines."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

from ludoteca.output import write_whole
from ludoteca.server.edge.logs.mistakes import MISTAKES
from ludoteca.server.edge.logs.printable import PrintableJson, printable_traceback, printable_values
from ludoteca.server.settings import Settings


def configure_logs(settings: Settings) -> None:
    """Sets up one line per event, also for the libraries we use."""
    write_whole()
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        last: list[structlog.types.Processor] = [
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            PrintableJson(),
        ]
    else:
        last = [
            printable_values,
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                exception_formatter=printable_traceback,  # without values of variables
            ),
        ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(_without_mistakes_of_clients)
    # httpx tells every address that it asks, and those of webhooks are secrets.
    for chatty in ("uvicorn.error", "alembic", "sqlalchemy", "asyncio", "httpx", "httpcore"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


_OF_CLIENTS: Final = {
    "Invalid HTTP request received.": None,  # counted by the code that answers it
    "parser failed": "unreadable frames",
    "Invalid UTF-8 sequence received from client.": "unreadable frames",
}


def _without_mistakes_of_clients(record: logging.LogRecord) -> bool:
    """A log filter that counts mistakes of clients instead of logging a traceback for each."""
    said = record.getMessage()
    if said not in _OF_CLIENTS:
        return True
    if kind := _OF_CLIENTS[said]:
        MISTAKES.note(kind)
    return False
