"""Tells a tournament as it goes."""

from bot.tournaments import standings
from tests.tournaments.evening import Evening
from tests.tournaments.telling import told_event, told_round, told_standings


class Teller:
    """Tells an evening as it goes."""

    def __init__(self, title: str, evening: Evening) -> None:
        self.evening = evening
        self.lines = [title, ""]
        self.told = 0
        self.ranked = False

    def events(self) -> None:
        for row in self.evening.tournament.results[self.told :]:
            said = told_event(row)
            if said is not None:
                self.lines.append(f"* {said}")
        self.told = len(self.evening.tournament.results)

    def round(self, *, standings_too: bool = True) -> None:
        """Plays what is open of the round, tells it and where that leaves everybody."""
        self.evening.play_all()
        tournament = self.evening.tournament
        self.events()
        self.lines += told_round(tournament, tournament.rounds[-1])
        self.ranked = standings_too
        if standings_too:
            self.lines += told_standings(standings(tournament))
        self.lines.append("")

    def rest(self, *, standings_too: bool = True) -> None:
        """Pairs and plays every round there still is."""
        while not self.evening.over:
            self.evening.pair()
            self.round(standings_too=standings_too)

    def say(self, text: str) -> None:
        self.lines.append(text)

    def text(self) -> str:
        if not self.ranked:
            self.lines += ["End", *told_standings(standings(self.evening.tournament)), ""]
        return "\n".join(self.lines)
