"""Answers that all features share: errors by code, and cached JSON."""

from __future__ import annotations

from ludoteca.server.edge.answers.cached_json import CachedJson, compressed_json
from ludoteca.server.edge.answers.errors import (
    ErrorBody,
    Problem,
    answer_exception,
    answer_forged_request,
    answer_http_exception,
    answer_problem,
    answer_rejected,
    answer_too_deep,
)
from ludoteca.server.edge.answers.openapi import ExactJson

__all__ = [
    "CachedJson",
    "ErrorBody",
    "ExactJson",
    "Problem",
    "answer_exception",
    "answer_forged_request",
    "answer_http_exception",
    "answer_problem",
    "answer_rejected",
    "answer_too_deep",
    "compressed_json",
]
