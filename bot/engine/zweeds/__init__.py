"""Zweeds pesten (rules.md §11): another game at the same table, with the face of `Round` and insides of its own.

| file | tells |
|---|---|
| `values.py` | which rank may follow which |
| `actions.py`, `events.py`, `questions.py` | what a seat can do, what happened, what the table waits for |
| `rules.py` | what can be set |
| `dealing.py` | blind, open and hand cards, layer by layer |
| `legality.py` | the one rule text: what may be done, and why something is refused |
| `round.py` | a round: its state, and what an act does |
| `finishing.py` | who is out, the places, the pest |
| `views.py` | what one seat may know |
"""
