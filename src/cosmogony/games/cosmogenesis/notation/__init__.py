"""Cosmogenesis in words: actions to text and back, actions, events and tiles to messages."""

from cosmogony.games.cosmogenesis.notation.told import action_message, event_message, prompt
from cosmogony.games.cosmogenesis.notation.written import parse, text

__all__ = ["action_message", "event_message", "parse", "prompt", "text"]
