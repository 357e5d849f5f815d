### Sidorna i webbläsaren: det klienten säger på egen hand.

## Bar, navigation, plain words

web-language = Språk
web-settings = Inställningar
web-menu = Meny
web-close = Stäng
web-cancel = Avbryt
web-more = Mer
web-main = Huvudsidor
web-home = Hem
web-loading = Laddar …
web-nav-play = Spela
web-nav-learn = Lär dig
web-nav-replays = Repriser
web-nav-ladder = Topplista
web-nav-about = Om och tack till
web-theme-to-day = Byt till dag
web-theme-to-night = Byt till natt
web-yes = ja
web-no = nej
web-nothing = inget
web-percent = { $value } %
web-days =
    { $days ->
        [one] en dag
       *[other] { $days } dagar
    }
web-no-such-page = Den sidan finns inte.
web-no-such-table = Bordet finns inte, eller är inte öppet för dig.
web-no-such-table-why = Det kan ha tagits bort, eller så är länken inte hel.
web-page-failed = Sidan kunde inte laddas.
web-page-failed-why = Anslutningen kan ha brutits, eller så har Mathom uppdaterats under tiden.
web-try-again = Försök igen
web-error-status = Servern svarade med ett fel ({ $status }).
web-error-unreachable = Servern går inte att nå.

## Home

web-home-title = Midgård vid bordet
web-play-game = Spela { $game }
web-play-first = första partiet · lugn motståndare
web-against = mot { $name }
web-together-with = tillsammans med { $name }
web-you-play = Din sida: { $side }
web-change = Ändra
web-level = Botarnas nivå
web-single-round = Spela en enda runda
web-campaign-play = Spela kampanjen
web-campaign-play-more = första kapitlet · med botar vid din sida
web-campaign-go-on = Fortsätt kampanjen
web-name-of = Namn: { $seat }
web-nav-watch = Titta på
web-watch = Titta på
web-watch-none = Ingen spelar vid ett öppet bord just nu.
web-watch-lead = Partier vid öppna bord. Du ser det som alla får se.
web-watch-bots = Se botar spela { $game }
web-watch-it = Titta
web-games-wait-here = Dina partier väntar här: gå när du vill och fortsätt med ett klick.
web-nav-games = Mina partier
web-abandon = Ge upp
web-abandon-sure = Ge upp partiet?
web-abandon-running = Du förlorar partiet. Det finns kvar bland dina avslutade partier.
web-abandon-waiting = Du lämnar bordet. Om ingen annan sitter där tas det bort.
web-abandon-of = Ge upp: { $game }
web-not-there-yet = Inte klart än
web-your-side = Din sida
web-either-side = Vilken som
web-invite = Bjud in en vän
web-one-screen =
    { $count ->
        [2] Två vid en skärm
       *[other] Alla vid en skärm
    }
web-my-games = Mina partier
web-all-games = alla { $count }
web-no-games-yet = Inga än. Ett klick räcker för att börja.
web-open-tables = Öppna bord
web-open-a-table = Öppna ett eget bord
web-open-it = Öppna bordet
web-with = med { $names }
web-moves =
    { $count ->
        [one] ett drag
       *[other] { $count } drag
    }
web-seats-free = ledigt: { $seats }
web-join = Gå med
web-status-waiting = Väntar på spelare
web-status-waiting-for = Väntar på { $names }
web-status-finished = Avslutat
web-your-turn = Din tur
web-you = Du
web-player-level = { $name } ({ $level })
web-you-won = Du har vunnit
web-you-lost = Du har förlorat
web-shared = Delad seger
web-drawn = Ingen har vunnit
web-way-learn = Korta lektioner och reglerna
web-way-last-replay = Senaste reprisen
web-way-replays = Varje parti du har spelat
web-way-record = Läs ett protokoll
web-way-record-more = Spela upp ett parti ur sin text
web-way-settings = Språk, natt, rörelse
web-way-about = Vem som ritat och skrivit
web-way-ladder = Vem som spelar bäst här

web-play-again = Spela igen
web-how-many = Hur många som spelar
web-n-players = { $count ->
    [one] Ensam
   *[other] { $count } spelare
}
web-you-name = { $name } (du)
web-campaigns = Kampanjer
web-campaigns-lead = En grupp minns hur långt den har kommit. Sluta när ni vill och fortsätt en annan kväll, med samma människor eller andra.
web-campaign-new = En ny grupp
web-campaign-name = Gruppens namn
web-campaign-someone = Sällskapet kring { $name }
web-campaign-begin = Ge er av
web-campaign-mine = Mina grupper
web-campaign-played = { $count ->
    [0] inget spelat ännu
    [one] 1 bord spelat
   *[other] { $count } bord spelade
}
web-campaign-invite = Bjud in till gruppen
web-campaign-map = Vägen
web-campaign-group = Gruppen
web-campaign-table = Runt bordet
web-campaign-join-lead = Du tittar på en annan grupps väg.
web-campaign-join = Gå med
web-campaign-running = Ett bord är dukat
web-campaign-resume = Fortsätt
web-campaign-ready = Redo att ge sig av
web-campaign-gone = Det finns ingen sådan grupp.
web-campaign = Kampanj
web-campaign-back = Tillbaka till kartan
web-credit-icons = Ikoner från game-icons.net av Lorc, Delapouite och andra, CC BY 3.0:
web-credit-link = tack till
web-credit-fans = Ett projekt av entusiaster utan band till något förlag.

## A table of one's own

web-game = Spel
web-seat-me = Jag
web-seat-open = Ledig
web-seat-bot = Bot: { $name }
web-clock = Klocka
web-clock-none = Ingen klocka
web-clock-game = { $minutes } minuter var, { $increment } sekunder per drag
web-clock-move = { $seconds } sekunder per drag
web-clock-days = { $days } dagar per drag
web-private = Privat: bara via länken
web-rulings = Regelval och varianter

## Who one is

web-account = Konto
web-account-lead = Ett namn räcker för att spela. Med lösenord förblir dina partier dina på vilken dator som helst.
web-export = Spara mina partier och lekar
web-export-lead = En fil med dina avslutade partier, kampanjer och lekar, som varje Mathom kan läsa. Pågående partier stannar här.
web-notifications = När det är din tur
web-notifications-lead = Få besked när du inte är vid bordet, en gång per tur.
web-push = Aviseringar i den här webbläsaren
web-push-more = Även när Mathom är stängt
web-push-denied = Webbläsaren tillåter inga aviseringar. Ändra det i dess inställningar.
web-push-failed = Webbläsaren kunde inte anmälas.
web-mail = E-post
web-mail-more = Valfri: för ett glömt lösenord och, om du vill, för att berätta att det är din tur. Lämna tom för ingen e-post.
web-mail-password = Ditt lösenord
web-mail-turns = E-post när det är din tur
web-mail-sign-up = Välj ett lösenord först
web-mail-save = Spara
web-mail-code = Kod som skickades till { $address }
web-mail-confirm = Bekräfta
web-mail-confirmed = E-post går till { $address }.
web-sign-in = Logga in
web-sign-out = Logga ut
web-optional = frivilligt
web-register = Registrera
web-only-name = Bara namnet
web-name = Namn
web-password = Lösenord
web-hello = Välkommen, { $name }.
web-signed-in-as = Du är inloggad som { $name }.
web-guest = Du spelar som gäst: { $name }.
web-account-settings = Kontoinställningar
web-rename = Byt namn
web-saved = Sparat.
web-forgot = Glömt lösenordet?
web-forgot-mail = Be om en kod med e-post och välj sedan ett nytt lösenord.
web-forgot-ask = Be serverns administratör om en kod och välj sedan ett nytt lösenord.
web-name-or-email = Namn eller e-postadress
web-code = Kod
web-code-send = Skicka en kod
web-code-sent = Om vi känner till en adress är en kod på väg.
web-password-old = Nuvarande lösenord
web-password-new = Nytt lösenord
web-password-change = Byt lösenord
web-password-changed = Lösenordet är bytt. Alla andra enheter är utloggade.
web-sessions = Inloggad på
web-session-unknown = Okänd enhet
web-session-here = den här enheten
web-session-seen = senast sedd { $when }
web-session-end = Logga ut där
web-session-end-others = Logga ut överallt annars
web-delete-account = Ta bort kontot
web-delete-lead = Pågående partier ges upp. Avslutade partier med andra blir kvar, utan ditt namn och dina ord.
web-delete-sure = Det går inte att ångra. Spara dina partier först om du vill ha dem kvar.
web-delete-do = Ta bort för gott
web-account-deleted = Ditt konto är borttaget.
web-muted = Tystade och blockerade
web-people = Personer
web-people-none = Ingen annan är här.
web-people-lead = Tysta: du ser inte vad de skriver. Blockera: de kan inte heller sätta sig vid dina bord.
web-mute = Tysta
web-block = Blockera
web-unmute = Sluta tysta
web-unblock = Häv blockeringen
web-is-muted = Tystad
web-is-blocked = Blockerad
web-report = Anmäl
web-report-why = Skäl
web-report-text = Vad hände?
web-report-send = Skicka anmälan
web-report-sent = Tack. En administratör tittar på det.
web-report-abuse = Förolämpningar eller hot
web-report-cheating = Fusk
web-report-name = Stötande namn
web-report-spam = Skräp
web-report-other = Något annat
web-admin = Administration
web-admin-only = Bara administratörer får se sidan.
web-admin-reports = Anmälningar
web-admin-people = Personer
web-admin-tables = Bord
web-admin-log = Logg
web-admin-every = Även avslutade
web-admin-by = Anmäld av { $name }
web-admin-see-table = Visa bordet
web-admin-see-person = Visa personen
web-admin-close-report = Avsluta anmälan
web-admin-no-reports = Inga anmälningar.
web-admin-nothing = Inget hittades.
web-admin-search = Namn eller id
web-admin-find = Sök
web-admin-status = Läge
web-admin-any = Alla
web-admin-running = Pågår
web-admin-private = privat
web-admin-registered = registrerad
web-admin-guest = gäst
web-admin-is-admin = administratör
web-admin-is-banned = avstängd
web-admin-their-tables = Personens bord
web-admin-rename-who = Byt namn på { $name }
web-admin-reset = Kod för lösenord
web-admin-code = Ge koden till personen. Den gäller en gång, i ett dygn.
web-admin-ban = Stäng av
web-admin-ban-who = Stäng av { $name }
web-admin-unban = Släpp in igen
web-admin-why = Skäl, för loggen
web-admin-end = Avsluta partiet
web-admin-end-sure = Avsluta partiet? Ingen vinner eller förlorar.
web-admin-remove = Ta bort
web-admin-remove-sure = Ta bort bordet och allt som hänt där?
web-did-close-report = Avslutade en anmälan
web-did-end-table = Avslutade ett parti
web-did-remove-table = Tog bort ett bord
web-did-rename = Bytte namn på
web-did-ban = Stängde av
web-did-unban = Släppte in igen
web-did-grant = Gjorde till administratör
web-did-revoke = Inte längre administratör
web-did-reset-password = Gav en kod för nytt lösenord

## The ladder

web-ladder-lead = Här räknas partier där registrerade spelare möter varandra. Alla börjar på 1000; 400 poäng mer betyder ungefär tio vunna partier på ett förlorat.
web-ladder-place = Plats
web-rating = Rating
web-rating-of = rating { $rating }
web-games-played = Partier
web-games-won = Vunna
web-ladder-empty = Här står ingen ännu.
web-ladder-how = Registrera dig med namn och lösenord och spela { $least } partier mot andra som är registrerade. Partier med en bot, en gäst eller två platser för samma person räknas inte, och inte heller de som slutar innan alla har valt fem gånger. Att lämna sin plats till en bot är en förlust, och många partier mot samma motståndare räknas allt mindre.
web-ladder-soon = Du har spelat { $games } av de { $least } partier som krävs för att ditt namn ska stå här så att alla ser det.

## Waiting room

web-waiting-room = Bordet är dukat
web-waiting-for-friend = Partiet börjar när varje plats är tagen.
web-waiting-full = Alla är här.
web-waiting-sit = Ta en plats för att spela, eller stanna och titta.
web-sit = Sitt här
web-stand = Res dig
web-clear-seat = Töm platsen
web-bot = Bot
web-invite-bot = Sätt en bot på platsen { $seat }
web-start = Börja
web-invite-title = Bjud in
web-invite-lead = Skicka länken eller rikta telefonen mot koden.
web-your-name = Ditt namn
web-invite-only-here = Länken fungerar bara på den här datorn. För att andra i ditt nätverk ska kunna vara med, starta servern med
web-qr = Inbjudans QR-kod
web-link = Inbjudans länk
web-copy-link = Kopiera länken
web-copied = Länken är kopierad.

## Table

web-prompt = Vad som ska göras
web-players = Spelare
web-decides = bestämmer nu
web-thinks = { $name } tänker
web-away = borta
web-resigned = har gett upp
web-log = Logg
web-log-empty = Inget har hänt än.
web-log-story = Berättelse
web-log-all-steps = Steg
web-legend = Symboler
web-log-steps = { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
}
web-chat = Chatt
web-chat-hushed = Medan en runda spelas får bara det sägas som alla kan se, och det ligger på bordet. Chatten öppnas igen efteråt.
web-talk = Låt folk chatta medan en runda spelas
web-chat-empty = Ingen har sagt något.
web-chat-say = Säg något
web-rules = Regler
web-rail = Logg, chatt och regler
web-undo = Ångra
web-undo-steps =
    { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    }
web-undo-nothing = Det finns inget att ångra.
web-undo-answer = ditt senaste drag
web-undo-chance = något nytt har visats
web-undo-others = andra har bestämt
web-undo-none = inget än
web-hint = Tips
web-hint-thinking = Tänker …
web-hint-lead = De tre bästa drag sökningen fann, med din chans att vinna.
web-offline = Förbindelsen är bruten. Den kommer tillbaka av sig själv; inget är förlorat.
web-offline-not-sent = Inte skickat: det finns ingen förbindelse just nu.
web-board-failed = Brädet kan inte ritas, därför visas listan.
web-to-list = Spela som lista
web-to-board = Spela på brädet
web-list-moves =
    { $count ->
        [0] Inget att bestämma
        [one] Ett möjligt drag
       *[other] { $count } möjliga drag
    }
web-looking-back = Du ser på drag { $move }.
web-back-to-now = Tillbaka till nu
web-ask-takeback = Be att få ta tillbaka
web-accept = Godta
web-decline = Avböj
web-replace = Låt en bot spela för { $name }
web-called = { $name } har kallats och kan komma tillbaka { $when }.
web-claim = Kräv segern över { $name }
web-in-days = inom { $count } dagar
web-in-hours = inom { $count } timmar
web-in-minutes =
    { $count ->
        [one] inom en minut
       *[other] inom { $count } minuter
    }
web-resign = Ge upp
web-resign-sure = Ge upp?
web-resign-lead = Partiet tar slut och den andra sidan vinner.
web-resign-as = Ge upp som { $seat }
web-copy-watch-link = Kopiera länken till bordet
web-show-end = Hur det slutade
web-rematch = Revansch med bytta sidor
web-rematch-join = Till revanschen
web-replay = Repris
web-record = Ladda ner protokollet
web-stopped = Partiet har stannat
web-stopped-lead = Nedan står det som efter { $moves } handlingar. Det kan fortsätta därifrån med nuvarande regler när alla vid bordet är överens. Inget går förlorat.
web-stopped-want-on = Vill fortsätta: { $names }
web-stopped-want-off = Vill avbryta: { $names }
web-go-on-from-here = Fortsätt härifrån
web-call-off = Avbryt partiet
web-events = Ladda ner allt som har hänt
web-look-at-table = Se på bordet
web-curtain = Ridå mellan två spelare
web-curtain-title = Näst på tur: { $seat }
web-curtain-lead = Lämna över skärmen; inget visas förrän ridån går upp.
web-curtain-lift = { $seat }: lyft ridån
web-zoom = Zoom
web-zoom-in = Närmare
web-zoom-out = Längre bort
web-zoom-whole = Visa allt

## Help

web-help = Tangenter och hjälp
web-help-lead = Allt som lyser går att klicka på. Raden vid knapparna säger vad som ska göras.
web-help-list = Hela partiet kan också spelas som lista: se menyn eller sidans första länk.
web-help-review = Stega genom partiet från vilken plats som helst.
web-key-arrows = Gå från ett möjligt mål till nästa
web-key-enter = Välj
web-key-digits = Tryck på knappen med den siffran
web-key-escape = Släpp ett val, stäng det som är öppet
web-key-undo = Ångra
web-key-hint = Tips
web-key-log = Visa eller dölj loggen
web-key-help = Den här sidan
web-key-zoom = Kartan: närmare, längre bort, hela
web-key-step = Ett drag bakåt eller framåt
web-key-ends = Till början eller slutet
web-key-moment = Till nästa avgörande ögonblick

## Replay and review

web-review = Genomgång
web-replay-unfinished = Ett parti som inte är slut
web-seen-by = Sett från
web-my-seat = { $seat } (du)
web-all-open = Allt öppet
web-move-number = Efter drag { $move }
web-move-of = Drag { $move } av { $moves }
web-first = Till början
web-last = Till slutet
web-back = Ett drag bakåt
web-forward = Ett drag framåt
web-play = Spela upp
web-pause = Pausa
web-scrub = Ögonblick i partiet
web-link-moment = Länk till ögonblicket
web-play-on = Spela vidare härifrån
web-play-on-lead = Ett nytt bord fortsätter efter drag { $move }. Vilka spelar?
web-played = spelat
web-hint-habit = en tumregel, utan att se framåt
web-hint-here = De bästa dragen här
web-moments = Avgörande ögonblick
web-gave-away = ”{ $played }” gav bort { $points } poäng av chansen. Bättre: ”{ $best }”.
web-reviewing = Partiet gås igenom: { $done } av { $total }
web-review-start = Hitta de avgörande ögonblicken
web-review-lead = En bot ser på varje beslut; det tar någon minut.
web-review-later = Genomgången kommer när partiet är slut.
web-review-failed = Genomgången kunde inte slutföras.
web-review-none = Inget beslut gav bort mycket.
web-finished-games = Avslutade partier
web-running-games = Pågående partier
web-upload-lead = Välj en protokollfil eller klistra in texten.
web-upload-file = Protokollfil
web-upload-text = Protokollets text
web-upload-go = Spela upp

## Learning

web-learn-title = Lär dig { $game }
web-learn-lead = Korta lektioner på det riktiga spelbordet. Var och en tar en minut eller två.
web-learn-lessons = Lektioner
web-learn-games = Lektioner i spelen
web-learn-by-playing = Lär dig genom att spela
web-learn-none = Det finns inga lektioner för det här spelet än.
web-learn-tasks =
    { $count ->
        [one] ett steg
       *[other] { $count } steg
    }
web-learn-done = Klar
web-learn-done-of = { $done } av { $total } klara
web-learn-step = { $step } av { $steps }
web-learn-lesson = Lektion
web-learn-show = Visa mig
web-learn-again = Börja om
web-learn-next = Nästa lektion
web-learn-all = Alla lektioner
web-learn-play = Spela nu

## Settings

web-as-system = Som systemet
web-theme = Tema
web-theme-day = Dag
web-theme-night = Natt
web-motion = Rörelse
web-motion-full = Rörligt
web-motion-none = Stilla
web-pace = De andras tempo
web-pace-more = Hur länge en bots drag visas före nästa; ett klick går vidare genast
web-pace-instant = Genast
web-pace-calm = Lugnt
web-pace-slow = Långsamt
web-layout = Bord
web-layout-board = Ritat bräde
web-layout-list = Lista
web-confirm = Bekräfta drag
web-confirm-more = En liten fråga vid målet; Enter säger ja, Esc nej
web-confirm-never = Aldrig
web-confirm-touch = Vid tryck med finger
web-confirm-always = Alltid
web-confirm-ask = Göra detta?
web-confirm-yes = Gör det
web-warnings = Varningar
web-warnings-more = Märk ut kort som säkert skulle göra ett mål ouppnåeligt
web-sound = Ljud
web-sound-more = Små ljud för kort, mynt, steg, din tur och slutet
web-sound-off = Av
web-card-size = Kortens storlek

## About

web-about-what = Mathom spelar Midgårds bordsspel: en regelmotor, bottar och den här sidan.
web-about-credits = Tack till
web-about-icons = Ikoner av Lorc, Delapouite och andra:
web-about-recoloured = Omfärgade, annars oförändrade.
web-about-fonts = Typsnitt:
web-about-drawings = Kort, karta, affischer och alla andra teckningar är våra egna; inget förlags bild eller mening används.
web-about-code = Programmet är fri programvara:
web-deck-at-table = Välj vid bordet
web-deck-choice = Din kortlek
web-decks = Kortlekar och kort
