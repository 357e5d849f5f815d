lesson-tcg-twilight-title = Skymning
lesson-tcg-twilight-1 = Din omgång börjar med brödraskapsfasen. Talet i kortets hörn är dess skymningskostnad: när du spelar kortet läggs lika många markörer i skymningspoolen. Gimli kostar 2. Spela honom.
lesson-tcg-twilight-2 = Två markörer ligger i poolen. Aragorns svärd kostar 1 och gör honom 2 starkare. Spela det.
lesson-tcg-twilight-3 = Du har också en händelse på handen, men den är till för skärmytslingar. Du kan spela ett kort till nu, och det hjälper Frodo. Vilket?
lesson-tcg-twilight-end = Fyra markörer. I skuggfasen betalar motståndaren hantlangare med dem: ett starkt brödraskap lockar starka fiender. Spela bara det du behöver.

lesson-tcg-moving-title = Gå vidare
lesson-tcg-moving-1 = Aragorn har ett sår. I brödraskapsfasen läker du en unik gestalt genom att kasta ett kort med samma titel, vilken undertitel det än har. Du har ett: kasta det.
lesson-tcg-moving-2 = Du måste gå vidare en gång varje omgång. Vad för brödraskapet till nästa plats?
lesson-tcg-moving-end = Nästa plats fanns inte än, så motståndaren spelade den. Den gav 2 skymning, och var och en av dina tre följeslagare 1. I fristäder, plats 3 och 6, börjar omgången med läkning.

lesson-tcg-shadow-title = Skuggfasen
lesson-tcg-shadow-1 = Motståndaren har gått till plats 3 och du är Skuggan. Du har sju skymningsmarkörer att använda. Spela hantlangaren som kostar 4.
lesson-tcg-shadow-2 = Tre markörer är kvar. Yxan kostar 1 och ger honom 3 styrka till. Spela den.
lesson-tcg-shadow-3 = Två kvar. Båda hantlangarna på din hand kostar 2, men den ene hör till plats 5 och det här är plats 3: han är kringströvande och kostar 2 mer. Vem har du råd med?
lesson-tcg-shadow-end = Poolen är tom. När du passar börjar striden; det du lämnar i poolen får nästa skuggspelare använda.

lesson-tcg-archery-title = Bågskyttar
lesson-tcg-archery-1 = Två av hantlangarna är bågskyttar, så ditt brödraskap tar två sår, och du väljer vem som tar dem. Gimli har redan två; ett tredje dödar honom. Aragorn har livskraft 4: låt honom ta det första.
lesson-tcg-archery-2 = Ett till. Välj någon som överlever, men skona ringbäraren.
lesson-tcg-archery-end = Legolas är också bågskytt, så skuggspelaren måste såra en hantlangare och valde en som tålde det, precis som du.

lesson-tcg-assignment-title = Tilldela försvarare
lesson-tcg-assignment-1 = Tre hantlangare anfaller. Du väljer vem som möter vem. Börja med österlingen, som har styrka 5.
lesson-tcg-assignment-2 = Gimli har 6. Låt honom strida.
lesson-tcg-assignment-3 = Nu uruken. Han har också 5.
lesson-tcg-assignment-4 = Aragorn har 10 med sitt svärd. Välj honom.
lesson-tcg-assignment-5 = Gríma är kvar. Tilldelar du ingen får skuggspelaren skicka honom mot vem som helst: mot Frodo, till exempel. Välj honom också.
lesson-tcg-assignment-6 = En följeslagare möter en hantlangare. Men någon här har försvarare +1 och får möta en till. Vem?
lesson-tcg-assignment-end = Tolv styrka mot nio, eftersom svärdet ger två till mot en uruk-hai, och ingen möter Frodo. Uruken är vild: överlever han anfaller han en andra gång.

lesson-tcg-skirmish-title = Skärmytslingar
lesson-tcg-skirmish-1 = Det är två skärmytslingar, och du väljer ordningen. Börja med Gimli.
lesson-tcg-skirmish-2 = Sex mot sju: du skulle förlora. Spela din händelse, som stärker en dvärg.
lesson-tcg-skirmish-3 = Nu leder du. När alla passar i följd avgörs skärmytslingen. Passa.
lesson-tcg-skirmish-4 = Du vann. Uruken tog ett sår, och ett till eftersom Gimli har skada +1: han är död. Nu Aragorn: åtta mot åtta, och vid lika vinner Skuggan. Gimli kan hjälpa om han anstränger sig, till priset av ett sår. Använd honom.
lesson-tcg-skirmish-5 = Vem stärker han?
lesson-tcg-skirmish-6 = Nio mot åtta. Passa.
lesson-tcg-skirmish-end = Du vann båda. Den som har minst dubbelt så stor styrka som den andra sidan dödar direkt, oavsett livskraft. En utmattad gestalt, ett sår från döden, kan inte anstränga sig.

lesson-tcg-ring-title = Den enda ringen
lesson-tcg-ring-1 = En uruk har nått fram till Frodo: fyra styrka mot sju. Gimlis förmåga hjälper bara följeslagare som inte är ringbundna. Det finns inget du kan göra: passa.
lesson-tcg-ring-2 = Frodo ska just ta två sår, eftersom uruken har skada +1. Men han bär Ringen. Sätt på den.
lesson-tcg-ring-3 = Varje sår blev en börda: nu 4, och vid 10 är ringbäraren fördärvad och du förlorar. I omgrupperingsfasen tas Ringen av. Gå vidare, med uruken i hälarna, eller stanna?
lesson-tcg-ring-end = Det räcker för en omgång. Ringen hjälper bara i skärmytslingar, och inte mot pilar, ansträngning eller dubbel styrka.

lesson-tcg-regroup-title = Omgruppering
lesson-tcg-regroup-1 = Skärmytslingarna är över. Med två spelare får du gå två gånger i en omgång; men Aragorn och Gimli är ett sår från döden, och hantlangaren är kvar. Avsluta din omgång.
lesson-tcg-regroup-2 = Du drar upp till åtta kort. Före det får du kasta ett. Vilket har du två av?
lesson-tcg-regroup-end = Du har dragit, hantlangaren är kastad och motståndarens omgång börjar: nu är du Skuggan.

lesson-tcg-win-title = Segern
lesson-tcg-win-1 = Plats 9, den sista skärmytslingen. Överlever ringbäraren den vinner du. Frodo förlorar den, fyra mot sju; ingen kan hjälpa honom. Passa.
lesson-tcg-win-2 = Frodo ska just ta två sår. Han har livskraft 4, inga sår och 8 bördor; vid 10 är han fördärvad. Ringen, eller såret?
lesson-tcg-win-3 = Ett sår, och han står kvar. Nu det andra.
lesson-tcg-win-end = Frodo lever vid plats 9: du har vunnit. Du vinner också som sista spelare kvar, och förlorar när din ringbärare dör eller hans bördor når hans motstånd.
