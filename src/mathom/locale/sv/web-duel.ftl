### De få ord som Duels bord i webbläsaren säger själv.

web-duel-side = { $side ->
    [fellowship] Brödraskapet
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
    [elves] Alver
    [dwarves] Dvärgar
    [hobbits] Hober
    [humans] Människor
    [ents] Enter
    [wizards] Trollkarlar
   *[eagle] Örn
}
web-duel-skill = { $skill ->
    [ruse] Knep
    [strength] Styrka
    [courage] Mod
    [knowledge] Kunskap
   *[leadership] Ledarskap
}
web-duel-pile = { $color ->
    [grey] Färdigheter
    [yellow] Mynt
    [blue] Uppdrag
    [green] Folkslag
    [red] Enheter
   *[purple] Taktik
}
web-duel-card = { $color ->
    [grey] Grått
    [yellow] Gult
    [blue] Blått
    [green] Grönt
    [red] Rött
   *[purple] Lila
} kort, kapitel { $chapter }
web-duel-face-down = Nedvänt kort, kapitel { $chapter }
web-duel-free = Gratis
web-duel-pay = betala
web-duel-short = { $number } saknas
web-duel-took = taget sist
web-duel-play-free = Spela gratis
web-duel-play-for = Spela för
web-duel-play-short = Spela: { $number } mynt saknas
web-duel-discard-for = Kasta för
web-duel-coins = { $number } mynt
web-duel-ways = Vägar till seger
web-duel-quest-of = Ringens uppdrag: { $number } av { $of }
web-duel-races-of = Folkslag: { $number } av { $of }
web-duel-regions-of = Regioner: { $number } av { $of }
web-duel-skills = Färdigheter
web-duel-tableau = Spelade kort
web-duel-show-tableau = Visa alla pjäser: { $name }
web-duel-tokens = Alliansmarker
web-duel-units = enheter
web-duel-forts = fästen kvar
web-duel-supply = { $units } enheter och { $forts } fästen kvar
web-duel-quest = Ringens uppdrag
web-duel-to-ring = { $number } till Ringen
web-duel-to-doom = { $number } till Domedagsberget
web-duel-map = Karta över Midgård
web-duel-region-holds = { $region }: Brödraskapet { $free }, Sauron { $dark }{ $fortress ->
    [fellowship] , Brödraskapets fästning
    [sauron] , Saurons fästning
   *[none] {""}
}
web-duel-alliances = Allianser
web-duel-stack = { $race }: { $number ->
    [one] 1 marker
   *[other] { $number } marker
} kvar
web-duel-layout = Kort i kapitel { $chapter }
web-duel-landmarks = Landmärken
web-duel-more-tiles = { $number } till nedvända
web-duel-remains = Vad som är kvar
web-duel-unseen = Ännu inte sedda: { $number }, varav { $aside } lagda åt sidan
web-duel-seen-aside = Lagda åt sidan, sedda av dig
web-duel-discarded = Kastade: { $number }
web-duel-out = Ur spelet: { $number }
web-duel-reserve = Reserv: { $number } mynt
web-duel-stack-tokens = Marker i högarna
web-duel-tile-stack = Kommande landmärken
web-duel-look = Se på bordet
web-duel-back = Tillbaka till valet
web-duel-nothing = inga
web-duel-frees = Ger senare gratis
web-duel-you = Du
