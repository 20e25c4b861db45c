"""The table in its thread: one picture of what everybody sees, lines that say the same, and More…,
for everybody, for who sits there, for who is in charge."""

from discord import ui

from bot.rules import Phase, View, commitment
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.game import Holder
from bot.tables.party.notes import LONGEST_NOTE
from bot.tables.party.open_party import Asker
from bot.tables.party.seats import PHRASES
from bot.text import Words
from bot.text.rulebook.sentences import side_of
from card_images.look import look_for
from card_images.table import draw_table
from cogs.pictures import Pictures
from cogs.press import RED, FormField, Item, button, fields_form, link, select
from cogs.screens.alt import view_alt
from cogs.screens.names import (
    Teller,
    all_want_text,
    is_hidden,
    is_sealed,
    message_url,
    plain_name,
    robots_note,
    rules_line,
    table_name,
    tempo_line,
)
from cogs.screens.screen import (
    GREY,
    ON_A_PHONE,
    Items,
    Picture,
    Screen,
    confirm_screen,
    fair_button,
    my_hand_button,
    rows,
    screen_of,
)
from cogs.table.seats_screen import back_button, resume_button
from cogs.table.status import (
    TurnTimes,
    cards_in_turn,
    closing_text,
    last_trick_line,
    note_waits,
    spoken_text,
    status_text,
    with_roem,
)
from cogs.tournaments.table import round_line, silent_table, where_button


async def table_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    *,
    closing: bool,
    closes_at: float | None = None,
    paused: str = "",
) -> Screen:
    """`view` is the table's; `closing` leaves the picture and takes the buttons away.

    `closes_at`: when the clock decides for whoever has not. `paused`: who has paused the party.
    """
    title = table_title(view, game, words)
    if says_nothing(game):
        below = _below(view, game, words, paused)
        return silent_table(game, title, words, below, closing=closing)
    data = await pictures.draw(draw_table, view, pictures.seats(game), look_for(words))
    picture = Picture("table.png", data, view_alt(view, game, words))
    tell = Teller(game, words)
    items: Items = [title, *picture.items(words, text_first=all_want_text(game))]
    if closing:
        items.append(closing_text(view, tell))
        return screen_of(*items, colour=GREY)
    turn = TurnTimes(game.row.asked_at or 0, closes_at)
    last = last_trick_line(view, tell) if view.phase is Phase.PLAY else ""
    round_ends = round_line(game, words) if game.tournament is not None else ""
    small = [f"-# {each}" for each in (last, round_ends) if each]
    if spoken := spoken_text(tell):
        small.insert(0, spoken)
    items.append("\n".join([status_text(view, tell, turn, paused), *small]))
    items += _below(view, game, words, paused)
    return screen_of(*items)


def _below(view: View, game: Game, words: Words, paused: str) -> Items:
    """Buttons, and before the first deal is over what is said at the beginning: how much time there
    is, and the beginning of the fingerprint that the packs come from, in one line of a phone."""
    kind = view.game_type.auction.kind.value
    controls = [
        my_hand_button(game, words),
        button(words("auction-button", kind=kind), "auction", game.id),
        button(words("table-sheet"), "sheet", game.id),
        button(words("table-more"), "more", game.id),
    ]
    back: list[Item] = []
    if any(holder.away for holder in game.people):
        back.append(back_button(game, words))
    if paused:
        back.append(resume_button(game, words))
    lines: list[str] = []
    if view.deal_number <= 1 and not view.results:
        lines.append(fair_line(game, words))
        if game.tournament is None or not game.tournament.format.own_time:
            lines.insert(0, f"-# {tempo_line(game, words)}")
    return [controls, back, "\n".join(lines)]


PHRASES_IN_A_ROW = 2


def talk_screen(game: Game, seat: int, words: Words, said: str = "") -> Screen:
    """One press for each phrase, and where there are notes the way to one; `said`: the phrase that
    was pressed last."""
    phrases = [button(words("phrase", each), "say", game.id, each) for each in PHRASES]
    told = f"✅ {words('phrase', said)}" if said else words("talk-about")
    own = [button(words("note-button"), "note", game.id, emoji="📝")] if game.takes_notes else []
    waits = note_waits(game.holder(seat), words)
    return screen_of(told, *rows(phrases, PHRASES_IN_A_ROW), waits, own)


def note_form(
    title: str, about: str, words: Words, verb: str, *args: object, text: str = ""
) -> ui.Modal:
    """The form of a note; `text`: what stands in it already."""
    field = FormField("text", words("note-field"), text, LONGEST_NOTE, least=0, long=True)
    return fields_form(title, about, [field], verb, *args)


def table_title(view: View, game: Game, words: Words, number: int | None = None) -> str:
    """Return the title of a deal, the one in progress or that of this `number`."""
    table = f"{table_name(game, words)}{robots_note(game, words)}"
    return f"### {table} · {deal_title(view, words, number)}"


def deal_title(view: View, words: Words, number: int | None = None) -> str:
    """The title of the deal in progress, or of that `number`: "Deal 3", and once deals that nobody
    took make that more than there are, how many of them have been played."""
    number = max(1, number or view.deal_number)
    title = words("table-deal", number=number)
    done = [each.number for each in view.results if each.number <= number]
    if view.rules.end_mode != "deals" or len({*done, number}) == number:
        return title
    deals = words("tournament-table-deals", played=len(done), deals=view.rules.deals_limit)
    return f"{title} · {deals}"


def last_trick_text(view: View, game: Game, words: Words) -> str:
    """Return who played what to the last trick, and who won it."""
    tell = Teller(game, words)
    last = view.last_trick
    if last is None:
        hidden = view.rules.arret and any(view.tricks_won)
        return words("table-trick-hidden") if hidden else words("table-no-trick")
    values = {"cards": cards_in_turn(last, view, tell), "name": tell.name(last.winner)}
    if view.points is None:
        return words("table-last-trick-uncounted", **values)
    return with_roem(words("table-last-trick-text", points=last.points, **values), last, words)


SHOWN = 12
"""digits of the fingerprint in the line at the table: enough to know it by"""


def fair_line(game: Game, words: Words) -> str:
    return f"-# {words('fair-line', hash=commitment(game.row.seed)[:SHOWN])}"


def fair_screen(game: Game, words: Words, *, revealed: bool) -> Screen:
    """The whole fingerprint, and once it is `revealed` the secret number too."""
    hidden = is_hidden(game)
    lines = [
        f"### {words('fair-button')} · {table_name(game, words)}",
        words("fair-boards" if hidden else "fair-party", hash=commitment(game.row.seed)),
    ]
    # Each press at the start mixed in its number.
    if pressed := [f"{seat + 1}: {each}" for seat, each in enumerate(game.row.of_seats) if each]:
        lines.append(words("fair-pressed", numbers=" · ".join(pressed)))
    if revealed:
        lines.append(words("fair-seed", seed=game.row.seed.hex()))
    elif hidden:
        lines.append(words("duplicate-seed-later"))
    elif not game.has_ended:
        lines.append(words("fair-later"))
    return screen_of("\n".join(lines))


def may_be_revealed(game: Game) -> bool:
    """Return whether nothing is left to be played with its secret number."""
    return game.has_ended and not is_sealed(game)


def more_screen(game: Game, asker: Asker, words: Words, watch: str = "") -> Screen:
    """The button to manage a table is for those who may. `watch`: where a table of a tournament is
    shown in a browser, if anywhere."""
    controls = [
        button(words("more-rules"), "rules", game.id, 0),
        button(words("more-preferences"), "preferences"),
        fair_button(game, words),
        button(words("report-button"), "report", game.id),
    ]
    own = game.seat_of(asker.person_id)
    below: Items = []
    if game.row.status == "playing":
        if game.tournament is not None:
            controls.append(where_button(game.tournament, words))
            if own is not None:  # at a tournament's table nobody looks for others themselves
                controls += _own_seat(game, game.holder(own), words)[:1]
                below.append(words("tournament-table-own-place"))
            elif watch:
                controls.append(link(words("pages-live-watch"), watch))
        elif own is not None:
            controls += _own_seat(game, game.holder(own), words)
            controls.append(button(words("end-button"), "end", game.id))
        else:
            # Robots, and seats that are offered: anybody may sit down there.
            controls += [
                button(words("seats-sit", name=plain_name(game, seat)), "take_seat", game.id, seat)
                for seat, holder in enumerate(game.seats)
                if holder and (holder.robot or holder.offered)
            ]
        if game.tournament is None and (own is not None or asker.is_in_charge(game)):
            below.append([_offers(game, own, words)])
    elif game.row.status == "lobby" and own is not None:
        controls.append(button(words("lobby-leave"), "lobby_leave", game.id))
    if asker.is_in_charge(game) and game.row.status in ("lobby", "playing"):
        controls.append(button(words("manage-open"), "manage", game.id))
    return screen_of(
        f"### {table_name(game, words)}\n{rules_line(game, words)}",
        *rows(controls, ON_A_PHONE),
        *below,
    )


def _own_seat(game: Game, holder: Holder, words: Words) -> list[Item]:
    leave = button(words("seats-leave"), "seat_leave", game.id)
    keep = button(words("seats-keep"), "seat_keep", game.id, holder.seat)
    replace = button(words("seats-replace"), "seat_offer", game.id, holder.seat)
    first = back_button(game, words) if holder.away else leave
    return [first, keep if holder.offered else replace]


def _offers(game: Game, own: int | None, words: Words) -> Item:
    """Seats of others that robots play: somebody may be looked for."""
    options = {
        seat: words(
            "seats-offer-stop" if holder.offered else "manage-remove-one",
            seat=seat + 1,
            name=plain_name(game, seat),
        )
        for seat, holder in enumerate(game.seats)
        if holder and holder.played_by_robot and seat != own
    }
    return select(words("seats-offer"), options, "seat_find", game.id)


def end_screen(game: Game, words: Words, *, alone: bool) -> Screen:
    """Ask whether somebody is sure; `alone`: nobody else has to agree."""
    yes = button(words("end-now" if alone else "end-ask"), "end_ask", game.id, style=RED)
    sure = words("end-alone") if alone else words("end-sure", side=side_of(game.rules))
    return confirm_screen(sure, yes, words)


def manage_party_screen(
    game: Game, words: Words, *, closes: bool = True, sits: bool = False
) -> Screen:
    """`closes`: whether who reads it closes the table alone; else who sits there may ask for it."""
    paused = game.row.paused_at is not None
    controls: list[Item] = []
    if closes:
        controls.append(button(words("manage-close"), "table_close", game.id))
    elif sits:
        controls.append(button(words("end-button"), "end", game.id))
    items: Items = [words("manage-party", table=table_name(game, words))]
    if game.row.status == "playing":
        pause = button(words("manage-pause"), "pause", game.id, emoji="⏸️")
        controls.insert(0, resume_button(game, words) if paused else pause)
        # Values name them, should another sit there by then.
        options = {
            holder.person.id * 10 + holder.seat: words(
                "manage-remove-one", seat=holder.seat + 1, name=plain_name(game, holder.seat)
            )
            for holder in game.people
            if holder.person
        }
        items.append([select(words("manage-expel"), options, "expel", game.id)])
    if not closes:
        items.append(words("manage-rated"))
    items.append(controls)
    return screen_of(*items)


def expel_screen(game: Game, holder: Holder, words: Words, *, rated: bool, asks: bool) -> Screen:
    """Show what follows; `asks`: not before all the others have agreed."""
    person_id = holder.person.id if holder.person else 0
    name, mark = words.name(holder.name), person_id * 10 + holder.seat
    if asks:
        sure = words("removal-sure", name=name)
        yes = button(words("end-ask"), "removal", game.id, mark, style=RED)
    else:
        here = game.tournament is None
        sure = words("manage-expel-sure" if here else "tournament-table-expel-sure", name=name)
        yes = button(words("manage-expel-yes"), "expel_now", game.id, mark, style=RED)
    told = f"{sure}\n{words('removal-unrated')}" if rated else sure
    return confirm_screen(told, yes, words)


def close_screen(game: Game, words: Words, *, rated: bool = False) -> Screen:
    """Show what follows; of a rated party, that nobody wins or loses by it."""
    table = table_name(game, words)
    if game.tournament is not None:
        sure = words("tournament-table-close-sure", table=table)
    else:
        sure = words("manage-close-rated-sure" if rated else "manage-close-sure", table=table)
    yes = button(words("manage-close"), "table_close_now", game.id, style=RED)
    return confirm_screen(sure, yes, words)


def tables_screen(title: str, games: list[Game], words: Words) -> Screen:
    """A list of tables with a way to each, and what may be done there."""
    items: Items = [title]
    for game in games:
        how = "tables-party" if game.row.paused_at is None else "tables-paused"
        if game.row.status == "lobby":
            how = "tables-lobby"
        line = words(how, table=table_name(game, words), link=message_url(game))
        more = button(words("table-more"), "more", game.id)
        items.append(ui.Section(line, accessory=more))
    return screen_of(*items)
