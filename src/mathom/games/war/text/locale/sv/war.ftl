### Ringens krig: namn, korttexter, uppmaningar, logg, slut.

## Sentences: seats, actions, events, prompts, endings, options

war-name = Ringens krig
war-progress = omgång { $number }
war-sample-title = Minas Tirith faller
war-seat = { $seat ->
    [free-peoples] De fria folken
    [shadow] Skuggan
    [saruman] Saruman
   *[other] Rohan
}
war-seat-inside = { $seat ->
    [free-peoples] de fria folken
    [shadow] Skuggan
    [saruman] Saruman
   *[other] Rohan
}
war-action-use = Använd en tärning: { $die }
war-action-ring = Alvring: ändra en tärning med { $die }
war-action-into = … till { $die }
war-action-pass = Passa
war-action-skip = Lägg bort tärningen oanvänd
war-action-move-fellowship = Flytta brödraskapet
war-action-hide = Göm brödraskapet
war-action-separate = Skilj följeslagare från brödraskapet
war-action-move-companions = Flytta följeslagare
war-action-move-minions = Flytta Nazgûl och tjänare
war-action-march = Flytta härar
war-action-attack = Anfall
war-action-muster = Rekrytera
war-action-sway = För { $nation } närmare krig
war-action-bring = Sätt { $character } i spel
war-action-voice-recruit = Sarumans röst: rekrytera i varje bosättning i Isengård
war-action-voice-upgrade = Sarumans röst: två reguljära enheter i Orthanc blir elitenheter
war-action-draw = Dra från { $deck }
war-action-play = Spela { $card }
war-action-banish = Tvinga bort { $card }
war-action-from = { FROM($place) }
war-action-to = { TO($place) }
war-action-against = Mot { $place }
war-action-recruit-in = Rekrytera { IN($place) }
war-action-retreat = Retirera { TO($place) }
war-action-take = Ta med: { $figure }
war-action-recruit = Rekrytera: { $figure }
war-action-lose = Förlora: { $figure }
war-action-reduce = Reducera: { $figure }
war-action-disband = Ta bort: { $figure }
war-action-slay = Slå ut: { $figure }
war-action-upgrade = En reguljär enhet blir elitenhet { IN($place) }
war-action-all = Alla
war-action-done = Klar
war-action-combat = Använd som stridskort: { $card }
war-action-fight = Strid i fält
war-action-withdraw = Dra er in i fästet
war-action-continue = Fortsätt anfallet
war-action-cease = Avbryt anfallet
war-action-stand = Stå kvar
war-action-name = Nämn { $character }
war-action-declare = Tillkännage brödraskapet
war-action-enter-mordor = Gå in i Mordor
war-action-guide = { $character } är vägvisare
war-action-allot = { war-dice-counted } till jakten
war-action-invoke = Använd från bordet: { $card }
war-action-lose-guide = Vägvisaren blir förlusten
war-action-lose-random = En slumpad förlust
war-action-release = Vägvisaren skiljer sig: en skada mindre
war-action-reveal = Röj brödraskapet: en skada mindre
war-action-use-ring = Ta det som fördärv
war-action-reroll = { $number ->
    [one] Slå om en misslyckad tärning
   *[other] Slå om { $number } misslyckade tärningar
}
war-action-discard = Kasta { $card }
war-action-offer = Erbjud { $card } i byte
war-action-choose = { $nation }
war-action-amount = { $number }
war-action-from-hand = Ett slumpat kort från handen
war-action-hunt = Slå för jakten
war-action-accept = Godta
war-action-decline = Avstå
war-action-free-roll = De fria folken slår { $free-face }
war-action-shadow-roll = Skuggan slår { $shadow-face }
war-action-roll = En tärning visar { $pips }
war-action-drawn = Draget: { $card }
war-action-tile = Jaktbricka: { $tile }
war-action-random = Slumpen: { $character }
war-action-random-card = Slumpen: { $card }
war-did-use = { $you ->
    [yes] Du använder en tärning: { $die }.
   *[no] { $who } använder en tärning: { $die }.
}
war-did-ring = { $you ->
    [yes] Du använder en alvring på en tärning: { $die }.
   *[no] { $who } använder en alvring på en tärning: { $die }.
}
war-did-into = { $you ->
    [yes] Du ändrar tärningen till { $die }.
   *[no] { $who } ändrar tärningen till { $die }.
}
war-did-pass = { $you ->
    [yes] Du passar.
   *[no] { $who } passar.
}
war-did-skip = { $you ->
    [yes] Du lägger bort tärningen oanvänd.
   *[no] { $who } lägger bort tärningen oanvänd.
}
war-did-move-fellowship = { $you ->
    [yes] Du flyttar brödraskapet.
   *[no] { $who } flyttar brödraskapet.
}
war-did-hide = { $you ->
    [yes] Du gömmer brödraskapet.
   *[no] { $who } gömmer brödraskapet.
}
war-did-separate = { $you ->
    [yes] Du skiljer följeslagare från brödraskapet.
   *[no] { $who } skiljer följeslagare från brödraskapet.
}
war-did-move-companions = { $you ->
    [yes] Du flyttar följeslagare.
   *[no] { $who } flyttar följeslagare.
}
war-did-move-minions = { $you ->
    [yes] Du flyttar Nazgûl och tjänare.
   *[no] { $who } flyttar Nazgûl och tjänare.
}
war-did-march = { $you ->
    [yes] Du flyttar härar.
   *[no] { $who } flyttar härar.
}
war-did-attack = { $you ->
    [yes] Du anfaller.
   *[no] { $who } anfaller.
}
war-did-muster = { $you ->
    [yes] Du rekryterar.
   *[no] { $who } rekryterar.
}
war-did-sway = { $you ->
    [yes] Du för { $nation } närmare krig.
   *[no] { $who } för { $nation } närmare krig.
}
war-did-bring = { $you ->
    [yes] Du sätter { $character } i spel.
   *[no] { $who } sätter { $character } i spel.
}
war-did-voice-recruit = { $you ->
    [yes] Du rekryterar i varje bosättning i Isengård med Sarumans röst.
   *[no] { $who } rekryterar i varje bosättning i Isengård med Sarumans röst.
}
war-did-voice-upgrade = { $you ->
    [yes] Du gör två reguljära enheter i Orthanc till elitenheter med Sarumans röst.
   *[no] { $who } gör två reguljära enheter i Orthanc till elitenheter med Sarumans röst.
}
war-did-draw = { $you ->
    [yes] Du drar ur { $deck }.
   *[no] { $who } drar ur { $deck }.
}
war-did-play = { $you ->
    [yes] Du spelar ”{ $card }”.
   *[no] { $who } spelar ”{ $card }”.
}
war-did-banish = { $you ->
    [yes] Du tvingar bort ”{ $card }”.
   *[no] { $who } tvingar bort ”{ $card }”.
}
war-did-from = { $you ->
    [yes] Du väljer { THE($place) }.
   *[no] { $who } väljer { THE($place) }.
}
war-did-to = { $you ->
    [yes] Du går { TO($place) }.
   *[no] { $who } går { TO($place) }.
}
war-did-against = { $you ->
    [yes] Du går mot { THE($place) }.
   *[no] { $who } går mot { THE($place) }.
}
war-did-recruit-in = { $you ->
    [yes] Du rekryterar { IN($place) }.
   *[no] { $who } rekryterar { IN($place) }.
}
war-did-retreat = { $you ->
    [yes] Du retirerar { TO($place) }.
   *[no] { $who } retirerar { TO($place) }.
}
war-did-take = { $you ->
    [yes] Du tar med: { $figure }.
   *[no] { $who } tar med: { $figure }.
}
war-did-recruit = { $you ->
    [yes] Du rekryterar: { $figure }.
   *[no] { $who } rekryterar: { $figure }.
}
war-did-lose = { $you ->
    [yes] Du förlorar: { $figure }.
   *[no] { $who } förlorar: { $figure }.
}
war-did-reduce = { $you ->
    [yes] Du reducerar: { $figure }.
   *[no] { $who } reducerar: { $figure }.
}
war-did-disband = { $you ->
    [yes] Du tar bort: { $figure }.
   *[no] { $who } tar bort: { $figure }.
}
war-did-slay = { $you ->
    [yes] Du slår ut: { $figure }.
   *[no] { $who } slår ut: { $figure }.
}
war-did-upgrade = { $you ->
    [yes] Du gör en reguljär enhet till elitenhet { IN($place) }.
   *[no] { $who } gör en reguljär enhet till elitenhet { IN($place) }.
}
war-did-all = { $you ->
    [yes] Du tar alla.
   *[no] { $who } tar alla.
}
war-did-done = { $you ->
    [yes] Du är klar.
   *[no] { $who } är klar.
}
war-did-combat = { $you ->
    [yes] Du använder ”{ $card }” som stridskort.
   *[no] { $who } använder ”{ $card }” som stridskort.
}
war-did-fight = { $you ->
    [yes] Du strider i fält.
   *[no] { $who } strider i fält.
}
war-did-withdraw = { $you ->
    [yes] Du drar dig in i fästet.
   *[no] { $who } drar sig in i fästet.
}
war-did-continue = { $you ->
    [yes] Du fortsätter anfallet.
   *[no] { $who } fortsätter anfallet.
}
war-did-cease = { $you ->
    [yes] Du avbryter anfallet.
   *[no] { $who } avbryter anfallet.
}
war-did-stand = { $you ->
    [yes] Du står kvar.
   *[no] { $who } står kvar.
}
war-did-name = { $you ->
    [yes] Du nämner { $character }.
   *[no] { $who } nämner { $character }.
}
war-did-declare = { $you ->
    [yes] Du tillkännager brödraskapet.
   *[no] { $who } tillkännager brödraskapet.
}
war-did-enter-mordor = { $you ->
    [yes] Du går in i Mordor.
   *[no] { $who } går in i Mordor.
}
war-did-guide = { $you ->
    [yes] Du gör { $character } till vägvisare.
   *[no] { $who } gör { $character } till vägvisare.
}
war-did-allot = { $you ->
    [yes] Du lägger { war-dice-counted } i jaktrutan.
   *[no] { $who } lägger { war-dice-counted } i jaktrutan.
}
war-did-invoke = { $you ->
    [yes] Du använder ”{ $card }” från bordet.
   *[no] { $who } använder ”{ $card }” från bordet.
}
war-did-lose-guide = { $you ->
    [yes] Du låter vägvisaren bli förlusten.
   *[no] { $who } låter vägvisaren bli förlusten.
}
war-did-lose-random = { $you ->
    [yes] Du tar en slumpad förlust.
   *[no] { $who } tar en slumpad förlust.
}
war-did-release = { $you ->
    [yes] Du skiljer vägvisaren: en skada mindre.
   *[no] { $who } skiljer vägvisaren: en skada mindre.
}
war-did-reveal = { $you ->
    [yes] Du röjer brödraskapet: en skada mindre.
   *[no] { $who } röjer brödraskapet: en skada mindre.
}
war-did-use-ring = { $you ->
    [yes] Du tar det som fördärv.
   *[no] { $who } tar det som fördärv.
}
war-did-reroll = { $you ->
    [yes] Du slår om { war-dice-counted }.
   *[no] { $who } slår om { war-dice-counted }.
}
war-did-discard = { $you ->
    [yes] Du kastar ”{ $card }”.
   *[no] { $who } kastar ”{ $card }”.
}
war-did-offer = { $you ->
    [yes] Du erbjuder ”{ $card }” i byte.
   *[no] { $who } erbjuder ”{ $card }” i byte.
}
war-did-choose = { $you ->
    [yes] Du väljer { $nation }.
   *[no] { $who } väljer { $nation }.
}
war-did-amount = { $you ->
    [yes] Du väljer { $number }.
   *[no] { $who } väljer { $number }.
}
war-did-from-hand = { $you ->
    [yes] Du tar ett slumpat kort från handen.
   *[no] { $who } tar ett slumpat kort från handen.
}
war-did-hunt = { $you ->
    [yes] Du slår för jakten.
   *[no] { $who } slår för jakten.
}
war-did-accept = { $you ->
    [yes] Du godtar.
   *[no] { $who } godtar.
}
war-did-decline = { $you ->
    [yes] Du avstår.
   *[no] { $who } avstår.
}
war-dice-counted = { $number ->
    [one] { $number } tärning
   *[other] { $number } tärningar
}
war-hits-counted = { $number2 ->
    [one] { $number2 } träff
   *[other] { $number2 } träffar
}
war-successes-counted = { $number2 ->
    [one] { $number2 } lyckad
   *[other] { $number2 } lyckade
}
war-regions-left = { $left ->
    [one] ett område till
   *[other] { $left } områden till
}
war-hits-to-take = { $hits ->
    [one] { $hits } träff
   *[other] { $hits } träffar
}
war-event-turn-begins = Omgång { $number } börjar.
war-event-drew = { $you ->
    [yes] Du drar ett kort ur { $deck }.
   *[no] { war-side } drar ett kort ur { $deck }.
}
war-event-drew-card = Du drar ”{ $card }”.
war-event-drew-card-of = { $who } drar ”{ $card }”.
war-event-discarded = { $you ->
    [yes] Du kastar ett kort ur { $deck }, med baksidan upp.
   *[no] { war-side } kastar ett kort ur { $deck }, med baksidan upp.
}
war-event-discarded-card = Du kastar ”{ $card }”.
war-event-discarded-card-of = { $who } kastar ”{ $card }”.
war-event-card-played = { $you ->
    [yes] Du spelar ”{ $card }”.
   *[no] { war-side } spelar ”{ $card }”.
}
war-event-card-left = ”{ $card }” lämnar bordet.
war-event-card-chosen = { $you ->
    [yes] Du väljer ett stridskort ur { $deck }, med baksidan upp.
   *[no] { war-side } väljer ett stridskort ur { $deck }, med baksidan upp.
}
war-event-no-card-chosen = { $you ->
    [yes] Du använder inget stridskort.
   *[no] { war-side } använder inget stridskort.
}
war-event-card-shown = { $you ->
    [yes] Ditt stridskort
   *[no] Stridskort från { war-side }
}: ”{ $card }”.
war-event-card-cancelled = ”{ $card }” upphävs.
war-event-die-rolled = { $you ->
    [yes] Du slår { $number } { $die }.
   *[no] { war-side } slår { $number } { $die }.
}
war-event-ring-used = { $you ->
    [yes] Du använder en alvring: { $die } blir { $die2 }.
   *[no] { war-side } använder en alvring: { $die } blir { $die2 }.
}
war-event-activated = { $nation }: nu aktiv.
war-event-advanced = { $nation }: ett steg mot krig, { $number } kvar.
war-event-at-war = { $nation }: i krig.
war-event-swayed-back = { $nation }: ett steg bort från krig.
war-event-recruited = Rekryterad { IN($place) }: { $figure }.
war-event-entered-play = { $character } kommer i spel { IN($place) }.
war-event-marched = { $you ->
    [yes] Du flyttar en här { FROM($place) } { TO($place2) }.
   *[no] { war-side } flyttar en här { FROM($place) } { TO($place2) }.
}
war-event-character-moved = { $figure } går { TO($place) }.
war-event-captured = { $you ->
    [yes] Du tar { THE($place) }.
   *[no] { war-side } tar { THE($place) }.
}
war-event-siege-begins = Belägringen av { THE($place) } börjar.
war-event-siege-ends = Belägringen av { THE($place) } är över.
war-event-disbanded = Borttagen { FROM($place) }: { $figure }.
war-event-battle-begins = { $you ->
    [yes] Du anfaller { THE($place2) } { FROM($place) }.
   *[no] { war-side } anfaller { THE($place2) } { FROM($place) }.
}
war-event-round-begins = Stridsrunda { $number }.
war-event-combat-roll = { $you ->
    [yes] Ditt stridsslag
   *[no] Stridsslag { war-side-of }
}: { war-dice-counted }, { war-hits-counted }.
war-event-leader-roll = { $you ->
    [yes] Ditt ledaromslag
   *[no] Ledaromslag { war-side-of }
}: { war-dice-counted }, { war-hits-counted }.
war-event-special-roll = { $card }: { war-dice-counted }, { war-hits-counted }.
war-event-unit-lost = Förlorad { IN($place) }: { $figure }.
war-event-unit-reduced = Reducerad { IN($place) }: { $figure }.
war-event-character-lost = { $character } är ute ur spelet.
war-event-retreated = { $you ->
    [yes] Du retirerar { TO($place) }.
   *[no] { war-side } retirerar { TO($place) }.
}
war-event-withdrew = Försvararna drar sig in i { THE($place) }.
war-event-ceased = { $you ->
    [yes] Du avbryter anfallet.
   *[no] { war-side } avbryter anfallet.
}
war-event-declared = Brödraskapet tillkännages { IN($place) }.
war-event-revealed = Brödraskapet röjs { IN($place) }.
war-event-hidden = Brödraskapet gömmer sig.
war-event-fellowship-moved = Brödraskapet rör sig: steg { $number }.
war-event-mordor-entered = Ringbärarna går in i Mordor.
war-event-mordor-step = Mordorspåret: steg { $number }.
war-event-mordor-stopped = Brödraskapet hejdas i Mordor.
war-event-separated = { $character } lämnar brödraskapet och går { TO($place) }.
war-event-new-guide = { $character } är vägvisare.
war-event-gollum-guides = Gollum är vägvisare.
war-event-hunt-roll = Jaktslag: { war-dice-counted }, { war-successes-counted }.
war-event-hunt-reroll = Omslag i jakten: { war-dice-counted }, { war-successes-counted }.
war-event-tile-drawn = Jaktbricka: { $tile }.
war-event-tile-void = Brickan har ingen verkan: { $tile }.
war-event-tile-added = Specialbricka i spel: { $tile }.
war-event-hunt-damage = Jaktskada: { $number }.
war-event-corruption = Fördärv +{ $number }: nu { $number2 }.
war-event-healed = Fördärv −{ $number }: nu { $number2 }.
war-event-exchanged = Spelarna { war-side-of } byter två kort.
war-event-armies-joined = Spelarna { war-side-of } förenar sina härar { IN($place) }.
war-outcome-wins = { war-side } vinner
war-outcome-corruption = Ringbärarna är fördärvade: { war-outcome-wins }.
war-outcome-ring-destroyed = Ringen är förstörd: { war-outcome-wins }.
war-outcome-shadow-conquest = Skuggan erövrar Midgård: { war-outcome-wins }.
war-outcome-free-conquest = Sauron drivs bort från Midgård: { war-outcome-wins }.
war-option-forced-discard = Vad Skuggan kastar för att få bort ”En alltför stor makt” eller ”Tom Bombadils makt”
war-option-forced-discard-army-icon = ett kort med härtecken och ett personkort
war-option-forced-discard-strategy-deck = ett valfritt strategikort och ett personkort
war-option-staff-in-mordor = ”Trollkarlens stav” på Mordorspåret
war-option-staff-in-mordor-advance = brödraskapet går ändå framåt
war-option-staff-in-mordor-stay = brödraskapet blir där det är
war-option-nazgul-after-flight = Nazgûl som har flugit med ”Ringvålnaderna är ute” eller ”Den svarte kaptenen befaller”
war-option-nazgul-after-flight-stay = blir kvar när deras här flyttar
war-option-nazgul-after-flight-march = flyttar med sin här
war-task-offer-card = erbjuda ett kort i byte, eller avstå
war-task-allot-dice = välja hur många tärningar som läggs i jaktrutan
war-task-take-action = välja en tärning för en handling
war-task-change-die = välja vad alvringen ändrar tärningen till
war-task-use-die = välja vad tärningen används till ({ $face })
war-task-pay-card = kasta ett kort som pris ({ $icon })
war-task-discard-excess = kasta ett kort, eftersom handen är över gränsen
war-task-choose-deck = välja en lek att dra från
war-task-may-declare = tillkännage var brödraskapet är, eller inte
war-task-may-enter-mordor = gå in i Mordor, eller vänta
war-task-choose-guide = välja vägvisaren
war-task-journey = visa Ringbärarnas väg
war-task-separate-group = välja följeslagare som lämnar brödraskapet
war-task-separate-to = välja vart de går
war-task-call-flocks = använda ”{ war-card-flocks-of-crebain }” i denna jakt, eller inte
war-task-hunt-again = slå om misslyckade jakttärningar, eller inte
war-task-raise-staff = stoppa brickan med ”{ war-card-wizards-staff }”, eller inte
war-task-wear-mithril = dra en annan bricka med ”{ war-card-mithril-coat-and-sting }”, eller inte
war-task-invoke-card = minska skadan med ett kort på bordet, eller inte
war-task-guide-acts = minska skadan med vägvisaren, eller inte
war-task-take-casualty = förlora en följeslagare för skadan, eller använda Ringen
war-task-worn-down = låta de fria folken förlora ett personkort, eller inte
war-task-balrog-wakes = väcka balrogen på vägen genom Moria, eller inte
war-task-break-apart = välja en följeslagare som måste lämna brödraskapet
war-task-accept-lure = förlora { $who }, eller ta hans nivå som fördärv
war-task-march-from = välja hären som flyttas
war-task-pick-marchers = välja figurerna som flyttas { FROM($place) }
war-task-march-to = välja vart hären { FROM($place) } flyttas
war-task-companions-from = välja var en grupp följeslagare ger sig av
war-task-pick-companions = välja följeslagarna som går tillsammans
war-task-companions-to = välja vart följeslagarna { FROM($place) } går
war-task-move-minions = välja nästa Nazgûl eller tjänare att flytta
war-task-minion-to = välja vart den går: { $figure }
war-task-muster-figure = välja vad som rekryteras
war-task-muster-place = välja var det rekryteras: { $kind }
war-task-voice-calls = välja var Sarumans röst rekryterar: de reguljära enheterna räcker inte till varje bosättning
war-task-enter-play = välja var { $who } kommer in i spelet
war-task-take-hits = välja förluster för { war-hits-to-take } { IN($place) }
war-task-trim = ta bort enheter över gränsen { IN($place) }
war-task-join-armies = förena de två härarna { IN($place) }, eller hålla dem isär
war-task-attack-from = välja hären som anfaller
war-task-pick-attackers = välja figurerna som anfaller { FROM($place) }
war-task-attack-at = välja vem hären { IN($place) } anfaller
war-task-white-rider = låta Gandalf den vite upphäva Nazgûls ledarskap, eller inte
war-task-field-or-siege = strida i fält, eller dra sig in i fästet
war-task-combat-card = välja ett stridskort, eller inget
war-task-sorcerer = dra ett kort med Häxkungens trolldom, eller inte
war-task-cease-or-continue = fortsätta anfallet, eller avbryta
war-task-cease-or-extend = avbryta belägringsstriden, eller betala för en runda till
war-task-retreat-or-stand = retirera, eller stanna en runda till
war-task-scouts-retreat = välja vart hären smiter undan
war-task-advance = välja vilka som rycker in i området
war-task-forfeit-nazgul = välja hur mycket Nazgûl-ledarskap som ges upp
war-task-mighty-companion = välja följeslagaren som ger upp sitt ledarskap
war-task-die-heroically = välja vem som dör för att upphäva träffar, eller ingen
war-task-slay-servant = välja den Nazgûl eller tjänare som faller
war-task-slay-hero = välja ledaren eller följeslagaren som faller, eller ingen
war-task-name-companion = välja följeslagaren som tystas
war-task-own-losses = välja hur många träffar de egna enheterna tar
war-task-recruit-where = välja var kortet rekryterar
war-task-recruit-either = välja en reguljär enhet eller en elitenhet { TO($place) }
war-task-advise-nation = välja nationen som lyssnar på Elrond
war-task-trouble-nation = välja nationen som vänder sig bort
war-task-open-eye = vända en tärning till Ögat, eller sluta
war-task-play-extra = genast spela ett personkort till, eller inte
war-task-wanderer-draws = dra ett kort med Gandalf som vägvisare, eller inte
war-task-hide-or-move = gömma eller flytta brödraskapet, eller ingetdera
war-task-separate-or-move = välja vilka som bärs: från brödraskapet, eller på kartan
war-task-strike-choice = ta bort ett kort från bordet, slå för jakten, eller ingetdera
war-task-drive-away = välja vart vädret driver Ringbärarna
war-task-choose-deed = flytta härar, anfalla, eller ingetdera
war-task-choose-victim = välja hären som träffas
war-task-eagles-swoop = välja hären vars Nazgûl örnarna anfaller
war-task-nazgul-flee = välja vart Nazgûl flyr
war-task-spells-from = välja hären vars Nazgûl uttalar besvärjelserna
war-task-spells-at = välja hären som besvärjelserna drabbar
war-task-who-follows = välja vilka som följer Vidstige på De dödas stigar
war-task-dead-men-to = välja var de döda kommer fram
war-task-flee-the-dead = välja vart hären flyr från de döda
war-task-oath-fulfilled = välja hur många av Gondors reguljära enheter som reser sig
war-task-join-grey-company = välja den reguljära enhet som blir elitenhet
war-task-lose-leader = välja ledaren som går förlorad
war-task-trolls-where = välja var en reguljär enhet blir elitenhet
war-task-join-dunlendings = välja varifrån en enhet ansluter, eller sluta
war-task-send-dunlending = välja enheten som ansluter
war-task-captain-calls = rekrytera Nazgûl, flytta dem, eller ingetdera
war-task-stormcrow-loss = välja var { $nation } förlorar en figur
war-task-stormcrow-figure = välja figuren som förloras { IN($place) }
war-task-convey-from = välja hären som förs
war-task-pick-conveyed = välja figurerna som förs { FROM($place) }
war-task-convey-to = välja vart hären förs
war-ask-offer-card = Erbjud din medspelare ett kort med baksidan upp, eller avstå: korten byts bara om båda vill.
war-ask-allot-dice = Välj hur många tärningar som läggs i jaktrutan: högst en för varje följeslagare i brödraskapet. De slås inte.
war-ask-take-action = Välj en tärning för en handling, eller ändra en med en alvring först.
war-ask-change-die = Välj vad alvringen ändrar tärningen till: { $face }.
war-ask-use-die = Välj vad tärningen används till: { $face }.
war-ask-pay-card = Kasta ett kort som pris: { $icon }.
war-ask-discard-excess = Kasta ett kort med baksidan upp: handen är över gränsen.
war-ask-choose-deck = Välj en lek att dra från: personkorten handlar om Ringen och hjältarna, strategikorten om härar och nationer.
war-ask-may-declare = Tillkännage var brödraskapet är, eller håll det hemligt: i en stad eller ett fäste hos de fria folken läks Ringbärarna och nationen blir aktiv.
war-ask-may-enter-mordor = Gå in i Mordor, eller vänta: där drar varje steg en jaktbricka, det femte når Domedagsklyftan, och ingen väg leder tillbaka.
war-ask-choose-guide = Välj vägvisaren bland följeslagarna med högst nivå: hans förmågor gäller från och med nu.
war-ask-journey = { $revealed ->
    [0] Visa Ringbärarnas väg: upp till { war-regions-left }, eller stanna här.
   *[other] Visa de röjda Ringbärarnas väg: upp till { war-regions-left }; den får inte sluta i en stad eller ett fäste hos de fria folken.
}
war-ask-separate-group = Välj följeslagarna som tillsammans lämnar brödraskapet.
war-ask-separate-to = Välj vart de går: högst så många områden som brödraskapets framsteg plus den högsta nivån bland dem.
war-ask-call-flocks = Kasta ”{ war-card-flocks-of-crebain }” för att lägga 1 till varje tärning i denna jakt, eller behåll kortet.
war-ask-hunt-again = Slå om misslyckade jakttärningar: Ringbärarna bevakas där de senast sågs.
war-ask-raise-staff = Kasta ”{ war-card-wizards-staff }” så att ingen jaktbricka dras, eller låt den dras.
war-ask-wear-mithril = Kasta ”{ war-card-mithril-coat-and-sting }” för att dra en annan bricka i stället, eller behåll brickan.
war-ask-invoke-card = Kasta ett kort på bordet för att minska jaktskadan med 1, eller behåll det.
war-ask-guide-acts = Minska jaktskadan med 1? En hob som är vägvisare lämnar då brödraskapet, Gollum röjer det.
war-ask-take-casualty = Förlora en följeslagare, vars nivå minskar skadan, eller använd Ringen och ta den som fördärv.
war-ask-worn-down = Låta de fria folken förlora ett personkort för den förlorade följeslagaren? ”{ war-card-worn-with-sorrow-and-toil }” tillåter det.
war-ask-balrog-wakes = Kasta ”{ war-card-balrog-of-moria }” för att dra en jaktbricka på vägen genom Moria, eller behåll kortet.
war-ask-break-apart = Välj en följeslagare som måste lämna brödraskapet: { $left } ska gå.
war-ask-accept-lure = Förlora { $who } till ”{ war-card-lure-of-the-ring }”, eller ta hans nivå som fördärv.
war-ask-march-from = Välj en här att flytta, { $left ->
    [one] den sista.
   *[other] en av högst { $left }.
}
war-ask-pick-marchers = Välj figurerna som flyttas { FROM($place) }; resten stannar.
war-ask-march-to = Välj vart hären { FROM($place) } flyttas.
war-ask-companions-from = Välj var en grupp följeslagare ger sig av: den går så långt som den högsta nivån i den.
war-ask-pick-companions = Välj följeslagarna som går tillsammans: den högsta nivån bland dem säger hur långt.
war-ask-companions-to = Välj vart följeslagarna { FROM($place) } går tillsammans.
war-ask-move-minions = Välj nästa Nazgûl eller tjänare att flytta, eller sluta: Nazgûl flyger så långt de vill.
war-ask-minion-to = Välj vart den går: { $figure }.
war-ask-muster-figure = { $second ->
    [0] Välj vad du rekryterar: en elitenhet, eller två andra i olika bosättningar.
   *[other] Välj den andra figuren, till en annan bosättning, eller sluta.
}
war-ask-muster-place = Välj var du rekryterar: { $kind }.
war-ask-voice-calls = Välj var Sarumans röst rekryterar: de reguljära enheterna räcker inte till varje bosättning.
war-ask-enter-play = Välj var { $who } kommer in i spelet.
war-ask-take-hits = Välj förluster för { war-hits-to-take } { IN($place) }: en förlorad reguljär enhet eller en reducerad elitenhet tar en, en förlorad elitenhet två.
war-ask-trim = Ta bort enheter { FROM($place) }: ett område rymmer tio, ett belägrat fäste fem. De blir förstärkningar igen.
war-ask-join-armies = Förena dina figurer { IN($place) } med din medspelares till en här, eller håll dem isär.
war-ask-attack-from = Välj hären som anfaller. Målet väljer du sedan.
war-ask-pick-attackers = Välj figurerna som anfaller { FROM($place) }; resten är eftertrupp.
war-ask-attack-at = Välj vem hären { IN($place) } anfaller.
war-ask-white-rider = Låta Gandalf den vite avstå från sitt ledarskap och upphäva alla Nazgûls i denna strid?
war-ask-field-or-siege = Strid i fält, eller dra er in i fästet: då strider ingen än, men ni blir belägrade.
war-ask-combat-card = Välj i hemlighet ett stridskort, eller inget: bara baksidan syns tills båda visas.
war-ask-sorcerer = Dra ett kort ur samma lek som stridskortet? Häxkungens trolldom tillåter det.
war-ask-cease-or-continue = Fortsätt anfallet en runda till, eller avbryt och stanna där ni är.
war-ask-cease-or-extend = Avbryt belägringsstriden, som varar en runda, eller låt en elitenhet bli reguljär för en till.
war-ask-retreat-or-stand = Retirera till ett fritt intilliggande område, eller stanna en runda till.
war-ask-scouts-retreat = Välj vart hären smiter undan innan tärningarna slås.
war-ask-advance = Välj vilka som rycker in i det vunna området; resten stannar.
war-ask-forfeit-nazgul = Välj hur mycket Nazgûl-ledarskap du ger upp: fienden slår lika många tärningar färre.
war-ask-mighty-companion = Välj följeslagaren som ger upp sitt ledarskap för att en miss ska bli en träff.
war-ask-die-heroically = Välj vem som dör för att upphäva träffar, eller ingen: en ledare upphäver en, en följeslagare så många som hans nivå.
war-ask-slay-servant = Välj den Nazgûl eller tjänare som faller för träffarna i ditt ledaromslag.
war-ask-slay-hero = Välj ledaren eller följeslagaren som faller för träffarna i ditt ledaromslag, eller ingen.
war-ask-name-companion = Välj följeslagaren som tystas: hans ledarskap och förmågor räknas inte i denna runda.
war-ask-own-losses = { $attack ->
    [0] Välj hur många träffar dina egna enheter tar, upp till { $most }: var och en lägger 1 till stridsslaget.
   *[other] Välj hur många träffar dina egna enheter tar, upp till { $most }: var och en köper en tärning som träffar på fyra.
}
war-ask-recruit-where = Välj var händelsen rekryterar{ $left ->
    [0] .
    [one] .
   *[other] : { $left } platser.
}
war-ask-recruit-either = Välj en reguljär enhet eller en elitenhet { TO($place) }.
war-ask-advise-nation = Välj nationen som lyssnar på Elrond: den blir aktiv och går ett steg mot krig.
war-ask-trouble-nation = Välj nationen som vänder sig bort: den går ett steg från kriget och förlorar en figur.
war-ask-open-eye = Vänd en tärning till Ögat för jakten, upp till { $left } till, eller sluta.
war-ask-play-extra = Genast spela ett personkort till, utan tärning? Gandalf den vite tillåter det.
war-ask-wanderer-draws = Dra ett kort ur samma lek? Gandalf den grå är vägvisare.
war-ask-hide-or-move = Göm det röjda brödraskapet eller flytta det gömda, eller ingetdera: Gollum kan en annan väg.
war-ask-separate-or-move = Välj vilka örnen bär: följeslagare ur brödraskapet, eller en grupp på kartan.
war-ask-strike-choice = Kasta ett av de fria folkens kort på bordet, slå för jakten, eller ingetdera: en Nazgûl är hos Ringbärarna.
war-ask-drive-away = Välj det intilliggande område dit vädret driver Ringbärarna.
war-ask-choose-deed = Flytta härar, anfall, eller ingetdera, som händelsen tillåter.
war-ask-choose-victim = Välj hären som träffas: { $dice } tärningar, var och en träffar på { $on } eller mer.
war-ask-eagles-swoop = Välj hären vars Nazgûl örnarna anfaller: var och en faller på { $on } eller mer, de andra flyr.
war-ask-nazgul-flee = Välj Saurons fäste dit Nazgûl flyr { FROM($place) }.
war-ask-spells-from = Välj hären vars Nazgûl uttalar besvärjelserna: var och en är en tärning som träffar på { $on } eller mer.
war-ask-spells-at = Välj hären som besvärjelserna { FROM($place) } drabbar.
war-ask-who-follows = Välj vilka som följer Vidstige på De dödas stigar till Gondors kust.
war-ask-dead-men-to = Välj var de döda kommer fram: en av Skuggans härar där tar träffar och måste fly.
war-ask-flee-the-dead = Välj vart hären flyr från de döda { IN($region) }. Kan den inte fly är den förlorad.
war-ask-oath-fulfilled = Välj hur många av Gondors reguljära enheter som reser sig { IN($region) }.
war-ask-join-grey-company = Välj den reguljära enhet hos Vidstige som blir elitenhet.
war-ask-lose-leader = Välj ledaren som går förlorad { IN($place) } genom ”{ war-card-denethors-folly }”.
war-ask-trolls-where = Välj var en av Saurons reguljära enheter blir elitenhet.
war-ask-join-dunlendings = Välj varifrån en enhet ansluter till dem { IN($region) }, upp till { $left } till, eller sluta.
war-ask-send-dunlending = Välj enheten som går { FROM($place) } { TO($region) }.
war-ask-captain-calls = Rekrytera två Nazgûl hos Häxkungen, flytta Nazgûl, eller ingetdera.
war-ask-stormcrow-loss = Välj var { $nation } förlorar en figur.
war-ask-stormcrow-figure = Välj figuren som { $nation } förlorar { IN($place) }.
war-ask-convey-from = Välj hären som förs { $way ->
    [0] av voserna till Minas Tirith.
   *[other] av kaprarna till Gondors kust.
}
war-ask-pick-conveyed = Välj figurerna som förs { FROM($place) }.
war-ask-convey-to = Välj vart hären { FROM($place) } förs.

## Names

war-region-andrast = Andrast
war-region-anfalas = Anfalas
war-region-angmar = Angmar
war-region-arnor = Arnor
war-region-ash-mountains = Askbergen
war-region-barad-dur = Barad-dûr
war-region-bree = Bri
war-region-buckland = Bockland
war-region-cardolan = Cardolan
war-region-carrock = Klippan
    .at = vid
war-region-dagorlad = Dagorlad
war-region-dale = Dal
war-region-dead-marshes = Dödsmarskerna
war-region-dimrill-dale = Skuggbäcksdalen
war-region-dol-amroth = Dol Amroth
war-region-dol-guldur = Dol Guldur
war-region-druadan-forest = Drúadanskogen
war-region-druwaith-iaur = Drúwaith Iaur
war-region-eagles-eyrie = Örnnästet
war-region-east-harondor = Östra Harondor
war-region-east-rhun = Östra Rhûn
war-region-eastemnet = Östemnet
war-region-eastern-brown-lands = Östra Bruna landen
war-region-eastern-emyn-muil = Östra Emyn Muil
war-region-eastern-mirkwood = Östra Mörkmården
war-region-edoras = Edoras
war-region-enedwaith = Enedwaith
war-region-erebor = Erebor
war-region-erech = Erech
war-region-ered-luin = Ered Luin
war-region-ettenmoors = Ettenhedarna
    .at = pa
war-region-evendim = Evendim
war-region-fangorn = Fangorn
war-region-far-harad = Bortre Harad
war-region-folde = Foldet
war-region-fords-of-bruinen = Bruinens vad
    .at = vid
war-region-fords-of-isen = Isens vad
    .at = vid
war-region-forlindon = Forlindon
war-region-gap-of-rohan = Rohans port
war-region-gladden-fields = Svärdsliljefälten
    .at = pa
war-region-goblins-gate = Vättarnas port
    .at = vid
war-region-gorgoroth = Gorgoroth
war-region-grey-havens = Grå hamnarna
war-region-harlindon = Harlindon
war-region-helms-deep = Helms klyfta
war-region-high-pass = Höga passet
war-region-hollin = Järnekslandet
war-region-iron-hills = Järnbergen
war-region-khand = Khand
war-region-lamedon = Lamedon
war-region-lorien = Lórien
war-region-lossarnach = Lossarnach
war-region-minas-morgul = Minas Morgul
war-region-minas-tirith = Minas Tirith
war-region-minhiriath = Minhiriath
war-region-morannon = Morannon
war-region-moria = Moria
war-region-mount-gram = Grams berg
    .at = pa
war-region-mount-gundabad = Gundabads berg
    .at = pa
war-region-narrows-of-the-forest = Skogens midja
war-region-near-harad = Hitre Harad
war-region-noman-lands = Ingenmansland
war-region-north-anduin-vale = Norra Anduindalen
war-region-north-downs = Norra höjderna
    .at = pa
war-region-north-dunland = Norra Dunland
war-region-north-ered-luin = Norra Ered Luin
war-region-north-ithilien = Norra Ithilien
war-region-north-rhun = Norra Rhûn
war-region-northern-dorwinion = Norra Dorwinion
war-region-northern-mirkwood = Norra Mörkmården
war-region-northern-rhovanion = Norra Rhovanion
war-region-nurn = Nurn
war-region-old-ford = Gamla vadet
    .at = vid
war-region-old-forest = Gamla skogen
war-region-old-forest-road = Gamla skogsvägen
    .at = pa
war-region-orthanc = Orthanc
war-region-osgiliath = Osgiliath
war-region-parth-celebrant = Parth Celebrant
war-region-pelargir = Pelargir
war-region-rhosgobel = Rhosgobel
war-region-rivendell = Vattnadal
war-region-south-anduin-vale = Södra Anduindalen
war-region-south-downs = Södra höjderna
    .at = pa
war-region-south-dunland = Södra Dunland
war-region-south-ered-luin = Södra Ered Luin
war-region-south-ithilien = Södra Ithilien
war-region-south-rhun = Södra Rhûn
war-region-southern-dorwinion = Södra Dorwinion
war-region-southern-mirkwood = Södra Mörkmården
war-region-southern-rhovanion = Södra Rhovanion
war-region-tharbad = Tharbad
war-region-the-shire = Fylke
war-region-tower-hills = Tornkullarna
    .at = pa
war-region-trollshaws = Trollskogarna
war-region-umbar = Umbar
war-region-vale-of-the-carnen = Carnendalen
war-region-vale-of-the-celduin = Celduindalen
war-region-weather-hills = Väderkullarna
    .at = pa
war-region-west-harondor = Västra Harondor
war-region-westemnet = Västemnet
war-region-western-brown-lands = Västra Bruna landen
war-region-western-emyn-muil = Västra Emyn Muil
war-region-western-mirkwood = Västra Mörkmården
war-region-withered-heath = Förtorkade heden
    .at = pa
war-region-woodland-realm = Skogsriket
war-place-the = { $name }
war-place-in = { $at ->
    [vid] vid { $name }
    [pa] på { $name }
   *[other] i { $name }
}
war-place-to = till { $name }
war-place-from = från { $name }
war-place-of = { war-place-in }
war-inside = fästet { $place }
war-nation-dwarves = Dvärgarna
war-nation-elves = Alverna
war-nation-gondor = Gondor
war-nation-north = Norden
war-nation-rohan = Rohan
war-nation-isengard = Isengård
war-nation-sauron = Sauron
war-nation-southrons-easterlings = Sunnlänningar och österlingar
war-in-text-nation-dwarves = dvärgarna
war-in-text-nation-elves = alverna
war-in-text-nation-gondor = Gondor
war-in-text-nation-north = Norden
war-in-text-nation-rohan = Rohan
war-in-text-nation-isengard = Isengård
war-in-text-nation-sauron = Sauron
war-in-text-nation-southrons-easterlings = sunnlänningarna och österlingarna
war-figure-dwarves-regular = Dvärgarnas reguljära enhet
war-figure-dwarves-elite = Dvärgarnas elitenhet
war-figure-dwarves-leader = Dvärgarnas ledare
war-figure-elves-regular = Alvernas reguljära enhet
war-figure-elves-elite = Alvernas elitenhet
war-figure-elves-leader = Alvernas ledare
war-figure-gondor-regular = Gondors reguljära enhet
war-figure-gondor-elite = Gondors elitenhet
war-figure-gondor-leader = Gondors ledare
war-figure-north-regular = Nordens reguljära enhet
war-figure-north-elite = Nordens elitenhet
war-figure-north-leader = Nordens ledare
war-figure-rohan-regular = Rohans reguljära enhet
war-figure-rohan-elite = Rohans elitenhet
war-figure-rohan-leader = Rohans ledare
war-figure-isengard-regular = Isengårds reguljära enhet
war-figure-isengard-elite = Isengårds elitenhet
war-figure-sauron-regular = Saurons reguljära enhet
war-figure-sauron-elite = Saurons elitenhet
war-figure-southrons-easterlings-regular = Sunnlänningarnas och österlingarnas reguljära enhet
war-figure-southrons-easterlings-elite = Sunnlänningarnas och österlingarnas elitenhet
war-figure-nazgul = Nazgûl
war-character-gandalf = Gandalf
war-character-strider = Vidstige
war-character-aragorn = Aragorn
war-character-gandalf-the-white = Gandalf den vite
war-character-legolas = Legolas
war-character-gimli = Gimli
war-character-boromir = Boromir
war-character-meriadoc = Meriadoc
war-character-peregrin = Peregrin
war-character-witch-king = Häxkungen
war-character-saruman = Saruman
war-character-mouth-of-sauron = Saurons mun
war-die-character = Person
war-die-army = Här
war-die-muster = Mönstring
war-die-event = Händelse
war-die-army-muster = Här eller mönstring
war-die-will-of-the-west = Västerns vilja
war-die-eye = Öga
war-side = { $side ->
    [free-peoples] de fria folken
    [shadow] Skuggan
   *[other] { $side }
}
war-side-of = för { war-side }
war-deck-free-peoples-character = de fria folkens personlek
war-deck-free-peoples-strategy = de fria folkens strategilek
war-deck-shadow-character = Skuggans personlek
war-deck-shadow-strategy = Skuggans strategilek
war-tile-eye = Öga, röjer
war-tile-number = { $number }
war-tile-number-reveal = { $number }, röjer
war-card-elven-cloaks = Alvmantlar
war-card-elven-rope = Alvrep
war-card-phial-of-galadriel = Galadriels flaska
war-card-smeagol-helps-nice-master = Sméagol hjälper snälla husbonden
war-card-shelobs-lair = Honmonstrets håla
war-card-the-ring-is-mine = Ringen är min!
war-card-on-on-they-went = Framåt, framåt
war-card-give-it-to-uss = Ge den till osss!
war-card-mithril-coat-and-sting = Mithrilbrynja och Sting
war-card-axe-and-bow = Yxa och båge
war-card-horn-of-gondor = Gondors horn
war-card-wizards-staff = Trollkarlens stav
war-card-athelas = Athelas
war-card-there-is-another-way = Det finns en annan väg
war-card-i-will-go-alone = Jag går ensam
war-card-bilbos-song = Bilbos visa
war-card-mirror-of-galadriel = Galadriels spegel
war-card-challenge-of-the-king = Kungens utmaning
war-card-gwaihir-the-windlord = Gwaihir Vindherren
war-card-we-prove-the-swifter = Vi är de snabbare
war-card-there-and-back-again = Dit och tillbaka igen
war-card-the-eagles-are-coming = Örnarna kommer!
war-card-the-ents-awake-treebeard = Enterna vaknar: Lavskägge
war-card-the-ents-awake-huorns = Enterna vaknar: Huorner
war-card-the-ents-awake-entmoot = Enterna vaknar: Entting
war-card-dead-men-of-dunharrow = De döda från Dunharg
war-card-house-of-the-stewards = Ståthållarnas ätt
war-card-the-grey-company = Det grå kompaniet
war-card-the-last-battle = Det sista slaget
war-card-a-power-too-great = En alltför stor makt
war-card-the-power-of-tom-bombadil = Tom Bombadils makt
war-card-book-of-mazarbul = Mazarbuls bok
war-card-the-spirit-of-mordor = Mordors anda
war-card-faramirs-rangers = Faramirs utbygdsjägare
war-card-fear-fire-foes = Fara! Eld! Fiender!
war-card-wisdom-of-elrond = Elronds visdom
war-card-the-red-arrow = Den röda pilen
war-card-help-unlooked-for = Oväntad hjälp
war-card-paths-of-the-woses = Vosernas stigar
war-card-through-a-day-and-a-night = En dag och en natt
war-card-cirdans-ships = Círdans skepp
war-card-guards-of-the-citadel = Citadellets vakter
war-card-celeborns-galadhrim = Celeborns galadhrim
war-card-riders-of-theoden = Théodens ryttare
war-card-grimbeorn-the-old = Grimbeorn den gamle, Beorns son
war-card-imrahil-of-dol-amroth = Imrahil av Dol Amroth
war-card-king-brands-men = Kung Brands män
war-card-swords-in-eriador = Svärd i Eriador
war-card-kindred-of-glorfindel = Glorfindels fränder
war-card-dain-ironfoots-guard = Dáin Järnfots garde
war-card-eomer-son-of-eomund = Éomer, Éomunds son
war-card-thranduils-archers = Thranduils bågskyttar
war-card-orc-patrol = Orchpatrull
war-card-isildurs-bane = Isildurs bane
war-card-foul-thing-from-the-deep = Vidunder ur djupet
war-card-candles-of-corpses = Likljus
war-card-nazgul-search = Nazgûl på jakt
war-card-cruel-weather = Grymt väder
war-card-the-nazgul-strike = Nazgûl slår till!
war-card-morgul-wound = Morgulsåret
war-card-lure-of-the-ring = Ringens lockelse
war-card-the-breaking-of-the-fellowship = Brödraskapets brytning
war-card-worn-with-sorrow-and-toil = Slitna av sorg och möda
war-card-flocks-of-crebain = Flockar av crebain
war-card-balrog-of-moria = Balrogen i Moria
war-card-the-lidless-eye = Det locklösa ögat
war-card-dreadful-spells = Fasansfulla besvärjelser
war-card-grond-hammer-of-the-underworld = Grond, underjordens hammare
war-card-the-palantir-of-orthanc = Orthancs palantír
war-card-wormtongue = Ormstunga
war-card-the-ringwraiths-are-abroad = Ringvålnaderna är ute
war-card-the-black-captain-commands = Den svarte kaptenen befaller
war-card-return-to-valinor = Åter till Valinor
war-card-the-fighting-uruk-hai = De stridande Uruk-hai
war-card-denethors-folly = Denethors dårskap
war-card-the-day-without-dawn = Dagen utan gryning
war-card-threats-and-promises = Hot och löften
war-card-stormcrow = Stormkråka
war-card-shadows-gather = Skuggorna samlas
war-card-the-shadow-lengthens = Skuggan växer
war-card-the-shadow-is-moving = Skuggan rör sig
war-card-corsairs-of-umbar = Umbars kaprare
war-card-rage-of-the-dunlendings = Dunlänningarnas raseri
war-card-return-of-the-witch-king = Häxkungens återkomst
war-card-half-orcs-and-goblin-men = Halvorcher och vättemän
war-card-olog-hai = Olog-hai
war-card-hill-trolls = Bergatroll
war-card-a-new-power-is-rising = En ny makt reser sig
war-card-many-kings-to-the-service-of-mordor = Många kungar i Mordors tjänst
war-card-the-king-is-revealed = Kungen träder fram
war-card-shadows-on-the-misty-mountains = Skuggor över Dimmiga bergen
war-card-orcs-multiplying-again = Orcherna förökar sig igen
war-card-horde-from-the-east = Horden från öster
war-card-monsters-roused = Väckta vidunder
war-card-musterings-of-long-planned-war = Mönstring till ett länge planerat krig
war-card-pits-of-mordor = Mordors gropar
war-title-it-is-a-gift = Det är en gåva
war-title-blade-of-westernesse = Västerländsk klinga
war-title-mighty-attack = Väldigt anfall
war-title-servant-of-the-secret-fire = Den hemliga eldens tjänare
war-title-anduril = Andúril
war-title-heroic-death = Hjältedöd
war-title-daring-defiance = Djärvt trots
war-title-fateful-strike = Ödesdigert hugg
war-title-sudden-strike = Plötsligt anfall
war-title-brave-stand = Modigt motstånd
war-title-ents-rage = Enternas vrede
war-title-huorn-dark = Huornmörker
war-title-nameless-wood = Namnlös skog
war-title-daylight = Dagsljus
war-title-no-quarter = Ingen nåd
war-title-advantageous-position = Fördelaktig ställning
war-title-scouts = Spejare
war-title-shield-wall = Sköldborg
war-title-confusion = Förvirring
war-title-charge = Stormning
war-title-valour = Tapperhet
war-title-one-for-the-dark-lord = En för Mörkrets herre
war-title-cruel-as-death = Grym som döden
war-title-they-are-terrible = De är fruktansvärda
war-title-dread-and-despair = Skräck och förtvivlan
war-title-foul-stench = Vidrig stank
war-title-black-breath = Svarta andedräkten
war-title-words-of-power = Maktens ord
war-title-durins-bane = Durins bane
war-title-devilry-of-orthanc = Orthancs djävulskap
war-title-deadly-strife = Dödlig strid
war-title-onslaught = Stormlöpning
war-title-relentless-assault = Obevekligt angrepp
war-title-great-host = Väldig här
war-title-mumakil = Mûmakil
war-title-swarm-of-bats = Fladdermussvärm
war-title-we-come-to-kill = Vi kommer för att döda
war-title-desperate-battle = Förtvivlad strid

## Cards

war-effect-tile = Sätt dess särskilda jaktbricka i spel: { $gives }. Den läggs i jaktförrådet i Mordor.
war-tile-gives-damage = skada { $number }
war-tile-gives-nothing = ingen skada
war-tile-gives-healing = ingen skada, läker { $number } fördärv
war-tile-gives-eye = ett Öga
war-tile-gives-die = så mycket skada som en tärning visar
war-tile-reveals-and-stops = röjer och hejdar brödraskapet
war-tile-stops = hejdar brödraskapet
war-effect-heal = Läk { $number } fördärv.
war-effect-heal-gollum = Läk { $number } fördärv, { $gollum } om Gollum är vägvisare.
war-effect-athelas = Slå { $dice } tärningar: varje { $on } eller mer läker 1 fördärv; { $guided } eller mer räcker om Vidstige är vägvisare.
war-effect-another-way = Om Gollum är vägvisare får du dessutom gömma ett röjt brödraskap eller flytta ett gömt; tärningen läggs inte i jaktrutan.
war-effect-separate = Skilj en följeslagare eller en grupp från brödraskapet; de får gå { $number } område längre än vanligt.
war-effect-mirror = Ändra en av dina oanvända persontärningar till Västerns vilja. Är Ringbärarna i ett oerövrat Lórien läks 1 fördärv.
war-effect-challenge = Dra { $number } jaktbrickor. Om alla visar Ögat, lägg tillbaka dem och slå ut Vidstige eller Aragorn; annars lämnar Ögonen spelet och de andra läggs tillbaka.
war-effect-wings-level = Skilj en följeslagare eller en grupp från brödraskapet, eller flytta en grupp på kartan, som om nivån vore { $level }; de får sluta i ett belägrat fäste.
war-effect-wings-extra = Skilj en följeslagare eller en grupp från brödraskapet, eller flytta en grupp på kartan, upp till { $number } områden längre än vanligt; de får sluta i ett belägrat fäste.
war-effect-lonely-mountain = Om Gimli eller Legolas sedan är { IN($regions) }: aktivera { $nations } och för { $others } ett steg var närmare krig.
war-effect-eagles = Slå en tärning för varje Nazgûl i en sådan skugghär, högst fem: varje { $on } eller mer slår ut en; de andra flyr till ett och samma oerövrade Sauronfäste. Häxkungen räknas inte.
war-effect-ents = Slå { $dice } tärningar: varje { $on } eller mer är en träff på skugghären { IN($region) }; förintas den faller även dess Nazgûl och tjänare. Finns ingen här där slås Saruman ut. Det räknas som ett anfall.
war-effect-extra-card = Är Gandalf den vite sedan i Fangorn eller Rohan får du spela ett personkort till från handen utan tärning.
war-effect-dead-men = Flytta Vidstige eller Aragorn, med valfria följeslagare ur hans område, { TO($regions) }. En skugghär där tar så många träffar som en tärning visar, och måste retirera eller går förlorad; rekrytera sedan upp till 3 av Gondors reguljära enheter där, som också tar bosättningen.
war-effect-recruit = Rekrytera { $figures } { $regions }.
war-effect-recruit-some = Välj { $number } av dessa områden: { $regions }. Rekrytera { $figures } i vart och ett.
war-effect-recruit-all = Rekrytera { $figures } i vart och ett av { THE($regions) }.
war-effect-recruit-elites = De får vara elitenheter { IN($regions) }.
war-recruits = { $figures } åt { $nation }
war-effect-draw = Dra { $number ->
    [one] ett kort
   *[other] { $number } kort
} från strategileken.
war-effect-grey-company = Slå ut en reguljär enhet i Vidstiges eller Aragorns här och rekrytera en elitenhet ur samma nation i dess ställe.
war-effect-advance = För { $nations } ett steg närmare krig.
war-effect-companions = Flytta valfria följeslagare på kartan.
war-effect-war-if-companion = Är en följeslagare sedan { IN($regions) }: aktivera { $nation }; den nationen går genast i krig.
war-effect-hits = Välj en skugghär { IN($regions) }; slå { $dice } tärningar: varje { $on } eller mer är en träff.
war-effect-hits-mixed = Välj en skugghär med enheter ur två eller flera nationer; slå { $dice } tärningar: varje { $on } eller mer är en träff.
war-effect-wisdom = Aktivera en fri nation och för den ett steg närmare krig.
war-effect-attack-help-unlooked-for = Anfall en intilliggande här som belägrar ett fäste; i striden slår den en tärning färre för varje enhet därinne, men minst en.
war-effect-attack-grond = Anfall fästet: striden varar tre rundor, och utan följeslagare spelar försvararen inget stridskort i den första.
war-effect-attack-uruk-hai = Anfall fästet: striden varar tre rundor, och utan följeslagare spelar försvararen inget stridskort i den första.
war-effect-march-day-and-night = Flytta hären, och en följeslagare med den, upp till två områden.
war-effect-march-shadows-gather = Flytta en här upp till tre områden så att den förenas med en annan.
war-effect-march-shadow-lengthens = Flytta två härar upp till två områden var så att de förenas med andra.
war-effect-march-shadow-is-moving = Flytta upp till fyra härar ett område var.
war-effect-march-or-attack-ringwraiths = Sedan får du flytta två härar med Nazgûl ett område var, eller anfalla med en.
war-effect-march-or-attack-black-captain = Sedan får du flytta en här med Häxkungen ett område, eller anfalla med den.
war-effect-woses = Flytta en här i Rohan, belägrad eller inte, till Minas Tirith, eller till ett område intill om Minas Tirith är förlorat eller belägrat.
war-effect-corsairs = Flytta en här från Umbar { TO($regions) }. Står en fiendehär där, anfall den; du får inte avbryta, om den inte redan var belägrad.
war-effect-nazgul = Flytta valfria Nazgûl.
war-effect-strike = Om någon sedan är hos Ringbärarna får du ta bort ett av de fria folkens personkort från bordet, eller slå för jakten.
war-effect-search = Om någon sedan är hos Ringbärarna röjs brödraskapet.
war-effect-hunt-tile-patrol = Dra en jaktbricka: ett Öga eller en brödraskapsbricka gör inget, varje annan är en lyckad jakt.
war-effect-hunt-tile-bane = Dra en jaktbricka: ett Öga eller en brödraskapsbricka gör inget; varje annan är en lyckad jakt vars skada inte kan minskas: allt blir fördärv.
war-effect-hunt-tile-foul-thing = Dra en jaktbricka: ett Öga eller en brödraskapsbricka gör inget; varje annan är en lyckad jakt, och mot dess skada måste en slumpad följeslagare gå förlorad.
war-effect-candles = Slå { $dice } tärningar: varje { $on } eller mer ger 1 fördärv; { $gollum } krävs om Gollum är vägvisare.
war-effect-weather = Flytta Ringbärarnas figur till ett intilliggande område som du väljer.
war-effect-morgul-wound = Lägg till { $more } fördärv om det hittills är { $up_to } eller mindre, annars { $number }.
war-effect-lure = Dra en slumpad följeslagare ur brödraskapet: de fria folken tar hans nivå som fördärv, eller förlorar honom. Är Gollum vägvisare, lägg i stället till 1 fördärv.
war-effect-breaking = Dra en jaktbricka: om den inte är ett Öga eller en brödraskapsbricka skiljer de fria folken så många följeslagare som dess tal från brödraskapet och ställer dem i Ringbärarnas område. Är Gollum vägvisare, lägg i stället till 1 fördärv.
war-effect-lidless-eye = Vänd upp till { $dice } oanvända tärningar till Ögat och lägg dem i jaktrutan.
war-effect-spells = Slå en tärning för varje Nazgûl i en sådan skugghär, högst fem: varje { $on } eller mer är en träff på de fria folkens här.
war-effect-captain = Du får rekrytera två Nazgûl hos Häxkungen, eller flytta valfria Nazgûl.
war-effect-valinor = Slå i varje obelägrat alvfäste en tärning för varje alvenhet, högst fem: varje { $on }:a är en träff på hären.
war-effect-folly = När det spelas går en av de fria folkens ledare { IN($region) } förlorad.
war-effect-dawnless = Alla de fria folkens oanvända tärningar med Västerns vilja läggs bort.
war-effect-stormcrow = Nationen går ett steg bort från krig, och de fria folken förlorar en av dess figurer.
war-effect-dunlendings = Upp till { $number } Isengårdsenheter { FROM($regions) } får ansluta.
war-effect-witch-king-to = Häxkungen far { TO($region) }.
war-effect-trolls = Byt { $number } av Saurons reguljära enheter, var som helst, mot elitenheter.
war-table-mithril-coat-and-sting = På bordet: när en jaktbricka dragits, kasta kortet och dra en annan i stället.
war-table-axe-and-bow = På bordet medan Gimli eller Legolas är i brödraskapet: när en jaktbricka dragits, kasta kortet för 1 jaktskada mindre.
war-table-horn-of-gondor = På bordet medan Boromir är i brödraskapet: när en jaktbricka dragits, kasta kortet för 1 jaktskada mindre.
war-table-wizards-staff = På bordet medan Gandalf den grå är i brödraskapet: kasta kortet så att ingen jaktbricka dras.
war-table-the-last-battle = På bordet medan Aragorn är hos en här utanför de fria nationerna: tärningar som flyttar brödraskapet läggs inte i jaktrutan. Det lämnar bordet när brödraskapet tillkännages eller röjs.
war-table-a-power-too-great = På bordet: ingen skugghär går in i eller anfaller Lórien, Vattnadal eller Grå hamnarna. Skuggan får ta bort kortet med valfri tärning genom att kasta ett härkort och ett personkort.
war-table-the-power-of-tom-bombadil = På bordet: ingen skugghär går in i eller anfaller Gamla skogen, Fylke eller Bockland. Skuggan får ta bort kortet med valfri tärning genom att kasta ett härkort och ett personkort.
war-table-worn-with-sorrow-and-toil = På bordet: när brödraskapet förlorar en följeslagare får Skuggan låta de fria folken förlora även ett personkort, slumpat från handen eller valt från bordet. Det lämnar bordet när brödraskapet tillkännages i en oerövrad stad eller ett oerövrat fäste hos de fria folken.
war-table-flocks-of-crebain = På bordet: kasta kortet före ett jaktslag för att lägga 1 till alla dess tärningar, även omslagna. Det lämnar bordet när brödraskapet tillkännages i en oerövrad stad eller ett oerövrat fäste hos de fria folken.
war-table-balrog-of-moria = På bordet: när ett tillkännagivande eller en röjning leder in i, ut ur eller genom Moria får du kasta kortet för en extra jaktbricka; ett Öga gör inget, och efter ett tillkännagivande i en stad eller ett fäste hos de fria folken röjer brickan inte. Du får också kasta det som stridskort.
war-table-the-palantir-of-orthanc = På bordet medan Saruman är i spel: efter varje händelse spelad med en händelsetärning drar du ett kort. De fria folken får ta bort det med Västerns vilja, eller med valfri tärning och en alvring.
war-table-wormtongue = På bordet medan Saruman är i spel: Rohan aktiveras bara av en passande följeslagare, ett tillkännagivande i Edoras eller Helms klyfta, eller ett anfall mot dem; då lämnar kortet bordet.
war-table-denethors-folly = På bordet medan Minas Tirith är belägrat: de fria folken spelar inga stridskort där. De får ta bort det med Västerns vilja, eller med valfri tärning om Gandalf eller Aragorn är i Minas Tirith.
war-table-threats-and-promises = På bordet: ingen mönstringstärning för fram en passiv fri nation. Det lämnar bordet när en fri nation går fram genom ett anfall eller en följeslagares förmåga.
war-need-in-fellowship = { $who } är i brödraskapet.
war-need-in-play-gandalf-the-white = Gandalf den vite är i spel.
war-need-in-play-aragorn = Aragorn är i spel.
war-need-in-play-saruman = Saruman är i spel.
war-need-in-play-witch-king = Häxkungen är i spel.
war-need-companion-at = En följeslagare är { IN($regions) }.
war-need-king-with-army = Vidstige eller Aragorn är hos en här.
war-need-king-with-army-in = Vidstige eller Aragorn är hos en här i { $nations }.
war-need-king-abroad = Aragorn är hos en här utanför de fria nationerna.
war-need-king-in-nation = Vidstige eller Aragorn är i { $land }.
war-need-boromir-in-nation = Boromir är i { $land }.
war-need-at-war = { $nation } måste vara i krig.
war-need-active = Nationen { $nation } måste vara aktiv.
war-need-shadow-at-war = Alla Skuggans nationer är i krig.
war-need-revealed = Brödraskapet är röjt.
war-need-progress = Brödraskapet har rört sig från sin senast kända plats och är inte i Mordor.
war-need-no-free-settlement = Ringbärarna är inte i ett område med en av de fria folkens bosättningar, vem som än behärskar den.
war-need-besieged = { THE($region) } är belägrat.
war-need-eagles-near = En av de fria folkens härar med en följeslagare är intill, eller i samma område som, en skugghär med Nazgûl.
war-need-spells-near = En skugghär med Nazgûl är intill, eller i samma område som, en av de fria folkens härar.
war-need-witch-king-besieges = Häxkungen är hos en här som belägrar ett fäste.
war-need-isengard-besieges = En Isengårdsenhet belägrar ett fäste.
war-need-holds-elven-stronghold = Skuggan håller ett alvfäste.
war-need-army-with-companion = En av de fria folkens härar med en följeslagare kan flyttas.
war-need-stormcrow = En följeslagare eller brödraskapet är i en fri nation som inte är i krig.
war-combat-it-is-a-gift = Om försvararen är i Ringbärarnas område: +1 på ditt stridsslag och omslag.
war-combat-blade-of-westernesse = Med en hob: en träff i ditt omslag slår i stället ut en tjänare i striden.
war-combat-mighty-attack = En följeslagare ger upp sitt ledarskap: en miss blir en träff.
war-combat-servant-of-the-secret-fire = Med Gandalf: +1 på ditt stridsslag.
war-combat-anduril = Vidstige ger upp sitt ledarskap: en miss blir en träff; med Aragorn upp till två.
war-combat-heroic-death = Du får offra en ledare för att upphäva 1 träff, eller en följeslagare för att upphäva högst så många som hans nivå.
war-combat-daring-defiance = Följeslagarna ger upp sitt ledarskap: fiendens kort upphävs.
war-combat-fateful-strike = Med en ledare eller följeslagare: en träff i ditt omslag slår även ut en Nazgûl; med två träffar får det i stället vara en tjänare.
war-combat-sudden-strike = Med en ledare eller följeslagare, före stridsslaget: ett anfall med så många tärningar som ditt ledarskap, högst fem.
war-combat-brave-stand = Skuggan slår en tärning färre för varje följeslagare i striden, men minst en.
war-combat-ents-rage = Om försvararen är i Rohan, Fangorn eller Orthanc: +2 på ditt stridsslag.
war-combat-huorn-dark = Om försvararen är i Rohan, Fangorn eller Orthanc: Skuggan slår högst två tärningar.
war-combat-nameless-wood = Om försvararen är i Rohan, Fangorn eller Orthanc: om du får in en träff: två träffar till.
war-combat-daylight = Skuggan slår högst tre tärningar.
war-combat-no-quarter = Om du får in en träff: en träff till.
war-combat-advantageous-position = Om försvararen är i en fri nation: −1 på Skuggans stridsslag.
war-combat-scouts = Som försvarare i fält: retirera, eller dra dig in i fästet, före stridsslaget.
war-combat-shield-wall = Om du tar två eller fler träffar upphävs en av dem.
war-combat-confusion = Varje 1:a i Skuggans stridsslag träffar dess egen här och slås inte om.
war-combat-charge = Före stridsslaget: ett anfall med en tärning för var och en av dina elitenheter, högst fem.
war-combat-valour = Med en elitenhet: +1 på ditt stridsslag.
war-combat-one-for-the-dark-lord = Om försvararen är i Ringbärarnas område: +1 på ditt stridsslag och omslag.
war-combat-cruel-as-death = Ge upp 2 Nazgûl-ledarskap: +1 på ditt stridsslag.
war-combat-they-are-terrible = Ge upp 1 Nazgûl-ledarskap: +1 på ditt omslag.
war-combat-dread-and-despair = Ge upp minst 1 Nazgûl-ledarskap: fienden slår lika många tärningar färre, men minst en.
war-combat-foul-stench = Om ditt Nazgûl-ledarskap, minst 1, inte är mindre än fiendens ledarskap får fienden inget omslag.
war-combat-black-breath = Med en Nazgûl: en träff i ditt omslag får även slå ut en ledare, eller så många träffar som hans nivå en följeslagare.
war-combat-words-of-power = Med en Nazgûl: en följeslagare har varken ledarskap eller förmågor denna runda.
war-combat-durins-bane = Om försvararen är inom två områden från Moria, före stridsslaget: ett anfall med tre tärningar som träffar på 4 eller mer.
war-combat-devilry-of-orthanc = Med en Isengårdsenhet, i en belägringsstrid: +1 på ditt stridsslag.
war-combat-deadly-strife = +2 på båda sidors alla tärningar, även omslag.
war-combat-onslaught = Efter förlusterna: ta själv upp till fyra träffar, och slå lika många tärningar som träffar på 4 eller mer.
war-combat-relentless-assault = Före stridsslaget: ta själv upp till två träffar, och lägg lika mycket till ditt stridsslag.
war-combat-great-host = Efter förlusterna: med minst dubbelt så många enheter som fienden, en träff till.
war-combat-mumakil = Med en elitenhet av sunnlänningar och österlingar: +1 på ditt stridsslag, och träffar du fler gånger än fienden, en träff till.
war-combat-swarm-of-bats = Fiendens kort upphävs; finns inget, +1 på ditt omslag.
war-combat-we-come-to-kill = Efter förlusterna: ett anfall med en tärning för var och en av dina elitenheter, högst fem, som träffar på 5 eller mer.
war-combat-desperate-battle = +1 på båda sidors alla tärningar, även omslag.
war-some-either = { $number ->
    [one] 1 reguljär enhet eller elitenhet
   *[other] { $number } reguljära enheter eller elitenheter
}
war-some-nazgul = { $number ->
    [one] 1 Nazgûl
   *[other] { $number } Nazgûl
}
war-some-regular = { $number ->
    [one] 1 reguljär enhet
   *[other] { $number } reguljära enheter
}
war-some-elite = { $number ->
    [one] 1 elitenhet
   *[other] { $number } elitenheter
}
war-some-leader = { $number ->
    [one] 1 ledare
   *[other] { $number } ledare
}
war-some-companion = En följeslagare
war-where-boromir = i Boromirs område
war-where-osgiliath-army = i Osgiliath, om en av de fria folkens härar är där
war-where-shadow-army = i ett område med en skugghär
war-where-coast-army = i ett kustområde med en av de fria folkens härar
war-where-rohan-companion = i Edoras eller ett Rohanområde med en följeslagare
war-where-one = { IN($regions) }
war-where-any = { IN($regions) }
war-where-free = { IN($regions) }, om området är fritt
war-list-or = { $first } eller { $last }
war-list-and = { $first } och { $last }
war-row-deck = Lek
war-row-sign = Tecken
war-row-condition = Villkor
war-row-event = Händelse
war-row-combat = Strid
war-row-initiative = Initiativ
war-row-disputed = Omtvistat
war-disputed = Avskrifterna av kortet skiljer sig åt; regelsidorna säger vilken som används.

## Reasons

reason-already-at-war = { $nation } är redan i krig.
reason-armies-in-one-region = Båda sidor har en här { IN($place) }.
reason-army-cannot-attack = Ingen här { IN($place) } kan anfalla nu.
reason-army-cannot-march = Ingen här { IN($place) } kan flyttas med den här handlingen.
reason-army-incomplete = Hären får inte gå än: en figur som måste följa med saknas.
reason-army-is-besieged = Hären { IN($place) } är belägrad och kan inte flytta.
reason-army-too-large = Det finns ingen plats { IN($place) }: tio enheter är gränsen.
reason-cannot-be-lost = Du kan inte välja { $figure } för { war-hits-to-take }.
reason-cannot-enter-there = Personen kan inte komma i spel där.
reason-cannot-go-along = Den här figuren { IN($place) } kan inte följa med: { $figure }.
reason-cannot-pass = För att passa måste du ha färre oanvända tärningar än motståndaren: du har { $own }, motståndaren { $enemy }.
reason-cannot-recruit-there = Ingen kan rekryteras { IN($place) } nu.
reason-cannot-retreat-there = Hären kan inte retirera { TO($place) }: området är inte fritt.
reason-event-misplaced = { $card } kan inte ligga där.
reason-event-not-known = { $card } ligger där fler spelare måste känna till kortet.
reason-event-not-in-hand = { $card } finns inte på din hand.
reason-event-of-other-player = { $card } är för den andra spelaren på din sida.
reason-event-condition = Villkoret för { $card } är inte uppfyllt.
reason-character-misplaced = Personen finns ingenstans: { $character }.
reason-dice-misplaced = Tärningarna eller ringarna stämmer inte.
reason-die-cannot-do-that = En tärning med { $die } kan inte göra det nu.
reason-die-does-not-play = Du kan inte spela { $card } med den här tärningen.
reason-enemy-army-there = Det står en fientlig här { IN($place) }: anfall den, du kan inte gå in.
reason-fellowship-hidden = Brödraskapet är redan gömt.
reason-fellowship-revealed = Brödraskapet är röjt: det måste gömma sig innan det kan röra sig.
reason-figures-misplaced = Figurerna { war-side-of } stämmer inte med dem i asken.
reason-battle-impossible = battle: talen kan inte höra till en strid i denna ställning.
reason-hunt-dice = Du får lägga { $least } till { $most } tärningar i jaktrutan.
reason-hunt-rerolls = Du får slå om högst { $most } misslyckade tärningar.
reason-must-choose-army = Välj hären först.
reason-must-choose-destination = Välj vart du går.
reason-must-choose-die = Välj först en handlingstärning.
reason-must-choose-target = Välj vem du anfaller.
reason-must-march-on = Välj nästa område för förflyttningen.
reason-must-pick-figures = Välj figurerna som går.
reason-must-recruit = Välj vad du rekryterar, och var.
reason-must-retreat-or-stand = Retirera till ett fritt intilliggande område, eller stå kvar.
reason-must-take-losses = Välj först förluster för { war-hits-to-take }.
reason-nation-passive = { $nation } är passiv och kan inte gå i krig.
reason-nation-used-last = Med tre spelare får de fria folken inte använda två handlingar i rad till samma nation eller samma här.
reason-nation-threatened = Hot och löften: bara en följeslagare eller ett anfall flyttar { $nation } medan nationen är passiv.
reason-nobody-picked = Välj minst en enhet.
reason-no-nation-at-war = Du kan inte rekrytera: ingen av dina nationer är i krig.
reason-nobody-leaves-in-mordor = I Mordor kan ingen lämna brödraskapet.
reason-no-army-can = Ingen av dina härar kan göra det nu.
reason-no-led-army-can = Ingen av dina härar med ledare eller person kan göra det nu.
reason-nobody-to-recruit = Ingen av dina nationer i krig har både förstärkningar och en fri bosättning.
reason-cannot-enter-play = Villkoret för { $character } är inte uppfyllt.
reason-nation-of-another = { $nation } hör till din medspelare.
reason-no-army-there = Du har ingen här { IN($place) }.
reason-no-elven-ring = Du har ingen alvring.
reason-no-reinforcements = Bland förstärkningarna finns ingen kvar: { $figure }.
reason-no-reveal-in-city = Ett röjt brödraskap kan inte sluta { IN($place) }, en stad eller ett fäste hos de fria folken.
reason-no-die-with-face = Ingen oanvänd tärning visar { $die }.
reason-no-target-there = Det finns ingen att anfalla { IN($place) }.
reason-nobody-besieges = Det finns figurer i fästet { THE($place) }, men ingen belägrar det.
reason-not-a-fitting-combat-card = Kortet har ingen effekt som stridskort i den här striden.
reason-not-at-war = { $nation } är inte i krig.
reason-not-into-that = En alvring kan inte ändra tärningen till det.
reason-not-the-highest-level = Bara en följeslagare av högsta nivå kan vara vägvisare.
reason-nowhere-to-recruit = Det finns ingenstans att rekrytera figuren: { $figure }.
reason-place-out-of-reach = Du kan inte nå { THE($place) }.
reason-region-barred = Ett kort på bordet stänger { THE($place) } för Skuggans härar.
reason-region-not-adjacent = Området ligger inte intill: { THE($place) }.
reason-ring-used-this-turn = Din sida har redan använt en alvring denna omgång.
reason-stronghold-of-the-free = De fria folken har ett fäste { IN($place) } som ingen belägrar.
reason-hand-too-large = Kasta först kort tills du har högst { $limit }.
reason-too-many-figures = Så många finns det inte i asken: { $figure }.
reason-too-many-units = Det finns för många enheter { IN($place) }.

war-help-table = Kartan visar de områden i varje nation där det finns en här eller en person. ▸ är ett steg mot krig på det politiska spåret, ● en poäng fördärv. Hela kartan ritas i början av varje omgång och med table; däremellan visas det som har ändrats.
war-table-regular = { $count ->
    [one] { $count } reguljär enhet
   *[other] { $count } reguljära enheter
}
war-table-elite = { $count ->
    [one] { $count } elitenhet
   *[other] { $count } elitenheter
}
war-table-leader = { $count } ledare
war-table-nazgul = { $count } Nazgûl
war-table-hand = { $count } av högst { $most } kort på handen
war-table-changed = Områden som har ändrats sedan kartan ritades
war-table-points = Segerpoäng: De fria folken { $free }, Skuggan { $shadow }
war-table-held = { $side ->
    [shadow] i Skuggans händer
   *[free-peoples] i de fria folkens händer
}
