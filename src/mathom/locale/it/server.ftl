### Tavoli e server.

## Motivi al tavolo

reason-stale-seq = Nel frattempo il tavolo è cambiato.
reason-not-your-seat = Quel posto non è tuo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-seat-taken = Lì siede già qualcuno.
reason-seat-open = Lì non siede nessuno.
reason-seats-open = Ci sono ancora posti liberi.
reason-table-full = Tutti i posti di questo tavolo sono occupati.
reason-not-host = Può farlo solo chi ha creato il tavolo.
reason-already-started = La partita è già cominciata.
reason-not-started = La partita non è ancora cominciata.
reason-not-over = È possibile solo a partita finita.
reason-nothing-to-undo = Non c'è nulla di tuo da annullare.
reason-undo-chance = Non si può annullare: da allora il caso ha rivelato qualcosa di nuovo. Puoi chiedere di tornare indietro.
reason-undo-other-decided = Non si può annullare: da allora ha deciso qualcun altro. Puoi chiedere di tornare indietro.
reason-no-takeback-asked = Nessuno ti ha chiesto di tornare indietro.
reason-takeback-pending = È già stato chiesto di tornare indietro.
reason-time-is-up = Il tempo è scaduto.
reason-player-present = Questo giocatore è ancora qui, o non lo si è atteso abbastanza.
reason-rematched-already = C'è già una rivincita.
reason-chat-length = Un messaggio ha da 1 a { $most } caratteri.
reason-talk-closed = Durante un round si può dire solo ciò che tutti vedono: la chat è chiusa.
reason-chat-full = La chat di questo tavolo è piena.
reason-bad-name = Un nome ha da 1 a { $most } caratteri, su una riga, senza < e >.
reason-bad-clock = Questo orologio non ha senso.
reason-bot-too-slow = Il bot «{ $bot }» penserebbe troppo a lungo.
reason-seed-with-others = Seme e posizione si scelgono solo quando non gioca nessun altro.
reason-seed-in-campaign = In una campagna nessuno sceglie il seme o la posizione.
reason-branch-with-open-seats = Quando una partita prosegue da un momento, ogni posto deve avere il suo giocatore.
reason-no-such-moment = Il momento { $number } non esiste: { $moves ->
    [one] è stata fatta 1 azione
   *[other] sono state fatte { $moves } azioni
}.

## Motivi del server

reason-no-such-table = Questo tavolo non esiste.
reason-no-such-campaign = Questa campagna non esiste.
reason-no-campaign = Questo gioco non ha una campagna.
reason-not-in-campaign = Non fai parte di questa campagna: prima unisciti.
reason-other-campaign = Questa campagna è di un altro gioco.
reason-campaign-full = Una campagna ha al massimo { $most } partecipanti.
reason-no-such-deck = Questo mazzo non esiste.
reason-not-your-deck = Questo mazzo è di qualcun altro. Salvane una copia.
reason-too-many-decks = Hai già { $most } mazzi: eliminane uno.
reason-no-decks = Per questo gioco non si costruiscono mazzi.
reason-deck-too-long = Un mazzo ha al massimo { $most } caratteri.
reason-too-many-actions = Si possono chiedere da una a { $most } azioni alla volta.
reason-no-such-thing = In questo gioco non c'è nulla del genere.
reason-no-such-page = Questa pagina non esiste.
reason-no-cookie = Non sappiamo chi sei: permetti i cookie e ricarica la pagina.
reason-bad-cookie = Il tuo cookie non è dei nostri: ricarica la pagina.
reason-wrong-password = Questo nome e questa password non vanno insieme.
reason-bad-password = Una password ha da { $least } a { $most } caratteri.
reason-name-taken = Qualcun altro ha questo nome.
reason-registered-already = Sei già registrato.
reason-foreign-origin = La richiesta viene da un'altra pagina.
reason-too-large = È troppo grande.
reason-too-many-requests = Troppe richieste: aspetta un momento.
reason-bad-request = Questa richiesta non si può leggere.
reason-internal = Qualcosa è andato storto sul server. Della tua partita non è andato perso nulla.
reason-too-busy = A questo tavolo succede troppo: riprova.
reason-no-thought = Il ragionamento non ha dato nulla: riprova.
reason-no-solution-here = Qui non c'è nulla da chiedere a un risolutore.
reason-no-hint-with-others = Niente suggerimenti mentre giocano altre persone.
reason-port-taken = La porta { $port } di { $host } non si può usare. Scegline un'altra con --port, o 0 per una libera.
reason-unknown-database = «{ $kind }» non è una base di dati che Mathom conosce: sqlite o postgresql.
reason-no-database = La base di dati { $database } non si apre: { $fault }
reason-workers-need-server = Per { $workers } processi serve una base di dati PostgreSQL: indicala con --database postgresql://…

## Al tavolo

prompt-seats-open = Si aspettano giocatori per i posti liberi.
undo-steps = { $steps ->
    [one] Si può annullare 1 passo
   *[other] Si possono annullare { $steps } passi
}
takeback-asked = { $player } vorrebbe annullare { $steps ->
    [one] 1 azione
   *[other] { $steps } azioni
}.
result-resigned = { $seat }: abbandono.
result-timed-out = { $seat }: tempo scaduto.
guest-name = Ospite { $number }

## Bot

bot-random = Viandante
bot-greedy = Cercatore di fortuna
bot-easy = Apprendista
bot-normal = Compagno
bot-hard = Capitano
bot-random-promise = Fa qualsiasi cosa sia permessa.
bot-greedy-promise = Prende ciò che sembra meglio subito.
bot-easy-promise = Pensa un poco; per le prime partite.
bot-normal-promise = Pensa in anticipo; gioca con giudizio.
bot-hard-promise = Pensa mezzo secondo a ogni decisione.

## Giochi a venire


## Pagine

page-not-built = La pagina non è ancora stata costruita
page-how-to-build = Il server è in funzione, ma manca la pagina per il browser. Si costruisce insieme al pacchetto:

## Il comando

help-serve = Gioca nel browser: avvia il server e apre la pagina.
help-serve-host = L'indirizzo su cui ascoltare; con 0.0.0.0 possono entrare altri della tua rete.
help-serve-port = La porta; 0 ne prende una libera.
help-serve-database = Una base di dati al posto del file nella tua cartella dei dati.
help-serve-workers = Quanti processi rispondono; più di uno richiedono PostgreSQL.
help-serve-open = Apri la pagina nel browser.
serve-address = Mathom è a { $address }
serve-lan = Nella tua rete è a { $address }
serve-stop = Fermalo con Ctrl+C.

## Portare le cose con sé

help-export = Scrive ciò che una persona possiede, oppure tutto, in un file che un altro server può leggere.
help-export-file = Il file da scrivere.
help-export-person = Solo ciò che possiede questa persona: il nome con cui si è registrata, o il suo id.
help-import = Aggiunge a una base di dati ciò che un tale file contiene. Ciò che c'è già resta com'è.
help-import-file = Il file da leggere.
export-done = Scritto in { $file }: { $lines ->
    [one] 1 voce
   *[other] { $lines } voci
}. Conservalo con cura: contiene ciò che è nascosto nelle partite in corso.
import-done = Aggiunti: persone { $people }, tavoli { $tables }, campagne { $campaigns }, mazzi { $decks }, punteggi { $ratings }. C'erano già: { $there }.
reason-file-exists = { $file } esiste già. Indica un altro file.
reason-no-such-person = Qui nessuno si chiama { $person }.
reason-bad-luggage = Questo non si può leggere. Non è stato aggiunto nulla.
reason-newer-luggage = Il file viene da un Mathom più nuovo ({ $version }). Non è stato aggiunto nulla.
reason-luggage-clash = Questo non va d'accordo con ciò che c'è, per esempio un nome che ha già qualcun altro. Non è stato aggiunto nulla.
