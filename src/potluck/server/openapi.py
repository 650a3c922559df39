"""The description of the HTTP API, made from the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec

from potluck.server.routes import LOG, Endpoint, Problem

REFERENCE = "#/components/schemas/{name}"
# Anything may be too much at once; a body may be no record.
ALWAYS = (400, 429)


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    kinds = [Problem]
    for one in endpoints:
        kinds += [kind for kind in (one.body, one.answer, one.query) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    schema_of = dict(zip(map(id, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Potluck",
            "version": version("potluck"),
            "summary": "Tables for four cooking games.",
            "description": "Live play goes over the WebSocket at /api/socket, described in docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"browser": {"type": "apiKey", "in": "cookie", "name": "potluck"}},
        },
    }


def operation(one: Endpoint, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One endpoint."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    if one.query is not None:
        shape = components[one.query.__name__]
        parameters += [
            {"name": name, "in": "query", "required": name in shape.get("required", []), "schema": schema}
            for name, schema in shape["properties"].items()
        ]
    described: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "responses": responses(one, schema_of),
    }
    if parameters:
        described["parameters"] = parameters
    if one.body is not None:
        text = {"type": "string", "maxLength": 2_000_000 if one.takes == LOG else 250_000}
        schema = text if one.body is bytes else schema_of[id(one.body)]
        described["requestBody"] = {"required": True, "content": {one.takes: {"schema": schema}}}
    return described


def responses(one: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    """What may be answered."""
    if one.answer is None:
        good: dict[str, Any] = {"description": "Done."}
    else:
        schema = {"type": "string"} if one.answer is bytes else schema_of[id(one.answer)]
        good = {"description": "Done.", "content": {one.media: {"schema": schema}}}
    status = 204 if one.answer is None else one.status
    problem = {"application/problem+json": {"schema": schema_of[id(Problem)]}}
    refusals = sorted({*one.refusals, *ALWAYS, *((403,) if one.method != "GET" else ())})
    return {
        str(status): good,
        **{str(code): {"description": HTTPStatus(code).phrase, "content": problem} for code in refusals},
    }
