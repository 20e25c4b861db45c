"""The hand in any position of any game: all that may be done can be pressed, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.rules import (
    Agree,
    Card,
    Discard,
    Ending,
    Exchange,
    Pass,
    Phase,
    Play,
    State,
    Suit,
    Take,
    View,
    apply,
    decisions,
    find_preset,
    start,
    view,
)
from bot.sandbox.interactions import components as c
from bot.storage.games.games import NO_SERVER
from bot.tables.party.hints import Hint
from bot.teaching import Reason, Told, Weighing
from bot.text import COMPLETE, Words, words_for
from card_images.cards import EMOJI_NAMES
from card_images.look import look_for
from card_images.trick import playable
from cogs.hand.controls import CONTROLS, HandDraft, Holding, beside
from cogs.hand.hand_screen import MOST_OPTIONS, cutting, part_of, verdict_screen
from cogs.screens.advice import advice_text, around, compared, whose_text
from cogs.screens.names import Teller
from cogs.table.status import auction_text
from tests.cogs.at_table import LONG_NAMES, ended_by, game_of, lively_party, waited_for
from tests.cogs.hand.shown_hands import (
    EN,
    GAMES,
    check_limits,
    custom_id_of,
    custom_ids,
    drafts,
    moments,
    offered,
    selects,
    shown,
    text_of,
    walk,
)
from tests.cogs.no_pictures import NoPictures
from tests.end_to_end.positions import in_hands
from tests.examples import sampled
from tests.rules.parties import CHIEN, bidding, deal_of, do, random_chooser
from tests.rules.parties import walk as walk_party


def test_the_games_have_everything_that_people_do() -> None:
    done = {
        type(option)
        for name in GAMES
        for state, seat in moments(name)
        for option in view(state, seat).options
    }
    assert done == {each.of for each in CONTROLS.values() if each.of} - {Discard}


def test_cards_are_laid_away_by_buttons_that_others_do_not_have() -> None:
    """One that has to stay has a button, too, which says so."""
    states = (each for _, _, each in walk_party(CHIEN, b"t" * 32, random_chooser(1)))
    state = next(each for each in states if each.phase is Phase.TALON)
    [seat] = {int(each.actor) for each in decisions(state)}
    seen, other = view(state, seat), view(state, 1 - seat)
    components, others = shown(state, seat), shown(state, 1 - seat)
    check_limits(components)
    laying = {custom_id_of(Discard(seat, card), seen) for card in seen.hand}
    assert laying <= set(custom_ids(components))
    assert len(seen.options) < len(laying)
    assert not other.options
    assert not any(":discard:" in each for each in custom_ids(others))
    assert "is laying cards away" in text_of(others)


def test_everybody_is_asked_for_an_exchange_and_told_who_may_make_one() -> None:
    """Who asked alone would be known to hold the card."""
    asked = [each for each in moments("schmeissed and exchanged") if each[0].phase is Phase.TALON]
    told: set[tuple[bool, str]] = set()
    for state, seat in asked:
        if seen := view(state, seat).options:
            offers = any(":exchange:" in each for each in custom_ids(shown(state, seat)))
            told.add((Exchange(seat) in seen, "exchange" if offers else "go on"))
    assert told == {(True, "exchange"), (False, "go on")}


@pytest.mark.parametrize(("name", "language"), sampled(GAMES, COMPLETE))
def test_a_hand_keeps_to_discords_limits(name: str, language: str) -> None:
    first, words = COMPLETE.index(language), words_for(language)
    for state, seat in moments(name)[first :: len(COMPLETE)]:
        for draft in (
            HandDraft(),
            HandDraft(points=80),
            HandDraft(stopping=True),
            HandDraft(choice=1),
        ):
            check_limits(shown(state, seat, words, draft))


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_may_be_done_can_be_pressed(name: str) -> None:
    for state, seat in moments(name):
        seen = view(state, seat)
        pressed = {custom_id for draft in drafts(seen) for custom_id in lit(state, seat, draft)}
        assert pressed == {custom_id_of(option, seen) for option in offered(seen)}


def test_the_last_trick_plays_itself_and_has_no_buttons() -> None:
    party = [
        state
        for state in lively_party(find_preset("french"), 1)
        if state.phase is Phase.PLAY and state.deal and not state.results
    ]
    for state in party:
        for seat in range(4):
            buttons = [each for each in custom_ids(shown(state, seat)) if ":play:" in each]
            last = all(len(hand) <= 1 for hand in deal_of(state).hands)
            assert bool(buttons) != last
            assert (EN("hand-last-trick") in text_of(shown(state, seat))) == last
            assert not (last and playable(view(state, seat)))


def lit(state: State, seat: int, draft: HandDraft) -> set[str]:
    """Return what does something in the game when it is pressed: all but grey cards, and first
    steps."""
    looks = (verb for verb, each in CONTROLS.items() if each.of is None and verb != "let")
    steps = tuple(f"dd:{verb}:" for verb in (*looks, "auction", "talk", "analysis"))
    return {
        each["custom_id"]
        for each in walk(shown(state, seat, draft=draft))
        if each["type"] == c.BUTTON and "custom_id" in each
        if not each["custom_id"].startswith(steps)
        if each["style"] != 2 or not is_card(each) or is_silent(each)
    }


def is_card(button: dict[str, Any]) -> bool:
    return button["custom_id"].startswith("dd:play:")


def is_silent(button: dict[str, Any]) -> bool:
    return button["label"].endswith(EN("hand-without-word", card=""))


def test_the_word_is_the_button() -> None:
    """The card without its word stands apart from all others, below a line that tells its price."""
    said = set[str]()
    for state, seen in asked_for_a_word("belote said in words"):
        parts = walk(shown(state, seen.seat or 0))
        cards = [each for each in parts if "custom_id" in each and is_card(each)]
        silent = [each for each in cards if is_silent(each)]
        spoken = [each["label"] for each in cards if each["label"].endswith("elote!")]
        assert len(spoken) == len(silent) > 0
        said.update(each.split()[1] for each in spoken)
        assert cards[len(seen.hand) :] == silent
        assert all(each["style"] == 2 for each in silent)
        price = next(n for n, each in enumerate(parts) if "20 points" in each.get("content", ""))
        assert parts[price + 1]["components"] == silent
    assert said == {"Belote!", "Rebelote!"}


IN_COLOUR = {
    suit: discord.PartialEmoji(name=name, id=number)
    for number, (suit, name) in enumerate(EMOJI_NAMES[True].items(), 1)
}


SUITED = ("dd:play:", "dd:take:", "dd:bid:")


@pytest.mark.parametrize("name", sampled(GAMES))
def test_buttons_show_suits_in_colour(name: str) -> None:
    """Where there are emojis; the same buttons, and no two are heard alike."""
    for state, seat in moments(name):
        components = shown(state, seat, suits=IN_COLOUR)
        check_limits(components)
        coloured = walk(components)
        assert custom_ids(components) == custom_ids(shown(state, seat))
        heard = [f"{e['emoji']['name']} {e['label']}" for e in coloured if e.get("emoji")]
        assert len(heard) == len(set(heard))
        signs = [each for each in coloured if each.get("custom_id", "").startswith(SUITED)]
        assert not any(EN.suit(suit) in each["label"] for each in signs for suit in Suit)
        for each in filter(is_card, signs):
            card = Card.parse(each["custom_id"].split(":")[4])
            assert each["label"].split()[0] == EN.indices[card.rank]
            assert each["emoji"]["name"] == IN_COLOUR[card.suit].name


def asked_for_a_word(name: str) -> Iterator[tuple[State, View]]:
    # Parties in which both words are asked for.
    for state in (state for seed in (10, 11) for state in lively_party(GAMES[name], seed)):
        for each in decisions(state):
            seen = view(state, each.actor) if isinstance(each.actor, int) else None
            if seen and any(isinstance(each, Play) and each.word for each in seen.options):
                yield state, seen


# A hand with more sets than a select holds ------------------------------------------------------

LONG = find_preset("pagat").changed(
    {"shuffle": "every_deal", "long_runs": "true_length", "long_run_split": True}
)
ALL_SPADES = (
    "AS KS QS JS TS 9S 8S 7S",
    "AH KH QH JH TH 9H 8H 7H",
    "AD KD QD JD TD 9D 8D 7D",
    "AC KC QC JC TC 9C 8C 7C",
)


def all_in_one_suit() -> State:
    state = start(LONG)
    for action in (*in_hands(LONG, *ALL_SPADES), Take(0, Card.parse("AS").suit)):
        state = apply(state, action).state
    return state


def test_the_best_sets_and_silence_are_offered(words: Words) -> None:
    state = all_in_one_suit()
    sets = view(state, 0).choices
    assert len(sets) > MOST_OPTIONS
    [select] = selects(shown(state, 0, words))
    values = [option["value"] for option in select["options"]]
    assert values == [*map(str, range(MOST_OPTIONS - 1)), str(len(sets) - 1)]
    assert select["options"][-1]["label"] == words("hand-declare-nothing")
    assert select["options"][0]["default"]
    check_limits(shown(state, 0, words))


def test_what_is_chosen_is_in_the_buttons_and_in_the_text() -> None:
    state = all_in_one_suit()
    sets = view(state, 0).choices
    for number, choice in enumerate(sets):
        components = shown(state, 0, draft=HandDraft(choice=number))
        cards = [each for each in custom_ids(components) if each.startswith("dd:play:")]
        assert len(cards) == 8
        assert all(each.endswith(f"::{number}") for each in cards)
        text = text_of(components)
        said = EN.declarations(choice)
        wanted = EN("hand-announce", declarations=said) if said else "**nothing**"
        assert wanted in text


@pytest.mark.parametrize("number", [-1, 10_000, None])
def test_a_choice_that_is_none_is_the_proposal(number: int | None) -> None:
    state = all_in_one_suit()
    assert shown(state, 0, draft=HandDraft(choice=number)) == shown(
        state, 0, draft=HandDraft(choice=0)
    )


# What remains when a deal or a party is over -----------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_says_how_its_deal_ended(name: str, words: Words) -> None:
    ends = [
        (state, seat) for state, seat in moments(name) if state.phase in (Phase.SHUFFLE, Phase.OVER)
    ]
    assert any(state.results for state, _ in ends)
    for state, seat in ends[COMPLETE.index(words.language) :: len(COMPLETE)]:
        if not state.deal_number:
            continue
        text = text_of(shown(state, seat, words))
        assert words.number(state.scores[0]) in text
        assert words("hand-wait-deal") not in text
        # Nothing but its review, where its cards tell nothing of the next deal.
        counted = any(each.number == state.deal_number for each in state.results)
        looks = counted and (state.rules.shuffle == "every_deal" or state.phase is Phase.OVER)
        expected = [f"dd:analysis:7:{state.deal_number}"] * looks
        found = custom_ids(shown(state, seat, words))
        assert found == expected or (state.phase is Phase.OVER and found == [])
        if state.phase is Phase.SHUFFLE and (
            not state.results or state.results[-1].number < state.deal_number
        ):
            calls = view(state, None).calls
            how = "agreed" if calls and isinstance(calls[-1], Agree) else state.rules.auction
            thrown_in = {"auction": how, "dealer": state.rules.allpass_dealer}
            assert words("table-thrown-in", **thrown_in) in text


@pytest.mark.parametrize("name", GAMES)
def test_everybody_reads_first_whether_they_have_won(name: str, words: Words) -> None:
    *_, last = lively_party(GAMES[name], 1)
    for seat in range(last.rules.players):
        seen, game = view(last, seat), game_of(last, LONG_NAMES)
        pictures = NoPictures()
        screen = waited_for(verdict_screen(seen, game, words, pictures, look_for(words)))
        components = screen.view.to_components()
        check_limits(components)
        head = text_of(components).split("\n")[0]
        accounts = last.game_type.accounts
        own = accounts.of(seat)
        result = "won" if last.winner == own else "lost"
        early = "" if last.ending in (Ending.TARGET, Ending.DEALS) else "-early"
        mine, theirs = last.scores[own], last.scores[1 - own]
        points = {"points": words.number(mine), "other_points": words.number(theirs)}
        assert head == f"## {words(f'verdict-title.{result}{early}', **points)}"
        reviewed = [
            f"dd:analysis:7:{each.number}"
            for each in last.results
            if each.number == last.deal_number
        ]
        expected = ["dd:again:7:same", "dd:replay:7:1:0", "dd:sheet:7", *reviewed]
        assert custom_ids(components) == expected


def test_todays_boards_are_one_press_away_when_a_party_is_over(words: Words) -> None:
    """The button stands in its own row, beside the link: none is wider than a phone. Its DM names
    the table."""
    pictures = NoPictures()
    last = ended_by(Ending.TARGET, find_preset("french").changed({"target": 100}))
    seen, game = view(last, 0), game_of(last)
    screen = waited_for(verdict_screen(seen, game, words, pictures, look_for(words), daily=True))
    components = screen.view.to_components()
    check_limits(components)
    rows = [each["components"] for each in walk(components) if each["type"] == c.ROW]
    assert [each.get("custom_id") for each in rows[-1]] == [None, "dd:t_today:7"]
    assert rows[-1][-1]["label"] == words("daily-today")
    assert len(rows) == 2


def test_who_practises_reads_that_any_cut_will_do() -> None:
    cuts = [each for each in moments("belote said in words") if each[0].phase is Phase.CUT]
    state = cuts[0][0]
    seat = int(decisions(state)[0].actor)
    game = game_of(state)
    alone = replace(game, row=game.row._replace(server_id=NO_SERVER))
    told = [cutting(Holding(view(state, seat), each, EN)).text for each in (game, alone)]
    assert [EN("hand-cut-any") in each for each in told] == [False, True]


def test_a_hint_is_offered_where_there_is_a_choice() -> None:
    """The only card that may be played needs none, and none would be counted."""
    offered = set[bool]()
    for state, seat in moments("belote said in words"):
        seen, game = view(state, seat), game_of(state)
        game = replace(game, row=game.row._replace(hints=True))
        cards = {each.card for each in seen.options if isinstance(each, Play)}
        if cards and seen.decision is not None:
            offered.add(len(cards) > 1)
            found = beside(Holding(seen, game, words_for("en")))
            assert (":hint:" in str([each.to_component_dict() for each in found])) is (
                len(cards) > 1
            )
    assert offered == {False, True}


def test_the_auction_is_to_be_asked_for_from_the_first_call_on(words: Words) -> None:
    """While it goes on its button asks what a bid means; the answer tells every call."""
    offered = Counter[tuple[bool, bool]]()
    for state, seat in moments("knocked and answered"):
        seen = view(state, seat)
        labels = {
            str(each["custom_id"]): str(each["label"])
            for item in beside(Holding(seen, game_of(state), words))
            if "custom_id" in (each := item.to_component_dict())
        }
        offered[bool(seen.calls) and not seen.plays_itself, "dd:auction:7" in labels] += 1
        if label := labels.get("dd:auction:7"):
            bids = [each for each in seen.calls if not isinstance(each, Pass)]
            asks = bids and seen.taker is None
            assert label == words("meaning-button" if asks else "auction-button", kind="points")
            text = auction_text(view(state, None), Teller(game_of(state), words))
            assert (words("meaning-about") in text) == bool(bids)
            assert text.count("**") >= 2 * len({each.actor for each in seen.calls})
    assert offered.keys() == {(True, True), (False, False)}


def test_of_cards_that_lie_open_calls_are_told_and_not_explained() -> None:
    words, told = words_for("en"), 0
    for state, seat in moments("open cards"):
        found = str(
            [
                e.to_component_dict()
                for e in beside(Holding(view(state, seat), game_of(state), words))
            ]
        )
        assert words("meaning-button") not in found
        if view(state, seat).calls:
            told += 1
            text = auction_text(view(state, None), Teller(game_of(state), words))
            assert words("meaning-about") not in text
    assert told


def test_calls_are_explained_by_what_they_show() -> None:
    hands = (
        "JS 9S 7S AH KH 8D 7D 9C",
        "8H 9H TH JH QH 7H 8C 7C",
        "AS TS KS QS 8S TC JC QC",
        "KC AC 9D TD JD QD KD AD",
    )

    def told(calls: str, language: str) -> list[str]:
        state = do(bidding(hands, find_preset("kloppen"), dealer=3), calls)
        tell = Teller(game_of(state), words_for(language))
        return auction_text(view(state, None), tell).splitlines()

    lines = told("bid 90 S, pass, bid 110 S", "fr")
    assert "90 ♠" in lines[1]
    assert "le valet, le neuf ou un quatrième atout et au moins 3 atouts" in lines[1]
    assert "un soutien d’au moins 4" in lines[3]
    # Nothing but what the first bid has shown: five points, worth 100 at Kloppen.
    lines = told("bid 80 S, pass, bid 90 S, pass, bid 100 S", "en")
    assert lines[-2].endswith("100 ♠: a hand worth 100 ♠.")
    lines = told("bid 80 S, coinche", "en")
    assert [each for each in lines if "Contract" in each or "counts double" in each]


def test_where_the_numbers_stand_alone_they_are_told(words: Words) -> None:
    seen, state = next(
        (seen, state)
        for state, seat in moments("belote said in words")
        if (seen := view(state, seat)).phase is Phase.PLAY and len(seen.options) > 1
    )
    best, than = seen.options[:2]
    both = compared(best, than, words)
    chance = words.percent(0.58), words.percent(0.41)
    told = {**dict(zip(("first", "second"), chance, strict=True)), **around(seen)}
    told["whose"] = whose_text(seen)
    for lead, made, why in (
        (12.3, 0.58, words("reason-numbers-by", points=12, worse=both["worse"])),
        (12.3, 0.41, words("reason-chance", **both, **told)),
        (0.2, 0.58, words("review-reason.numbers")),
    ):
        worth = {best: lead, than: 0.0}
        weighing = Weighing(worth, worth, {best: 0.58, than: made})
        hint = Hint(weighing, Told(Reason.NUMBERS, than))
        text = part_of(Holding(seen, game_of(state), words, HandDraft(hint=hint))).text
        assert why in text
        assert advice_text(than, words) in text, "both cards are named"
