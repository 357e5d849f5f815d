lesson-tcg-twilight-title = Il crepuscolo
lesson-tcg-twilight-1 = Il tuo turno comincia con la fase della Compagnia. Il numero nell’angolo di una carta è il suo costo crepuscolo: giocare la carta aggiunge altrettanti segnalini alla zona del crepuscolo. Gimli costa 2. Giocalo.
lesson-tcg-twilight-2 = Nella zona ci sono due segnalini. La spada di Aragorn costa 1 e gli dà 2 di forza in più. Giocala.
lesson-tcg-twilight-3 = In mano hai anche un evento, ma serve nelle schermaglie. Puoi giocare ancora una carta adesso, e aiuta Frodo. Quale?
lesson-tcg-twilight-end = Quattro segnalini. Nella fase dell’Ombra l’avversario li usa per pagare i servitori: una Compagnia forte attira nemici forti. Gioca solo ciò che ti serve.

lesson-tcg-moving-title = In cammino
lesson-tcg-moving-1 = Aragorn ha una ferita. Nella fase della Compagnia curi un personaggio unico scartando una carta con lo stesso titolo, qualunque sia il sottotitolo. Ne hai una: scartala.
lesson-tcg-moving-2 = Devi muovere una volta in ogni turno. Che cosa porta la Compagnia al sito successivo?
lesson-tcg-moving-end = Il sito successivo mancava ancora, perciò l’ha giocato l’avversario. Ha aggiunto 2 di crepuscolo, e ciascuno dei tuoi tre compagni 1. Nei rifugi, ai siti 3 e 6, il turno comincia con le cure.

lesson-tcg-shadow-title = La fase dell’Ombra
lesson-tcg-shadow-1 = L’avversario è arrivato al sito 3 e tu sei l’Ombra. Puoi spendere sette segnalini crepuscolo. Gioca il servitore che costa 4.
lesson-tcg-shadow-2 = Restano tre segnalini. L’ascia costa 1 e gli dà altri 3 di forza. Giocala.
lesson-tcg-shadow-3 = Ne restano due. Entrambi i servitori che hai in mano costano 2, ma uno è del sito 5 e questo è il sito 3: è vagante e costa 2 in più. Quale puoi permetterti?
lesson-tcg-shadow-end = La zona è vuota. Quando passi comincia il combattimento; ciò che lasci nella zona può spenderlo il giocatore Ombra successivo.

lesson-tcg-archery-title = Gli arcieri
lesson-tcg-archery-1 = Due dei servitori sono arcieri, perciò la tua Compagnia subisce due ferite, e scegli tu chi le subisce. Gimli ne ha già due; una terza lo ucciderebbe. Aragorn ha vitalità 4: la prima a lui.
lesson-tcg-archery-2 = Ancora una. Scegli qualcuno che sopravviva, ma risparmia il Portatore dell’Anello.
lesson-tcg-archery-end = Anche Legolas è un arciere: il giocatore Ombra ha dovuto ferire un servitore, e ne ha scelto uno che poteva reggere la ferita, proprio come te.

lesson-tcg-assignment-title = Assegnare i difensori
lesson-tcg-assignment-1 = Attaccano tre servitori. Decidi tu chi combatte chi. Comincia dall’Esterling, che ha forza 5.
lesson-tcg-assignment-2 = Gimli ha 6. Combatta lui.
lesson-tcg-assignment-3 = Ora l’Uruk. Ha 5 anche lui.
lesson-tcg-assignment-4 = Aragorn con la spada ha 10. Scegli lui.
lesson-tcg-assignment-5 = Resta Gríma. Se non assegni nessuno, il giocatore Ombra può mandarlo contro chi vuole: contro Frodo, per esempio. Scegli anche lui.
lesson-tcg-assignment-6 = Un compagno affronta un servitore. Ma qui qualcuno ha difensore +1 e può affrontarne uno in più. Chi?
lesson-tcg-assignment-end = Dodici di forza contro nove, perché contro un Uruk-hai la spada vale due in più, e nessuno affronta Frodo. L’Uruk è feroce: se sopravvive attacca una seconda volta.

lesson-tcg-skirmish-title = Le schermaglie
lesson-tcg-skirmish-1 = Ci sono due schermaglie, e l’ordine lo scegli tu. Comincia da Gimli.
lesson-tcg-skirmish-2 = Sei contro sette: perderesti. Gioca il tuo evento, che rafforza un Nano.
lesson-tcg-skirmish-3 = Ora sei in vantaggio. Quando tutti passano di seguito, la schermaglia si risolve. Passa.
lesson-tcg-skirmish-4 = Hai vinto. L’Uruk ha subito una ferita, e una seconda perché Gimli ha danno +1: è morto. Ora Aragorn: otto contro otto, e in parità vince l’Ombra. Gimli può aiutare se si sforza, al prezzo di una ferita. Usalo.
lesson-tcg-skirmish-5 = Chi rafforza?
lesson-tcg-skirmish-6 = Nove contro otto. Passa.
lesson-tcg-skirmish-end = Le hai vinte entrambe. Chi ha almeno il doppio della forza dell’altra parte uccide subito, qualunque sia la vitalità. Un personaggio esausto, a una ferita dalla morte, non può sforzarsi.

lesson-tcg-ring-title = L’Unico Anello
lesson-tcg-ring-1 = Un Uruk ha raggiunto Frodo: quattro di forza contro sette. L’abilità di Gimli aiuta solo i compagni Non Legati all’Anello. Non puoi fare nulla: passa.
lesson-tcg-ring-2 = Frodo sta per subire due ferite, perché l’Uruk ha danno +1. Ma porta l’Anello. Indossalo.
lesson-tcg-ring-3 = Ogni ferita è diventata un fardello: ora sono 4, e a 10 il Portatore dell’Anello è corrotto e perdi. Nella fase di raccolta l’Anello si toglie. Muovere ancora, con quell’Uruk alle calcagna, o restare?
lesson-tcg-ring-end = Per un turno basta. L’Anello aiuta solo nelle schermaglie, e non contro le frecce, gli sforzi o il doppio della forza.

lesson-tcg-regroup-title = La raccolta
lesson-tcg-regroup-1 = Le schermaglie sono finite. In due puoi muovere due volte in un turno; ma Aragorn e Gimli sono a una ferita dalla morte, e il servitore è ancora lì. Termina il turno.
lesson-tcg-regroup-2 = Peschi fino ad avere otto carte in mano. Prima puoi scartarne una. Quale hai due volte?
lesson-tcg-regroup-end = Hai pescato, il servitore è stato scartato e comincia il turno dell’avversario: ora l’Ombra sei tu.

lesson-tcg-win-title = La vittoria
lesson-tcg-win-1 = Sito 9, l’ultima schermaglia. Se il Portatore dell’Anello sopravvive, vinci. Frodo la perde, quattro contro sette; nessuno può aiutarlo. Passa.
lesson-tcg-win-2 = Frodo sta per subire due ferite. Ha vitalità 4, nessuna ferita e 8 fardelli; a 10 è corrotto. L’Anello, o la ferita?
lesson-tcg-win-3 = Una ferita, ed è ancora in piedi. Ora la seconda.
lesson-tcg-win-end = Frodo è vivo al sito 9: hai vinto. Vinci anche se resti l’ultimo in gioco, e perdi se il tuo Portatore dell’Anello muore o i suoi fardelli raggiungono la sua resistenza.
