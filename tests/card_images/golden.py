"""The views whose pictures are kept, at half size, in `golden/`.

`python -m tests.card_images.golden` writes them anew; look at them before you commit them.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.rules import Ask, Card, NoSuit, Phase, Review, State, decisions, view
from card_images.leaderboard import draw_leaderboard, draw_podium
from card_images.look import Seat
from card_images.party import draw_party
from card_images.profile import draw_pair, draw_profile
from card_images.replay import draw_replay
from card_images.sheet import draw_sheet, end_of
from tests.card_images.positions import (
    drawn_hand,
    drawn_table,
    finished,
    first,
    in_phase,
    in_play,
    opened,
    party,
    turn,
)
from tests.card_images.samples import ENGLISH, FRENCH, SEATS
from tests.tools.contact import podiums, profiles, tournaments
from tests.tools.contact.boards import pages

FOLDER = Path(__file__).parent / "golden"
OUTPUT = Path(__file__).parent / "output"

MEAN_DIFFERENCE = 2.0
"""of 255, over all pixels and colours: fonts are drawn a little differently from one FreeType to
the next"""
PLAIN_DIFFERENCE = 90
MOST_PLAIN = 0.003
"""share of pixels that may differ plainly"""

NAMES = (Seat("Zoë"), Seat("W" * 32), Seat("", robot=True), Seat("Ελένη"))


def pictures() -> dict[str, bytes]:
    """Name and PNG of each kept picture."""
    return {
        **_of_every_game(),
        **_of_bids(),
        **_of_declarations(),
        **_of_fields(),
        **_of_two_and_three(),
        **_of_parties(),
        **_of_replays(),
        **_of_boards(),
        **_of_profiles(),
        **_of_tournaments(),
    }


def _of_every_game() -> dict[str, bytes]:
    choice = in_play(1, 3)
    lead = in_play(4, 0)
    call = in_phase(Phase.CALL)
    after = next(s for s in party() if s.phase is Phase.SHUFFLE and len(s.results) == 3)
    over = party()[-1]
    end = end_of(view(over, None))
    return {
        "hand-choice": drawn_hand(choice),
        "hand-lead": drawn_hand(lead, FRENCH),
        "hand-waiting": drawn_hand(choice, FRENCH, seat=choice_partner(), seats=NAMES),
        "hand-call": drawn_hand(call),
        "hand-between": drawn_hand(after, seat=1),
        "table-draw": drawn_table(party()[1]),
        "table-cut": drawn_table(in_phase(Phase.CUT), bottom=1),
        "table-call": drawn_table(call, FRENCH),
        "table-trick": drawn_table(choice, seats=NAMES, bottom=2),
        "table-over": drawn_table(over),
        "sheet-first": draw_sheet(over.results[:1], SEATS, ENGLISH, over.rules),
        "sheet-last": draw_sheet(over.results, NAMES, FRENCH, over.rules, end),
    }


def _of_bids() -> dict[str, bytes]:
    bid = first("kloppen", lambda s: s.phase is Phase.CALL and view(s, None).bid is not None)
    coinched = first("kloppen", lambda s: s.phase is Phase.PLAY and view(s, None).multiplier > 1)
    over = party("kloppen")[-1]
    return {
        "hand-bid": drawn_hand(bid),
        "table-coinched": drawn_table(coinched, FRENCH, bottom=1),
        "sheet-bid": draw_sheet(over.results, SEATS, FRENCH, over.rules, end_of(view(over, None))),
    }


def _of_declarations() -> dict[str, bytes]:
    shown = first("pagat", lambda s: any(each.cards for each in view(s, None).heard))
    at_once = first("shown at once", lambda s: s.phase is Phase.PLAY and bool(view(s, None).heard))
    stopped = party("L'Arrêt")[-1]
    end = end_of(view(stopped, None))
    return {
        "hand-shown": drawn_hand(shown),
        "table-shown": drawn_table(at_once, FRENCH),
        "sheet-stopped": draw_sheet(stopped.results, SEATS, ENGLISH, stopped.rules, end),
    }


def _of_fields() -> dict[str, bytes]:
    call = first("decouverte", lambda s: s.phase is Phase.CALL)
    choice = in_play(2, 1, "decouverte")
    late = in_play(11, 0, "decouverte")
    no_suit = first("no suits", lambda s: isinstance(view(s, None).trump, NoSuit))
    return {
        "fields-call": drawn_table(call),
        "fields-choice": drawn_hand(choice, FRENCH),
        "fields-late": drawn_table(late, bottom=1),
        "fields-no-suit": drawn_hand(no_suit, FRENCH),
    }


def _of_two_and_three() -> dict[str, bytes]:
    """A stock beside two, its exchange and the talk; three, of whom one lays cards away."""
    asked = first("clobyosh", lambda s: any(e.ask is Ask.SCHMEISS for e in decisions(s)))
    talk = first("clobyosh", lambda s: s.phase is Phase.PLAY and bool(view(s, None).heard))
    laying = first("with a chien", lambda s: bool(laid(s)))
    shown = first(
        "with a chien", lambda s: len(view(s, None).tricks) > 2 and bool(view(s, None).heard)
    )
    over = party("with a chien")[-1]
    return {
        "two-schmeiss": drawn_table(asked),
        "two-talk": drawn_hand(talk, FRENCH),
        "three-chien": drawn_table(first("with a chien", lambda s: s.phase is Phase.CALL)),
        "three-laying": drawn_hand(laying, seat=view(laying, None).taker),
        "three-shown": drawn_table(shown, FRENCH, bottom=1),
        "three-sheet": draw_sheet(
            over.results, NAMES[:3], FRENCH, over.rules, end_of(view(over, None))
        ),
    }


def laid(state: State) -> tuple[Card, ...]:
    """Return what the taker has laid away while they do."""
    moved = None if state.deal is None or state.phase is not Phase.TALON else state.deal.moved
    return () if moved is None else moved.laid


def _of_parties() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    games = {"french": FRENCH, "kloppen": ENGLISH, "surcoinche": FRENCH, "L'Arrêt": ENGLISH}
    for name, (game, look) in zip(
        ("columns", "coinched", "few", "stopped"), games.items(), strict=True
    ):
        over, end = finished(game)
        found[f"party-{name}"] = draw_party(over.results, NAMES, look, over.rules, end)
    return found


def _of_replays() -> dict[str, bytes]:
    """The end of an auction, and tricks in the middle of a deal and where it was broken off."""
    found: dict[str, bytes] = {}
    for name, game, deal, step in (
        ("passed", "french", 1, 0),
        ("auction", "kloppen", 10, 0),
        ("trick", "pagat", 17, 4),
        ("last", "L'Arrêt", 2, 6),
        ("fields", "decouverte", 37, 4),
        ("stock", "clobyosh", 1, 3),
        ("chien", "with a chien", 2, 4),
    ):
        replay = Review(party(game))
        seats = SEATS[: replay.last.rules.players]
        found[f"replay-{name}"] = draw_replay(replay.at(deal, step), seats, ENGLISH, step % 2)
    return found


def _of_boards() -> dict[str, bytes]:
    boards = {f"board-{name}": draw_leaderboard(page, ENGLISH) for name, page in pages().items()}
    return boards | {
        f"podium-{name}": draw_podium(page, ENGLISH) for name, page in podiums.pages().items()
    }


def _of_profiles() -> dict[str, bytes]:
    cards, pairs = profiles.cards(), profiles.pairs()
    return {
        **{f"profile-{name}": draw_profile(card, ENGLISH) for name, card in cards.items()},
        **{f"pair-{name}": draw_pair(card, ENGLISH) for name, card in pairs.items()},
    }


def _of_tournaments() -> dict[str, bytes]:
    """Both ways to set each kind of page."""
    names = (
        *("standings three columns", "standings fr", "league 7"),
        *("bracket 64 1", "bracket and consolante"),
        *("cross table few wins", "cross table 16 3", "schedule 16 1", "podium"),
        "travelling sheet of bids",
    )
    found = tournaments.pages()
    return {
        f"tournament-{name.replace(' ', '-')}": tournaments.draw(found[name], ENGLISH)
        for name in names
    }


def choice_partner() -> int:
    return (turn(in_play(1, 3)) + 2) % 4


def halved(png: bytes) -> Image.Image:
    """The picture in full colours at half its size, where smooth edges count less."""
    return opened(png).convert("RGB").reduce(2)


def differences(new: Image.Image, old: Image.Image) -> tuple[Image.Image, float, float]:
    """Where two pictures of one size differ, by how much on average, and what share plainly."""
    difference = ImageChops.difference(new, old)
    mean = sum(ImageStat.Stat(difference).mean) / 3
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    plain = sum(most.histogram()[PLAIN_DIFFERENCE:]) / (most.width * most.height)
    return difference, mean, plain


def check(name: str, new: Image.Image, old: Image.Image) -> None:
    """Fails unless they look the same; then `output/` has the new one and where it differs."""
    assert new.size == old.size
    difference, mean, plain = differences(new, old)
    if mean > MEAN_DIFFERENCE or plain > MOST_PLAIN:
        OUTPUT.mkdir(exist_ok=True)
        new.save(OUTPUT / f"{name}.png")
        difference.point([min(255, 3 * value) for value in range(256)] * 3).save(
            OUTPUT / f"{name}-difference.png"
        )
        pytest.fail(f"mean difference {mean:.2f}, {plain:.2%} of the pixels plainly, see output/")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, png in pictures().items():
        halved(png).quantize(128).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
