"""The result of a deal: how the contract ended, the entries that were written, and the totals."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeVar

from bot.rules.core.actions import Bid
from bot.rules.core.card import Trump
from bot.rules.core.declarations import Announced
from bot.rules.core.sides import ByAccount

T = TypeVar("T")

Role = int
"""An account by its part in a deal: counted from the takers' (with bids: the bidders') on, in
playing order, so that whoever takes a deal it is settled alike."""
TAKERS: Role = 0
DEFENDERS: Role = 1
"""the others, where they are one account; else the first of several"""
ByRole = tuple[int, ...]
"""a number for each account, that of the takers first"""


def by_account(values: Sequence[T], takers: int) -> tuple[T, ...]:
    """Return what stands by role in the order of the accounts; `takers` is the takers' account."""
    return (*values[-takers:], *values[:-takers]) if takers else tuple(values)


class Tally(NamedTuple):
    """The points and tricks that an account has of a finished deal, exactly."""

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

    tallies: tuple[Tally, ...]
    """of each account, by role"""
    capot: Role | None
    """the account that took all the tricks"""
    bid: int | None = None
    """the points that the contract names, if any"""
    multiplier: int = 1
    alone: bool = False
    """all the tricks were the taker's own"""
    trump: Trump | None = None
    """where it is told, what the contract names"""
    trickless: tuple[Role, ...] = ()
    """the accounts without a trick, where several have some"""

    @property
    def takers(self) -> Tally:
        return self.tallies[TAKERS]

    @property
    def is_coinched(self) -> bool:
        return self.multiplier > 1


class DealOutcome(StrEnum):
    """The end of the takers' contract. A bid is made or, when it fails, dedans."""

    MADE = "made"
    DEDANS = "dedans"
    CAPOT = "capot"
    PIT = "pit"
    """all the tricks, as klaverjas says it (KJ5)"""
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
    """The origin of points in a ledger."""

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
    PIT = "pit"
    """for all the tricks at klaverjas (KJ5)"""
    BID = "bid"
    ANNOUNCED_CAPOT = "announced_capot"
    ANNOUNCED_GENERALE = "announced_generale"
    TAKE_ALL = "take_all"
    """every trick, for a coinched contract that is made (C3 `bidders_take_all`, H8)"""
    ROUNDING = "rounding"
    """may be negative"""
    TENS = "tens"
    """the points of a side in tens (I5)"""
    SHARE = "share"
    """half of all the points, of a contract that failed against two who each write theirs (J6)"""
    TAKERS_HALF = "takers_half"
    """half of the points of a taker who failed (J6 `own_plus_half`)"""
    OTHER_DEFENDER = "other_defender"
    """the points of who defends together with one (J6 `def_sum`)"""
    PART_OF_CAPOT = "part_of_capot"
    """for both against whom the third has no trick (J7 `capot3_partial`)"""


class LedgerEntry(NamedTuple):
    """One line of a ledger: points that an account writes, `factor` times."""

    role: Role
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
    """The points that all accounts write for a deal, and those that stay in play for the next (A7).

    Numbers by role are the sums of the ledgers beside them, made once.
    """

    outcome: DealOutcome
    written: ByRole
    held: ByRole
    entries: Ledger = ()
    held_entries: Ledger = ()
    compared: ByRole = ()
    """what each had towards the contract"""
    compared_entries: Ledger = ()
    needed: int | None = None
    """the points that the takers needed, where a number was bid"""
    decided_by: tuple[str, ...] = ()
    """the options that a reader must know to understand what was written for a bid"""

    @property
    def takers(self) -> int:
        """The points that the takers write."""
        return self.written[TAKERS]

    @property
    def defenders(self) -> int:
        """The points that the others write together."""
        return sum(self.written[DEFENDERS:])

    @property
    def ahead(self) -> float:
        """Return how many points more the takers write than each of the others, on average."""
        return self.takers - self.defenders / (len(self.written) - 1)


class Held(NamedTuple):
    """Points of a tied deal that wait for the next (A7): of which account, by which rule."""

    rule: DealOutcome
    team: int
    """the takers of the tied deal"""
    points: ByRole


class DealResult(NamedTuple):
    """A played deal: its facts and what was written."""

    number: int
    dealer: int
    taker: int
    takers: int
    """the taker's account"""
    defenders: tuple[int, ...]
    """the other accounts, in playing order from the takers' on"""
    trump: Trump
    points: ByAccount
    """card points with the dix de der"""
    tricks: ByAccount
    der: int
    """the account that won the last trick; its ten points are in `points`"""
    belotes: ByAccount
    """how many each scores"""
    missed_belotes: ByAccount
    """how many each held and did not say with both words (A8 `strict`)"""
    declared: tuple[Announced, ...]
    """the declarations that counted"""
    declarations: ByAccount
    """their points"""
    bid: Bid | None
    """the contract of an auction with bids"""
    multiplier: int
    score: DealScore
    written: ByAccount
    """without released points"""
    released: ByAccount
    """held points of earlier deals that this one decided"""
    totals: ByAccount
    had: Ledger = ()
    """what each account had of the deal, whoever wrote it"""

    @property
    def capot(self) -> int | None:
        """The account that took all the tricks."""
        return all_tricks(self.tricks)

    @property
    def in_tens(self) -> bool:
        """Tell whether what is written are tens of the points that were made (I5)."""
        return self.bid is not None and not self.bid.points

    @property
    def held(self) -> ByAccount:
        """The points of each account that a tie keeps in play (A7)."""
        return by_account(self.score.held, self.takers)

    @property
    def compared(self) -> ByAccount:
        """Return the points that each account had towards the contract."""
        return by_account(self.score.compared, self.takers)

    def sums(self, entries: Iterable[LedgerEntry]) -> ByAccount:
        """Return the points of each account in `entries`, without their factors."""
        sums = [0] * len(self.totals)
        for each in entries:
            sums[self.account(each)] += each.points
        return tuple(sums)

    def had_of(self, source: Source) -> ByAccount:
        """Return what each account had of `source`."""
        return self.sums(each for each in self.had if each.source is source)

    def account(self, entry: LedgerEntry) -> int:
        """Return the account whose entry it is."""
        return (self.takers, *self.defenders)[entry.role]

    def ledger(self, account: int, *, held: bool = False) -> Ledger:
        """The entries whose sum `account` wrote, or those that it made in a tied deal and has not
        written yet (A7)."""
        entries = self.score.held_entries if held else self.score.entries
        return tuple(each for each in entries if self.account(each) == account)


def all_tricks(tricks: Sequence[int]) -> int | None:
    """Return whose all the tricks are, of numbers of tricks; None where several have some."""
    most = max(tricks)
    return tricks.index(most) if most == sum(tricks) else None


class Ending(StrEnum):
    """The way in which a party came to its end."""

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
