# Vad forskningen har att säga: miljöer, datamängder, arenan, botar utifrån.

reason-extra-missing = Detta behöver { $library }, som kommer med ett tillägg: pip install "mathom[{ $extra }]"
reason-empty-slot = Det finns inget erbjudande på plats { $slot }.
reason-unknown-actions = Det finns inget sätt att numrera handlingar som heter ”{ $actions }”. Kända: { $known }
reason-not-reset = Miljön måste återställas med reset innan den kan användas.
reason-unknown-version = Det finns ingen miljö ”{ $env }”. Den nuvarande är { $known }

reason-no-program = ”{ $bot }” anger inget program.
reason-no-such-program = Det finns inget program ”{ $program }”.
reason-only-act = Ett program får bara handla, fråga varför och skicka ping.
outcome-program-crashed = Ett program kraschade och har förlorat partiet.
outcome-program-timed-out = Ett program fick slut på tid och har förlorat partiet.
outcome-program-nonsense = Ett program pratade strunt och har förlorat partiet.

reason-arena-bots = Arenan behöver minst två olika botar; { $bots } är angivna.
reason-other-arena = { $file } innehåller resultat för ett annat spel, frö, andra val eller regler. Ange en annan fil.
reason-not-an-arena = { $file } innehåller något som inte är ett resultat från arenan.
help-arena = Låt varje bot möta alla andra och rangordna dem; fortsätter där den slutade.
help-arena-bots = Bottarna med komman emellan, minst två: search:easy,greedy,program:./bot.py
help-arena-games = Hur många partier varje par spelar, varje giv från båda platserna; i spel tillsammans, hur många varje bot spelar.
help-arena-engine = Var partierna spelas: på den här datorn eller på Ray.
help-arena-address = Adressen till ett Ray-kluster; utan den startar Ray på den här datorn.
help-arena-file = Filen som sparar resultaten (arena-SPEL.jsonl).
arena-rating = Rating
arena-pair = Möte
arena-difference = Fler vunna
arena-together = Här vinner eller förlorar alla tillsammans: varje bot har spelat alla platser, och ett möte jämför två botar på samma givar.
arena-file = Alla resultat finns i { $file }; samma kommando fortsätter därifrån.
reason-no-cluster = Det går inte att ansluta till Ray-klustret { $address }: { $fault }

reason-no-layout = Det finns ingen arraylayout för { $game }.
reason-no-weights = Ställningar i { $game } bedöms inte med vikter som går att byta.
reason-no-weights-in = { $file } innehåller inga vikter.
reason-bad-weights = Vikterna ”{ $phase }” måste vara tal, vart och ett med sitt namn.
reason-unknown-weight = Inget som heter ”{ $name }” vägs.
reason-no-percent = ”{ $text }” är inget tal från 0 till 100.
