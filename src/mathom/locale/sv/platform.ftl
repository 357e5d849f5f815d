### Plattformen: det som sägs om vilket spel som helst.

## Prompts and log

prompt-waiting = { $number ->
   *[other] Väntar på att { $seats } ska { $task }.
}
prompt-over = Partiet är slut.
log-action = { $seat }: { $action }
log-chance = Slumpen: { $chance }

## Berättelsen om ett parti: `you` säger om läsaren är den som handlar (who), den som drabbas (foe)
## eller ingen av dem

story-and = { $first } och { $second }
story-who = { $you ->
    [who] du
   *[other] { $who }
}
story-foe = { $you ->
    [foe] du
   *[other] { $foe }
}
fact-wins = vinner partiet
fact-loses = förlorar partiet

## Reasons

reason-at-line = Rad { $line }: { $reason }
internal-error = Det är ett fel i programmet, inte ditt fel: { $fault }
reason-not-now = Det är inte det beslutet som ska fattas nu.
reason-not-your-decision = En annan spelare bestämmer nu.
reason-game-over = Partiet är slut.
reason-unknown-action = Det finns ingen handling ”{ $text }”.
reason-unknown-action-number = Det finns ingen handling med numret { $number }.
reason-unknown-game = Det finns inget spel ”{ $game }”. Kända: { $known }
reason-unknown-seat = Det finns ingen plats ”{ $seat }”. Kända: { $known }
reason-unknown-option = Det finns ingen inställning ”{ $option }”. Kända: { $known }
reason-unknown-option-value = ”{ $value }” är inget värde för inställningen { $option }. Kända: { $known }
reason-option-too-long = Inställningen ”{ $option }” får ha högst { $most } tecken.
reason-unknown-kind = Det finns inget som heter ”{ $kind }” i detta spel.
reason-unknown-bot = Det finns ingen bot ”{ $bot }”. Kända: { $known }
reason-bot-needs-clock = Boten ”{ $bot }” behöver en klocka.
reason-unknown-language = Det finns inget språk ”{ $language }”. Kända: { $known }
reason-unknown-effect = Det finns ingen effekt ”{ $effect }”.
reason-unknown-thing = { $game } har inget som heter ”{ $id }”. Liknande: { $near }
reason-no-own-decks = Spelarna i { $game } har inga egna kortlekar.
reason-no-solver = Det finns ingen lösare för { $game }.
reason-wrong-seats = Antalet spelare kan inte vara { $seats }. Möjliga: { $known }
reason-not-json = Detta är inte JSON: { $text }
reason-not-a-record = Detta är inget protokoll från Mathom.
reason-bad-header = Protokollhuvudet går inte att läsa: { $text }
reason-bad-line = Denna rad går inte att läsa: { $text }
reason-cut-short = Protokollet är avkortat: rader saknas.
reason-after-the-end = Det står något efter protokollets slut.
reason-chance-missing = Ett slumpresultat saknas.
reason-chance-impossible = Detta slumpresultat är omöjligt här.
reason-chance-left-over = Detta är ett slumpresultat för mycket.
reason-wrong-digest = Kontrollsumman { $digest } stämmer inte med ställningen som nåddes.
reason-wrong-result = Resultatet { $result } stämmer inte med partiet som spelades.
reason-other-game = Detta är en ställning från ett annat spel: { $game }
reason-newer-rules = Detta skrevs av ett nyare Mathom, med version { $rules } av reglerna; detta spelar version { $known }.
reason-rules-failed = Reglerna fungerar inte här ({ $fault }).
reason-not-an-object = { $place } måste vara ett objekt.
reason-not-a-number = { $place } måste vara ett heltal.
reason-not-a-flag = { $place } måste vara sant eller falskt.
reason-not-a-list = { $place } måste vara en lista.
reason-not-a-text = { $place } måste vara en text.
reason-not-a-generator = { $place } måste vara fyra 32-bitarstal.
reason-out-of-bounds = { $place } måste ligga mellan { $low } och { $high }.
reason-unknown-key = { $place } betyder ingenting här. Kända: { $known }
reason-unknown-name = { $place } nämner något okänt: { $name }
reason-named-twice = { $place } nämner { $name } två gånger.
reason-agenda-impossible = De återstående stegen i ställningen kan inte utföras.
reason-position-breaks = Ställningen ser giltig ut, men partiet kan inte fortsätta från den.
reason-step-number-impossible = agenda: talet { $field } i steget { $step } kan inte vara { $number } här.
reason-step-misplaced = agenda: steget { $step } kan inte stå där.
reason-agenda-too-long = agenda: högst { $most } steg kan återstå.
reason-nothing-to-decide = Det finns inget att bestämma i ställningen.
reason-sealed-unasked = Ingen väntar på hemliga svar i denna ställning.
reason-sealed-impossible = Ett hemligt svar i ställningen är omöjligt.
reason-units-do-not-add-up = { $seat } har fler enheter än lådan innehåller.
reason-below-nothing = Ett tal för { $seat } är mindre än noll.
reason-won-already = { $seat } skulle redan ha vunnit.
reason-too-many-coins = Det finns fler mynt än lådan innehåller.
reason-units-of-both-sides = Båda sidor har enheter i { $region }.
reason-unseen-do-not-add-up = Det finns { $unseen } osedda kort för { $hidden } dolda platser.
reason-cards-misplaced = Ett kort finns på två ställen, eller på inget.
reason-layout-floating = layout: kortet på plats { $slot } täcker plats { $under }, som är tom.
reason-layout-empty = layout: inget kort finns kvar att ta, så kapitlet skulle vara slut.
reason-lifted-unasked = layout: bara ett kort kan vara lyft, och bara under en tur.
reason-set-aside-impossible = set_aside: de tre korten är osedda tills en plats har tittat på dem; sedan har den platsen sett dem som är kvar.
reason-token-misplaced = Denna marker finns på två ställen, eller på inget: { $token }
reason-foreign-token = Högen för { $race } innehåller ett annat folkslags marker.
reason-symbols-misplaced = Symbolerna stämmer inte med korten.
reason-layout-lacks-cards = Det finns inte tillräckligt många kort kvar för upplägget.

## Help of the command line

help-app = Brädspel från Midgård: spela, slå upp, simulera, spela upp.
help-arguments = Argument
help-options = Flaggor
help-commands = Kommandon
help-error = Fel
help-required = krävs
help-default = standard
help-help = Visa denna hjälp och avsluta.
usage = Användning:
usage-try = Hjälp: { $command }
usage-missing-argument = Argumentet { $name } saknas.
usage-missing-option = Flaggan { $name } saknas.
usage-missing-command = Kommandot saknas.
usage-unknown-command = Det finns inget kommando { $name }.
usage-unknown-option = Det finns ingen flagga { $name }.
usage-unknown-option-similar = Det finns ingen flagga { $name }. Liknande: { $similar }
usage-bad-value = Ogiltigt värde för { $name }: det ska vara { $kind }.
usage-needs-value = Flaggan { $name } behöver ett värde.
usage-no-value = Flaggan { $name } tar inget värde.
usage-too-many = Oväntade ord: { $words }
help-play = Spela ett parti i terminalen mot en bot.
help-play-game = Spelet, till exempel duel.
help-play-option = En inställning för bordet som namn=värde; kan ges flera gånger.
help-play-you = Din plats. Om inget anges slumpas den.
help-play-bot = Boten du spelar mot: beginner, amateur, apprentice, journeyman, expert, search:hard.
help-play-seed = Fröet till slumptalen. Om inget anges beror det på klockan.
help-play-seats = Antalet platser. Om inget anges gäller spelets vanliga antal.
help-play-load = Fortsätt ett sparat parti.
help-lang = Språket: en, it, sv.
help-json = Skriv ut JSON.
help-card = Visa texten på ett kort, en bricka eller en marker.
help-card-id = Id, till exempel c1-red-02, bree eller elves-1.

## Play in the terminal

play-welcome = { $game }: du är { $seat }, mot { $bot }. Frö { $seed }.
play-welcome-together = { $game }: du är { $seat }, tillsammans med { $bot }. Frö { $seed }.
play-welcome-alone = { $game }: du spelar ensam. Frö { $seed }.
play-setting = { $option }: { $value }
play-loaded = { $file } är inläst, { $moves ->
    [one] 1 handling spelad.
   *[other] { $moves } handlingar spelade.
}
play-bot-thinks = { $seat } tänker …
play-since = Vad som hände
play-input = { $count ->
    [one] Ditt val (1), eller help
   *[other] Ditt val (1–{ $count }), eller help
}
play-input-undo = { $count ->
    [one] Ditt val (1), undo ({ $steps }), eller help
   *[other] Ditt val (1–{ $count }), undo ({ $steps }), eller help
}
play-no-such-number = Det finns inget val { $number }; det finns { $count }.
play-not-understood = ”{ $text }” är varken ett val eller ett kommando. Skriv help för hjälp.
play-several = ”{ $text }” kan betyda: { $known }
play-undone = Ångrat: { $action }
play-undo-nothing = Du har inget att ångra.
play-undo-chance = Du kan inte ångra det: något nytt har visats sedan dess.
play-undo-bot = Du kan inte ångra det: { $seat } har handlat sedan dess.
play-why-what = Ange en handling: why 3, eller why play card:…
play-why-allowed = { $action }: det är tillåtet.
play-why-not = { $action }: { $reason }
play-save-where = Ange en fil: save FIL
play-saved = Sparat i { $file }.
play-exists = { $file } finns redan och ändrades inte. För att ersätta den: save! { $file }
play-not-saved = { $file } kunde inte skrivas: { $fault }
play-hint = Tips:
play-hint-chance = { $rank }. { $action } ({ $percent } % chans att vinna)
play-hint-plain = { $rank }. { $action }
play-log-empty = Inget har hänt ännu.
play-show-what = Ange ett kort, en bricka eller en marker med dess id: show ID
play-show-unknown = Det finns inget kort, ingen bricka och ingen marker ”{ $id }”.
play-quit-save = Spara partiet? Skriv save FIL, eller bara Enter för att sluta utan att spara
play-end-save = Skriv save FIL för att spara protokollet, eller bara Enter för att sluta
play-older = Reglerna har ändrats sedan partiet sparades. Det fortsätter från före detta: { $reason }
play-bye = Hej då.
play-end-of-input = Inmatningen är slut; partiet sparades inte. Hej då.
play-final = Slutställning

play-help-choose = Välj med nummer, eller med handlingens text eller dess början: { $example }
play-help-undo = undo: ångra din senaste handling, om varken slumpen eller boten har kommit emellan
play-help-why = why 3, why { $example }: om en handling är tillåten, och annars varför inte
play-help-hint = hint: vad en bot skulle göra i ditt ställe
play-help-show = show ID: texten på ett kort, en bricka eller en marker
play-help-table = table: rita hela bordet igen
play-help-log = log: allt som har hänt
play-help-save = save FIL: spara protokollet; save! FIL ersätter en befintlig fil
play-help-quit = quit: sluta
