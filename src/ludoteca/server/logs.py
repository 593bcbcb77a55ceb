"""Structured logs, for people or for machines, on standard error."""

from __future__ import annotations

import logging
import sys

import structlog

from ludoteca.server.settings import Settings


def configure_logs(settings: Settings) -> None:
    """One line per event; lines of the libraries we use come out in the same form."""
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        last: list[structlog.types.Processor] = [
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                exception_formatter=structlog.dev.plain_traceback,  # without values of variables
            )
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
    logging.getLogger("uvicorn.error").addFilter(_without_frames_of_others)
    for chatty in ("uvicorn.error", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


_UNREADABLE = ("parser failed", "Invalid UTF-8 sequence received from client.")


def _without_frames_of_others(record: logging.LogRecord) -> bool:
    """What a client has sent wrong is the client's: where it was found out helps nobody."""
    if record.getMessage() in _UNREADABLE:
        reason = record.exc_info[1] if record.exc_info else None
        record.msg, record.args = "unreadable frame: %s", (reason,)
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True
