### Bord och server.

## Skäl vid bordet

reason-stale-seq = Bordet har ändrats under tiden.
reason-not-your-seat = Den platsen är inte din.
reason-not-seated = Du har ingen plats vid det här bordet.
reason-seat-taken = Platsen är upptagen.
reason-seat-open = Platsen är ledig.
reason-seats-open = Det finns fortfarande lediga platser.
reason-table-full = Alla platser vid bordet är upptagna.
reason-not-host = Det får bara den som öppnade bordet göra.
reason-already-started = Partiet har redan börjat.
reason-not-started = Partiet har inte börjat än.
reason-not-over = Det går bara när partiet är slut.
reason-table-stopped = Partiet har stannat. Det kan fortsätta när alla vid bordet är överens.
reason-not-stopped = Partiet har inte stannat.
reason-nothing-to-go-on-from = Det finns inget kvar av partiet att fortsätta från.
reason-event-missing = En post saknas.
reason-event-unreadable = Posten är skadad.
reason-nothing-to-undo = Du har inget att ångra.
reason-undo-chance = Det går inte att ångra: något nytt har visats sedan dess. Du kan be att få ta tillbaka.
reason-undo-other-decided = Det går inte att ångra: en annan spelare har bestämt sig sedan dess. Du kan be att få ta tillbaka.
reason-no-takeback-asked = Ingen har bett dig att få ta tillbaka.
reason-takeback-pending = Någon har redan bett att få ta tillbaka.
reason-time-is-up = Tiden är ute.
reason-player-present = Spelaren är kvar, eller så har ni inte väntat länge nog.
reason-clock-decides = Här avgör klockan: den som låter tiden gå ut förlorar.
reason-no-claim = Du kan bara kräva segern mot motståndare, i partier med en klocka för hela partiet.
reason-bad-mail = Det här är ingen giltig e-postadress.
reason-bad-variable = { $name } kan inte vara { $value }.
reason-bad-subscription = Webbläsarens prenumeration går inte att läsa.
reason-mail-failed = E-posten kunde inte skickas. Försök igen senare.
reason-mail-needs-account = Registrera dig först: e-post skickas bara till den som har ett lösenord.
reason-mail-too-often = En kod skickades nyss. Vänta tio minuter.
reason-no-mail = Den här servern skickar ingen e-post.
reason-no-push = Den här servern kan inte skicka aviseringar till webbläsare.
reason-wrong-code = Koden är fel, eller har prövats för många gånger.
reason-rematched-already = Det finns redan en revansch.
reason-chat-length = Ett meddelande måste ha mellan 1 och { $most } tecken.
reason-talk-closed = Under en runda får du bara säga det som alla kan se: chatten är stängd.
reason-chat-full = Bordets chatt är full.
reason-chat-too-fast = Du skriver för fort. Vänta lite.
reason-step-failed = Reglerna kan inte utföra handlingen från den ställning som bordet började med.
reason-bots-failed = Bordets botar har misslyckats flera gånger och har slutat. Ångra ett drag eller spela själv så försöker de igen. Inget går förlorat.
reason-table-failed = Bordet har misslyckats flera gånger och är stängt tills vidare. Inget går förlorat.
reason-bad-name = Ett namn måste ha mellan 1 och { $most } tecken, på en rad, utan < och >.
reason-bad-clock = Den klockinställningen är inte möjlig.
reason-bot-too-slow = Boten ”{ $bot }” skulle tänka för länge.
reason-seed-with-others = Du kan välja frö eller ställning bara när ingen annan spelar.
reason-seed-in-campaign = I en kampanj kan du inte välja frö eller ställning.
reason-branch-with-open-seats = Varje plats måste ha en spelare innan partiet kan fortsätta härifrån.
reason-no-such-moment = Det finns ingen handling { $number }: partiet har { $moves ->
    [one] 1 handling
   *[other] { $moves } handlingar
}.

## Serverns skäl

reason-no-such-table = Det bordet finns inte.
reason-quota-tables = Du har { $most } bord och kan inte öppna fler.
reason-quota-running-tables = { $most } av dina partier pågår: avsluta ett innan du öppnar ett nytt.
reason-quota-tables-hour = Högst { $most } bord kan öppnas per timme: försök igen senare.
reason-quota-uploads = Högst { $most } protokoll kan laddas upp per timme: försök igen senare.
reason-no-such-campaign = Det finns ingen sådan kampanj.
reason-no-campaign = Det här spelet har ingen kampanj.
reason-not-in-campaign = Du är inte med i den här kampanjen: gå med först.
reason-other-campaign = Den här kampanjen hör till ett annat spel.
reason-campaign-full = En kampanj får ha högst { $most } medlemmar.
reason-quota-campaigns = Du är med i { $most } kampanjer och kan inte börja fler.
reason-quota-keeps-hour = Högst { $most } kampanjer, kortlekar och inställningar kan sparas per timme: försök igen senare.
reason-no-such-deck = Det finns ingen sådan kortlek.
reason-not-your-deck = Den kortleken tillhör någon annan. Spara en kopia av den.
reason-too-many-decks = Du har redan { $most } kortlekar; ta bort en först.
reason-no-decks = Det här spelet spelas inte med egna kortlekar.
reason-deck-too-long = En kortlek får ha högst { $most } tecken.
reason-too-many-actions = Mellan 1 och { $most } handlingar kan begäras på en gång.
reason-no-such-thing = Något sådant finns inte i spelet.
reason-no-such-page = Den sidan finns inte.
reason-no-cookie = Vi vet inte vem du är: tillåt kakor och ladda om sidan.
reason-bad-cookie = Din kaka är ogiltig: ladda om sidan.
reason-wrong-password = Namnet och lösenordet stämmer inte överens.
reason-bad-password = Ett lösenord måste ha mellan { $least } och { $most } tecken.
reason-weak-password = Lösenordet är lätt att gissa: välj ett längre eller ovanligare.
reason-bad-code = Koden är fel, använd eller för gammal: be om en ny.
reason-no-reset-mail = Servern skickar ingen e-post: be administratören om en kod.
reason-not-registered = Logga in först.
reason-no-such-session = Du är inte längre inloggad där.
reason-banned = En administratör har stängt kontot.
reason-not-admin = Bara administratörer får göra det.
reason-not-yourself = Du kan inte göra det mot dig själv.
reason-blocked = Någon vid bordet har blockerat dig.
reason-report-length = En anmälan får ha högst { $most } tecken.
reason-no-such-report = Anmälan finns inte eller är redan avslutad.
reason-database-damaged = Databasen är skadad ({ $fault }): återställ en säkerhetskopia och kör sedan mathom check.
report-abuse = Förolämpningar eller hot
report-cheating = Fusk
report-name = Stötande namn
report-spam = Spam
report-other = Något annat
reason-name-taken = Någon annan har det namnet.
reason-registered-already = Du är redan registrerad.
reason-foreign-origin = Begäran kommer från en annan sida.
reason-bad-host = Adressen i begäran är ogiltig.
reason-wrong-host = Servern svarar inte på det namnet.
reason-too-large = Det är för stort.
reason-too-many-requests = För många begäranden: vänta ett ögonblick.
reason-too-many-connections = Högst { $most } anslutningar kan vara öppna samtidigt: stäng några sidor.
reason-too-slow = Begäran tog för lång tid. Försök igen.
reason-too-much-work = { $most } av dina begäranden behandlas: vänta tills några är klara.
reason-check-too-slow = Kontrollen tog mer än { $seconds } sekunder och avbröts.
reason-check-failed = Det gick inte att kontrollera.
reason-position-unplayable = Det går inte att spela från den här ställningen.
reason-bad-request = Begäran går inte att läsa.
reason-internal = Något gick fel på servern. Ditt parti är i säkerhet.
reason-too-busy = Det händer för mycket vid bordet: försök igen.
reason-no-thought = Sökningen hittade inget. Försök igen.
reason-no-solution-here = Här finns inget att lösa.
reason-no-hint-with-others = Det finns inga tips medan andra spelar.
reason-port-taken = Port { $port } på { $host } går inte att använda. Välj en annan med --port, eller 0 för en ledig.
reason-unknown-database = Mathom känner inte till databasen ”{ $kind }”: använd sqlite eller postgresql.
reason-no-database = Databasen { $database } kan inte öppnas: { $fault }
reason-workers-need-server = { $workers } processer kräver en PostgreSQL-databas: ange den med --database postgresql://…
reason-unknown-limit = ”{ $setting }” är ingen inställning. Skriv namn=tal, med något av namnen: { $known }

## Vid bordet

prompt-seats-open = Väntar på spelare till de lediga platserna.
prompt-stopped = Partiet har stannat.
stopped-at-move = Partiet stannade före handling { $move }, som reglerna nu inte tillåter. { $reason }
stopped-at-event = Partiet stannade före post { $event } i sin logg. { $reason }
stopped-in-secret = Partiet stannade före handling { $move }, som gjordes i hemlighet och som reglerna nu inte tillåter.
stopped-older = Det började med version { $rules } av reglerna; nu gäller version { $now }.
undo-steps = { $steps ->
    [one] Du kan ångra 1 steg
   *[other] Du kan ångra { $steps } steg
}
reason-undo-answer = Ångra går tillbaka till ditt senaste beslut, före botarnas svar.
told-undone = { $player } tog tillbaka { $steps ->
    [one] 1 handling
   *[other] { $steps } handlingar
}.
takeback-asked = { $player } ber att få ta tillbaka { $steps ->
    [one] 1 handling
   *[other] { $steps } handlingar
}.
result-resigned = { $you ->
    [yes] Du har gett upp.
   *[no] { $seat } har gett upp.
}
result-timed-out = { $you ->
    [yes] Din tid är slut.
   *[no] Tiden är slut för { $seat }.
}
result-closed = En administratör avslutade partiet.
result-left = { $you ->
    [yes] Du lämnade bordet och kom inte tillbaka.
   *[no] { $seat } lämnade bordet och kom inte tillbaka.
}
mail-code-subject = Din kod till Mathom
mail-code-body =
    Skriv in den här koden i Mathoms inställningar: { $code }

    Om du inte har bett om den behöver du inte göra något.
notice-turn-title = Din tur: { $game }
notice-turn-body = Det är din tur i ett parti { $game }.
notice-called-title = De andra väntar: { $game }
notice-called-body = De andra väntar på dig i ett parti { $game }. Kom tillbaka, annars kan en bot spela i ditt ställe eller de andra kräva segern.
notice-stop = Du har bett om de här meddelandena. Du kan stänga av dem i inställningarna.
guest-name = Gäst { $number }
mail-reset-subject = Ett nytt lösenord för Mathom
mail-reset =
    Hej { $name },

    någon har bett om ett nytt lösenord för ditt konto. Ange koden på sidan inom en timme:

    { $code }

    Var det inte du kan du bortse från meddelandet.

## Botar

bot-beginner = Nybörjare
bot-amateur = Amatör
bot-apprentice = Lärling
bot-journeyman = Gesäll
bot-expert = Mästare
bot-random = Slumpdrag
bot-other = Egen nivå
bot-beginner-promise = Kan reglerna men missbedömer mycket; för dina första partier.
bot-amateur-promise = Ser det som ligger nära, men tar ofta fel på vad det är värt.
bot-apprentice-promise = Har goda vanor, men missar något då och då.
bot-journeyman-promise = Spelar klokt.
bot-expert-promise = Tänker en halv sekund på varje beslut.

## Sidor

page-not-built = Sidan är inte byggd än
page-how-to-build = Servern går, men sidan för webbläsaren saknas. Den byggs tillsammans med paketet:

## Kommandot

help-serve = Spela i webbläsaren: starta servern och öppna sidan.
help-serve-host = Adressen att lyssna på; med 0.0.0.0 kan andra i ditt nätverk vara med.
help-serve-port = Porten; 0 väljer en ledig.
help-serve-database = En annan databas än filen i din datamapp.
help-serve-workers = Antalet processer; fler än en kräver PostgreSQL.
help-serve-allowed-host = Ett värdnamn som servern får nås under; kan upprepas. Utan det godtas alla namn.
help-serve-trusted-proxy = En adress eller ett nät vars X-Forwarded-huvuden godtas; kan upprepas. Om inget anges, bara den här datorn.
help-serve-open = Öppna sidan i webbläsaren.
serve-address = Mathom finns på { $address }
serve-lan = I ditt nätverk finns det på { $address }
serve-stop = Stoppa det med Ctrl+C.

## Att ta med sig saker

help-export = Skriv en persons data, eller hela databasen, till en fil som en annan server kan importera.
help-export-file = Filen att skriva.
help-export-person = Bara den här personens data: det registrerade namnet eller id:t.
help-import = Lägg till innehållet i en sådan fil i en databas. Data som redan finns ändras inte.
help-import-file = Filen att läsa.
export-done = Skrivet till { $file }: { $lines ->
    [one] 1 post
   *[other] { $lines } poster
}. Förvara den säkert: den innehåller dold information från pågående partier.
import-done = Tillagt: personer { $people }, bord { $tables }, kampanjer { $campaigns }, kortlekar { $decks }, ratingtal { $ratings }. Fanns redan: { $there }.
reason-file-exists = { $file } finns redan. Ange en annan fil.
reason-no-such-person = Ingen här heter { $person }.
help-check = Kontrollera om en databas är skadad.
check-sound = Databasen är oskadad.
check-page = Skadad: { $fault }
check-fault = Går inte att läsa: { $fault }
check-missing = Tabellen { $name } saknas.
check-loose = { $rows } rader i { $name } hänvisar till rader som saknas i { $other }.
check-gap = Parti { $table }…: { $events } händelser, den sista är nummer { $last }.
check-event = Parti { $table }…: händelse { $number } går inte att läsa.
help-admin = Administrera en server: anmälningar, bord, personer.
help-admin-reports = Lista anmälningar.
help-admin-close-report = Avsluta en anmälan.
help-admin-tables = Lista bord.
help-admin-people = Lista personer.
help-admin-log = Visa vad administratörer har gjort.
help-admin-end-table = Avsluta ett parti; ingen vinner eller förlorar.
help-admin-remove-table = Ta bort ett bord och hela dess historik.
help-admin-rename = Byt namn på en person.
help-admin-ban = Stäng av en person och avsluta inloggningarna.
help-admin-unban = Släpp in en avstängd person igen.
help-admin-grant = Gör en person till administratör.
help-admin-revoke = Ta bort en persons administratörsrättigheter.
help-admin-reset-password = Skriv ut en engångskod för ett nytt lösenord.
help-admin-person = Det registrerade namnet eller id:t.
help-admin-table = Bordets id.
help-admin-why = Skälet, för loggen.
help-admin-all = Även avslutade.
help-admin-status = Bara väntande (waiting), pågående (running) eller avslutade (finished).
help-admin-search = En del av ett namn, eller ett id.
help-admin-number = Anmälans nummer.
help-admin-new-name = Det nya namnet.
admin-done = Klart.
admin-code = Kod för ett nytt lösenord, gäller en gång och ett dygn: { $code }
admin-id = Id
admin-number = Nummer
admin-time = Tid
admin-about = Om
admin-reason = Skäl
admin-text = Text
admin-by = Av
admin-table = Bord
admin-game = Spel
admin-status = Status
admin-people = Personer
admin-name = Namn
admin-seen = Senast sedd
admin-marks = Noteringar
admin-who = Vem
admin-action = Åtgärd
admin-mark-registered = registrerad
admin-mark-admin = administratör
admin-mark-banned = avstängd
admin-did-close-report = Avslutade en anmälan
admin-did-end-table = Avslutade ett parti
admin-did-remove-table = Tog bort ett bord
admin-did-rename = Bytte namn på
admin-did-ban = Stängde av
admin-did-unban = Släppte in igen
admin-did-grant = Gjorde till administratör
admin-did-revoke = Inte längre administratör
admin-did-reset-password = Gav en kod för nytt lösenord
reason-bad-import = Filen kan inte läsas. Inget har lagts till.
reason-newer-import = Filen kommer från ett nyare Mathom ({ $version }). Inget har lagts till.
reason-import-clash = Filen krockar med data som redan finns, till exempel ett namn som någon annan har. Inget har lagts till.
