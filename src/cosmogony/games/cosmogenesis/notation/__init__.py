"""Cosmogenesis in words: actions to text and back, actions, events and tiles to messages."""

from cosmogony.games.cosmogenesis.notation.grammar import parse, text
from cosmogony.games.cosmogenesis.notation.messages import action_message, event_message, prompt

__all__ = ["action_message", "event_message", "parse", "prompt", "text"]
