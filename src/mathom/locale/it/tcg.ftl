### Il gioco di carte collezionabili Le due torri

## Motivi

reason-tcg-card-misplaced = { $card } è dove non può stare.
reason-tcg-card-twice = Una carta è nominata due volte.
reason-tcg-cards-unsorted = Le carte in { $place } devono essere ordinate per giocatore, nessuna di chi non gioca.
reason-tcg-deck-bearer = Il Portatore dell’Anello di un mazzo dev’essere un Frodo.
reason-tcg-deck-card = Riga { $line }: in questo set non c’è nessuna carta { $name }.
reason-tcg-deck-large = Il mazzo di gioco ha { $count } carte; il massimo è { $most }.
reason-tcg-deck-line = La riga { $line } non si può leggere: scrivi «bearer», «ring», «site» o un numero, poi una carta.
reason-tcg-deck-misplaced = { $print } non può stare nel mazzo di gioco.
reason-tcg-deck-no-more = Questa carta non si può aggiungere al mazzo adesso.
reason-tcg-deck-ring = Un mazzo ha bisogno dell’Unico Anello.
reason-tcg-deck-sites = Il mazzo avventura deve avere nove siti, uno per ogni numero.
reason-tcg-deck-small = Il mazzo di gioco ha { $count } carte; ne servono almeno { $least }.
reason-tcg-deck-title = { $count } carte hanno il titolo di { $print }; il massimo è quattro.
reason-tcg-deck-uneven = Ci sono { $free } carte dei Popoli Liberi e { $shadow } carte Ombra; devono essere in numero uguale.
reason-tcg-deck-unfinished = Il mazzo non è ancora regolare.
reason-tcg-move-limit = La Compagnia non può muoversi di nuovo in questo turno.
reason-tcg-no-answer = Questo non risponde a ciò che sta accadendo.
reason-tcg-not-assignable = Questo servitore o personaggio non può essere assegnato adesso.
reason-tcg-not-in-this-phase = Non si può fare in questa fase, oppure mancano requisiti o costi.
reason-tcg-not-playable = Questa carta non si può giocare adesso: lo impediscono un requisito, il costo o l’unicità.
