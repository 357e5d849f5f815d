lesson-fellowship-following-title = Rispondere al seme
lesson-fellowship-following-1 = Frodo ha guidato con il 3 di Colline. Hai delle Colline, quindi devi giocarne una; la carta più alta del seme guida vince la presa. Sei Bilbo e ti servono prese: gioca il 6.
lesson-fellowship-following-2 = La presa è tua, e chi vince una presa guida la successiva. Guida con l’8 di Ombre: nulla in quel seme può batterlo.
lesson-fellowship-following-end = Frodo non aveva Ombre e ha scartato una Montagna, che non poteva vincere. Hai tre prese, e l’obiettivo di Bilbo è certo.

lesson-fellowship-rings-title = Gli Anelli
lesson-fellowship-rings-1 = Sei Frodo e devi vincere 2 carte di Anelli. Il segnalino dice che non si può ancora guidare con Anelli. Guida con l’8 di Foreste.
lesson-fellowship-rings-2 = Bilbo non aveva Foreste e ha giocato un Anello: l’hai vinto, e il segnalino si è girato. D’ora in poi si può guidare con Anelli. Guida con il 5.
lesson-fellowship-rings-end = Il 5 è l’Anello più alto, quindi hai vinto anche il 4. Il tuo obiettivo non può più fallire: ha la sua stella.

lesson-fellowship-one-ring-title = L’Unico Anello
lesson-fellowship-one-ring-1 = È stato giocato l’8 di Montagne come guida e tu non hai Montagne. L’1 di Anelli può vincere qualsiasi presa, se lo dichiari mentre lo giochi. Giocalo per vincere.
lesson-fellowship-one-ring-end = Gli altri dovevano comunque rispondere al seme, e nulla poteva batterti. Se non l’avessi dichiarato, sarebbe stato un semplice 1 di Anelli.

lesson-fellowship-exchange-title = Uno scambio
lesson-fellowship-exchange-1 = Sei Gandalf e hai preso la carta esule. Ora scambi con Frodo: dagli una carta senza che gli altri la vedano. Lui raccoglie Anelli. Dagli il tuo Anello.
lesson-fellowship-exchange-end = Frodo l’ha guardata e ti ha dato in cambio una carta; poteva essere la stessa. Può dare qualsiasi carta tranne l’1 di Anelli.

lesson-fellowship-card-title = Un obiettivo: una carta
lesson-fellowship-card-1 = Sei Sam. La tua carta minaccia è un 3, quindi devi vincere il 3 di Colline, ed eccolo sul tavolo. Giochi per ultimo: vinci la presa.
lesson-fellowship-card-end = Non importa chi aveva la carta; conta chi vince la presa in cui si trova.

lesson-fellowship-count-title = Un obiettivo: non troppe
lesson-fellowship-count-1 = Sei Merry e devi vincere 1 o 2 prese. Ne hai 2. Rispondi al seme senza vincere questa.
lesson-fellowship-count-end = L’obiettivo è raggiunto, ma può ancora fallire: fino alla fine del round una terza presa lo annullerebbe. Per questo il segno è un rombo pieno e non una stella.

lesson-fellowship-last-title = Un obiettivo: l’ultima presa
lesson-fellowship-last-1 = Sei Gildor e devi giocare una carta di Foreste nell’ultima presa. Si è guidato con Montagne e tu non ne hai. Scarta la carta che non ti servirà.
lesson-fellowship-last-end = La tua ultima carta è di Foreste; non deve vincere. Tutti e quattro gli obiettivi sono completati, e tutti vincono il capitolo.
