# Vad forskningen har att säga: miljöer, datamängder, arenan, bottar utifrån.

reason-extra-missing = Detta behöver { $library }, som kommer med ett tillägg: pip install "mathom[{ $extra }]"
reason-empty-slot = Det finns inget erbjudande på plats { $slot }.
reason-unknown-actions = Det finns inget sätt att numrera handlingar som heter ”{ $actions }”. Kända: { $known }
reason-not-reset = Miljön måste återställas med reset innan den kan användas.
reason-unknown-version = Det finns ingen miljö ”{ $env }”. Den nuvarande är { $known }
