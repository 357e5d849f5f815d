### Det som brödraskapets bord och karta säger själva.

web-fellowship-suit = { $suit ->
    [hills] Kullar
    [mountains] Berg
    [forests] Skogar
    [shadows] Skuggor
    [rings] Ringar
   *[rivers] Floder
}
web-fellowship-card = { web-fellowship-suit } { $rank }
web-fellowship-intro = { $chapter ->
    [1] En födelsedag, ett försvinnande och en ring som blir kvar på spiselhyllan. Bilbo gör en storslagen sorti och vill ha sin del av sticken; Frodo börjar samla Ringar, och Pippin vill helst inte märkas.
    [2] Åren går innan vägen kallar. Svarta ryttare frågar sig fram i Fylke: Sam måste ta just den kulle som hans hotkort nämner, medan Merry vill ha ett stick eller två och inte ett till.
    [3] Om natten över fälten. Gildors folk korsar stigen och tänker sluta kvällen bland träden; bonden Maggot samlar det som ryttarens tal säger.
    [4] Ett bad, en kvällsvard och vänner som visste hela tiden. Fetknoppen Bolger stannar hemma: han ger sina kort till dem som ger sig av och går tidigt till sängs med ett enda stick.
    [5] Träden lutar sig närmare. Före varje stick visar Gamle Pilträdet ett kort; den som vinner med lägre kort förlorar sticket till honom. Tom Bombadil kommer sjungande och tar upp det som gått förlorat.
    [6] Dimma, kall sten och kort som ligger begravda. Tom lyfter fem av dem ur kumlet; Gyllenbär, med handen öppen för alla, vill ha tre stick i rad och inga andra.
    [7] För många ögon i värdshussalen. Herr Underkulle får bara ta stick med en Ring i, och Smörblomma minns vad han skulle säga när det nästan är för sent.
    [8] Väderklippan. Kniven träffar ringbäraren, som inte längre får spela ut Ringar; över Merry ligger den svarta andedräkten. Vidstige säger högt om han tar fler eller färre stick än sitt hot.
    [9] De nio är tätt efter. Glorfindel rider med er i varje runda och måste samla hela skuggfärgen, medan fem följeslagare bär en ryttares förbannelse.
    [10] Vila, sånger och gamla vänner i dalen. Alla skickar ett kort åt höger, och under Elronds tak får ingen gå utan ett eget ringkort.
    [11] Mycket berättas och en sak avgörs. Aragorn nämner ett intervall i stället för att dra ett hot; Boromir måste blåsa i sitt horn och visar därmed vilken färg han har mest av.
    [12] Gandalf är fången på tornet. För att komma loss behöver han ett kort av varje valör från 1 till 8; örnen, hästen och den brune trollkarlen söker var sina stick från sitt eget land.
    [13] Nio vandrare ger sig av, och en ponny. Under flera rundor måste alla nå sina mål; en ringbrynja av mithril förlåter ett enda misslyckande i hela kapitlet.
    [14] Fyra händelser under berget: porten, graven, det långa mörkret och allra sist bron, där ett för lågt stick släpper förbi balrogen och allt genast är förlorat.
    [15] Under gyllene löv går Gimli med bindel för ögonen: hans kort ligger med baksidan upp tills sticket är komplett, och bara färgen sägs. Tre väktare och en alv söker sina träd.
    [16] Härskarinnan delar ut rollerna slumpmässigt. Händerna växer stegvis, och efter varje steg ger alla varandra ett kort. Galadriel vill varken vara först eller sist.
    [17] Anduin bär er söderut. Floder kommer med i leken och slår alla andra färger; bara Härskarringen står över dem.
    [18] Två rundor, två grupper, varje hjälte tyngd. Här Frodo och Sam med Boromir och Aragorn, där Merry och Pippin med Legolas och Gimli. Den som har Ringarnas 1:a säger vilka som börjar.
   *[endless] Bortom sista kapitlet: Frodo, Gandalf och ett sällskap som lotten utser, med en gåva, en ryttare och en tyngd hjälte. Klara alla, på så många rundor som ni behöver.
}
web-fellowship-length = { $length ->
    [short] Kort kapitel: en runda
    [long] Långt kapitel: flera rundor
   *[groups] Två rundor, två grupper
}
web-fellowship-standing = { $standing ->
    [won] vunnet
    [now] nu
   *[ahead] längre fram
}
web-fellowship-long = långt kapitel
web-fellowship-land = { $land ->
    [shire] Fylke
    [arnor] Rhudaur
    [eregion] Eregion
    [rohan] Rohan
    [misty] Dimmiga bergen
   *[mirkwood] Mörkmården
}
web-fellowship-from-nothing = Börja om kapitlet från början
web-fellowship-company = Sällskap
web-fellowship-done = klar
web-fellowship-starred = måste väljas
web-fellowship-threat-deck = { $deck ->
    [black-riders] Svarta ryttare 1–4
   *[threats] Hot 1–7
}

web-fellowship-goal = { $kind ->
    [win-cards-of-suit-min] Ta { $least } kort i { $suit }
    [win-tricks-min] { $least ->
        [one] Ta ett stick
       *[other] Ta { $least } stick
    }{ $forbidden ->
        [none] {""}
       *[other] , aldrig Ringarnas 1:a
    }
    [win-fewest-tricks] Ingen tar färre stick
    [win-threat-card] { $threat ->
        [known] Ta { $suit } { $rank }
       *[unknown] Ta kortet i { $suit } som hotet nämner
    }
    [win-threat-cards-all] { $threat ->
        [known] Ta { $suit } { $rank } och { $second } { $rank }
       *[unknown] Ta korten i { $suit } och { $second } som hotet nämner
    }
    [win-tricks-between] Ta { $least } eller { $most } stick
    [play-suit-in-last-trick] Spela { $suit } i sista sticket
    [win-cards-of-threat-rank-min] { $threat ->
        [known] Ta { $least } kort med valören { $rank }
       *[unknown] Ta { $least } kort med hotets valör
    }
    [win-tricks-exact] { $least ->
        [one] Ta exakt 1 stick
       *[other] Ta exakt { $least } stick
    }
    [win-suit-of-kept-card] Ta { $least } kort i en färg som blir kvar på handen
    [win-streak-exact] Ta { $least } stick i rad, inga andra
    [win-only-tricks-with-suit] Ta bara stick med { $suit }, minst { $least }
    [win-one-of-last-tricks] Ta ett av de sista { $window } sticken
    [tricks-differ-from-threat] Fler eller färre stick än hotet:
    [win-all-of-suit] Ta alla kort i { $suit }
    [everyone-wins-suit] Alla tar ett kort i { $suit }
    [win-most-of-suit] Ta fler { $suit } än någon annan
    [win-tricks-equal-threat] { $threat ->
        [known] Ta exakt { $rank } stick
       *[unknown] Ta så många stick som valts:
    }
    [win-last-trick] Ta sista sticket, { $forbidden ->
        [all] men inga Ringar
       *[one] men inte Ringarnas 1:a
    }
    [win-tricks-containing-suit-min] Ta { $least } stick med { $suit }
    [win-tricks-not-extreme] Varken flest eller färst stick
    [win-same-rank-min] Ta { $least } kort med samma valör
    [win-zero-others-min] Inget stick, medan alla andra tar ett
    [win-every-rank] Ta varje valör från 1 till 8
    [win-each-suit] Ta { $suit }, { $second } och { $third }
    [win-rank-run] Ta { $least } { $suit } i följd
   *[none] Inget mål: alltid klar
}
web-fellowship-state = { $state ->
    [open] Öppet
    [met] Nått, men inte säkert
    [certain] Säkert
    [impossible] Omöjligt
   *[hidden] Dolt
}
web-fellowship-known = { $state ->
    [certain] Det ser du på din hand: säkert
   *[impossible] Det ser du på din hand: omöjligt
}
web-fellowship-mark = { $mark ->
    [played] spelat
    [mine] ditt
    [known] känt
   *[unseen] osett
}
web-fellowship-about-chapter = Kapitlet
web-fellowship-announced = säger: målet är nått
web-fellowship-barrow = Kumlet
web-fellowship-breaks = { $count ->
    [one] { $names } skulle inte längre kunna nå målet
   *[other] { $names } skulle inte längre kunna nå sina mål
}
web-fellowship-burdened = tyngd
web-fellowship-claimed = Härskarringen
web-fellowship-covered = täckt
web-fellowship-event-deck = Kvar att vända
web-fellowship-face-down = Kort med baksidan upp
web-fellowship-follow = ska bekännas
web-fellowship-hand-of = { $name }: kort
web-fellowship-horn = Hornet: mest av
web-fellowship-in-hand = kort på handen
web-fellowship-lacks = saknar
web-fellowship-broke-in = Omöjligt från stick { $number }
web-fellowship-lost-title = Förlust: { $name } missade i stick { $number }
web-fellowship-decided = Vad som avgjorde rundan
web-fellowship-last-trick = Senaste sticket
web-fellowship-leads = spelar ut
web-fellowship-led = spelade ut
web-fellowship-left = { $number } kvar
web-fellowship-lost = Förlorat kort
web-fellowship-lost-nobody = utanför rundan
web-fellowship-no-character = Ingen rollfigur ännu
web-fellowship-not-now = inte nu
web-fellowship-off-suit = annan färg
web-fellowship-parts = Klart
web-fellowship-pile = Draghög
web-fellowship-pyramid = Pyramiden
web-fellowship-pyramid-of = pyramiden · spelas av { $name }
web-fellowship-reserved = till sista sticket:
web-fellowship-rings-may = Ringar får spelas ut
web-fellowship-rings-may-not = Ringar får inte spelas ut
web-fellowship-round = Runda { $round }
web-fellowship-seen = Sedda kort
web-fellowship-takes = tar sticket
web-fellowship-this-round = med i rundan
web-fellowship-threat = hotkort
web-fellowship-threats = Hot
web-fellowship-to-come = återstår
web-fellowship-to-play = ska spela
web-fellowship-trick-of = Stick { $number } av { $of }
web-fellowship-tricks-won = tagna stick
web-fellowship-tucked = ett kort undanlagt
web-fellowship-used = använd
web-fellowship-winning = leder
web-fellowship-your-card = ditt kort
web-fellowship-your-hand = Din hand

web-fellowship-part-1-2 = 1 eller 2
web-fellowship-part-3-4 = 3 eller 4
web-fellowship-part-5-6 = 5 eller 6
web-fellowship-part-announced = Meddelat
web-fellowship-part-available = Tillgängliga
web-fellowship-part-barrow = Kumlet
web-fellowship-part-breaks = Kort som skulle förstöra ett mål
web-fellowship-part-burdened = Tyngd
web-fellowship-part-card = Kort
web-fellowship-part-cards = Kort
web-fellowship-part-certain = säkert
web-fellowship-part-chapter = Kapitel
web-fellowship-part-character = Rollfigur
web-fellowship-part-characters = Rollfigurer
web-fellowship-part-choosing = val av rollfigurer
web-fellowship-part-chosen = Valt
web-fellowship-part-claimed = Tas av Härskarringen
web-fellowship-part-claims = Tar sticket som Ringen
web-fellowship-part-completed = Klara
web-fellowship-part-completed-before = Klar tidigare
web-fellowship-part-controller = Spelar pyramiden
web-fellowship-part-covered = täckt
web-fellowship-part-declared = Sagt
web-fellowship-part-event = Händelse
web-fellowship-part-event-cards = Händelsekort
web-fellowship-part-event-deck = Händelselek
web-fellowship-part-everyone-wins-suit = alla tar ett kort i en färg
web-fellowship-part-face-down = baksidan upp
web-fellowship-part-fewer = färre
web-fellowship-part-forbidden = Förbjudna
web-fellowship-part-forests = Skogar
web-fellowship-part-free = fri
web-fellowship-part-from = Från
web-fellowship-part-gift = Gåva
web-fellowship-part-gifts = Gåvor
web-fellowship-part-goal = Mål
web-fellowship-part-gone = borta
web-fellowship-part-group = Grupp
web-fellowship-part-groups = två rundor
web-fellowship-part-hand = Hand
web-fellowship-part-hand-1 = Hand 1
web-fellowship-part-hand-2 = Hand 2
web-fellowship-part-hand-3 = Hand 3
web-fellowship-part-hand-4 = Hand 4
web-fellowship-part-hands = Händer
web-fellowship-part-have = Hittills
web-fellowship-part-hidden = dolt
web-fellowship-part-hills = Kullar
web-fellowship-part-history = Stick
web-fellowship-part-hunters = Merrys och Pippins grupp
web-fellowship-part-id = Namn
web-fellowship-part-impossible = omöjligt
web-fellowship-part-in-trick = i det här sticket
web-fellowship-part-kind = Slag
web-fellowship-part-known = känt
web-fellowship-part-lacks = Saknar
web-fellowship-part-laid = Spelade
web-fellowship-part-leader = Spelar ut
web-fellowship-part-led = Utspelad färg
web-fellowship-part-length = Längd
web-fellowship-part-long = långt
web-fellowship-part-longest-suits = Längsta färger
web-fellowship-part-loose = inte taget än
web-fellowship-part-lost = Förlorat kort
web-fellowship-part-met = nått
web-fellowship-part-mine = mitt
web-fellowship-part-mithril = Mithrilskjortan redo
web-fellowship-part-more = fler
web-fellowship-part-most = Högst
web-fellowship-part-mountains = Berg
web-fellowship-part-need = Behövs
web-fellowship-part-none = inget mål
web-fellowship-part-number = Nummer
web-fellowship-part-of = Av
web-fellowship-part-open = öppet
web-fellowship-part-out = ute ur rundan
web-fellowship-part-parts-done = Klara delar
web-fellowship-part-phase = Skede
web-fellowship-part-pile = Draghög
web-fellowship-part-play-suit-in-last-trick = en färg i sista sticket
web-fellowship-part-played = spelat
web-fellowship-part-playing = spel
web-fellowship-part-pool = Sällskap
web-fellowship-part-preparing = förberedelse
web-fellowship-part-promises = Ska lämnas över
web-fellowship-part-pyramid = Pyramid
web-fellowship-part-ranks = Valörer
web-fellowship-part-reserved = Till sista sticket
web-fellowship-part-rider = Svart ryttare
web-fellowship-part-rider-rides = Rider den här rundan
web-fellowship-part-rider-used = Har ridit
web-fellowship-part-ring-bearer = ringbärarens grupp
web-fellowship-part-ring-holder = Fick Ringarnas 1:a
web-fellowship-part-rings = Ringar
web-fellowship-part-rings-free = Ringar får spelas ut
web-fellowship-part-rivers = Floder
web-fellowship-part-round = Runda
web-fellowship-part-rows = Rader
web-fellowship-part-seat = Plats
web-fellowship-part-seat-1 = Spelare 1
web-fellowship-part-seat-2 = Spelare 2
web-fellowship-part-seat-3 = Spelare 3
web-fellowship-part-seat-4 = Spelare 4
web-fellowship-part-setup = uppställning
web-fellowship-part-shadows = Skuggor
web-fellowship-part-short = kort
web-fellowship-part-side = Vid sidan
web-fellowship-part-size = Kort på handen
web-fellowship-part-starred = Måste väljas
web-fellowship-part-state = Läge
web-fellowship-part-suit = Färg
web-fellowship-part-suits = Färger
web-fellowship-part-taken-by-none = Tagna av ingen
web-fellowship-part-threat = Hotkort
web-fellowship-part-threat-deck = Hotlek
web-fellowship-part-threat-hidden = Dolt hot
web-fellowship-part-to = Till
web-fellowship-part-to-complete = Återstår
web-fellowship-part-to-play = Kvar att spela
web-fellowship-part-trick = Stick
web-fellowship-part-tricks = Tagna stick
web-fellowship-part-tricks-differ-from-threat = fler eller färre stick än hotet
web-fellowship-part-tucked = Undanlagt
web-fellowship-part-used = Använd
web-fellowship-part-wanted = Kort som räknas
web-fellowship-part-win-all-of-suit = alla kort i en färg
web-fellowship-part-win-cards-of-suit-min = kort i en färg
web-fellowship-part-win-cards-of-threat-rank-min = kort med hotets valör
web-fellowship-part-win-each-suit = ett kort i varje färg
web-fellowship-part-win-every-rank = ett kort av varje valör
web-fellowship-part-win-fewest-tricks = minst antal stick
web-fellowship-part-win-last-trick = sista sticket
web-fellowship-part-win-most-of-suit = flest kort i en färg
web-fellowship-part-win-one-of-last-tricks = ett av de sista sticken
web-fellowship-part-win-only-tricks-with-suit = bara stick med en färg
web-fellowship-part-win-rank-run = valörer i följd
web-fellowship-part-win-same-rank-min = kort av samma valör
web-fellowship-part-win-streak-exact = stick i rad
web-fellowship-part-win-suit-of-kept-card = färgen på ett kvarhållet kort
web-fellowship-part-win-threat-card = hotets kort
web-fellowship-part-win-threat-cards-all = hotets kort
web-fellowship-part-win-tricks-between = ett av två antal stick
web-fellowship-part-win-tricks-containing-suit-min = stick med en färg
web-fellowship-part-win-tricks-equal-threat = så många stick som hotet
web-fellowship-part-win-tricks-exact = ett exakt antal stick
web-fellowship-part-win-tricks-min = ett minsta antal stick
web-fellowship-part-win-tricks-not-extreme = varken flest eller färst stick
web-fellowship-part-win-zero-others-min = inget stick medan andra tar
web-fellowship-part-window = Sista stick
web-fellowship-part-winner = Vinnare
web-fellowship-part-winning = Leder
web-fellowship-part-won = taget
web-fellowship-part-won-by-other = taget av annan

web-fellowship-solve = Hade given kunnat vinnas?
web-fellowship-solving = Ser på alla kort …
web-fellowship-verdict = { $verdict ->
    [winnable] Ja, den hade kunnat vinnas:
    [lost] Nej, inte ens med alla kort öppna.
   *[undecided] Sökningen hann inte klart.
}
web-fellowship-verdict-chance = Det gäller för den ordning som korten kom i.
web-fellowship-legend-suit = { $suit ->
    [rings] valör 1 till 5; 1:an är Härskarringen
    [rivers] bara i senare kapitel
   *[other] valör 1 till 8
}
web-fellowship-legend-state = { $state ->
    [open] målet kan fortfarande nås
    [met] målet är nått just nu
    [certain] inget kan ändra det
    [impossible] målet är förlorat
   *[hidden] bara dess spelare vet
}
