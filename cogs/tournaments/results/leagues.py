"""Leagues: their tables, a page as a picture and a list for whoever asks and some lines for a post;
and what organisers do with them."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from discord import ui

from bot.storage.engine.schema import Person, Server
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow
from bot.storage.people import people
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.text.names import folded, plain_name
from bot.tournaments.live import Event, League, LeagueDraft, Refusal, TournamentRefused
from bot.tournaments.live.leagues import LONGEST_NAME, SeasonPlace
from card_images.look import Look
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from cogs.answering import Sentence, refusal_text
from cogs.bot import Click, DixDeDer
from cogs.feature import Choices, Feature, clicked
from cogs.pictures import Pictures, look_of
from cogs.press import (
    BLUE,
    GREEN,
    RED,
    FormField,
    Interaction,
    Item,
    Press,
    button,
    fields_form,
    select,
)
from cogs.screens.names import person_name
from cogs.screens.paging import MOST, OWN, choices, page_at, turning
from cogs.screens.screen import (
    GOLD,
    Picture,
    Screen,
    Shown,
    club_link,
    read_back,
    rows,
    screen_of,
    written_block,
)
from cogs.servers.club_page import club_address
from cogs.servers.here import server_here
from cogs.tournaments.choosing import listed, organiser_only, organises, tournaments_here
from cogs.tournaments.results.standings import rank_mark
from cogs.tournaments.scene import NOTHING, ROOM, fitting, fitting_alt, said

MOST_SCORES = {"places": 7, "points": 5}
"""tournaments that have a column of their own, beside the total; of more only the best is shown.
Points are wider: `(58.33)`"""
ON_PODIUM = 3
"""ranks that a post names"""
MOST_NAMED = 5
MOST_TO_COME = 5


CAN_BE_IN = ("draft", "registration", "check_in", "running", "finished")


class LeagueSeen(NamedTuple):
    """A league as somebody reads it."""

    league: League
    people: Mapping[int, Person]
    """those in its table, by their number"""
    words: Words
    look: Look
    reader_id: int | None = None
    """None: everybody reads it"""
    organises: bool = False
    others: Sequence[LeagueRow] = ()
    """all leagues of the server"""
    address: str = ""
    """of the club's pages for browsers; empty: it has none"""

    @property
    def id(self) -> int:
        return self.league.row.id

    def name(self, place: SeasonPlace, longest: int = 32, *, plain: bool = False) -> str:
        """Return a name, as markdown with the reader's own underlined, or `plain`. Who hides
        themselves is named to themselves alone; who was forgotten, to nobody."""
        person = self.people.get(place.member)
        if person is None or not person.name:
            return self.words("former-player")
        is_own = person.id == self.reader_id
        if person.hidden and not is_own:
            return self.words("tournament-league-hidden")
        name = plain_name(person.name, longest)
        if plain:
            return name
        return f"__{person_name(name, self.words)}__" if is_own else person_name(name, self.words)


async def league_screen(seen: LeagueSeen, page: int | None, pictures: Pictures) -> Screen:
    """A page, from 0; one beyond the last is the last, None the reader's own."""
    words, places = seen.words, seen.league.places
    own = next((at for at, each in enumerate(places) if each.member == seen.reader_id), None)
    page = (own or 0) // MOST_ROWS if page is None else page
    number, pages, shown = page_at(places, page, MOST_ROWS)
    head = f"## {words('tournament-league-title', league=words.name(seen.league.row.name))}"
    above = [head, about(seen.league, words)]
    if own is not None:
        place = places[own]
        told = words("tournament-league-own", rank=place.rank, total=amount(place.total, words))
        scores = _scores(place, words)
        found = [f"#{number} {score}" for number, score in enumerate(scores, start=1)]
        if not _in_columns(seen.league):  # those that count, the best first
            judged = zip(place.scores, place.counted, strict=True)
            best = sorted(each for each, counts in judged if counts and each is not None)
            found = [amount(each, words) for each in reversed(best)]
        # Of a single one it is the total.
        above.append(" · ".join([told, *found]) if len(scores) > 1 else told)
    listed = fitting(lambda longest: _lines(seen, shown, longest), ROOM)
    return screen_of(
        "\n".join(above),
        *([await _picture(seen, shown, pictures)] if shown else ()),
        listed or words("tournament-league-nothing"),
        "\n".join(f"-# {each}" for each in _notes(seen, number, pages)),
        *_controls(seen, number, pages, own),
        colour=GOLD,
    )


def about(league: League, words: Words) -> str:
    """`The best 5 of 7 tournaments count · after 3 tournaments`"""
    parts = [
        counting(league.row, words),
        words("tournament-league-after", count=len(league.played)),
    ]
    if league.is_over:
        parts[1] = words("tournament-league-is-over")
    return " · ".join(parts)


def counting(row: LeagueRow, words: Words) -> str:
    if row.out_of == row.best:
        return words("tournament-league-all")
    if row.out_of is None:
        return words("tournament-league-best", best=row.best)
    return words("tournament-league-best-of", best=row.best, count=row.out_of)


def league_lines(seen: LeagueSeen) -> list[str]:
    """Return for the post of a tournament that is a part of it how the league stands by now."""
    words, league = seen.words, seen.league
    if not league.places:
        return []
    after = words("tournament-league-after", count=len(league.played))
    first = [each for each in league.places if each.rank <= ON_PODIUM]
    more = len(first) - MOST_NAMED
    return [
        words("tournament-league-podium", league=words.name(league.row.name), after=after),
        *_lines(seen, first[:MOST_NAMED], 20),
        *([words("tournament-player-more", count=more)] if more > 0 else ()),
    ]


def amount(value: Fraction, words: Words) -> str:
    """`27`, `10.5`, `58.33`"""
    return words.number(round(float(value), 2))


def _lines(
    seen: LeagueSeen, places: Sequence[SeasonPlace], longest: int, *, plain: bool = False
) -> Iterator[str]:
    """`🥇 **Anna** · 27 · 3 tournaments`; for who hears it `4: Anna; 27; 9; (8); –; you`."""
    words = seen.words
    for place in places:
        total = amount(place.total, words)
        if plain:
            name = said(words.number(place.rank), seen.name(place, longest, plain=True), words)
            own = [words("tournament-pictures-you")] * (place.member == seen.reader_id)
            yield "; ".join([name, total, *_cells(seen.league, place, words), *own])
            continue
        count = sum(each is not None for each in place.scores)
        played = words("tournament-league-played", count=count)
        name = f"{rank_mark(place.rank, words)} **{seen.name(place, longest)}**"
        yield f"{name} · {total} · {played}"


def _scores(place: SeasonPlace, words: Words) -> list[str]:
    """Return the score of each tournament; in parentheses what does not count."""
    found: list[str] = []
    for score, counts in zip(place.scores, place.counted, strict=True):
        told = NOTHING if score is None else amount(score, words)
        found.append(told if score is None or counts else f"({told})")
    return found


def _notes(seen: LeagueSeen, page: int, pages: int) -> Iterator[str]:
    words, league = seen.words, seen.league
    if league.places:
        values = {"page": page + 1, "pages": pages, "count": len(league.places)}
        yield words("tournament-league-people", **values)
    yield words("tournament-league-by", league.row.worth)
    if league.played and _in_columns(league):
        called = (_called(each, words) for each in league.played)
        yield " · ".join(f"**#{number}** {each}" for number, each in enumerate(called, start=1))
    coming = [each for each in league.tournaments if each.state not in ("finished", "draft")]
    if coming:
        names = ", ".join(_called(each, words) for each in coming[:MOST_TO_COME])
        yield words("tournament-league-to-come", names=names)


def _called(row: TournamentRow, words: Words) -> str:
    return f"{words.name(row.name)} ({words.timestamp(row.starts_at, 'd')})"


def _in_columns(league: League) -> bool:
    return len(league.played) <= MOST_SCORES[league.row.worth]


# The picture -------------------------------------------------------------------------------------


def league_page(seen: LeagueSeen, shown: Sequence[SeasonPlace]) -> StandingsPage:
    """The total, and the score of each tournament; of many only the best, and how many."""
    words, league = seen.words, seen.league
    single = words("tournament-league-single"), words("tournament-league-count")
    each_one = tuple(f"#{number}" for number in range(1, len(league.played) + 1))
    rows = tuple(
        StandingsLine(
            place.rank,
            seen.name(place, plain=True),
            (amount(place.total, words), *_cells(league, place, words)),
            own=place.member == seen.reader_id,
        )
        for place in shown
    )
    marked = _in_columns(league) and any("(" in cell for row in rows for cell in row.cells)
    return StandingsPage(
        title=plain_name(league.row.name, 60),
        subtitle=about(league, words),
        columns=(
            words("tournament-league-total"),
            *(each_one if _in_columns(league) else single),
        ),
        rows=rows,
        notes=(words("tournament-league-does-not-count"),) if marked else (),
    )


async def _picture(seen: LeagueSeen, shown: Sequence[SeasonPlace], pictures: Pictures) -> Picture:
    words, page = seen.words, league_page(seen, shown)
    alt = fitting_alt(
        said(f"{page.title}, {page.subtitle}", ", ".join(page.columns), words),
        lambda longest: _lines(seen, shown, longest, plain=True),
    )
    return Picture("league.png", await pictures.draw(draw_standings, page, seen.look), alt)


def _cells(league: League, place: SeasonPlace, words: Words) -> Sequence[str]:
    if _in_columns(league):
        return _scores(place, words)
    played = [each for each in place.scores if each is not None]
    return amount(max(played, default=Fraction()), words), words.number(len(played))


# Controls ----------------------------------------------------------------------------------------


def _controls(seen: LeagueSeen, page: int, pages: int, own: int | None) -> Iterator[list[Item]]:
    words = seen.words
    if len(seen.others) > 1:
        others = [(str(each.id), plain_name(each.name, 90)) for each in seen.others]
        yield choices(words("tournament-league-choose"), others, str(seen.id), "t_league_choose")
    mine = "" if own is None else words("tournament-boards-my-page")
    yield turning(page, pages, words, "t_league", lambda at: (seen.id, at), mine=mine)
    controls: list[Item] = []
    if seen.reader_id is not None:
        controls.append(button(words("leaderboard-post"), "t_league_post", seen.id, emoji="📣"))
    if seen.organises:
        manage = words("tournament-league-manage")
        controls.append(button(manage, "t_league_manage", seen.id, emoji="🛠️"))
    if controls:
        controls += club_link(words, seen.address and f"{seen.address}/league/{seen.id}")
    yield controls


# For its organiser -------------------------------------------------------------------------------

NUMBER = 3
"""characters"""
DraftArgs = Sequence[object]
"""the number of the draft for which a league is made, if it is for one: arguments of custom ids"""
NEW = 0
"""instead of a league's number: one that is made"""
UNWRITTEN = ("", "5", "")
"""what stands in the form of a new one"""


def no_league_screen(words: Words, *, organises: bool) -> Screen:
    if not organises:
        return screen_of(words("tournament-league-none"), colour=GOLD)
    return screen_of(words("tournament-league-none-organiser"), [new_button(words)], colour=GOLD)


def manage_screen(
    league: League, offered: Sequence[TournamentRow], words: Words, draft: DraftArgs = ()
) -> Screen:
    """`offered`: tournaments of the server that may be put in, the newest first."""
    row = league.row
    lines = [
        f"## {words.name(row.name)}\n🏅 {counting(row, words)}",
        f"-# {words('tournament-league-by', row.worth)}",
    ]
    if row.ended_at is not None:
        when = words.timestamp(row.ended_at, "d")
        lines.append(words("tournament-league-ended", when=when))
    has = [
        f"{number} · **{words.name(each.name)}** · {how}"
        for each, number, how in tournaments_told(league, words)[-MOST:]
    ]
    if not league.tournaments and not league.is_over:
        has.append(words("tournament-league-empty"))
    attach, detach = words("tournament-league-attach"), words("tournament-league-detach")
    may: list[Shown] = []
    if row.ended_at is None and offered:
        may.append([select(attach, _options(offered[:MOST], words), "t_league_attach", row.id)])
    elif row.ended_at is None:
        may.append(f"-# {words('tournament-league-no-tournaments')}")
    own = _options(league.tournaments[-MOST:], words)
    back = [
        button(words("tournament-organiser-back"), "t_draft", *draft, style=GREEN, emoji="◀️")
    ] * bool(draft)
    return screen_of(
        "\n".join(lines),
        "\n".join(has),
        *may,
        [select(detach, own, "t_league_detach", row.id)],
        *rows([*back, *_buttons(row, words)], 2),
        colour=GOLD,
    )


def tournaments_told(league: League, words: Words) -> list[tuple[TournamentRow, str, str]]:
    """Return its tournaments, numbered as the columns of the table are where they are over; when
    each is, and how it stands."""
    numbers = {each.id: f"#{number}" for number, each in enumerate(league.played, start=1)}
    return [
        (
            each,
            numbers.get(each.id, "▫️"),
            f"{words.timestamp(each.starts_at, 'd')} · {words('tournament-state', each.state)}",
        )
        for each in league.tournaments
    ]


def _options(found: Sequence[TournamentRow], words: Words) -> dict[int, tuple[str, str | None]]:
    return {
        each.id: (
            plain_name(each.name, 90),
            f"{words('tournament-format', each.plan['format'])} · "
            f"{words('tournament-state', each.state)}",
        )
        for each in found
    }


def _buttons(row: LeagueRow, words: Words) -> Iterator[Item]:
    yield button(words("tournament-league-back"), "t_league", row.id, 0, style=BLUE, emoji="🏅")
    yield button(words("tournament-league-edit"), "t_league_edit", row.id, emoji="✏️")
    other = "points" if row.worth == "places" else "places"
    yield button(words("tournament-league-to", other), "t_league_worth", row.id, other, emoji="🔢")
    if row.ended_at is None:
        yield button(words("tournament-league-end"), "t_league_end", row.id, style=RED, emoji="🏁")
    else:
        yield button(words("tournament-league-reopen"), "t_league_reopen", row.id, emoji="▶️")
    yield new_button(words)


def new_button(words: Words, *draft: object) -> Item:
    return button(words("tournament-league-new"), "t_league_new", *draft, style=GREEN, emoji="➕")


def league_form(
    words: Words, typed: Sequence[str], league_id: int = NEW, draft: DraftArgs = ()
) -> ui.Modal:
    """`typed`: its name, how many count, and of how many; `league_id`: of one that is changed."""
    name, best, out_of = typed
    fields = (
        FormField("name", words("tournament-league-form-name"), name, LONGEST_NAME),
        FormField("best", words("tournament-league-form-best"), best, NUMBER),
        FormField("of", words("tournament-league-form-of"), out_of, NUMBER, least=0),
    )
    verb, *own = ("t_league_change", league_id) if league_id else ("t_league_create", *draft)
    return fields_form(words("tournament-league-form"), "", fields, str(verb), *own)


# Looking at them, and what organisers do ---------------------------------------------------------


async def seen_by(bot: DixDeDer, league: League, words: Words, reader: Person | None) -> LeagueSeen:
    """`reader` None: for everybody."""
    found = await bot.database.ask(people.find_many, {each.member for each in league.places})
    reader_id = None if reader is None else reader.id
    return LeagueSeen(league, found, words, look_of(reader, words), reader_id)


async def lines_for(bot: DixDeDer, event: Event, words: Words) -> list[str]:
    """How the league of a tournament stands, for its podium; nothing of a tournament of none."""
    if event.row.league_id is None:
        return []
    league = await bot.tournaments.leagues.load(event.row.league_id)
    return league_lines(await seen_by(bot, league, words, None))


class LeagueReader(NamedTuple):
    """The person who looks at the leagues of which server."""

    click: Click
    server: Server
    organises: bool

    @property
    def asker(self) -> Asker:
        return Asker(self.click.person_id, self.organises)

    async def load(self, league_id: int) -> League:
        """One of this server. Raises `TournamentRefused`."""
        league = await self.click.bot.tournaments.leagues.load(league_id)
        if league.row.server_id != self.server.id:
            raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
        return league

    async def table(self, league_id: int, page: int | None = 0) -> Screen:
        league, bot = await self.load(league_id), self.click.bot
        others = await bot.tournaments.leagues.of_server(self.server.id)
        seen = await seen_by(bot, league, self.click.words, self.click.person)
        address = await club_address(bot, self.server.discord_id)
        seen = seen._replace(organises=self.organises, others=others, address=address)
        return await league_screen(seen, page, bot.pictures)

    async def manage(self, league_id: int, draft: DraftArgs = ()) -> Screen:
        """The organiser's page of a league."""
        league = await self.load(league_id)
        here = await tournaments_here(self.click.interaction, *CAN_BE_IN)
        others = [each for each in here if each.league_id != league_id]
        # Those of no league first.
        others.sort(key=lambda each: each.league_id is not None)
        return manage_screen(league, others, self.click.words, draft)


async def reader_of(click: Click) -> LeagueReader:
    if click.interaction.guild_id is None:  # pressed in a direct message: no server is meant
        raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
    server = await click.bot.servers.meet(click.interaction.guild_id)
    return LeagueReader(click, server, organises(click.interaction, server))


async def organiser_of(click: Click) -> LeagueReader:
    """Raises a `Sentence` for everybody else."""
    return LeagueReader(click, await organiser_only(click.interaction), organises=True)


async def league(click: Click, typed: str | None) -> Screen:
    """`/tournament league`: the one that is named, else the newest that goes on."""
    reader = await reader_of(click)
    found = await click.bot.tournaments.leagues.of_server(reader.server.id)
    if not found:
        return no_league_screen(click.words, organises=reader.organises)
    for each in found:
        if typed is None or typed == str(each.id) or folded(typed) == folded(each.name):
            return await reader.table(each.id)
    raise Sentence("tournament-league-no-such-name")


async def leagues_offered(interaction: Interaction, typed: str) -> Choices:
    """Return what is listed while somebody types."""
    server = await server_here(interaction.client, interaction)
    leagues = interaction.client.tournaments.leagues
    return listed(await leagues.of_server(server.id) if server else [], typed)


class Leagues(Feature):
    # Looking at them -----------------------------------------------------------------------------

    @clicked("t_league")
    async def turn(self, click: Click) -> Screen:
        page = None if click.text(1) == OWN else max(0, click.number(1))
        return await (await reader_of(click)).table(click.number(0), page)

    @clicked("t_league_choose")
    async def choose(self, click: Click) -> Screen:
        return await (await reader_of(click)).table(click.chosen)

    @clicked("t_league_post")
    async def post(self, click: Click) -> None:
        """The first page for everybody, without anybody's own row."""
        reader = await reader_of(click)
        league = await reader.load(click.number(0))
        seen = await seen_by(self.bot, league, click.words, None)
        await click.show_everybody(await league_screen(seen, 0, self.bot.pictures))

    # What organisers do --------------------------------------------------------------------------

    @clicked("t_league_manage")
    async def manage(self, click: Click) -> Screen:
        return await (await organiser_of(click)).manage(click.number(0))

    @clicked("t_league_new")
    async def ask_new(self, click: Click) -> ui.Modal:
        await organiser_of(click)
        return league_form(click.words, UNWRITTEN, draft=click.press.args)

    @clicked("t_league_create")
    async def create(self, click: Click) -> Screen:
        """`press.args`: the draft for which it is made."""
        reader, press = await organiser_of(click), click.press
        try:
            made = await self.bot.tournaments.leagues.create(
                reader.server.id, click.person_id, _written(press, "places")
            )
        except (TournamentRefused, Sentence) as refused:
            return _write_again(click, NEW, refused, press.args)
        if press.args:
            await self.bot.tournaments.leagues.attach(made.id, reader.asker, press.number(0))
        return await reader.manage(made.id, press.args)

    @clicked("t_league_edit")
    async def ask_change(self, click: Click) -> ui.Modal:
        row = (await (await organiser_of(click)).load(click.number(0))).row
        typed = row.name, str(row.best), str(row.out_of or "")
        return league_form(click.words, typed, row.id)

    @clicked("t_league_change")
    async def change(self, click: Click) -> Screen:
        reader = await organiser_of(click)
        row = (await reader.load(click.number(0))).row
        try:
            draft = _written(click.press, row.worth)
            await self.bot.tournaments.leagues.change(row.id, reader.asker, draft)
        except (TournamentRefused, Sentence) as refused:
            return _write_again(click, row.id, refused)
        return await reader.manage(row.id)

    @clicked("t_league_again")
    async def ask_again(self, click: Click) -> ui.Modal:
        """The form as it was written."""
        reader, league_id = await organiser_of(click), click.number(0)
        if league_id != NEW:
            await reader.load(league_id)
        written = read_back(click.interaction.message, len(UNWRITTEN))
        if written is None:
            raise Sentence("tournament-organiser-write-again")
        return league_form(click.words, written, league_id, click.press.args[1:])

    @clicked(
        *("t_league_worth", "t_league_attach", "t_league_detach", "t_league_end", "t_league_reopen")
    )
    async def alter(self, click: Click) -> Screen:
        reader, press = await organiser_of(click), click.press
        leagues = self.bot.tournaments.leagues
        league = await reader.load(press.number(0))
        row, asker = league.row, reader.asker
        match press.verb:
            case "t_league_worth":
                draft = LeagueDraft(row.name, row.best, row.out_of, press.text(1))
                await leagues.change(row.id, asker, draft)
            case "t_league_attach":
                await leagues.attach(row.id, asker, press.chosen())
            case "t_league_detach" if press.chosen() in [each.id for each in league.tournaments]:
                await leagues.detach(asker, press.chosen())
            case "t_league_end":
                await leagues.end(row.id, asker)
            case "t_league_reopen":
                await leagues.end(row.id, asker, reopen=True)
            case _:
                pass
        return await reader.manage(row.id)


def _write_again(click: Click, league_id: int, refused: Exception, draft: DraftArgs = ()) -> Screen:
    """Why a league cannot be so, and the way back to what was written."""
    label = click.words("tournament-organiser-try-again")
    again = button(label, "t_league_again", league_id, *draft, emoji="✏️")
    told, typed = refusal_text(refused, click.words), written_block(_fields(click.press))
    return screen_of(f"⚠️ {told}", typed, [again], colour=GOLD)


def _fields(press: Press) -> list[str]:
    return [" ".join(each.split()) for each in (*press.values, "", "", "")[:3]]


def _written(press: Press, worth: str) -> LeagueDraft:
    """Return what a form says. Raises a `Sentence` for what is no number."""
    name, best, out_of = _fields(press)
    if not best or not all(each.isascii() and each.isdigit() for each in (best, out_of) if each):
        raise Sentence("tournament-league-bad-number")
    return LeagueDraft(name, int(best), int(out_of) if out_of else None, worth)
