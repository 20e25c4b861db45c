"""The declarations of a hand (A5); the examples there have their numbers in the names."""

from collections.abc import Collection, Iterator
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.core.card import PACK, Card, Rank, Suit, parse_cards
from bot.rules.core.declarations import (
    Choice,
    Declaration,
    DeclarationKind,
    choices,
    parse_declaration,
    strength,
)
from bot.rules.core.errors import Unparseable
from bot.rules.core.ruleset import Ruleset
from bot.rules.games.classique import DUTCH, PAGAT

CAP5, CAP5_SPLIT = PAGAT, PAGAT.changed({"long_run_split": True})
TRUE_LENGTH, TRUE_LENGTH_SPLIT = DUTCH, DUTCH.changed({"long_run_split": True})
EVERY_RULES = (CAP5, CAP5_SPLIT, TRUE_LENGTH, TRUE_LENGTH_SPLIT)

NATURAL = "AKQJT987"

# From the strongest to the weakest; declarations on one line are equal.
RANKING = """
JS-JH-JD-JC
9S-9H-9D-9C
AS-AH-AD-AC
TS-TH-TD-TC
KS-KH-KD-KC
QS-QH-QD-QC
AS-KS-QS-JS-TS-9S-8S-7S AC-KC-QC-JC-TC-9C-8C-7C
AS-KS-QS-JS-TS-9S-8S
KS-QS-JS-TS-9S-8S-7S
QS-JS-TS-9S-8S-7S
AS-KS-QS-JS-TS AH-KH-QH-JH-TH
JS-TS-9S-8S-7S
AS-KS-QS-JS
TD-9D-8D-7D TC-9C-8C-7C
AS-KS-QS
KS-QS-JS
QS-JS-TS
JS-TS-9S
TS-9S-8S
9S-8S-7S 9H-8H-7H
"""


def words(choice: Choice) -> str:
    return " ".join(str(each) for each in choice)


def offered(hand: str, rules: Ruleset = CAP5) -> list[str]:
    """Each choice as its declarations; silence is an empty text."""
    return [words(choice) for choice in choices(parse_cards(hand), rules)]


def is_run(cards: tuple[Card, ...]) -> bool:
    """Tell whether cards in the order of the pack are a run."""
    places = [NATURAL.index(card.rank) for card in cards]
    return len({card.suit for card in cards}) == 1 and all(b - a == 1 for a, b in pairwise(places))


def in_one_run(first: frozenset[Card], second: frozenset[Card], hand: Collection[Card]) -> bool:
    """Tell whether two runs are pieces of one longer run of the hand."""
    both = sorted(first | second)
    if len({card.suit for card in both}) > 1:
        return False
    between = PACK[both[0].index : both[-1].index + 1]
    return all(card in hand for card in between)


def naive_declarations(hand: Collection[Card], rules: Ruleset) -> list[frozenset[Card]]:
    longest = 8 if rules.long_runs == "true_length" else 5
    found = [
        frozenset(cards)
        for length in range(3, longest + 1)
        for cards in combinations(sorted(hand), length)
        if is_run(cards)
    ]
    found += [
        frozenset(cards)
        for cards in combinations(sorted(hand), 4)
        if len({card.rank for card in cards}) == 1 and cards[0].rank in "AKQJT9"
    ]
    return found


def naive_choices(hand: Collection[Card], rules: Ruleset) -> Iterator[frozenset[frozenset[Card]]]:
    """Every collection of declarations that A5 allows, by trying them all."""
    found = naive_declarations(hand, rules)
    for size in range(len(hand) // 3 + 1):
        for together in combinations(found, size):
            if all(not first & second for first, second in combinations(together, 2)):
                runs = [each for each in together if len({card.suit for card in each}) == 1]
                pieces = any(in_one_run(*pair, hand) for pair in combinations(runs, 2))
                if rules.long_run_split or not pieces:
                    yield frozenset(together)


def place(declaration: Declaration) -> int:
    """The line of the ranking that a declaration stands on or would stand on, 0 the strongest."""
    if not declaration.is_run:
        return "J9ATKQ".index(declaration.rank)
    return 100 - 10 * len(declaration.cards) + NATURAL.index(declaration.rank)


@st.composite
def hands(draw: st.DrawFn) -> tuple[Card, ...]:
    """Eight cards, mostly from few suits or few ranks, so that there is something to declare."""
    ranks = draw(st.sets(st.sampled_from(Rank), min_size=2))
    suits = draw(st.sets(st.sampled_from(Suit), min_size=1))
    near = [card for card in PACK if card.rank in ranks or card.suit in suits]
    return tuple(draw(st.permutations(near))[:8])


@pytest.mark.parametrize(
    ("text", "kind", "points"),
    [
        ("9S-8S-7S", DeclarationKind.TIERCE, 20),
        ("AH-KH-QH", DeclarationKind.TIERCE, 20),
        ("KD-QD-JD-TD", DeclarationKind.CINQUANTE, 50),
        ("AC-KC-QC-JC-TC", DeclarationKind.CENT, 100),
        ("AC-KC-QC-JC-TC-9C", DeclarationKind.CENT, 100),
        ("KC-QC-JC-TC-9C-8C-7C", DeclarationKind.CENT, 100),
        ("AC-KC-QC-JC-TC-9C-8C-7C", DeclarationKind.CENT, 100),
        ("JS-JH-JD-JC", DeclarationKind.CARRE, 200),
        ("9S-9H-9D-9C", DeclarationKind.CARRE, 150),
        ("AS-AH-AD-AC", DeclarationKind.CARRE, 100),
        ("TS-TH-TD-TC", DeclarationKind.CARRE, 100),
        ("KS-KH-KD-KC", DeclarationKind.CARRE, 100),
        ("QS-QH-QD-QC", DeclarationKind.CARRE, 100),
    ],
)
def test_a_declaration_is_read_as_it_is_written(
    text: str, kind: DeclarationKind, points: int
) -> None:
    declaration = parse_declaration(text)
    assert str(declaration) == text
    assert declaration == (kind, tuple(Card.parse(card) for card in text.split("-")))
    assert (declaration.kind, declaration.points) == (kind, points)
    assert declaration.length == text.count("-") + 1
    assert declaration.rank == text[0]
    assert declaration.is_run == (kind is not DeclarationKind.CARRE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "KS",
        "KS-QS",
        "JS-QS-KS",  # from low to high
        "KS-QS-JH",
        "KS-QS-TS",
        "AS-KS-7S",
        "KS-KH-KD",
        "KH-KS-KD-KC",  # not in the order of the suits
        "8S-8H-8D-8C",  # worth nothing
        "7S-7H-7D-7C",
        "KS QS JS",
        "ks-qs-js",
        " KS-QS-JS",
        "KS-QS-JS\n",
        "KS-QS-JS-",
        "KS-QS-JS KH-QH-JH",
        "pass",
        "KS-QS-JS" * 100_000,
    ],
)
def test_what_is_no_declaration_is_refused(text: str) -> None:
    with pytest.raises(Unparseable) as refusal:
        parse_declaration(text)
    assert refusal.value.kind == "declaration"
    assert len(str(refusal.value)) < 100


def test_every_run_and_every_carre_has_its_text() -> None:
    """84 runs and six carrés, and every one of them can be held by somebody."""
    texts = {str(each) for suit in range(4) for each in _whole_suit(suit)}
    texts |= {"-".join(f"{rank}{suit}" for suit in "SHDC") for rank in "AKQJT9"}
    assert len(texts) == 90
    assert {str(parse_declaration(text)) for text in texts} == texts


def _whole_suit(suit: int) -> set[Declaration]:
    offers = choices(PACK[8 * suit : 8 * suit + 8], TRUE_LENGTH)
    return {each for choice in offers for each in choice}


def test_ranking_from_the_highest_carre_to_the_lowest_tierce() -> None:
    lines = [
        [strength(parse_declaration(text)) for text in line.split()]
        for line in RANKING.strip().splitlines()
    ]
    assert all(len(set(line)) == 1 for line in lines)
    order = [line[0] for line in lines]
    assert all(higher > lower for higher, lower in pairwise(order))


def test_only_between_runs_of_one_height_the_trump_run_is_stronger() -> None:
    spades, hearts = parse_declaration("KS-QS-JS"), parse_declaration("KH-QH-JH")
    assert strength(spades, Suit.SPADES) > strength(hearts, Suit.SPADES)
    assert strength(spades, Suit.HEARTS) < strength(hearts, Suit.HEARTS)
    assert strength(spades, Suit.CLUBS) == strength(hearts, Suit.CLUBS) == strength(spades)
    for stronger in ("AH-KH-QH", "TH-9H-8H-7H", "QS-QH-QD-QC"):
        assert strength(parse_declaration(stronger), Suit.SPADES) > strength(spades, Suit.SPADES)


def test_two_declarations_together_come_first_then_each_alone_and_silence_last() -> None:
    assert offered("9H 8H 7H AD KS QS JS TS") == [
        "KS-QS-JS-TS 9H-8H-7H",
        "KS-QS-JS-TS",
        "KS-QS-JS 9H-8H-7H",
        "KS-QS-JS",
        "QS-JS-TS 9H-8H-7H",
        "QS-JS-TS",
        "9H-8H-7H",
        "",
    ]


def test_the_proposal_has_the_strongest_declaration_even_where_others_have_more_points() -> None:
    long = offered("AS KS QS JS TS 9S 8S 7S", TRUE_LENGTH_SPLIT)
    assert long[0] == "AS-KS-QS-JS-TS-9S-8S-7S"  # 100
    assert "AS-KS-QS-JS-TS 9S-8S-7S" in long  # 120


@given(hands(), st.sampled_from(EVERY_RULES))
def test_choices_are_everything_that_may_be_announced(
    hand: tuple[Card, ...], rules: Ruleset
) -> None:
    offers = choices(hand, rules)
    by_cards = [frozenset(frozenset(each.cards) for each in choice) for choice in offers]
    assert len(set(by_cards)) == len(by_cards)
    expected = set(naive_choices(hand, rules))
    assert set(by_cards) == (expected if len(expected) > 1 else set())


@given(hands(), st.sampled_from(EVERY_RULES))
def test_a_choice_uses_a_card_once_and_has_the_strongest_first(
    hand: tuple[Card, ...], rules: Ruleset
) -> None:
    for choice in choices(hand, rules):
        cards = [card for each in choice for card in each.cards]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(hand)
        assert all(place(first) <= place(second) for first, second in pairwise(choice))
        assert all(parse_declaration(str(each)) == each for each in choice)


@given(hands(), st.sampled_from(EVERY_RULES))
def test_the_proposal_is_the_best_and_silence_the_last(
    hand: tuple[Card, ...], rules: Ruleset
) -> None:
    offers = choices(hand, rules)
    if not offers:
        return
    assert offers[-1] == ()

    def merit(choice: Choice) -> tuple[int, int]:
        return -place(choice[0]), sum(each.points for each in choice)

    merits = [merit(choice) for choice in offers[:-1]]
    assert merits[0] == max(merits)
    assert merits == sorted(merits, reverse=True)


@given(hands().flatmap(lambda hand: st.tuples(st.just(hand), st.permutations(hand))))
def test_the_order_of_the_hand_changes_nothing(
    both: tuple[tuple[Card, ...], list[Card]],
) -> None:
    hand, other = both
    for rules in EVERY_RULES:
        assert choices(other, rules) == choices(frozenset(hand), rules) == choices(hand, rules)
