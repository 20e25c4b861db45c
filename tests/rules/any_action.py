"""Every kind of action at random, whether it may be done or not."""

from itertools import combinations

from hypothesis import strategies as st

from bot.rules import (
    CAPOT_BID,
    PACK,
    Action,
    Agree,
    Bid,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    Declaration,
    Declare,
    Discard,
    Draw,
    Exchange,
    Gather,
    Keep,
    NoSuit,
    Pass,
    Play,
    Rank,
    Refuse,
    Schmeiss,
    Show,
    Shuffle,
    Stop,
    Suit,
    Surcoinche,
    Take,
    parse_declaration,
)

SEATS = st.integers(0, 3)
CARDS = st.sampled_from(PACK)
TRUMPS = st.sampled_from([*Suit, *NoSuit])

DECLARATIONS: tuple[Declaration, ...] = (
    *(
        parse_declaration("-".join(rank + suit for rank in "AKQJT987"[top:end]))
        for suit in Suit
        for top, end in combinations(range(9), 2)
        if end - top >= 3
    ),
    *(parse_declaration("-".join(rank + suit for suit in Suit)) for rank in list(Rank)[:6]),
)
"""the runs of three cards or more, and the six carrés"""

SAID = st.lists(st.sampled_from(DECLARATIONS), max_size=2).map(tuple)
POINTS = st.sampled_from([*range(70, 200, 10), CAPOT_BID, 85])

ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.lists(CARDS, min_size=1, max_size=4).map(lambda cards: Draw(tuple(cards))),
    st.builds(ChooseDealer, SEATS),
    st.permutations(PACK).map(lambda cards: Shuffle(tuple(cards))),
    st.permutations(PACK).map(lambda cards: Gather(tuple(cards))),
    st.builds(Cut, SEATS, st.integers(0, 31)),
    st.builds(ChoosePackets, SEATS, st.sampled_from(["3-2", "2-3"])),
    st.builds(Pass, SEATS),
    st.builds(Take, SEATS, TRUMPS),
    st.builds(Bid, SEATS, POINTS, TRUMPS),
    st.builds(Coinche, SEATS),
    st.builds(Surcoinche, SEATS),
    st.just(Close()),
    st.builds(Declare, SEATS, SAID),
    st.builds(Play, SEATS, CARDS, st.booleans(), st.just(())),
    st.builds(Play, SEATS, CARDS, st.booleans(), SAID),
    st.builds(Schmeiss, SEATS),
    st.builds(Agree, SEATS),
    st.builds(Refuse, SEATS),
    st.builds(Exchange, SEATS),
    st.builds(Keep, SEATS),
    st.builds(Discard, SEATS, CARDS),
    st.builds(Show, SEATS),
    st.builds(Claim, SEATS),
    st.builds(Stop, SEATS),
)
