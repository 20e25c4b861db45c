"""People who play: who is asked looks at his hand and clicks, and the clock runs when it must."""

from collections.abc import Callable

from bot.rules import Action, Ask, Dice, Pass, Phase, Play, Suit, Take, View, view
from bot.sandbox import Reply
from bot.storage import games
from bot.storage.games import Event
from bot.tables import Game, Holder
from bot.text import Words, words_for
from cogs.press import press_id
from tests.end_to_end.club import Club

LANGUAGES = {"alice": "en", "benoit": "fr", "clara": "de", "daan": "nl"}

Choice = Callable[[View], Action]


class Table:
    """One game of a club, and everybody who sits at it."""

    def __init__(self, club: Club, game_id: int = 1) -> None:
        self.club = club
        self.game_id = game_id

    # Looking -----------------------------------------------------------------------------------

    async def game(self) -> Game:
        return await self.club.bot.tables.load(self.game_id)

    async def events(self) -> list[Event]:
        async with self.club.bot.database.read() as connection:
            return await games.find_events(connection, self.game_id)

    async def words(self) -> Words:
        """Those of the table's language."""
        return words_for((await self.game()).row.language)

    def key_of(self, holder: Holder) -> str:
        """Who holds a seat, as the sandbox calls him."""
        person = holder.person
        assert person is not None, f"{holder.name} is a robot"
        return next(
            key
            for key, each in self.club.sandbox.people.items()
            if each.id == str(person.discord_id)
        )

    async def sitting(self) -> dict[str, int]:
        """The people at the table and their seats."""
        game = await self.game()
        return {self.key_of(holder): holder.seat for holder in game.people}

    async def asked(self) -> str | None:
        """Who of the people has to act; None when it is a robot's turn or the host's."""
        game = await self.game()
        decision = game.decision()
        if decision is None or not isinstance(decision.actor, int) or game.state is None:
            return None
        holder = game.holder(decision.actor)
        if (
            holder.robot
            or decision.ask in (Ask.CUT, Ask.PACKETS)
            or plays_itself(view(game.state, holder.seat))
        ):
            return None
        return self.key_of(holder)

    async def view_of(self, who: str) -> View:
        game = await self.game()
        assert game.state is not None
        return view(game.state, (await self.sitting())[who])

    # Acting ------------------------------------------------------------------------------------

    def button_of(self, action: Action, seen: View) -> str:
        """The custom id of what somebody wants to do."""
        key = seen.key_of(action)
        match action:
            case Play(card=card, word=word):
                return press_id("play", self.game_id, key, card, *(("w",) if word else ()))
            case Take(suit=suit):
                return press_id("take", self.game_id, key, suit)
            case Pass():
                return press_id("pass", self.game_id, key)
            case _:
                raise ValueError(f"{action} has no button")

    async def click(self, who: str, action: Action) -> Reply:
        """Do something with the button on one's newest hand."""
        custom_id = self.button_of(action, await self.view_of(who))
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

    async def act(self, who: str, choice: Choice) -> Action:
        """`who` is asked: he waits until his hand shows it, and clicks."""
        seen = await self.view_of(who)
        action = choice(seen)
        await self.until_shown(who, self.button_of(action, seen))
        reply = await self.click(who, action)
        assert reply.kind == "update", f"{who} clicked {action} and got {reply!r}"
        return action

    async def step(self, choice: Choice) -> bool:
        """Whoever is asked acts; else time passes. False when the party is over."""
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
        """Play on until the game is where one wants it."""
        for _ in range(limit):
            game = await self.game()
            if reached(game):
                return game
            assert await self.step(choice or steady), "the party ended before"
        raise AssertionError("this takes too long")


def plays_itself(seen: View) -> bool:
    return seen.phase is Phase.PLAY and len(seen.hand) == 1


def steady(seen: View) -> Action:
    """A player who takes with three trumps and the jack or nine, and plays now this, now that.

    It belongs to the tests, so that their deals stay the same when robots learn something.
    """
    if seen.phase is Phase.CALL:
        takes = [each for each in seen.options if isinstance(each, Take)]
        wanted = next((take for take in takes if _would_take(seen, take.suit)), None)
        return wanted or next(each for each in seen.options if isinstance(each, Pass))
    number = Dice(bytes(32), "steady", len(seen.played) + 32 * seen.deal_number)
    return seen.options[number.below(len(seen.options))]


def _would_take(seen: View, suit: Suit) -> bool:
    cards = [*seen.hand, *((seen.turn_up,) if seen.turn_up else ())]
    trumps = {card.rank.value for card in cards if card.suit is suit}
    return len(trumps) >= 3 and bool(trumps & {"J", "9"})
