### Ringens brödraskap: namn, texter ur fakta, uppmaningar, logg, slut.

## Seats, hands, suits, cards

fellowship-name = Ringens brödraskap
fellowship-progress = kapitel { $number }
fellowship-sample-title = Förlorat i sista sticket
fellowship-seat = { $seat ->
    [seat-1] Spelare 1
    [seat-2] Spelare 2
    [seat-3] Spelare 3
    [seat-4] Spelare 4
   *[other] { $seat }
}
fellowship-seat-inside = { $seat ->
    [seat-1] spelare 1
    [seat-2] spelare 2
    [seat-3] spelare 3
    [seat-4] spelare 4
   *[other] { $seat }
}
fellowship-holder = { $holder ->
    [seat-1] spelare 1
    [seat-2] spelare 2
    [seat-3] spelare 3
    [seat-4] spelare 4
    [hand-1] den första handen
    [hand-2] den andra handen
    [hand-3] den tredje handen
    [hand-4] den fjärde handen
    [pyramid] pyramiden
   *[other] { $holder }
}
fellowship-holder-to = till { fellowship-holder }
fellowship-suit-hills = Kullar
fellowship-suit-mountains = Berg
fellowship-suit-forests = Skogar
fellowship-suit-shadows = Skuggor
fellowship-suit-rings = Ringar
fellowship-suit-rivers = Floder
fellowship-card = { $suit } { $rank }
fellowship-card-willow-9 = Gamle Pilträdet 9
fellowship-card-balrog-5 = Balrog 5
fellowship-direction-more = fler
fellowship-direction-fewer = färre
fellowship-span = { $low } eller { $high }
fellowship-threat = { $rank }
fellowship-group-ring-bearer = ringbärarens grupp
fellowship-group-hunters = Merrys och Pippins grupp

## Characters

fellowship-character-frodo = Frodo
fellowship-character-bilbo = Bilbo
fellowship-character-gandalf = Gandalf
fellowship-character-pippin = Pippin
fellowship-character-sam = Sam
fellowship-character-merry = Merry
fellowship-character-gildor-inglorion = Gildor Inglorion
fellowship-character-farmer-maggot = Bonden Maggot
fellowship-character-fatty-bolger = Fetknoppen Bolger
fellowship-character-tom-bombadil = Tom Bombadil
fellowship-character-goldberry = Gyllenbär
fellowship-character-mr-underhill = Herr Underkulle
fellowship-character-barliman-butterbur = Malte Smörblomma
fellowship-character-strider = Vidstige
fellowship-character-glorfindel = Glorfindel
fellowship-character-bill-the-pony = Ponnyn Bill
fellowship-character-elrond = Elrond
fellowship-character-arwen = Arwen
fellowship-character-gloin = Glóin
fellowship-character-bilbo-baggins = Bilbo Bagger
fellowship-character-aragorn = Aragorn
fellowship-character-boromir = Boromir
fellowship-character-gwaihir = Gwaihir
fellowship-character-shadowfax = Skuggfaxe
fellowship-character-radagast = Radagast
fellowship-character-legolas = Legolas
fellowship-character-gimli = Gimli
fellowship-character-gandalf-secret-fire = Gandalf, den hemliga eldens tjänare
fellowship-character-orophin-rumil = Orophin och Rúmil
fellowship-character-haldir = Haldir
fellowship-character-galadriel = Galadriel
fellowship-character-celeborn = Celeborn
fellowship-character-samwise-gamgee = Samwise Gamgi
fellowship-character-peregrin-took = Peregrin Took
fellowship-character-meriadoc-brandybuck = Meriadoc Vinbock
fellowship-character-aragorn-son-of-arathorn = Aragorn, Arathorns son
fellowship-character-boromir-son-of-denethor = Boromir, Denethors son
fellowship-character-legolas-greenleaf = Legolas Grönlöv
fellowship-character-gimli-son-of-gloin = Gimli, Glóins son

## Chapters

fellowship-chapter-1 = En efterlängtad fest
fellowship-chapter-2 = Ett kort dröjsmål i Fylke
fellowship-chapter-3 = Ringen ger sig av
fellowship-chapter-4 = En sammansvärjning i Krickhålan
fellowship-chapter-5 = Gamla skogen
fellowship-chapter-6 = Dimma över Kummelåsarna
fellowship-chapter-7 = På värdshuset Stegrande ponnyn
fellowship-chapter-8 = En dolk i mörkret
fellowship-chapter-9 = Flykten till Vadet
fellowship-chapter-10 = Återhämtning i Vattnadal
fellowship-chapter-11 = Elronds råd
fellowship-chapter-12 = Kvarhållen i Isengård
fellowship-chapter-13 = Ringen går söderut
fellowship-chapter-14 = Morias gruvor
fellowship-chapter-15 = Lothlóriens löv
fellowship-chapter-16 = Galadriels spegel
fellowship-chapter-17 = Den stora floden
fellowship-chapter-18 = Brödraskapets upplösning
fellowship-chapter-endless = Vägen går ständigt vidare
fellowship-chapter-title = Kapitel { $number }: { $title }

## Events, gifts and riders: names and texts

fellowship-eventcard-old-man-willow = Gamle Pilträdet
fellowship-eventcard-text-old-man-willow = Skogskorten och en 9:a bildar Gamla skogens lek; ett av dem vänds upp före varje stick. Är det vinnande kortet lägre tar trädet sticket: det räknas för ingen, och samma rollfigur spelar ut igen. Ringarnas 1:a som spelas för att vinna kan inte slås.
fellowship-eventcard-barrow-wights = Kummelgastar
fellowship-eventcard-text-barrow-wights = Före given läggs kummelkort åt sidan med baksidan upp, aldrig Ringar. Det finns inget förlorat kort: Tom Bombadil tar fem av kummelkorten.
fellowship-eventcard-the-nine = De nio
fellowship-eventcard-text-the-nine = Fem rollfigurer får en egen svart ryttare efter sig så snart de väljs.
fellowship-eventcard-saruman = Saruman den mångfärgade
fellowship-eventcard-text-saruman = Gandalf spelar ut först och måste ta ett kort av varje valör från 1 till 8; Ringarnas 1:a räknas som en 1:a.
fellowship-eventcard-doors-of-durin = Durins portar
fellowship-eventcard-text-doors-of-durin = Gandalf måste väljas; han måste ta ett kort vardera i Kullar, Berg och Skogar.
fellowship-eventcard-balins-tomb = Balins grav
fellowship-eventcard-text-balins-tomb = Gimli måste väljas och drar inget hotkort; han måste ta fyra Berg med valörer i följd.
fellowship-eventcard-long-dark = Det långa mörkret
fellowship-eventcard-text-long-dark = Aragorn måste väljas. Hotkorten är dolda för de andra, och alla byten sker samtidigt.
fellowship-eventcard-bridge-of-khazad-dum = Bron i Khazad-dûm
fellowship-eventcard-text-bridge-of-khazad-dum = Den kommer sist, och alla rollfigurer som inte är klara måste väljas. Skuggkorten och balrogen bildar en lek; före varje stick vänds några av dem upp. Är summan av de spelade valörerna lägre än deras är rundan genast förlorad. Den spelas till slutet.
fellowship-eventcard-blindfolded = Med förbundna ögon
fellowship-eventcard-text-blindfolded = Gimli spelar sina kort med baksidan upp och säger bara färgen; de vänds när sticket är fullt. Ringarnas 1:a spelas öppet.
fellowship-eventcard-mirror-of-galadriel = Galadriels spegel
fellowship-eventcard-text-mirror-of-galadriel = Rollfigurerna delas ut slumpmässigt. Fyra kort var, sedan ger alla ett kort till var och en av de andra samtidigt; en gång till likadant; sedan resten. Sista kortet är förlorat, även Ringarnas 1:a.
fellowship-eventcard-the-anduin = Anduin
fellowship-eventcard-text-the-anduin = Floder finns i leken och är trumf: den högsta vinner sticket, utom mot Ringarnas 1:a som spelas för att vinna.
fellowship-eventcard-breaking-of-the-fellowship = Brödraskapets upplösning
fellowship-eventcard-text-breaking-of-the-fellowship = Två rundor, en för vardera hälften av sällskapet, med tyngda rollfigurer. Floder är en vanlig färg.
fellowship-eventcard-road-goes-ever-on = Vägen går ständigt vidare
fellowship-eventcard-text-road-goes-ever-on = Ett sällskap som slumpen satt samman, spelat som ett långt kapitel.
fellowship-gift-sword-that-was-broken = Svärdet som bröts
fellowship-gift-text-sword-that-was-broken = I stället för ett hotkort väljer Aragorn två tal, 1 eller 2, 3 eller 4, 5 eller 6; han måste ta så många stick som ett av dem.
fellowship-gift-horn-of-gondor = Gondors horn
fellowship-gift-text-horn-of-gondor = När alla är klara säger Boromir vilken färg han har flest kort i, vid lika alla.
fellowship-gift-mithril-coat = Mithrilskjortan
fellowship-gift-text-mithril-coat = En gång per kapitel räknas ett missat mål i en runda som klarat.
fellowship-gift-sting = Sting
fellowship-gift-text-sting = En gång, före ett stick, byter Frodo ett kort mot det förlorade, eller med den som tog det.
fellowship-gift-glamdring = Glamdring
fellowship-gift-text-glamdring = En gång behöver Gandalf inte bekänna färg i första sticket.
fellowship-rider-black-breath = Den svarta andedräkten
fellowship-rider-text-black-breath = Dess bärare misslyckas genom att ta en 8:a.
fellowship-rider-morgul-knife = Morgulkniven
fellowship-rider-text-morgul-knife = Dess bärare misslyckas genom att spela ut Ringar.
fellowship-rider-wraith = Vålnaden
fellowship-rider-text-wraith = Dess bärare får varken börja ett byte eller vara med i något.
fellowship-rider-unseen = Den osedde
fellowship-rider-text-unseen = Hotkortet är dolt för de andra; dess bärare säger till när målet är nått.
fellowship-rider-terror = Skräcken
fellowship-rider-text-terror = Dess bärare misslyckas genom att spela ut Kullar.

## Goals, made from the facts of the characters

fellowship-goal-win-cards-of-suit-min = Ta minst { $number } kort i { $suits }.
fellowship-goal-win-tricks-min = Ta minst { $number } stick.
fellowship-goal-win-tricks-exact = Ta precis { $number } stick.
fellowship-goal-win-tricks-between = Ta { $number } eller { $most } stick.
fellowship-goal-win-fewest-tricks = Ta minst antal stick; andra får ha lika få.
fellowship-goal-win-threat-card = Ta kortet i { $suits } med hotkortets valör.
fellowship-goal-win-threat-cards-all = Ta korten i { $suits } med hotkortets valör.
fellowship-goal-win-cards-of-threat-rank-min = Ta minst { $number } kort med hotkortets valör.
fellowship-goal-play-suit-in-last-trick = Spela ett kort i { $suits } till sista sticket.
fellowship-goal-win-suit-of-kept-card = Ta minst { $number } kort i samma färg som ett kort som blir kvar på handen.
fellowship-goal-win-streak-exact = Ta precis { $number } stick i rad och inget annat.
fellowship-goal-win-only-tricks-with-suit = Ta minst { $number } stick, och bara stick som innehåller { $suits }.
fellowship-goal-win-one-of-last-tricks = Ta ett av de sista { $window } sticken.
fellowship-goal-tricks-differ-from-threat = Säg ”fler” eller ”färre”, och ta fler eller färre stick än hotkortet säger.
fellowship-goal-win-all-of-suit = Ta alla kort i { $suits }.
fellowship-goal-everyone-wins-suit = Alla måste ta minst { $number } kort i { $suits }.
fellowship-goal-win-most-of-suit = Ta fler kort i { $suits } än någon annan.
fellowship-goal-win-tricks-equal-threat = Ta precis så många stick som hotkortet säger.
fellowship-goal-win-last-trick = Ta sista sticket.
fellowship-goal-win-tricks-containing-suit-min = Ta minst { $number } stick som innehåller { $suits }.
fellowship-goal-win-tricks-not-extreme = Ta varken flest eller minst antal stick.
fellowship-goal-win-same-rank-min = Ta minst { $number } kort av samma valör.
fellowship-goal-win-zero-others-min = Ta inget stick, medan alla andra tar minst ett.
fellowship-goal-none = Inget mål.
fellowship-goal-forbidden = { $kind ->
    [suit] Ta inga { $cards }.
   *[card] Ta inte kortet { $cards }.
}
fellowship-goal-four-players = Med fyra spelare räcker { $number }.

## Set-up actions and abilities

fellowship-setup-lead-first-trick = Spelar ut till första sticket.
fellowship-setup-take-lost-cards = Tar det förlorade kortet.
fellowship-setup-exchange = Byter med { $who }.
fellowship-setup-exchange-twice = Byter två gånger med { $who }.
fellowship-setup-exchange-each = Byter ett kort med { $who }, alla samtidigt.
fellowship-setup-exchange-but = Byter med vem som helst utom { $who }.
fellowship-anybody = vem som helst
fellowship-everybody = alla
fellowship-or-list = { $first } eller { $last }
fellowship-and-list = { $first } och { $last }
fellowship-setup-draw-threat = { $number ->
    [one] Drar ett hotkort.
   *[other] Drar { $number } hotkort och behåller ett.
}
fellowship-setup-choose-threat = Letar i hotleken och tar ett kort.
fellowship-setup-declare = Säger fler eller färre stick.
fellowship-setup-give-one-card-to-each-other = Ger var och en av de andra ett kort och får inget tillbaka.
fellowship-setup-all-pass-right = Alla skickar samtidigt ett kort åt höger.
fellowship-setup-reveal-hand = Spelar med öppen hand.
fellowship-setup-tuck-card = Lägger undan ett kort med baksidan upp och får ta tillbaka det senare.
fellowship-setup-reserve-card-for-last-trick = Lägger undan ett öppet kort till sista sticket.
fellowship-setup-preplay-card-to-first-trick = Lägger kortet till första sticket i förväg.
fellowship-setup-exchange-with-lost-or-character = Byter ett kort mot det förlorade, eller byter med Gandalf.
fellowship-ability-choose-next-leader = Bestämmer efter varje vunnet stick vem som spelar ut nästa.
fellowship-ability-ignore-follow-suit = Behöver inte bekänna färg.
fellowship-ability-may-lead-rings = Får spela ut Ringar när som helst.
fellowship-ability-rings-count-for = Tagna Ringar räknas även för Frodo.
fellowship-ability-all-may-redraw-threat = Alla får en gång byta ut ett draget hotkort.

## Sheets

fellowship-row-suit = Färg
fellowship-row-rank = Valör
fellowship-row-goal = Mål
fellowship-row-setup = Förberedelse
fellowship-row-ability = Förmåga
fellowship-row-burdened = Tyngd
fellowship-row-effect = Verkan
fellowship-row-characters = Rollfigurer
fellowship-row-length = Längd
fellowship-row-events = Händelser
fellowship-row-gifts = Gåvor
fellowship-row-riders = Svarta ryttare
fellowship-row-bearer = Bärare
fellowship-row-certainty = Text
fellowship-row-disputed = Källor
fellowship-row-reconstructed = Anmärkning
fellowship-certainty = { $level ->
    [high] som tryckt
    [medium] troligen som tryckt
   *[low] härledd ur andra texter
}
fellowship-disputed = De skiljer sig åt; reglerna säger vilken som används.
fellowship-reconstructed = Delvis rekonstruerat; reglerna säger vilka delar.
fellowship-one-ring = Den som spelar det säger genast om det vinner sticket.
fellowship-length = { $length ->
    [short] kort kapitel
    [long] långt kapitel
   *[groups] två rundor
}

## Actions and chance

fellowship-action-play = Spela { $card }
fellowship-action-win = Spela Ringarnas 1:a och ta sticket
fellowship-action-choose = Välj { $character }
fellowship-action-give = Ge { $card }
fellowship-action-exchange = Byt med { $character }
fellowship-action-swap-lost = Byt { $card } mot det förlorade kortet
fellowship-action-accept = Ja
fellowship-action-decline = Nej
fellowship-action-keep = Behåll hot { $threat }
fellowship-action-redraw = Dra ett annat hotkort
fellowship-action-declare = Säg: { $direction }
fellowship-action-aim = Sikta på { $span } stick
fellowship-action-tuck = Lägg undan { $card } med baksidan upp
fellowship-action-recall = Ta tillbaka kortet
fellowship-action-reserve = Spara { $card } till sista sticket
fellowship-action-lay-ahead = Lägg { $card } i förväg till första sticket
fellowship-action-lay-ahead-to-win = Lägg Ringarnas 1:a i förväg och ta första sticket
fellowship-action-let-lead = Låt { $character } spela ut
fellowship-action-stop = Avsluta rundan: inget kan ändras längre
fellowship-action-face = Möt { $event }
fellowship-action-follow = Gå med { $group }
fellowship-action-lose = { $card } är förlorat
fellowship-action-deal = { $card } delas ut
fellowship-action-bury = { $card } läggs i kumlet
fellowship-action-unearth = { $card } tas ur kumlet
fellowship-action-refill = { $card } dras
fellowship-action-turn = { $card } vänds upp
fellowship-action-threaten = Hot { $threat } dras
fellowship-action-assign = { $character } delas ut
fellowship-action-pick = { $character } följer med
fellowship-action-burden = { $character } är tyngd
fellowship-action-bestow = Gåva: { $gift }
fellowship-action-send = Ryttare: { $rider }
fellowship-action-haunt = Ryttaren följer { $character }
fellowship-did-play = { $you ->
    [yes] Du spelar { $card }.
   *[no] { $who } spelar { $card }.
}
fellowship-did-win = { $you ->
    [yes] Du spelar Ringarnas 1:a för att ta sticket.
   *[no] { $who } spelar Ringarnas 1:a för att ta sticket.
}
fellowship-did-choose = { $you ->
    [yes] Du väljer { $character }.
   *[no] { $who } väljer { $character }.
}
fellowship-did-give = { $you ->
    [yes] Du ger { $card }.
   *[no] { $who } ger { $card }.
}
fellowship-did-exchange = { $you ->
    [yes] Du byter med { $character }.
   *[no] { $who } byter med { $character }.
}
fellowship-did-swap-lost = { $you ->
    [yes] Du byter { $card } mot det förlorade kortet.
   *[no] { $who } byter { $card } mot det förlorade kortet.
}
fellowship-did-accept = { $you ->
    [yes] Du säger ja.
   *[no] { $who } säger ja.
}
fellowship-did-decline = { $you ->
    [yes] Du säger nej.
   *[no] { $who } säger nej.
}
fellowship-did-keep = { $you ->
    [yes] Du behåller hot { $threat }.
   *[no] { $who } behåller hot { $threat }.
}
fellowship-did-redraw = { $you ->
    [yes] Du drar ett annat hotkort.
   *[no] { $who } drar ett annat hotkort.
}
fellowship-did-declare = { $you ->
    [yes] Du säger: { $direction }.
   *[no] { $who } säger: { $direction }.
}
fellowship-did-aim = { $you ->
    [yes] Du siktar på { $span } stick.
   *[no] { $who } siktar på { $span } stick.
}
fellowship-did-tuck = { $you ->
    [yes] Du lägger undan { $card } med baksidan upp.
   *[no] { $who } lägger undan { $card } med baksidan upp.
}
fellowship-did-recall = { $you ->
    [yes] Du tar tillbaka kortet.
   *[no] { $who } tar tillbaka kortet.
}
fellowship-did-reserve = { $you ->
    [yes] Du sparar { $card } till sista sticket.
   *[no] { $who } sparar { $card } till sista sticket.
}
fellowship-did-lay-ahead = { $you ->
    [yes] Du lägger { $card } i förväg till första sticket.
   *[no] { $who } lägger { $card } i förväg till första sticket.
}
fellowship-did-lay-ahead-to-win = { $you ->
    [yes] Du lägger Ringarnas 1:a i förväg för att ta första sticket.
   *[no] { $who } lägger Ringarnas 1:a i förväg för att ta första sticket.
}
fellowship-did-let-lead = { $you ->
    [yes] Du låter { $character } spela ut.
   *[no] { $who } låter { $character } spela ut.
}
fellowship-did-stop = { $you ->
    [yes] Du avslutar rundan.
   *[no] { $who } avslutar rundan.
}
fellowship-did-face = { $you ->
    [yes] Du väljer { $event }.
   *[no] { $who } väljer { $event }.
}
fellowship-did-follow = { $you ->
    [yes] Du går med { $group }.
   *[no] { $who } går med { $group }.
}

## Prompts: first what others must do, then what the reader must do

fellowship-task-choose-event = välja vilken del av Moria rundan går igenom
fellowship-task-choose-group = välja vilken grupp som börjar
fellowship-task-use-rider = bestämma om den svarta ryttaren rider den här rundan
fellowship-task-choose-character = välja en rollfigur
fellowship-task-take-lost-card = ta det förlorade kortet, eller låta det ligga
fellowship-task-choose-partner = välja vem bytet sker med
fellowship-task-choose-to-swap = byta nu, eller inte
fellowship-task-give = ge bort ett kort
fellowship-task-give-back = ge ett kort tillbaka
fellowship-task-promises = välja kortet som ska lämnas över
fellowship-task-pyramid-promise = välja vilket av pyramidens kort som lämnas över
fellowship-task-keep-threat = behålla ett hotkort
fellowship-task-redraw-threat = behålla eller byta hotkortet
fellowship-task-pick-threat = ta ett hotkort
fellowship-task-aim-sword = välja två tal
fellowship-task-declare-direction = säga fler eller färre
fellowship-task-tuck-card = lägga undan ett kort
fellowship-task-reserve-card = spara ett kort till sista sticket
fellowship-task-lay-ahead = lägga ett kort i förväg
fellowship-task-look-into-mirror = byta mot det förlorade kortet eller med Gandalf
fellowship-task-recall-card = ta tillbaka kortet eller låta det ligga
fellowship-task-draw-sting = använda Sting eller vänta
fellowship-task-lead-card = spela ut
fellowship-task-follow-card = spela ett kort
fellowship-task-name-leader = välja vem som spelar ut
fellowship-task-use-mithril = använda mithrilskjortan, eller inte
fellowship-ask-choose-event = Välj vilken del av Moria som gäller den här rundan.
fellowship-ask-choose-group = Välj vilken grupp som spelar den här rundan.
fellowship-ask-use-rider = Använda den svarta ryttaren den här rundan? Den måste rida i en av kapitlets rundor.
fellowship-ask-choose-character = { $holder ->
    [hand-1] Välj en rollfigur för { fellowship-holder }
    [hand-2] Välj en rollfigur för { fellowship-holder }
    [hand-3] Välj en rollfigur för { fellowship-holder }
    [hand-4] Välj en rollfigur för { fellowship-holder }
    [pyramid] Välj en rollfigur för { fellowship-holder }
   *[other] Välj din rollfigur
}; alla med stjärna måste tas.
fellowship-ask-take-lost-card = Ta det förlorade kortet eller låt det ligga.
fellowship-ask-choose-partner = Välj vem du byter ett kort med.
fellowship-ask-choose-to-swap = Göra rundans enda byte nu?
fellowship-ask-give = Ge { $taker } ett kort med baksidan upp.
fellowship-ask-give-back = Ge { $taker } ett kort tillbaka; det får vara det du fick.
fellowship-ask-promises = Välj kortet du lämnar över. Alla kort byter ägare samtidigt.
fellowship-ask-pyramid-promise = Välj vilket kort ur pyramidens nedersta rad som lämnas över.
fellowship-ask-keep-threat = Behåll ett av de två hotkorten.
fellowship-ask-redraw-threat = Behåll hotkortet, eller dra ett nytt som du måste behålla.
fellowship-ask-pick-threat = Välj ditt hotkort: du måste ta precis så många stick.
fellowship-ask-aim-sword = Välj två tal: du måste ta så många stick som ett av dem.
fellowship-ask-declare-direction = Säg: tar du fler eller färre stick än ditt hotkort?
fellowship-ask-tuck-card = Lägg undan ett kort med baksidan upp; du får ta tillbaka det senare.
fellowship-ask-reserve-card = Spara ett öppet kort till sista sticket.
fellowship-ask-lay-ahead = Lägg ditt kort till första sticket i förväg.
fellowship-ask-look-into-mirror = Byt ett kort mot det förlorade, eller byt med Gandalf.
fellowship-ask-recall-card = Ta tillbaka ditt kort eller låt det ligga.
fellowship-ask-draw-sting = Använd Sting nu, eller vänta.
fellowship-ask-lead-card = Spela ut ett kort för { $hand }.
fellowship-ask-follow-card = Spela ett kort för { $hand }; bekänn färg om du kan.
fellowship-ask-name-leader = Välj vem som spelar ut till nästa stick.
fellowship-ask-use-mithril = Använda mithrilskjortan för att rädda rundan?

## Log

fellowship-event-round-begins = Runda { $number } börjar.
fellowship-event-event-faced = Sällskapet möter { $event }.
fellowship-event-lost-turned = Förlorat kort: { $card }.
fellowship-event-ring-dealt = { $you ->
    [yes] Du får Ringarnas 1:a.
   *[no] Ringarnas 1:a går { fellowship-holder-to }.
}
fellowship-event-character-taken = { $you ->
    [yes] Du är { $character }.
   *[no] { $character } går { fellowship-holder-to }.
}
fellowship-event-rider-taken = { $rider } följer { $character }.
fellowship-event-gift-helped = { $character } använder { $gift }.
fellowship-event-lost-taken = { $character } tar det förlorade kortet: { $card }.
fellowship-event-lost-left = { $character } lämnar { $card } som förlorat kort.
fellowship-event-barrow-taken = { $character } tar { $number } kummelkort.
fellowship-event-threat-drawn = { $character } har hotkort { $number }.
fellowship-event-threat-hidden = { $character } har ett hotkort som bara dess spelare ser.
fellowship-event-threat-seen = Ditt hotkort: { $number }.
fellowship-event-threat-seen-of = { $who } har hotkort { $number }.
fellowship-event-threat-rejected = Hot { $number } skulle begära det förlorade kortet av { $character } och byts ut.
fellowship-event-card-given = { $character } ger { $character2 } ett kort.
fellowship-event-card-shown = { $character } ger { $character2 } { $card } öppet.
fellowship-event-card-received = { $character } gav dig { $card }.
fellowship-event-card-received-of = { $character } gav { $who } { $card }.
fellowship-event-hand-shown = { $character } spelar med öppen hand.
fellowship-event-card-tucked = { $character } lägger undan ett kort.
fellowship-event-card-recalled = { $character } tar tillbaka kortet.
fellowship-event-longest-suit = Den längsta färgen hos { $character } är { $suit }.
fellowship-event-event-card = Uppvänt: { $card }.
fellowship-event-suit-named = { $character } spelar ett dolt kort i { $suit }.
fellowship-event-card-unveiled = { $character } spelade { $card }.
fellowship-event-trick-won = { $character } tar stick { $number }.
fellowship-event-trick-lost = Ingen tar stick { $number }.
fellowship-event-rings-free = Från och med nu får Ringar spelas ut.
fellowship-event-goal-announced = { $character } säger att målet är nått.
fellowship-event-goal-reached = { $character } har nått målet.
fellowship-event-goal-failed = { $character } har misslyckats.
fellowship-event-balrog-wins = Balrogen vinner: { $number } mot { $number2 }.
fellowship-event-card-turned = Vänds upp i pyramiden: { $card }.
fellowship-event-card-refilled = { $character } får { $card }.
fellowship-event-round-won = Runda { $number } är vunnen.

## Endings and settings

fellowship-outcome-completed = Kapitlet är vunnet.
fellowship-outcome-failed = Ett mål missades: rundan är förlorad.
fellowship-outcome-balrog = Balrogen var starkare: rundan är förlorad.
fellowship-option-chapter = Kapitel
fellowship-option-chapter-1 = 1: En efterlängtad fest
fellowship-option-chapter-2 = 2: Ett kort dröjsmål i Fylke
fellowship-option-chapter-3 = 3: Ringen ger sig av
fellowship-option-chapter-4 = 4: En sammansvärjning i Krickhålan
fellowship-option-chapter-5 = 5: Gamla skogen
fellowship-option-chapter-6 = 6: Dimma över Kummelåsarna
fellowship-option-chapter-7 = 7: På värdshuset Stegrande ponnyn
fellowship-option-chapter-8 = 8: En dolk i mörkret
fellowship-option-chapter-9 = 9: Flykten till Vadet
fellowship-option-chapter-10 = 10: Återhämtning i Vattnadal
fellowship-option-chapter-11 = 11: Elronds råd
fellowship-option-chapter-12 = 12: Kvarhållen i Isengård
fellowship-option-chapter-13 = 13: Ringen går söderut
fellowship-option-chapter-14 = 14: Morias gruvor
fellowship-option-chapter-15 = 15: Lothlóriens löv
fellowship-option-chapter-16 = 16: Galadriels spegel
fellowship-option-chapter-17 = 17: Den stora floden
fellowship-option-chapter-18 = 18: Brödraskapets upplösning
fellowship-option-chapter-endless = { fellowship-chapter-endless }
fellowship-option-glorfindel-exchange = Glorfindels förberedelse
fellowship-option-glorfindel-exchange-each-other-simultaneously = han byter ett kort med alla samtidigt
fellowship-option-glorfindel-exchange-none = han tar bara det förlorade kortet
fellowship-option-aragorn-exchange = Vem Aragorn byter med
fellowship-option-aragorn-exchange-gimli-or-legolas = Gimli eller Legolas
fellowship-option-aragorn-exchange-any = vem som helst
fellowship-option-shadowfax-return = När Skuggfaxe tar tillbaka kortet
fellowship-option-shadowfax-return-any-time = när som helst på sin tur
fellowship-option-shadowfax-return-between-tricks = bara mellan stick
fellowship-option-chapter18-rivers = Floder i kapitel 18
fellowship-option-chapter18-rivers-ordinary-suit = en vanlig färg
fellowship-option-chapter18-rivers-none = inte i leken
fellowship-option-progress = Vad som redan är klart i kapitlet

## Refusals

reason-cannot-both-win = Målet för { $character } går inte ihop med målet för en redan vald rollfigur.
reason-cannot-lead = Bara en rollfigur med kort kvar kan spela ut.
reason-card-is-wanted = Ett hotkort kräver att någon tar { $card }.
reason-card-not-free = { $card } kan inte lämnas över.
reason-card-not-in-hand = { $card } finns inte på den här handen.
reason-character-not-here = { $character } är inte med i den här rundan.
reason-character-taken = { $character } är redan vald.
reason-event-not-open = Den delen av Moria kan inte väljas nu.
reason-frodo-follows-ring = Frodo går till den som fått Ringarnas 1:a.
reason-frodo-keeps-ring = Frodo ger aldrig bort Ringarnas 1:a.
reason-group-not-open = Den gruppen är redan klar.
reason-keep-or-redraw = Behåll hotkortet eller dra ett nytt.
reason-must-aim = Välj två tal först.
reason-must-answer = Svara ja eller nej först.
reason-must-choose-character = Välj en rollfigur först.
reason-must-declare = Säg fler eller färre först.
reason-must-follow = { $suit } spelades ut, och den här handen måste bekänna.
reason-must-give-card = Ge ett kort först.
reason-must-lay-card-aside = Lägg undan ett kort först.
reason-must-play-card = Spela ett kort först.
reason-not-a-partner = Du kan inte byta med den rollfiguren.
reason-not-decided-yet = Rundan är inte avgjord än.
reason-not-for-pyramid = { $character } kan inte vara pyramiden.
reason-rider-must-ride = Den svarta ryttaren måste rida den här rundan.
reason-rings-not-free = Du får inte spela ut Ringar förrän någon har spelats.
reason-starred-first = Rollfigurerna med stjärna måste väljas först.
reason-threat-not-drawn = Det hotkortet drogs inte.
reason-threat-not-in-deck = Det hotkortet finns inte i leken.
reason-card-misplaced = Det här kortet finns på två ställen, eller ingenstans: { $card }
reason-pyramid-misplaced = Pyramiden innehåller inte handens kort.
reason-tricks-do-not-add-up = Sticken går inte ihop.
reason-characters-missing = hands: varje hand måste ha en rollfigur vid det här laget.
reason-promise-impossible = promises: ett utlovat kort finns i givarens hand, går till någon annan och är inte överlämnat än.
reason-progress-is-kept = Gruppens framsteg sparas i dess kampanj.

fellowship-help-table = Varje hand visar sitt mål, hur långt det är och vad som krävs, korten du känner till, kort i tagna stick och färger som saknas. ◀ visar kortet som tar sticket.
fellowship-table-won = Tagna
