"""The result of a deal: how the contract ended, the entries that were written, and the totals."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Literal, NamedTuple

from bot.rules.core.actions import Bid
from bot.rules.core.card import Trump
from bot.rules.core.declarations import Announced
from bot.rules.core.sides import Pair

Side = Literal["T", "D"]
"""the takers (with bids: the bidders) or the defenders"""


class Tally(NamedTuple):
    """The points and tricks that a side has of a finished deal, exactly."""

    tricks: int
    """card points with the dix de der"""
    der: int = 0
    """the part of `tricks` that is for the last trick"""
    declared: tuple[tuple[int, Announced | None], ...] = ()
    """the points of each declaration that counts, with the declaration where it is known"""
    belote: int = 0
    """points"""
    roem: int = 0
    """points of the tricks that it won (KJ4)"""

    @property
    def declarations(self) -> int:
        """Points."""
        return sum(points for points, _ in self.declared)


class Facts(NamedTuple):
    """A finished deal, as it is settled."""

    takers: Tally
    defenders: Tally
    capot: Side | None
    """the side that took all the tricks"""
    bid: int | None = None
    """the points that the contract names, if any"""
    multiplier: int = 1
    alone: bool = False
    """all the tricks were the taker's own"""
    trump: Trump | None = None
    """where it is told, what the contract names"""

    @property
    def is_coinched(self) -> bool:
        return self.multiplier > 1


class DealOutcome(StrEnum):
    """How the takers' contract ended. A bid is made or, when it fails, dedans."""

    MADE = "made"
    DEDANS = "dedans"
    CAPOT = "capot"
    LITIGE = "litige"
    ABEYANCE = "abeyance"
    HANGING = "hanging"
    """as many points as the defenders, on a ladder (I5)"""

    @property
    def takers_won(self) -> bool | None:
        """Tell whether the takers won the deal; None when it is tied and held."""
        if self in TIED:
            return None
        return self is not DealOutcome.DEDANS


TIED = frozenset({DealOutcome.LITIGE, DealOutcome.ABEYANCE, DealOutcome.HANGING})
"""nobody has won, and points wait for the next deal"""


class Source(StrEnum):
    """Where points of a ledger come from."""

    TRICKS = "tricks"
    DER = "der"
    ROEM = "roem"
    """in tricks, for their winner (KJ4)"""
    DECLARATION = "declaration"
    BELOTE = "belote"
    THEIR_BELOTE = "their_belote"
    """of the takers, who lost it with the deal (A8 `to_defence`)"""
    DEAL = "deal"
    """all the points of a deal, for a contract that failed"""
    CAPOT = "capot"
    BID = "bid"
    ANNOUNCED_CAPOT = "announced_capot"
    ANNOUNCED_GENERALE = "announced_generale"
    TAKE_ALL = "take_all"
    """every trick, for a coinched contract that is made (C3 `bidders_take_all`, H8)"""
    ROUNDING = "rounding"
    """may be negative"""
    TENS = "tens"
    """the points of a side in tens (I5)"""


class LedgerEntry(NamedTuple):
    """One line of a ledger: points that a side writes, `factor` times."""

    side: Side
    source: Source
    points: int
    factor: int = 1
    announced: Announced | None = None
    """the declaration that they are for"""
    to: int = 0
    """of a rounding: what it leads to"""

    @property
    def written(self) -> int:
        """The points that it adds."""
        return self.points * self.factor


Ledger = tuple[LedgerEntry, ...]


class DealScore(NamedTuple):
    """The points that both sides write for a deal, and those that stay in play for the next (A7).

    Pairs are of takers and defenders: the sums of the ledgers beside them, made once.
    """

    outcome: DealOutcome
    takers: int
    defenders: int
    held: Pair = (0, 0)
    entries: Ledger = ()
    held_entries: Ledger = ()
    compared: Pair = (0, 0)
    """what both had towards the contract"""
    compared_entries: Ledger = ()
    needed: int | None = None
    """the points that the takers needed, where a number was bid"""
    decided_by: tuple[str, ...] = ()
    """the options that a reader must know to understand what was written for a bid"""


class Held(NamedTuple):
    """Points of a tied deal that wait for the next (A7): of which account, by which rule."""

    rule: DealOutcome
    team: int
    """the takers of the tied deal"""
    points: Pair
    """of those takers, and of the defenders"""


class DealResult(NamedTuple):
    """A played deal: its facts and what was written. Pairs are of the accounts."""

    number: int
    dealer: int
    taker: int
    takers: int
    """the account of the taker's side"""
    defenders: int
    trump: Trump
    points: Pair
    """card points with the dix de der"""
    tricks: Pair
    der: int
    """the account that won the last trick; its ten points are in `points`"""
    belotes: Pair
    """how many each scores"""
    missed_belotes: Pair
    """how many each held and did not say with both words (A8 `strict`)"""
    declared: tuple[Announced, ...]
    """the declarations that counted"""
    declarations: Pair
    """their points"""
    bid: Bid | None
    """the contract of an auction with bids"""
    multiplier: int
    score: DealScore
    written: Pair
    """without released points"""
    released: Pair
    """held points of earlier deals that this one decided"""
    totals: Pair
    had: Ledger = ()
    """what both sides had of the deal, whoever wrote it"""

    @property
    def capot(self) -> int | None:
        """The account that took all the tricks."""
        return self.tricks.index(max(self.tricks)) if 0 in self.tricks else None

    @property
    def in_tens(self) -> bool:
        """Tell whether what is written are tens of the points that were made (I5)."""
        return self.bid is not None and not self.bid.points

    @property
    def held(self) -> Pair:
        """The points of either account that a tie keeps in play (A7)."""
        takers, defenders = self.score.held
        return (takers, defenders) if self.takers == 0 else (defenders, takers)

    def sums(self, entries: Iterable[LedgerEntry]) -> Pair:
        """Return the points of either account in `entries`, without their factors."""
        sums = [0, 0]
        for each in entries:
            sums[self.account(each)] += each.points
        return sums[0], sums[1]

    def had_of(self, source: Source) -> Pair:
        """Return what either account had of `source`."""
        return self.sums(each for each in self.had if each.source is source)

    def account(self, entry: LedgerEntry) -> int:
        """Return the account whose entry it is."""
        return self.takers if entry.side == "T" else self.defenders

    def ledger(self, account: int, *, held: bool = False) -> Ledger:
        """The entries whose sum `account` wrote, or those that it made in a tied deal and has not
        written yet (A7)."""
        entries = self.score.held_entries if held else self.score.entries
        return tuple(each for each in entries if self.account(each) == account)


class Ending(StrEnum):
    """How a party came to its end."""

    TARGET = "target"
    DEALS = "deals"
    TRUMP_RUN = "trump_run"
    """all eight trumps in one hand (A5 `trump_run_wins`)"""
    STOPPED = "stopped"
    """L'Arrêt: the target was reached, and proved by takers (A10)"""
    STOPPED_IN_VAIN = "stopped_in_vain"
    """L'Arrêt: the count fell short"""
    PROOF_FAILED = "proof_failed"
    """L'Arrêt: the takers did not make their contract"""
