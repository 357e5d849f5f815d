### La cronaca della Compagnia: una presa in una frase o due. Le parti di frase iniziano in minuscolo.

fellowship-story-you = { $character } (tu)
fellowship-story-person = { $character } ({ $player })
fellowship-story-card = { $rank ->
    [1] l’{ $card }
    [8] l’{ $card }
   *[other] il { $card }
}
fellowship-story-round = Round { $number }.
fellowship-story-faced = La Compagnia affronta { $event }.
fellowship-story-lost-card = Carta esule: { $card }.
fellowship-story-trick = { $who } ha vinto la presa { $number }
fellowship-story-trick-won = { $who } ha vinto la presa { $number } con { $card }{ $count ->
    [0] {""}
   *[other] {" "}contro { $others }
}
fellowship-story-trick-lost = nessuno ha vinto la presa { $number }: { $cards }
fellowship-story-trick-so-far = sul tavolo: { $cards }
fellowship-story-rings-free = d’ora in poi si può guidare con Anelli
fellowship-story-announced = { $who } ha annunciato l’obiettivo completato
fellowship-story-reached = { $who } { $count ->
    [one] ha completato l’obiettivo
   *[other] hanno completato l’obiettivo
}
fellowship-story-all-reached = tutti hanno completato l’obiettivo
fellowship-story-gift = { $who } ha usato { $gift }
fellowship-story-balrog = il Balrog è stato più forte, { $number } contro { $number2 }
fellowship-story-round-won = il round { $number } è vinto
fellowship-story-with = { $character } con { $rider }
fellowship-story-taken = { $character } { $whom }
fellowship-story-to = a { $player }
fellowship-story-to-you = a te
fellowship-story-lost-taken = { $who } ha preso la carta esule, { $card }
fellowship-story-gave = { $names } hanno scambiato carte
fellowship-story-got = { $card } da { $who }
fellowship-story-received = hai ricevuto { $cards }
fellowship-story-threat = { $who } ha pescato la minaccia { $number }
fellowship-story-broke = { $who } non può più completare l’obiettivo.
fellowship-story-broke-rider = { $who } non può più completare l’obiettivo: l’ha spezzato { $rider }.
fellowship-story-lost = Perso: { $why }
fellowship-story-missed = { $who } ha fallito l’obiettivo nella presa { $number }. L’obiettivo era: { $goal }
fellowship-story-missed-rider = { $who } ha fallito nella presa { $number } sotto { $rider }. { $goal }
fellowship-fact-goal-met = { $character } raggiunge l’obiettivo
fellowship-fact-goal-certain = { $character }: obiettivo certo
fellowship-fact-goal-impossible = { $character } non può più completare l’obiettivo
fellowship-fact-wins-trick = { $character } vince la presa
fellowship-fact-leads-trick = { $character } per ora vince la presa
fellowship-fact-void = la mano resta senza { $suit }
