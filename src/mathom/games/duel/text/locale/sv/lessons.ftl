lesson-duel-turn-title = Ta ett kort
lesson-duel-turn-1 = Du kan bara ta kort som inget annat kort täcker. Spela det grå kortet: från och med nu ger det dig en Styrka varje tur.
lesson-duel-turn-2 = Sauron har kastat ett kort för ett mynt. Det blå kortet kräver Styrka, och det har du, så det kostar dig inget. Spela det.
lesson-duel-turn-end = Frodo och Sam har tagit sitt första steg. En färdighet förbrukas aldrig: du har den igen nästa tur.

lesson-duel-price-title = Vad ett kort kostar
lesson-duel-price-1 = Det gröna kortet kräver Ledarskap, som du saknar. Du kan köpa varje symbol som saknas för 1 mynt. Spela det.
lesson-duel-price-end = Du betalade 1 av dina 2 mynt. Priset som visas på ett kort är alltid vad det kostar dig just nu.

lesson-duel-discard-title = Kasta för mynt
lesson-duel-discard-1 = Du har inga mynt och kan inte spela något av korten. I stället får du kasta vilket tillgängligt kort som helst. Kasta ett.
lesson-duel-discard-end = Ett kastat kort ger lika många mynt som kapitlets nummer: 2 i kapitel 2.

lesson-duel-chain-title = Kedjning
lesson-duel-chain-1 = Din hjälm gör ett av korten gratis: det kostar dig inget, oavsett vad som står på det. Spela det.
lesson-duel-chain-2 = Röda kort skickar ut enheter. Välj en av de två regionerna; alla enheter går dit.
lesson-duel-chain-end = Kortet du spelade visar en rustning, som gör ett annat kort gratis i kapitel 3.

lesson-duel-quest-title = Ringens uppdrag
lesson-duel-quest-1 = Varje ring på ett blått kort flyttar din karaktär ett steg. Ett steg fram finns en bonus. Spela det blå kortet.
lesson-duel-quest-end = Du nådde bonusen och tog 1 mynt. När Frodo och Sam rör sig rider Nazgûlen med: de halkar aldrig efter.

lesson-duel-conflict-title = En konflikt
lesson-duel-conflict-1 = En fiendeenhet står i Rhovanion. Spela det röda kortet: det skickar två enheter.
lesson-duel-conflict-2 = Skicka dem till Rhovanion.
lesson-duel-conflict-end = Enheterna tas bort en mot en tills ena sidan inte har några kvar. En av dina finns kvar.

lesson-duel-moves-title = Tre förflyttningar
lesson-duel-moves-1 = Lila kort kommer i kapitel 3. Det här ger dig tre förflyttningar. Spela det.
lesson-duel-moves-2 = Varje förflyttning för en enhet till en angränsande region. Välj en enhet i Enedwaith.
lesson-duel-moves-3 = Flytta den till Rohan, där en fiende står.
lesson-duel-moves-4 = Båda enheterna är borta. Välj din andra enhet.
lesson-duel-moves-5 = Rohan är tomt nu. Flytta den dit.
lesson-duel-moves-6 = Samma enhet får flytta igen. Välj den i Rohan.
lesson-duel-moves-7 = Vidare till Mordor.
lesson-duel-moves-end = Varje förflyttning utförs helt, med sin konflikt, före nästa. Du får också sluta i förtid.

lesson-duel-landmark-title = Landmärken
lesson-duel-landmark-1 = I stället för ett kort får du ta en landmärkesbricka. Helm’s Deep kräver sex färdigheter; du har tre av dem. Du betalar också 1 mynt för fästningen du redan har. Ta den.
lesson-duel-landmark-end = Med en fästning är du närvarande i dess region vad som än händer med dina enheter. Varje fästning gör ditt nästa landmärke dyrare.

lesson-duel-pair-title = Två av samma folkslag
lesson-duel-pair-1 = Du har en alvsymbol. Din harpa gör deras andra kort gratis. Spela det.
lesson-duel-pair-2 = Alvernas två översta marker visas för båda spelarna. Behåll en.
lesson-duel-pair-end = Den hjälper dig från och med nästa kort. Den andra markern läggs tillbaka överst på sin hög.

lesson-duel-trio-title = Tre olika folkslag
lesson-duel-trio-1 = Du har dvärgar och alver. Tre olika folkslag ger dig en marker, en gång per parti. Spela det gröna kortet.
lesson-duel-trio-2 = Den översta markern för vart och ett av de tre folkslagen visas. Behåll en av dem.
lesson-duel-trio-end = Om sex olika folkslag stöder dig vinner du partiet omedelbart.

lesson-duel-win-quest-title = Seger: Ringen
lesson-duel-win-quest-1 = Det är tre steg kvar till Domedagsberget, och Nazgûlen är nära. Hitta kortet som tar dig dit.
lesson-duel-win-quest-end = Ringen är förstörd: du vinner omedelbart. Sauron vinner på samma sätt när Nazgûlen fångar Frodo och Sam.

lesson-duel-win-races-title = Seger: sex folkslag
lesson-duel-win-races-1 = Fem olika folkslag stöder dig. Ett av korten ger det sjätte, och ditt ekollon gör det gratis.
lesson-duel-win-races-end = Sex olika folkslag stöder dig: du vinner omedelbart. Örnen, på en av hobernas marker, räknas också som ett folkslag.

lesson-duel-win-conquest-title = Seger: erövring
lesson-duel-win-conquest-1 = Du är närvarande i sex regioner. Spela det röda kortet som når den sjunde.
lesson-duel-win-conquest-2 = Två fiendeenheter håller Mordor, och du har tre enheter. Skicka dem dit.
lesson-duel-win-conquest-end = Du är närvarande i alla sju regioner och vinner omedelbart. Har ingen vunnit efter kapitel 3 vinner den som är närvarande i flest regioner.
