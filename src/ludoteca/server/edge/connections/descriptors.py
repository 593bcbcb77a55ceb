"""The limit of file descriptors of this process: each connection takes one."""

from __future__ import annotations

import resource

from ludoteca.server.edge.limits import LEAST_FILES, MOST_FILES
from ludoteca.server.settings import StartFailure


def most_files() -> int:
    """The number of descriptors that this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_file_limit() -> None:
    """Raises the limit as far as the system allows. Raises `StartFailure` if that is too low to
    accept connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    if soft != resource.RLIM_INFINITY and soft < LEAST_FILES:
        raise StartFailure(
            f"This process may open {soft} files and connections, and needs {LEAST_FILES} or more: "
            "raise the limit (ulimit -n, or LimitNOFILE of systemd)."
        )
