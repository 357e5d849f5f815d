### Le poche parole del tavolo di Duel nel browser.

web-duel-side = { $side ->
    [fellowship] La Compagnia
   *[sauron] Sauron
}
web-duel-region = { $region ->
    [lindon] Lindon
    [arnor] Arnor
    [rhovanion] Rhovanion
    [enedwaith] Enedwaith
    [rohan] Rohan
    [gondor] Gondor
   *[mordor] Mordor
}
web-duel-tile = { $tile ->
    [barad-dur] Barad-dûr
    [bree] Bree
    [erebor] Erebor
    [grey-havens] Grey Havens
    [helms-deep] Helm's Deep
    [isengard] Isengard
   *[minas-tirith] Minas Tirith
}
web-duel-race = { $race ->
    [elves] Elfi
    [dwarves] Nani
    [hobbits] Hobbit
    [humans] Umani
    [ents] Ent
    [wizards] Maghi
   *[eagle] Aquila
}
web-duel-skill = { $skill ->
    [ruse] Espediente
    [strength] Forza
    [courage] Coraggio
    [knowledge] Sapienza
   *[leadership] Guida
}
web-duel-pile = { $color ->
    [grey] Abilità
    [yellow] Monete
    [blue] Impresa
    [green] Razze
    [red] Unità
   *[purple] Manovre
}
web-duel-card = Carta { $color ->
    [grey] grigia
    [yellow] gialla
    [blue] blu
    [green] verde
    [red] rossa
   *[purple] viola
}, capitolo { $chapter }
web-duel-face-down = Carta coperta, capitolo { $chapter }
web-duel-free = Gratis
web-duel-pay = paghi
web-duel-short = ne { $number ->
    [one] manca 1
   *[other] mancano { $number }
}
web-duel-took = ultima presa
web-duel-play-free = Gioca gratis
web-duel-play-for = Gioca per
web-duel-play-short = Gioca: { $number ->
    [one] manca 1 moneta
   *[other] mancano { $number } monete
}
web-duel-discard-for = Scarta per
web-duel-coins = { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
web-duel-ways = Vie per vincere
web-duel-quest-of = Impresa dell'Anello: { $number } di { $of }
web-duel-races-of = Razze: { $number } di { $of }
web-duel-regions-of = Regioni: { $number } di { $of }
web-duel-skills = Abilità
web-duel-tableau = Carte giocate
web-duel-show-tableau = Mostra tutti i pezzi di { $name }
web-duel-tokens = Segnalini Alleanza
web-duel-units = unità
web-duel-forts = fortezze
web-duel-supply = Restano { $units } unità e { $forts } fortezze
web-duel-quest = Impresa dell'Anello
web-duel-to-ring = { $number } all'Anello
web-duel-to-doom = { $number } al Monte Fato
web-duel-map = Mappa della Terra di Mezzo
web-duel-region-holds = { $region }: Compagnia { $free }, Sauron { $dark }{ $fortress ->
    [fellowship] , fortezza della Compagnia
    [sauron] , fortezza di Sauron
   *[none] {""}
}
web-duel-alliances = Alleanze
web-duel-stack = { $race }: { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}
web-duel-layout = Carte del capitolo { $chapter }
web-duel-landmarks = Punti di Interesse
web-duel-more-tiles = altri { $number } coperti
web-duel-remains = Che cosa resta
web-duel-unseen = Non ancora viste: { $number }, di cui { $aside } messe da parte
web-duel-seen-aside = Messe da parte, viste da te
web-duel-discarded = Scarti: { $number }
web-duel-out = Fuori dal gioco: { $number }
web-duel-reserve = Riserva: { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
web-duel-stack-tokens = Segnalini nelle pile
web-duel-tile-stack = Punti di Interesse a venire
web-duel-look = Guarda il tavolo
web-duel-back = Torna alla scelta
web-duel-nothing = nessuno
web-duel-frees = Libera più avanti
web-duel-you = Tu
