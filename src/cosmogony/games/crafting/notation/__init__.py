"""Crafting the Cosmos in words: actions to text and back, actions and events to messages."""

from cosmogony.games.crafting.notation.events import event_message
from cosmogony.games.crafting.notation.messages import action_message, prompt
from cosmogony.games.crafting.notation.text import parse, text

__all__ = ["action_message", "event_message", "parse", "prompt", "text"]
