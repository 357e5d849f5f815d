### Tavoli e server.

## Motivi al tavolo

reason-stale-seq = Nel frattempo il tavolo è cambiato.
reason-not-your-seat = Quel posto non è tuo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-seat-taken = Questo posto è occupato.
reason-seat-open = Questo posto è libero.
reason-seats-open = Ci sono ancora posti liberi.
reason-table-full = Tutti i posti di questo tavolo sono occupati.
reason-not-host = Può farlo solo chi ha aperto il tavolo.
reason-already-started = La partita è già cominciata.
reason-not-started = La partita non è ancora cominciata.
reason-not-over = È possibile solo a partita finita.
reason-table-stopped = Questa partita si è fermata. Può continuare se tutti al tavolo sono d’accordo.
reason-not-stopped = Questa partita non si è fermata.
reason-nothing-to-go-on-from = Di questa partita non resta nulla da cui riprendere.
reason-event-missing = Manca una voce.
reason-event-unreadable = La voce è danneggiata.
reason-nothing-to-undo = Non hai nulla da annullare.
reason-undo-chance = Non si può annullare: da allora si è rivelato qualcosa di nuovo. Puoi chiedere di tornare indietro.
reason-undo-other-decided = Non si può annullare: da allora ha deciso un altro giocatore. Puoi chiedere di tornare indietro.
reason-no-takeback-asked = Nessuno ti ha chiesto di tornare indietro.
reason-takeback-pending = È già stato chiesto di tornare indietro.
reason-time-is-up = Il tempo è scaduto.
reason-player-present = Questo giocatore è ancora qui, o non avete aspettato abbastanza.
reason-clock-decides = Qui decide l’orologio: perde chi lascia scadere il tempo.
reason-no-claim = Puoi rivendicare la vittoria solo contro avversari, in partite con un orologio per l’intera partita.
reason-bad-mail = Questo non è un indirizzo e-mail valido.
reason-bad-variable = { $name } non può essere { $value }.
reason-bad-subscription = L’iscrizione di questo browser non è leggibile.
reason-mail-failed = L’e-mail non è partita. Riprova più tardi.
reason-mail-needs-account = Prima registrati: le e-mail vanno solo a chi ha una password.
reason-mail-too-often = Un codice è stato inviato da poco. Attendi dieci minuti.
reason-no-mail = Questo server non invia e-mail.
reason-no-push = Questo server non può inviare notifiche ai browser.
reason-wrong-code = Il codice è sbagliato, o è stato provato troppe volte.
reason-rematched-already = C’è già una rivincita.
reason-chat-length = Un messaggio deve avere da 1 a { $most } caratteri.
reason-talk-closed = Durante un round si può dire solo ciò che tutti vedono: la chat è chiusa.
reason-chat-full = La chat di questo tavolo è piena.
reason-chat-too-fast = Scrivi troppo in fretta. Aspetta un momento.
reason-step-failed = Le regole non possono eseguire questa azione dalla posizione con cui è iniziato il tavolo.
reason-bots-failed = I bot di questo tavolo hanno avuto più volte un errore e si sono fermati. Annulla una mossa o gioca tu per farli riprovare. Nulla va perso.
reason-table-failed = Questo tavolo ha avuto più volte un errore ed è chiuso per ora. Nulla va perso.
reason-bad-name = Un nome deve avere da 1 a { $most } caratteri, su una riga, senza < e >.
reason-bad-clock = Queste impostazioni dell’orologio non sono possibili.
reason-bot-too-slow = Il bot «{ $bot }» penserebbe troppo a lungo.
reason-seed-with-others = Puoi scegliere il seme o la posizione solo quando non gioca nessun altro.
reason-seed-in-campaign = In una campagna non si scelgono il seme e la posizione.
reason-branch-with-open-seats = Ogni posto deve avere un giocatore prima che la partita continui da qui.
reason-no-such-moment = L’azione { $number } non esiste: la partita ha { $moves ->
    [one] 1 azione
   *[other] { $moves } azioni
}.

## Motivi del server

reason-no-such-table = Questo tavolo non esiste.
reason-quota-tables = Hai { $most } tavoli e non puoi aprirne altri.
reason-quota-running-tables = { $most } delle tue partite sono ancora in corso: finiscine una prima di aprirne un’altra.
reason-quota-tables-hour = In un’ora si possono aprire al massimo { $most } tavoli: riprova più tardi.
reason-quota-uploads = In un’ora si possono caricare al massimo { $most } registrazioni: riprova più tardi.
reason-no-such-campaign = Questa campagna non esiste.
reason-no-campaign = Questo gioco non ha una campagna.
reason-not-in-campaign = Non fai parte di questa campagna: prima entra a farne parte.
reason-other-campaign = Questa campagna è di un altro gioco.
reason-campaign-full = Una campagna può avere al massimo { $most } membri.
reason-quota-campaigns = Partecipi a { $most } campagne e non puoi iniziarne altre.
reason-quota-keeps-hour = In un’ora si possono salvare al massimo { $most } campagne, mazzi e impostazioni: riprova più tardi.
reason-no-such-deck = Questo mazzo non esiste.
reason-not-your-deck = Questo mazzo è di qualcun altro. Salvane una copia.
reason-too-many-decks = Hai già { $most } mazzi: eliminane uno.
reason-no-decks = Questo gioco non si gioca con mazzi propri.
reason-deck-too-long = Un mazzo può avere al massimo { $most } caratteri.
reason-too-many-actions = Si possono chiedere da 1 a { $most } azioni alla volta.
reason-no-such-thing = In questo gioco non c’è nulla del genere.
reason-no-such-page = Questa pagina non esiste.
reason-no-cookie = Non sappiamo chi sei: permetti i cookie e ricarica la pagina.
reason-bad-cookie = Il tuo cookie non è valido: ricarica la pagina.
reason-wrong-password = Nome e password non corrispondono.
reason-bad-password = Una password deve avere da { $least } a { $most } caratteri.
reason-weak-password = Questa password è facile da indovinare: scegline una più lunga o meno comune.
reason-bad-code = Questo codice è sbagliato, già usato o troppo vecchio: chiedine uno nuovo.
reason-no-reset-mail = Questo server non invia e-mail: chiedi un codice all’amministratore.
reason-not-registered = Prima accedi.
reason-no-such-session = Lì non hai più effettuato l’accesso.
reason-banned = Un amministratore ha chiuso questo account.
reason-not-admin = Solo gli amministratori possono farlo.
reason-not-yourself = Non puoi farlo a te stesso.
reason-blocked = Qualcuno a questo tavolo ti ha bloccato.
reason-report-length = Una segnalazione può avere al massimo { $most } caratteri.
reason-no-such-report = Questa segnalazione non esiste o è già chiusa.
reason-database-damaged = Il database è danneggiato ({ $fault }): ripristina una copia di riserva, poi esegui mathom check.
report-abuse = Insulti o minacce
report-cheating = Gioco scorretto
report-name = Nome offensivo
report-spam = Spam
report-other = Altro
reason-name-taken = Qualcun altro ha questo nome.
reason-registered-already = Sei già registrato.
reason-foreign-origin = La richiesta viene da un’altra pagina.
reason-bad-host = L’indirizzo della richiesta non è valido.
reason-wrong-host = Questo server non risponde a quel nome.
reason-too-large = È troppo grande.
reason-too-many-requests = Troppe richieste: aspetta un momento.
reason-too-many-connections = Si possono tenere aperte al massimo { $most } connessioni: chiudi qualche pagina.
reason-too-slow = La richiesta ha impiegato troppo tempo. Riprova.
reason-too-much-work = Sono in corso { $most } delle tue richieste: aspetta che ne finisca qualcuna.
reason-check-too-slow = Il controllo ha richiesto più di { $seconds } secondi ed è stato interrotto.
reason-check-failed = Non è stato possibile eseguire il controllo.
reason-position-unplayable = Da questa posizione non si può giocare.
reason-bad-request = Questa richiesta non si può leggere.
reason-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro.
reason-too-busy = A questo tavolo succedono troppe cose. Riprova.
reason-no-thought = La ricerca non ha trovato nulla. Riprova.
reason-no-solution-here = Qui non c’è nulla da risolvere.
reason-no-hint-with-others = Non ci sono suggerimenti mentre giocano altre persone.
reason-port-taken = La porta { $port } di { $host } non si può usare. Scegline un’altra con --port, o 0 per una libera.
reason-unknown-database = Mathom non conosce il database «{ $kind }»: usa sqlite o postgresql.
reason-no-database = Il database { $database } non si può aprire: { $fault }
reason-workers-need-server = Per { $workers } processi serve un database PostgreSQL: indicalo con --database postgresql://…
reason-unknown-limit = «{ $setting }» non è un’impostazione. Scrivi nome=numero, con uno di questi nomi: { $known }

## Al tavolo

prompt-seats-open = In attesa di giocatori per i posti liberi.
prompt-stopped = Questa partita si è fermata.
stopped-at-move = La partita si è fermata prima dell’azione { $move }, che ora le regole non permettono. { $reason }
stopped-at-event = La partita si è fermata prima della voce { $event } del suo diario. { $reason }
stopped-in-secret = La partita si è fermata prima dell’azione { $move }, fatta in segreto, che ora le regole non permettono.
stopped-older = È cominciata con la versione { $rules } delle regole; ora vale la versione { $now }.
undo-steps = { $steps ->
    [one] Puoi annullare 1 passo
   *[other] Puoi annullare { $steps } passi
}
reason-undo-answer = Annulla torna alla tua ultima decisione, prima della risposta dei bot.
told-undone = { $player } ha annullato { $steps ->
    [one] 1 azione
   *[other] { $steps } azioni
}.
takeback-asked = { $player } chiede di annullare { $steps ->
    [one] 1 azione
   *[other] { $steps } azioni
}.
result-resigned = { $you ->
    [yes] Hai abbandonato.
   *[no] { $seat } ha abbandonato.
}
result-timed-out = { $you ->
    [yes] Hai esaurito il tempo.
   *[no] { $seat } ha esaurito il tempo.
}
result-closed = Un amministratore ha chiuso la partita.
result-left = { $you ->
    [yes] Hai lasciato il tavolo senza tornare.
   *[no] { $seat } ha lasciato il tavolo senza tornare.
}
mail-code-subject = Il tuo codice per Mathom
mail-code-body =
    Inserisci questo codice nelle impostazioni di Mathom: { $code }

    Se non l’hai chiesto tu, ignora questo messaggio.
notice-turn-title = Tocca a te: { $game }
notice-turn-body = È il tuo turno in una partita di { $game }.
notice-called-title = Gli altri ti aspettano: { $game }
notice-called-body = Gli altri ti aspettano in una partita di { $game }. Torna al tavolo, altrimenti un bot può giocare al tuo posto o gli altri possono rivendicare la vittoria.
notice-stop = Hai chiesto tu questi avvisi. Puoi disattivarli nelle impostazioni.
guest-name = Ospite { $number }
mail-reset-subject = Una nuova password per Mathom
mail-reset =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per il tuo account. Inserisci questo codice nella pagina entro un’ora:

    { $code }

    Se non sei stato tu, ignora questo messaggio.

## Bot

bot-beginner = Principiante
bot-amateur = Dilettante
bot-apprentice = Apprendista
bot-journeyman = Esperto
bot-expert = Maestro
bot-random = Mosse a caso
bot-other = Livello a scelta
bot-beginner-promise = Conosce le regole e sbaglia molte valutazioni; per le prime partite.
bot-amateur-promise = Vede ciò che è vicino, ma spesso ne sbaglia il valore.
bot-apprentice-promise = Ha buone abitudini di gioco; ogni tanto gli sfugge qualcosa.
bot-journeyman-promise = Gioca con giudizio.
bot-expert-promise = Pensa mezzo secondo a ogni decisione.

## Pagine

page-not-built = La pagina non è ancora stata costruita
page-how-to-build = Il server è in funzione, ma manca la pagina per il browser. Si costruisce insieme al pacchetto:

## Il comando

help-serve = Avvia il server e apre la pagina per giocare nel browser.
help-serve-host = L’indirizzo su cui ascoltare; con 0.0.0.0 possono entrare altri della tua rete.
help-serve-port = La porta; 0 ne sceglie una libera.
help-serve-database = Un database diverso dal file nella tua cartella dei dati.
help-serve-workers = Il numero di processi; per più di uno serve PostgreSQL.
help-serve-allowed-host = Un nome host con cui si raggiunge il server; si può ripetere. Se non indicato, vale ogni nome.
help-serve-trusted-proxy = Un indirizzo o una rete le cui intestazioni X-Forwarded sono attendibili; si può ripetere. Se non indicato, solo questa macchina.
help-serve-open = Apre la pagina nel browser.
serve-address = Mathom è a { $address }
serve-lan = Nella tua rete è a { $address }
serve-stop = Fermalo con Ctrl+C.

## Portare le cose con sé

help-export = Scrive i dati di una persona, o l’intero database, in un file che un altro server può importare.
help-export-file = Il file da scrivere.
help-export-person = Solo i dati di questa persona: il nome registrato, o l’id.
help-import = Aggiunge a un database il contenuto di un tale file. I dati esistenti restano come sono.
help-import-file = Il file da leggere.
export-done = Scritto in { $file }: { $lines ->
    [one] 1 voce
   *[other] { $lines } voci
}. Conservalo con cura: contiene le informazioni nascoste delle partite in corso.
import-done = Aggiunti: persone { $people }, tavoli { $tables }, campagne { $campaigns }, mazzi { $decks }, valutazioni { $ratings }. Già presenti: { $there }.
reason-file-exists = { $file } esiste già. Indica un altro file.
reason-no-such-person = Qui nessuno si chiama { $person }.
help-check = Controlla se un database è danneggiato.
check-sound = Il database è integro.
check-page = Danneggiato: { $fault }
check-fault = Illeggibile: { $fault }
check-missing = Manca la tabella { $name }.
check-loose = { $rows } righe di { $name } rimandano a righe mancanti di { $other }.
check-gap = Partita { $table }…: { $events } eventi, l’ultimo è il numero { $last }.
check-event = Partita { $table }…: l’evento { $number } è illeggibile.
help-admin = Amministra un server: segnalazioni, tavoli, persone.
help-admin-reports = Elenca le segnalazioni.
help-admin-close-report = Chiude una segnalazione.
help-admin-tables = Elenca i tavoli.
help-admin-people = Elenca le persone.
help-admin-log = Mostra che cosa hanno fatto gli amministratori.
help-admin-end-table = Chiude una partita; nessuno vince o perde.
help-admin-remove-table = Rimuove un tavolo e tutta la sua storia.
help-admin-rename = Cambia nome a una persona.
help-admin-ban = Esclude una persona e chiude le sue sessioni.
help-admin-unban = Riammette una persona esclusa.
help-admin-grant = Nomina amministratore una persona.
help-admin-revoke = Toglie i diritti di amministratore.
help-admin-reset-password = Stampa un codice monouso per una nuova password.
help-admin-person = Il nome registrato, o l’id.
help-admin-table = L’id del tavolo.
help-admin-why = Il motivo, per il registro.
help-admin-all = Anche quelle chiuse.
help-admin-status = Solo quelli in attesa (waiting), in corso (running) o finiti (finished).
help-admin-search = Una parte del nome, o un id.
help-admin-number = Il numero della segnalazione.
help-admin-new-name = Il nuovo nome.
admin-done = Fatto.
admin-code = Codice per una nuova password, valido una volta e per un giorno: { $code }
admin-id = Id
admin-number = Numero
admin-time = Quando
admin-about = Su chi
admin-reason = Motivo
admin-text = Testo
admin-by = Da
admin-table = Tavolo
admin-game = Gioco
admin-status = Stato
admin-people = Persone
admin-name = Nome
admin-seen = Ultimo accesso
admin-marks = Note
admin-who = Chi
admin-action = Azione
admin-mark-registered = registrato
admin-mark-admin = amministratore
admin-mark-banned = escluso
admin-did-close-report = Segnalazione chiusa
admin-did-end-table = Partita chiusa
admin-did-remove-table = Tavolo rimosso
admin-did-rename = Rinominato
admin-did-ban = Escluso
admin-did-unban = Riammesso
admin-did-grant = Nominato amministratore
admin-did-revoke = Non più amministratore
admin-did-reset-password = Dato un codice per la password
reason-bad-import = Il file non si può leggere. Non è stato aggiunto nulla.
reason-newer-import = Il file viene da un Mathom più nuovo ({ $version }). Non è stato aggiunto nulla.
reason-import-clash = Il file è in conflitto con i dati esistenti, per esempio un nome che ha già qualcun altro. Non è stato aggiunto nulla.
