"""`/practice`: play alone against robots, wherever one is, in one message."""

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import PRESETS, usual_preset
from bot.storage.delivery.subjects import Subject
from bot.storage.games import games
from bot.tables import Game, RefusalReason, Refused, TableRules
from bot.tables.finished.analyses import may_be_played_on
from bot.tables.options import preset_rules
from bot.tables.party.practice import DealSoFar, Message
from bot.teaching.puzzles import FOUND_BY
from bot.teaching.themes import Theme, themes_of
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.lobby.rules_choices import chosen, offer_known, server_id
from cogs.screens.screen import Screen

WITH_THEMES = "coinche_bga"
"""a preset that has every theme"""


class Practice(Feature):
    """Every party is shown in one message: that of the command, or the one that was pressed."""

    @anywhere
    @command(
        "command-practice",
        {"robots": ("choice-robots", Level), "theme": ("choice-theme", Theme)},
        game="option-practice-game",
        robots="option-practice-robots",
        theme="option-practice-theme",
    )
    async def practise(
        self,
        click: Click,
        game: str | None = None,
        robots: str | None = None,
        theme: str | None = None,
    ) -> None:
        """Begin a party; for who chooses nothing, go on with the one they are at."""
        practice = self.bot.tables.practice
        present = await practice.present(click.person_id)
        if present is not None and game is None and robots is None and theme is None:
            party = await practice.go_on(present.id, click.person_id)
            await self._show_anew(click, party)
        else:
            await self._choose(click, game or "", robots or "", theme or "")

    practise.autocomplete("game")(offer_known)

    @clicked("practice_found")
    async def found(self, click: Click) -> None:
        """Practise that one of several games which was meant."""
        await self._choose(click, click.value, click.text(0), click.text(1))

    async def _choose(self, click: Click, wanted: str, robots: str, theme: str) -> None:
        """Begin a party. `wanted`: the game by any of its names, or rules by theirs, of the server
        or that they played by; empty, as the others, where nothing is chosen."""
        played = None
        if wanted:
            server = await server_id(self.bot, click.interaction)
            saved = await self.bot.tables.saved_rules.known_to(click.person_id, server)
            played = chosen(wanted, saved, click.words, "practice_found", robots, theme).rules()
        level = Level(robots) if robots in tuple(Level) else None
        if theme in tuple(Theme):
            game = await self._of_theme(click, played, Theme(theme), level)
        else:
            game = await self._begin(click, played, level)
        await self._show_anew(click, game)

    async def _begin(
        self,
        click: Click,
        played: TableRules | None,
        level: Level | None,
        first_level: Level = DEFAULT_LEVEL,
    ) -> Game:
        """A new party; what is not chosen is as it was last time, if there was one."""
        practice, person_id = self.bot.tables.practice, click.person_id
        last = await practice.last_choice(person_id)
        before, robots = last or (usual_rules(click), first_level)
        language, nonce = click.words.language, click.nonce
        return await practice.begin(person_id, language, played or before, level or robots, nonce)

    @clicked("practice")
    async def begin(self, click: Click) -> None:
        """A party by a preset, from lessons and puzzles: the first one is against beginners."""
        if click.text(0) not in PRESETS:
            raise Sentence("refused-unknown-button")
        played = preset_rules(click.text(0))
        await self._show_anew(click, await self._begin(click, played, None, Level.BEGINNER))

    async def _of_theme(
        self,
        click: Click,
        played: TableRules | None,
        theme: Theme,
        level: Level | None,
        pressed: int | None = None,
    ) -> Game:
        """A deal of a theme, by the rules that somebody chooses, has practised last, or else by
        some that have it. Its robots play as those did that led to it."""
        practice, person_id = self.bot.tables.practice, click.person_id
        if played is None:
            last = await practice.last_choice(person_id)
            played = last[0] if last else usual_rules(click)
            if theme not in themes_of(played.rules):
                played = preset_rules(WITH_THEMES)
        if theme not in themes_of(played.rules):
            raise Sentence("practice-theme-lacks")
        deal = await self.bot.theme_deals.next(played.rules, theme)
        if deal is None:
            raise Sentence("practice-theme-later")
        so_far = DealSoFar(deal.seed, deal.actions, deal.seat, theme)
        language = click.words.language
        return await practice.from_middle(
            person_id, language, played, so_far, level or FOUND_BY, pressed
        )

    @clicked("practice_from")
    async def from_review(self, click: Click) -> None:
        """The deal of a review is played on from one of its reader's decisions, against robots.
        Raises `Refused` while its party goes on elsewhere: its seed is secret."""
        game, place = await click.game(), click.number(2)
        deal = await self.bot.analyses.of(game, click.number(1), click.person_id)
        if place not in {each.place for each in deal.analysis.decisions}:
            raise Sentence("refused-unknown-button")
        if not may_be_played_on(game):
            raise Refused(RefusalReason.NOT_OVER)
        events = await self.bot.database.ask(games.find_events, game.id)
        actions = [each.action for each in events[:place]]
        so_far = DealSoFar(game.row.seed, actions, deal.seat, nonces=game.row.nonces)
        language = click.words.language
        begun = await self.bot.tables.practice.from_middle(
            click.person_id, language, game.table_rules, so_far, game.robot_level
        )
        await self._show_anew(click, begun)

    @clicked("practice_theme", "practice_same")
    async def of_theme(self, click: Click) -> None:
        """A theme was chosen below a deal, or another deal of the same one."""
        game = await click.game()
        chosen = click.value or game.row.theme
        if chosen not in tuple(Theme) or not game.is_practice:
            raise Sentence("refused-unknown-button")
        level = game.robot_level if game.row.theme else None
        played, pressed = game.table_rules, click.message_id
        game = await self._of_theme(click, played, Theme(chosen), level, pressed)
        await self._show_here(click, game)

    @clicked("practice_puzzle")
    async def from_puzzle(self, click: Click) -> None:
        """Play on from the position of a puzzle, once it is answered."""
        posed = await self.bot.puzzles.of(click.person_id, click.number(0))
        if posed is None or posed.answer is None:
            raise Sentence("puzzle-over")
        practice, puzzle, person_id = self.bot.tables.practice, posed.puzzle, click.person_id
        last = await practice.last_choice(person_id)
        level = last[1] if last else DEFAULT_LEVEL
        language = click.words.language
        so_far = DealSoFar(puzzle.seed, puzzle.actions, puzzle.seat)
        played = preset_rules(puzzle.preset)
        game = await practice.from_middle(person_id, language, played, so_far, level)
        await self._show_anew(click, game)

    # On its message ------------------------------------------------------------------------------

    @clicked("practice_new")
    async def again(self, click: Click) -> None:
        nonce = click.nonce
        again = self.bot.tables.practice.again
        game = await again(click.game_id, click.person_id, nonce, click.message_id)
        await self._show_here(click, game)

    @clicked("practice_turn")
    async def turn(self, click: Click) -> None:
        """The same deal with the cards of who sits next."""
        await self._once_more(click, turn=1)

    @clicked("practice_trick")
    async def from_trick(self, click: Click) -> None:
        await self._once_more(click, trick=click.chosen)

    async def _once_more(self, click: Click, **how: int) -> None:
        deal, once_more = click.number(1), self.bot.tables.practice.once_more
        pressed = click.message_id
        game = await once_more(click.game_id, click.person_id, deal, pressed=pressed, **how)
        await self._show_here(click, game)

    @clicked("practice_on", "practice_pick")
    async def go_on(self, click: Click) -> None:
        go_on, picks = self.bot.tables.practice.go_on, click.press.verb == "practice_pick"
        game_id = click.chosen if picks else click.game_id
        await self._show_here(click, await go_on(game_id, click.person_id, click.message_id))

    async def _show_anew(self, click: Click, game: Game) -> None:
        """Show it in a message of its own: in the DM one that can be edited at any time."""
        send = click.show_everybody if click.in_own_dm else click.show
        await note_shown(click, game, await send(await self._screen(click, game)))

    async def _show_here(self, click: Click, game: Game) -> None:
        await click.update_own(await self._screen(click, game))
        await note_shown(click, game, click.message_id)

    async def _screen(self, click: Click, game: Game) -> Screen:
        screens = self.bot.screens
        make = screens.hand if click.in_own_dm else screens.peek
        return await make(game, game.seat_of(click.person_id) or 0)


def usual_rules(click: Click) -> TableRules:
    """The rules for who has practised by none."""
    return preset_rules(usual_preset(click.words.language))


async def note_shown(click: Click, game: Game, message_id: int | None) -> None:
    """A party is shown in the message that answers a click, or that was pressed."""
    if message_id is None:
        return
    subject, interaction = Subject.PRACTICE if click.in_own_dm else Subject.PEEK, click.interaction
    place, until = interaction.channel_id or 0, click.bot.messenger.tokens.until()
    message = Message(subject, place, message_id, interaction.token, until)
    await click.bot.tables.practice.shown(game, click.person_id, message)
