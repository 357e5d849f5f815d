# Vad forskningen har att säga: miljöer, datamängder, arenan, bottar utifrån.

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
