"""All rows of one database are brought into another one, of whatever kind."""

from sqlalchemy import Connection, func, insert, select, text

from bot.storage.engine.tournament_schema import metadata

AT_ONCE = 1000


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy what the source has into a target that has the same schema and no rows; return how many
    rows each table has. Rows keep their numbers, and new ones go on after them.

    Both are connections in a transaction, which the caller ends.
    """
    copied: dict[str, int] = {}
    for table in metadata.sorted_tables:
        columns = [each for each in table.c if each.computed is None]
        found = source.execution_options(yield_per=AT_ONCE).execute(select(*columns))
        copied[table.name] = 0
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(each) for each in rows])
            copied[table.name] += len(rows)
        number = table.autoincrement_column
        if number is not None and target.dialect.name == "postgresql":
            newest = select(func.coalesce(func.max(number), 0) + 1)
            target.execute(
                text("SELECT setval(pg_get_serial_sequence(:table, :number), :next, false)"),
                {"table": table.name, "number": number.name, "next": target.scalar(newest)},
            )
    return copied
