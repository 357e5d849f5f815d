### Lessons and rules pages.

lesson-try-again = Det är tillåtet, men inte vad den här lektionen handlar om. Försök igen.
reason-unknown-lesson = Det finns ingen lektion ”{ $lesson }”. Kända: { $known }
reason-no-rules-page = Det finns ännu ingen regelsida för { $game }.
reason-lesson-over = Den här lektionen är slut.

lesson-duel-turn-title = Ta ett kort
lesson-duel-turn-1 = Bara kort som inget annat täcker kan tas. Spela det grå kortet: från och med nu ger det dig en Styrka varje tur.
lesson-duel-turn-2 = Sauron har kastat ett kort för ett mynt. Det blå kortet kräver Styrka, och det har du, så det kostar dig inget. Spela det.
lesson-duel-turn-end = Frodo och Sam har tagit sitt första steg. En färdighet förbrukas aldrig: den finns där igen nästa tur.

lesson-duel-price-title = Vad ett kort kostar
lesson-duel-price-1 = Det gröna kortet kräver Ledarskap, som du saknar. Varje saknad symbol kan köpas för 1 mynt. Spela det.
lesson-duel-price-end = Du betalade 1 av dina 2 mynt. Priset på ett kort är alltid vad det kostar dig, just nu.

lesson-duel-discard-title = Kasta för mynt
lesson-duel-discard-1 = Du har inga mynt och kan inte spela något av korten. Varje tillgängligt kort får kastas i stället. Kasta ett.
lesson-duel-discard-end = Ett kastat kort ger lika många mynt som kapitlets nummer: 2 i kapitel 2.

lesson-duel-chain-title = Kedjning
lesson-duel-chain-1 = Din hjälm gör ett av korten gratis: det kostar dig inget, vad som än står på det. Spela det.
lesson-duel-chain-2 = Röda kort skickar ut enheter. Välj en av de två regionerna; alla enheter går dit.
lesson-duel-chain-end = Kortet du spelade har en rustning, som gör ett annat kort gratis i kapitel 3.

lesson-duel-quest-title = Ringens uppdrag
lesson-duel-quest-1 = Varje ring på ett blått kort flyttar din karaktär ett steg. Ett steg fram finns en bonus. Spela det blå kortet.
lesson-duel-quest-end = Du nådde bonusen och tog 1 mynt. När Frodo och Sam rör sig rider Nazgûlen med: de halkar aldrig efter.

lesson-duel-conflict-title = En konflikt
lesson-duel-conflict-1 = En fiendeenhet står i Rhovanion. Spela det röda kortet: det skickar två enheter.
lesson-duel-conflict-2 = Skicka dem till Rhovanion.
lesson-duel-conflict-end = Enheterna tas bort en mot en tills ena sidan är slut. En av dina finns kvar, och regionen är din.

lesson-duel-moves-title = Tre förflyttningar
lesson-duel-moves-1 = Lila kort kommer i kapitel 3. Detta ger tre förflyttningar. Spela det.
lesson-duel-moves-2 = Varje förflyttning tar en enhet till en angränsande region. Lyft en enhet i Enedwaith.
lesson-duel-moves-3 = För den till Rohan, där en fiende står.
lesson-duel-moves-4 = Båda enheterna är borta. Lyft den andra.
lesson-duel-moves-5 = Rohan är tomt nu. Gå dit.
lesson-duel-moves-6 = Samma enhet får flytta igen. Lyft den i Rohan.
lesson-duel-moves-7 = Vidare till Mordor.
lesson-duel-moves-end = Varje förflyttning utförs helt, med sin konflikt, före nästa. Du får också sluta i förtid.

lesson-duel-landmark-title = Landmärken
lesson-duel-landmark-1 = I stället för ett kort får du ta en landmärkesbricka. Helm’s Deep kräver sex färdigheter; du har tre av dem. Därtill kommer 1 mynt för fästningen du redan har. Ta den.
lesson-duel-landmark-end = En fästning gör att du är närvarande i sin region vad som än händer dina enheter. Varje fästning gör nästa bricka dyrare.

lesson-duel-pair-title = Två av samma folkslag
lesson-duel-pair-1 = Du har en alvsymbol. Din harpa gör deras andra kort gratis. Spela det.
lesson-duel-pair-2 = Alvernas två översta marker visas för båda spelarna. Behåll en.
lesson-duel-pair-end = Den hjälper dig från och med nästa kort. Den andra markern läggs tillbaka överst på sin hög.

lesson-duel-trio-title = Tre olika folkslag
lesson-duel-trio-1 = Du har Dvärgar och Alver. Ett tredje olika folkslag ger en marker, en gång per spel. Spela det gröna kortet.
lesson-duel-trio-2 = Den översta markern för vart och ett av de tre folkslagen visas. Behåll en.
lesson-duel-trio-end = Sex olika folkslag vinner spelet omedelbart.

lesson-duel-win-quest-title = Seger: Ringen
lesson-duel-win-quest-1 = Tre steg till Domedagsberget, och Nazgûlen är nära. Hitta kortet som tar dig dit.
lesson-duel-win-quest-end = Ringen är förstörd: du vinner omedelbart. Sauron vinner på samma sätt när Nazgûlen fångar Frodo och Sam.

lesson-duel-win-races-title = Seger: sex folkslag
lesson-duel-win-races-1 = Fem olika folkslag stöder dig. Ett av korten ger det sjätte, och ditt ekollon gör det gratis.
lesson-duel-win-races-end = Sex olika folkslag stöder dig: du vinner omedelbart. Örnen, på en av hobernas marker, räknas också som ett folkslag.

lesson-duel-win-conquest-title = Seger: erövring
lesson-duel-win-conquest-1 = Du är närvarande i sex regioner. Spela det röda kortet som når den sjunde.
lesson-duel-win-conquest-2 = Två fiender håller Mordor, och du har tre enheter. Skicka dem.
lesson-duel-win-conquest-end = Du är närvarande i alla sju regioner och vinner omedelbart. Har ingen vunnit efter kapitel 3 vinner den som är närvarande i flest regioner.

lesson-fellowship-following-title = Bekänn färg
lesson-fellowship-following-1 = Frodo har spelat ut Kullar 3. Du har Kullar och måste spela en av dem; det högsta kortet i den utspelade färgen tar sticket. Du är Bilbo och behöver stick: spela 6:an.
lesson-fellowship-following-2 = Sticket är ditt, och den som tar ett stick spelar ut till nästa. Spela ut Skuggor 8: inget i den färgen slår det.
lesson-fellowship-following-end = Frodo hade inga Skuggor och kastade ett Berg; det kunde inte vinna. Du har tre stick, och Bilbos mål är säkert.

lesson-fellowship-rings-title = Ringar
lesson-fellowship-rings-1 = Du är Frodo och måste ta 2 kort i Ringar. Markören säger att Ringar inte får spelas ut ännu. Spela ut Skogar 8.
lesson-fellowship-rings-2 = Bilbo hade inga Skogar och lade en Ring: du tog den, och markören har vänts. Nu får Ringar spelas ut. Spela ut 5:an.
lesson-fellowship-rings-end = 5:an är den högsta Ringen, så du tog 4:an också. Ditt mål kan inte längre misslyckas: det har fått sin stjärna.

lesson-fellowship-one-ring-title = Härskarringen
lesson-fellowship-one-ring-1 = Berg 8 har spelats ut och du har inga Berg. Ringarnas 1:a kan ta vilket stick som helst, om du säger det när du spelar den. Spela den för att vinna.
lesson-fellowship-one-ring-end = De andra måste ändå bekänna färg, och inget kunde slå dig. Utan anspråket hade den varit en vanlig 1:a.

lesson-fellowship-exchange-title = Ett byte
lesson-fellowship-exchange-1 = Du är Gandalf och har tagit det förlorade kortet. Nu byter du med Frodo: ge honom ett kort utan att de andra ser det. Han samlar Ringar. Ge honom din.
lesson-fellowship-exchange-end = Frodo har tittat på det och gett dig ett kort tillbaka; det kunde ha varit samma. Han får ge allt utom Ringarnas 1:a.

lesson-fellowship-card-title = Ett mål: ett kort
lesson-fellowship-card-1 = Du är Sam. Ditt hotkort är en 3:a, så du måste ta Kullar 3, och där ligger det. Du spelar sist: ta sticket.
lesson-fellowship-card-end = Det spelar ingen roll vem som hade kortet; det som räknas är vem som tar sticket det ligger i.

lesson-fellowship-count-title = Ett mål: inte för många
lesson-fellowship-count-1 = Du är Merry och måste ta 1 eller 2 stick. Du har 2. Bekänn färg utan att ta det här.
lesson-fellowship-count-end = Målet är nått, men kan ännu brista: tills rundan är slut skulle ett tredje stick förlora det. Därför är märket en fylld romb och inte en stjärna.

lesson-fellowship-last-title = Ett mål: sista sticket
lesson-fellowship-last-1 = Du är Gildor och måste spela ett kort i Skogar i sista sticket. Berg har spelats ut och du har inga. Kasta det kort som du inte behöver.
lesson-fellowship-last-end = Ditt sista kort är Skogar: det behöver inte vinna. Alla fyra målen nåddes, och kapitlet är vunnet av alla.

lesson-war-dice-title = Tärningar
lesson-war-dice-1 = Det här är dina handlingstärningar. Var och en räcker till en handling, och sidan säger vilken. De fria folken börjar. Ta händelsetärningen.
lesson-war-dice-2 = En händelsetärning spelar ett kort eller drar ett. Dra ett kort ur en av dina lekar.
lesson-war-dice-3 = Skuggan har fört Sauron i krig. Du har färre oanvända tärningar än Skuggan, så du får vänta och se: passa.
lesson-war-dice-4 = Nu vill du flytta brödraskapet, och det kräver en persontärning. En alvring ändrar en tärning, en per omgång. Använd den på mönstringstärningen.
lesson-war-dice-5 = Vänd den till Person. Västerns vilja är den enda sida som en ring inte kan ge.
lesson-war-dice-6 = Ringen har gått till Skuggan, som får använda den en gång. Sista frågan: du vill föra Gondor närmare krig, och det är en mönstringstärnings sak. Vilken av dina två tärningar kan det?
lesson-war-dice-7 = Den här tärningen kan användas som här eller som mönstring. För fram Gondor.
lesson-war-dice-end = Ett steg är kvar till krig. Sidorna turas om tills alla tärningar är använda; sedan slås de på nytt. En tärning som du inte behöver får du alltid slänga.

lesson-war-move-title = Härar på marsch
lesson-war-move-1 = Du är Skuggan. En härtärning flyttar två olika härar. Ta den.
lesson-war-move-2 = Marschera.
lesson-war-move-3 = Alla dina figurer i ett område är en här. Välj den i Dol Guldur.
lesson-war-move-4 = Du får skicka några och låta resten stanna. Den här gången går alla.
lesson-war-move-5 = En här går till ett intilliggande område. Gå västerut, till Södra Anduindalen: Lórien är nära.
lesson-war-move-6 = En här till får marschera, men inte samma. Välj den i Hitre Harad.
lesson-war-move-7 = Ta alla.
lesson-war-move-8 = Sunnlänningarna är inte i krig än. De får gå i sitt eget land och där ingen härskar, men inte in i en annan nation. Led dem till Östra Harondor.
lesson-war-move-9 = En persontärning flyttar en här, om en ledare eller person är med. Ta den.
lesson-war-move-10 = Marschera.
lesson-war-move-11 = Bara härarna med en Nazgûl lyser. Välj den i Västra Harondor.
lesson-war-move-12 = Alla.
lesson-war-move-13 = Sauron är i krig, så de här enheterna får gå över gränser. I ett av områdena runt om ligger en fientlig stad som ingen vaktar. Ta den.
lesson-war-move-end = Pelargir är intaget: 1 poäng till Skuggan, och Gondor har kommit närmare krig. En här har aldrig fler än tio enheter, och bergskedjor hejdar alla som går till fots.

lesson-war-battle-title = En strid
lesson-war-battle-1 = Isengård har tagit Västemnet. Din här i Edoras har en ledare, så en persontärning låter den anfalla. Ta den.
lesson-war-battle-2 = Anfall. Båda nationerna är i krig; annars hade du inte kunnat.
lesson-war-battle-3 = Anfall med hären i Edoras.
lesson-war-battle-4 = Du kunde lämna en eftertrupp. Skicka alla.
lesson-war-battle-5 = Före varje runda får båda sidor använda ett kort för dess andra halva. Éomers ger plus 1 till dina tärningar: du träffar på 4. Använd det.
lesson-war-battle-6 = Fyra tärningar, två träffar; ledaren lät en miss slås om: en tredje. Fienden har träffat en gång. Med en reguljär enhet förlorar du en tärning; en elitenhet strider vidare som reguljär. Behåll dina fyra tärningar.
lesson-war-battle-7 = Fienden har förlorat tre enheter och har en kvar. Du får avbryta eller strida vidare. Fortsätt.
lesson-war-battle-8 = De har retirerat till Fangorn. De som stred får rycka in i området. Vilka ska hålla det för Rohan igen? Skicka alla.
lesson-war-battle-end = Västemnet är fritt igen. Vad de fria folken förlorar i strid kommer aldrig tillbaka; det gör Skuggans stupade. Så välj dina strider.

lesson-war-siege-title = En belägring
lesson-war-siege-1 = Du är Skuggan och står framför Helms klyfta, ett fäste. Ta en härtärning.
lesson-war-siege-2 = Anfall.
lesson-war-siege-3 = Skicka alla: försvararna kanske strider i fält.
lesson-war-siege-4 = De har dragit sig in i fästet. Ryck in i området med alla enheter: då börjar belägringen.
lesson-war-siege-5 = Striden är över. Att storma murarna kräver en handling till. Ta den andra härtärningen.
lesson-war-siege-6 = Anfall: de som är inne nås bara från det här området.
lesson-war-siege-7 = En stormning varar en runda. Du träffar bara på 6, de på 5 och 6. Skicka alla.
lesson-war-siege-8 = En träff var. Elitenheterna behöver du strax, så offra en reguljär.
lesson-war-siege-9 = En försvarare är kvar. En runda till kostar dig en elitenhet, som blir reguljär. Är det värt det? Bakom muren ligger två poäng.
lesson-war-siege-end = Helms klyfta har fallit, och dess ledare med den: 2 poäng. Därinne får fem enheter plats; de kan inte retirera, men göra utfall, och vänner får anfalla belägrarna utifrån.

lesson-war-politics-title = Nationer och krig
lesson-war-politics-1 = Gondor är passivt: det tar inte det sista steget till krig förrän någon väcker det. Boromir kan. Ta persontärningen.
lesson-war-politics-2 = Följeslagare på kartan går så många områden som sin nivå. Boromirs är 2.
lesson-war-politics-3 = Han är i Östemnet. Välj honom.
lesson-war-politics-4 = En följeslagare väcker sin nation i en av dess städer eller fästen. Vart ska han gå?
lesson-war-politics-5 = Nu är Gondor aktivt. Det är två steg från krig. Ta en mönstringstärning.
lesson-war-politics-6 = För fram Gondor.
lesson-war-politics-7 = Ett steg är kvar. Ta en till.
lesson-war-politics-8 = För fram Gondor igen.
lesson-war-politics-9 = Gondor är i krig: det får anfalla, gå över gränser och rekrytera. Ta en tredje mönstringstärning.
lesson-war-politics-10 = Rekrytera.
lesson-war-politics-11 = En tärning ger en elitenhet, eller två andra figurer på två olika platser. Ta elitenheten.
lesson-war-politics-12 = Den ställs i en bosättning i Gondor. Välj en som är värd poäng för fienden och ligger nära honom: Minas Tirith eller Pelargir.
lesson-war-politics-end = En nation vaknar och går framåt av sig själv när den anfalls, och går framåt när den förlorar en bosättning. Den som anfaller tidigt får nya fiender.

lesson-war-events-title = Händelsekort
lesson-war-events-1 = Ett kort spelas med en tärning som visar tecknet i dess hörn. Elronds visdom har en hjälm: ta mönstringstärningen.
lesson-war-events-2 = Du kunde föra fram en nation, men kortet gör mer. Spela det.
lesson-war-events-3 = Det väcker en nation och för den ett steg mot krig. Låt Rohan lyssna.
lesson-war-events-4 = Athelas har ett svärd, och du har ingen persontärning. Vilken av dina tärningar spelar vilket kort som helst?
lesson-war-events-5 = Spela Athelas: tre tärningar försöker läka Ringbärarna.
lesson-war-events-6 = Två fördärv är läkta. Och Gandalf är vägvisare: efter ett kort spelat med en händelsetärning får du dra ett till av samma slag. Gör det.
lesson-war-events-end = De flesta kort slängs när de är klara; några ligger kvar på bordet. I strid har varje kort en andra användning som inte kostar någon tärning. Du får ha sex på handen.

lesson-war-fellowship-title = Brödraskapet
lesson-war-fellowship-1 = Brödraskapet sågs senast i Vattnadal och har gått fem steg i hemlighet. Ringbärarna har 2 fördärv. Ett vänligt fäste skulle göra dem gott: tillkännage var de är.
lesson-war-fellowship-2 = Nu går deras figur, högst fem områden. Det ska bli Lórien. Först Bruinens vad.
lesson-war-fellowship-3 = Söderut, till Järnekslandet.
lesson-war-fellowship-4 = Genom Moria: den som tillkännager sig har inget att frukta där.
lesson-war-fellowship-5 = Vidare till Skuggbäcksdalen.
lesson-war-fellowship-6 = Ett område är kvar. Var läks Ringbärarna?
lesson-war-fellowship-7 = Ett fördärv är läkt, och spåret är tillbaka på 0. Nu vägvisaren: en följeslagare med högsta nivå. Med Vidstige gömmer vilken tärning som helst brödraskapet. Välj honom.
lesson-war-fellowship-8 = Tärningarna är slagna. Gondor behöver Boromir. Ta en persontärning.
lesson-war-fellowship-9 = Skilj följeslagare från brödraskapet. De kommer inte tillbaka.
lesson-war-fellowship-10 = De går så många områden som spåret visar, alltså 0, plus gruppens högsta nivå. Boromir har 2, Gandalf har 3. Ta Gandalf först.
lesson-war-fellowship-11 = Och Boromir.
lesson-war-fellowship-12 = Det är gruppen.
lesson-war-fellowship-13 = Led dem tre områden: så nära Minas Tirith som det går.
lesson-war-fellowship-end = Drúadanskogen gränsar till Minas Tirith. Varje följeslagare som går hjälper till på kartan, och saknas när jakten slår till.

lesson-war-hunt-title = Jakten
lesson-war-hunt-1 = Mordor är långt borta, och tre av Skuggans tärningar ligger i jaktrutan. Ta en persontärning.
lesson-war-hunt-2 = Flytta brödraskapet. Sedan slår Skuggan sina tre tärningar, och varje 6:a hittar dig.
lesson-war-hunt-3 = En 6:a, och brickan säger 3 i skada: fördärv, om inte en följeslagare offras, vars nivå dras av. Vidstige är vägvisare och värd att behålla. Låt slumpen välja.
lesson-war-hunt-4 = Gimli har fallit: nivå 2, och den tredje skadan är fördärv. Din tärning gick till jaktrutan. Ta den andra persontärningen.
lesson-war-hunt-5 = Varje tärning av dina i rutan gör jakten lättare: nu räcker en 5:a. Flytta ändå.
lesson-war-hunt-6 = En 5:a: hittade igen. Bara en i skada. Är det värt en följeslagare? Avstå, och ta den som fördärv.
lesson-war-hunt-7 = Brickan röjer dig. Figuren måste lämna Lórien, för den som är röjd får inte stanna i en egen stad eller ett eget fäste. Välj Parth Celebrant.
lesson-war-hunt-8 = Du kunde gå vidare, så långt som spåret visar. Stanna här.
lesson-war-hunt-9 = Den som är röjd kan inte flytta, bara gömma sig; det kräver en persontärning, om inte Vidstige visar vägen. Vilken av dina tärningar duger?
lesson-war-hunt-10 = Göm brödraskapet.
lesson-war-hunt-end = Gömt igen. Där figuren står med ett fäste, enheter eller Nazgûl från Skuggan får jakten slå om missar: tänk på var du stannar.

lesson-war-mordor-title = Mordor
lesson-war-mordor-1 = Figuren står framför Morannon, och Gollum visar vägen: ingen annan är kvar. Du behöver inte tillkännage dig.
lesson-war-mordor-2 = Härifrån, eller från Minas Morgul, är vägen in i Mordor öppen. Gå in.
lesson-war-mordor-3 = Fem steg till Domedagsklyftan. Ta en persontärning.
lesson-war-mordor-4 = Här slår ingen längre: varje förflyttning drar en bricka. Flytta.
lesson-war-mordor-5 = Ett steg, och 1 i skada. Med Gollum som vägvisare röjs du inte av en bricka med tal. Du kunde röja dig för att slippa skadan, men då måste du först gömma dig. Avstå.
lesson-war-mordor-6 = Skuggan har handlat. Att stå stilla en hel omgång skulle också kosta 1 fördärv. Vad för dig vidare?
lesson-war-mordor-7 = Flytta igen.
lesson-war-mordor-end = Ögat: i Mordor är det värt alla tärningar i rutan, och de var tre, din inräknad. Du är röjd och har 8 fördärv; med 12 är allt förlorat. Tre steg återstår.

lesson-war-win-ring-title = Seger: Ringen
lesson-war-win-ring-1 = Ett steg till Domedagsklyftan, med 10 fördärv. Ta tärningen som för dig dit.
lesson-war-win-ring-2 = Flytta brödraskapet.
lesson-war-win-ring-3 = Två i skada: det blir 12, och slutet. Gollum är vägvisare. Vad kan han göra?
lesson-war-win-ring-end = Ringen är förstörd med 11 fördärv: de fria folken vinner genast, vad Skuggan än har erövrat.

lesson-war-win-corruption-title = Seger: fördärvet
lesson-war-win-corruption-1 = Du är Skuggan. Ringbärarna är röjda och har 11 fördärv. Se på dina kort och ta tärningen som spelar dem.
lesson-war-win-corruption-2 = Orchpatrullen måste dra en bricka, och brickan kan svika dig. Vilket kort är säkert?
lesson-war-win-corruption-end = 12 fördärv: Ringbärarna har gett efter, och Skuggan vinner genast.

lesson-war-win-shadow-title = Seger: Skuggan erövrar
lesson-war-win-shadow-1 = Du har bosättningar värda 9 poäng; du behöver 10 när en omgång slutar. Ett fäste är värt 2, en stad 1, en ort ingenting. Ta din sista tärning.
lesson-war-win-shadow-2 = Marschera.
lesson-war-win-shadow-3 = En persontärning kräver en ledare. Vilken här står intill en fientlig stad?
lesson-war-win-shadow-4 = Alla.
lesson-war-win-shadow-5 = Och var är den tionde poängen?
lesson-war-win-shadow-end = 10 poäng när omgången slutar: Midgård är erövrat. Poängen räknas då och inte förr; Ringen hade gått före dem.

lesson-war-win-free-title = Seger: Sauron drivs bort
lesson-war-win-free-1 = Vännerna från Norden håller Gundabads berg: 2 poäng. De fria folken behöver 4, och Skuggan har lämnat ett fäste utan vakt. Ta tärningen.
lesson-war-win-free-2 = Marschera.
lesson-war-win-free-3 = Välj hären som kan nå det.
lesson-war-win-free-4 = Alla.
lesson-war-win-free-5 = Ta det.
lesson-war-win-free-end = 4 poäng när omgången slutar: Sauron drivs bort från Midgård. Det händer sällan, och mest en Skugga som bara tänker på Ringen.

lesson-tcg-twilight-title = Skymning
lesson-tcg-twilight-1 = Din omgång börjar med brödraskapsfasen. Talet i kortets hörn är dess skymningskostnad: det du spelar lägger lika många marker i skymningspoolen. Gimli kostar 2. Spela honom.
lesson-tcg-twilight-2 = Två marker ligger i poolen. Aragorns svärd kostar 1 och gör honom 2 starkare. Spela det.
lesson-tcg-twilight-3 = På handen väntar också en händelse, men den är till för skärmytslingar. Ett kort till kan spelas nu, och det hjälper Frodo. Vilket?
lesson-tcg-twilight-end = Fyra marker. I skuggfasen betalar motståndaren hantlangare med dem: ett starkt brödraskap lockar starka fiender. Spara skymningen där inget behövs.

lesson-tcg-moving-title = Gå vidare
lesson-tcg-moving-1 = Aragorn har ett sår. En unik gestalt läks i brödraskapsfasen om du kastar ett kort med samma titel, vilken undertitel det än har. Du har ett: kasta det.
lesson-tcg-moving-2 = En gång i varje omgång måste du gå vidare. Vad för brödraskapet till nästa plats?
lesson-tcg-moving-end = Nästa plats saknades, så motståndaren lade ut den. Den gav 2 skymning, och var och en av dina tre följeslagare 1. I fristäder, plats 3 och 6, börjar omgången med läkning.

lesson-tcg-shadow-title = Skuggfasen
lesson-tcg-shadow-1 = Den andra spelaren har gått till plats 3 och du är Skuggan. Du har sju skymningsmarker att använda. Spela hantlangaren för 4.
lesson-tcg-shadow-2 = Tre marker är kvar. Yxan kostar 1 och ger honom 3 styrka till. Spela den.
lesson-tcg-shadow-3 = Två kvar. Båda hantlangarna på din hand kostar 2, men den ene hör till plats 5 och det här är plats 3: han är kringströvande och kostar 2 mer. Vem har du råd med?
lesson-tcg-shadow-end = Poolen är tom. När du passar börjar striden; det du lämnar i poolen får nästa skuggspelare använda.

lesson-tcg-archery-title = Bågskyttar
lesson-tcg-archery-1 = Två av hantlangarna är bågskyttar, så ditt brödraskap tar två sår, och du säger vem. Gimli har redan två; ett tredje dödar honom. Aragorn tål fyra: låt honom ta det första.
lesson-tcg-archery-2 = Ett till. Välj någon som överlever, och skona ringbäraren.
lesson-tcg-archery-end = Legolas är också bågskytt: skuggspelaren måste såra en hantlangare. Han valde en som tålde det, precis som du.

lesson-tcg-assignment-title = Tilldela försvarare
lesson-tcg-assignment-1 = Tre hantlangare anfaller. Du säger vem som möter vem. Börja med österlingen, som har styrka 5.
lesson-tcg-assignment-2 = Gimli har 6. Låt honom strida.
lesson-tcg-assignment-3 = Nu uruken. Han har också 5.
lesson-tcg-assignment-4 = Aragorn har 10 med sitt svärd. Välj honom.
lesson-tcg-assignment-5 = Gríma är kvar. Tilldelar du ingen får skuggspelaren skicka honom mot vem som helst: mot Frodo, till exempel. Ta honom också.
lesson-tcg-assignment-6 = En följeslagare tar en hantlangare. Men någon här har försvarare +1 och får ta en till. Vem?
lesson-tcg-assignment-end = Tolv styrka mot nio, för svärdet räknas två mer mot en uruk-hai, och ingen möter Frodo. Uruken är vild: lever han anfaller han en andra gång.

lesson-tcg-skirmish-title = Skärmytslingar
lesson-tcg-skirmish-1 = Två skärmytslingar, i den ordning du väljer. Börja med Gimli.
lesson-tcg-skirmish-2 = Sex mot sju: du skulle förlora. Spela din händelse, som stärker en dvärg.
lesson-tcg-skirmish-3 = Nu leder du. När alla passar, en efter en, avgörs skärmytslingen. Passa.
lesson-tcg-skirmish-4 = Vunnen. Uruken tog ett sår, och ett till för att Gimli har skada +1: han är död. Nu Aragorn: åtta mot åtta, och vid lika vinner Skuggan. Gimli kan hjälpa om han anstränger sig, till priset av ett sår. Använd honom.
lesson-tcg-skirmish-5 = Vem stärker han?
lesson-tcg-skirmish-6 = Nio mot åtta. Passa.
lesson-tcg-skirmish-end = Båda vunna. Den som har minst dubbelt så stor styrka som den andra sidan dödar direkt, vilken livskraft det än gäller. En utmattad gestalt, ett sår från döden, kan inte anstränga sig.

lesson-tcg-ring-title = Den enda ringen
lesson-tcg-ring-1 = En uruk har nått fram till Frodo: fyra styrka mot sju. Gimlis förmåga hjälper bara följeslagare som inte är bundna till Ringen. Inget att göra: passa.
lesson-tcg-ring-2 = Frodo håller på att såras, två gånger, för uruken har skada +1. Men han bär Ringen. Sätt på den.
lesson-tcg-ring-3 = Varje sår blev en börda: nu 4, och med 10 är ringbäraren fördärvad och du har förlorat. I omgrupperingsfasen har Ringen tagits av. Gå vidare, med uruken i hälarna, eller stanna?
lesson-tcg-ring-end = Det räcker för en omgång. Ringen hjälper bara i skärmytslingar, inte mot pilar, ansträngning eller dubbel styrka.

lesson-tcg-regroup-title = Omgruppering
lesson-tcg-regroup-1 = Skärmytslingarna är över. Med två spelare får du gå två gånger i en omgång; men Aragorn och Gimli är ett sår från döden, och hantlangaren är kvar. Avsluta din omgång.
lesson-tcg-regroup-2 = Din hand fylls till åtta kort. Före det får du kasta ett. Vilket har du två av?
lesson-tcg-regroup-end = Du har dragit, hantlangaren är kastad och den andra spelarens omgång börjar: nu är du Skuggan.

lesson-tcg-win-title = Segern
lesson-tcg-win-1 = Plats 9, den sista skärmytslingen. Överlever ringbäraren den har du vunnit. Frodo förlorar den, fyra mot sju; ingen kan hjälpa honom. Passa.
lesson-tcg-win-2 = Han håller på att såras, två gånger. Frodo har livskraft 4 och inga sår, och 8 bördor; med 10 är han fördärvad. Ringen, eller såret?
lesson-tcg-win-3 = Ett sår, och han står. Nu det andra.
lesson-tcg-win-end = Frodo lever vid plats 9: du har vunnit. Du vinner också som sista spelare kvar, och förlorar när din ringbärare dör eller hans bördor når hans motstånd.
