"""How tables are declared: by the types of columns, which are those of what is read from them."""

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any, Final, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
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
    select,
)
from sqlalchemy.sql.schema import SchemaItem

from bot.storage.delivery.subjects import Subject

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
    return Named(Table(name, metadata, *others[:keys], *fields, *others[keys:], *more))


# An INTEGER of SQLite has 64 bits, and only one of that name can be a row's number.
_TYPES: Mapping[Any, Any] = {
    int: BigInteger().with_variant(Integer(), "sqlite"),
    float: Float,
    bool: Boolean,
    str: Text,
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
        more["server_default"] = str(int(default) if isinstance(default, bool) else default)
    for each in told:
        more |= each.values if isinstance(each, More) else {}
    stored = next((each for each in told if isinstance(each, type)), stored)
    refers = [ForeignKey(each) for each in told if isinstance(each, str)]
    return Column(name, stored, *refers, **more)
