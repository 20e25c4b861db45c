"""How people, teams, tables and rules are called, and sentences about a game: as a message shows
them, or plain for alt text, which is heard."""

from collections.abc import Iterable, Sequence
from functools import reduce

from bot.rules import Bid, ByAccount, Card, Ruleset, Trump, find_preset, game_of
from bot.storage.tournaments.rounds import AtTournament
from bot.tables import Game, Holder
from bot.tables.finished.results import (
    LADDER_LEVEL,
    LEAST_DEALS,
    ROBOTS_POOL,
    Unrated,
    pool_of,
)
from bot.tables.options import END_OPTIONS, Tempo, name_of
from bot.text import Words, safe_name
from bot.text.names import NAMELESS
from bot.text.names import plain_name as plain
from bot.text.options import differences, preset_name
from bot.visible_text import shorten

LONGEST_NAME = 40
TEAM_MARKS = ("🔵", "🟠", "🟣")
ROBOT_MARK = "🤖"
FINISHED_MARK = "⌛"
"""for deals that robots finished in all four seats"""
UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))
"""with their lengths in seconds"""
MOST_THREAD = 100
"""characters of a thread's name"""
NAMES_FOLLOW = " · "
"""in the name of a thread, after its table's"""


def holder_name(holder: Holder | None, words: Words) -> str:
    """A name as markdown; robots carry their mark."""
    if holder is None:
        return words("seat-free")
    if holder.person is None:
        return f"{safe_name(holder.name)} {ROBOT_MARK}"
    return person_name(holder.person.name, words)


def with_level(name: str, holder: Holder | None, words: Words) -> str:
    """`César 🤖 (club)`: a name with how well a robot plays; that of a person as it is."""
    if holder is None or holder.level is None:
        return name
    return f"{name} ({words('robot-level', holder.level)})"


def person_name(name: str, words: Words) -> str:
    """A person's name as markdown; somebody who was forgotten has none."""
    return safe_name(name) if name else words("former-player")


def is_hidden(game: Game) -> bool:
    """Return whether others play the same boards: who does not sit there sees nothing of the
    table."""
    return game.tournament is not None and game.tournament.format.shared_boards


def is_sealed(game: Game) -> bool:
    """Return whether somebody may still play the same boards."""
    return is_hidden(game) and game.tournament is not None and game.tournament.is_open


def seat_name(game: Game, seat: int, words: Words) -> str:
    return holder_name(game.seats[seat], words)


def plain_name(game: Game, seat: int) -> str:
    """A name where Discord reads no markdown: button labels, alt text."""
    holder = game.seats[seat]
    return plain(holder.name) if holder else NAMELESS


def seat_mark(game: Game, seat: int) -> str:
    """The mark of a seat's team."""
    return TEAM_MARKS[game.accounts.of(seat)]


def team_name(game: Game, team: int, words: Words) -> str:
    members = [seat_name(game, seat, words) for seat in game.accounts.seats[team]]
    return f"{TEAM_MARKS[team]} {words.join_and(members)}"


def robots_note(game: Game, words: Words) -> str:
    """` · 🤖 club` behind a table's name, where names in pictures have no room for it."""
    levels = (each.level for each in game.seats if each is not None and each.level is not None)
    level = next(levels, None)
    return "" if level is None else f"{NAMES_FOLLOW}{ROBOT_MARK} {words('robot-level', level)}"


def team_line(game: Game, team: int, words: Words) -> str:
    """`🔵 Anna and César 🤖 (club)`: a team where its game is introduced or told of."""
    members = [
        with_level(seat_name(game, seat, words), game.seats[seat], words)
        for seat in game.accounts.seats[team]
    ]
    return f"{TEAM_MARKS[team]} {words.join_and(members)}"


def others_points(game: Game, scores: ByAccount, own: int, words: Words) -> str:
    """`320`, of three accounts `320–180`: the points of those who play against one."""
    return "–".join(words.number(scores[each]) for each in game.accounts.others(own))


def score_lines(game: Game, words: Words) -> list[str]:
    """`🔵 Anna and Cléo · **320**`, a line for each team."""
    scores = game.state.scores if game.state else game.accounts.zeros
    return [
        f"{team_line(game, team, words)} · **{words.number(scores[team])}**"
        for team in game.accounts.numbers
    ]


def table_name(game: Game, words: Words) -> str:
    """ "Table 3", or as markdown "Friday contest · round 2, table 3"; of practice what it is."""
    at = game.tournament
    if game.is_practice:
        name = game.row.rules_name
        rules = words.name(name) if name else preset_name(game.row.preset, words)
        return words("practice-name", rules=rules)
    if at is None:
        return words("table-name", number=str(game.id))
    return words("tournament-table-name", tournament=safe_name(at.name), **_place(at))


def _place(at: AtTournament) -> dict[str, int | str]:
    return {"round": at.format.told(at.round), "table": str(at.table)}


def thread_name(game: Game, words: Words) -> str:
    """ "Table 3 · Anna, Ben, Cléo, Dora", or "Round 2, table 3 · Friday contest · Anna, …": a phone
    shows but the beginning of it."""
    names = [plain_name(game, seat) for seat in range(game.rules.players)]
    at, table = game.tournament, table_name(game, words)
    if at is not None:
        place = words("tournament-table-thread", **_place(at))
        table = f"{place}{NAMES_FOLLOW}{plain(at.name)}"
    return shorten(f"{table}{NAMES_FOLLOW}{', '.join(names)}", MOST_THREAD)


def rules_line(game: Game, words: Words) -> str:
    """Return what is played and how long: "Friday rules · French belote · modified · to 1,000
    points"."""
    name = game.row.rules_name
    parts = [
        *([words.name(name)] if name else ()),
        preset_name(game.row.preset, words),
        *([words("rules-modified")] if changed_rules(game) else ()),
        end_of_party(game.rules, words),
    ]
    return " · ".join(parts)


def changed_rules(game: Game) -> list[str]:
    """Options that are not as in the preset; how long the party lasts is said in any case."""
    preset = find_preset(game.row.preset)
    return [each for each in differences(preset, game.rules) if each not in END_OPTIONS]


def end_of_party(rules: Ruleset, words: Words) -> str:
    if rules.end_mode == "boards":
        return words("end-boards", deals=rules.deals_limit)
    if rules.end_mode == "deals":
        return words("end-deals", deals=rules.deals_limit)
    return words("end-target", target=words.number(rules.target))


def tempo_line(game: Game, words: Words) -> str:
    """How much time there is: "⏱️ Usual: 90 s a turn, 5 min in reserve"."""
    return words("tempo-line", tempo=tempo_name(game.tempo, words))


def tempo_name(tempo: Tempo, words: Words) -> str:
    name = name_of(tempo)
    if name is None:
        turn = span(tempo.turn, words)
        if not tempo.bank:
            return words("tempo-turn", turn=turn)
        return words("tempo-other", turn=turn, bank=span(tempo.bank, words))
    return words("choice-tempo", name)


def span(seconds: float, words: Words) -> str:
    """A span of time, in the largest unit of which it has whole ones: "45 s", "3 min", "25 h"."""
    count = round(seconds)
    for unit, length in UNITS:
        if count and count % length == 0:
            return words("time-span", unit, count=count // length)
    return words("span-seconds", count=count)


def message_url(game: Game, message_id: int | None = None) -> str:
    """A link to the table's thread, or to a message in it."""
    channel = game.row.thread_id or game.row.channel_id
    url = f"https://discord.com/channels/{game.row.server_discord_id}/{channel}"
    return f"{url}/{message_id}" if message_id else url


def hand_url(channel_id: int, message_id: int) -> str:
    """A link to a message in a DM, such as one's cards."""
    return f"https://discord.com/channels/@me/{channel_id}/{message_id}"


def mention(holder: Holder) -> str:
    if holder.person is None or holder.person.discord_id is None:
        return safe_name(holder.name)
    return f"<@{holder.person.discord_id}>"


# Who reads first in words what a picture shows (`/preferences`) ----------------------------------


def wants_text(game: Game, seat: int) -> bool:
    """Tell whether whoever holds a seat reads first in words what a picture shows."""
    person = game.holder(seat).person
    return person is not None and person.text_first


def all_want_text(game: Game) -> bool:
    """Tell whether all people who play at a table do: others read the same message."""
    wishes = [each.person.text_first for each in game.people if each.person is not None]
    return bool(wishes) and all(wishes)


# Whether what is played counts for a rating ------------------------------------------------------


def rated_line(pool: str | Unrated, rules: Ruleset, words: Words) -> str:
    """Say it of a table by the pool of its party, or by why it has none."""
    match pool:
        case Unrated.DUPLICATE:
            return words("lobby-rated-duplicate")
        case Unrated.TOO_SHORT:
            points = words.number(game_of(rules).scale.party)
            return words("lobby-unrated-too-short", deals=LEAST_DEALS, points=points)
        case Unrated.ROBOT_LEVEL:
            return words("lobby-unrated-robot-level", level=words("robot-level", LADDER_LEVEL))
        case Unrated():
            return words("lobby-unrated", pool)
        case _:
            return _rated_in(pool, words)


def result_rated_line(pool: str | None, unrated_why: str | None, words: Words) -> str:
    """Say it of a party that is over; nothing where it has no result."""
    if pool is not None:
        return _rated_in(pool, words)
    if unrated_why == Unrated.DUPLICATE:
        return words("lobby-rated-duplicate")
    return words("history-unrated", why=unrated_why) if unrated_why else ""


def _rated_in(pool: str, words: Words) -> str:
    return words("lobby-rated-robots" if pool == ROBOTS_POOL else "lobby-rated")


def tournament_rated_line(rules: Ruleset, words: Words) -> str:
    """Say it of a tournament, whose tables always shuffle; who sits there is seen at each."""
    pool = pool_of(rules)
    if pool is Unrated.RULES:
        return words("tournament-unrated-rules")
    return (
        rated_line(pool, rules, words) if isinstance(pool, Unrated) else words("tournament-rated")
    )


# Sentences about a game --------------------------------------------------------------------------


class Teller:
    """`tell("table-over")` is the text of that id; the methods make what texts are filled with.

    A message has names in bold and cards as signs; `plain` text has no markdown, and cards by
    their names. `longest`: characters of a plain name.
    """

    def __init__(
        self, game: Game, words: Words, *, plain: bool = False, longest: int = LONGEST_NAME
    ) -> None:
        self.game = game
        self.words = words
        self.plain = plain
        self._longest = longest

    def __call__(self, text_id: str, of: object = None, /, **values: str | int) -> str:
        text = self.words(text_id, of, **values)
        return text.replace("**", "") if self.plain else text

    @property
    def side(self) -> str:
        """Return what a text may depend on: "player" when each side is one player, else "team"."""
        return "team" if self.game.accounts.has_partners else "player"

    # People ------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        if not self.plain:
            return f"**{seat_name(self.game, seat, self.words)}**"
        return shorten(plain_name(self.game, seat), self._longest)

    def names(self, seats: Iterable[int]) -> str:
        return self.words.join_and([self.name(seat) for seat in seats])

    def team(self, team: int) -> str:
        """`🔵 Anna and Cléo`"""
        if not self.plain:
            return team_name(self.game, team, self.words)
        return self.names(self.game.accounts.seats[team])

    def team_line(self, team: int) -> str:
        """Return the same with how well its robots play."""
        seats = self.game.accounts.seats[team]
        return self.words.join_and(
            [with_level(self.name(each), self.game.seats[each], self.words) for each in seats]
        )

    def totals(self, points: ByAccount) -> str:
        """`🔵 **320** · 🟠 **180**`, a number for each account; in plain words with their names."""
        teams = map(self.team, range(len(points))) if self.plain else TEAM_MARKS
        bold = "" if self.plain else "**"
        told = zip(teams, map(self.words.number, points), strict=False)
        return " · ".join(f"{team} {bold}{number}{bold}" for team, number in told)

    def apart(self, points: Iterable[int]) -> str:
        """`320 to 180`, a number for each account."""
        return reduce(
            lambda first, second: self.words("points-apart", first=first, second=second),
            map(self.words.number, points),
        )

    # Cards -------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        return self.words.card_name(card) if self.plain else self.words.card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        return self.words.card_names(cards) if self.plain else self.words.cards(cards)

    def trump(self, trump: Trump) -> str:
        """`♥ hearts`"""
        return self.words.suit_name(trump) if self.plain else self.words.trump(trump)

    def suit(self, trump: Trump) -> str:
        """`♥`"""
        return self.words.suit_name(trump) if self.plain else self.words.suit(trump)

    def bid(self, bid: Bid) -> str:
        """`90 ♥`"""
        return self.words.contract(bid.points, self.suit(bid.suit))

    def contract(self, bid: Bid) -> str:
        """`90 ♥ hearts`"""
        return self.words.contract(bid.points, self.trump(bid.suit))


def played_cards(cards: Sequence[tuple[int, Card]], tell: Teller) -> str:
    """`Anna the king of hearts, Ben the 9 of hearts`"""
    return ", ".join(
        tell("alt-played", name=tell.name(seat), card=tell.card(card)) for seat, card in cards
    )
