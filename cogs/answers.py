"""Sentences for whoever is refused, in their language."""

from typing import Any

from discord import ui

from bot.rules import NUMBER_RANGES, OPTION_VALUES, TABLE, BadRuleset, IllegalAction, parse_action
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words
from bot.text.names import safe_name
from bot.text.options import option_name
from bot.text.rulebook.pages import page_of
from bot.tournaments import TournamentError
from bot.tournaments.live import TournamentRefused
from bot.tournaments.live.refusals import Refusal
from cogs.press import button
from cogs.screens.advice import done_text
from cogs.screens.names import table_name


class Sentence(Exception):
    """A refusal that is a text of the language files with its values."""

    def __init__(self, text_id: str, **values: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.values = values


def refusal_text(error: Exception, words: Words, game: Game | None = None) -> str:
    """Return what to tell somebody who was refused."""
    if isinstance(error, IllegalAction):
        return words.refusal(error)
    if isinstance(error, BadRuleset):
        return bad_rules_text(error, words)
    if isinstance(error, Sentence):
        return words(error.text_id, **error.values)
    if isinstance(error, Refused):
        return _refused(error, words, game)
    if isinstance(error, TournamentRefused):
        return _tournament_refused(error, words)
    if isinstance(error, TournamentError):
        return words(f"tournament-error-{error.reason.value}", **error.facts)
    return words("error-unexpected")


def why_button(error: Exception, words: Words, game: Game | None) -> list[ui.Item[Any]]:
    """The way to the rule that refuses an action, where one does."""
    if game is None or not isinstance(error, IllegalAction):
        return []
    page = page_of(error.rule, game.rules)
    return [] if page is None else [button(words("rules-why"), "rules", game.id, page)]


def reason_of(error: Exception) -> str:
    """A short name of why somebody was refused, to be counted."""
    match error:
        case IllegalAction() | Refused() | TournamentRefused() | TournamentError():
            return error.reason.value
        case BadRuleset():
            return f"bad_rules_{error.reason}"
        case Sentence():
            return error.text_id.replace("-", "_")
        case _:
            return "other"


def _refused(error: Refused, words: Words, game: Game | None) -> str:
    match error.reason:
        case RefusalReason.NOT_YOUR_TURN:
            if error.facts["seat"] == TABLE or game is None:
                return words("refused-between-deals")
            return words("refused-not-your-turn", name=_name(game, int(error.facts["seat"])))
        case RefusalReason.ALREADY_PLAYED:
            return words(
                "refused-already-played", move=done_text(parse_action(error.facts["action"]), words)
            )
        case RefusalReason.SEAT_TAKEN | RefusalReason.SEAT_NOT_YOURS | RefusalReason.SEAT_KEPT:
            name = _name(game, int(error.facts["seat"])) if game else "…"
            return words(f"refused-{error.reason.value}", name=name)
        case RefusalReason.OTHER_SEAT_SEEN:
            return words("refused-other-seat-seen", seat=int(error.facts["seat"]) + 1)
        case RefusalReason.NOT_AGREED:
            names = [_name(game, seat) for seat in error.facts["seats"]] if game else ["…"]
            return words("refused-not-agreed", names=words.join_and(names), count=len(names))
        case (
            RefusalReason.NAME_TAKEN | RefusalReason.NOT_YOUR_RULESET | RefusalReason.NOBODY_AGREES
        ) as reason:
            return words(f"refused-{reason.value}", name=words.name(error.facts["name"]))
        case RefusalReason.NOT_YOUR_RECORD:
            return words("refused-not-your-record", table=table_name(error.facts["game"], words))
        case RefusalReason.BROKEN_RULESET:
            name, why = words.name(error.facts["name"]), bad_rules_text(error.facts["why"], words)
            return words("refused-broken-ruleset", name=name, why=why)
        case reason:
            return words(f"refused-{reason.value}", **_facts(error, words))


def _facts(error: Refused, words: Words) -> dict[str, Any]:
    """Return what the sentence of a refusal names, as Discord shows it."""
    match error.reason:
        case RefusalReason.SEALED:
            return {"when": words.timestamp(error.facts["until"])}
        case RefusalReason.ROLE_NEEDED:
            return {"role": f"<@&{error.facts['role']}>"}
        case _:
            return error.facts


def _tournament_refused(error: TournamentRefused, words: Words) -> str:
    facts = error.facts
    if error.reason is Refusal.ROLE_NEEDED:
        facts = {"role": f"<@&{facts['role']}>"}
    return words(f"tournament-refused-{error.reason.value}", **facts)


def bad_rules_text(error: BadRuleset, words: Words) -> str:
    """Why rules cannot be so, and what to do instead."""
    known = error.option in OPTION_VALUES
    option = option_name(error.option, words) if known else safe_name(error.option)
    low, high = map(words.number, NUMBER_RANGES.get(error.option, (0, 0)))
    return words(f"bad-rules-{error.reason}", option=option, low=low, high=high)


def _name(game: Game, seat: int) -> str:
    holder = game.seats[seat] if seat < len(game.seats) else None
    return safe_name(holder.name) if holder else "…"
