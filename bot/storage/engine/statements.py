"""Tables as they are declared, by the types of columns, which are those of what is read from them;
and statements, asked in one line. All of them hold on SQLite and on PostgreSQL.

A statement that every action asks is prepared: where a connection answers at once it goes to the
driver as it is; on any other it is a statement like all.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType
from typing import Any, Final, TypeVar, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Executable,
    Float,
    ForeignKey,
    FromClause,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    TypeDecorator,
    and_,
    bindparam,
    delete,
    false,
    func,
    select,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.sql.schema import SchemaItem

from bot.storage.delivery.subjects import Subject

log = logging.getLogger(__name__)

E = TypeVar("E", bound=Executable)
R = TypeVar("R")
Kind = TypeVar("Kind", bound=tuple[Any, ...])
Parameters = dict[str, Any]

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Options(TypeDecorator[dict[str, Any]]):
    """JSON of which a damaged row does not make others unreadable: None stands there."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        read = super().result_processor(dialect, coltype)

        def readable(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError):
                return None

        return readable


class OfSubject(TypeDecorator[Subject]):
    """A `Subject`, stored by its name."""

    impl = Text
    cache_ok = True

    def result_processor(self, dialect: Any, coltype: Any) -> Any:
        return {each.value: each for each in Subject}.__getitem__


class Named:
    """A table, or what else is selected from, whose columns are its attributes: `games.id`."""

    def __init__(self, selected: FromClause) -> None:
        self._selected = selected
        self.__dict__.update(selected.c)

    def __getattr__(self, name: str) -> Column[Any]:
        raise AttributeError(name)

    def __getitem__(self, name: str) -> Column[Any]:
        return self.__dict__[name]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._selected.c)

    def __str__(self) -> str:
        return str(self._selected)

    def __clause_element__(self) -> Any:
        """Return what SQLAlchemy takes for it."""
        return self._selected


ELSEWHERE = "elsewhere"
"""said of a field that is in no column of the table: whoever selects it says where it is"""


class More:
    """Options of a column beside its type, named as `Column` names them: an annotation."""

    def __init__(self, **values: Any) -> None:
        self.values = values


def table(name: str, /, *parts: type | SchemaItem, **columns: Any) -> Named:
    """Declare a table: `columns` with their types, and those that are the fields of a class among
    `parts`, after what they have of the key; what else is there are constraints and indexes.

    A field's default is the column's too. What may be None may be null, and a type may say more of
    its column: that it refers to another, or is (a part of) the key.
    """
    fields: list[Column[Any]] = []
    for each in parts:
        if isinstance(each, type):
            defaults = getattr(each, "_field_defaults", vars(each))
            fields += [
                _column(field, type_, defaults.get(field))
                for field, type_ in each.__annotations__.items()
                if ELSEWHERE not in getattr(type_, "__metadata__", ())
            ]
    others = [_column(each, type_) for each, type_ in columns.items()]
    others.sort(key=lambda each: not each.primary_key)
    keys = sum(each.primary_key for each in others)
    more = (each for each in parts if isinstance(each, SchemaItem))
    made = Table(name, metadata, *others[:keys], *fields, *others[keys:], *more)
    for index in made.indexes:
        index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]
    return Named(made)


# An INTEGER of SQLite has 64 bits, and only one of that name can be a row's number. It orders texts
# by their bytes, and so does PostgreSQL here.
_TYPES: Mapping[Any, Any] = {
    int: BigInteger().with_variant(Integer(), "sqlite"),
    float: Float,
    bool: Boolean,
    str: Text().with_variant(Text(collation="C"), "postgresql"),
    bytes: LargeBinary,
    Subject: OfSubject,
}
"""of columns; anything else is JSON"""


def _column(name: str, type_: Any, default: Any = None) -> Column[Any]:
    optional = NoneType in get_args(type_)
    if optional:
        type_ = next(each for each in get_args(type_) if each is not NoneType)
    told = getattr(type_, "__metadata__", ())
    stored = _TYPES.get(type_.__origin__ if told else type_, JSON(none_as_null=True))
    more: dict[str, Any] = {"nullable": optional}
    if default is not None and not isinstance(stored, JSON):
        of_bool = {True: true(), False: false()}
        more["server_default"] = of_bool[default] if isinstance(default, bool) else str(default)
    for each in told:
        more |= each.values if isinstance(each, More) else {}
    stored = next((each for each in told if isinstance(each, type)), stored)
    refers = [ForeignKey(each) for each in told if isinstance(each, str)]
    return Column(name, stored, *refers, **more)


# Statements ---------------------------------------------------------------------------------------

PREPARED = "prepared"
MUST_CHANGE = "must change"
MOST = 2**62
"""more than any number of a row: a bound for where none is asked for"""


def alias(of: Named, name: str | None = None) -> Named:
    """The same table once more, in a query that needs it twice."""
    return Named(of.__clause_element__().alias(name))


def key_of(of: Named) -> list[Column[Any]]:
    return list(of.__clause_element__().primary_key)


def columns_of(kind: Any, of: Named) -> list[Column[Any]]:
    """Return the columns that are the fields of a value of this class."""
    return [of[name] for name in kind._fields]


def rows(kind: type[tuple[Any, ...]], of: Named) -> Select[Any]:
    """Select what a value of this class has of a table; `fetch` makes the values."""
    return select(*columns_of(kind, of))


def same(of: Named, **values: Any) -> ColumnElement[bool]:
    """Return the condition that columns have these values."""
    return and_(*(of[name] == value for name, value in values.items()))


def prepared(statement: E) -> E:
    """Have a statement compiled once; it is made once, too, and lives as long as the program."""
    return statement.execution_options(**{PREPARED: True})


def expected(statement: E) -> E:
    """Have a prepared change raise `Overtaken` where there is no row for it: it names what was read
    before, and another writer came between."""
    return prepared(statement).execution_options(**{MUST_CHANGE: True})


class Numbers(FunctionElement[Any]):
    """The numbers of a list that is one parameter, a JSON array."""

    inherit_cache = True
    kind = "bigint"


class Texts(Numbers):
    """The texts of such a list."""

    inherit_cache = True
    kind = "text"


@compiles(Numbers, "sqlite")
def _listed_in_sqlite(element: Numbers, compiler: Any, **options: Any) -> str:
    return f"(SELECT value FROM json_each({compiler.process(element.clauses, **options)}))"


@compiles(Numbers, "postgresql")
def _listed_in_postgresql(element: Numbers, compiler: Any, **options: Any) -> str:
    array = f"CAST({compiler.process(element.clauses, **options)} AS json)"
    return f"(SELECT CAST(value AS {element.kind}) FROM json_array_elements_text({array}))"


def among(column: Any, name: str, of: type[Numbers] = Numbers) -> ColumnElement[bool]:
    """Return the condition that a column has one of the values of a list, which is one parameter:
    the statement is the same however many there are."""
    return column.op("IN", is_comparison=True)(of(bindparam(name, type_=JSON)))


class NumberAt(FunctionElement[int]):
    """The number that a JSON object has at a key."""

    type = BigInteger()
    inherit_cache = True


@compiles(NumberAt, "sqlite")
def _at_in_sqlite(element: NumberAt, compiler: Any, **options: Any) -> str:
    known, key = (compiler.process(each, **options) for each in element.clauses)
    return f"json_extract({known}, '$.\"' || {key} || '\"')"


@compiles(NumberAt, "postgresql")
def _at_in_postgresql(element: NumberAt, compiler: Any, **options: Any) -> str:
    known, key = (compiler.process(each, **options) for each in element.clauses)
    return f"CAST(CAST({known} AS json) ->> CAST({key} AS text) AS bigint)"


class Whole(FunctionElement[int]):
    """A number without what stands behind its point."""

    type = BigInteger()
    inherit_cache = True


@compiles(Whole, "sqlite")
def _whole_in_sqlite(element: Whole, compiler: Any, **options: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **options)} AS INTEGER)"


@compiles(Whole, "postgresql")
def _whole_in_postgresql(element: Whole, compiler: Any, **options: Any) -> str:
    return f"CAST(trunc({compiler.process(element.clauses, **options)}) AS bigint)"


def number_at(name: str, key: Any) -> ColumnElement[int]:
    """Return the number of a key in a mapping, which is one parameter."""
    return NumberAt(bindparam(name, type_=JSON), key)


# Asking -------------------------------------------------------------------------------------------


async def fetch(
    connection: AsyncConnection, kind: Callable[..., R], query: Any, values: Any = None
) -> list[R]:
    """Return all rows, each as a value of a class."""
    return [kind(*row) for row in await connection.execute(query, values)]


async def fetch_one(
    connection: AsyncConnection, kind: Callable[..., R], query: Any, values: Any = None
) -> R | None:
    """Return the one row there is, or None."""
    row = (await connection.execute(query, values)).one_or_none()
    return None if row is None else kind(*row)


async def fetch_rows(
    connection: AsyncConnection,
    kind: type[Kind],
    of: Named,
    *which: ColumnElement[bool],
    by: Sequence[Any] = (),
) -> list[Kind]:
    """Return the rows of a table of which all this holds, in an order, as values of a class."""
    return await fetch(connection, kind, rows(kind, of).where(*which).order_by(*by))


async def fetch_row(
    connection: AsyncConnection, kind: type[Kind], of: Named, *which: ColumnElement[bool]
) -> Kind | None:
    """Return the one row of a table of which all this holds, or None."""
    return await fetch_one(connection, kind, rows(kind, of).where(*which))


async def fetch_pairs(
    connection: AsyncConnection, query: Any, values: Any = None
) -> list[tuple[Any, Any]]:
    """Return all rows, each of two columns."""
    return await fetch(connection, lambda one, other: (one, other), query, values)


async def fetch_values(connection: AsyncConnection, query: Any, values: Any = None) -> list[Any]:
    """Return the first column of all rows."""
    return list((await connection.execute(query, values)).scalars())


async def fetch_value(connection: AsyncConnection, query: Any, values: Any = None) -> Any:
    """Return the one value that is asked for."""
    return (await connection.execute(query, values)).scalar_one()


async def count_where(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Return how many rows there are of which all this holds."""
    return await fetch_value(connection, select(func.count()).where(*which))


# Changing -----------------------------------------------------------------------------------------


async def set_where(
    connection: AsyncConnection, of: Named, *which: ColumnElement[bool], **values: Any
) -> int:
    """Set columns of the rows of which all this holds; return how many those are."""
    return (await connection.execute(update(of).where(*which).values(values))).rowcount


async def delete_where(connection: AsyncConnection, of: Named, *which: ColumnElement[bool]) -> int:
    """Delete the rows of which all this holds; return how many those were."""
    return (await connection.execute(delete(of).where(*which))).rowcount


async def insert_row(connection: AsyncConnection, into: Named, **values: Any) -> None:
    await connection.execute(insert(into).values(values))


async def insert_rows(
    connection: AsyncConnection, into: Named, values: Sequence[Parameters]
) -> None:
    """Write any number of rows, or none."""
    if values:
        await connection.execute(insert(into), values)


async def insert_new(connection: AsyncConnection, into: Named, **values: Any) -> int:
    """Write a row that gets a number; return that."""
    return await fetch_value(connection, insert(into).values(values).returning(into.id))


async def insert_once(connection: AsyncConnection, into: Named, values: Parameters) -> int:
    """Write a row, unless it is there; return how many were written."""
    fresh = insert(into).values(values).on_conflict_do_nothing().returning(*key_of(into))
    return len((await connection.execute(fresh)).all())


async def put_row(connection: AsyncConnection, into: Named, key: Parameters, **values: Any) -> None:
    """Write the one row of a key, or its new values."""
    fresh = insert(into).values({**key, **values})
    await connection.execute(fresh.on_conflict_do_update(index_elements=list(key), set_=values))
