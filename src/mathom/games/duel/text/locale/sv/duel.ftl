### Duel for Middle-earth: namn, texter för kort, brickor och marker, frågor, logg, slut.

duel-name = Duel for Middle-earth
duel-progress = kapitel { $number }
duel-sample-title = Alla sju regionerna

## Seats

duel-seat = { $seat ->
    [fellowship] Brödraskapet
   *[sauron] Sauron
}
duel-seat-first = { $seat ->
    [fellowship] Brödraskapet
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-inside = { $seat ->
    [fellowship] Brödraskapet
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-letter = { $seat ->
    [fellowship] B
   *[sauron] S
}
duel-character = { $seat ->
    [fellowship] Frodo och Sam
   *[sauron] Nazgûlen
}

## Regions and landmarks

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor
duel-region-code = { $region ->
    [lindon] Lin
    [arnor] Arn
    [rhovanion] Rhv
    [enedwaith] Ene
    [rohan] Roh
    [gondor] Gon
   *[mordor] Mor
}
duel-tile-barad-dur = Barad-dûr
duel-tile-bree = Bree
duel-tile-erebor = Erebor
duel-tile-grey-havens = Grey Havens
duel-tile-helms-deep = Helm’s Deep
duel-tile-isengard = Isengard
duel-tile-minas-tirith = Minas Tirith

## Skills, colours, races, chain symbols

duel-skill-ruse = Knep
duel-skill-strength = Styrka
duel-skill-courage = Mod
duel-skill-knowledge = Kunskap
duel-skill-leadership = Ledarskap
duel-skill-code = { $skill ->
    [ruse] Kn
    [strength] St
    [courage] Mo
    [knowledge] Ku
   *[leadership] Le
}

duel-color-grey = grå
duel-color-yellow = gul
duel-color-blue = blå
duel-color-green = grön
duel-color-red = röd
duel-color-purple = lila

duel-race = { $race ->
    [elves] Alver
    [dwarves] Dvärgar
    [hobbits] Hober
    [humans] Människor
    [ents] Enter
    [wizards] Trollkarlar
   *[eagle] Örn
}
duel-race-first = { $race ->
    [elves] Alverna
    [dwarves] Dvärgarna
    [hobbits] Hoberna
    [humans] Människorna
    [ents] Enterna
    [wizards] Trollkarlarna
   *[eagle] Örnen
}
duel-race-inside = { $race ->
    [elves] alverna
    [dwarves] dvärgarna
    [hobbits] hoberna
    [humans] människorna
    [ents] enterna
    [wizards] trollkarlarna
   *[eagle] örnen
}

duel-chain-fish = fisk
duel-chain-horse = häst
duel-chain-backpack = ryggsäck
duel-chain-anvil = städ
duel-chain-harp = harpa
duel-chain-horseshoe = hästsko
duel-chain-pot = gryta
duel-chain-bow = båge
duel-chain-helmet = hjälm
duel-chain-sword = svärd
duel-chain-chest = kista
duel-chain-campfire = lägereld
duel-chain-bedroll = sovrulle
duel-chain-scroll = skriftrulle
duel-chain-acorn = ekollon
duel-chain-armor = rustning
duel-chain-axe = yxa

## Counted things

duel-coins = { $number } mynt
duel-units = { $number ->
    [one] 1 enhet
   *[other] { $number } enheter
}
duel-steps = { $number } steg
duel-moves = { $number ->
    [one] 1 förflyttning
   *[other] { $number } förflyttningar
}
duel-removals = { $number ->
    [one] 1 borttagning
   *[other] { $number } borttagningar
}
duel-wild = { $number ->
    [one] 1 valfri
   *[other] { $number } valfria
}
duel-or = { $first } eller { $second }
duel-or-list = ett av: { $list }
duel-regions-any = valfri region
duel-regions-split = valfria regioner

## Effects as sentences

duel-effect-skills = Ger { $skills } varje gång det är din tur.
duel-effect-skill-choice = Ger en av dessa färdigheter varje gång det är din tur: { $skills }.
duel-effect-coins = Ta { duel-coins } från reserven.
duel-effect-ring = Avancera { duel-steps } i Ringens uppdrag.
duel-effect-race = { $race ->
    [eagle] Räknas som ett folkslag till för stöd från folkslagen.
   *[other] { duel-race-first } stöder dig.
}
duel-effect-units = Placera { duel-units } i { $regions }.
duel-effect-move = { $number ->
    [one] Flytta 1 av dina enheter till en angränsande region.
   *[other] Gör upp till { $number } förflyttningar med dina enheter, var och en till en angränsande region.
}
duel-effect-enemy-unit-remove = { $number ->
    [one] Ta bort 1 fiendeenhet från valfri region.
   *[other] Ta bort upp till { $number } fiendeenheter från valfria regioner.
}
duel-effect-enemy-coin-loss = Din motståndare blir av med { duel-coins }.
duel-effect-extra-turn = Ta en tur till efter denna.
duel-effect-fortress = Placera en fästning i { $region }.
duel-effect-enemy-fortress-remove = Ta bort 1 fiendefästning; ägaren behåller brickan.
duel-effect-alliance-pick = Titta på de { $number } översta alliansmarkerna för ett valfritt folkslag och behåll en.
duel-effect-enemy-grey-discard = Kasta 1 av motståndarens grå kort ◆.
duel-effect-play-discarded = Titta igenom kasthögen och spela 1 kort ur den utan kostnad.
duel-effect-choose = { $number } gånger, { $options }.
duel-effect-red-any-region = Du får placera enheterna från dina röda kort ✕ i valfri region.
duel-effect-red-extra-units = Dina röda kort ✕ placerar { duel-units } till.
duel-effect-joker-skill = En gång per egen tur har du en valfri färdighet.
duel-effect-no-landmark-surcharge = Dina landmärken kostar inga mynt för dina fästningar.
duel-effect-discard-income-multiplier = Att kasta ett kort ger dig { $number ->
    [2] dubbelt
   *[other] { $number } gånger
} så många mynt.

## Effects in a few words

duel-brief-skills = { $skills }
duel-brief-skill-choice = { $skills }
duel-brief-coins = { duel-coins }
duel-brief-ring = uppdraget +{ $number }
duel-brief-race = { duel-race }
duel-brief-units = { duel-units }: { $regions }
duel-brief-move = { duel-moves }
duel-brief-enemy-unit-remove = ta bort { $number ->
    [one] 1 fiendeenhet
   *[other] { $number } fiendeenheter
}
duel-brief-enemy-coin-loss = motståndaren −{ duel-coins }
duel-brief-fortress = ♜ { $region }
duel-brief-alliance-pick = 1 av { $number } marker för valfritt folkslag
duel-brief-enemy-grey-discard = kasta 1 av fiendens ◆
duel-brief-extra-turn = en tur till
duel-brief-enemy-fortress-remove = ta bort 1 fiendefästning
duel-brief-play-discarded = spela 1 kastat kort
duel-brief-choose = { $number } gånger { $options }
duel-brief-red-any-region = ✕ i valfri region
duel-brief-red-extra-units = ✕ +{ duel-units }
duel-brief-joker-skill = valfri färdighet en gång per tur
duel-brief-no-landmark-surcharge = landmärken utan extra kostnad
duel-brief-discard-income-multiplier = att kasta ger ×{ $number }

## Effects in a drawn card: the symbol and this must fit into ten letters

duel-short-skills = { $skills }
duel-short-skill-choice = { $skills }
duel-short-coins = { duel-coins }
duel-short-ring = Ringen +{ $number }
duel-short-race = { $race ->
    [wizards] Trollkarl
   *[other] { duel-race }
}
duel-short-units = { $number } { $regions }
duel-short-move = →{ $number }
duel-short-enemy-unit-remove = †{ $number }
duel-short-enemy-coin-loss = −{ $number }¢

## Tokens

duel-token-title = { duel-race }: { $brief }
duel-token-when = { $trigger } → { $brief }
duel-token-at-once = Genast: { $sentence }
duel-token-each-time = { $trigger }: { $sentence }
duel-brief-when-play-yellow = ●
duel-brief-when-play-blue = ■
duel-brief-when-play-green = ▲
duel-brief-when-play-by-chain = kedja
duel-brief-when-take-landmark = landmärke
duel-effect-when-play-yellow = Varje gång du spelar ett gult kort ●
duel-effect-when-play-blue = Varje gång du spelar ett blått kort ■
duel-effect-when-play-green = Varje gång du spelar ett grönt kort ▲
duel-effect-when-play-by-chain = Varje gång du spelar ett kort gratis genom kedjning
duel-effect-when-take-landmark = Varje gång du tar ett landmärke

## Costs and sheets

duel-cost-nothing = ingenting
duel-cost-tile = { $cost }, och 1 mynt per egen fästning
duel-row-color = Färg
duel-row-chapter = Kapitel
duel-row-cost = Kostnad
duel-row-free-with = Gratis med
duel-row-effect = Effekt
duel-row-chain = Kedjesymbol
duel-row-disputed = Omtvistat
duel-row-region = Region
duel-row-race = Folkslag
duel-disputed = Avskrifterna av kortet skiljer sig åt; regelsidorna säger vilken som används.

## Actions

duel-action-play = Spela { $card }
duel-action-discard = Kasta { $card }
duel-action-take = Ta { $tile }
duel-action-place = Placera i { $region }
duel-action-march = Flytta en enhet från { $region }
duel-action-to = Flytta den till { $region }
duel-action-remove = Ta bort en fiendeenhet från { $region }
duel-action-raze = Ta bort fiendens fästning i { $region }
duel-action-rob = Motståndaren blir av med 1 mynt
duel-action-strip = Kasta fiendens { $card }
duel-action-recover = Spela { $card } ur kasthögen
duel-action-call = Titta på marker: { duel-race }
duel-action-leave = Utelämna { duel-race-inside }
duel-action-keep = Behåll { $token }
duel-action-claim = Ta markern för tre olika folkslag
duel-action-wait = Vänta på ett annat folkslag
duel-action-accept = Ta bonusen
duel-action-decline = Avstå
duel-action-done = Stanna här
duel-action-lay = { $card } läggs ut
duel-action-turn = { $card } vänds upp
duel-action-look = { $card } lades åt sidan
duel-action-offer = { $tile } vänds upp
duel-action-show = { $token } vänds upp
duel-did-play = { $you ->
    [yes] Du spelar { $card }.
   *[no] { $who } spelar { $card }.
}
duel-did-discard = { $you ->
    [yes] Du kastar { $card }.
   *[no] { $who } kastar { $card }.
}
duel-did-take = { $you ->
    [yes] Du tar { $tile }.
   *[no] { $who } tar { $tile }.
}
duel-did-place = { $you ->
    [yes] Du väljer { $region }.
   *[no] { $who } väljer { $region }.
}
duel-did-march = { $you ->
    [yes] Du flyttar en enhet från { $region }.
   *[no] { $who } flyttar en enhet från { $region }.
}
duel-did-to = { $you ->
    [yes] Du väljer { $region }.
   *[no] { $who } väljer { $region }.
}
duel-did-remove = { $you ->
    [yes] Du tar bort en fiendeenhet från { $region }.
   *[no] { $who } tar bort en fiendeenhet från { $region }.
}
duel-did-raze = { $you ->
    [yes] Du tar bort fiendens fästning i { $region }.
   *[no] { $who } tar bort fiendens fästning i { $region }.
}
duel-did-rob = { $you ->
    [yes] Du tar 1 mynt från motståndaren.
   *[no] { $who } tar 1 mynt från motståndaren.
}
duel-did-strip = { $you ->
    [yes] Du kastar motståndarens { $card }.
   *[no] { $who } kastar motståndarens { $card }.
}
duel-did-recover = { $you ->
    [yes] Du spelar { $card } ur kasthögen.
   *[no] { $who } spelar { $card } ur kasthögen.
}
duel-did-call = { $you ->
    [yes] Du tittar på marker: { duel-race-inside }.
   *[no] { $who } tittar på marker: { duel-race-inside }.
}
duel-did-leave = { $you ->
    [yes] Du utelämnar { duel-race-inside }.
   *[no] { $who } utelämnar { duel-race-inside }.
}
duel-did-keep = { $you ->
    [yes] Du behåller { $token }.
   *[no] { $who } behåller { $token }.
}
duel-did-claim = { $you ->
    [yes] Du tar markern för tre olika folkslag.
   *[no] { $who } tar markern för tre olika folkslag.
}
duel-did-wait = { $you ->
    [yes] Du väntar på ett annat folkslag.
   *[no] { $who } väntar på ett annat folkslag.
}
duel-did-accept = { $you ->
    [yes] Du tar bonusen.
   *[no] { $who } tar bonusen.
}
duel-did-decline = { $you ->
    [yes] Du avstår.
   *[no] { $who } avstår.
}
duel-did-done = { $you ->
    [yes] Du stannar.
   *[no] { $who } stannar.
}

## What must be decided: said to the one who decides, and after "Väntar på att Sauron ska"

duel-ask-take-turn = Ta ett kort att spela eller kasta, eller ta ett landmärke.
duel-ask-keep-token = Behåll en av de uppvända markerna.
duel-ask-claim-trio = Ta en marker för dina tre olika folkslag, eller vänta.
duel-ask-choose-trio = Välj det folkslag som du utelämnar.
duel-ask-call-race = Välj det folkslag vars marker ska vändas upp.
duel-ask-strip-grey = Välj ett av motståndarens grå kort ◆ att kasta.
duel-ask-recover-card = Välj ett kort ur kasthögen och spela det utan kostnad.
duel-ask-take-extra-turn = Ta en tur till, eller avstå.
duel-ask-place-units = Välj en region för { duel-units }{ $optional ->
    [0] .
   *[other] , eller avstå.
}
duel-ask-manoeuvre = Flytta eller ta bort en enhet, eller sluta. Kvar: { $left }.
duel-ask-march-to = Välj vart enheten från { $region } går.
duel-ask-raze-fortress = Välj en fiendefästning att ta bort{ $optional ->
    [0] .
   *[other] , eller avstå.
}
duel-task-take-turn = ta ett kort eller ett landmärke
duel-task-keep-token = behålla en av de uppvända markerna
duel-task-claim-trio = ta markern för tre olika folkslag, eller vänta
duel-task-choose-trio = välja ett folkslag att utelämna
duel-task-call-race = välja ett folkslag vars marker vänds upp
duel-task-strip-grey = välja ett av motståndarens grå kort ◆ att kasta
duel-task-recover-card = välja ett kort ur kasthögen att spela utan kostnad
duel-task-take-extra-turn = ta en tur till, eller avstå
duel-task-place-units = välja en region för { duel-units }{ $optional ->
    [0] {""}
   *[other] , eller avstå
}
duel-task-manoeuvre = flytta eller ta bort en enhet, eller sluta (kvar: { $left })
duel-task-march-to = välja vart enheten från { $region } går
duel-task-raze-fortress = välja en fiendefästning att ta bort{ $optional ->
    [0] {""}
   *[other] , eller avstå
}

## Log

duel-event-chapter-begins = Kapitel { $number } börjar.
duel-event-card-turned = Uppvänt: { $card }.
duel-event-tile-offered = Landmärke vänds upp: { $tile }.
duel-event-paid = { $you ->
    [yes] Du betalar { duel-coins }.
   *[no] { duel-seat-first } betalar { duel-coins }.
}
duel-event-played-by-chain = { $you ->
    [yes] Du spelar { $card } gratis genom kedjning.
   *[no] { duel-seat-first } spelar { $card } gratis genom kedjning.
}
duel-event-coins-taken = { $number ->
    [0] { $you ->
        [yes] Du får inga mynt: reserven är tom.
       *[no] { duel-seat-first } får inga mynt: reserven är tom.
    }
   *[other] { $you ->
        [yes] Du tar { duel-coins }.
       *[no] { duel-seat-first } tar { duel-coins }.
    }
}
duel-event-coins-lost = { $number ->
    [0] { $you ->
        [yes] Du har inga mynt att bli av med.
       *[no] { duel-seat-first } har inga mynt att bli av med.
    }
   *[other] { $you ->
        [yes] Du blir av med { duel-coins }.
       *[no] { duel-seat-first } blir av med { duel-coins }.
    }
}
duel-event-quest-advanced = { $side ->
    [fellowship] Frodo och Sam går { duel-steps }, till { $number2 } av 14.
   *[sauron] Nazgûlen går { duel-steps }, till { $number2 } av 14.
}
duel-event-bonus-reached = { $you ->
    [yes] Du når en bonus ({ $bonus }).
   *[no] { duel-seat-first } når en bonus ({ $bonus }).
}
duel-event-race-joined = { $you ->
    [yes] { duel-race-first } stöder dig.
   *[no] { duel-race-first } stöder { duel-seat-inside }.
}
duel-event-token-shown = Marker vänds upp: { $token }.
duel-event-token-kept = { $you ->
    [yes] Du behåller markern { $token }.
   *[no] { duel-seat-first } behåller markern { $token }.
}
duel-event-units-placed = { $you ->
    [yes] Du placerar { duel-units } i { $region }.
   *[no] { duel-seat-first } placerar { duel-units } i { $region }.
}
duel-event-unit-moved = { $you ->
    [yes] Du flyttar en enhet från { $region } till { $region2 }.
   *[no] { duel-seat-first } flyttar en enhet från { $region } till { $region2 }.
}
duel-event-unit-removed = { $you ->
    [yes] Du blir av med en enhet i { $region }.
   *[no] { duel-seat-first } blir av med en enhet i { $region }.
}
duel-event-conflict = Konflikt i { $region }: båda sidor förlorar { duel-units }.
duel-event-fortress-built = { $you ->
    [yes] Du placerar en fästning i { $region }.
   *[no] { duel-seat-first } placerar en fästning i { $region }.
}
duel-event-fortress-razed = { $you ->
    [yes] Du förlorar fästningen i { $region }.
   *[no] { duel-seat-first } förlorar fästningen i { $region }.
}
duel-event-card-stripped = { $you ->
    [yes] Du förlorar { $card }.
   *[no] { duel-seat-first } förlorar { $card }.
}
duel-event-discard-searched = { $you ->
    [yes] Du tittar igenom kasthögen.
   *[no] { duel-seat-first } tittar igenom kasthögen.
}
duel-event-card-seen = Lagt åt sidan i detta kapitel: { $card }.
duel-event-card-recovered = { $you ->
    [yes] Du spelar { $card } ur kasthögen.
   *[no] { duel-seat-first } spelar { $card } ur kasthögen.
}
duel-event-extra-turn = { $you ->
    [yes] Du får en tur till.
   *[no] { duel-seat-first } får en tur till.
}
duel-event-token-helped = { $you ->
    [yes] En marker hjälper dig ({ $token }).
   *[no] En marker hjälper { duel-seat-inside } ({ $token }).
}

## Endings

duel-outcome-quest-of-the-ring = { $side ->
    [fellowship] Frodo och Sam når Domedagsberget och Ringen förstörs: { duel-seat-inside } vinner.
   *[sauron] Nazgûlen fångar Frodo och Sam och tar Ringen: { duel-seat-inside } vinner.
}
duel-outcome-support-of-the-races = Med stöd av sex olika folkslag vinner { duel-seat-inside }.
duel-outcome-conquest = { duel-seat-first } är närvarande i alla sju regioner och vinner.
duel-outcome-most-regions = Kapitel 3 är slut. { duel-seat-first } är närvarande i fler regioner och vinner.
duel-outcome-shared = Kapitel 3 är slut. Båda sidor är närvarande i lika många regioner och delar segern.

## Table settings

duel-option-extra-turns = Flera extraturer som förtjänas på en tur
duel-option-extra-turns-add = läggs ihop
duel-option-extra-turns-one = räknas som en
duel-option-set-aside = De tre kort som läggs åt sidan i varje kapitel
duel-option-set-aside-discard = hör till kasthögen
duel-option-set-aside-out = är ute ur spelet
duel-option-new-token = En ny marker gäller
duel-option-new-token-later = från och med nästa kort
duel-option-new-token-at-once = även för kortet som gav den
duel-option-manoeuvres = Förflyttningar och borttagningar
duel-option-manoeuvres-optional = får avstås
duel-option-manoeuvres-forced = måste göras
duel-option-bonuses = Uppdragets bonusar
duel-option-bonuses-optional = får avstås
duel-option-bonuses-forced = måste tas
duel-option-trio = Markern för tre olika folkslag
duel-option-trio-automatic = tas vid det tredje folkslaget
duel-option-trio-postponable = får vänta på ett annat folkslag
duel-option-purple-order = Förflyttningar och borttagningar på ett lila kort
duel-option-purple-order-free = görs i valfri ordning
duel-option-purple-order-printed = görs i tryckt ordning
duel-option-green-order = Ett grönt kort
duel-option-green-order-reward-first = belönar alliansen före markerna
duel-option-green-order-moves-first = belönar alliansen efter markerna
duel-option-reserve = Reserven av mynt
duel-option-reserve-limited = är begränsad till de 30 i lådan
duel-option-reserve-unlimited = tar aldrig slut
duel-option-token-effects = Markernas extraturer och enheter
duel-option-token-effects-optional = får avstås
duel-option-token-effects-forced = måste tas
duel-option-red-units = De röda kortens enheter
duel-option-red-units-forced = måste placeras
duel-option-red-units-optional = får avstås

## Refusals

reason-card-covered = { $card } täcks fortfarande av andra kort.
reason-card-unseen = Ingen vet var det kortet är: det ligger nedåtvänt eller lades åt sidan.
reason-card-not-in-layout = { $card } ligger inte i det centrala spelområdet.
reason-tile-not-offered = { $tile } ligger inte uppvänt.
reason-not-enough-coins = Det kostar { $price ->
    [one] 1 mynt
   *[other] { $price } mynt
}, och du har { $coins }.
reason-must-take-card-or-tile = Ta först ett kort eller ett landmärke.
reason-token-not-shown = Du kan bara behålla en av de uppvända markerna.
reason-must-claim-or-wait = Ta markern för tre folkslag, eller vänta.
reason-must-leave-a-race = Välj först ett folkslag att utelämna.
reason-stack-empty = Det finns inga marker kvar för det folkslaget.
reason-region-not-on-card = Dessa enheter kan inte placeras i { $region }.
reason-must-place-units = Välj först en region för enheterna.
reason-no-move-left = Du har inga förflyttningar kvar.
reason-no-removal-left = Du har inga borttagningar kvar.
reason-no-own-unit = Du har ingen enhet i { $region }.
reason-no-enemy-unit = Fienden har ingen enhet i { $region }.
reason-must-manoeuvre = Avsluta dina manövrer först.
reason-not-adjacent = { $region } gränsar inte till { $origin }.
reason-must-march = Välj först vart enheten går.
reason-no-enemy-fortress = Fienden har ingen fästning i { $region }.
reason-must-raze = Välj först en fiendefästning.
reason-not-an-enemy-grey-card = Det är inte ett av motståndarens grå kort.
reason-not-in-discard = Det kortet finns inte i kasthögen.
reason-must-answer-extra-turn = Ta extraturen eller avstå från den först.
reason-card-of-later-chapter = { $place }: { $card } hör till ett senare kapitel.
reason-card-of-other-chapter = { $place }: { $card } hör inte till det pågående kapitlet.
reason-wrong-length = { $place } måste ha { $length } poster.

## The table in the terminal

duel-table-chapter = Kapitel { $chapter }
duel-table-map = Midgård
duel-table-quest = Ringens uppdrag
duel-table-bonuses = bonusar: { $list }
duel-table-landmarks = Landmärken
duel-table-alliances = Alliansmarker
duel-table-stack = { duel-race } { $number }
duel-table-you = { duel-seat } (du)
duel-table-skills = färdigheter
duel-table-chains = kedjor
duel-table-races = folkslag
duel-table-tokens = marker
duel-table-tiles = brickor
duel-table-cards = kort
duel-table-regions = regioner { $number } av 7
duel-table-support = folkslag { $number } av 6
duel-table-supply = { duel-units } kvar
duel-table-trio-used = tre folkslag belönade
duel-table-reserve = reserv { duel-coins }
duel-table-discard = kasthög { $number }
duel-table-aside = { $number } åt sidan
duel-table-extra-turns = { $number ->
    [one] 1 extratur
   *[other] { $number } extraturer
}
duel-table-play = Spela
duel-table-sell = Kasta
duel-table-take = Ta
duel-table-card = Kort
duel-table-cost = Kostnad
duel-table-pay = Du betalar
duel-table-free = gratis
duel-table-chained = gratis: { $chain }
duel-table-bought = { $number }¢ ({ $bought ->
    [one] 1 köpt
   *[other] { $bought } köpta
})
duel-table-surcharge = { $number }¢ ({ $bought ->
    [one] 1 köpt
   *[other] { $bought } köpta
}, ♜{ $surcharge })
duel-table-final = { duel-seat }: regioner { $regions }, folkslag { $races }, uppdraget { $quest }, mynt { $coins }

duel-help-symbols = ◆ grå: färdigheter   ● gul: mynt   ■ blå: uppdraget   ▲ grön: folkslag   ✕ röd: enheter   ★ lila: manövrer
duel-help-codes = Färdigheter: { $skills }. På korten: →1 en förflyttning, †1 tar bort en fiendeenhet, −1¢ motståndaren blir av med ett mynt, ∞ kedjesymbol.
duel-help-layout = På ett tillgängligt kort spelar det vänstra numret kortet, det högra kastar det, och under står vad det kostar dig.
duel-help-map = På kartan: { $units } enheter, ♜ fästning.
duel-help-turn = På din tur tar du ett kort som inget annat täcker, för att spela det (betala kostnaden; varje saknad färdighet kostar 1 mynt) eller kasta det för lika många mynt som kapitlets nummer, eller så tar du ett landmärke.
duel-help-win = Du vinner genast genom att slutföra uppdraget, med sex olika folkslag eller med närvaro i alla sju regioner; efter kapitel 3 med närvaro i fler regioner.
