# Vad forskningen har att säga: miljöer, datamängder, arenan, botar utifrån.

reason-extra-missing = Här behövs { $library }. Installera det med: pip install "mathom[{ $extra }]"
reason-empty-slot = Det finns ingen handling på plats { $slot }.
reason-unknown-actions = Det finns ingen numrering av handlingar som heter ”{ $actions }”. Kända: { $known }
reason-not-reset = Miljön måste initieras med reset innan den kan användas.
reason-unknown-version = Det finns ingen miljö ”{ $env }”. Den nuvarande är { $known }.

reason-no-program = ”{ $bot }” anger inget program.
reason-no-such-program = Det finns inget program ”{ $program }”.
reason-only-act = Ett program får bara handla, fråga varför och skicka ping.
outcome-program-crashed = Ett program kraschade och har förlorat partiet.
outcome-program-timed-out = Ett program överskred tiden och har förlorat partiet.
outcome-program-nonsense = Ett program skickade något oläsligt och har förlorat partiet.

reason-arena-bots = En arena behöver minst två olika botar. Du angav { $bots }.
reason-other-arena = { $file } innehåller resultat för ett annat spel eller frö, eller för andra inställningar eller regler. Ange en annan fil.
reason-not-an-arena = { $file } innehåller inga resultat från en arena.
help-arena = Låt varje bot möta alla andra och rangordna dem; en avbruten arena fortsätter där den slutade.
help-arena-bots = Botarna med kommatecken emellan, minst två: search:easy,greedy,program:./bot.py
help-arena-games = Antalet partier för varje par, varje giv från båda platserna; i samarbetsspel, för varje bot.
help-arena-engine = Var partierna spelas: på den här datorn eller på Ray.
help-arena-address = Adressen till ett Ray-kluster. Utan den startar Ray på den här datorn.
help-arena-file = Filen som sparar resultaten (arena-SPEL.jsonl).
arena-rating = Rating
arena-pair = Möte
arena-thinking = ms per beslut
arena-difference = Fler vunna
arena-together = I det här spelet vinner eller förlorar alla tillsammans. Varje bot har spelat alla platser; ett möte jämför två botar på samma givar.
arena-file = Alla resultat finns i { $file }. Samma kommando fortsätter därifrån.
reason-no-cluster = Det går inte att ansluta till Ray-klustret { $address }: { $fault }

help-levels = Låter varje nivå i ett spel möta den närmast lägre och säger om den vinner så ofta som den ska; fortsätter där den slutade.
help-levels-games = Antalet partier i varje möte, varje giv från båda platserna; i ett samarbetsspel antalet givar.
help-levels-level = Spela bara denna nivå mot den närmast lägre.
help-levels-file = Filen där resultaten sparas (levels-SPEL.jsonl).
reason-unknown-level = Det finns ingen nivå ”{ $level }” ovanför en annan. Kända: { $known }
levels-step = Nivåer
levels-goal = Mål
levels-reached = uppnått
levels-missed = missat
levels-apart = Målet: varje nivå vinner 65 till 90 % av sina partier mot den närmast lägre.
levels-together = Målet: varje nivå vinner säkert fler av samma givar än den närmast lägre.

reason-no-layout = Det finns ingen arraylayout för { $game }.
reason-no-perfect-recall = Det finns ingen array med fullständigt minne för { $game }: använd strängen.
reason-other-view = { $view } är inte vyn för { $game }.
reason-unknown-render-mode = Det finns inget renderingsläge ”{ $mode }”. Kända: { $known }
reason-no-weights = Värderingen av { $game } har inga vikter som går att byta ut.
reason-no-weights-in = { $file } innehåller inga vikter.
reason-bad-weights = Vikterna ”{ $phase }” måste vara tal, vart och ett med sitt namn.
reason-unknown-weight = Det finns ingen vikt som heter ”{ $name }”.
reason-no-percent = ”{ $text }” är inget tal från 0 till 100.

help-blunders = Låt botar spela partier och räkna grova misstag, med exempel att öppna i reprisen.
help-blunders-bots = Botarna med kommatecken emellan: en för varje plats, eller en som spelar alla platser.
help-blunders-records = Mappen för exemplens protokoll (blunders-SPEL).
reason-no-blunders = Ingen har ännu beskrivit misstagen i { $game }.
blunders-of = { $bot }: { $games ->
    [one] ett parti
   *[other] { $games } partier
}

void-games = { $games ->
    [one] Ett parti till är ogiltigt: en äldre version kunde inte följa det.
   *[other] { $games } partier till är ogiltiga: en äldre version kunde inte följa dem.
}
blunders-blunder = Misstag
blunders-count = Antal
blunders-opportunities = Tillfällen
blunders-rate = Andel
blunders-example = Exempel: protokoll och handling
blunders-records = Protokollen finns i { $folder }: mathom replay FIL --at HANDLING visar ett exempel.

reason-bot-answer = Boten { $bot } svarade { $answer }, som varken är en handlings nummer eller dess text.
reason-bot-class-local = Klassen { $bot } skapades inne i en funktion. Bara en klass på modulens översta nivå kan delta.
reason-bot-class-unnamed = ”{ $bot }” anger ingen klass. Skriv python:FIL.py:KLASS eller python:MODUL:KLASS
reason-bot-class-unfit = ”{ $bot }” är ingen klass med metoden choose.
reason-bot-changed = Filen för { $bot } har ändrats sedan resultat sparades. Ange en annan resultatfil eller en annan bot.
reason-bots-for-players = { $bots } botar har angetts för { $players } spelare. Ange en för varje plats, eller en för alla.

help-dataset = Låt botar spela partier och skriv varje beslut till en Parquet-fil, för maskininlärning.
help-dataset-games = Antalet partier.
help-dataset-file = Filen som skrivs (SPEL.parquet).
help-dataset-observations = Skriv också arrayen för varje vy.
help-dataset-visits = Skriv också hur ofta en sökning besökte varje tillåten handling.
help-dataset-records = Spara också protokollen, i den här mappen.
dataset-written = { $rows } beslut från { $games } partier finns i { $file }.
