### Lessons and rules pages.

lesson-try-again = È permesso, ma non è l’argomento di questa lezione. Riprova.
reason-unknown-lesson = Non esiste la lezione “{ $lesson }”. Note: { $known }
reason-no-rules-page = Non c’è ancora una pagina di regole per { $game }.
reason-lesson-over = Questa lezione è finita.

lesson-duel-turn-title = Prendere una carta
lesson-duel-turn-1 = Si possono prendere solo le carte non coperte da altre. Gioca la carta grigia: d’ora in poi ti fornisce una Forza in ogni turno.
lesson-duel-turn-2 = Sauron ha scartato una carta per una Moneta. La carta blu richiede Forza: ce l’hai, quindi non paghi nulla. Giocala.
lesson-duel-turn-end = Frodo e Sam hanno fatto il primo passo. Un’Abilità non si consuma: nel tuo prossimo turno sarà di nuovo lì.

lesson-duel-price-title = Quanto costa una carta
lesson-duel-price-1 = La carta verde richiede Guida, che ti manca. Ogni simbolo mancante si può pagare con 1 Moneta. Giocala.
lesson-duel-price-end = Hai pagato 1 delle tue 2 Monete. Il prezzo su una carta è sempre quanto costa a te, ora.

lesson-duel-discard-title = Scartare per Monete
lesson-duel-discard-1 = Non hai Monete e non puoi giocare nessuna delle due carte. Ogni carta disponibile può invece essere scartata. Scartane una.
lesson-duel-discard-end = Una carta scartata rende tante Monete quanto il numero del capitolo: 2 nel capitolo 2.

lesson-duel-chain-title = Concatenazione
lesson-duel-chain-1 = Il tuo elmo rende gratuita una di queste carte: non ti costa nulla, qualunque sia il costo indicato. Giocala.
lesson-duel-chain-2 = Le carte rosse inviano Unità. Scegli una delle due regioni: tutte le Unità vanno lì.
lesson-duel-chain-end = La carta giocata mostra un’armatura, che ne renderà gratuita un’altra nel capitolo 3.

lesson-duel-quest-title = L’Impresa dell’Anello
lesson-duel-quest-1 = Ogni anello su una carta blu fa avanzare il tuo personaggio di una casella. A un passo c’è un bonus. Gioca la carta blu.
lesson-duel-quest-end = Hai raggiunto il bonus e preso 1 Moneta. Quando Frodo e Sam si muovono, i Nazgûl li seguono: non restano mai indietro.

lesson-duel-conflict-title = Un conflitto
lesson-duel-conflict-1 = Un’Unità nemica è in Rhovanion. Gioca la carta rossa: invia due Unità.
lesson-duel-conflict-2 = Inviale in Rhovanion.
lesson-duel-conflict-end = Le Unità si eliminano una contro una finché una parte non ne ha più. Ne resta una tua: la regione è tua.

lesson-duel-moves-title = Tre movimenti
lesson-duel-moves-1 = Le carte viola arrivano nel capitolo 3. Questa concede tre movimenti. Giocala.
lesson-duel-moves-2 = Ogni movimento porta un’Unità in una regione adiacente. Prendi un’Unità in Enedwaith.
lesson-duel-moves-3 = Portala in Rohan, dove c’è un nemico.
lesson-duel-moves-4 = Entrambe le Unità sono sparite. Prendi l’altra.
lesson-duel-moves-5 = Ora Rohan è vuota. Vai lì.
lesson-duel-moves-6 = La stessa Unità può muoversi di nuovo. Prendila in Rohan.
lesson-duel-moves-7 = Avanti, verso Mordor.
lesson-duel-moves-end = Ogni movimento si completa, con il suo conflitto, prima del successivo. Puoi anche fermarti prima.

lesson-duel-landmark-title = Punti di Interesse
lesson-duel-landmark-1 = Invece di una carta puoi prendere una tessera Punto di Interesse. Helm’s Deep richiede sei Abilità: ne hai tre. In più 1 Moneta per la Fortezza che hai già. Prendila.
lesson-duel-landmark-end = Una Fortezza mantiene la tua presenza nella regione, qualunque cosa accada alle Unità. Ogni Fortezza rende più cara la prossima tessera.

lesson-duel-pair-title = Due della stessa Razza
lesson-duel-pair-1 = Hai un simbolo degli Elfi. La tua arpa rende gratuita la loro seconda carta. Giocala.
lesson-duel-pair-2 = I primi due segnalini degli Elfi vengono mostrati a entrambi. Tienine uno.
lesson-duel-pair-end = Ti aiuta dalla prossima carta in poi. L’altro segnalino torna in cima alla sua pila.

lesson-duel-trio-title = Tre Razze diverse
lesson-duel-trio-1 = Hai Nani ed Elfi. Una terza Razza diversa fa guadagnare un segnalino, una volta per partita. Gioca la carta verde.
lesson-duel-trio-2 = Viene mostrato il primo segnalino di ciascuna delle tre Razze. Tienine uno.
lesson-duel-trio-end = Sei Razze diverse fanno vincere subito la partita.

lesson-duel-win-quest-title = Vittoria: l’Anello
lesson-duel-win-quest-1 = Tre passi al Monte Fato, e i Nazgûl sono vicini. Trova la carta che ti porta lì.
lesson-duel-win-quest-end = L’Anello è distrutto: vinci subito. Sauron vince allo stesso modo quando i Nazgûl catturano Frodo e Sam.

lesson-duel-win-races-title = Vittoria: sei Razze
lesson-duel-win-races-1 = Cinque Razze diverse ti sostengono. Una di queste carte porta la sesta, e la tua ghianda la rende gratuita.
lesson-duel-win-races-end = Sei Razze diverse ti sostengono: vinci subito. Anche l’aquila, su un segnalino degli Hobbit, conta come Razza.

lesson-duel-win-conquest-title = Vittoria: conquista
lesson-duel-win-conquest-1 = Sei presente in sei regioni. Gioca la carta rossa con cui puoi raggiungere la settima.
lesson-duel-win-conquest-2 = Due nemici tengono Mordor, e tu hai tre Unità. Inviale.
lesson-duel-win-conquest-end = Sei presente in tutte e sette le regioni e vinci subito. Se dopo il capitolo 3 nessuno ha vinto, vince chi è presente in più regioni.

lesson-fellowship-following-title = Rispondere al seme
lesson-fellowship-following-1 = Frodo ha guidato con il 3 di Colline. Hai delle Colline, quindi devi giocarne una; la carta più alta del seme guida prende. Sei Bilbo e ti servono prese: gioca il 6.
lesson-fellowship-following-2 = La presa è tua, e chi prende guida la presa seguente. Guida con l’8 di Ombre: nulla in quel seme può batterlo.
lesson-fellowship-following-end = Frodo non aveva Ombre e ha scartato una Montagna, che non poteva vincere. Hai tre prese, e l’obiettivo di Bilbo è certo.

lesson-fellowship-rings-title = Gli Anelli
lesson-fellowship-rings-1 = Sei Frodo e devi vincere 2 carte di Anelli. Il segnalino dice che non si può ancora guidare con Anelli. Guida con l’8 di Foreste.
lesson-fellowship-rings-2 = Bilbo non aveva Foreste e ha giocato un Anello: l’hai vinto, e il segnalino si è girato. Da ora si può guidare con Anelli. Guida con il 5.
lesson-fellowship-rings-end = Il 5 è l’Anello più alto, quindi hai vinto anche il 4. Il tuo obiettivo non può più fallire: ha la sua stella.

lesson-fellowship-one-ring-title = L’Unico Anello
lesson-fellowship-one-ring-1 = È stato guidato l’8 di Montagne e tu non hai Montagne. L’1 di Anelli può vincere qualsiasi presa, se lo dichiari mentre lo giochi. Giocalo per vincere.
lesson-fellowship-one-ring-end = Gli altri dovevano comunque rispondere al seme, e nulla poteva batterti. Senza dichiararlo sarebbe stato un semplice 1 di Anelli.

lesson-fellowship-exchange-title = Uno scambio
lesson-fellowship-exchange-1 = Sei Gandalf e hai preso la carta esule. Ora scambi con Frodo: dagli una carta senza che gli altri la vedano. Lui raccoglie Anelli. Dagli il tuo.
lesson-fellowship-exchange-end = Frodo l’ha guardata e te ne ha ridata una; poteva essere la stessa. Può dare tutto tranne l’1 di Anelli.

lesson-fellowship-card-title = Un obiettivo: una carta
lesson-fellowship-card-1 = Sei Sam. La tua minaccia è un 3, quindi devi vincere il 3 di Colline, ed eccolo sul tavolo. Giochi per ultimo: prendi.
lesson-fellowship-card-end = Non importa chi aveva la carta; conta chi vince la presa in cui si trova.

lesson-fellowship-count-title = Un obiettivo: non troppe
lesson-fellowship-count-1 = Sei Merry e devi vincere 1 o 2 prese. Ne hai 2. Rispondi al seme senza prendere.
lesson-fellowship-count-end = L’obiettivo è raggiunto, ma può ancora cadere: fino alla fine del round una terza presa lo perderebbe. Per questo il segno è un rombo pieno e non una stella.

lesson-fellowship-last-title = Un obiettivo: l’ultima presa
lesson-fellowship-last-1 = Sei Gildor e devi giocare una carta di Foreste nell’ultima presa. Si è guidato con Montagne e tu non ne hai. Scarta la carta che non ti servirà.
lesson-fellowship-last-end = La tua ultima carta è di Foreste: non deve vincere. Tutti e quattro gli obiettivi sono raggiunti, e il capitolo è vinto da tutti.

lesson-war-dice-title = I dadi
lesson-war-dice-1 = Questi sono i tuoi Dadi Azione. Ognuno serve per un’azione, e la faccia dice quale. Cominciano i Popoli Liberi. Prendi il dado Evento.
lesson-war-dice-2 = Un dado Evento gioca una carta o ne pesca una. Pesca da uno dei tuoi due mazzi.
lesson-war-dice-3 = L’Ombra ha portato Sauron in guerra. Hai meno dadi inutilizzati dell’Ombra, perciò puoi aspettare e vedere: passa.
lesson-war-dice-4 = Ora vorresti muovere la Compagnia, e ci vuole un dado Personaggio. Un Anello Elfico cambia un dado, uno per turno. Usalo sul dado Mobilitazione.
lesson-war-dice-5 = Cambialo in Personaggio. Solo il Volere dell’Ovest un anello non può darlo.
lesson-war-dice-6 = L’anello è passato all’Ombra, che potrà usarlo una volta. Ultima domanda: vuoi avvicinare Gondor alla guerra, ed è lavoro di un dado Mobilitazione. Quale dei tuoi due dadi può farlo?
lesson-war-dice-7 = Questo dado vale come Esercito o come Mobilitazione. Fai avanzare Gondor.
lesson-war-dice-end = Alla guerra manca un passo. Le parti continuano ad alternarsi finché tutti i dadi sono usati; poi si tirano di nuovo. Un dado che non ti serve si può sempre scartare.

lesson-war-move-title = Eserciti in marcia
lesson-war-move-1 = Sei l’Ombra. Un dado Esercito muove due eserciti diversi. Prendilo.
lesson-war-move-2 = In marcia.
lesson-war-move-3 = Tutte le tue miniature in una regione sono un esercito. Scegli quello di Dol Guldur.
lesson-war-move-4 = Puoi mandarne solo alcune e lasciare le altre. Questa volta partono tutte.
lesson-war-move-5 = Un esercito va in una regione adiacente. Vai a ovest, nella Valle dell’Anduin del Sud: Lórien è vicina.
lesson-war-move-6 = Può marciare un altro esercito, ma non lo stesso. Scegli quello del Vicino Harad.
lesson-war-move-7 = Prendili tutti.
lesson-war-move-8 = I Sudroni non sono ancora in guerra. Possono andare nelle loro terre e dove non regna nessuno, ma non in un’altra Nazione. Portali nell’Harondor Orientale.
lesson-war-move-9 = Un dado Personaggio muove un esercito, se ha con sé un Comandante o un Personaggio. Prendilo.
lesson-war-move-10 = In marcia.
lesson-war-move-11 = Sono illuminati solo gli eserciti con un Nazgûl. Scegli quello dell’Harondor Occidentale.
lesson-war-move-12 = Tutti.
lesson-war-move-13 = Sauron è in guerra, perciò queste unità possono passare i confini. Una delle regioni intorno ha una Cittadella nemica che nessuno difende. Prendila.
lesson-war-move-end = Pelargir è catturata: 1 punto per l’Ombra, e Gondor si è avvicinata alla guerra. Un esercito non supera mai le dieci unità, e le catene di monti fermano chiunque vada a piedi.

lesson-war-battle-title = Una battaglia
lesson-war-battle-1 = Isengard ha preso l’Ovestemnet. Il tuo esercito a Edoras ha un Comandante, perciò un dado Personaggio gli permette di attaccare. Prendilo.
lesson-war-battle-2 = Attacca. Le due Nazioni sono in guerra; altrimenti non potresti.
lesson-war-battle-3 = Attacca con l’esercito di Edoras.
lesson-war-battle-4 = Potresti lasciare una retroguardia. Manda tutti.
lesson-war-battle-5 = Prima di ogni round entrambe le parti possono usare una carta per la sua seconda metà. Quella di Éomer aggiunge 1 ai tuoi dadi: colpirai con 4. Usala.
lesson-war-battle-6 = Quattro dadi, due colpi; il Comandante ha fatto ritirare un dado fallito: un terzo. Il nemico ha colpito una volta. Con un Regolare perderesti un dado; un’Elite combatte ancora, come Regolare. Conserva i tuoi quattro dadi.
lesson-war-battle-7 = Il nemico ha perso tre unità e gliene resta una. Puoi cessare o continuare. Continua.
lesson-war-battle-8 = Si sono ritirati a Fangorn. Chi ha combattuto può entrare nella regione. Chi la terrà di nuovo per Rohan? Mandali tutti.
lesson-war-battle-end = L’Ovestemnet è di nuovo libero. Ciò che i Popoli Liberi perdono in battaglia non torna più; le unità cadute dell’Ombra sì. Scegli bene le tue battaglie.

lesson-war-siege-title = Un assedio
lesson-war-siege-1 = Sei l’Ombra, davanti al Fosso di Helm, una Fortezza. Prendi un dado Esercito.
lesson-war-siege-2 = Attacca.
lesson-war-siege-3 = Manda tutti: i difensori potrebbero combattere in campo aperto.
lesson-war-siege-4 = Si sono ritirati nella Fortezza. Entra nella regione con tutte le unità: così comincia l’assedio.
lesson-war-siege-5 = La battaglia è finita. Per assalire le mura serve un’altra azione. Prendi il secondo dado Esercito.
lesson-war-siege-6 = Attacca: chi è dentro si raggiunge solo da questa regione.
lesson-war-siege-7 = Una Battaglia d’Assedio dura un round. Tu colpisci solo con 6, loro con 5 e 6. Manda tutti.
lesson-war-siege-8 = Un colpo per parte. Fra un momento ti serviranno le Elite, perciò rinuncia a un Regolare.
lesson-war-siege-9 = Resta un difensore. Un altro round ti costa un’Elite, che diventa Regolare. Ne vale la pena? Dietro quel muro ci sono due punti.
lesson-war-siege-end = Il Fosso di Helm è caduto, e con esso il suo Comandante: 2 punti. Dentro c’è posto per cinque unità; non possono ritirarsi, ma possono fare una Sortita, e gli amici possono attaccare gli assedianti da fuori.

lesson-war-politics-title = Nazioni e guerra
lesson-war-politics-1 = Gondor è passiva: non farà l’ultimo passo verso la guerra finché qualcuno non la attiva. Boromir può farlo. Prendi il dado Personaggio.
lesson-war-politics-2 = I Compagni sulla mappa muovono di tante regioni quant’è il loro Livello. Boromir ha 2.
lesson-war-politics-3 = È nell’Estemnet. Sceglilo.
lesson-war-politics-4 = Un Compagno attiva la sua Nazione in una delle sue Cittadelle o Fortezze. Dove deve andare?
lesson-war-politics-5 = Gondor ora è attiva. È a due passi dalla guerra. Prendi un dado Mobilitazione.
lesson-war-politics-6 = Fai avanzare Gondor.
lesson-war-politics-7 = Manca un passo. Prendine un altro.
lesson-war-politics-8 = Fai avanzare ancora Gondor.
lesson-war-politics-9 = Gondor è in guerra: può attaccare, passare i confini e reclutare. Prendi un terzo dado Mobilitazione.
lesson-war-politics-10 = Recluta.
lesson-war-politics-11 = Un dado porta un’Elite, oppure due altre miniature in due luoghi diversi. Prendi l’Elite.
lesson-war-politics-12 = Va in un Insediamento di Gondor. Scegline uno che dia punti al nemico e gli stia vicino: Minas Tirith o Pelargir.
lesson-war-politics-end = Una Nazione si attiva e avanza da sola anche quando è attaccata, e avanza quando perde un Insediamento. Chi attacca presto si fa nuovi nemici.

lesson-war-events-title = Le carte Evento
lesson-war-events-1 = Una carta si gioca con un dado che mostra il simbolo del suo angolo. La Saggezza di Elrond ha un elmo: prendi il dado Mobilitazione.
lesson-war-events-2 = Potresti far avanzare una Nazione, ma la carta fa di più. Giocala.
lesson-war-events-3 = Attiva una Nazione e la fa avanzare di un passo. Fai che ascolti Rohan.
lesson-war-events-4 = Athelas ha una spada, e tu non hai dadi Personaggio. Quale dei tuoi dadi gioca qualsiasi carta?
lesson-war-events-5 = Gioca Athelas: tre dadi provano a curare i Portatori dell’Anello.
lesson-war-events-6 = Due punti Corruzione sono curati. E la Guida è Gandalf: dopo una carta giocata con un dado Evento puoi pescarne un’altra dello stesso tipo. Fallo.
lesson-war-events-end = Quasi tutte le carte si scartano dopo l’effetto; alcune restano sul tavolo. In battaglia ogni carta ha un secondo uso, che non costa dadi. In mano ne puoi tenere sei.

lesson-war-fellowship-title = La Compagnia
lesson-war-fellowship-1 = La Compagnia è stata vista l’ultima volta a Gran Burrone e ha fatto cinque passi in segreto. I Portatori hanno 2 punti Corruzione. Una Fortezza amica farebbe loro bene: dichiara dove sono.
lesson-war-fellowship-2 = Ora la miniatura cammina, al massimo cinque regioni. Sarà Lórien. Prima i Guadi del Bruinen.
lesson-war-fellowship-3 = A sud, ad Agrifogliere.
lesson-war-fellowship-4 = Attraverso Moria: chi si dichiara non ha nulla da temere laggiù.
lesson-war-fellowship-5 = Avanti, nella Valle dei Rivi Tenebrosi.
lesson-war-fellowship-6 = Resta una regione. Dove si curano i Portatori dell’Anello?
lesson-war-fellowship-7 = Un punto Corruzione è curato, e il Cammino torna a 0. Ora la Guida: un Compagno del Livello più alto. Con Grampasso qualsiasi dado nasconde la Compagnia. Scegli lui.
lesson-war-fellowship-8 = I dadi sono tirati. Gondor ha bisogno di Boromir. Prendi un dado Personaggio.
lesson-war-fellowship-9 = Separa dei Compagni dalla Compagnia. Non vi torneranno.
lesson-war-fellowship-10 = Vanno di tante regioni quante ne mostra il Cammino, che è a 0, più il Livello più alto del gruppo. Boromir ha 2, Gandalf ha 3. Prendi prima Gandalf.
lesson-war-fellowship-11 = E Boromir.
lesson-war-fellowship-12 = Il gruppo è questo.
lesson-war-fellowship-13 = Portali avanti di tre regioni: il più vicino possibile a Minas Tirith.
lesson-war-fellowship-end = La Foresta Drúadan confina con Minas Tirith. Ogni Compagno che parte aiuta sulla mappa, e manca quando la Caccia colpisce.

lesson-war-hunt-title = La Caccia
lesson-war-hunt-1 = Mordor è lontana, e tre dadi dell’Ombra sono nel Riquadro della Caccia. Prendi un dado Personaggio.
lesson-war-hunt-2 = Muovi la Compagnia. Poi l’Ombra tira i suoi tre dadi, e ogni 6 ti trova.
lesson-war-hunt-3 = Un 6, e la tessera dice 3 danni: Corruzione, a meno di perdere un Compagno, il cui Livello si sottrae. Grampasso è la Guida e conviene tenerlo. Lascia scegliere il caso.
lesson-war-hunt-4 = È caduto Gimli: Livello 2, e il terzo danno è Corruzione. Il tuo dado è finito nel Riquadro della Caccia. Prendi l’altro dado Personaggio.
lesson-war-hunt-5 = Ogni tuo dado nel Riquadro facilita la Caccia: ora basta un 5. Muovi lo stesso.
lesson-war-hunt-6 = Un 5: trovati di nuovo. Un solo danno. Vale un Compagno? Rinuncia, e subiscilo come Corruzione.
lesson-war-hunt-7 = La tessera ti rivela. La miniatura deve lasciare Lórien: chi è Rivelato non può restare in una propria Cittadella o Fortezza. Scegli Parth Celebrant.
lesson-war-hunt-8 = Potresti proseguire, fin dove dice il Cammino. Resta qui.
lesson-war-hunt-9 = Chi è Rivelato non può muovere, solo nascondersi; ci vuole un dado Personaggio, a meno che la Guida sia Grampasso. Quale dei tuoi dadi serve?
lesson-war-hunt-10 = Nascondi la Compagnia.
lesson-war-hunt-end = Di nuovo Nascosta. Dove la miniatura sta con una Fortezza, unità o Nazgûl dell’Ombra, la Caccia può ritirare dadi falliti: attento a dove ti fermi.

lesson-war-mordor-title = Mordor
lesson-war-mordor-1 = La miniatura sta davanti al Morannon, e la Guida è Gollum: non resta nessun altro. Non c’è bisogno di dichiararsi.
lesson-war-mordor-2 = Da qui, o da Minas Morgul, la via per Mordor è aperta. Entra.
lesson-war-mordor-3 = Cinque passi fino alla Voragine del Fato. Prendi un dado Personaggio.
lesson-war-mordor-4 = Qui nessuno tira più: ogni movimento fa pescare una tessera. Muovi.
lesson-war-mordor-5 = Un passo, e 1 danno. Con Gollum come Guida una tessera numerata non ti rivela. Potresti rivelarti per evitare il danno, ma poi dovresti prima nasconderti. Rinuncia.
lesson-war-mordor-6 = L’Ombra ha agito. Anche restare fermi un turno intero costerebbe 1 punto Corruzione. Che cosa ti porta avanti?
lesson-war-mordor-7 = Muovi ancora.
lesson-war-mordor-end = L’Occhio: a Mordor vale tutti i dadi nel Riquadro, ed erano tre, compreso il tuo. Sei Rivelato e hai 8 punti Corruzione; con 12 tutto è perduto. Restano tre passi.

lesson-war-win-ring-title = Vittoria: l’Anello
lesson-war-win-ring-1 = Un passo alla Voragine del Fato, con 10 punti Corruzione. Prendi il dado che ti ci porta.
lesson-war-win-ring-2 = Muovi la Compagnia.
lesson-war-win-ring-3 = Due danni: sarebbero 12, e la fine. La Guida è Gollum. Che cosa può fare?
lesson-war-win-ring-end = L’Anello è distrutto con 11 punti Corruzione: i Popoli Liberi vincono subito, qualunque cosa l’Ombra abbia conquistato.

lesson-war-win-corruption-title = Vittoria: la Corruzione
lesson-war-win-corruption-1 = Sei l’Ombra. I Portatori dell’Anello sono Rivelati e hanno 11 punti Corruzione. Guarda le tue carte e prendi il dado che le gioca.
lesson-war-win-corruption-2 = La Pattuglia di Orchi deve pescare una tessera, e la tessera può deludere. Quale carta è sicura?
lesson-war-win-corruption-end = 12 punti Corruzione: i Portatori dell’Anello hanno ceduto, e l’Ombra vince subito.

lesson-war-win-shadow-title = Vittoria: l’Ombra conquista
lesson-war-win-shadow-1 = Hai Insediamenti per 9 punti; alla fine di un turno te ne servono 10. Una Fortezza vale 2, una Cittadella 1, una Città nulla. Prendi l’ultimo dado.
lesson-war-win-shadow-2 = In marcia.
lesson-war-win-shadow-3 = Un dado Personaggio vuole un Comandante. Quale esercito è accanto a una Cittadella nemica?
lesson-war-win-shadow-4 = Tutti.
lesson-war-win-shadow-5 = E dov’è il decimo punto?
lesson-war-win-shadow-end = 10 punti alla fine del turno: la Terra di Mezzo è conquistata. I punti si guardano allora e non prima; l’Anello sarebbe venuto prima di loro.

lesson-war-win-free-title = Vittoria: Sauron è scacciato
lesson-war-win-free-1 = Gli amici del Nord tengono il Monte Gundabad: 2 punti. Ai Popoli Liberi ne servono 4, e l’Ombra ha lasciato una Fortezza senza difesa. Prendi il dado.
lesson-war-win-free-2 = In marcia.
lesson-war-win-free-3 = Scegli l’esercito che può raggiungerla.
lesson-war-win-free-4 = Tutti.
lesson-war-win-free-5 = Prendila.
lesson-war-win-free-end = 4 punti alla fine del turno: Sauron è scacciato dalla Terra di Mezzo. Accade di rado, e per lo più a un’Ombra che pensa solo all’Anello.

lesson-tcg-twilight-title = Il crepuscolo
lesson-tcg-twilight-1 = Il tuo turno comincia con la fase della Compagnia. Il numero nell’angolo di una carta è il suo costo crepuscolo: ciò che giochi aggiunge altrettanti segnalini alla zona del crepuscolo. Gimli costa 2. Giocalo.
lesson-tcg-twilight-2 = Nella zona ci sono due segnalini. La spada di Aragorn costa 1 e gli dà 2 di forza. Giocala.
lesson-tcg-twilight-3 = In mano hai anche un evento, ma serve nelle schermaglie. Una carta si può ancora giocare adesso, e aiuta Frodo. Quale?
lesson-tcg-twilight-end = Quattro segnalini. Nella fase dell’Ombra l’avversario ci paga i servitori: una compagnia forte chiama nemici forti. Dove non serve, risparmia il crepuscolo.

lesson-tcg-moving-title = In cammino
lesson-tcg-moving-1 = Aragorn ha una ferita. Nella fase della Compagnia un personaggio unico si cura scartando una carta con lo stesso titolo, qualunque sia il sottotitolo. Ne hai una: scartala.
lesson-tcg-moving-2 = Una volta in ogni turno devi muovere. Che cosa porta la compagnia al sito successivo?
lesson-tcg-moving-end = Il sito successivo mancava, perciò l’ha messo l’avversario. Ha portato 2 di crepuscolo, e ciascuno dei tuoi tre compagni 1. Nei rifugi, ai siti 3 e 6, il turno comincia con le cure.

lesson-tcg-shadow-title = La fase dell’Ombra
lesson-tcg-shadow-1 = L’altro giocatore è arrivato al sito 3 e tu sei l’Ombra. Puoi spendere sette segnalini crepuscolo. Gioca il servitore da 4.
lesson-tcg-shadow-2 = Restano tre segnalini. L’ascia costa 1 e gli dà altri 3 di forza. Giocala.
lesson-tcg-shadow-3 = Ne restano due. Entrambi i servitori nella tua mano costano 2, ma uno è del sito 5 e questo è il sito 3: è vagante e costa 2 in più. Chi puoi permetterti?
lesson-tcg-shadow-end = La zona è vuota. Quando passi comincia la lotta; ciò che lasci nella zona può spenderlo il giocatore Ombra successivo.

lesson-tcg-archery-title = Gli arcieri
lesson-tcg-archery-1 = Due dei servitori sono arcieri, perciò la tua compagnia subisce due ferite, e decidi tu chi. Gimli ne ha già due; una terza lo ucciderebbe. Aragorn ne regge quattro: la prima a lui.
lesson-tcg-archery-2 = Ancora una. Scegli qualcuno che sopravviva, e risparmia il Portatore dell’Anello.
lesson-tcg-archery-end = Anche Legolas è un arciere: il giocatore Ombra ha dovuto ferire un servitore. Ha scelto chi poteva reggerla, proprio come te.

lesson-tcg-assignment-title = Assegnare i difensori
lesson-tcg-assignment-1 = Attaccano tre servitori. Decidi tu chi combatte chi. Comincia dall’Esterling, che ha forza 5.
lesson-tcg-assignment-2 = Gimli ha 6. Combatta lui.
lesson-tcg-assignment-3 = Ora l’Uruk. Ha 5 anche lui.
lesson-tcg-assignment-4 = Aragorn con la spada ha 10. Scegli lui.
lesson-tcg-assignment-5 = Resta Gríma. Se non assegni nessuno, il giocatore Ombra può mandarlo contro chi vuole: contro Frodo, per esempio. Prendi anche lui.
lesson-tcg-assignment-6 = Un compagno affronta un servitore. Ma qui qualcuno ha difensore +1 e può affrontarne uno in più. Chi?
lesson-tcg-assignment-end = Dodici di forza contro nove, perché contro un Uruk-hai la spada vale due in più, e nessuno affronta Frodo. L’Uruk è feroce: se sopravvive attacca una seconda volta.

lesson-tcg-skirmish-title = Le schermaglie
lesson-tcg-skirmish-1 = Due schermaglie, nell’ordine che scegli tu. Comincia da Gimli.
lesson-tcg-skirmish-2 = Sei contro sette: perderesti. Gioca il tuo evento, che rafforza un Nano.
lesson-tcg-skirmish-3 = Ora sei in vantaggio. Quando tutti passano, uno dopo l’altro, la schermaglia si risolve. Passa.
lesson-tcg-skirmish-4 = Vinta. L’Uruk ha subito una ferita, e una seconda perché Gimli ha danno +1: è morto. Ora Aragorn: otto contro otto, e i pareggi vanno all’Ombra. Gimli può aiutare se si sforza, al prezzo di una ferita. Usalo.
lesson-tcg-skirmish-5 = Chi rafforza?
lesson-tcg-skirmish-6 = Nove contro otto. Passa.
lesson-tcg-skirmish-end = Vinte entrambe. Chi ha almeno il doppio della forza dell’altra parte uccide subito, qualunque sia la vitalità. Un personaggio esausto, a una ferita dalla morte, non può sforzarsi.

lesson-tcg-ring-title = L’Unico Anello
lesson-tcg-ring-1 = Un Uruk ha raggiunto Frodo: quattro di forza contro sette. L’abilità di Gimli aiuta solo i compagni non legati all’Anello. Non c’è nulla da fare: passa.
lesson-tcg-ring-2 = Frodo sta per essere ferito, due volte, perché l’Uruk ha danno +1. Ma porta l’Anello. Indossalo.
lesson-tcg-ring-3 = Ogni ferita è diventata un fardello: ora 4, e con 10 il Portatore dell’Anello è corrotto e hai perso. Nella fase di raccolta l’Anello è stato tolto. Muovere ancora, con quell’Uruk alle calcagna, o restare?
lesson-tcg-ring-end = Per un turno basta. L’Anello aiuta solo nelle schermaglie, non contro le frecce, gli sforzi o il doppio della forza.

lesson-tcg-regroup-title = La raccolta
lesson-tcg-regroup-1 = Le schermaglie sono finite. In due puoi muovere due volte in un turno; ma Aragorn e Gimli sono a una ferita dalla morte, e il servitore è ancora lì. Termina il turno.
lesson-tcg-regroup-2 = La tua mano torna a otto carte. Prima puoi scartarne una. Quale hai due volte?
lesson-tcg-regroup-end = Hai pescato, il servitore è scartato e comincia il turno dell’altro giocatore: ora l’Ombra sei tu.

lesson-tcg-win-title = La vittoria
lesson-tcg-win-1 = Sito 9, l’ultima schermaglia. Se il Portatore dell’Anello sopravvive, hai vinto. Frodo la perde, quattro contro sette; nessuno può aiutarlo. Passa.
lesson-tcg-win-2 = Sta per essere ferito, due volte. Frodo ha vitalità 4 e nessuna ferita, e 8 fardelli; con 10 è corrotto. L’Anello, o la ferita?
lesson-tcg-win-3 = Una ferita, e resta in piedi. Ora la seconda.
lesson-tcg-win-end = Frodo è vivo al sito 9: hai vinto. Vinci anche se resti l’ultimo in gioco, e perdi se il tuo Portatore muore o i suoi fardelli raggiungono la sua resistenza.
