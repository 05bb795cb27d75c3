"""The rules of Cosmogenesis by chapters: each ``legal_…`` beside the ``apply_…`` that carries it out.

Clause ids (COS-…) are those of our rulebook, ``rulebook/en.md``. ``turn`` is the door: it dispatches a decision to its
chapter and carries out what needs no choice.
"""
