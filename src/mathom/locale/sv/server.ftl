### Bord och server.

## Skäl vid bordet

reason-stale-seq = Bordet har ändrats under tiden.
reason-not-your-seat = Den platsen är inte din.
reason-not-seated = Du har ingen plats vid det här bordet.
reason-seat-taken = Där sitter redan någon.
reason-seat-open = Där sitter ingen.
reason-seats-open = Det finns fortfarande lediga platser.
reason-table-full = Alla platser vid bordet är upptagna.
reason-not-host = Det får bara den göra som gjorde bordet.
reason-already-started = Spelet har redan börjat.
reason-not-started = Spelet har inte börjat än.
reason-not-over = Det går först när spelet är slut.
reason-nothing-to-undo = Du har inget att ångra.
reason-undo-chance = Det går inte att ångra: slumpen har visat något nytt sedan dess. Du kan be att få ta tillbaka.
reason-undo-other-decided = Det går inte att ångra: någon annan har bestämt sedan dess. Du kan be att få ta tillbaka.
reason-no-takeback-asked = Ingen har bett dig att få ta tillbaka.
reason-takeback-pending = Någon har redan bett att få ta tillbaka.
reason-time-is-up = Tiden är ute.
reason-player-present = Spelaren är kvar, eller så har ni inte väntat länge nog.
reason-rematched-already = Det finns redan en revansch.
reason-chat-length = Ett meddelande har mellan 1 och { $most } tecken.
reason-talk-closed = Medan en runda spelas får bara det sägas som alla kan se: chatten är stängd.
reason-chat-full = Bordets chatt är full.
reason-bad-name = Ett namn har mellan 1 och { $most } tecken, på en rad, utan < och >.
reason-bad-clock = Den här klockan är inte rimlig.
reason-bot-too-slow = Boten ”{ $bot }” skulle tänka för länge.
reason-seed-with-others = Frö och ställning får man välja bara när ingen annan spelar.
reason-seed-in-campaign = I en kampanj väljer ingen frö eller ställning.
reason-branch-with-open-seats = När ett spel fortsätter från ett ögonblick måste varje plats ha sin spelare.
reason-no-such-moment = Det finns inget ögonblick { $number }: { $moves ->
    [one] 1 handling gjordes
   *[other] { $moves } handlingar gjordes
}.

## Serverns skäl

reason-no-such-table = Det bordet finns inte.
reason-no-such-campaign = Det finns ingen sådan kampanj.
reason-no-campaign = Det här spelet har ingen kampanj.
reason-not-in-campaign = Du hör inte till den här kampanjen: gå med först.
reason-other-campaign = Den här kampanjen hör till ett annat spel.
reason-campaign-full = En kampanj har högst { $most } medlemmar.
reason-no-such-deck = Det finns ingen sådan kortlek.
reason-not-your-deck = Den kortleken tillhör någon annan. Spara en kopia av den.
reason-too-many-decks = Du har redan { $most } kortlekar; ta bort en först.
reason-no-decks = Till det här spelet byggs inga kortlekar.
reason-deck-too-long = En kortlek har högst { $most } tecken.
reason-too-many-actions = En till { $most } handlingar kan begäras på en gång.
reason-no-such-thing = Något sådant finns inte i spelet.
reason-no-such-page = Den sidan finns inte.
reason-no-cookie = Vi vet inte vem du är: tillåt kakor och ladda om sidan.
reason-bad-cookie = Din kaka är inte en av våra: ladda om sidan.
reason-wrong-password = Namnet och lösenordet hör inte ihop.
reason-bad-password = Ett lösenord har mellan { $least } och { $most } tecken.
reason-name-taken = Någon annan har det namnet.
reason-registered-already = Du är redan registrerad.
reason-foreign-origin = Begäran kommer från en annan sida.
reason-too-large = Det är för stort.
reason-too-many-requests = För många begäranden: vänta ett ögonblick.
reason-bad-request = Begäran går inte att läsa.
reason-internal = Något gick fel på servern. Inget av ditt spel är förlorat.
reason-too-busy = Det händer för mycket vid bordet: försök igen.
reason-no-thought = Tänkandet gav inget: försök igen.
reason-no-solution-here = Här finns inget att fråga en lösare om.
reason-no-hint-with-others = Inga tips medan andra spelar.
reason-port-taken = Port { $port } på { $host } går inte att använda. Välj en annan med --port, eller 0 för en ledig.
reason-unknown-database = ”{ $kind }” är ingen databas som Mathom känner till: sqlite eller postgresql.
reason-no-database = Databasen { $database } kan inte öppnas: { $fault }
reason-workers-need-server = { $workers } processer kräver en PostgreSQL-databas: ange den med --database postgresql://…

## Vid bordet

prompt-seats-open = Väntar på spelare till de lediga platserna.
undo-steps = { $steps ->
    [one] 1 steg kan ångras
   *[other] { $steps } steg kan ångras
}
takeback-asked = { $player } vill ta tillbaka { $steps ->
    [one] 1 handling
   *[other] { $steps } handlingar
}.
result-resigned = { $seat } har gett upp.
result-timed-out = { $seat } har fått slut på tid.
guest-name = Gäst { $number }

## Botar

bot-random = Vandraren
bot-greedy = Lycksökaren
bot-easy = Lärlingen
bot-normal = Följeslagaren
bot-hard = Kaptenen
bot-random-promise = Gör vad som helst som är tillåtet.
bot-greedy-promise = Tar det som ser bäst ut genast.
bot-easy-promise = Tänker lite; för dina första spel.
bot-normal-promise = Tänker framåt; spelar klokt.
bot-hard-promise = Tänker en halv sekund på varje beslut.

## Kommande spel


## Sidor

page-not-built = Sidan är inte byggd än
page-how-to-build = Servern går, men sidan för webbläsaren saknas. Den byggs tillsammans med paketet:

## Kommandot

help-serve = Spela i webbläsaren: starta servern och öppna sidan.
help-serve-host = Adressen att lyssna på; med 0.0.0.0 kan andra i ditt nätverk vara med.
help-serve-port = Porten; 0 tar en ledig.
help-serve-database = En databas i stället för filen i din datamapp.
help-serve-workers = Hur många processer som svarar; fler än en kräver PostgreSQL.
help-serve-open = Öppna sidan i webbläsaren.
serve-address = Mathom finns på { $address }
serve-lan = I ditt nätverk finns det på { $address }
serve-stop = Stoppa det med Ctrl+C.

## Att ta med sig saker

help-export = Skriv det som en person äger, eller allting, till en fil som en annan server kan läsa.
help-export-file = Filen att skriva.
help-export-person = Bara det som den här personen äger: namnet vid registreringen, eller personens id.
help-import = Lägg till det som en sådan fil innehåller i en databas. Det som redan finns förblir som det är.
help-import-file = Filen att läsa.
export-done = Skrivet till { $file }: { $lines ->
    [one] 1 sak
   *[other] { $lines } saker
}. Förvara den säkert: den innehåller det som är dolt i pågående partier.
import-done = Tillagt: personer { $people }, bord { $tables }, kampanjer { $campaigns }, lekar { $decks }, ratingtal { $ratings }. Fanns redan: { $there }.
reason-file-exists = { $file } finns redan. Ange en annan fil.
reason-no-such-person = Ingen här heter { $person }.
reason-bad-luggage = Detta kan inte läsas. Inget har lagts till.
reason-newer-luggage = Filen kommer från ett nyare Mathom ({ $version }). Inget har lagts till.
reason-luggage-clash = Detta går inte ihop med det som finns, till exempel ett namn som någon annan har. Inget har lagts till.
