"""The rules of Cosmogenesis by chapters: each ``fault_…`` beside the ``apply_…`` that carries out what has none.

Clause ids (COS-…) are those of our rulebook, ``rulebook/en.md``. ``choices`` lists what may be done and says why not,
``turn`` carries out a decision and what follows without one.
"""
