"""Alt text: all that a picture of the table or of a hand shows, for people who hear it."""

from bot.rules import Pass, Phase, Play, Take, View
from bot.tables import Game
from bot.text import Words
from cogs.screens.names import plain_name


def table_alt(view: View, game: Game, words: Words) -> str:
    """What the picture of the table shows."""
    return " ".join(filter(None, [_head(view, game, words), *_middle(view, game, words)]))


def hand_alt(view: View, game: Game, words: Words) -> str:
    """What the picture of a hand shows: the table's part, then the cards of its owner."""
    playable = {each.card for each in view.options if isinstance(each, Play)}
    sentences = [_head(view, game, words), *_middle(view, game, words)]
    if view.hand:
        sentences.append(words("alt-hand", cards=words.card_names(view.hand)))
    if playable and len(playable) < len(view.hand):
        cards = [card for card in view.hand if card in playable]
        sentences.append(words("alt-playable", cards=words.card_names(cards)))
    return " ".join(filter(None, sentences))


def _head(view: View, game: Game, words: Words) -> str:
    scores = words(
        "alt-scores",
        first=words.join_and(_team(game, 0)),
        first_points=words.number(view.scores[0]),
        second=words.join_and(_team(game, 1)),
        second_points=words.number(view.scores[1]),
    )
    if view.dealer is None:
        return scores
    return f"{scores} {words('alt-dealer', name=plain_name(game, view.dealer))}"


def _team(game: Game, team: int) -> list[str]:
    return [plain_name(game, seat) for seat in range(team, game.rules.players, 2)]


def _middle(view: View, game: Game, words: Words) -> list[str]:
    if view.phase in (Phase.DRAW, Phase.CUT) or not view.deal_number:
        return _draw(view, game, words)
    if view.taker is None or view.trump is None:
        return _auction(view, game, words)
    won = words("alt-won", first=view.tricks_won[0], second=view.tricks_won[1])
    return [
        words("alt-contract", name=plain_name(game, view.taker), suit=words.suit_name(view.trump)),
        _trick(view, game, words),
        won,
        _turn(view, game, words),
    ]


def _draw(view: View, game: Game, words: Words) -> list[str]:
    return [
        words("alt-drew", name=plain_name(game, seat), card=words.card_name(card))
        for drawn in view.draws
        for seat, card in drawn
        if view.deal_number <= 1
    ]


def _auction(view: View, game: Game, words: Words) -> list[str]:
    sentences = []
    if view.turn_up:
        sentences.append(words("alt-turn-up", card=words.card_name(view.turn_up)))
    for call in view.calls:
        name = plain_name(game, call.actor)
        match call:
            case Pass():
                sentences.append(words("alt-passed", name=name))
            case Take(suit=suit):
                sentences.append(words("alt-took", name=name, suit=words.suit_name(suit)))
    return [*sentences, _turn(view, game, words)]


def _trick(view: View, game: Game, words: Words) -> str:
    if view.trick:
        cards = [
            words("alt-played", name=plain_name(game, seat), card=words.card_name(card))
            for seat, card in view.trick
        ]
        return words("alt-trick", cards=", ".join(cards))
    last = view.last_trick
    if last is None:
        return ""
    players = game.rules.players
    cards = [
        words(
            "alt-played",
            name=plain_name(game, (last.leader + n) % players),
            card=words.card_name(card),
        )
        for n, card in enumerate(last.cards)
    ]
    winner = plain_name(game, last.winner)
    return words("alt-last-trick", cards=", ".join(cards), name=winner, points=last.points)


def _turn(view: View, game: Game, words: Words) -> str:
    if not isinstance(view.asked, int):
        return ""
    if view.asked == view.seat:
        return words("alt-your-turn")
    return words("alt-turn", name=plain_name(game, view.asked))
