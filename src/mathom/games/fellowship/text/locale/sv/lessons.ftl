lesson-fellowship-following-title = Bekänn färg
lesson-fellowship-following-1 = Frodo har spelat ut Kullar 3. Du har Kullar och måste spela en av dem; det högsta kortet i den utspelade färgen tar sticket. Du är Bilbo och behöver stick: spela 6:an.
lesson-fellowship-following-2 = Sticket är ditt, och den som tar ett stick spelar ut till nästa. Spela ut Skuggor 8: inget i den färgen slår det.
lesson-fellowship-following-end = Frodo hade inga Skuggor och kastade ett Berg, som inte kunde vinna. Du har tre stick, och Bilbos mål är säkert.

lesson-fellowship-rings-title = Ringar
lesson-fellowship-rings-1 = Du är Frodo och måste ta 2 kort i Ringar. Markören säger att Ringar inte får spelas ut ännu. Spela ut Skogar 8.
lesson-fellowship-rings-2 = Bilbo hade inga Skogar och lade en Ring: du tog den, och markören har vänts. Från och med nu får Ringar spelas ut. Spela ut 5:an.
lesson-fellowship-rings-end = 5:an är den högsta Ringen, så du tog 4:an också. Ditt mål kan inte längre misslyckas: det har fått sin stjärna.

lesson-fellowship-one-ring-title = Härskarringen
lesson-fellowship-one-ring-1 = Berg 8 har spelats ut och du har inga Berg. Ringarnas 1:a kan ta vilket stick som helst, om du säger det när du spelar den. Spela den för att vinna.
lesson-fellowship-one-ring-end = De andra måste ändå bekänna färg, och inget kunde slå dig. Hade du inte sagt det hade den varit en vanlig 1:a.

lesson-fellowship-exchange-title = Ett byte
lesson-fellowship-exchange-1 = Du är Gandalf och har tagit det förlorade kortet. Nu byter du med Frodo: ge honom ett kort utan att de andra ser det. Han samlar Ringar. Ge honom din Ring.
lesson-fellowship-exchange-end = Frodo har tittat på det och gett dig ett kort tillbaka; det kunde ha varit samma. Han får ge vilket kort som helst utom Ringarnas 1:a.

lesson-fellowship-card-title = Ett mål: ett kort
lesson-fellowship-card-1 = Du är Sam. Ditt hotkort är en 3:a, så du måste ta Kullar 3, och där ligger det. Du spelar sist: ta sticket.
lesson-fellowship-card-end = Det spelar ingen roll vem som hade kortet; det som räknas är vem som tar sticket det ligger i.

lesson-fellowship-count-title = Ett mål: inte för många
lesson-fellowship-count-1 = Du är Merry och måste ta 1 eller 2 stick. Du har 2. Bekänn färg utan att ta det här.
lesson-fellowship-count-end = Målet är nått, men inte säkert: tills rundan är slut skulle ett tredje stick förstöra det. Därför är märket en fylld romb och inte en stjärna.

lesson-fellowship-last-title = Ett mål: sista sticket
lesson-fellowship-last-1 = Du är Gildor och måste spela ett kort i Skogar i sista sticket. Berg har spelats ut och du har inga. Kasta det kort du inte behöver.
lesson-fellowship-last-end = Ditt sista kort är i Skogar; det behöver inte vinna. Alla fyra målen är nådda, och alla vinner kapitlet.
