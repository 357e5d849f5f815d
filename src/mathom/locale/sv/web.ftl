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
web-nav-about = Om Mathom
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
web-no-such-table-why = Det kan ha tagits bort, eller så är länken ofullständig.
web-page-failed = Sidan kunde inte laddas.
web-page-failed-why = Du kan vara offline, eller så har Mathom uppdaterats under tiden.
web-try-again = Försök igen
web-error-status = Servern rapporterar ett fel ({ $status }).
web-error-unreachable = Servern går inte att nå.

## Home

web-home-title = Midgård vid bordet
web-play-game = Spela { $game }
web-play-first = första partiet · lätt motståndare
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
web-nav-watch = Titta
web-watch = Titta
web-watch-none = Ingen spelar vid ett öppet bord just nu.
web-watch-lead = Partier vid öppna bord. Du ser det som alla får se.
web-watch-bots = Se botar spela { $game }
web-watch-it = Titta
web-live = pågår · { $progress }
web-samples = Hela partier
web-samples-all = alla
web-samples-lead = Inspelade partier mellan botar, från första draget till det sista.
web-sample-by = { $count } botar
web-games-wait-here = Dina partier väntar här: gå när du vill och fortsätt med ett klick.
web-nav-games = Mina partier
web-abandon = Ge upp
web-abandon-sure = Ge upp partiet?
web-abandon-running = Du förlorar partiet. Det finns kvar bland dina avslutade partier.
web-abandon-waiting = Du lämnar bordet. Om ingen annan sitter där tas det bort.
web-abandon-of = Ge upp: { $game }
web-not-there-yet = Finns inte än
web-your-side = Din sida
web-either-side = Valfri
web-invite = Bjud in en vän
web-one-screen =
    { $count ->
        [2] Två vid en skärm
       *[other] Alla vid en skärm
    }
web-my-games = Mina partier
web-all-games = alla { $count }
web-no-games-yet = Inga partier än. Ett klick startar ett.
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
web-way-record = Öppna ett protokoll
web-way-record-more = Spela upp ett parti ur dess protokoll
web-way-settings = Språk, tema, rörelse
web-way-about = Vem som ritat och skrivit
web-way-ladder = Vem som spelar bäst här

web-play-again = Spela igen
web-how-many = Antal spelare
web-n-players = { $count ->
    [one] Ensam
   *[other] { $count } spelare
}
web-you-name = { $name } (du)
web-campaigns = Kampanjer
web-campaigns-lead = En grupp behåller sina framsteg. Sluta när ni vill och fortsätt en annan kväll, med samma personer eller andra.
web-campaign-new = En ny grupp
web-campaign-name = Gruppens namn
web-campaign-someone = Sällskapet kring { $name }
web-campaign-begin = Ge er av
web-campaign-mine = Mina grupper
web-campaign-played = { $count ->
    [0] inget spelat än
    [one] 1 parti spelat
   *[other] { $count } partier spelade
}
web-campaign-invite = Bjud in till gruppen
web-campaign-map = Vägen
web-campaign-group = Gruppen
web-campaign-table = Spelare
web-campaign-join-lead = Du ser en annan grupps kampanj.
web-campaign-join = Gå med i gruppen
web-campaign-running = Ett parti pågår
web-campaign-resume = Fortsätt
web-campaign-ready = Redo att ge sig av
web-campaign-gone = Gruppen finns inte.
web-campaign-back = Tillbaka till kartan
web-credit-icons = Ikoner från game-icons.net av Lorc, Delapouite och andra, CC BY 3.0:
web-credit-link = erkännanden
web-credit-fans = Ett fanprojekt, utan koppling till något förlag.

## A table of one's own

web-game = Spel
web-seat-me = Jag
web-seat-open = Ledig
web-seat-bot = Bot: { $name }
web-clock = Klocka
web-clock-none = Ingen klocka
web-clock-game = { $minutes } minuter var, { $increment } sekunder per drag
web-clock-move = { $seconds } sekunder per drag
web-clock-days =
    { $days ->
        [one] 1 dag per drag
       *[other] { $days } dagar per drag
    }
web-private = Privat: bara med länken
web-rulings = Regelval och varianter

## Who one is

web-account = Konto
web-account-lead = Ett namn räcker för att spela. Med lösenord är dina partier dina på alla enheter.
web-export = Spara mina partier och kortlekar
web-export-lead = En fil med dina avslutade partier, kampanjer och kortlekar som varje Mathom-server kan läsa in. Pågående partier är inte med.
web-notifications = När det är din tur
web-notifications-lead = Få ett meddelande per tur när du inte är vid bordet.
web-push = Aviseringar i den här webbläsaren
web-push-more = Även när Mathom är stängt
web-push-denied = Webbläsaren blockerar aviseringar. Tillåt dem i dess inställningar.
web-push-failed = Aviseringar kunde inte slås på.
web-mail = E-post
web-mail-more = Frivilligt: för ett glömt lösenord och, om du vill, för att säga till när det är din tur. Lämna tomt för ingen e-post.
web-mail-password = Ditt lösenord
web-mail-turns = E-post när det är din tur
web-mail-sign-up = Välj ett lösenord först
web-mail-save = Spara
web-mail-code = Kod som skickades till { $address }
web-mail-confirm = Bekräfta
web-mail-confirmed = Vi skickar e-post till { $address }.
web-sign-in = Logga in
web-sign-out = Logga ut
web-optional = frivilligt
web-register = Registrera dig
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
web-code-sent = Om vi känner till adressen är en kod på väg.
web-password-old = Nuvarande lösenord
web-password-new = Nytt lösenord
web-password-change = Byt lösenord
web-password-changed = Lösenordet är bytt. Alla andra enheter är utloggade.
web-sessions = Inloggade enheter
web-session-unknown = Okänd enhet
web-session-here = den här enheten
web-session-seen = senast sedd { $when }
web-session-end = Logga ut
web-session-end-others = Logga ut från alla andra
web-delete-account = Ta bort kontot
web-delete-lead = Du ger upp dina pågående partier. Avslutade partier med andra blir kvar, utan ditt namn och dina meddelanden.
web-delete-sure = Det går inte att ångra. Spara dina partier först om du vill behålla dem.
web-delete-do = Ta bort för gott
web-account-deleted = Ditt konto är borttaget.
web-muted = Tystade och blockerade
web-people = Personer
web-people-none = Ingen annan är här.
web-people-lead = Tysta: du ser inte deras meddelanden. Blockera: de kan inte heller sätta sig vid dina bord.
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
web-report-spam = Spam
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
web-admin-status = Status
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
web-admin-remove-sure = Ta bort bordet och alla dess data?
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

web-ladder-lead = Här räknas partier mellan registrerade spelare. Alla börjar på 1000. Ett försprång på 400 poäng betyder ungefär tio vinster per förlust.
web-ladder-place = Plats
web-rating = Rating
web-rating-of = rating { $rating }
web-games-played = Partier
web-games-won = Vunna
web-ladder-empty = Ingen är rankad än.
web-ladder-how = Registrera dig med namn och lösenord och spela { $least } partier mot andra registrerade spelare. Partier med en bot, en gäst eller en person på två platser räknas inte, och inte heller partier som slutar innan alla har fattat fem beslut. Att lämna sin plats till en bot är en förlust. Många partier mot samma motståndare räknas allt mindre.
web-ladder-soon = Du har spelat { $games } av de { $least } partier som krävs för att rankas här.

## Waiting room

web-waiting-room = Bordet är klart
web-waiting-for-friend = Partiet börjar när varje plats är tagen.
web-waiting-full = Alla är här.
web-waiting-sit = Ta en plats för att spela, eller stanna och titta.
web-sit = Sätt dig här
web-stand = Lämna platsen
web-clear-seat = Töm platsen
web-bot = Bot
web-invite-bot = Sätt en bot på platsen { $seat }
web-start = Starta
web-invite-title = Bjud in
web-invite-lead = Skicka länken, eller skanna koden med en telefon.
web-your-name = Ditt namn
web-invite-only-here = Länken fungerar bara på den här datorn. För att andra i ditt nätverk ska kunna vara med, starta servern med
web-qr = Inbjudans QR-kod
web-link = Inbjudans länk
web-copy-link = Kopiera länken
web-copied = Länken är kopierad.

## Table

web-prompt = Vad som ska göras
web-players = Spelare
web-decides = ska välja
web-thinks = { $name } tänker
web-away = borta
web-resigned = har gett upp
web-log = Logg
web-log-empty = Inget har hänt än.
web-log-story = Berättelse
web-log-all-steps = Steg
web-log-turning = Bara vändpunkter
web-log-now = Till det senaste
web-legend = Symboler
web-log-steps = { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
}
web-chat = Chatt
web-chat-hushed = Under en runda får du bara säga det som alla kan se, så chatten är stängd. Den öppnas igen efter rundan.
web-talk = Tillåt chatt under en runda
web-chat-empty = Inga meddelanden än.
web-chat-say = Skriv ett meddelande
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
web-undo-others = en annan spelare har bestämt sig
web-undo-none = inget än
web-hint = Tips
web-hint-thinking = Tänker …
web-hint-lead = De tre bästa dragen, med din chans att vinna.
web-offline = Anslutningen är bruten. Mathom ansluter igen av sig självt; inget går förlorat.
web-offline-not-sent = Inte skickat: du är offline.
web-board-failed = Brädet kan inte ritas. Här är listan i stället.
web-to-list = Spela som lista
web-to-board = Spela på brädet
web-list-moves =
    { $count ->
        [0] Inget att bestämma
        [one] Ett möjligt drag
       *[other] { $count } möjliga drag
    }
web-looking-back = Du ser drag { $move }.
web-back-to-now = Tillbaka till nu
web-ask-takeback = Be att få ta tillbaka draget
web-accept = Acceptera
web-decline = Avböj
web-replace = Låt en bot spela för { $name }
web-called = Vi har meddelat { $name }, som kan komma tillbaka { $when }.
web-claim = Kräv segern över { $name }
web-in-days =
    { $count ->
        [one] inom en dag
       *[other] inom { $count } dagar
    }
web-in-hours =
    { $count ->
        [one] inom en timme
       *[other] inom { $count } timmar
    }
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
web-next-chapter = Nästa kapitel
web-rematch = Revansch med bytta sidor
web-rematch-join = Till revanschen
web-replay = Repris
web-record = Ladda ner protokollet
web-stopped = Partiet har stannat
web-stopped-lead = Brädet visar partiet efter { $moves } handlingar. Det kan fortsätta därifrån med nuvarande regler om alla vid bordet är överens. Inget går förlorat.
web-stopped-want-on = Vill fortsätta: { $names }
web-stopped-want-off = Vill avbryta: { $names }
web-go-on-from-here = Fortsätt härifrån
web-call-off = Avbryt partiet
web-events = Ladda ner alla händelser
web-look-at-table = Se på bordet
web-curtain = Ridå mellan två spelare
web-curtain-title = Näst på tur: { $seat }
web-curtain-lead = Lämna över enheten. Inget visas förrän ridån går upp.
web-curtain-lift = { $seat }: lyft ridån
web-zoom = Zoom
web-zoom-in = Zooma in
web-zoom-out = Zooma ut
web-zoom-whole = Visa hela kartan

## Help

web-help = Tangenter och hjälp
web-help-lead = Allt som lyser går att klicka på. Uppmaningen säger vad du ska göra.
web-help-list = Du kan också spela hela partiet som lista: se menyn eller sidans första länk.
web-help-review = Stega genom partiet från vilken plats som helst.
web-key-arrows = Gå till nästa mål
web-key-enter = Välj
web-key-digits = Tryck på knappen med den siffran
web-key-escape = Avbryt ett val, stäng det som är öppet
web-key-undo = Ångra
web-key-hint = Tips
web-key-log = Visa eller dölj loggen
web-key-help = Den här sidan
web-key-zoom = Kartan: zooma in, zooma ut, visa allt
web-key-step = Ett drag bakåt eller framåt
web-key-ends = Till början eller slutet
web-key-moment = Till nästa avgörande ögonblick

## Replay and review

web-review = Genomgång
web-replay-unfinished = Oavslutat parti
web-seen-by = Sett av
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
web-scrub = Läge i partiet
web-link-moment = Länk till ögonblicket
web-play-on = Spela vidare härifrån
web-play-on-lead = Ett nytt bord fortsätter efter drag { $move }. Vilka spelar?
web-played = spelat
web-better = bättre
web-what-follows = Sedan: { $steps }
web-hint-habit = tumregel, utan sökning
web-hint-here = De bästa dragen här
web-moments = Avgörande ögonblick
web-gave-away = Draget kostade { $points } { $points ->
    [one] procentenhet
   *[other] procentenheter
}.
web-chance-fell = från { $before } % till { $after } %
web-swing = Chanserna för { $seat } föll mest efter drag { $move }: från { $before } % till { $after } %.
web-step-by = Stega per
web-by-action = Handling
web-by-turn = Tur
web-turn-back = En tur bakåt
web-turn-forward = En tur framåt
web-reviewing = Partiet gås igenom: { $done } av { $total }
web-review-start = Hitta de avgörande ögonblicken
web-review-lead = En bot granskar varje beslut. Det tar ungefär en minut.
web-review-later = Du kan gå igenom partiet när det är slut.
web-review-failed = Genomgången kunde inte slutföras.
web-accuracy = Precision { $percent } %
web-accuracy-moments = { $count ->
    [0] Inget beslut kostade mycket.
    [one] Ett ögonblick var avgörande.
   *[other] { $count } ögonblick var avgörande.
}
web-accuracy-title = Precision
web-accuracy-lead = 100 % minus de procentenheter som ett beslut kostade i genomsnitt.
web-review-none = Inget enskilt beslut kostade mycket.
web-finished-games = Avslutade partier
web-running-games = Pågående partier
web-upload-lead = Välj en protokollfil eller klistra in texten.
web-upload-file = Protokollfil
web-upload-text = Protokollets text
web-upload-go = Spela upp

## Learning

web-learn-title = Lär dig { $game }
web-learn-lead = Korta lektioner på det riktiga brädet. Var och en tar en minut eller två.
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
web-motion-full = Full
web-motion-none = Mindre
web-pace = De andra spelarnas tempo
web-pace-more = Hur länge en bots drag visas före nästa; ett klick går vidare genast
web-pace-instant = Genast
web-pace-calm = Lugnt
web-pace-slow = Långsamt
web-layout = Bord
web-layout-board = Ritat bräde
web-layout-list = Lista
web-confirm = Bekräfta drag
web-confirm-more = Frågar vid målet: Enter betyder ja, Esc nej
web-confirm-never = Aldrig
web-confirm-touch = På pekskärm
web-confirm-always = Alltid
web-confirm-ask = Göra detta?
web-confirm-yes = Gör det
web-warnings = Varningar
web-warnings-more = Märk ut kort som skulle göra ett mål omöjligt
web-sound = Ljud
web-sound-more = Ljud för kort, mynt, steg, din tur och slutet
web-sound-off = Av
web-card-size = Kortens storlek

## About

web-about-what = Med Mathom spelar du fyra brädspel från Midgård: ensam, med botar eller med vänner.
web-about-credits = Erkännanden
web-about-icons = Ikoner av Lorc, Delapouite och andra:
web-about-recoloured = Omfärgade, annars oförändrade.
web-about-fonts = Typsnitt:
web-about-drawings = Kort, karta, affischer och alla andra teckningar är våra egna. Vi använder ingen bild eller mening från något förlag.
web-about-code = Programmet är fri programvara:
web-deck-at-table = Välj vid bordet
web-deck-choice = Din kortlek
web-decks = Kortlekar och kort
web-more-choices = { $number } till
