"""Statements that every action asks, compiled once, as they go to the driver.

A short statement takes SQLAlchemy several times as long as the database, each time: to find what it
has compiled, to prepare an execution, to describe a result.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Dialect, Select
from sqlalchemy.engine import IteratorResult, Result
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.sql.compiler import SQLCompiler

from bot.storage.engine.statements import MUST_CHANGE, PREPARED, Parameters


class Prepared:
    """A statement as it goes to the driver, with the parameters of these names."""

    def __init__(self, statement: Any, names: Sequence[str], dialect: Dialect) -> None:
        self.statement = statement
        self.must_change = bool(statement.get_execution_options().get(MUST_CHANGE))
        """whether it is a fault when no row is changed"""
        compiled = statement.compile(
            dialect=dialect, column_keys=list(names), for_executemany=statement.is_insert
        )
        assert isinstance(compiled, SQLCompiler)
        lists, made = compiled.post_compile_params, [*compiled.insert_prefetch]
        made += compiled.update_prefetch
        if lists or made:
            raise ValueError(f"SQLAlchemy has to see to this each time: {compiled}")
        self.sql = str(compiled)
        # Raises where a value is missing, as any other connection does; NULL would find nothing.
        fixed = compiled.construct_params(dict.fromkeys(names))
        self.names = compiled.positiontup or list(compiled.bind_names.values())
        """of the parameters, in the order of `values`"""
        self._parameters = [
            (
                name in names,
                name,
                fixed[name],
                compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect),
            )
            for name in self.names
        ]
        is_select = isinstance(statement, Select)
        columns = statement.selected_columns if is_select else statement.exported_columns
        self._metadata: SimpleResultMetaData | None = None
        if keys := [str(each.key) for each in columns]:
            from_driver: list[Any] = [
                each.type.dialect_impl(dialect).result_processor(dialect, self.code_of(each.type))
                for each in columns
            ]
            self._metadata = SimpleResultMetaData(keys, _processors=from_driver)

    def code_of(self, type_: Any) -> Any:
        """Return how the driver calls a type, where SQLAlchemy asks for that."""
        return None

    @property
    def returns_rows(self) -> bool:
        return self._metadata is not None

    def values(self, parameters: Parameters) -> list[Any]:
        """Return what the driver gets for some parameters."""
        values = [
            parameters[name] if is_given else fixed for is_given, name, fixed, _ in self._parameters
        ]
        for index, (_, _, _, convert) in enumerate(self._parameters):
            if convert is not None:
                values[index] = convert(values[index])
        return values

    def result(self, rows: Iterable[Any]) -> Result[Any]:
        """Return the rows of the driver as SQLAlchemy would."""
        assert self._metadata is not None
        return IteratorResult(self._metadata, iter(rows))


class AllPrepared:
    """The statements prepared so far for one dialect."""

    def __init__(self, dialect: Dialect, kind: type[Prepared] = Prepared) -> None:
        self._dialect, self._kind = dialect, kind
        self._known: dict[tuple[int, tuple[str, ...]], Prepared] = {}

    def of(self, statement: Any, parameters: Parameters) -> Prepared | None:
        """Return a statement as it was prepared; None for one that is not to be."""
        key = id(statement), tuple(parameters)
        known = self._known.get(key)
        if known is None and statement.get_execution_options().get(PREPARED):
            known = self._known[key] = self._kind(statement, key[1], self._dialect)
        return known
