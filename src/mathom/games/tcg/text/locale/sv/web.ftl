### Vad kortspelets listvy säger.

web-tcg-part-acting = handlar
web-tcg-part-active = aktivt
web-tcg-part-adventure-deck = äventyrslek
web-tcg-part-against = mot
web-tcg-part-ambush = bakhåll
web-tcg-part-aragorn-60 = Aragorn (60 kort)
web-tcg-part-aragorn-71 = Aragorn (71 kort)
web-tcg-part-archer = bågskytt
web-tcg-part-archery = bågskytte
web-tcg-part-assignment = tilldelning
web-tcg-part-basic = Grund
web-tcg-part-bearer = ringbärare
web-tcg-part-bears = bär
web-tcg-part-burdens = bördor
web-tcg-part-cards = kort
web-tcg-part-character = gestalt
web-tcg-part-companions = följeslagare
web-tcg-part-controlled-by = kontrolleras av
web-tcg-part-custom = egen lek
web-tcg-part-damage = skada
web-tcg-part-damage-against = skada mot
web-tcg-part-dead = dödshög
web-tcg-part-deck = lek
web-tcg-part-defender = försvarare
web-tcg-part-deluxe = Deluxe
web-tcg-part-discard = kasthög
web-tcg-part-draw-deck = draglek
web-tcg-part-exhausted = utmattad
web-tcg-part-fellowship = brödraskap
web-tcg-part-fellowships = brödraskap här
web-tcg-part-fierce = vild
web-tcg-part-format = regler
web-tcg-part-gandalf-60 = Gandalf (60 kort)
web-tcg-part-hand = kort på handen
web-tcg-part-hand-cards = känd hand
web-tcg-part-id = kort
web-tcg-part-keywords = nyckelord
web-tcg-part-known-top = känd topp av leken
web-tcg-part-limit = gräns
web-tcg-part-loses = förlorar
web-tcg-part-lost = har förlorat
web-tcg-part-made = gjorda
web-tcg-part-maneuver = manöver
web-tcg-part-may-move = får gå igen
web-tcg-part-minions = hantlangare
web-tcg-part-moves = förflyttningar
web-tcg-part-now = pågår
web-tcg-part-number = nummer
web-tcg-part-order = turordning
web-tcg-part-outcome = just nu
web-tcg-part-overwhelmed = överväldigas
web-tcg-part-overwhelms = överväldigar
web-tcg-part-own-deck = din lek
web-tcg-part-owner = ägare
web-tcg-part-path = äventyrsväg
web-tcg-part-phase = fas
web-tcg-part-player-1 = spelare 1
web-tcg-part-player-2 = spelare 2
web-tcg-part-player-3 = spelare 3
web-tcg-part-player-4 = spelare 4
web-tcg-part-players = spelare
web-tcg-part-price = pris nu
web-tcg-part-print = kort i serien
web-tcg-part-regroup = omgruppering
web-tcg-part-resistance = motstånd
web-tcg-part-resolving = händelse som spelas
web-tcg-part-ring = Den enda ringen
web-tcg-part-ring-bearer = bär ringen
web-tcg-part-ring-bound = ringbunden
web-tcg-part-ring-worn = ringen bärs på fingret
web-tcg-part-roaming = kringströvande
web-tcg-part-set-up = uppställning
web-tcg-part-shadow = skugga
web-tcg-part-site = plats
web-tcg-part-skirmish = skärmytsling
web-tcg-part-skirmishes = skärmytslingar
web-tcg-part-stacked = ligger under
web-tcg-part-strength = styrka
web-tcg-part-support = stödområde
web-tcg-part-takes-part = får strida och skjuta här
web-tcg-part-theoden-60 = Théoden (60 kort)
web-tcg-part-theoden-71 = Théoden (71 kort)
web-tcg-part-tokens = markörer
web-tcg-part-turn = omgång
web-tcg-part-twilight = skymning
web-tcg-part-vitality = livskraft
web-tcg-part-wins = vinner
web-tcg-part-wounds = sår

## What the board says itself.

web-tcg-borne = { $card }, bärs av { $bearer }
web-tcg-burdens = { $burdens } av { $resistance } bördor
web-tcg-dark = Skuggan
web-tcg-dead = döda
web-tcg-deck = lek
web-tcg-discard = kasthög
web-tcg-empty = Inga kort här.
web-tcg-free = De fria folken
web-tcg-hand = hand
web-tcg-in-hand = { $card }, kostar nu { $price }
web-tcg-moves = Förflyttningar { $made } av { $limit }
web-tcg-not-played = ännu inte spelad
web-tcg-pool = Skymningspool: { $twilight }
web-tcg-rests = Brödraskapet väntar på plats { $site }, bördor { $burdens }
web-tcg-score = { $name }, { $strength } mot { $against }: { $outcome }
web-tcg-site = Plats { $number }, { $name }
web-tcg-sites = platser
web-tcg-stands = Just nu { $strength } : { $against }
web-tcg-strength = styrka { $strength }
web-tcg-wounds = { $wounds } av { $vitality } sår
web-tcg-your-hand = Din hand
web-tcg-all-cards = Alla
web-tcg-side = Sida
web-tcg-culture = Kultur
web-tcg-kind = Korttyp
web-tcg-search = Namn, text, nyckelord, styrka>=9 …
# Ett ord var, som det skrivs i sökningen: styrka>=9
web-tcg-compare-cost = kostnad
web-tcg-compare-strength = styrka
web-tcg-compare-vitality = livskraft
web-tcg-compare-site = plats
web-tcg-collection = Alla kort
web-tcg-any-phase = Vilken fas som helst
web-tcg-cards-found = { $count } kort
web-tcg-none-found = Inget kort hittades.
web-tcg-checks = Kontroller
web-tcg-checking = Kontrollerar …
web-tcg-deck-legal = Giltig kortlek
web-tcg-curve = Skymningskurva
web-tcg-curve-at = Kostnad { $cost }: { $free } Fria folken, { $dark } Skuggan
web-tcg-sample = Provhand
web-tcg-draw-again = Dra igen
web-tcg-take-out = Ta bort { $card }
web-tcg-put-in = Lägg till { $card }
web-tcg-as-text = Importera eller exportera
web-tcg-text-lead = En rad för varje kort: hur många, sedan kortets namn eller nummer i serien, till exempel ”3 Skara vildmän”. ”ringbärare”, ”ring” och ”plats” får stå före ett kort; det som följer efter # är en anteckning.
web-tcg-read-text = Bygg den här kortleken
web-tcg-from-file = Öppna en fil
web-tcg-to-file = Spara som fil
web-tcg-copy = Kopiera
web-tcg-copied = Texten är kopierad.
web-tcg-drop-lines = Ta bort raderna
web-tcg-take-one = Ta bort ett
web-tcg-show-cards = Visa kort
web-tcg-unnamed = Ny kortlek
web-tcg-saved = { $name } är sparad.
web-tcg-link-copied = Länken är kopierad. Den som har länken kan se kortleken.
web-tcg-deck-name = Kortlekens namn
web-tcg-share = Dela
web-tcg-play-it = Spela med leken
web-tcg-is-saved = Sparad
web-tcg-save-copy = Spara en kopia
web-tcg-save = Spara
web-tcg-copies = { $count } i leken
web-tcg-add = lägg till
web-tcg-of = { $count } av { $all }
web-tcg-site-at = Plats { $number }
web-tcg-not-read = Oläsliga rader
web-tcg-my-deck = Min { $name }
web-tcg-new-deck = Ny kortlek
web-tcg-look = Välj ett kort för att förstora det.
web-tcg-my-decks = Mina kortlekar
web-tcg-faults = { $count ->
    [one] 1 sak att rätta
   *[other] { $count } saker att rätta
}
web-tcg-drop-deck = Ta bort { $name }
web-tcg-no-decks = Du har inte sparat någon kortlek än.
web-tcg-go-on = Fortsätt med { $name } (inte sparad)
web-tcg-from-nothing = Från noll
web-tcg-from-starter = Kopiera en startlek: { $name }
web-tcg-drop-sure = Kortleken tas bort för gott och länken slutar fungera.
web-tcg-keep-it = Behåll den
web-tcg-takes = { $count ->
    [one] tar 1 sår
   *[other] tar { $count } sår
}
web-tcg-deals = { $count ->
    [one] ger 1 sår
   *[other] ger { $count } sår
}
web-tcg-killed = döda: { $names }
web-tcg-lies-at = { $count } kort ligger vid { $place }
web-tcg-response = Svar
web-tcg-fight = Strid
web-tcg-path = Väg { $site }
web-tcg-pages = Bordets delar
web-tcg-pass-on = Passa tills du tillfrågas
web-tcg-pass-settings = Autopassa
web-tcg-pass-lead = I ikryssade faser passar du utan att bli tillfrågad, alltid efter samma korta paus: ingen får veta om du hade kunnat spela något. Vilken tangent eller tryckning som helst avbryter.
web-tcg-passing = Du passar strax.
web-tcg-answers = Svar
web-tcg-bring-it = spela med den
web-tcg-search-name = Sök kort på namn
web-tcg-part-killed = skulle dö
web-tcg-then = Sedan
web-tcg-then-best = Som bäst
web-tcg-then-none = ingen skärmytsling
web-tcg-with = Med { $card }
web-tcg-with-best = Med { $card }, som bäst
web-tcg-lost-by = { $how ->
    [fallen] ringbäraren har fallit
   *[corrupted] ringbäraren är fördärvad
}
web-tcg-legend-name = { $sign ->
    [strength] Styrka
    [vitality] Livskraft
    [wound] Sår
    [burden] Börda
    [twilight] Skymning
    [archery] Bågskytte
   *[site] Plats
}
web-tcg-legend = { $sign ->
    [free] en av de fria folkens kulturer
    [shadow] en av Skuggans kulturer
    [strength] den högre summan vinner en skärmytsling
    [vitality] så många sår dödar
    [wound] ett sår på en gestalt
    [burden] tynger ringbäraren; för många fördärvar honom
    [twilight] vad ett kort kostar, och vad Skuggan får använda
    [archery] sår som ges i bågskyttefasen
   *[site] en av äventyrsvägens nio platser
}
web-tcg-legend-culture = { $culture ->
    [dwarven] Dvärgarna
    [elven] Alverna
    [gandalf] Gandalf
    [gondor] Gondor
    [rohan] Rohan
    [shire] Fylke
    [dunland] Dunland
    [isengard] Isengård
   *[raider] Plundrarna
}
