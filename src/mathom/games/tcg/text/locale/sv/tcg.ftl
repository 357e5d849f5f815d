### Samlarkortspelet De två tornen

## Name and seats

tcg-name = De två tornen: kortspelet
tcg-progress = plats { $number }
tcg-sample-title = Ända till sista platsen
tcg-seat = { $seat ->
    [player-1] Spelare 1
    [player-2] Spelare 2
    [player-3] Spelare 3
    [player-4] Spelare 4
   *[other] { $seat }
}
tcg-seat-inside = { $seat ->
    [player-1] spelare 1
    [player-2] spelare 2
    [player-3] spelare 3
    [player-4] spelare 4
   *[other] { $seat }
}
tcg-seat-of = för { tcg-seat-inside }

## Phases

tcg-phase-set-up = Uppställning
tcg-phase-fellowship = Brödraskap
tcg-phase-shadow = Skugga
tcg-phase-maneuver = Manöver
tcg-phase-archery = Bågskytte
tcg-phase-assignment = Tilldelning
tcg-phase-skirmish = Skärmytsling
tcg-phase-regroup = Omgruppering
tcg-phase-inside = { $phase ->
    [set-up] förberedelserna
    [fellowship] brödraskapsfasen
    [shadow] skuggfasen
    [maneuver] manöverfasen
    [archery] bågskyttefasen
    [assignment] tilldelningsfasen
    [skirmish] skärmytslingsfasen
   *[regroup] omgrupperingsfasen
}

## Actions

tcg-action-bring = { $deck }
tcg-action-build = Bygg en egen lek
tcg-action-add = Lägg { $print } i leken
tcg-action-bid = Bjud { $number }
tcg-action-go = Spela som { $number ->
    [1] första
    [2] andra
    [3] tredje
   *[other] fjärde
} i turordningen
tcg-action-play = Spela { $card }
tcg-action-use = Använd { $ability }
tcg-action-choose = Välj { $card }
tcg-action-discard = Kasta { $card }
tcg-action-heal = Läk { $card }
tcg-action-transfer = För över { $card }
tcg-action-assign = Tilldela { $card }
tcg-action-fight = Utkämpa skärmytslingen för { $card }
tcg-action-ask = Välj { tcg-seat-inside }
tcg-action-take = Upptäck { $number }
tcg-action-option = Välj det { $number ->
    [0] första
    [1] andra
   *[other] nästa
} alternativet
tcg-action-accept = Ja
tcg-action-decline = Nej
tcg-action-move = Gå till nästa plats
tcg-action-stay = Stanna och avsluta omgången
tcg-action-done = Klar
tcg-action-draw = { $card } dras
tcg-action-first = { tcg-seat } dras
tcg-action-pass = Passa
tcg-did-bring = { $you ->
    [yes] Du väljer leken { $deck }.
   *[no] { $who } väljer leken { $deck }.
}
tcg-did-build = { $you ->
    [yes] Du bygger en lek.
   *[no] { $who } bygger en lek.
}
tcg-did-add = { $you ->
    [yes] Du lägger { $print } i leken.
   *[no] { $who } lägger { $print } i leken.
}
tcg-did-bid = { $you ->
    [yes] Du bjuder { $number }.
   *[no] { $who } bjuder { $number }.
}
tcg-did-go = { $you ->
    [yes] Du
   *[no] { $who }
} spelar som { $number ->
    [1] första
    [2] andra
    [3] tredje
   *[other] fjärde
} i turordningen.
tcg-did-play = { $you ->
    [yes] Du spelar { $card }.
   *[no] { $who } spelar { $card }.
}
tcg-did-use = { $you ->
    [yes] Du använder { $ability }.
   *[no] { $who } använder { $ability }.
}
tcg-did-choose = { $you ->
    [yes] Du väljer { $card }.
   *[no] { $who } väljer { $card }.
}
tcg-did-discard = { $you ->
    [yes] Du kastar { $card }.
   *[no] { $who } kastar { $card }.
}
tcg-did-heal = { $you ->
    [yes] Du läker { $card }.
   *[no] { $who } läker { $card }.
}
tcg-did-transfer = { $you ->
    [yes] Du för över { $card }.
   *[no] { $who } för över { $card }.
}
tcg-did-assign = { $you ->
    [yes] Du tilldelar { $card }.
   *[no] { $who } tilldelar { $card }.
}
tcg-did-fight = { $you ->
    [yes] Du utkämpar skärmytslingen för { $card }.
   *[no] { $who } utkämpar skärmytslingen för { $card }.
}
tcg-did-ask = { $chosen ->
    [you] { $you ->
        [yes] Du väljer dig själv.
       *[no] { $who } väljer dig.
    }
   *[other] { $you ->
        [yes] Du väljer { tcg-seat-inside }.
       *[no] { $who } väljer { tcg-seat-inside }.
    }
}
tcg-did-take = { $you ->
    [yes] Du upptäcker { $number }.
   *[no] { $who } upptäcker { $number }.
}
tcg-did-option = { $you ->
    [yes] Du väljer: { $label }.
   *[no] { $who } väljer: { $label }.
}
tcg-did-accept = { $you ->
    [yes] Du säger ja.
   *[no] { $who } säger ja.
}
tcg-did-decline = { $you ->
    [yes] Du säger nej.
   *[no] { $who } säger nej.
}
tcg-did-move = { $you ->
    [yes] Du går till nästa plats.
   *[no] { $who } går till nästa plats.
}
tcg-did-stay = { $you ->
    [yes] Du stannar och avslutar omgången.
   *[no] { $who } stannar och avslutar omgången.
}
tcg-did-pass = { $you ->
    [yes] Du passar.
   *[no] { $who } passar.
}
tcg-did-done = { $you ->
    [yes] Du är klar.
   *[no] { $who } är klar.
}

## What must be decided

tcg-task-bring-deck = välja en lek
tcg-task-build-deck = välja ett kort till leken
tcg-task-bidding = bjuda bördor om turordningen
tcg-task-take-place = välja en plats i turordningen
tcg-task-choose-companion = välja följeslagare till starten, för { $left } skymning till
tcg-task-fellowship-act = spela kort och handla, sedan gå vidare
tcg-task-transfer = välja vem som får kortet
tcg-task-shadow-act = spela hantlangare och skuggkort, eller passa
tcg-task-take-arrows = välja vem som tar ett pilsår ({ $left } kvar)
tcg-task-choose-target = välja vems hantlangare som beskjuts
tcg-task-assign-defender = tilldela försvarare
tcg-task-assign-minion = tilldela hantlangarna som är kvar
tcg-task-choose-fight = välja nästa skärmytsling
tcg-task-ambush = bestämma om bakhållet lägger till { $amount } skymning
tcg-task-move-on = gå vidare eller avsluta omgången
tcg-task-reconcile = jämna ut handen till åtta kort
tcg-task-forced = välja vad som händer först
tcg-task-answer = svara eller passa: { $what }
tcg-task-act = använda en handling i fasen, eller passa
tcg-task-may-later = bestämma om den fördröjda effekten sker
tcg-task-choose-bearer = välja vem som bär kortet
tcg-task-pick = välja ett kort för { $ability }
tcg-task-tax = välja följeslagaren som såras för utbygdsjägaren
tcg-task-branch = välja vad { $ability } gör
tcg-task-object = bestämma om { $ability } ska stoppas mot betalning
tcg-task-may-draw = bestämma om { $count } kort ska dras
tcg-task-count = välja hur många som upptäcks (högst { $most })
tcg-task-spot-or-none = upptäcka { $number }, eller inget
tcg-task-pick-shadow = välja en skuggspelare
tcg-task-pick-opponent = välja en spelare
tcg-task-sink-top = bestämma om det visade kortet läggs underst
tcg-task-sink = välja vilket kort som läggs underst härnäst
tcg-task-heal-some = läka följeslagare (högst { $left } sår)

## Log

tcg-event-deck-brought = { $you ->
    [yes] Du spelar med leken { $deck }.
   *[no] { tcg-seat } spelar med leken { $deck }.
}
tcg-event-deck-built = { $you ->
    [yes] Du spelar med en egen lek.
   *[no] { tcg-seat } spelar med en egen lek.
}
tcg-event-bid = { $you ->
    [yes] Du
   *[no] { tcg-seat }
} bjuder { $number ->
    [0] ingenting
    [one] en börda
   *[other] { $number } bördor
}.
tcg-event-turn-begins = { $you ->
    [yes] Du börjar din omgång.
   *[no] { tcg-seat } börjar sin omgång.
}
tcg-event-phase-begins = { $phase ->
    [set-up] { tcg-phase-set-up }.
    [fellowship] { $you ->
        [yes] Din brödraskapsfas.
       *[no] Brödraskapsfas { tcg-seat-of }.
    }
    [shadow] { $you ->
        [yes] Din skuggfas.
       *[no] Skuggfas { tcg-seat-of }.
    }
    [maneuver] Manöverfas.
    [archery] Bågskyttefas.
    [assignment] Tilldelningsfas.
    [skirmish] Skärmytslingsfas.
   *[regroup] Omgrupperingsfas.
}
tcg-event-site-played = { $you ->
    [yes] Du spelar platsen { $card }.
   *[no] { tcg-seat } spelar platsen { $card }.
}
tcg-event-moved = { $you ->
    [yes] Ditt brödraskap går till { $card }.
   *[no] Brödraskapet ({ tcg-seat }) går till { $card }.
}
tcg-event-twilight-added = Skymningspoolen växer med { $number } till { $number2 }.
tcg-event-twilight-removed = Skymningspoolen minskar med { $number } till { $number2 }.
tcg-event-card-played = { $you ->
    [yes] Du
   *[no] { tcg-seat }
} spelar { $card }{ $number ->
    [0] .
   *[other] , för { $number } skymning.
}
tcg-event-ability-done = { $you ->
    [yes] Du använder { $ability }.
   *[no] { tcg-seat } använder { $ability }.
}
tcg-event-transferred = { $you ->
    [yes] Du flyttar { $card } till { $card2 }.
   *[no] { tcg-seat } flyttar { $card } till { $card2 }.
}
tcg-event-borne = { $card2 } bär { $card }.
tcg-event-ability-forced = { $ability } får verkan.
tcg-event-wounded = { $card } såras.
tcg-event-wound-prevented = Ett sår på { $card } förhindras.
tcg-event-exerted = { $card } anstränger sig.
tcg-event-healed = { $card } läker ett sår.
tcg-event-killed = { $card } dödas.
tcg-event-discarded = { $card } kastas.
tcg-event-returned = { $card } går till ägarens hand.
tcg-event-stacked = { $card } läggs under { $card2 }.
tcg-event-token-put = { $card } har { $number ->
    [0] ingen markör kvar
    [one] en markör
   *[other] { $number } markörer
}.
tcg-event-burdened = { $you ->
    [yes] Din ringbärare
   *[no] En ringbärare ({ tcg-seat })
} får { $number ->
    [one] en börda
   *[other] { $number } bördor
}.
tcg-event-unburdened = { $you ->
    [yes] Din ringbärare
   *[no] En ringbärare ({ tcg-seat })
} blir av med { $number ->
    [one] en börda
   *[other] { $number } bördor
}.
tcg-event-drew = { $you ->
    [yes] Du
   *[no] { tcg-seat }
} drar { $number ->
    [one] ett kort
   *[other] { $number } kort
}.
tcg-event-drew-card = Du drar { $card }.
tcg-event-drew-card-of = { $who } drar { $card }.
tcg-event-revealed = { $card } visas.
tcg-event-shuffled = { $you ->
    [yes] Du blandar dragleken.
   *[no] { tcg-seat } blandar dragleken.
}
tcg-event-ring-worn = { $you ->
    [yes] Din ringbärare sätter på sig ringen.
   *[no] { tcg-seat } låter ringbäraren sätta på sig ringen.
}
tcg-event-ring-off = { $you ->
    [yes] Din ringbärare tar av sig ringen.
   *[no] { tcg-seat } låter ringbäraren ta av sig ringen.
}
tcg-event-new-bearer = { $card } blir { $you ->
    [yes] din ringbärare
   *[no] ringbärare ({ tcg-seat })
}.
tcg-event-archery = { $number ->
    [0] { $number2 ->
        [0] Ingen skjuter.
       *[other] Hantlangarnas bågskytte: { $number2 }.
    }
   *[other] { $number2 ->
        [0] Brödraskapets bågskytte: { $number }.
       *[other] Bågskytte: { $number } för brödraskapet, { $number2 } för hantlangarna.
    }
}
tcg-event-assigned = { $card } möter { $card2 }.
tcg-event-fight-begins = Skärmytslingen för { $card } börjar.
tcg-event-fight-won = { $card } vinner skärmytslingen, { $number } mot { $number2 }.
tcg-event-fight-lost = { $card } förlorar skärmytslingen, { $number } mot { $number2 }.
tcg-event-overwhelmed = { $card } överväldigas.
tcg-event-fight-cancelled = Skärmytslingen för { $card } ställs in.
tcg-event-controlled = { $you ->
    [yes] Du tar kontroll över { $card }.
   *[no] { tcg-seat } tar kontroll över { $card }.
}
tcg-event-liberated = { $card } befrias.
tcg-event-cancelled = Specialförmågan hos { $card } ställs in.
tcg-event-lost = { $you ->
    [yes] Du har förlorat.
   *[no] { tcg-seat } har förlorat.
}
tcg-event-strengthened = { $card } får styrka { $number }.
tcg-event-gained = { $number ->
    [0] { $card } blir { $power }.
   *[other] { $card } får { $power } +{ $number }.
}

## Endings and options

tcg-outcome-last-site = { tcg-seat } vinner: brödraskapet har nått den sista platsen.
tcg-outcome-last-left = { tcg-seat } vinner som sista spelare kvar.
tcg-option-format = Regler
tcg-option-format-basic = Grund: startlekar, förste spelare lottas
tcg-option-format-deluxe = Deluxe: egna lekar, budgivning, alla faser
tcg-option-spotting = ”Om du upptäcker”
tcg-option-spotting-choice = Spelaren väljer om något upptäcks
tcg-option-spotting-always = Allt som kan upptäckas upptäcks

## Sheets of cards

tcg-row-type = Typ
tcg-row-cost = Skymningskostnad
tcg-row-strength = Styrka
tcg-row-vitality = Livskraft
tcg-row-site = Platsnummer
tcg-row-shadow = Skuggtal
tcg-row-arrow = Nästa plats spelas av
tcg-row-home = Hemplats
tcg-row-keywords = Nyckelord
tcg-row-bearer = Bärs av
tcg-row-bonus = Bonus
tcg-row-signet = Sigill
tcg-row-resistance = Motstånd
tcg-row-text = Text
tcg-row-rarity = Ovanlighet
tcg-arrow-left = spelaren till vänster
tcg-arrow-right = spelaren till höger
tcg-bonus-strength = styrka { $amount }
tcg-bonus-vitality = livskraft { $amount }
tcg-to-support = stödområde
tcg-to-site = en plats du kontrollerar
tcg-unique = unik

## Words for cards

tcg-noun-card = { $number ->
    [one] kort
   *[other] kort
}
tcg-noun-companion = { $number ->
    [one] följeslagare
   *[other] följeslagare
}
tcg-noun-ally = { $number ->
    [one] allierad
   *[other] allierade
}
tcg-noun-minion = { $number ->
    [one] hantlangare
   *[other] hantlangare
}
tcg-noun-character = { $number ->
    [one] gestalt
   *[other] gestalter
}
tcg-noun-possession = { $number ->
    [one] ägodel
   *[other] ägodelar
}
tcg-noun-artifact = { $number ->
    [one] artefakt
   *[other] artefakter
}
tcg-noun-condition = { $number ->
    [one] tillstånd
   *[other] tillstånd
}
tcg-noun-event = { $number ->
    [one] händelse
   *[other] händelser
}
tcg-noun-site = { $number ->
    [one] plats
   *[other] platser
}
tcg-noun-ring = Den enda ringen
tcg-noun-man = { $number ->
    [one] människa
   *[other] människor
}
tcg-noun-elf = { $number ->
    [one] alv
   *[other] alver
}
tcg-noun-dwarf = { $number ->
    [one] dvärg
   *[other] dvärgar
}
tcg-noun-hobbit = { $number ->
    [one] hob
   *[other] hober
}
tcg-noun-wizard = { $number ->
    [one] trollkarl
   *[other] trollkarlar
}
tcg-noun-ent = { $number ->
    [one] ent
   *[other] enter
}
tcg-noun-uruk-hai = uruk-hai
tcg-noun-orc = { $number ->
    [one] orch
   *[other] orcher
}
tcg-noun-mount = { $number ->
    [one] riddjur
   *[other] riddjur
}
tcg-noun-armor = { $number ->
    [one] rustning
   *[other] rustningar
}
tcg-noun-cloak = { $number ->
    [one] mantel
   *[other] mantlar
}
tcg-noun-staff = { $number ->
    [one] stav
   *[other] stavar
}
tcg-noun-brooch = { $number ->
    [one] brosch
   *[other] broscher
}
tcg-noun-gauntlets = handskar
tcg-noun-hand-weapon = { $number ->
    [one] närstridsvapen
   *[other] närstridsvapen
}
tcg-noun-ranged-weapon = { $number ->
    [one] avståndsvapen
   *[other] avståndsvapen
}
tcg-word-southron = { $number ->
    [one] sunnlänning
   *[other] sunnlänningar
}
tcg-word-easterling = { $number ->
    [one] österling
   *[other] österlingar
}
tcg-word-tracker = { $number ->
    [one] spårare
   *[other] spårare
}
tcg-word-ranger = { $number ->
    [one] utbygdsjägare
   *[other] utbygdsjägare
}
tcg-word-villager = { $number ->
    [one] bybo
   *[other] bybor
}
tcg-word-valiant = { $number ->
    [one] tapper
   *[other] tappra
}
tcg-word-machine = { $number ->
    [one] krigsmaskin
   *[other] krigsmaskiner
}
tcg-word-search = sökande
tcg-word-spell = trolldom
tcg-word-tale = sägen
tcg-word-stealth = smygande
tcg-word-unhasty = obrådskande
tcg-word-battleground = { $number ->
    [one] slagfält
   *[other] slagfält
}
tcg-word-plains = { $number ->
    [one] slätt
   *[other] slätter
}
tcg-word-sanctuary = { $number ->
    [one] fristad
   *[other] fristäder
}
tcg-word-forest = { $number ->
    [one] skog
   *[other] skogar
}
tcg-word-mountain = { $number ->
    [one] berg
   *[other] berg
}
tcg-word-underground = { $number ->
    [one] underjord
   *[other] underjord
}
tcg-word-archer = { $number ->
    [one] bågskytt
   *[other] bågskyttar
}
tcg-word-fierce = { $number ->
    [one] vild
   *[other] vilda
}
tcg-word-damage = skada
tcg-word-defender = försvarare
tcg-word-ambush = bakhåll
tcg-word-fp = för de fria folken
tcg-word-shadow = för Skuggan
tcg-word-dwarven = från dvärgarna
tcg-word-elven = från alverna
tcg-word-gandalf = från Gandalf
tcg-word-gondor = från Gondor
tcg-word-rohan = från Rohan
tcg-word-shire = från Fylke
tcg-word-dunland = från Dunland
tcg-word-isengard = från Isengård
tcg-word-raider = bland plundrarna
tcg-word-sauron = från Sauron
tcg-word-unbound = { $number ->
    [one] obunden
   *[other] obundna
}
tcg-word-ring-bound = { $number ->
    [one] ringbunden
   *[other] ringbundna
}
tcg-word-ring-bearer = ringbärare
tcg-word-wounded = { $number ->
    [one] sårad
   *[other] sårade
}
tcg-word-exhausted = { $number ->
    [one] utmattad
   *[other] utmattade
}
tcg-word-roaming = { $number ->
    [one] kringströvande
   *[other] kringströvande
}
tcg-word-mounted = { $number ->
    [one] till häst
   *[other] till häst
}
tcg-word-fighting = i den här skärmytslingen
tcg-word-unassigned = som inte är i någon skärmytsling
tcg-word-assignable = som kan tilldelas
tcg-word-room = som kan ta en hantlangare
tcg-word-with-stacked = med kort lagda under
tcg-word-tokened = med en markör
tcg-word-mine = som du äger
tcg-word-theirs = som den spelaren äger
tcg-word-other = utom det här kortet
tcg-word-not-bearer = utom bäraren
tcg-word-weak = med styrka { $amount } eller mindre
tcg-word-holding = som bär minst { $amount } kort
tcg-word-signet = med { $signet }s sigill
tcg-word-facing = som möter { $whom }
tcg-word-assigned-to = som är tilldelad { $whom }
tcg-word-on = på { $whom }
tcg-word-bearing = som bär { $whom }
tcg-word-not = { $number ->
   *[other] utom { $what }
}
tcg-or = { $first } eller { $second }
tcg-and = { $first } och { $second }
tcg-and-if = { $first }, om { $second }
tcg-who-self = { $kind ->
    [companion] den här följeslagaren
    [ally] den här allierade
    [minion] den här hantlangaren
    [condition] det här tillståndet
    [possession] den här ägodelen
    [artifact] den här artefakten
    [site] den här platsen
   *[other] det här kortet
}
tcg-who-it = { $kind ->
    [condition] det
   *[other] den
}
tcg-who-bearer = bäraren
tcg-who-x = det kortet
tcg-that = { $kind ->
    [man] den människan
    [elf] den alven
    [dwarf] den dvärgen
    [companion] den följeslagaren
    [ally] den allierade
    [minion] den hantlangaren
    [condition] det tillståndet
    [character] den gestalten
    [tracker] den spåraren
    [easterling] den österlingen
    [winner] vinnaren
   *[other] det kortet
}
tcg-who-foe = den som kortet mötte
tcg-who-foe-of = den som kortet möter
tcg-who-host-of = dess bärare
tcg-who-one = { $gender ->
    [name] { $what }
    [ett] ett { $what }
   *[en] en { $what }
}
tcg-who-another = { $gender ->
    [ett] ett annat { $what }
   *[other] en annan { $what }
}
tcg-who-n = { $amount } { $what }
tcg-who-all = { $gender ->
    [name] { $what }
    [ett] varje { $what }
   *[other] varje { $what }
}
tcg-who-all-others = { $gender ->
    [ett] vart och ett av övriga { $what }
   *[other] varje annan { $what }
}
tcg-who-upto = upp till { $amount } { $what }
tcg-who-any = valfritt antal { $what }
tcg-who-some = en eller flera { $what } (X stycken)
tcg-who-by-fp = { $whom } (de fria folkens spelare väljer)
tcg-who-by-user = { $whom } (skuggspelaren väljer)
tcg-who-by-n = { $whom } (den spelaren väljer)
tcg-who-ring-bearer = ringbäraren

## Numbers

tcg-quoted = ”{ $title }”
tcg-value-n = X
tcg-value-neg = −{ $value }
tcg-value-per = antalet { $what }
tcg-value-wounds = { $amount } för varje sår på den
tcg-value-if = { $first } om { $condition }, annars { $second }

## Conditions

tcg-if-see = du kan upptäcka { $what }
tcg-if-spots = du upptäcker { $what }
tcg-if-spots-burdens = du upptäcker { $amount ->
    [1] en börda
   *[other] { $amount } bördor
}
tcg-if-sites = du kontrollerar minst { $amount } { $what }
tcg-if-at-label = brödraskapet är vid { $what }
tcg-if-at-number = brödraskapet är vid någon av platserna { $low } till { $high }
tcg-if-moved = { $amount ->
    [2] brödraskapet har gått två gånger denna omgång
   *[other] brödraskapet har gått { $amount } gånger denna omgång
}
tcg-if-moved-to = brödraskapet gick till någon av platserna { $low } till { $high } i fasen
tcg-if-burdens = du kan upptäcka { $amount ->
    [1] en börda
   *[other] { $amount } bördor
}
tcg-if-twilight = du kan upptäcka { $amount } skymningsmarkörer
tcg-spot-twilight = { $amount } skymningsmarkörer
tcg-if-twilight-below = det finns färre än { $amount } skymningsmarkörer
tcg-if-faces = { $who } möter { $what }
tcg-if-fights = { $who } är i skärmytslingen
tcg-if-fierce-fight = { $who } är i en vild skärmytsling
tcg-if-bears = { $who } bär { $what }
tcg-if-dead-holds = dödshögen innehåller { $what }
tcg-if-stacked = { $what } ligger under en plats
tcg-if-stacked-here = { $what } ligger under den här platsen
tcg-if-outnumbered = hantlangarna är fler än följeslagarna
tcg-if-worn = ringen bärs på fingret
tcg-if-first-shadow = det är den första skuggfasen
tcg-if-first-uruk = ingen uruk-hai har spelats här denna omgång
tcg-if-no-enemy-site = ingen motståndare kontrollerar en plats
tcg-if-free = { $who } inte är i någon skärmytsling
tcg-if-is = { $who } är { $what }

## Occasions

tcg-now-turn-starts = din omgång börjar
tcg-now-phase-starts = { $phase } börjar
tcg-when-wins = { $x } vinner en skärmytsling
tcg-when-wins-over = { $x } vinner en skärmytsling mot { $y }
tcg-when-loses = { $x } förlorar en skärmytsling
tcg-when-loses-over = { $x } förlorar en skärmytsling mot { $y }
tcg-when-played = { $x } spelas
tcg-when-killed = { $x } dödas
tcg-when-killed-over = { $x } dödas i en skärmytsling med { $y }
tcg-when-skirmish-starts = en skärmytsling med { $x } börjar
tcg-when-phase-starts = { $phase }
tcg-when-turn-starts = din omgång
tcg-when-moves = brödraskapet går vidare
tcg-when-moves-in = brödraskapet går vidare i omgrupperingsfasen
tcg-when-arrives = brödraskapet kommer till { $x }
tcg-when-leaves = brödraskapet lämnar { $x }
tcg-when-leaves-number = brödraskapet lämnar plats { $amount }
tcg-when-assigned = { $x } tilldelas en skärmytsling
tcg-when-assigned-by-fp = de fria folkens spelare tilldelar { $x } en skärmytsling
tcg-when-assigned-over = { $x } tilldelas mot { $y }
tcg-when-assigned-over-by-fp = de fria folkens spelare ställer { $x } mot { $y }
tcg-when-phase-ends = en fas slutar
tcg-when-about-wound = { $x } är på väg att såras
tcg-when-about-wound-in = { $x } är på väg att såras i en skärmytsling
tcg-when-about-discard = { $x } är på väg att kastas
tcg-when-about-discard-by-shadow = ett skuggkort är på väg att kasta { $x }
tcg-when-about-burden = ett skuggkort är på väg att lägga till bördor
tcg-when-about-control = en motståndare är på väg att ta kontroll över en plats
tcg-when-ability-used = en specialförmåga hos { $x } används
tcg-when-event-played = { $x } spelas

## What abilities do

tcg-do-exert = ansträng { $whom }
tcg-do-exert-times = ansträng { $whom } { $times }
tcg-do-exhaust = utmatta { $whom }
tcg-do-wound = såra { $whom }
tcg-do-wound-times = såra { $whom } { $times }
tcg-do-heal = läk { $whom }
tcg-do-heal-times = läk { $whom } { $times }
tcg-do-discard = kasta { $whom }
tcg-do-token = lägg en markör på { $whom }
tcg-do-token-off = ta bort { $amount ->
    [1] en markör
   *[other] { $amount } markörer
} från { $whom }
tcg-do-cancel = ställ in skärmytslingen för { $whom }
tcg-do-leave-fight = ta { $whom } ur skärmytslingen
tcg-do-to-hand = ta tillbaka { $whom } till ägarens hand
tcg-do-make = { $way ->
   *[other] ge { $whom } { $traits }
}
tcg-trait-strength = styrka { $amount }
tcg-trait-keyword = nyckelordet { $power }
tcg-times = { $number ->
    [1] en gång
    [2] två gånger
   *[other] { $amount } gånger
}
tcg-do-pick = välj { $whom }
tcg-if-later-wins = { $whom } vinner skärmytslingen
tcg-if-later-loses = { $whom } förlorar skärmytslingen
tcg-do-prevent-all = förhindra alla sår på { $whom }
tcg-do-no-wounds = låt { $whom } inte ta några sår
tcg-do-wound-cap = låt { $whom } ta högst 1 sår
tcg-do-overwhelm = låt { $whom } överväldigas bara av tredubbel styrka
tcg-do-keep-out = håll { $whom } utanför skärmytslingarna
tcg-do-not-counted = räkna inte { $whom } för bågskytte
tcg-do-no-items = bortse från all styrka som ägodelar ger { $whom }
tcg-do-silence = bortse från första meningen på { $whom } fram till omgrupperingsfasen
tcg-do-site-up = ge { $whom } platsnummer +2
tcg-do-joins = låt { $whom } delta i skärmytslingar
tcg-do-joins-regroup = låt { $whom } delta i skärmytslingar och bågskytte fram till omgrupperingsfasen
tcg-do-assign = tilldela { $whom } till { $other }
tcg-do-twilight-add = lägg till { $number ->
    [1] 1 skymningsmarkör
   *[other] { $amount } skymningsmarkörer
}
tcg-do-twilight-remove = ta bort { $number ->
    [1] 1 skymningsmarkör
   *[other] { $amount } skymningsmarkörer
}
tcg-do-burden-add = lägg till { $number ->
    [one] en börda
   *[other] { $amount } bördor
}
tcg-do-burden-remove = ta bort { $number ->
    [one] en börda
   *[other] { $amount } bördor
}
tcg-do-draw = dra { $number ->
    [one] ett kort
   *[other] { $amount } kort
}
tcg-do-archery-fp = ändra brödraskapets bågskytte med { $amount }
tcg-do-archery-shadow = ändra hantlangarnas bågskytte med { $amount }
tcg-do-play = spela { $what } från { $place }
tcg-do-play-discount = spela { $what } från { $place } med skymningskostnad { $amount }
tcg-do-play-on = spela { $what } från handen på { $whom }
tcg-do-play-self = spela det här kortet med skymningskostnad { $amount }
tcg-do-discard-hand = kasta { $what } från handen
tcg-do-bottom-hand = lägg { $what } från handen underst i leken
tcg-do-stack-hand = lägg { $what } från handen under det här kortet
tcg-do-stack-discard = lägg ett kort från din kasthög under det här kortet
tcg-do-take-discard = ta { $what } från kasthögen till handen
tcg-do-take-stacked-here = ta { $what } bland korten under det här till handen
tcg-do-take-stacked-on = ta { $what } bland korten under { $whom } till handen
tcg-do-discard-stacked = kasta { $what } som ligger under ett annat kort
tcg-do-discard-stacked-here = kasta { $what } bland korten under det här
tcg-do-discard-stacked-on = kasta { $what } bland korten under { $whom }
tcg-do-control = ta kontroll över en plats
tcg-do-liberate = befria en plats
tcg-do-wear = låt ringbäraren bära ringen på fingret fram till omgrupperingsfasen
tcg-do-become-bearer = gör den här följeslagaren till ringbärare (motstånd 5)
tcg-do-prevent-wound = förhindra såret
tcg-do-instead-discard = kasta det här kortet i stället
tcg-do-shelter = lägg den under det här kortet i stället
tcg-do-prevent-burden = förhindra bördorna
tcg-do-prevent-control = förhindra det
tcg-do-cancel-ability = ställ in handlingen
tcg-do-rescue-event = ta tillbaka händelsen till handen
tcg-do-show-hand = visa handen och kasta alla de fria folkens kort i den
tcg-do-library = låt varje skuggspelare dra ett kort för varje följeslagare utöver 4
tcg-do-barrows = lägg handen underst i leken och dra 4 kort
tcg-do-stack-on-site = lägg det här kortet under en plats du kontrollerar
tcg-do-discard-top = kasta översta kortet i din lek
tcg-do-stack-top = lägg de { $amount } översta korten i din lek under { $whom }
tcg-do-reveal-top = visa de { $amount } översta korten i din lek och lägg dem under { $whom }
tcg-do-choose-shadow = välj en skuggspelare
tcg-do-reconcile = jämna ut din hand
tcg-do-must-move = tvinga de fria folkens spelare att gå vidare igen, om det går
tcg-do-bar-move = förbjud brödraskapet att gå vidare igen denna omgång
tcg-do-hits-allies = vänd pilsåren mot allierade i stället för följeslagare
tcg-do-play-sites = spela { $amount ->
    [1] din egen nästa plats
   *[other] dina egna nästa { $amount } platser
}
tcg-do-shuffle-in = blanda in { $whom } i leken, tillsammans med korten som ligger under
tcg-do-spot = { $amount ->
    [99] upptäck valfritt antal { $what } (X)
   *[other] upptäck upp till { $amount } { $what } (X)
}
tcg-do-spot-each = { $amount ->
    [99] upptäck valfritt antal { $what }
   *[other] upptäck upp till { $amount } { $what }
}
tcg-do-spot-twilight = upptäck upp till { $amount } skymningsmarkörer (X)
tcg-do-spot-burdens = upptäck upp till { $amount } bördor (X)
tcg-do-heal-freely = läk upp till { $amount } sår på följeslagare
tcg-do-ten-cards = visa de 10 översta korten i en motståndares lek och kasta 1 av vardera sidan bland dem; sedan blandas den leken
tcg-do-palantir = visa översta kortet i en lek; du får lägga det underst
tcg-do-when = om { $condition }: { $first }; annars { $second }
tcg-do-when-only = om { $condition }: { $first }
tcg-do-times-spot = för var och en av dem: { $first }
tcg-do-times-shuffle-in = för varje kort som blandas in: { $first }
tcg-do-choose = antingen { $first } eller { $second }
tcg-do-unless-shadow = { $second }, om inte en skuggspelare väljer att { $first }
tcg-do-unless-shadow-user = { $second }, om inte en skuggspelare väljer att låta dig { $first } i stället
tcg-do-unless-fp = { $second }, om inte de fria folkens spelare väljer att { $first }
tcg-do-unless-fp-if = { $second }, om inte de fria folkens spelare väljer att { $first } (bara om { $condition })
tcg-do-until-regroup = { $what } fram till omgrupperingsfasen
tcg-place-hand = handen
tcg-place-deck = din lek
tcg-place-discard = din kasthög
tcg-place-dead = din dödshög
tcg-place-on-self = korten under det här

## What is so

tcg-so-cost = { $whom } har skymningskostnad { $amount }
    .while = har { $whom } skymningskostnad { $amount }
tcg-so-no-wounds = { $whom } tar inga sår{ $way ->
    [always] {""}
    [in-archery] {" "}i bågskyttefasen
    [outside-skirmish] {" "}utanför skärmytslingsfaser
   *[outside-own-skirmish] {" "}utanför sina egna skärmytslingar
}
    .while = tar { $whom } inga sår{ $way ->
        [always] {""}
        [in-archery] {" "}i bågskyttefasen
        [outside-skirmish] {" "}utanför skärmytslingsfaser
       *[outside-own-skirmish] {" "}utanför sina egna skärmytslingar
    }
tcg-so-none-wounded = ingen { $what } tar sår{ $way ->
    [always] {""}
    [in-archery] {" "}i bågskyttefasen
    [outside-skirmish] {" "}utanför skärmytslingsfaser
   *[outside-own-skirmish] {" "}utanför sina egna skärmytslingar
}
tcg-so-archery-fp = brödraskapets bågskytte ändras med { $amount }
    .while = ändras brödraskapets bågskytte med { $amount }
tcg-so-archery-shadow = hantlangarnas bågskytte ändras med { $amount }
    .while = ändras hantlangarnas bågskytte med { $amount }
tcg-so-make = { $whom } har { $traits }
    .while = har { $whom } { $traits }
tcg-so-bar = { $side ->
    [fp] de fria folkens spelare får inte
    [shadow] skuggspelare får inte
   *[all] ingen får
} använda händelser eller specialförmågor i { $phase }
    .while = får { $side ->
        [fp] de fria folkens spelare inte
        [shadow] skuggspelare inte
       *[all] ingen
    } använda händelser eller specialförmågor i { $phase }
tcg-so-no-discard = { $what ->
   *[other] { $group }
} kan inte kastas
tcg-so-not-archer = { $whom } räknas inte för bågskytte
tcg-so-bar-assign = { $whom } kan inte tilldelas skärmytslingar
tcg-so-lose = { $whom } förlorar { $word ->
    [damage] sina skadebonusar
   *[other] nyckelordet { $power }
}
tcg-so-move-limit = förflyttningsgränsen är 1 högre denna omgång
    .while = är förflyttningsgränsen 1 högre denna omgång
tcg-so-site-number = { $whom } har platsnummer { $amount }
    .while = har { $whom } platsnummer { $amount }
tcg-so-wound-cap = { $whom } tar högst 1 sår i en skärmytslingsfas
    .while = tar { $whom } högst 1 sår i en skärmytslingsfas
tcg-so-ally-out = ingen { $what } får delta i bågskytte eller skärmytslingar
tcg-so-ally-in = { $whom } får delta i bågskytte och skärmytslingar
tcg-so-no-bear = { $whom } kan inte bära { $what }
tcg-so-no-play-on = inga tillstånd för Skuggan kan spelas på { $whom }
tcg-so-no-abilities = { $whom } kan inte använda specialförmågor
tcg-so-roaming = { $whom } har straff för kringströvande { $amount }
tcg-so-skip-archery = bågskyttefasen hoppas över
    .while = hoppas bågskyttefasen över
tcg-so-no-heal = sår kan inte tas bort från { $whom }
tcg-so-overwhelm = { $whom } överväldigas bara av tredubbel styrka
tcg-so-protect = skuggkort kan inte kasta din hand eller de översta korten i din lek
    .while = kan skuggkort inte kasta din hand eller de översta korten i din lek
tcg-so-shadow-number = { $kind ->
    [site] platsens skuggtal
   *[other] skuggtalet för brödraskapets plats
} ändras med { $amount }
    .while = ändras { $kind ->
        [site] platsens skuggtal
       *[other] skuggtalet för brödraskapets plats
    } med { $amount }
tcg-so-tax-rangers = en händelse för de fria folken som upptäcker eller anstränger en utbygdsjägare kostar också ett sår på en följeslagare
    .while = kostar en händelse för de fria folken som upptäcker eller anstränger en utbygdsjägare också ett sår på en följeslagare
tcg-so-home-watch = kasta det här kortet om en motståndare kontrollerar dess hemplats
tcg-so-cost-on = { $what } som spelas på den här följeslagaren har skymningskostnad { $amount }
tcg-so-start-cost = i startbrödraskapet har { $whom } skymningskostnad { $amount }
tcg-so-own-cost = det här kortet har skymningskostnad { $amount }

## Abilities

tcg-ability-act = { $phase }: { $what }
tcg-ability-once = { $what } (en gång per omgång)
tcg-ability-response = Svar: om { $occasion }: { $what }
tcg-ability-may = Varje gång { $occasion }, om du vill: { $what }
tcg-ability-may-start = I början av { $occasion }, om du vill: { $what }
tcg-ability-must = Varje gång { $occasion }: { $what }
tcg-ability-must-start = I början av { $occasion }: { $what }
tcg-ability-stacked = { $phase }, medan kortet ligger under en plats du kontrollerar: { $what }
tcg-ability-later = Om { $condition } får du { $what }
tcg-ability-needs = om { $condition }: { $what }
tcg-ability-pays = { $cost } → { $what }
tcg-ability-toplay = Du får bara spela det här kortet om { $condition }
tcg-ability-playcost = För att spela det här kortet: { $cost }
tcg-ability-playcost-bearer = För att spela det här kortet: { $cost }; det här kortet läggs på den
tcg-ability-while = Medan { $condition } { $what }
tcg-value-more = +{ $value }
tcg-value-each = { $amount } för varje { $what }
tcg-each-over = { $what } utöver { $amount }
tcg-each-tokens = { $amount ->
    [99] markör här
   *[other] markör här (högst { $amount })
}
tcg-each-twin = markör här (högst { $amount }), om { $what } har lika många
tcg-each-controlled = plats du kontrollerar
tcg-each-dead = kort i dödshögen
tcg-each-burden-count = börda (högst { $amount })
tcg-each-foe-wounds = sår på dem den möter
tcg-each-held-by-foe = kort som bärs av den som kortet möter
tcg-if-not-is = { $who } inte är { $what }
tcg-if-not-see = du inte kan upptäcka { $what }
tcg-if-not-worn = ringen inte bärs på fingret
tcg-if-not-move-barred = brödraskapet ännu får gå vidare
tcg-if-not-allies-hit = pilsåren inte redan går till allierade
tcg-if-not-silenced = bärarens första mening ännu gäller
tcg-if-at-site = brödraskapet är vid plats { $amount }
tcg-do-each = för varje { $what }: { $first }
tcg-power-archer = bågskytt
tcg-ability-may-once = När { $occasion }, om du vill: { $what }
tcg-ability-must-once = När { $occasion }: { $what }
tcg-ability-pays-then = { $cost } → { $what }
tcg-who-n-each = 1 { $what } för varje { $each }
tcg-do-burden-add-each = lägg till en börda för varje { $what }
tcg-do-burden-remove-each = ta bort en börda för varje { $what }
tcg-do-twilight-add-each = lägg till { $amount ->
    [1] 1 skymningsmarkör
   *[other] { $amount } skymningsmarkörer
} för varje { $what }
tcg-when-you-play = du spelar det här kortet
tcg-word-not-holds-same = som inte bär ett exemplar av det här kortet
tcg-value-if-only = { $first } om { $condition }
tcg-ability-name = { $card } ({ $number })
tcg-ring-text = Medan ringen bärs på fingret blir varje sår som ringbäraren skulle få i en skärmytsling en börda.

## Starter decks

tcg-deck-aragorn-60 = Aragorn (60 kort)
tcg-deck-aragorn-71 = Aragorn (71 kort)
tcg-deck-theoden-60 = Théoden (60 kort)
tcg-deck-theoden-71 = Théoden (71 kort)
tcg-deck-gandalf-60 = Gandalf (60 kort)
tcg-deck-word-bearer = ringbärare
tcg-deck-word-ring = ring
tcg-deck-word-site = plats
tcg-kind-attested = bekräftad lista
tcg-kind-reconstructed = rekonstruerad lista
tcg-kind-constructed = ersättningslista: den tryckta är inte känd
tcg-word-race = som är { $race }

## Prompts

tcg-ask-bring-deck = Välj din lek. Ingen ser den förrän alla har valt.
tcg-ask-build-deck = Välj ett kort till leken.
tcg-ask-bidding = Bjud bördor om turordningen: den som bjuder mest väljer först, och bär bördorna.
tcg-ask-take-place = Välj din plats i turordningen.
tcg-ask-choose-companion = Välj följeslagare som ger sig av med ringbäraren, för { $left } skymning till.
tcg-ask-fellowship-act = Spela kort och använd handlingar som du vill, gå sedan till nästa plats.
tcg-ask-transfer = { $card ->
    [none] Välj vem som får kortet; kostnaden betalas igen.
   *[other] Välj vem som får { $card }; kostnaden betalas igen.
}
tcg-ask-shadow-act = Spela hantlangare och skuggkort för skymningen i poolen, eller passa.
tcg-ask-take-arrows = Välj vem som tar ett pilsår ({ $left } kvar).
tcg-ask-choose-target = Välj vems hantlangare som beskjuts.
tcg-ask-assign-defender = { $minion ->
    [none] Välj en hantlangare och sedan vem i brödraskapet som möter den, eller sluta: Skuggan tilldelar resten.
   *[other] Välj vem som möter { $minion }.
}
tcg-ask-assign-minion = { $minion ->
    [none] Välj en hantlangare som är kvar och sedan vem den möter, eller sluta: otilldelade strider inte.
   *[other] Välj vem { $minion } möter.
}
tcg-ask-choose-fight = Välj skärmytslingen som utkämpas härnäst.
tcg-ask-ambush = { $minion ->
    [none] Lägga till { $amount } skymning med bakhållet?
   *[other] Lägga till { $amount } skymning med bakhållet ({ $minion })?
}
tcg-ask-move-on = Gå vidare till nästa plats, eller avsluta omgången.
tcg-ask-reconcile = { $spare ->
    [0] Kasta kort tills du har åtta.
   *[other] Kasta ett kort om du vill; sedan fylls handen till åtta kort.
}
tcg-ask-forced = Välj vilken effekt som sker först.
tcg-ask-answer = Svara eller passa: { $what }.
tcg-ask-act = Använd en handling i fasen, eller passa: när alla passar i följd är den slut.
tcg-ask-may-later = Använda den fördröjda effekten av { $ability }?
tcg-ask-choose-bearer = { $card ->
    [none] Välj vem som bär kortet.
   *[other] Välj vem som bär { $card }.
}
tcg-ask-pick = Välj ett kort för { $ability }.
tcg-ask-tax = Välj följeslagaren som tar ett sår: den extra kostnaden för en händelse om utbygdsjägare.
tcg-ask-branch = Välj vad { $ability } gör.
tcg-ask-object = Betala för att stoppa { $ability }?
tcg-ask-may-draw = Dra { $count } kort?
tcg-ask-count = Välj hur många du upptäcker för { $ability } (högst { $most }).
tcg-ask-spot-or-none = Upptäck { $number } för { $ability }, eller inget: då blir effekten mindre.
tcg-ask-pick-shadow = Välj en skuggspelare för { $ability }.
tcg-ask-pick-opponent = Välj en spelare för { $ability }.
tcg-ask-sink-top = Lägga det visade kortet underst i leken?
tcg-ask-sink = Välj vilket kort som läggs underst härnäst.
tcg-ask-heal-some = Läk följeslagare (högst { $left } sår).

## Reasons

reason-tcg-card-misplaced = { $card } kan inte ligga där.
reason-tcg-deck-impossible = { $seat }: den här leken kan inte ha valts, eller inte än.
reason-tcg-effect-impossible = { $place } nämner något som inte finns i partiet.
reason-tcg-order-impossible = { $place } måste nämna varje spelare en gång.
reason-tcg-bearer-missing = players.{ $seat }: ringbäraren måste vara ett av spelarens egna kort.
reason-tcg-site-missing = path: plats { $number } saknas.
reason-tcg-card-twice = Ett kort är nämnt två gånger.
reason-tcg-cards-unsorted = Korten under { $place } måste stå spelare för spelare, inga för den som inte är med.
reason-tcg-deck-bearer = En kortleks ringbärare måste vara en Frodo.
reason-tcg-deck-card = Det finns inget kort som heter ”{ $name }” i serien.
reason-tcg-deck-large = Dragleken har { $count } kort; högst { $most } är tillåtna.
reason-tcg-deck-line = Det här går inte att läsa: skriv hur många, sedan namnet på ett kort.
reason-tcg-deck-nearest = Inget kort heter ”{ $name }”. Menade du { $near }?
reason-tcg-deck-several = Flera kort heter ”{ $name }”: { $near }. Skriv hela namnet.
reason-tcg-deck-misplaced = { $print } hör inte hemma i en draglek.
reason-tcg-deck-ring = En lek behöver Den enda ringen.
reason-tcg-deck-sites = Äventyrsleken måste ha nio platser, en av varje nummer.
reason-tcg-deck-small = Dragleken har { $count } kort; den behöver minst { $least }.
reason-tcg-deck-title = { $count } kort har samma titel som { $print }; högst fyra är tillåtna.
reason-tcg-deck-uneven = Det finns { $free } kort för de fria folken och { $shadow } skuggkort; de måste vara lika många.
reason-tcg-answered = { $card } har redan svarat på det här.
reason-tcg-assigned = { $card } är redan tilldelad { $other }.
reason-tcg-cannot-pay = Du kan inte betala kostnaden för { $card }: { $cost }.
reason-tcg-deck-four = Leken har redan fyra kort med samma titel som { $print }.
reason-tcg-deck-half = Leken har redan { $most } kort för { $side ->
    [fp] de fria folken
   *[shadow] Skuggan
}.
reason-tcg-deck-next-site = Lägg först till en plats med nummer { $number }.
reason-tcg-defends-already = { $card } kan inte tilldelas en hantlangare till.
reason-tcg-events-only = I { $phase } kan du bara spela händelser.
reason-tcg-forbidden = Ett kort i spel förbjuder specialförmågorna hos { $card }.
reason-tcg-heals-nobody = Ingen läks om du kastar { $card }: du har ingen sårad unik gestalt med den titeln.
reason-tcg-kept-out = Ett kort håller { $card } utanför skärmytslingarna.
reason-tcg-may-not-move = Ett kort hindrar brödraskapet från att förflytta sig igen den här omgången.
reason-tcg-move-limit = Brödraskapet får inte förflytta sig fler gånger den här omgången.
reason-tcg-must-assign = Tilldela en hantlangare, eller välj att inte tilldela fler.
reason-tcg-must-choose-defender = Välj först vem som möter hantlangaren.
reason-tcg-must-move = Du kan inte passa: brödraskapet måste förflytta sig.
reason-tcg-must-move-again = Ett kort tvingar brödraskapet att förflytta sig igen.
reason-tcg-nine-companions = Du har redan nio följeslagare, de döda medräknade.
reason-tcg-no-answer = Det svarar inte på det som händer.
reason-tcg-no-bearer = Ingen kan bära { $card } nu.
reason-tcg-no-defender = { $card } kan inte tilldelas en skärmytsling här.
reason-tcg-no-effect = { $card } skulle inte göra något nu.
reason-tcg-no-minion = { $card } är ingen hantlangare i spel.
reason-tcg-nobody-takes = Ingen annan gestalt kan ta { $card }.
reason-tcg-not-fierce = { $card } är inte vild: bara vilda hantlangare strider igen.
reason-tcg-not-in-hand = { $card } är inte på din hand.
reason-tcg-not-in-play = { $card } är inte i spel.
reason-tcg-not-in-this-phase = { $card } kan inte användas i { $phase }.
reason-tcg-not-transferable = { $card } är ingen ägodel eller artefakt som en av dina gestalter bär.
reason-tcg-not-yours = { $card } tillhör en annan spelare.
reason-tcg-other-site = Brödraskapet är inte vid { $card }.
reason-tcg-play-only-if = Du kan bara spela { $card } om { $need }.
reason-tcg-twilight = { $card } kostar { $cost }, och skymningspoolen har { $pool }.
reason-tcg-unique = { $card } är unik, och ett kort med den titeln är redan i spel.
reason-tcg-unique-dead = { $card } är unik, och ett kort med den titeln ligger i din dödshög.
reason-tcg-use-only-if = Du kan bara använda { $card } om { $need }.
reason-tcg-used = Du har redan använt { $card } den här omgången.
reason-tcg-wrong-side = Den här omgången spelar du { $side ->
    [fp] de fria folken
   *[shadow] Skuggan
}, och { $card } är för den andra sidan.
tcg-help-table = ⚔ är styrka, ♥ ett sår som en gestalt ännu tål, ♡ ett sår som tagits. ◉ visar var ett brödraskap är, ▶ skärmytslingen som pågår. Talet före ett kort på din hand är dess nuvarande kostnad.
tcg-table-hand = Din hand
tcg-table-turn = Omgång { tcg-seat-of }
tcg-table-counts = plats { $site } · bördor { $burdens }/{ $resistance } · hand { $hand } · lek { $deck } · kasthög { $discard }
