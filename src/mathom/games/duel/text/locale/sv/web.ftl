### De få ord som Duels bord i webbläsaren säger själv.

web-duel-tile = { $tile ->
    [barad-dur] Barad-dûr
    [bree] Bree
    [erebor] Erebor
    [grey-havens] Grey Havens
    [helms-deep] Helm’s Deep
    [isengard] Isengard
   *[minas-tirith] Minas Tirith
}
web-duel-pile = { $color ->
    [grey] Färdigheter
    [yellow] Mynt
    [blue] Uppdrag
    [green] Folkslag
    [red] Enheter
   *[purple] Manövrer
}
web-duel-card = { $color ->
    [grey] Grått
    [yellow] Gult
    [blue] Blått
    [green] Grönt
    [red] Rött
   *[purple] Lila
} kort, kapitel { $chapter }
web-duel-face-down = Nedåtvänt kort, kapitel { $chapter }
web-duel-row = Rad { $row }
web-duel-covered = täckt av andra kort
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
web-duel-how-won = Så vanns partiet
web-duel-at-move = drag { $move }
web-duel-from-start = från början
web-duel-last-turns = De sista turerna
web-duel-eagle = Örnen
web-duel-quest-of = Ringens uppdrag: { $number } av { $of }
web-duel-races-of = Folkslag: { $number } av { $of }
web-duel-regions-of = Regioner: { $number } av { $of }
web-duel-skills = Färdigheter
web-duel-tableau = Spelade kort
web-duel-show-tableau = Visa allt som { $name } har
web-duel-tokens = Alliansmarker
web-duel-units = enheter
web-duel-units-here = { $number ->
    [one] 1 enhet
   *[other] { $number } enheter
}
web-duel-forts = fästningar
web-duel-supply = { $units } enheter och { $forts } fästningar kvar
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
web-duel-more-tiles = { $number } till, nedåtvända
web-duel-remains = Vad som är kvar
web-duel-unseen = Ännu inte sedda: { $number }, varav { $aside } lagda åt sidan
web-duel-seen-aside = Lagda åt sidan, sedda av dig
web-duel-discarded = Kasthög: { $number }
web-duel-out = Ur spelet: { $number }
web-duel-reserve = Reserv: { $number } mynt
web-duel-stack-tokens = Marker i högarna
web-duel-tile-stack = Kommande landmärken
web-duel-look = Se på bordet
web-duel-back = Tillbaka till valet
web-duel-nothing = inga
web-duel-frees = Gör gratis senare
web-duel-you = Du

## Vad delarna av en vy heter: nycklar och ord, för listan och bordet

web-duel-part-chapter = Kapitel
web-duel-part-turn = Tur
web-duel-part-extra-turns = Extraturer
web-duel-part-reserve = Mynt i reserven
web-duel-part-layout = Kapitlets kort
web-duel-part-state = Läge
web-duel-part-taken = taget
web-duel-part-face-down = nedåtvänt
web-duel-part-face-up = uppåtvänt, under andra
web-duel-part-available = kan tas
web-duel-part-card = Kort
web-duel-part-price = Pris
web-duel-part-coins = Mynt
web-duel-part-bought = Färdigheter att köpa
web-duel-part-chain = Gratis genom kedjning
web-duel-part-surcharge = För dina fästningar
web-duel-part-tiles = Landmärken
web-duel-part-tile = Landmärke
web-duel-part-tile-stack = Kommande landmärken
web-duel-part-regions = Regioner
web-duel-part-units = Enheter
web-duel-part-fortress = Fästning
web-duel-part-players = Båda sidorna
web-duel-part-quest = Steg i uppdraget
web-duel-part-supply = Enheter kvar
web-duel-part-discard-income = Mynt för ett kastat kort
web-duel-part-cards = Spelade kort
web-duel-part-tokens = Alliansmarker
web-duel-part-skills = Färdigheter
web-duel-part-chains = Kedjesymboler
web-duel-part-races = Folkslag
web-duel-part-races-supporting = Folkslag som stöder
web-duel-part-regions-present = Regioner med närvaro
web-duel-part-trio-used = Markern för tre folkslag tagen
web-duel-part-stacks = Högar med alliansmarker
web-duel-part-count = Marker kvar
web-duel-part-top = Överst, känd
web-duel-part-rest = Också i högen
web-duel-part-discard = Kasthög
web-duel-part-out = Ur spelet
web-duel-part-set-aside = Kort lagda åt sidan
web-duel-part-set-aside-seen-by = Lagda åt sidan, sedda av
web-duel-part-set-aside-known = Lagda åt sidan, kända av dig
web-duel-part-unseen = Ännu osedda
web-duel-part-fellowship = Brödraskapet
web-duel-part-sauron = Sauron
web-duel-part-lindon = Lindon
web-duel-part-arnor = Arnor
web-duel-part-rhovanion = Rhovanion
web-duel-part-enedwaith = Enedwaith
web-duel-part-rohan = Rohan
web-duel-part-gondor = Gondor
web-duel-part-mordor = Mordor
web-duel-part-elves = Alver
web-duel-part-dwarves = Dvärgar
web-duel-part-hobbits = Hober
web-duel-part-humans = Människor
web-duel-part-ents = Enter
web-duel-part-wizards = Trollkarlar
web-duel-part-ruse = Knep
web-duel-part-strength = Styrka
web-duel-part-courage = Mod
web-duel-part-knowledge = Kunskap
web-duel-part-leadership = Ledarskap
web-duel-part-fish = fisk
web-duel-part-horse = häst
web-duel-part-backpack = ryggsäck
web-duel-part-anvil = städ
web-duel-part-harp = harpa
web-duel-part-horseshoe = hästsko
web-duel-part-pot = gryta
web-duel-part-bow = båge
web-duel-part-helmet = hjälm
web-duel-part-sword = svärd
web-duel-part-chest = kista
web-duel-part-campfire = lägereld
web-duel-part-bedroll = sovrulle
web-duel-part-scroll = skriftrulle
web-duel-part-acorn = ekollon
web-duel-part-armor = rustning
web-duel-part-axe = yxa
web-duel-legend-colour = { $color ->
    [grey] färdigheter som betalar kort
    [yellow] mynt
    [blue] steg i Ringens uppdrag
    [green] stöd från ett folkslag
    [red] enheter på kartan
   *[purple] förflyttningar och andra manövrer
}
web-duel-legend = { $sign ->
    [skill] en färdighet
    [race] ett folkslag som kan stödja dig
    [fellowship] En av Brödraskapets enheter
    [sauron] En av Saurons enheter
    [frodo] Frodo och Sam i Ringens uppdrag
    [nazgul] Nazgûlen som följer dem
    [fortress-fellowship] En av Brödraskapets fästningar
    [fortress-sauron] En av Saurons fästningar
    [free] Gratis genom kedjning
    [eagle] Örnen: räknas som ett folkslag till
   *[turn] En tur till
}
