web-game-tcg = Tornen
web-facts-tcg = 2 till 4 spelare · 45 min
web-pitch-tcg = Bygg en lek, korsa nio platser.
