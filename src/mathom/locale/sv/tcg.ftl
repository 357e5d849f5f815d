### Samlarkortspelet De två tornen

## Skäl

reason-tcg-card-misplaced = { $card } ligger där det inte kan ligga.
reason-tcg-card-twice = Ett kort är nämnt två gånger.
reason-tcg-cards-unsorted = Korten under { $place } måste stå spelare för spelare, inga för den som inte är med.
reason-tcg-deck-bearer = Ringbäraren i en kortlek måste vara en Frodo.
reason-tcg-deck-card = Rad { $line }: det finns inget kort { $name } i den här serien.
reason-tcg-deck-large = Dragleken har { $count } kort; { $most } är det mesta.
reason-tcg-deck-line = Rad { $line } går inte att läsa: skriv ”bearer”, ”ring”, ”site” eller ett antal, sedan ett kort.
reason-tcg-deck-misplaced = { $print } hör inte hemma i en draglek.
reason-tcg-deck-no-more = Det kortet kan inte läggas till i leken nu.
reason-tcg-deck-ring = En lek behöver Den enda ringen.
reason-tcg-deck-sites = Äventyrsleken måste ha nio platser, en av varje nummer.
reason-tcg-deck-small = Dragleken har { $count } kort; den behöver minst { $least }.
reason-tcg-deck-title = { $count } kort har samma titel som { $print }; fyra är det mesta.
reason-tcg-deck-uneven = Det finns { $free } kort för de fria folken och { $shadow } skuggkort; de måste vara lika många.
reason-tcg-deck-unfinished = Leken är inte färdig ännu.
reason-tcg-move-limit = Brödraskapet får inte förflytta sig igen den här omgången.
reason-tcg-no-answer = Det svarar inte på det som händer.
reason-tcg-not-assignable = Den hantlangaren eller gestalten kan inte tilldelas nu.
reason-tcg-not-in-this-phase = Det går inte i den här fasen, eller så kan krav och kostnader inte uppfyllas.
reason-tcg-not-playable = Det kortet kan inte spelas nu: ett krav, kostnaden eller en unik titel står i vägen.
