"""People who play: who is asked looks at their hand and clicks, and the clock runs when it must."""

from collections.abc import Callable
from typing import Any

from bot.rules import (
    Action,
    Ask,
    Bid,
    Declare,
    Dice,
    Pass,
    Phase,
    Play,
    Stop,
    Suit,
    Take,
    View,
    view,
)
from bot.sandbox import Reply, ShownMessage
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games
from bot.tables import Game, Holder
from bot.tables.game import MadeBy
from bot.tables.time.pace import led_from
from bot.text import Words, words_for
from cogs.hand.controls import CONTROLS, place_of, verb_of
from cogs.press import press_id
from tests.end_to_end.club import Club

LANGUAGES = {"alice": "en", "benoit": "fr", "clara": "de", "daan": "nl"}
"""those who sit at most tables"""
READERS = LANGUAGES | {"boyan": "bg"}
"""one for each language"""

Choice = Callable[[View], Action]


class Table:
    """One game of a club, and everybody who sits at it."""

    def __init__(self, club: Club, game_id: int = 1) -> None:
        self.club = club
        self.game_id = game_id
        self._seen: dict[str, ShownMessage] = {}

    # Looking -----------------------------------------------------------------------------------

    async def game(self) -> Game:
        return await self.club.bot.tables.load(self.game_id)

    async def events(self) -> list[GameEvent]:
        return await self.club.bot.database.ask(games.find_events, self.game_id)

    async def last_action(self) -> str:
        return (await self.events())[-1].action

    async def words(self) -> Words:
        """Return those of the table's language."""
        return words_for((await self.game()).row.language)

    def key_of(self, holder: Holder) -> str:
        """Return who holds a seat, as the sandbox calls them."""
        person = holder.person
        assert person is not None, f"{holder.name} is a robot"
        return next(
            key
            for key, each in self.club.sandbox.people.items()
            if each.id == str(person.discord_id)
        )

    async def sitting(self) -> dict[str, int]:
        """The people at the table and their seats."""
        return self.seats(await self.game())

    def seats(self, game: Game) -> dict[str, int]:
        """The people in a game that is looked at already, and their seats."""
        return {self.key_of(holder): holder.seat for holder in game.people}

    async def asked(self) -> str | None:
        """Return who of the people has to act; None when it is a robot's turn or the host's."""
        game = await self.game()
        decision = game.decision()
        if decision is None or not isinstance(decision.actor, int) or game.state is None:
            return None
        holder = game.holder(decision.actor)
        if (
            holder.played_by_robot
            or decision.ask in (Ask.CUT, Ask.PACKETS)
            or view(game.state, holder.seat).plays_itself
        ):
            return None
        return self.key_of(holder)

    async def view_of(self, who: str) -> View:
        game = await self.game()
        assert game.state is not None
        return view(game.state, self.seats(game)[who])

    def seen_before(self, message: ShownMessage) -> bool:
        """Tell whether a message stands as it stood when this was asked before."""
        before = self._seen.get(message.id)
        self._seen[message.id] = message
        return before is message

    # Acting ------------------------------------------------------------------------------------

    async def fill(self) -> None:
        """Everybody sits down at a table of Alice, as many as play there."""
        players = (await self.game()).rules.players
        for seat, who in enumerate([*LANGUAGES][:players]):
            if seat:
                lobby = self.club.lobby(who)
                await self.club.press(who, lobby, f"sit:{self.game_id}:{seat}")

    async def start(self) -> None:
        """Alice presses Start."""
        await self.club.press_lobby("alice", "start")

    def button_of(self, action: Action, seen: View) -> str:
        """The custom id of what somebody wants to do."""
        return press_id(verb_of(action, seen), *place_of(action, self.game_id, seen))

    async def tap_before(self, who: str, action: Action, seen: View | None = None) -> None:
        """The first of two taps, where there are two: on the newest hand."""
        seen, hand = seen or await self.view_of(who), self.club.hand(who)
        match action:
            case Bid(points=points) if points:
                await self.club.choose(who, hand, "points", str(points))
            case Play(declarations=said) | Declare(declarations=said) if len(seen.choices) > 1:
                number = str(seen.choices.index(said))
                if chosen_in(hand, "choose") != number:
                    await self.club.choose(who, hand, "choose", number)
            case Stop():
                await self.club.press(who, hand, "stop:")
            case _:
                pass

    async def click(self, who: str, action: Action, seen: View | None = None) -> Reply:
        """Do something with the button on one's newest hand; `seen`: the view they act by."""
        custom_id = self.button_of(action, seen or await self.view_of(who))
        hand = self.club.hand(who)
        reply = await self.club.person(who).click(hand, custom_id=custom_id)
        await self.club.settle()
        return reply

    async def until_shown(self, who: str, custom_id: str) -> None:
        """Wait until a hand has a button: at most as long as a finished trick is looked at."""
        left = self.club.bot.tables.pace.trick_pause
        while self.club.hand(who).component(custom_id) is None:
            assert left > 0, f"{who} is asked and has no {custom_id} on {self.club.hand(who)!r}"
            await self.club.advance(0.5)
            left -= 0.5

    async def until_asked(self, who: str, seen: View | None = None) -> None:
        """Wait until a hand shows what its owner is asked for now."""
        seen = seen or await self.view_of(who)
        key = f":{self.game_id}:{seen.key_of(seen.options[0])}"
        left = self.club.bot.tables.pace.trick_pause
        while all(key not in custom_id for custom_id in self.custom_ids(who)):
            assert left > 0, f"{who} is asked and reads {self.club.hand(who)!r}"
            await self.club.advance(0.5)
            left -= 0.5

    def custom_ids(self, who: str) -> list[str]:
        """Return the ids of everything on somebody's newest hand."""
        hand = self.club.hand(who)
        buttons = [each.custom_id or "" for each in hand.buttons()]
        return buttons + [each["custom_id"] for each in hand.selects()]

    async def act(self, who: str, choice: Choice) -> Action:
        """`who` is asked: they wait until their hand shows it, and click."""
        seen = await self.view_of(who)
        action = choice(seen)
        await self.until_asked(who, seen)
        await self.tap_before(who, action, seen)
        await self.until_shown(who, self.button_of(action, seen))
        reply = await self.click(who, action, seen)
        assert reply.kind == "update", f"{who} clicked {action} and got {reply!r}"
        return action

    async def step(self, choice: Choice) -> bool:
        """Let whoever is asked act, or time pass. False when the party is over."""
        if (await self.game()).row.status != "playing":
            return False
        who = await self.asked()
        if who is None:
            await self.club.advance(1)
        else:
            await self.act(who, choice)
        return True

    async def play_until(
        self, reached: Callable[[Game], bool], choice: Choice | None = None, *, limit: int = 2000
    ) -> Game:
        """Play on until the game is where one wants it, however that looks on the way.

        People act through the door, which takes a quarter of the time of a click; what a click
        itself leaves behind needs `click_until`. As those who click do, they look at a finished
        trick before they follow the next lead: two tricks of one moment could not both be shown.
        """
        for _ in range(limit):
            game = await self.game()
            if reached(game):
                await self.club.settle()
                return game
            assert game.row.status == "playing", "the party ended before"
            who, pause = await self.asked(), self.pause(game)
            if who is None:
                await self.club.advance(1)
            elif pause > 0:
                await self.club.advance(pause)
            else:
                await self._act_unseen(game, await self.view_of(who), choice or steady)
        raise AssertionError("this takes too long")

    def pause(self, game: Game) -> float:
        """The seconds until who is asked sees the card that was led."""
        led = game.events != game.row.trick_events
        return led_from(game, self.club.bot.tables.pace) - self.club.clock.now() if led else 0.0

    async def _act_unseen(self, game: Game, seen: View, choice: Choice) -> None:
        action, person = choice(seen), game.holder(seen.seat or 0).person
        assert person is not None
        await self.club.bot.tables.door.act(
            game.id, seen.key_of(action), action, MadeBy.PLAYER, person.id
        )

    async def click_until(
        self, reached: Callable[[Game], bool], choice: Choice | None = None, *, limit: int = 2000
    ) -> Game:
        """Play on by clicks on what each has been shown, until the game is where one wants it."""
        await self.club.settle()  # what happened before, through the door, is shown to all
        for _ in range(limit):
            game = await self.game()
            if reached(game):
                return game
            assert await self.step(choice or steady), "the party ended before"
        raise AssertionError("this takes too long")


async def seated(club: Club, **options: Any) -> Table:
    """A table that Alice has opened, with everybody in it."""
    await club.open("alice", **options)
    table = Table(club)
    await table.fill()
    return table


def in_play(game: Game) -> bool:
    return game.state is not None and game.state.phase is Phase.PLAY


def in_trick(over: int, lying: int) -> Callable[[Game], bool]:
    """The moment when so many tricks are over and so many cards of the next lie on the table."""

    def reached(game: Game) -> bool:
        deal = game.state.deal if game.state else None
        return deal is not None and (len(deal.tricks), len(deal.trick)) == (over, lying)

    return reached


def is_over(game: Game) -> bool:
    return game.row.status != "playing"


def answers_of(hand: ShownMessage) -> dict[str, list[Any]]:
    """The buttons that answer what is asked, by their verbs: none that stand below any phase."""
    found: dict[str, list[Any]] = {}
    for each in hand.buttons():
        verb = each.custom_id.split(":")[1] if each.custom_id else ""
        if verb in CONTROLS and CONTROLS[verb].beside is None:
            found.setdefault(verb, []).append(each)
    return found


def chosen_in(hand: ShownMessage, verb: str) -> str | None:
    """Return what is chosen already in the select of a verb."""
    for each in hand.selects():
        if each["custom_id"].startswith(f"dd:{verb}:"):
            return next((o["value"] for o in each["options"] if o.get("default")), None)
    return None


def steady(seen: View) -> Action:
    """A player who takes with three trumps and the jack or nine, and plays now this, now that.

    They bid once at the most, declare what is proposed, and never stop the game. They belong to the
    tests, so that their deals stay the same when robots learn something.
    """
    if seen.phase is Phase.CALL:
        wanted = (each for each in seen.options if _would_call(seen, each))
        passes = Pass(seen.seat or 0)
        return next(wanted, passes if passes in seen.options else seen.options[-1])
    if seen.phase is Phase.TALON:
        return seen.options[0]
    if seen.phase in (Phase.KNOCK, Phase.SURCOINCHE):
        return Pass(seen.seat or 0)
    if seen.phase is Phase.DECLARE:
        return seen.options[0]
    plays = [each for each in seen.options if isinstance(each, Play)]
    number = Dice(bytes(32), "steady", len(seen.played) + 32 * seen.deal_number)
    return plays[number.below(len(plays))]


def _would_call(seen: View, action: Action) -> bool:
    match action:
        case Take(suit=Suit() as suit):
            return _would_take(seen, suit)
        case Bid(suit=Suit() as suit):
            return seen.bid is None and _would_take(seen, suit)
        case _:
            return False


def _would_take(seen: View, suit: Suit) -> bool:
    cards = [*seen.hand, *((seen.turn_up,) if seen.turn_up else ())]
    trumps = {card.rank.value for card in cards if card.suit is suit}
    return len(trumps) >= 3 and bool(trumps & {"J", "9"})
