"""Character goals (rulebook, "Obiettivi dei Personaggi"): one class for each kind of goal.

`met` says whether a goal is achieved now. `state` is what everybody can know of it: quick, never
wrong when it says certain or impossible, but possibly open where only a search of all deals would
tell. `goal_search` refines it near the end of a round.
"""
