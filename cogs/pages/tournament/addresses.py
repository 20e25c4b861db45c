"""The addresses of a tournament's pages, below `/t/` and the token of its link."""

from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

from bot.storage.tournaments import page_links
from bot.tournaments.live.lengths import ends_at
from cogs.pages.calendar import Appointment, calendar
from cogs.pages.serving import (
    Link,
    Missing,
    Serving,
    addresses,
    frame,
    headers,
    language_asked,
    number_asked,
    token_of,
)
from cogs.pages.streams import GONE, Streams, TooMany
from cogs.pages.tournament.live import AGAIN, LiveTables, are_watched, delay_line, hidden_line
from cogs.pages.tournament.parts import LIVE, NoPage, held_line, now_line, page_of, parts_of
from cogs.pages.tournament.reading import Reader, Seen
from cogs.pages.tournament.wall import SECONDS, clock_of, slides_of, to_do


class TournamentPages:
    """Answers with the pages of tournaments."""

    def __init__(self, serving: Serving, streams: Streams) -> None:
        self._serving = serving
        self._streams = streams
        self._reader = Reader(serving.clock)
        self._watched = LiveTables()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/t/{token}", self._part),
            web.get("/t/{token}/", self._part),
            web.get("/t/{token}/calendar.ics", self._appointment),
            web.get("/t/{token}/events", self._events),
            web.get("/t/{token}/wall", self._wall),
            web.get("/t/{token}/live", self._live),
            web.get("/t/{token}/live/{number}", self._live),
            web.get("/t/{token}/entry/{number}", self._part),
            web.get("/t/{token}/{page}", self._part),
        ]

    async def _part(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)
        asked = {
            name: number
            for name in ("round", "board", "number")
            if (number := number_asked(request, name)) is not None
        }
        name = "entry" if "number" in request.match_info else request.match_info.get("page", "")
        key = token, language or "", name, *(f"{each}={asked[each]}" for each in sorted(asked))
        return await self._serving.answer(key, lambda: self._page(token, language, name, asked))

    async def _live(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)
        number = number_asked(request, "number")
        if number is None and "number" in request.match_info:
            raise Missing(404, "not-found")
        key = token, language or "", LIVE, str(number or "")
        return await self._serving.answer(key, lambda: self._tables(token, language, number))

    async def _wall(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)
        number = number_asked(request, "slide") or 0
        key = token, language or "", "wall", str(number)
        return await self._serving.answer(key, lambda: self._slide(token, language, number))

    async def _appointment(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)

        async def make() -> tuple[str, bool]:
            seen = await self._seen(token, language)
            url = f"{self._serving.url}/t/{token}" if self._serving.url else ""
            one = Appointment(seen.event.row, ends_at(seen.event), url)
            name = seen.event.row.name
            return calendar([one], name, seen.words, seen.moments.now), seen.link.listed

        return await self._serving.answer(
            (token, language or "", "calendar"), make, "text/calendar"
        )

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Tell a page whenever its tournament has another version, for as long as it is open."""
        async with self._serving.look() as look:
            link = await look.ask(page_links.by_token, token_of(request))
        if link is None:
            raise Missing(404, "not-found")
        answer = web.StreamResponse(headers={**headers(), "Content-Type": "text/event-stream"})
        try:
            async with self._streams.listening(link.tournament_id) as stream:
                await answer.prepare(request)
                with suppress(ConnectionError):
                    await answer.write(b"retry: 5000\n\n")
                    while not stream.is_closed:
                        version = await stream.next()
                        if stream.is_closed or version == GONE:
                            break
                        said = ":" if version is None else f"event: version\ndata: {version}"
                        await answer.write(f"{said}\n\n".encode())
        except TooMany:
            raise Missing(503, "busy") from None
        return answer

    # Making them ---------------------------------------------------------------------------------

    async def _seen(self, token: str, language: str | None, *, with_log: bool = False) -> Seen:
        async with self._serving.snapshots.look() as look:
            link = await look.ask(page_links.by_token, token)
            found = link and await self._reader.find(look, link, language, with_log=with_log)
        if not found:
            raise Missing(404, "not-found")
        return found

    async def _page(
        self, token: str, language: str | None, name: str, asked: dict[str, int]
    ) -> tuple[str, bool]:
        seen = await self._seen(token, language, with_log=name == "log")
        try:
            page = page_of(seen, name, asked, address_of(token, language))
        except NoPage:
            raise Missing(404, "not-found") from None
        framed = self._frame(seen, token, language, name, page.heading)
        html = self._serving.render(page.template, seen.words, **framed, **page.values)
        return html, seen.link.listed

    async def _tables(
        self, token: str, language: str | None, number: int | None
    ) -> tuple[str, bool]:
        """All tables that are played, or the one of a number alone."""
        async with self._serving.snapshots.look() as look:
            link = await look.ask(page_links.by_token, token)
            seen = link and await self._reader.find(look, link, language)
            if not seen or not are_watched(seen):
                raise Missing(404, "not-found")
            tables = await self._watched.of(look, seen, number)
        words, address = seen.words, address_of(token, language)
        if number is None:
            heading, links = words("pages-live"), [address(LIVE, each.number) for each in tables]
        else:
            heading, links = f"{words('pages-told.table')} {number}", []
        html = self._serving.render(
            "live.html",
            words,
            **self._frame(seen, token, language, LIVE, heading),
            tables=tables,
            links=links,
            again=AGAIN,
            refresh=AGAIN,
            about=[each for each in (hidden_line(seen), delay_line(seen)) if each],
            nothing=words("pages-live-none"),
            back=address(LIVE),
            all_tables=words("pages-live"),
        )
        return html, seen.link.listed

    async def _slide(self, token: str, language: str | None, number: int) -> tuple[str, bool]:
        seen = await self._seen(token, language)
        slides = slides_of(seen)
        number %= len(slides)
        address = address_of(token, language)
        html = self._serving.render(
            "wall.html",
            seen.words,
            **self._frame(seen, token, language, "wall", ""),
            slide=slides[number],
            to_do=to_do(seen),
            number=number,
            count=len(slides),
            here=address("wall", slide=number),
            next=address("wall", slide=(number + 1) % len(slides)),
            seconds=SECONDS,
        )
        return html, seen.link.listed

    def _frame(
        self, seen: Seen, token: str, language: str | None, name: str, heading: str
    ) -> dict[str, object]:
        address, event = address_of(token, language), seen.event
        parts = [Link(address(each.name), each.label, each.name == name) for each in parts_of(seen)]
        return {
            **frame(
                seen.words,
                event.row.name,
                heading,
                lambda each: address_of(token, each)(name if name != "entry" else ""),
                [*parts, Link(address("wall"), seen.words("pages-told.wall"))],
            ),
            "version": event.row.version,
            "events": f"/t/{token}/events",
            "live": event.state not in ("finished", "cancelled"),
            "calendar": address("calendar.ics"),
            "now": now_line(seen),
            "held": held_line(seen),
            "clock": clock_of(seen),
        }


def address_of(token: str, language: str | None) -> Callable[..., str]:
    """The addresses of a tournament's pages, in the language that was asked for."""
    return addresses(f"/t/{token}", language)
