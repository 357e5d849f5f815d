lesson-duel-turn-title = Prendere una carta
lesson-duel-turn-1 = Puoi prendere solo le carte non coperte da altre. Gioca la carta grigia: d’ora in poi ti fornisce una Forza in ogni turno.
lesson-duel-turn-2 = Sauron ha scartato una carta per una Moneta. La carta blu richiede Forza: ce l’hai, quindi non paghi nulla. Giocala.
lesson-duel-turn-end = Frodo e Sam hanno fatto il primo passo. Un’Abilità non si consuma: nel prossimo turno l’avrai di nuovo.

lesson-duel-price-title = Quanto costa una carta
lesson-duel-price-1 = La carta verde richiede Guida, che ti manca. Puoi comprare ogni simbolo mancante per 1 Moneta. Giocala.
lesson-duel-price-end = Hai pagato 1 delle tue 2 Monete. Il prezzo indicato su una carta è sempre quanto costa a te in quel momento.

lesson-duel-discard-title = Scartare per Monete
lesson-duel-discard-1 = Non hai Monete e non puoi giocare nessuna delle due carte. Puoi però scartare qualsiasi carta disponibile. Scartane una.
lesson-duel-discard-end = Una carta scartata rende tante Monete quanto il numero del capitolo: 2 nel capitolo 2.

lesson-duel-chain-title = Concatenazione
lesson-duel-chain-1 = Il tuo elmo rende gratuita una di queste carte: non ti costa nulla, qualunque sia il costo indicato. Giocala.
lesson-duel-chain-2 = Le carte rosse inviano Unità. Scegli una delle due regioni: tutte le Unità vanno lì.
lesson-duel-chain-end = La carta che hai giocato mostra un’armatura, che rende gratuita un’altra carta nel capitolo 3.

lesson-duel-quest-title = L’Impresa dell’Anello
lesson-duel-quest-1 = Ogni anello su una carta blu fa avanzare il tuo personaggio di una casella. Nella prossima casella c’è un bonus. Gioca la carta blu.
lesson-duel-quest-end = Hai raggiunto il bonus e preso 1 Moneta. Quando Frodo e Sam si muovono, i Nazgûl li seguono: non restano mai indietro.

lesson-duel-conflict-title = Un conflitto
lesson-duel-conflict-1 = In Rhovanion c’è un’Unità nemica. Gioca la carta rossa: invia due Unità.
lesson-duel-conflict-2 = Inviale in Rhovanion.
lesson-duel-conflict-end = Le Unità si rimuovono una contro una finché una delle parti non ne ha più. A te ne resta una.

lesson-duel-moves-title = Tre movimenti
lesson-duel-moves-1 = Le carte viola arrivano nel capitolo 3. Questa concede tre movimenti. Giocala.
lesson-duel-moves-2 = Ogni movimento porta un’Unità in una regione adiacente. Scegli un’Unità in Enedwaith.
lesson-duel-moves-3 = Portala in Rohan, dove c’è un nemico.
lesson-duel-moves-4 = Entrambe le Unità sono state rimosse. Scegli la tua altra Unità.
lesson-duel-moves-5 = Ora Rohan è vuota. Spostala lì.
lesson-duel-moves-6 = La stessa Unità può muoversi di nuovo. Sceglila in Rohan.
lesson-duel-moves-7 = Avanti, verso Mordor.
lesson-duel-moves-end = Ogni movimento si completa, con il suo conflitto, prima del successivo. Puoi anche fermarti in anticipo.

lesson-duel-landmark-title = Punti di Interesse
lesson-duel-landmark-1 = Invece di una carta puoi prendere una tessera Punto di Interesse. Helm’s Deep richiede sei Abilità: ne hai tre. In più paghi 1 Moneta per la Fortezza che hai già. Prendila.
lesson-duel-landmark-end = Una Fortezza mantiene la tua presenza nella regione, qualunque cosa accada alle tue Unità. Ogni Fortezza rende più caro il prossimo Punto di Interesse.

lesson-duel-pair-title = Due della stessa Razza
lesson-duel-pair-1 = Hai un simbolo degli Elfi. La tua arpa rende gratuita la loro seconda carta. Giocala.
lesson-duel-pair-2 = I primi due segnalini degli Elfi vengono mostrati a entrambi i giocatori. Tienine uno.
lesson-duel-pair-end = Ti aiuta dalla prossima carta in poi. L’altro segnalino torna in cima alla sua pila.

lesson-duel-trio-title = Tre Razze diverse
lesson-duel-trio-1 = Hai Nani ed Elfi. Tre Razze diverse ti danno un segnalino, una volta per partita. Gioca la carta verde.
lesson-duel-trio-2 = Viene mostrato il primo segnalino di ciascuna delle tre Razze. Tienine uno.
lesson-duel-trio-end = Se ti sostengono sei Razze diverse, vinci subito la partita.

lesson-duel-win-quest-title = Vittoria: l’Anello
lesson-duel-win-quest-1 = Mancano tre caselle al Monte Fato, e i Nazgûl sono vicini. Trova la carta che ti porta lì.
lesson-duel-win-quest-end = L’Anello è distrutto: vinci subito. Sauron vince allo stesso modo quando i Nazgûl catturano Frodo e Sam.

lesson-duel-win-races-title = Vittoria: sei Razze
lesson-duel-win-races-1 = Cinque Razze diverse ti sostengono. Una di queste carte porta la sesta, e la tua ghianda la rende gratuita.
lesson-duel-win-races-end = Sei Razze diverse ti sostengono: vinci subito. Anche l’Aquila, su un segnalino degli Hobbit, conta come Razza.

lesson-duel-win-conquest-title = Vittoria: conquista
lesson-duel-win-conquest-1 = Sei presente in sei regioni. Gioca la carta rossa che raggiunge la settima.
lesson-duel-win-conquest-2 = Due Unità nemiche tengono Mordor, e tu ne hai tre. Inviale lì.
lesson-duel-win-conquest-end = Sei presente in tutte e sette le regioni e vinci subito. Se dopo il capitolo 3 nessuno ha vinto, vince chi è presente in più regioni.
