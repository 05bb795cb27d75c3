"""Notation, explanations, texts: what a game says must be true, whole, and there in every language."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmogony.core.errors import NotationError
from cosmogony.core.game import Game
from cosmogony.testing.positions import every_nth, finished, play_through
from cosmogony.testing.tables import AtTables
from cosmogony.texts import LANGUAGES, message_variables, render

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
ASKED = 60
"""How many actions a position is asked about, at least, besides the legal ones."""
TYPED = st.text(max_size=30) | st.from_regex(r"[a-z]{3,8}( [a-zA-Z0-9|+-]{1,4}){0,3}", fullmatch=True)


class WordsContract(AtTables):
    """A game can be written down, explained and told."""

    def test_text_and_action_are_one_to_one(self, players: int, seed: int) -> None:
        """Notation is found again, in capitals and between spaces, too."""
        for state in play_through(self.game, players, seed):
            texts = [self.game.text(state, action) for action in state.legal_actions()]
            assert len(set(texts)) == len(texts)
            for action, text in zip(state.legal_actions(), texts, strict=True):
                assert self.game.parse(state, text) == action
                assert self.game.parse(state, f"  {text.upper()} ") == action
                assert text == " ".join(text.split())

    def test_explanations_agree_with_the_rules(self, players: int, seed: int) -> None:
        """Ask about every action that was legal anywhere in the game, its neighbours, and nonsense."""
        dice = random.Random(seed)
        cited = {clause.id for clause in self.game.rulebook().clauses}
        if type(self.game).explain is Game.explain:
            cited = {""}
        seen = {action for state in play_through(self.game, players, seed) for action in state.legal_actions()}
        pool = sorted(seen | {action + step for action in seen for step in (-1, 1)})
        dice.shuffle(pool)
        states = [state.copy() for state in every_nth(play_through(self.game, players, seed), 9)]
        share = max(ASKED, -(-len(pool) // len(states)))
        for number, state in enumerate(states):
            legal = set(state.legal_actions())
            turn = [pool[(number * share + place) % len(pool)] for place in range(min(share, len(pool)))]
            for action in [*legal, *turn, -1, 1 << 40, dice.randrange(1 << 20)]:
                explanation = self.game.explain(state, action)
                assert explanation.legal == (action in legal), f"{action}: {explanation.text()}"
                assert explanation.clause in cited

    def test_everything_is_said_in_every_language(self, players: int, seed: int) -> None:
        """Boards, choices, prompts and explanations."""
        for state in every_nth(play_through(self.game, players, seed), 11):
            for lang in LANGUAGES:
                assert self.game.board(state, state.current_player, lang, NAMES)
                assert self.game.board(state, None, lang)
                for choice in self.game.choices(state):
                    assert render(choice.message, lang, NAMES)
                    assert self.game.explain(state, choice.action).text(lang, NAMES)
                assert self.game.explain(state, -1).text(lang)
                if not state.over:
                    assert render(self.game.prompt(state), lang, NAMES)
                goal = self.game.goal(state, state.current_player)
                assert goal is None or render(goal, lang, NAMES)

    def test_a_finished_game_is_told_in_every_language(self, players: int, seed: int) -> None:
        """Its name, everything that happened, the score sheet and the findings."""
        state = finished(self.game, players, seed)
        for lang in LANGUAGES:
            assert render(self.game.title, lang)
            assert render(self.game.tagline, lang)
            for event in state.events:
                assert render(self.game.event_message(state, event), lang)
                note = self.game.note(state, event)
                assert note is None or render(note, lang)
            for column in self.game.score_sheet(state):
                assert render(column.label, lang)
                assert all(render(line.label, lang) for line in column.lines)
                assert all(render(item.label, lang, NAMES) for line in column.lines for item in line.items)
            for finding in self.game.findings(state):
                assert all(render(part, lang) for part in (finding.table, finding.row, finding.column))

    def test_every_language_has_the_same_messages_and_clauses(self) -> None:
        """Whoever changes one of them changes all."""
        clauses = [clause.id for clause in self.game.rulebook().clauses]
        for lang in LANGUAGES:
            assert message_variables(lang) == message_variables("en")
            assert [clause.id for clause in self.game.rulebook(lang).clauses] == clauses

    def test_different_choices_read_differently(self, players: int, seed: int) -> None:
        """Nobody has to choose between two lines that say the same."""
        for state in every_nth(play_through(self.game, players, seed), 3):
            choices = self.game.choices(state)
            texts = {render(choice.message) for choice in choices}
            assert len(texts) == len(choices), [choice.text for choice in choices]

    def test_garbage_is_no_action(self, fewest: int, seed: int) -> None:
        """Whatever is typed is an action with the same notation, or is refused with the text quoted."""
        state = self.game.new(players=fewest, seed=seed)

        @settings(deadline=None)
        @given(text=TYPED)
        def understood_or_refused(text: str) -> None:
            action, refused = -1, ""
            try:
                action = self.game.parse(state, text)
            except NotationError as refusal:
                refused = str(refusal)
            if refused:
                assert f'"{text}"' in refused
            else:
                assert self.game.explain(state, action).legal == (action in state.legal_actions())

        understood_or_refused()

    def test_findings_are_numbers_by_title_row_and_column(self, players: int, seed: int) -> None:
        """No two cells of the tables of ``simulate`` and ``balance`` read alike."""
        findings = self.game.findings(finished(self.game, players, seed))
        meant = {msgspec.json.encode((f.table, f.row, f.column)) for f in findings}
        read = {(render(f.table), render(f.row), render(f.column)) for f in findings}
        assert len(read) == len(meant)
        assert all(isinstance(f.value, float) for f in findings)
