### Berättelsen om Brödraskapet: ett stick i en mening eller två. Delar av meningar börjar med liten bokstav.

fellowship-story-you = { $character } (du)
fellowship-story-person = { $character } ({ $player })
fellowship-story-card = { $rank ->
   *[other] { $card }
}
fellowship-story-round = Runda { $number }.
fellowship-story-faced = Sällskapet möter { $event }.
fellowship-story-lost-card = Förlorat kort: { $card }.
fellowship-story-trick = { $who } tog stick { $number }
fellowship-story-trick-won = { $who } tog stick { $number } med { $card }{ $count ->
    [0] {""}
   *[other] {" "}över { $others }
}
fellowship-story-trick-lost = ingen tog stick { $number }: { $cards }
fellowship-story-trick-so-far = på bordet: { $cards }
fellowship-story-rings-free = från och med nu får Ringar spelas ut
fellowship-story-announced = { $who } sade att målet är nått
fellowship-story-reached = { $who } nådde { $count ->
    [one] målet
   *[other] sina mål
}
fellowship-story-all-reached = alla nådde sina mål
fellowship-story-gift = { $who } använde { $gift }
fellowship-story-balrog = Balrogen var starkare, { $number } mot { $number2 }
fellowship-story-round-won = runda { $number } är vunnen
fellowship-story-with = { $character } med { $rider }
fellowship-story-taken = { $character } gick { $whom }
fellowship-story-to = till { $player }
fellowship-story-to-you = till dig
fellowship-story-lost-taken = { $who } tog det förlorade kortet, { $card }
fellowship-story-gave = { $names } bytte kort
fellowship-story-got = { $card } av { $who }
fellowship-story-received = du fick { $cards }
fellowship-story-threat = { $who } drog hotet { $number }
fellowship-story-broke = { $who } kan inte längre nå målet.
fellowship-story-broke-rider = { $who } kan inte längre nå målet: { $rider } bröt det.
fellowship-story-lost = Förlorat: { $why }
fellowship-story-missed = { $who } missade målet i stick { $number }. Målet var: { $goal }
fellowship-story-missed-rider = { $who } misslyckades i stick { $number } under { $rider }. { $goal }
fellowship-fact-goal-met = { $character } når målet
fellowship-fact-goal-certain = { $character }: målet är säkert
fellowship-fact-goal-impossible = { $character } kan inte längre nå målet
fellowship-fact-wins-trick = { $character } tar sticket
fellowship-fact-leads-trick = { $character } leder sticket hittills
fellowship-fact-void = handen blir utan { $suit }
