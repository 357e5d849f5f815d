### Le pagine nel browser: ciò che il client dice da sé.

## Bar, navigation, plain words

web-language = Lingua
web-settings = Impostazioni
web-menu = Menu
web-close = Chiudi
web-cancel = Annulla
web-more = Altro
web-main = Pagine principali
web-home = Pagina iniziale
web-loading = Caricamento …
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-replays = Replay
web-nav-ladder = Classifica
web-nav-about = Informazioni e crediti
web-theme-to-day = Passa al giorno
web-theme-to-night = Passa alla notte
web-yes = sì
web-no = no
web-nothing = niente
web-percent = { $value }%
web-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
web-no-such-page = Questa pagina non esiste.
web-no-such-table = Questo tavolo non esiste o non è aperto a te.
web-no-such-table-why = Forse è stato rimosso, o il link è incompleto.
web-page-failed = Non è stato possibile caricare questa pagina.
web-page-failed-why = Forse non sei in linea, o nel frattempo Mathom è stato aggiornato.
web-try-again = Riprova
web-error-status = Il server segnala un errore ({ $status }).
web-error-unreachable = Il server non è raggiungibile.

## Home

web-home-title = La Terra di Mezzo al tavolo
web-play-game = Gioca a { $game }
web-play-first = prima partita · avversario facile
web-against = contro { $name }
web-together-with = insieme a { $name }
web-you-play = La tua parte: { $side }
web-change = Cambia
web-level = Livello dei bot
web-single-round = Gioca un solo round
web-campaign-play = Gioca la campagna
web-campaign-play-more = primo capitolo · con i bot al tuo fianco
web-campaign-go-on = Continua la campagna
web-name-of = Nome: { $seat }
web-nav-watch = Guarda
web-watch = Guarda
web-watch-none = Nessuno gioca a un tavolo aperto in questo momento.
web-watch-lead = Partite ai tavoli aperti. Vedi ciò che tutti possono vedere.
web-watch-bots = Guarda i bot giocare a { $game }
web-watch-it = Guarda
web-live = in corso · { $progress }
web-samples = Partite intere
web-samples-all = tutte
web-samples-lead = Partite di bot registrate, dalla prima all’ultima mossa.
web-sample-by = { $count } bot
web-games-wait-here = Le tue partite ti aspettano qui: lascia quando vuoi e continua con un clic.
web-nav-games = Le mie partite
web-abandon = Abbandona
web-abandon-sure = Abbandonare questa partita?
web-abandon-running = Perdi la partita. Resta tra le tue partite finite.
web-abandon-waiting = Lasci il tavolo. Se non c’è nessun altro, viene rimosso.
web-abandon-of = Abbandona: { $game }
web-not-there-yet = Non ancora disponibile
web-your-side = La tua parte
web-either-side = Indifferente
web-invite = Invita un amico
web-one-screen =
    { $count ->
        [2] In due su uno schermo
       *[other] Tutti su uno schermo
    }
web-my-games = Le mie partite
web-all-games = tutte ({ $count })
web-no-games-yet = Ancora nessuna partita. Basta un clic per iniziarne una.
web-open-tables = Tavoli aperti
web-open-a-table = Apri un tuo tavolo
web-open-it = Apri il tavolo
web-with = con { $names }
web-moves =
    { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
web-seats-free = liberi: { $seats }
web-join = Entra
web-status-waiting = In attesa di giocatori
web-status-waiting-for = In attesa di { $names }
web-status-finished = Finita
web-your-turn = Tocca a te
web-you = Tu
web-player-level = { $name } ({ $level })
web-you-won = Hai vinto
web-you-lost = Hai perso
web-shared = Vittoria condivisa
web-drawn = Nessuno ha vinto
web-way-learn = Brevi lezioni e le regole
web-way-last-replay = Ultimo replay
web-way-replays = Ogni partita che hai giocato
web-way-record = Apri una registrazione
web-way-record-more = Rivedi una partita dalla sua registrazione
web-way-settings = Lingua, tema, animazioni
web-way-about = Chi ha disegnato e scritto
web-way-ladder = Chi gioca meglio qui

web-play-again = Gioca ancora
web-how-many = Numero di giocatori
web-n-players = { $count ->
    [one] Da solo
   *[other] { $count } giocatori
}
web-you-name = { $name } (tu)
web-campaigns = Campagne
web-campaigns-lead = Un gruppo conserva i suoi progressi. Fermatevi quando volete e proseguite un’altra sera, con le stesse persone o con altre.
web-campaign-new = Un nuovo gruppo
web-campaign-name = Nome del gruppo
web-campaign-someone = La compagnia di { $name }
web-campaign-begin = In cammino
web-campaign-mine = I miei gruppi
web-campaign-played = { $count ->
    [0] ancora nessuna partita
    [one] 1 partita giocata
   *[other] { $count } partite giocate
}
web-campaign-invite = Invita nel gruppo
web-campaign-map = Il cammino
web-campaign-group = Il gruppo
web-campaign-table = Giocatori
web-campaign-join-lead = Stai guardando la campagna di un altro gruppo.
web-campaign-join = Unisciti al gruppo
web-campaign-running = Una partita è in corso
web-campaign-resume = Riprendi
web-campaign-ready = Pronti a partire
web-campaign-gone = Questo gruppo non esiste.
web-campaign-back = Torna alla mappa
web-credit-icons = Icone di game-icons.net di Lorc, Delapouite e altri, CC BY 3.0:
web-credit-link = crediti
web-credit-fans = Un progetto di appassionati, non affiliato ad alcun editore.

## A table of one's own

web-game = Gioco
web-seat-me = Io
web-seat-open = Libero
web-seat-bot = Bot: { $name }
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-game = { $minutes } minuti a testa, { $increment } secondi per mossa
web-clock-move = { $seconds } secondi per mossa
web-clock-days =
    { $days ->
        [one] 1 giorno per mossa
       *[other] { $days } giorni per mossa
    }
web-private = Privato: solo con il link
web-rulings = Interpretazioni e varianti

## Who one is

web-account = Account
web-account-lead = Per giocare basta un nome. Con una password le tue partite restano tue su ogni dispositivo.
web-export = Salva le mie partite e i miei mazzi
web-export-lead = Un file con le tue partite finite, le campagne e i mazzi, che ogni server Mathom può importare. Le partite in corso non sono incluse.
web-notifications = Quando tocca a te
web-notifications-lead = Ricevi un avviso per turno mentre sei lontano dal tavolo.
web-push = Notifiche in questo browser
web-push-more = Anche quando Mathom è chiuso
web-push-denied = Il browser blocca le notifiche. Permettile nelle sue impostazioni.
web-push-failed = Non è stato possibile attivare le notifiche.
web-mail = E-mail
web-mail-more = Facoltativa: per una password dimenticata e, se vuoi, per avvisarti quando tocca a te. Lasciala vuota per non ricevere e-mail.
web-mail-password = La tua password
web-mail-turns = E-mail quando tocca a te
web-mail-sign-up = Prima scegli una password
web-mail-save = Salva
web-mail-code = Codice inviato a { $address }
web-mail-confirm = Conferma
web-mail-confirmed = Inviamo le e-mail a { $address }.
web-sign-in = Accedi
web-sign-out = Esci
web-optional = facoltativo
web-register = Registrati
web-only-name = Solo il nome
web-name = Nome
web-password = Password
web-hello = Ciao, { $name }.
web-signed-in-as = Hai effettuato l’accesso come { $name }.
web-guest = Giochi come ospite: { $name }.
web-account-settings = Impostazioni dell’account
web-rename = Cambia nome
web-saved = Salvato.
web-forgot = Password dimenticata?
web-forgot-mail = Richiedi un codice per e-mail, poi scegli una nuova password.
web-forgot-ask = Chiedi un codice all’amministratore di questo server, poi scegli una nuova password.
web-name-or-email = Nome o indirizzo e-mail
web-code = Codice
web-code-send = Invia un codice
web-code-sent = Se conosciamo l’indirizzo, il codice è in arrivo.
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambia password
web-password-changed = Password cambiata. Gli altri dispositivi sono stati disconnessi.
web-sessions = Dispositivi collegati
web-session-unknown = Dispositivo sconosciuto
web-session-here = questo dispositivo
web-session-seen = ultimo accesso { $when }
web-session-end = Esci
web-session-end-others = Esci da tutti gli altri
web-delete-account = Elimina account
web-delete-lead = Abbandoni le partite in corso. Quelle finite con altri restano, senza il tuo nome e i tuoi messaggi.
web-delete-sure = Non si può annullare. Se vuoi conservare le tue partite, salvale prima.
web-delete-do = Elimina per sempre
web-account-deleted = Il tuo account è stato eliminato.
web-muted = Silenziati e bloccati
web-people = Persone
web-people-none = Non c’è nessun altro.
web-people-lead = Silenzia: non vedi i loro messaggi. Blocca: inoltre non possono unirsi ai tuoi tavoli.
web-mute = Silenzia
web-block = Blocca
web-unmute = Riattiva
web-unblock = Sblocca
web-is-muted = Silenziato
web-is-blocked = Bloccato
web-report = Segnala
web-report-why = Motivo
web-report-text = Che cosa è successo?
web-report-send = Invia segnalazione
web-report-sent = Grazie. Un amministratore la esaminerà.
web-report-abuse = Insulti o minacce
web-report-cheating = Gioco scorretto
web-report-name = Nome offensivo
web-report-spam = Spam
web-report-other = Altro
web-admin = Amministrazione
web-admin-only = Solo gli amministratori possono vedere questa pagina.
web-admin-reports = Segnalazioni
web-admin-people = Persone
web-admin-tables = Tavoli
web-admin-log = Registro
web-admin-every = Anche quelle chiuse
web-admin-by = Segnalato da { $name }
web-admin-see-table = Vedi tavolo
web-admin-see-person = Vedi persona
web-admin-close-report = Chiudi segnalazione
web-admin-no-reports = Nessuna segnalazione.
web-admin-nothing = Nessun risultato.
web-admin-search = Nome o id
web-admin-find = Cerca
web-admin-status = Stato
web-admin-any = Tutti
web-admin-running = In corso
web-admin-private = privato
web-admin-registered = registrato
web-admin-guest = ospite
web-admin-is-admin = amministratore
web-admin-is-banned = escluso
web-admin-their-tables = I suoi tavoli
web-admin-rename-who = Cambia nome a { $name }
web-admin-reset = Codice per la password
web-admin-code = Dai questo codice alla persona. Vale una volta, per un giorno.
web-admin-ban = Escludi
web-admin-ban-who = Escludi { $name }
web-admin-unban = Riammetti
web-admin-why = Motivo, per il registro
web-admin-end = Chiudi partita
web-admin-end-sure = Chiudere la partita? Nessuno vince o perde.
web-admin-remove = Rimuovi
web-admin-remove-sure = Rimuovere il tavolo e tutti i suoi dati?
web-did-close-report = Segnalazione chiusa
web-did-end-table = Partita chiusa
web-did-remove-table = Tavolo rimosso
web-did-rename = Rinominato
web-did-ban = Escluso
web-did-unban = Riammesso
web-did-grant = Nominato amministratore
web-did-revoke = Non più amministratore
web-did-reset-password = Dato un codice per la password

## The ladder

web-ladder-lead = Qui contano le partite tra giocatori registrati. Tutti partono da 1000. Un vantaggio di 400 punti significa circa dieci vittorie per ogni sconfitta.
web-ladder-place = Posto
web-rating = Punteggio
web-rating-of = punteggio { $rating }
web-games-played = Partite
web-games-won = Vinte
web-ladder-empty = Ancora nessuno in classifica.
web-ladder-how = Registrati con un nome e una password e gioca { $least } partite contro altri giocatori registrati. Non contano le partite con un bot, un ospite o una persona su due posti, né quelle che finiscono prima che ognuno abbia preso cinque decisioni. Cedere il posto a un bot è una sconfitta. Molte partite contro lo stesso avversario contano sempre meno.
web-ladder-soon = Hai giocato { $games } delle { $least } partite che servono per entrare in classifica.

## Waiting room

web-waiting-room = Il tavolo è pronto
web-waiting-for-friend = La partita comincia quando ogni posto è occupato.
web-waiting-full = Ci sono tutti.
web-waiting-sit = Prendi un posto per giocare, o resta a guardare.
web-sit = Siediti qui
web-stand = Lascia il posto
web-clear-seat = Libera il posto
web-bot = Bot
web-invite-bot = Metti un bot al posto { $seat }
web-start = Comincia
web-invite-title = Invita
web-invite-lead = Manda il link, o inquadra il codice con il telefono.
web-your-name = Il tuo nome
web-invite-only-here = Questo link funziona solo su questo computer. Perché altri nella tua rete possano unirsi, avvia il server con
web-qr = Codice QR dell’invito
web-link = Link dell’invito
web-copy-link = Copia il link
web-copied = Il link è copiato.

## Table

web-prompt = Che cosa fare
web-players = Giocatori
web-decides = deve decidere
web-thinks = { $name } sta pensando
web-away = assente
web-resigned = ha abbandonato
web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-log-story = Racconto
web-log-all-steps = Passi
web-log-turning = Solo le svolte
web-log-now = Torna alla fine
web-legend = Simboli
web-log-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
web-chat = Chat
web-chat-hushed = Durante un round si può dire solo ciò che tutti vedono, perciò la chat è chiusa. Riapre dopo il round.
web-talk = Permetti la chat durante un round
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi un messaggio
web-rules = Regole
web-rail = Diario, chat e regole
web-undo = Annulla
web-undo-steps =
    { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
web-undo-nothing = Non c’è nulla da annullare.
web-undo-answer = la tua ultima mossa
web-undo-chance = si è rivelato qualcosa di nuovo
web-undo-others = un altro giocatore ha deciso
web-undo-none = ancora nulla
web-hint = Suggerimento
web-hint-thinking = Ricerca in corso …
web-hint-lead = Le tre mosse migliori, con la tua probabilità di vincere.
web-offline = Connessione persa. Mathom si ricollega da solo; nulla va perso.
web-offline-not-sent = Non inviato: non sei in linea.
web-board-failed = Il tabellone non si può disegnare. Ecco l’elenco.
web-to-list = Gioca come elenco
web-to-board = Gioca sul tabellone
web-list-moves =
    { $count ->
        [0] Niente da decidere
        [one] Una mossa possibile
       *[other] { $count } mosse possibili
    }
web-looking-back = Stai guardando la mossa { $move }.
web-back-to-now = Torna al presente
web-ask-takeback = Chiedi di tornare indietro
web-accept = Accetta
web-decline = Rifiuta
web-replace = Fai giocare un bot per { $name }
web-called = Abbiamo avvisato { $name }, che può tornare { $when }.
web-claim = Rivendica la vittoria su { $name }
web-in-days =
    { $count ->
        [one] entro un giorno
       *[other] entro { $count } giorni
    }
web-in-hours =
    { $count ->
        [one] entro un’ora
       *[other] entro { $count } ore
    }
web-in-minutes =
    { $count ->
        [one] entro un minuto
       *[other] entro { $count } minuti
    }
web-resign = Abbandona
web-resign-sure = Abbandonare?
web-resign-lead = La partita finisce e vince l’altra parte.
web-resign-as = Abbandona come { $seat }
web-copy-watch-link = Copia il link a questo tavolo
web-show-end = Com’è finita
web-next-chapter = Capitolo successivo
web-rematch = Rivincita a parti invertite
web-rematch-join = Alla rivincita
web-replay = Replay
web-record = Scarica la registrazione
web-stopped = Questa partita si è fermata
web-stopped-lead = Il tabellone mostra la partita dopo { $moves } azioni. Può continuare da lì con le regole attuali, se tutti al tavolo sono d’accordo. Nulla va perso.
web-stopped-want-on = Vogliono continuare: { $names }
web-stopped-want-off = Vogliono annullarla: { $names }
web-go-on-from-here = Continua da qui
web-call-off = Annulla la partita
web-events = Scarica tutti gli eventi
web-look-at-table = Guarda il tavolo
web-curtain = Sipario tra due giocatori
web-curtain-title = Tocca a: { $seat }
web-curtain-lead = Passa il dispositivo. Non si vede nulla finché il sipario non si alza.
web-curtain-lift = { $seat }: alza il sipario
web-zoom = Zoom
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-whole = Mostra tutta la mappa

## Help

web-help = Tasti e aiuto
web-help-lead = Puoi cliccare tutto ciò che è illuminato. La richiesta dice che cosa fare.
web-help-list = Puoi anche giocare l’intera partita come elenco: vedi il menu o il primo link della pagina.
web-help-review = Ripercorri la partita da qualsiasi posto.
web-key-arrows = Vai al bersaglio successivo
web-key-enter = Scegli
web-key-digits = Premi il pulsante con quel numero
web-key-escape = Annulla una scelta, chiudi ciò che è aperto
web-key-undo = Annulla
web-key-hint = Suggerimento
web-key-log = Mostra o nascondi il diario
web-key-help = Questa pagina
web-key-zoom = Mappa: ingrandisci, rimpicciolisci, mostra tutto
web-key-step = Una mossa indietro o avanti
web-key-ends = All’inizio o alla fine
web-key-moment = Al prossimo momento decisivo

## Replay and review

web-review = Analisi
web-replay-unfinished = Partita non finita
web-seen-by = Visto da
web-my-seat = { $seat } (tu)
web-all-open = Tutto scoperto
web-move-number = Dopo la mossa { $move }
web-move-of = Mossa { $move } di { $moves }
web-first = All’inizio
web-last = Alla fine
web-back = Una mossa indietro
web-forward = Una mossa avanti
web-play = Avvia
web-pause = Pausa
web-scrub = Posizione nella partita
web-link-moment = Link a questo momento
web-play-on = Continua da qui
web-play-on-lead = Un nuovo tavolo prosegue dopo la mossa { $move }. Chi gioca?
web-played = giocata
web-better = migliore
web-what-follows = Poi: { $steps }
web-hint-habit = regola pratica, senza ricerca
web-hint-here = Le mosse migliori qui
web-moments = Momenti decisivi
web-gave-away = La mossa è costata { $points } { $points ->
    [one] punto percentuale
   *[other] punti percentuali
}.
web-chance-fell = dal { $before }% al { $after }%
web-swing = Le probabilità di { $seat } sono calate di più dopo la mossa { $move }: dal { $before }% al { $after }%.
web-step-by = Procedi per
web-by-action = Azione
web-by-turn = Turno
web-turn-back = Un turno indietro
web-turn-forward = Un turno avanti
web-reviewing = Analisi della partita: { $done } di { $total }
web-review-start = Trova i momenti decisivi
web-review-lead = Un bot esamina ogni decisione. Ci vuole circa un minuto.
web-review-later = Puoi analizzare la partita quando è finita.
web-review-failed = L’analisi non è stata completata.
web-accuracy = Precisione { $percent }%
web-accuracy-moments = { $count ->
    [0] Nessuna decisione è costata molto.
    [one] Un momento è stato decisivo.
   *[other] { $count } momenti sono stati decisivi.
}
web-accuracy-title = Precisione
web-accuracy-lead = 100% meno i punti percentuali che una decisione è costata in media.
web-review-none = Nessuna singola decisione è costata molto.
web-finished-games = Partite finite
web-running-games = Partite in corso
web-upload-lead = Scegli il file di una registrazione, o incolla il suo testo.
web-upload-file = File di una registrazione
web-upload-text = Testo di una registrazione
web-upload-go = Rivedi

## Learning

web-learn-title = Impara { $game }
web-learn-lead = Brevi lezioni sul tabellone vero. Ognuna dura un minuto o due.
web-learn-lessons = Lezioni
web-learn-games = Lezioni dei giochi
web-learn-by-playing = Impara giocando
web-learn-none = Per questo gioco non ci sono ancora lezioni.
web-learn-tasks =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
web-learn-done = Fatta
web-learn-done-of = { $done } di { $total } fatte
web-learn-step = { $step } di { $steps }
web-learn-lesson = Lezione
web-learn-show = Fammi vedere
web-learn-again = Ricomincia
web-learn-next = Prossima lezione
web-learn-all = Tutte le lezioni
web-learn-play = Gioca subito

## Settings

web-as-system = Come il sistema
web-theme = Tema
web-theme-day = Giorno
web-theme-night = Notte
web-motion = Animazioni
web-motion-full = Complete
web-motion-none = Ridotte
web-pace = Ritmo degli altri giocatori
web-pace-more = Per quanto tempo si vede la mossa di un bot prima della successiva; un clic prosegue subito
web-pace-instant = Subito
web-pace-calm = Calmo
web-pace-slow = Lento
web-layout = Tavolo
web-layout-board = Tabellone disegnato
web-layout-list = Elenco
web-confirm = Conferma le mosse
web-confirm-more = Chiede accanto al bersaglio: Invio significa sì, Esc no
web-confirm-never = Mai
web-confirm-touch = Al tocco
web-confirm-always = Sempre
web-confirm-ask = Procedere?
web-confirm-yes = Procedi
web-warnings = Avvertimenti
web-warnings-more = Segnala le carte che renderebbero impossibile un obiettivo
web-sound = Suoni
web-sound-more = Suoni per carte, monete, passi, il tuo turno e la fine
web-sound-off = Spenti
web-card-size = Grandezza delle carte

## About

web-about-what = Con Mathom giochi a quattro giochi da tavolo della Terra di Mezzo: da solo, con i bot o con gli amici.
web-about-credits = Crediti
web-about-icons = Icone di Lorc, Delapouite e altri:
web-about-recoloured = Ricolorate, per il resto invariate.
web-about-fonts = Caratteri:
web-about-drawings = Carte, mappa, manifesti e ogni altro disegno sono nostri. Non usiamo immagini o frasi di editori.
web-about-code = Il programma è software libero:
web-deck-at-table = Scegli al tavolo
web-deck-choice = Il tuo mazzo
web-decks = Mazzi e carte
web-more-choices = Altre { $number }
