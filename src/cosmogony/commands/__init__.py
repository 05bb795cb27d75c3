"""The commands of ``cosmogony``, one module a subject; ``cli.py`` imports the one that is asked for."""
