"""What hides behind More… at a table: rules, preferences, and how the deals are kept honest."""

from bot.rules import commitment
from bot.tables import Game
from bot.text import Words
from cogs.press import button
from cogs.screens.names import rules_line, table_name
from cogs.screens.screen import Screen, layout, rows, text


def more_screen(game: Game, words: Words) -> Screen:
    controls = [
        button(words("more-rules"), "rules", game.id, 0),
        button(words("more-preferences"), "preferences"),
    ]
    return Screen(
        layout(
            text(f"### {table_name(game, words)}\n{rules_line(game, words)}"),
            text(words("more-fair", hash=commitment(game.row.seed))),
            *rows(controls, 5),
        )
    )
