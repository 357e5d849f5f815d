### Kommandona som mäter: simulate, bench, fuzz, replay, verify, position, games, about.

## Numbers

figure = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 0) }
rate = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 2) }
ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

help-seed = Fröet till slumptalen.
help-workers = Antalet processer. Om inget anges, antalet processorer.
help-record-file = Ett protokoll.

help-about = Visa versionen och om reglerna är kompilerade.
help-version = Visa versionen.
help-completion = Skriv ut skriptet som låter ett skal komplettera kommandon: source <(mathom completion bash)
help-completion-shell = Skalet: bash, fish, powershell eller zsh.
reason-unknown-shell = Det finns ingen komplettering för skalet ”{ $shell }”. Kända: { $known }
help-games = Lista spelen med platser, inställningar och delar.

help-simulate = Låt botar spela många partier och visa resultaten.
help-simulate-bots = Botarna med kommatecken emellan, en per plats: search:hard,greedy
help-simulate-games = Antalet partier.
help-simulate-swap = Byt plats från parti till parti, så att varje bot spelar varje giv från varje plats.
help-simulate-players = Antalet spelare; en enda bot spelar då på alla platser.
help-simulate-chapter = Kapitlet som spelas, samma som --option chapter=…

help-bench = Mät hur fort ett spel går på en kärna.
help-bench-against = Mät även något annat till jämförelse: openspiel, eller old:PYTHON för Mathom i en annan Python
help-bench-seconds = Hur länge mätningen pågår, i sekunder.
help-bench-write = Skriv in tabellerna på den här sidan i dokumentationen.

help-fellowship = Lösaren för Ringens brödraskap, och hur ofta spelets rundor vinns.
help-solve = Med alla kort öppna: kan rundan vinnas, och hur?
help-solve-file = Ett protokoll, eller en ställning som JSON. Utan fil skapas en ny giv.
help-solve-chapter = Kapitlet för en ny giv.
help-solve-players = Antalet spelare för en ny giv.
help-solve-deal = Lös själva given: rollfigurer och byten ingår i svaret.
help-solve-seconds = Tidsgränsen, i sekunder på en processor.
help-rates = Mät hur ofta första rundan i varje kapitel vinns, med samma givar.
help-rates-chapters = Kapitlen: 1,3-5
help-rates-players = Antalen spelare: 2-4
help-rates-bots = Botarna med kommatecken emellan; ”solver” räknar de rundor som hade kunnat vinnas.
help-rates-rounds = Antalet rundor för varje kapitel, antal spelare och bot.
help-rates-store = En fil som sparar resultaten. Sparade resultat mäts inte om.
help-rates-write = Skriv in tabellen på den här sidan i dokumentationen.

help-fuzz = Spela slumpmässiga partier och pröva motorns alla lagar på dem.
help-fuzz-games = Antalet partier.
help-fuzz-seed = Det första partiets frö. Varje nytt parti har nästa tal.
help-fuzz-every = Pröva de dyra lagarna vid ett beslut av så här många.
help-fuzz-positions = Skada i stället så här många verkliga ställningar och pröva att var och en avvisas eller är giltig.
help-fuzz-bot = Boten som spelar, till exempel greedy. Om inget anges är handlingarna slumpmässiga.
help-fuzz-own-decks = Låt varje spelare ta med en slumpad lek till varje parti, inte bara till vart fjärde.
help-fuzz-out = Mappen för protokollet från ett parti som bryter en lag.

help-replay = Visa ett sparat parti drag för drag.
help-replay-at = Stanna efter så här många drag.
help-replay-seat = Visa bara det som den här platsen kunde veta.
help-replay-story = Berätta partiet tur för tur, i en mening eller två.

help-verify = Kontrollera ett protokoll.

help-position = Skriv ut en ställning som JSON: ur ett protokoll, ett nytt parti eller en fil.
help-position-file = Ett protokoll, eller en ställning som JSON, som prövas och kompletteras.
help-position-new = Ett nytt parti, till exempel duel.
help-position-at = Ställningen efter så här många drag i protokollet. Om inget anges, den sista.

## About

about-version = Mathom { $version }
about-compiled = Reglerna körs kompilerade.
about-interpreted = Reglerna körs tolkade.
about-python = Python { $version }
about-games = Spel: { $games }
about-unofficial = Inofficiellt och gjort av entusiaster; utan koppling till någon förläggare eller rättighetsinnehavare.

## Games

games-id = Id
games-name = Spel
games-seats = Spelare
games-components = Delar
games-options-of = Bordsinställningar för { $game }
games-option = Inställning
games-values = Värden, det rekommenderade först
games-meaning = Betydelse

component-sites = { $count ->
    [one] { $count } plats
   *[other] { $count } platser
}
component-starters = { $count ->
    [one] { $count } startlek
   *[other] { $count } startlekar
}
component-abilities = { $count ->
    [one] { $count } förmåga
   *[other] { $count } förmågor
}
component-cards = { $count } kort
component-chapters = { $count } kapitel
component-decks = { $count ->
    [one] 1 lek
   *[other] { $count } lekar
}
component-combat_titles = { $count ->
    [one] 1 stridseffekt
   *[other] { $count } stridseffekter
}
component-borders = { $count ->
    [one] 1 gräns
   *[other] { $count } gränser
}
component-strongholds = { $count ->
    [one] 1 fäste
   *[other] { $count } fästen
}
component-nations = { $count ->
    [one] 1 nation
   *[other] { $count } nationer
}
component-figures = { $count ->
    [one] 1 figur
   *[other] { $count } figurer
}
component-companions = { $count } följeslagare
component-characters = { $count ->
    [one] 1 rollfigur
   *[other] { $count } rollfigurer
}
component-events = { $count ->
    [one] 1 händelse
   *[other] { $count } händelser
}
component-gifts = { $count ->
    [one] 1 gåva
   *[other] { $count } gåvor
}
component-riders = { $count ->
    [one] 1 namngiven svart ryttare
   *[other] { $count } namngivna svarta ryttare
}
component-threats = { $count } hotkort
component-tiles = { $count ->
    [one] 1 bricka
   *[other] { $count } brickor
}
component-tokens = { $count } marker
component-regions = { $count ->
    [one] 1 region
   *[other] { $count } regioner
}
component-links = { $count ->
    [one] 1 gräns mellan regioner
   *[other] { $count } gränser mellan regioner
}
component-quest_steps = { $count } steg på uppdraget
component-quest_bonuses = { $count ->
    [one] 1 bonus på uppdraget
   *[other] { $count } bonusar på uppdraget
}

## Simulate

solve-verdict = { $verdict ->
    [winnable] Rundan kan vinnas; undersökta ställningar: { $nodes }.
    [lost] Rundan kan inte vinnas; undersökta ställningar: { $nodes }.
   *[undecided] Inte avgjort inom gränsen; undersökta ställningar: { $nodes }.
}
rates-progress = Rundor
simulate-progress = Partier
stopped = Avbrutet.
interrupted = { $games ->
    [one] Avbrutet efter 1 parti.
   *[other] Avbrutet efter { $games } partier.
}
simulate-bot = Bot
simulate-rounds = Rundor
simulate-rounds-won = Vunna
simulate-wins = Vinster
simulate-draws = Delade
simulate-losses = Förluster
simulate-score = Resultat
simulate-interval = 95 %-intervall
simulate-ending = Hur det slutade
simulate-games = Partier
simulate-speed = { $games ->
    [one] 1 parti, { $rate } partier i sekunden
   *[other] { $games } partier, { $rate } partier i sekunden
}

## Bench

bench-progress = Varv
bench-measure = Mått
bench-per-second = I sekunden
bench-what = Uppmätt
bench-games = Slumpmässiga partier
bench-rival-name = { $rival ->
    [chess] schack
   *[hearts] hearts
}
bench-ratio = Partier per parti { bench-rival-name }
bench-decisions = Beslut
bench-clones = Kopior
bench-views = Vyer
bench-compiled = { $game }, kompilerat
bench-interpreted = { $game }, tolkat
bench-rival = OpenSpiel: { bench-rival-name }
bench-digest = Beteendets kontrollsumma: { $digest }
bench-target = Mål
bench-wanted = Begärt
bench-reached = Uppnått
bench-met = Nått?
bench-yes = ja
bench-no = nej
bench-target-compiled-games = Kompilerat: partier per parti { bench-rival-name }
bench-target-compiled-clones = Kompilerat: kopior i sekunden
bench-target-compiled-decision-ratio = Kompilerat: beslut per beslut i { bench-rival-name }
bench-target-compiled-decisions = Kompilerat: beslut i sekunden
bench-target-compiled-pace = Kompilerat: partier i sekunden
bench-target-compiled-views = Kompilerat: vyer för en plats i sekunden
bench-target-interpreted-games = Tolkat: partier per parti { bench-rival-name }
bench-target-interpreted-clones = Tolkat: kopior i sekunden
bench-there = Annan version
bench-here = Denna version
bench-times = Gånger så snabb
bench-version-random = Beslut i slumppartier per sekund
bench-version-greedy = Partier med greedy per sekund
bench-version-search = Beslut av search:200 per sekund
bench-not-compiled = Reglerna körs tolkade här, så målen för kompilerade regler har inte mätts.
bench-machine = Alla siffror är per sekund på en kärna. Uppmätt på { $system } { $machine } med { $cores ->
    [one] 1 processor
   *[other] { $cores } processorer
} och Python { $python }.

## Fuzz

fuzz-progress = Slumpmässiga partier
fuzz-figures = { $games ->
    [one] 1 parti
   *[other] { $games } partier
}, { $decisions } beslut, { $rate } beslut i sekunden
fuzz-positions = { $positions } skadade ställningar: { $refused } avvisade, { $loaded } giltiga och spelade till slutet på { $decisions } beslut
fuzz-clean = Ingen lag har brutits.
fuzz-broken = Lag { $law } är bruten: { $text }
fuzz-fault = Fel: { $fault }
fuzz-seed = Frö: { $seed }
fuzz-record = Protokoll: { $file }

law-1 = Att fråga ändrar ingenting.
law-2 = Det finns alltid något att göra tills partiet är slut, och varje parti tar slut.
law-3 = Att spara och ladda ger samma läge, och ett protokoll leder till samma slut.
law-4 = Varje del finns på precis en plats.
law-5 = En gissning stämmer med det platsen vet och leder till samma frågor: ingenting läcker och ingenting glöms.
law-7 = Varje handling kan skrivas som text och läsas igen.
law-8 = En kopia är oberoende, och en avvisad handling ändrar ingenting.
law-9 = Att ångra röjer inget dolt.
law-10 = Ett avslag röjer inget dolt.
law-11 = Det som räknas ut för en plats, eller sägs till den, beror bara på vad platsen vet.

## Replay and verify

replay-title = { $game }, frö { $seed }
replay-setting = { $option }: { $value }
replay-player = { $seat }: { $player }
replay-secret = { $seat } bestämmer sig i hemlighet.
record-unfinished = Partiet är inte slut.
record-older = Protokollet skrevs med version { $rules } av reglerna; nu gäller version { $now }. Kontrollsummorna har inte jämförts.
record-older-stopped = Protokollet skrevs med version { $rules } av reglerna; nu gäller version { $now }. { $at } av dess { $moves } handlingar är fortfarande tillåtna.
verify-ok = { $file } är giltigt. { $moves ->
    [one] 1 handling.
   *[other] { $moves } handlingar.
} { $result }

## Reasons

reason-bad-setting = ”{ $text }” är ingen inställning; skriv den som namn=värde.
reason-wrong-bots = { $bots ->
    [one] Spelet är inte för 1 bot.
   *[other] Spelet är inte för { $bots } botar.
} Möjligt: { $known }
reason-no-openspiel = OpenSpiel är inte installerat. Installera det med: pip install "mathom[bench]"
reason-unknown-rival = Mathom kan inte jämföras med ”{ $rival }”. Kända: { $known }
reason-cannot-measure = ”{ $program }” kan inte mäta sitt Mathom: { $why }
reason-write-without-against = Bara en jämförelse skrivs in på en sida: lägg till --against openspiel.
reason-round-is-over = Partiet är slut här: det finns inget kvar att lösa. Välj ett tidigare drag med --at.
reason-bad-numbers = ”{ $text }” är ingen lista med tal; skriv dem som 1,3-5.
reason-no-marks = { $file } saknar markeringar för tabellerna. Filen ändrades inte.
reason-file-missing = Filen { $file } finns inte.
reason-file-is-folder = { $file } är en mapp.
reason-file-empty = { $file } är tom.
reason-file-not-text = { $file } är ingen textfil.
reason-file-too-large = { $file } är större än { $megabytes } megabyte och lästes inte.
reason-file-fault = { $file } kan inte läsas eller skrivas: { $fault }
reason-unreasonable = { $file } kan inte läsas: något i den är långt utanför gränserna, eller för djupt nästlat.
reason-no-such-move = Det finns inget drag { $at }: protokollet har { $moves }.
reason-file-or-new = Ange antingen en fil eller --new med ett spel.
reason-at-without-record = En ställning har inga drag: --at hör ihop med ett protokoll.
reason-json-fault = Det här är inte JSON: rad { $at }, kolumn { $column }.
