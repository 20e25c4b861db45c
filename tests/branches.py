"""Choosing among the branches of a schema by the `type` they want, without trying each.

A message's components are nested choices of a dozen kinds; tried one after the other they took two
thirds of a test's time. Branches that cannot fit are left out, which changes no outcome: they
would fail on their `type` alone, or are another of a list of constants.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import unquote

from jsonschema import Draft7Validator, Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend

Schema = dict[str, Any]

TYPES: Final = "x-types"
"""the values of `type` that a branch of `oneOf` or `anyOf` takes"""


def mark_types(node: Any, document: Schema) -> None:
    """Write next to each branch which types it takes, where its schema says so."""
    if isinstance(node, list):
        for each in node:
            mark_types(each, document)
    elif isinstance(node, dict):
        for branch in (*_branches(node, "oneOf"), *_branches(node, "anyOf")):
            types = _types(branch, document)
            if types is not None:
                branch[TYPES] = types
        for each in node.values():
            mark_types(each, document)


def _branches(node: Schema, keyword: str) -> list[Schema]:
    branches = node.get(keyword)
    return [b for b in branches if isinstance(b, dict)] if isinstance(branches, list) else []


def _types(schema: Schema, document: Schema) -> list[Any] | None:
    schema = _resolved(schema, document)
    inner = [_types(each, document) for each in _branches(schema, "anyOf")]
    if inner:
        return None if None in inner else [each for types in inner for each in types or ()]
    wanted = _resolved(schema.get("properties", {}).get("type", {}), document)
    return [wanted["const"]] if "const" in wanted else wanted.get("enum")


def _resolved(schema: Schema, document: Schema) -> Schema:
    while isinstance(reference := schema.get("$ref"), str):
        schema = document
        for name in reference.removeprefix("#/").split("/"):
            schema = schema[unquote(name)]
    return schema


def _choosing(validator: Any, keyword: str) -> Callable[..., Iterator[ValidationError]]:
    check = validator.VALIDATORS[keyword]

    def chosen(
        validator: Validator, branches: list[Schema], instance: Any, schema: Schema
    ) -> Iterator[ValidationError]:
        if isinstance(instance, dict) and "type" in instance:
            kind = instance["type"]
            branches = [b for b in branches if kind in b.get(TYPES, (kind,))] or branches
        else:
            branches = [b for b in branches if b.get("const", instance) == instance] or branches
        yield from check(validator, branches, instance, schema)

    return chosen


def _fast(validator: Any) -> Any:
    return extend(validator, {key: _choosing(validator, key) for key in ("oneOf", "anyOf")})


Fast202012Validator: Final = _fast(Draft202012Validator)
Fast7Validator: Final = _fast(Draft7Validator)
