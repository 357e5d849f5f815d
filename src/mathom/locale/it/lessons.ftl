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
