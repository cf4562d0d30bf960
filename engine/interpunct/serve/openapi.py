# SPDX-License-Identifier: Apache-2.0
"""The OpenAPI document of the service, made of the messages themselves, and its page.

The document is of OpenAPI 3.1, whose schemas are those of JSON Schema 2020-12.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from inspect import cleandoc
from typing import Any

import msgspec

from interpunct.serve.answers import Failed, Health, Punctuated
from interpunct.serve.messages import LONGEST_LINE, Punctuation

_FAILURES = {
    400: "A field or the language is wrong.",
    408: "The body arrives too slowly.",
    413: f"The body is longer than {LONGEST_LINE} bytes.",
    415: "The body is not declared as application/json.",
    500: "An error of the program; please report it.",
    503: "Too many requests wait, or the service ends; try again later.",
}


def openapi(version: str) -> dict[str, Any]:
    """The document for this `version` of the program."""
    schemas, components = msgspec.json.schema_components(
        [Punctuation, Punctuated, Failed, Health], ref_template="#/components/schemas/{name}"
    )
    for component in components.values():
        component["description"] = cleandoc(component["description"])
    asked, answered, failed, health = map(_content, schemas)
    failures = {str(status): {"description": told, **failed} for status, told in _FAILURES.items()}
    done = {"200": {"description": "The text with marks and casing.", **answered}}
    punctuate = {
        "operationId": "punctuate",
        "summary": "Restore punctuation and casing",
        "requestBody": {"required": True, **asked},
        "responses": done | failures,
    }
    state = {
        "operationId": "health",
        "summary": "State of the service",
        "responses": {"200": {"description": "The model is loaded.", **health}},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Interpunct", "version": version},
        "paths": {"/punctuate": {"post": punctuate}, "/health": {"get": state}},
        "components": {"schemas": components},
    }


def _content(schema: Mapping[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def page(document: Mapping[str, Any]) -> str:
    """The document for people, as a page that needs nothing else."""
    return "\n".join(
        [
            "<!doctype html><html lang=en><meta charset=utf-8><title>Interpunct</title>",
            "<style>body{font:1em/1.5 sans-serif;max-width:50em;margin:2em auto}",
            "td,th{text-align:left;vertical-align:top;padding-right:1em}</style>",
            '<h1>Interpunct</h1><p>The same as a document: <a href="openapi.json">OpenAPI</a>.',
            *_operations(document["paths"]),
            *_messages(document["components"]["schemas"]),
        ]
    )


def _operations(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield f"<h2>{method.upper()} {escape(path)}</h2><p>{escape(operation['summary'])}"
            yield "<table><tr><th>status<th>meaning"
            for status, response in operation["responses"].items():
                yield f"<tr><td>{status}<td>{escape(response['description'])}"
            yield "</table>"


def _messages(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in schemas.items():
        yield f"<h2 id={name}>{name}</h2><p>{escape(schema.get('description', ''))}"
        yield "<table><tr><th>field<th>type<th>default"
        for field, told in schema["properties"].items():
            needed = "needed" if field in schema.get("required", ()) else ""
            default = (
                msgspec.json.encode(told["default"]).decode() if "default" in told else needed
            )
            yield f"<tr><td>{escape(field)}<td>{escape(_type(told))}<td>{escape(default)}"
        yield "</table>"


def _type(schema: Mapping[str, Any]) -> str:
    """A type of JSON Schema in words."""
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join("null" if each is None else str(each) for each in schema["enum"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    if isinstance(values := schema.get("additionalProperties"), Mapping):
        return f"object of {_type(values)}"
    return str(schema["type"])
