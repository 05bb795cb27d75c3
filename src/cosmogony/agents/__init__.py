"""Tables for agents that read and write words, such as language models; see ``docs/agents.md``."""
