"""Sentences about a game: as a message shows them, or plain for alt text, which is heard."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.rules import Bid, Card, Trump
from bot.tables import Game
from bot.text import Words
from bot.visible_text import shorten
from cogs.screens.names import plain_name, seat_name, team_name, with_level

LONGEST_NAME: Final = 40


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

    def __call__(self, text_id: str, /, **values: str | int) -> str:
        text = self.words(text_id, **values)
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
        return f"{self.words.bid_points(bid.points)} {self.suit(bid.suit)}"

    def contract(self, bid: Bid) -> str:
        """`90 ♥ hearts`"""
        return f"{self.words.bid_points(bid.points)} {self.trump(bid.suit)}"


def played_cards(cards: Sequence[tuple[int, Card]], tell: Teller) -> str:
    """`Anna the king of hearts, Ben the 9 of hearts`"""
    return ", ".join(
        tell("alt-played", name=tell.name(seat), card=tell.card(card)) for seat, card in cards
    )
