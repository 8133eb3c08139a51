"""Speed: Pesten without turns (rules.md §9), with the cards, hands and effects of a turn-based `Round`.

| file | tells |
|---|---|
| `round.py` | a round: its state, and what an act does |
| `legality.py` | what a seat may do now, and why something is refused |
| `effects.py` | what the effects about turns do where there are none: debts and locks |
| `announcing.py` | announcing the last card, catching who did not |
| `ticking.py` | the tick: what the table itself does when nobody acts |
"""
