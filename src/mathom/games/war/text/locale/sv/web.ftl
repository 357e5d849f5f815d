### Vad listlayouten för Ringens krig kallar delarna av en vy.

web-war-part-0-reveal-a = 0, röjer
web-war-part-0-reveal-b = 0, röjer
web-war-part-1-a = 1
web-war-part-1-b = 1
web-war-part-1-reveal-a = 1, röjer
web-war-part-1-reveal-b = 1, röjer
web-war-part-2-a = 2
web-war-part-2-b = 2
web-war-part-2-reveal-a = 2, röjer
web-war-part-3-a = 3
web-war-part-3-b = 3
web-war-part-3-c = 3
web-war-part-acting = Agerar
web-war-part-action = Handlingar
web-war-part-active = Aktiv
web-war-part-advance = Framryckning
web-war-part-again = Omslagna
web-war-part-all = Alla
web-war-part-all-but-one = Alla utom en
web-war-part-allotted = Tärningar lagda till jakten
web-war-part-andrast = Andrast
web-war-part-anfalas = Anfalas
web-war-part-angmar = Angmar
web-war-part-armies = Härar
web-war-part-army = Här
web-war-part-army-muster = Här eller mönstring
web-war-part-arnor = Arnor
web-war-part-ash-mountains = Askbergen
web-war-part-assault = Belägringsstrid
web-war-part-at = Vid
web-war-part-at-war = I krig
web-war-part-attack = Anfall
web-war-part-attacker = Anfallare
web-war-part-attacker-destroyed = Anfallarna är förintade
web-war-part-backs = Baksidor
web-war-part-balrog = Balrogen
web-war-part-balrog-at-rest = Balrogen, vid ett tillkännagivande
web-war-part-bane = Isildurs bane
web-war-part-barad-dur = Barad-dûr
web-war-part-barad-dur-stronghold = Fästet Barad-dûr
web-war-part-barred = Får inte gå dit
web-war-part-battle = Strid
web-war-part-before = Före striden
web-war-part-besieged = Belägrat
web-war-part-bonus = Bonus
web-war-part-boromir = Boromir
web-war-part-both-destroyed = Båda härarna är förintade
web-war-part-breaking = Brödraskapets brytning
web-war-part-bree = Bri
web-war-part-buckland = Bockland
web-war-part-cancelled = Upphävt
web-war-part-card = Kort
web-war-part-cardolan = Cardolan
web-war-part-carrock = Klippan
web-war-part-ceased = Anfallet avbröts
web-war-part-character = Person
web-war-part-characters = Personer
web-war-part-chosen = Valda stridskort
web-war-part-chosen-known = Valda, kända för dig
web-war-part-combat-bonus = Läggs till stridsslaget
web-war-part-commander = Befälhavare
web-war-part-companions = Följeslagare
web-war-part-control = Kontroll
web-war-part-corruption = Fördärv
web-war-part-dagorlad = Dagorlad
web-war-part-dale = Dal
web-war-part-damage = Jaktskada
web-war-part-dead-marshes = Dödsmarskerna
web-war-part-deciding = Bestämmer
web-war-part-decks = Lekar
web-war-part-defender = Försvarare
web-war-part-defender-destroyed = Försvararna är förintade
web-war-part-dice = Tärningar
web-war-part-dice-pool = Handlingstärningar
web-war-part-dice-round = Tärningarnas runda
web-war-part-dimrill-dale = Skuggbäcksdalen
web-war-part-discard = Kasthög
web-war-part-dol-amroth = Dol Amroth
web-war-part-dol-amroth-stronghold = Fästet Dol Amroth
web-war-part-dol-guldur = Dol Guldur
web-war-part-dol-guldur-stronghold = Fästet Dol Guldur
web-war-part-draw = Dra händelsekort
web-war-part-drawn = Dragna
web-war-part-druadan-forest = Drúadanskogen
web-war-part-druwaith-iaur = Drúwaith Iaur
web-war-part-dwarves = Dvärgarna
web-war-part-dwarves-elite = Dvärgarnas elitenhet
web-war-part-dwarves-leader = Dvärgarnas ledare
web-war-part-dwarves-regular = Dvärgarnas reguljära enhet
web-war-part-eagles-eyrie = Örnnästet
web-war-part-east-harondor = Östra Harondor
web-war-part-east-rhun = Östra Rhûn
web-war-part-eastemnet = Östemnet
web-war-part-eastern-brown-lands = Östra Bruna landen
web-war-part-eastern-emyn-muil = Östra Emyn Muil
web-war-part-eastern-mirkwood = Östra Mörkmården
web-war-part-edoras = Edoras
web-war-part-elven-cloaks = Alvmantlar
web-war-part-elven-rope = Alvrep
web-war-part-elves = Alverna
web-war-part-elves-elite = Alvernas elitenhet
web-war-part-elves-leader = Alvernas ledare
web-war-part-elves-regular = Alvernas reguljära enhet
web-war-part-enedwaith = Enedwaith
web-war-part-erebor = Erebor
web-war-part-erebor-stronghold = Fästet Erebor
web-war-part-erech = Erech
web-war-part-ered-luin = Ered Luin
web-war-part-ettenmoors = Ettenhedarna
web-war-part-evendim = Evendim
web-war-part-event = Händelse
web-war-part-everybody = Alla
web-war-part-exposes = Utsatt för
web-war-part-extra-hits = Träffar genom kort
web-war-part-eye = Öga
web-war-part-eye-a = Öga, röjer
web-war-part-eye-b = Öga, röjer
web-war-part-eye-c = Öga, röjer
web-war-part-eye-d = Öga, röjer
web-war-part-eye-worth = Ögats värde
web-war-part-face-down = Kastade med baksidan upp
web-war-part-face-down-known = Kastade med baksidan upp, kända för dig
web-war-part-fangorn = Fangorn
web-war-part-far-harad = Bortre Harad
web-war-part-fellowship = Brödraskapet
web-war-part-field = Fältstrid
web-war-part-figures = Figurer
web-war-part-folde = Foldet
web-war-part-follow = Följer med den sista enheten
web-war-part-for = För
web-war-part-fords-of-bruinen = Bruinens vad
web-war-part-fords-of-isen = Isens vad
web-war-part-forlindon = Forlindon
web-war-part-fought = Senaste striden
web-war-part-foul-thing = Vidunder ur djupet
web-war-part-free-peoples = De fria folken
web-war-part-free-peoples-character = De fria folkens personlek
web-war-part-free-peoples-strategy = De fria folkens strategilek
web-war-part-from = Från
web-war-part-gandalf = Gandalf
web-war-part-gap-of-rohan = Rohans port
web-war-part-gimli = Gimli
web-war-part-give-it-to-uss = Ge den till osss!
web-war-part-gladden-fields = Svärdsliljefälten
web-war-part-goals = Mål
web-war-part-goblins-gate = Vättarnas port
web-war-part-gollum = Gollum
web-war-part-gondor = Gondor
web-war-part-gondor-elite = Gondors elitenhet
web-war-part-gondor-leader = Gondors ledare
web-war-part-gondor-regular = Gondors reguljära enhet
web-war-part-gone = Ute ur spelet
web-war-part-gorgoroth = Gorgoroth
web-war-part-grey-havens = Grå hamnarna
web-war-part-grey-havens-stronghold = Fästet Grå hamnarna
web-war-part-groups = Grupper av följeslagare
web-war-part-guide = Vägvisare
web-war-part-hands = Händer
web-war-part-harlindon = Harlindon
web-war-part-helms-deep = Helms klyfta
web-war-part-helms-deep-stronghold = Fästet Helms klyfta
web-war-part-high-pass = Höga passet
web-war-part-hits = Träffar
web-war-part-hits-on = Träffar från
web-war-part-hollin = Järnekslandet
web-war-part-hunt = Jakt
web-war-part-hunt-allocation = Jaktens förberedelse
web-war-part-hunt-box = Jaktruta
web-war-part-id = Namn
web-war-part-inside = Innanför murarna
web-war-part-iron-hills = Järnbergen
web-war-part-isengard = Isengård
web-war-part-isengard-elite = Isengårds elitenhet
web-war-part-isengard-regular = Isengårds reguljära enhet
web-war-part-khand = Khand
web-war-part-kind = Slag
web-war-part-known = Kända kort
web-war-part-lamedon = Lamedon
web-war-part-landed = Rundans träffar
web-war-part-leader-bonus = Läggs till ledaromslaget
web-war-part-leaders = Ledare
web-war-part-leadership = Ledarskap
web-war-part-leading = Ledande spelare
web-war-part-leads = Ledande spelare
web-war-part-least = Minst
web-war-part-led-by = En av dessa måste gå
web-war-part-legolas = Legolas
web-war-part-level = Nivå
web-war-part-limit = Gräns
web-war-part-lorien = Lórien
web-war-part-lorien-stronghold = Fästet Lórien
web-war-part-lossarnach = Lossarnach
web-war-part-losses = Förluster att ta
web-war-part-lost = Förlorade för gott
web-war-part-map = På kartan
web-war-part-march = Förflyttning
web-war-part-may-reroll = Tärningar som får slås om
web-war-part-meriadoc = Meriadoc
web-war-part-minas-morgul = Minas Morgul
web-war-part-minas-morgul-stronghold = Fästet Minas Morgul
web-war-part-minas-tirith = Minas Tirith
web-war-part-minas-tirith-stronghold = Fästet Minas Tirith
web-war-part-minhiriath = Minhiriath
web-war-part-minions = Tjänare
web-war-part-mixed = En här av två spelare
web-war-part-morannon = Morannon
web-war-part-morannon-stronghold = Fästet Morannon
web-war-part-mordor = Mordorspåret
web-war-part-moria = Moria
web-war-part-moria-stronghold = Fästet Moria
web-war-part-most = Högst
web-war-part-mount-gram = Grams berg
web-war-part-mount-gundabad = Gundabads berg
web-war-part-mount-gundabad-stronghold = Fästet Gundabads berg
web-war-part-mouth-of-sauron = Saurons mun
web-war-part-muster = Mönstring
web-war-part-narrows-of-the-forest = Skogens midja
web-war-part-nations = Nationer
web-war-part-nazgul = Nazgûl
web-war-part-near-harad = Hitre Harad
web-war-part-needs = Träffar på
web-war-part-nobody = Ingen
web-war-part-noman-lands = Ingenmansland
web-war-part-north = Norden
web-war-part-north-anduin-vale = Norra Anduindalen
web-war-part-north-downs = Norra höjderna
web-war-part-north-dunland = Norra Dunland
web-war-part-north-elite = Nordens elitenhet
web-war-part-north-ered-luin = Norra Ered Luin
web-war-part-north-ithilien = Norra Ithilien
web-war-part-north-leader = Nordens ledare
web-war-part-north-regular = Nordens reguljära enhet
web-war-part-north-rhun = Norra Rhûn
web-war-part-northern-dorwinion = Norra Dorwinion
web-war-part-northern-mirkwood = Norra Mörkmården
web-war-part-northern-rhovanion = Norra Rhovanion
web-war-part-nurn = Nurn
web-war-part-odds = Chans att vinna
web-war-part-old-ford = Gamla vadet
web-war-part-old-forest = Gamla skogen
web-war-part-old-forest-road = Gamla skogsvägen
web-war-part-on-on-they-went = Framåt, framåt
web-war-part-orders = Möjliga order
web-war-part-orthanc = Orthanc
web-war-part-orthanc-stronghold = Fästet Orthanc
web-war-part-osgiliath = Osgiliath
web-war-part-over = Partiet är slut
web-war-part-parth-celebrant = Parth Celebrant
web-war-part-patrol = Orchpatrull
web-war-part-paying = Tärning som används
web-war-part-pelargir = Pelargir
web-war-part-peregrin = Peregrin
web-war-part-phase = Fas
web-war-part-phial-of-galadriel = Galadriels flaska
web-war-part-picked = Valda
web-war-part-place = Plats
web-war-part-players = Spelare
web-war-part-points = Segerpoäng
web-war-part-pool = I förrådet
web-war-part-possible-guides = Möjliga vägvisare
web-war-part-progress = Framsteg
web-war-part-reach = Räckvidd
web-war-part-ready = Väntar på Mordor
web-war-part-rearguard = Eftertrupp
web-war-part-recruits = Rekryter
web-war-part-region = Område
web-war-part-regions = Områden
web-war-part-reinforcements = Förstärkningar
web-war-part-removed = Borttagna för gott
web-war-part-reroll = Ledaromslag
web-war-part-rerolls = Tärningar som ledare slår om
web-war-part-rest = Stannar i alla fall
web-war-part-result = Utgång
web-war-part-retreat = Reträtt till
web-war-part-retreated = Försvararna retirerade
web-war-part-revealed = Röjt
web-war-part-reveals = Röjer
web-war-part-rhosgobel = Rhosgobel
web-war-part-rings = Alvringar
web-war-part-rings-used = Ringar använda denna omgång
web-war-part-rivendell = Vattnadal
web-war-part-rivendell-stronghold = Fästet Vattnadal
web-war-part-rohan = Rohan
web-war-part-rohan-elite = Rohans elitenhet
web-war-part-rohan-leader = Rohans ledare
web-war-part-rohan-regular = Rohans reguljära enhet
web-war-part-roll = Slag
web-war-part-round = Runda
web-war-part-rounds = Rundor som mest
web-war-part-saruman = Saruman
web-war-part-sauron = Sauron
web-war-part-sauron-elite = Saurons elitenhet
web-war-part-sauron-regular = Saurons reguljära enhet
web-war-part-seat = Spelare
web-war-part-separate = Avskiljande
web-war-part-shadow = Skuggan
web-war-part-shadow-character = Skuggans personlek
web-war-part-shadow-strategy = Skuggans strategilek
web-war-part-shelobs-lair = Honmonstrets håla
web-war-part-side = Sida
web-war-part-silenced = Tystad
web-war-part-smeagol-helps-nice-master = Sméagol hjälper snälla husbonden
web-war-part-sortie = Utfall
web-war-part-source = Orsak
web-war-part-south-anduin-vale = Södra Anduindalen
web-war-part-south-downs = Södra höjderna
web-war-part-south-dunland = Södra Dunland
web-war-part-south-ered-luin = Södra Ered Luin
web-war-part-south-ithilien = Södra Ithilien
web-war-part-south-rhun = Södra Rhûn
web-war-part-southern-dorwinion = Södra Dorwinion
web-war-part-southern-mirkwood = Södra Mörkmården
web-war-part-southern-rhovanion = Södra Rhovanion
web-war-part-southrons-easterlings = Sunnlänningar och österlingar
web-war-part-southrons-easterlings-elite = Sunnlänningarnas och österlingarnas elitenhet
web-war-part-southrons-easterlings-regular = Sunnlänningarnas och österlingarnas reguljära enhet
web-war-part-spies = Bevakas av
web-war-part-state = Tillstånd
web-war-part-steps-to-war = Steg till krig
web-war-part-stops = Stoppar
web-war-part-strength = Styrka
web-war-part-strider = Vidstige
web-war-part-strike = Extra anfall
web-war-part-stronghold = Fäste
web-war-part-successes = Lyckade
web-war-part-swift = Räckvidd för Gandalf ensam
web-war-part-table = På bordet
web-war-part-targets = Mål
web-war-part-tharbad = Tharbad
web-war-part-the-ring-is-mine = Ringen är min!
web-war-part-the-shire = Fylke
web-war-part-tile = Jaktbricka
web-war-part-tiles = Jaktbrickor
web-war-part-tower-hills = Tornkullarna
web-war-part-tried = Har försökt gå eller gömma sig
web-war-part-trollshaws = Trollskogarna
web-war-part-turn = Omgång
web-war-part-umbar = Umbar
web-war-part-umbar-stronghold = Fästet Umbar
web-war-part-units = Enheter
web-war-part-unused = Ej i spel
web-war-part-upgraded = I full kraft
web-war-part-vale-of-the-carnen = Carnendalen
web-war-part-vale-of-the-celduin = Celduindalen
web-war-part-value = Värde
web-war-part-verb = Order
web-war-part-voices = Bestämmer för sidorna
web-war-part-voyage = Överfart
web-war-part-waiting = Ännu ej i spel
web-war-part-weather-hills = Väderkullarna
web-war-part-west-harondor = Västra Harondor
web-war-part-westemnet = Västemnet
web-war-part-western-brown-lands = Västra Bruna landen
web-war-part-western-emyn-muil = Västra Emyn Muil
web-war-part-western-mirkwood = Västra Mörkmården
web-war-part-white-rider = Den vite ryttaren
web-war-part-will-of-the-west = Västerns vilja
web-war-part-witch-king = Häxkungen
web-war-part-withdrew = Försvararna drog sig in
web-war-part-withered-heath = Förtorkade heden
web-war-part-woodland-realm = Skogsriket
web-war-part-woodland-realm-stronghold = Fästet Skogsriket

## What the board says itself

web-war-map = Karta över Midgård
web-war-your-hand = Dina kort: { $number } av { $limit }
web-war-of = { $number } av { $most }
web-war-hidden = gömt, senast sett: { $place }
web-war-seen = röjt: { $place }
web-war-in-mordor = Mordor, steg { $step }, { $seen ->
    [yes] röjt
   *[no] gömt
}
web-war-hunt-dice = { $eyes ->
    [one] ett öga
   *[other] { $eyes } ögon
}{ $free ->
    [0] { "" }
    [one] , en av de fria folkens tärningar
   *[other] , { $free } av de fria folkens tärningar
}
web-war-war = Krig
web-war-to-war = steg till krig
web-war-active = aktiv
web-war-passive = passiv
web-war-rolls = { $dice ->
    [0] inga tärningar
    [one] en tärning, träffar på { $needs }
   *[other] { $dice } tärningar, träffar på { $needs }
}
web-war-chosen-card = ett kort med baksidan upp
web-war-cards = { $number ->
    [one] ett kort
   *[other] { $number } kort
}
web-war-quest = Brödraskapet och jakten
web-war-hunt-level = { $dice ->
    [0] inga tärningar
    [one] en tärning
   *[other] { $dice } tärningar
}{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus }
}
web-war-hunt-for = { $source ->
    [hunt] Jakten på Ringen
    [mordor] Jakten i Mordor
   *[other] Jakten: { $name }
}
web-war-usable = { $number ->
    [one] ett kan användas nu
   *[other] { $number } kan användas nu
}
web-war-uses = { $face ->
    [character] Flytta eller göm brödraskapet, skilj eller flytta följeslagare, flytta eller anfall med en här som har en ledare, eller spela en personhändelse.
    [character-shadow] Flytta Nazgûl och tjänare, flytta eller anfall med en här som har en ledare, eller spela en personhändelse.
    [army] Flytta två härar, anfall med en, eller spela en härhändelse.
    [muster] För en nation närmare krig, rekrytera, sätt en person i spel, eller spela en mönstringshändelse.
    [army-muster] Använd den som här eller som mönstring.
    [event] Dra ett kort, eller spela vilken händelse som helst.
    [will-of-the-west] Använd den som vilken annan sida som helst, eller sätt Gandalf den vite eller Aragorn i spel.
   *[eye] Går till jaktrutan.
}
web-war-no-dice = inga tärningar kvar
web-war-move-window = Flytta fönstret ”{ $title }” med piltangenterna
web-war-fold = Visa eller dölj fönstrets innehåll
web-war-doom = Domedagsklyftan
web-war-none = inga
web-war-sign = { $kind ->
    [stronghold] Fäste
    [city] Stad
    [town] Ort
    [fortification] Befästning
    [regular] Reguljära enheter
    [elite] Elitenheter
    [leader] Ledare
    [impassable] Oframkomligt
    [siege] Belägrat
   *[points] Segerpoäng
}
web-war-no-nation = ingen nation
web-war-worth = { $points ->
    [one] en segerpoäng
   *[other] { $points } segerpoäng
}
web-war-held = kontroll: { $side }
web-war-besiegers = Belägrare
web-war-players = Spelare
web-war-leads = leder
web-war-decides = bestämmer
web-war-more = Mer på bordet
web-war-leaf = { $leaf ->
    [turn] Omgången
    [forces] Figurer
    [cards] Kort
   *[signs] Tecken
}
web-war-rolled = Slog { $dice }; { $on } eller mer räknas: { $hits }
web-war-round = Stridsrunda { $round }
web-war-rerolls = { $dice ->
    [0] inget omslag
    [one] en tärning slås om
   *[other] { $dice } tärningar slås om
}
web-war-roll = { $kind ->
    [strike] Kort
    [reroll] Omslag
    [hunt] Jaktslag
    [again] Omslag
   *[roll] Slag
}
web-war-hits = { $hits ->
    [0] inga träffar
    [one] en träff
   *[other] { $hits } träffar
}
web-war-losses = { $side }: { $hits ->
    [one] en träff att ta
   *[other] { $hits } träffar att ta
}
web-war-successes = { $number ->
    [0] inga lyckade
    [one] en lyckad
   *[other] { $number } lyckade
}
web-war-may-reroll = { $number ->
    [one] en tärning får slås om
   *[other] { $number } tärningar får slås om
}
web-war-spies = Spejar där
web-war-eye-worth = Ögat räknas som { $number }.
web-war-reveals = Röjer brödraskapet
web-war-stops = Hejdar det i Mordor
web-war-sea = { $sea ->
    [west] Västra havet
   *[rhun] Rhûnsjön
}
web-war-side = { $side ->
    [free-peoples] Fria folken
   *[shadow] Skuggan
}
web-war-end = { $what ->
    [shadow] Skuggans erövringar
   *[free] De fria folkens erövringar
}
web-war-risen = { $who ->
    [strider] Aragorn
   *[gandalf] Gandalf den vite
}
web-war-from = Från: { $place }
web-war-everybody = Alla
web-war-leave-one = Lämna kvar en
web-war-fewer = Färre: { $name }
web-war-more-of = Fler: { $name }
web-war-lack = { $what ->
    [units] Ingen enhet går med ännu.
    [alone] Ingen får stanna kvar utan en enhet.
    [people] Välj vilka som går.
    [leader] En ledare eller en person måste gå med.
   *[room] Tillsammans kan de inte gå någonstans.
}
web-war-odds = { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
} mot { $against }{ $walls ->
    [first] ; träffar på 6 i första stridsrundan
    [always] ; träffar på 6
   *[never] { "" }
}{ $retires ->
    [yes] ; de får dra sig in i fästet
   *[no] { "" }
}
web-war-odds-note = Chansen att vinna om båda strider till slutet utan kort
web-war-advice-all = Alla { $count } enheter: { $percent } %.
web-war-advice-fall = Om de faller försvarar ingen { $place }.
web-war-advice-but-one = Med en kvar: { $percent } %.
web-war-advice-empty = { $place } står tomt. Fiender intill: { $near }.
web-war-recruit-here = Rekrytera här
web-war-confirm = Skicka dem
web-war-take-losses = { $taken ->
    [one] Ta en träff av { $hits }
   *[other] Ta { $taken } träffar av { $hits }
}
web-war-order = { $verb ->
    [march] Flytta: { $place }
    [attack] Anfall: { $place }
    [advance] Ryck in: { $place }
    [group] Gå: { $place }
    [recruit] Rekrytera: { $place }
   *[from] { $place }: välj vilka som går
}
web-war-go = { $kind ->
    [march] Flytta: { $places }
    [attack] Anfall: { $enemies }
   *[both] Flytta: { $places }. Anfall: { $enemies }
}
web-war-go-somewhere = Välj vart de går
web-war-use-ring = Ändra en tärning med en alvring
web-war-ring-which = Välj tärningen som alvringen ändrar
web-war-guide-next = Vägvisare från nästa omgång
