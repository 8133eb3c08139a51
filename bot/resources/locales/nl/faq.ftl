# Twijfelgevallen (/pesten { command-faq }), en tips. faq-<key> vraagt in hoogstens 100 tekens, faq-<key>-answer antwoordt.

command-faq = twijfel
command-faq-description = Zoek op waarover aan tafel ruzie ontstaat
command-option-question = vraag
command-option-question-description = Een paar woorden eruit, of een van de voorstellen
button-faq = Twijfelgevallen
button-tips = Tips
doubts-title = Twijfelgevallen
doubts-how = Kies hieronder een vraag, of typ er een paar woorden uit achter /pesten { command-faq }.
doubts-found = Deze vragen passen bij “{ $typed }”:
doubts-none = Geen vraag gevonden bij “{ $typed }”. Probeer andere woorden, of kijk hieronder. Staat het nergens, dan mag wat de tafel toelaat.
doubts-about = Vragen over **{ $variant }**
doubts-differ = Jullie tafel speelt het met eigen instellingen: wat die veranderen staat in haar regels, niet in deze antwoorden.
doubts-choose = Kies een vraag ({ $first }–{ $last } van { $all })
doubts-choose-found = Kies een van de gevonden vragen ({ $first }–{ $last } van { $all })
# Wat mensen ook kunnen typen: gezegd=bedoeld, woorden zonder spaties.
doubts-synonyms = twee=2 drie=3 vier=4 vijf=5 zeven=7 acht=8 negen=9 tien=10 azen=aas heren=heer koning=heer dame=vrouw zot=boer boeren=boer kopen=pakken trekken=pakken rapen=pakken opgooien=leggen spelen=leggen neerleggen=leggen pot=trekstapel doortellen=doorgeven stapelen=doorgeven kloppen=klop klop=kloppen eindigen=uitgaan winnen=uitgaan vergeten=vergat

tips-title = Tips · { $variant }
tip-without-turns = Houd de stapel in het oog: wie het eerst ziet dat er iets past, mag leggen, en nog een keer.
tip-suits = Let op de kleuren in je hand: kies met { $cards } de kleur waar je het meest van hebt.
tip-keep-penalty-cards = Houd { $cards } achter de hand: daarmee geef je { $same ->
    [yes] op een gelijke kaart de straf
   *[no] de straf
} door die een ander voor je bewaart.
tip-extra-cards = Bewaar { $cards } voor het goede moment: je gaat er meteen mee door naar een volgende pestkaart, en met een paar achter elkaar is je hand in één beurt leeg.
tip-announce = { $kind ->
    [knock] Vergeet niet te kloppen
    [pesten] Vergeet niet “Pesten!” te roepen
   *[last-card] Vergeet niet “Laatste kaart!” te roepen
}: { $count ->
    [one] die ene kaart heeft
   *[other] die { $count } kaarten hebben
} al heel wat zekere winst gekost.
tip-ordinary-last = Bewaar een gewone kaart voor het laatst: met een pestkaart ga je niet uit.
tip-count-cards = Kijk hoeveel kaarten de anderen hebben, en pest wie er weinig over heeft.
tip-pass-left = Worden er kaarten naar links doorgegeven, doe dan die weg die je voorlopig niet kwijt kunt.
tip-drawn-cards = Wat een ander pakt, komt bij zijn punten: heb je zelf weinig kaarten, dan kan een lange ronde lonen.
tip-dear-cards = Speel je dure kaarten op tijd: { $card } in je hand kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tip-reverse-with-two = Bewaar { $cards } als je met z'n tweeën bent voor het beslissende moment: je bent er zelf weer mee aan de beurt.

# wat voor alle of bijna alle varianten geldt

faq-draw-though-it-fits = Mag ik een kaart pakken terwijl ik kan leggen?
faq-draw-though-it-fits-answer = Nee. Wie kan leggen, legt; je pakt pas als niets past. (Een straf is iets anders: die mag je altijd pakken.)
faq-take-though-stacking = Ik heb een 2. Moet ik een straf daarmee beantwoorden?
faq-take-though-stacking-answer = Nee. Je mag de kaarten altijd pakken en je 2 voor een beter moment bewaren.
faq-stock-empty = Wat als de trekstapel op is?
faq-stock-empty-answer = Zodra iemand moet pakken, wordt de aflegstapel geschud; de bovenste kaart blijft liggen. Is dat nog te weinig, dan pak je wat er is.
faq-stock-empty-in-a-penalty = De trekstapel raakt op terwijl ik strafkaarten pak. En nu?
faq-stock-empty-in-a-penalty-answer = Je pakt eerst wat er nog ligt en dan verder van de nieuw geschudde stapel. Zijn er dan nog te weinig, dan vervalt de rest.
faq-nothing-left = Niets past en er valt niets meer te pakken. Wat nu?
faq-nothing-left-answer = Dan pas je. Heeft iedereen gepast sinds er voor het laatst een kaart gelegd of gepakt is, dan zit de ronde vast en is die voorbij; niemand is uit.
faq-eight-on-eight = Mag ik een 8 met een 8 beantwoorden en het overslaan doorgeven?
faq-eight-on-eight-answer = Nee. Wie overgeslagen wordt, doet niets. De speler daarna mag er wel een 8 op leggen; dan slaat de volgende een beurt over.
faq-eight-with-two = We spelen met z'n tweeën. Wie is er na een 8 aan de beurt?
faq-eight-with-two-answer = Wie hem legde: de ander slaat over, dus jij bent meteen weer aan de beurt. Met een tweede 8 gaat dat zo door.
faq-eight-counter-clockwise = We spelen tegen de klok in. Wie slaat er na een 8 over?
faq-eight-counter-clockwise-answer = Altijd de volgende in de speelrichting: nu dus je rechterbuur.
faq-after-a-seven = Ik heb een 7 gelegd. Mag daar elke kaart op?
faq-after-a-seven-answer = Nee, de kaart moet op de 7 passen: dezelfde kleur, nog een 7, of een kaart die altijd mag.
faq-many-sevens = Hoeveel zevens mag ik in één beurt leggen?
faq-many-sevens-answer = Zoveel als je hebt, als ze maar passen. Elke 7 geeft nog een kaart, en die kaart doet gewoon wat hij altijd doet.
faq-out-after-a-seven = Mag ik uitgaan met de kaart die ik na een 7 leg?
faq-out-after-a-seven-answer = Ja. Is het een gewone kaart en heb je er verder geen, dan ben je uit.
faq-ace-on-ace = Mag een aas op een aas?
faq-ace-on-ace-answer = Ja. De speelrichting draait dan weer terug.
faq-who-after-an-ace = We zijn met drie of meer. Wie komt er na mijn aas?
faq-who-after-an-ace-answer = De speler die net voor jou aan de beurt was. Zelf ben je niet nog een keer aan de beurt.
faq-jack-same-suit = Mag ik de kleur kiezen die er al ligt?
faq-jack-same-suit-answer = Ja. Met een boer mag je elk van de vier kleuren kiezen, ook die van de boer zelf.
faq-jack-on-a-penalty = Mag ik een boer leggen als ik moet pakken?
faq-jack-on-a-penalty-answer = Nee. Zolang er strafkaarten op je wachten, helpt alleen een kaart die de straf doorgeeft, en dat doet een boer nooit.
faq-special-start = De eerste open kaart is een pestkaart. Doet die iets?
faq-special-start-answer = Nee. De startkaart telt als gewone kaart: niemand pakt, niemand slaat over, de richting blijft.
faq-joker-as-start = De eerste open kaart is een joker. Wat mag ik leggen?
faq-joker-as-start-answer = Alles. Hij heeft geen kleur, en als startkaart laat hij niemand pakken.
faq-last-card-left = Moet ik zeggen dat ik nog één kaart heb?
faq-last-card-left-answer = Nee. De tafel laat het vanzelf aan iedereen zien; vergeten kan niet.

# straf

faq-joker-on-a-two = Mag een joker op een 2, of een 2 op een joker?
faq-joker-on-a-two-answer = Ja, ongeacht de kleur. Tot iemand de kaarten pakt, tellen de aantallen op: een 2 en een joker zijn er zeven.
faq-play-after-a-penalty = Ik heb mijn strafkaarten gepakt. Mag ik nog een kaart leggen?
faq-play-after-a-penalty-answer = Nee. Met het pakken is je beurt voorbij.
faq-after-a-taken-joker = Iemand heeft de kaarten van een joker gepakt. Wat mag ik daarop leggen?
faq-after-a-taken-joker-answer = Elke kaart. Een joker heeft geen kleur, dus alles past.
faq-two-must-fit = Mag ik een 2 overal op leggen, zoals een joker?
faq-two-must-fit-answer = Nee. Als er geen straf ligt, moet een 2 passen in kleur of waarde; op een joker past hij altijd.

# pakken, en verdergaan na een 7

faq-play-what-i-drew-no = Ik heb een kaart gepakt en hij past. Mag ik hem meteen leggen?
faq-play-what-i-drew-no-answer = Nee. Met pakken is je beurt hier voorbij; de kaart wacht op je volgende.
faq-play-what-i-drew-yes = Ik heb een kaart gepakt en hij past. Moet ik hem leggen?
faq-play-what-i-drew-yes-answer = Het mag, het hoeft niet. Alleen die kaart kan nu nog gelegd worden, geen andere uit je hand.
faq-drew-a-seven = Ik pakte een 7 en legde hem. Mag de volgende kaart uit mijn hand komen?
faq-drew-a-seven-answer = Ja. Na de 7 ga je verder met elke kaart uit je hand die past.
faq-seven-and-nothing-draw = Ik heb een 7 gelegd en niets past erop. Wat nu?
faq-seven-and-nothing-draw-answer = Je pakt één kaart en je beurt is voorbij; die kaart leg je niet meteen.
faq-seven-and-keep-draw = Mag ik na een 7 stoppen terwijl ik verder kan?
faq-seven-and-keep-draw-answer = Ja, maar dat kost je een kaart: je pakt er één en je beurt is voorbij.
faq-seven-and-stop-free = Ik legde een 7 en wil of kan niet verder. Wat kost dat?
faq-seven-and-stop-free-answer = Niets. Je beëindigt je beurt zonder te pakken.

# boeren, heren en azen

faq-jack-on-jack = Mag een boer op een boer?
faq-jack-on-jack-answer = Ja. Een boer mag altijd, en wie hem legt kiest opnieuw een kleur.
faq-own-suit-of-the-jack = Er ligt een hartenboer en er is schoppen gekozen. Past harten?
faq-own-suit-of-the-jack-answer = Nee. De gekozen kleur telt, niet die op de boer zelf staat.
faq-jack-must-fit = Mag een boer overal op?
faq-jack-must-fit-answer = Nee. Hier moet een boer passen als elke andere kaart: in kleur, of op een andere boer. Daarna kies je de kleur.
faq-king-is-special = Is een heer een pestkaart?
faq-king-is-special-answer = Ja. Net als een 7 geeft hij je nog een kaart, en hij mag niet je laatste zijn.
faq-king-is-ordinary = Doet een heer iets?
faq-king-is-ordinary-answer = Nee. Hier is een heer een gewone kaart; je mag er ook mee uitgaan.
faq-seven-on-king = Mag een 7 op een heer?
faq-seven-on-king-answer = Ja, als ze dezelfde kleur hebben, en een heer op een 7 ook. Ze geven allebei nog een kaart.
faq-ace-with-two-nothing = We spelen met z'n tweeën. Wat doet een aas?
faq-ace-with-two-nothing-answer = Niets: de ander is aan de beurt. Het blijft wel een pestkaart, dus uitgaan kun je er niet mee.
faq-ace-with-two-ordinary = We spelen met z'n tweeën. Wat doet een aas?
faq-ace-with-two-ordinary-answer = Helemaal niets. Met z'n tweeën is het een gewone kaart; je mag er zelfs mee uitgaan.
faq-ace-with-two-again = We spelen met z'n tweeën. Wat doet een aas?
faq-ace-with-two-again-answer = Je bent zelf weer aan de beurt. Het blijft een pestkaart.

# de laatste kaart

faq-special-last-refused = Mijn enige kaart is een pestkaart en hij past. Mag ik hem leggen?
faq-special-last-refused-answer = Nee. Je laatste kaart moet een gewone zijn; je pakt een kaart en je beurt is voorbij.
faq-last-two-under-a-penalty = Ik heb alleen nog een 2 en moet pakken. Mag ik hem leggen en de straf doorgeven?
faq-last-two-under-a-penalty-answer = Nee. Het zou je laatste kaart zijn, en dat mag geen pestkaart zijn. Je pakt de straf.
faq-special-last-costs = Mag ik een pestkaart als laatste leggen?
faq-special-last-costs-answer = Dat mag, maar je bent niet uit: je pakt eerst één kaart, en daarna doet de pestkaart zijn werk.
faq-last-seven = Mijn laatste kaart is een 7. Mag ik verder met de kaart die ik ervoor pak?
faq-last-seven-answer = Nee. Je pakt de kaart, maar de 7 geeft je er geen meer; de volgende is aan de beurt.
faq-last-special-no-call = Ik leg een pestkaart als laatste en pak er één bij. Moet ik dat melden?
faq-last-special-no-call-answer = Nee. Je hebt dan weer één kaart, maar roepen of kloppen hoeft niet; niemand kan je erop betrappen.

# Pesten 7 en Pesten 13

faq-how-many-decks-7 = Met hoeveel spellen kaarten spelen we?
faq-how-many-decks-7-answer = Met twee tot vier spelers één spel met twee jokers, 54 kaarten. Vanaf vijf spelers zijn het twee spellen met vier jokers.
faq-how-many-decks-13 = Met hoeveel spellen kaarten spelen we?
faq-how-many-decks-13-answer = Met twee spellen met elk twee jokers, 108 kaarten. Vanaf zes spelers zijn het er drie.
faq-negative-final-score = Mijn eindscore is onder nul. Is dat goed?
faq-negative-final-score-answer = Heel goed. Het zijn jouw punten min het gemiddelde van de anderen: 50 tegen 60, 30 en 90 is −10. De laagste wint.
faq-out-first-wins = Ik was het eerst uit. Heb ik gewonnen?
faq-out-first-wins-answer = De ronde: die kost je 0 punten. De partij wint wie na de laatste ronde de laagste eindscore heeft: na de achtste met zeven kaarten, na de vijfde met dertien.
faq-blocked-points = Niemand kan verder. Wie krijgt welke punten?
faq-blocked-points-answer = De ronde is voorbij zonder dat iemand uit is. Iedereen krijgt de punten van zijn hand, en de ronde telt.
faq-points-of-specials = Wat kosten pestkaarten die ik overhoud?
faq-points-of-specials-answer = Een joker kost 50; een aas, heer, boer, 8, 7 of 2 elk 20. Een vrouw of 10 kost 10, de rest wat erop staat.
faq-who-deals-next = Wie deelt de volgende ronde, en wie begint dan?
faq-who-deals-next-answer = Het delen schuift elke ronde één plaats naar links, wie er ook won. Wie links van de deler zit, begint.

# Kloppen

faq-knock-when = Wanneer moet ik precies kloppen?
faq-knock-when-answer = In je beurt, met twee kaarten in je hand, voordat je er één legt. Met drie kaarten is het te vroeg.
faq-knock-forgotten = Ik vergat te kloppen. Wat gebeurt er?
faq-knock-forgotten-answer = Je pakt meteen twee kaarten, nog voordat de gelegde kaart iets doet.
faq-knock-afterwards = Mag ik nog kloppen vlak nadat ik gelegd heb?
faq-knock-afterwards-answer = Nee. Kloppen komt vóór de kaart; ligt die er eenmaal, dan heb je de straf al gepakt.
faq-knock-seen = Niemand zag dat ik niet klopte. Heb ik geluk?
faq-knock-seen-answer = Nee. De tafel ziet het zelf; niemand hoeft je te betrappen.
faq-knock-under-a-penalty = Mag ik kloppen als er een straf op me wacht?
faq-knock-under-a-penalty-answer = Ja. Met twee kaarten mag je altijd kloppen als je aan de beurt bent, ook als niets past. Pak je daarna, dan is het kloppen vervallen.
faq-knock-again = Ik had geklopt, maar moest later weer pakken. Moet ik opnieuw kloppen?
faq-knock-again-answer = Eindigde je beurt met meer dan één kaart, dan wel. Pak je een kaart en leg je hem meteen, dan geldt je klop nog.
faq-knock-before-a-seven = Ik heb een 7 en nog een kaart en wil ze allebei leggen. Moet ik kloppen?
faq-knock-before-a-seven-answer = Ja. Na de 7 heb je één kaart, dus klop je ervoor, ook al ga je meteen verder.
faq-joker-suit-knock = Wie kiest na een joker de kleur?
faq-joker-suit-knock-answer = Wie hem legde, net als bij een boer. Je kiest hem tegelijk met de kaart.
faq-play-after-a-joker = Ik heb vijf kaarten gepakt voor een joker. Mag ik nog leggen?
faq-play-after-a-joker-answer = Ja. Je speelt daarna gewoon je beurt, ook met de nieuwe kaarten, in de gekozen kleur; past niets, dan pak je nog een kaart.
faq-play-after-a-two = Ik heb twee kaarten gepakt voor een 2. Mag ik nog leggen?
faq-play-after-a-two-answer = Alleen een 2 of een joker. Die passen op de 2 die er ligt; al het andere wacht op je volgende beurt.
faq-two-on-a-joker-taken = Ik pakte zeven kaarten voor een joker met een 2 erop. Welke regel geldt nu?
faq-two-on-a-joker-taken-answer = Die van de bovenste kaart. Dat is een 2, dus je mag alleen nog een 2 of een joker leggen.
faq-decks-knock = Met hoeveel spellen kaarten spelen we?
faq-decks-knock-answer = Met z'n tweeën twee, met drie of vier spelers drie, met z'n vijven vier. Elk spel heeft twee jokers.
faq-points-of-a-king-knock = Wat kost een heer die ik overhoud?
faq-points-of-a-king-knock-answer = Tien punten, net als een vrouw en een 10. Hij is hier geen pestkaart.

# Doorgeven

faq-draw-by-choice = Mag ik een kaart pakken terwijl ik kan leggen?
faq-draw-by-choice-answer = Ja, maar niet twee beurten achter elkaar: de volgende keer moet je leggen als het kan. Overgeslagen beurten tellen niet mee.
faq-start-jack = De eerste open kaart is een boer. Wie kiest de kleur?
faq-start-jack-answer = De deler, voordat er iemand speelt. De startkaart telt als zijn kaart.
faq-start-two = De eerste open kaart is een 2. Moet de eerste speler pakken?
faq-start-two-answer = Ja, twee kaarten, tenzij hij er een 2 of een joker op legt. Bij een joker zijn het er vijf.
faq-start-seven = De eerste open kaart is een 7 of een heer. Wie legt er dan?
faq-start-seven-answer = De deler. Hij legt een kaart die past, of pakt er één; pas daarna begint de eerste speler.
faq-start-ace = De eerste open kaart is een aas. Wie begint er?
faq-start-ace-answer = De speler rechts van de deler, en er wordt tegen de klok in gespeeld. Met z'n tweeën verandert er niets.
faq-start-eight = De eerste open kaart is een 8. Wie begint er?
faq-start-eight-answer = De eerste speler slaat over, dus de tweede begint. Met z'n tweeën komt de deler uit.
faq-ten-who = Ik legde een 10. Moet ik zelf ook een kaart doorgeven?
faq-ten-who-answer = Ja. Iedereen met kaarten geeft er één naar links, ook wie de 10 legde.
faq-ten-counter-clockwise = We spelen tegen de klok in. Welke kant gaan de kaarten op na een 10?
faq-ten-counter-clockwise-answer = Nog steeds naar links. Links blijft links, hoe er ook gespeeld wordt.
faq-ten-pass-on = Mag ik de kaart die ik door een 10 krijg, meteen weer doorgeven?
faq-ten-pass-on-answer = Nu niet. Iedereen kiest voordat er één kaart verhuist, dus je kiest uit je eigen kaarten.
faq-ten-change-of-mind = Ik heb een kaart voor mijn buur gekozen. Mag ik nog wisselen?
faq-ten-change-of-mind-answer = Nee. Je keus staat vast; zodra iedereen gekozen heeft, gaan de kaarten door.
faq-ten-one-card = Ik heb nog één kaart als er een 10 valt. Moet ik die weggeven?
faq-ten-one-card-answer = Ja, en je krijgt er van rechts een terug. Je houdt er dus één, en wat je geroepen hebt blijft gelden.
faq-ten-last = Mag ik uitgaan met een 10?
faq-ten-last-answer = Nee. Een 10 is hier een pestkaart, en de laatste kaart moet een gewone zijn.
faq-call-when-pesten = Wanneer moet ik “Pesten!” roepen?
faq-call-when-pesten-answer = In je beurt met twee kaarten: voordat je er één legt, of terwijl je hem legt. Daarna is te laat.
faq-call-forgotten-pesten = Ik vergat “Pesten!” te roepen. Wat kost dat?
faq-call-forgotten-pesten-answer = Meteen twee kaarten. De tafel ziet het zelf; niemand hoeft je te betrappen.
faq-wins-not-points = Tellen de kaarten die ik overhoud?
faq-wins-not-points-answer = Nee. Alleen gewonnen rondes tellen: wie uit is krijgt er één, en wie er het eerst twee heeft, wint de partij.
faq-blocked-wins = Niemand kan verder. Wie krijgt de ronde?
faq-blocked-wins-answer = Niemand: die ronde telt voor niemand. Na drie zulke rondes achter elkaar eindigt de partij zoals ze ervoor staat.

# Klassiek en zijn varianten

faq-two-on-two-only = Mag een joker op een 2, om de straf door te geven?
faq-two-on-two-only-answer = Nee. Een 2 beantwoord je alleen met een 2, en een joker alleen met een joker.
faq-joker-on-joker-doubles = Hoeveel is een joker op een joker?
faq-joker-on-joker-doubles-answer = De straf verdubbelt: vijf wordt tien, en een derde joker maakt er twintig van.
faq-joker-on-joker-adds = Hoeveel is een joker op een joker?
faq-joker-on-joker-adds-answer = Tien: de aantallen tellen gewoon op. Nog een 2 erop maakt er twaalf van.
faq-no-stacking-gentle = Mag ik een 2 op een 2 leggen en de kaarten doorgeven?
faq-no-stacking-gentle-answer = Nee. Hier blijft elke straf bij wie ze treft: die pakt, en zijn beurt is voorbij.
faq-call-when-last-card = Wanneer mag ik “Laatste kaart!” roepen?
faq-call-when-last-card-answer = In je beurt met twee kaarten, of vlak nadat je de voorlaatste legde, zolang er nog niemand anders iets gedaan heeft.
faq-caught-until = Ik vergat te roepen. Hoe lang kan ik betrapt worden?
faq-caught-until-answer = Tot je in een volgende beurt zelf weer iets doet. Wie je eerder betrapt, laat je twee kaarten pakken.
faq-call-too-late = Ik vergat te roepen en er is al iemand geweest. Mag ik nog roepen?
faq-call-too-late-answer = Nee, het moment is voorbij. Je kunt alleen hopen dat niemand je betrapt.
faq-nobody-noticed = Ik vergat te roepen en niemand merkte het. Kost het me iets?
faq-nobody-noticed-answer = Nee. Wie niet betrapt wordt, pakt niets. Maar de anderen hebben er wel een knop voor.
faq-caught-in-a-chain = Ik legde een 7 en heb nog één kaart. Kan ik betrapt worden voordat ik die leg?
faq-caught-in-a-chain-answer = Ja, meteen. Je pakt twee kaarten en mag daarna nog steeds een kaart leggen. Roep eerst, dan kan het niet.
faq-caught-after-the-round = Ik ging uit zonder ooit te roepen. Kan ik nog betrapt worden?
faq-caught-after-the-round-answer = Nee. Als de ronde voorbij is, kan niemand meer betrapt worden.
faq-five-cards-classic = Bij ons thuis krijgt ieder vijf kaarten. Kan dat?
faq-five-cards-classic-answer = Ja. De host kiest het bij de instellingen; anders krijgt ieder er zeven.
faq-king-draws-classic = Bij ons laat een heer de volgende één kaart pakken. Kan dat?
faq-king-draws-classic-answer = Ja, de host kan het aanzetten. De volgende pakt dan meteen één kaart, kan er niets tegen doen, en speelt gewoon zijn beurt.
faq-casual-places = Iemand is uit. Hoe staan de anderen ervoor?
faq-casual-places-answer = Naar de punten in hun hand, de minste eerst. Wie evenveel heeft, deelt de plaats.
faq-blocked-casual = Niemand kan verder. Wie wint er?
faq-blocked-casual-answer = Wie de minste punten in zijn hand heeft; bij gelijke punten de minste kaarten; is ook dat gelijk, dan delen ze.
faq-jokers-in-gentle = Spelen er jokers mee?
faq-jokers-in-gentle-answer = Nee. Doet de host ze er weer bij, dan laat elke joker de volgende drie kaarten pakken, geen vijf.
faq-any-last-card-gentle = Mag ik uitgaan met een pestkaart?
faq-any-last-card-gentle-answer = Ja, met elke kaart. Is het een 2, dan pakt de volgende er nog twee voordat er geteld wordt.
faq-four-hard = Wat doet een 4 precies?
faq-four-hard-answer = De volgende slaat zijn volgende twee beurten over; twee vieren voor dezelfde speler zijn er vier. Met z'n tweeën speel jij er twee extra.
faq-four-and-penalty-hard = Ik sla over door een 4 en er wordt een 2 voor me gelegd. Wat dan?
faq-four-and-penalty-hard-answer = Je bent alleen voor de straf aan de beurt: leg er een 2 op of pak. Het is geen van de beurten die je overslaat.
faq-five-hard = Wie moet er pakken bij een 5?
faq-five-hard-answer = Met twee of drie spelers alle anderen, meteen één kaart. Vanaf vier spelers alleen de volgende. Er valt niets tegen te doen.
faq-king-hard = Wat doet een heer?
faq-king-hard-answer = De speelrichting draait om, en de volgende die kant op slaat over. Met z'n tweeën ben je zelf weer aan de beurt.
faq-special-hard = Mag ik uitgaan met een 4, een 5 of een heer?
faq-special-hard-answer = Nee. Het zijn hier pestkaarten: is er een je laatste kaart, dan pak je een kaart van de trekstapel en ben je niet uit.

# zonder beurten

faq-speed-twice-in-a-row = Mag ik twee keer achter elkaar leggen?
faq-speed-twice-in-a-row-answer = Ja, zo vaak als je kaarten passen. Er zijn geen beurten.
faq-speed-same-moment = We legden met z'n tweeën tegelijk. Welke kaart telt?
faq-speed-same-moment-answer = Die het eerst bij de tafel was. Past de andere dan niet meer, dan houdt de eigenaar hem en leest hij dat hij te laat was.
faq-speed-who-draws = Niemand is aan de beurt. Wie moet er pakken voor een 2?
faq-speed-who-draws-answer = De buur van wie hem legde, in de speelrichting. Tot die gepakt heeft kan hij niets anders; de anderen spelen door.
faq-speed-pass-on = Mag ik een 2 met een 2 beantwoorden?
faq-speed-pass-on-answer = Ja, als je snel bent: alleen zolang er geen andere kaart op ligt. Alles wat jij moest pakken gaat dan naar je eigen buur.
faq-speed-eight = Niemand is aan de beurt. Wat doet een 8?
faq-speed-eight-answer = De buur in de speelrichting zit vast tot een ander een kaart gelegd of gepakt heeft.
faq-speed-locked = Ik zit vast. Wat mag ik nog?
faq-speed-locked-answer = Je laatste kaart roepen, anderen betrappen en pakken wat je moet pakken. Leggen mag niet, ook niet om een straf door te geven.
faq-speed-seven = Doet een zeven iets als er geen beurten zijn?
faq-speed-seven-answer = Niets: je mag toch al verder. Hij is hier een gewone kaart, ook als laatste.
faq-speed-draw = Mag ik blijven pakken tot er iets past?
faq-speed-draw-answer = Nee. Past er niets, dan pak je één kaart, en pas weer een als een ander iets gedaan heeft.
faq-speed-nobody-moves = Niemand doet iets. Wat gebeurt er?
faq-speed-nobody-moves-answer = Na acht seconden is wie vastzat los, en mag iedereen weer pakken. Nog eens acht later wordt gepakt wat moest, en wie niet kan leggen pakt er één.
faq-speed-call-until = Hoe lang mag ik “Laatste kaart!” roepen?
faq-speed-call-until-answer = Tot een tegenstander een kaart legt. Dat er iemand pakt, of dat je zelf verdergaat, maakt er geen einde aan.
faq-speed-owing-at-the-end = Iemand gaat uit terwijl ik nog moet pakken. Moet dat nog?
faq-speed-owing-at-the-end-answer = Ja. Er wordt gepakt voordat er geteld wordt.
faq-speed-ace-with-two = We spelen met z'n tweeën. Wat doet een aas?
faq-speed-ace-with-two-answer = Niets: je bent elkaars enige buur.
faq-speed-jack = Een boer koos een kleur. Wie moet die volgen?
faq-speed-jack-answer = Iedereen, tot er een andere kaart bovenop ligt. De boer zelf moest passen als elke andere kaart.

# Zweeds pesten

faq-ten-on-seven = Er ligt een 7. Kan mijn 10 daarop?
faq-ten-on-seven-answer = Jazeker. De 2, de 3 en de 10 gaan overal op, dus ook daar.
faq-three-on-seven = Er ligt een 3 op een 7. Wat mag ik leggen?
faq-three-on-seven-answer = Hoogstens een 7, of een kaart die altijd mag. Je kijkt door de 3 heen naar de 7.
faq-after-an-eight = Voor mijn beurt is een 8 gelegd. Waarmee kan ik verder?
faq-after-an-eight-answer = Met minstens een 8, of met een kaart die altijd mag. Wie oversloeg doet niets; jij speelt op die 8.
faq-several-at-once = Ik heb twee achten. Mogen die samen?
faq-several-at-once-answer = Ja, wat gelijk is mag samen, ook als het pestkaarten zijn. Elke 8 telt apart: met twee slaan er twee spelers over, met drie drie.
faq-four-with-a-three = Vier gelijke, maar er ligt een 3 tussen. Verbrandt de stapel?
faq-four-with-a-three-answer = Nee. Een 3 breekt de rij, ook al kijk je er anders doorheen.
faq-take-though-it-fits = Ik kan leggen, maar wil liever de stapel. Kan dat?
faq-take-though-it-fits-answer = Ja, zo vaak je wilt. Alleen van een lege stapel valt niets te pakken.
faq-forgot-to-fill-up = Kan ik vergeten mijn hand aan te vullen?
faq-forgot-to-fill-up-answer = Nee, dat doet de tafel voor je: zodra je gelegd hebt, wordt je hand tot drie aangevuld, zolang de pot strekt.
faq-hand-with-open-cards = Mijn laatste handkaart is gelijk aan een open kaart. Mogen ze samen?
faq-hand-with-open-cards-answer = Ja, als de pot op is en je hand niets anders heeft. Het is dan één beurt.
faq-swap-later = We spelen al. Kan ik nog een open kaart ruilen?
faq-swap-later-answer = Nee, dat kon tot iedereen klaar was.
faq-peek-at-blind = Kan ik stiekem onder een blinde kaart kijken?
faq-peek-at-blind-answer = Nee. De tafel draait hem pas om als je hem speelt; tot dan ziet niemand hem, jij ook niet.
faq-choose-a-blind = Welke blinde kaart moet ik omdraaien?
faq-choose-a-blind-answer = Welke je wilt; je weet alleen niet wat het is.
faq-out-with-a-special = Mag ik uitgaan met een pestkaart?
faq-out-with-a-special-answer = Hier wel: je kunt met alles uitgaan.
faq-out-with-a-ten = Mijn laatste kaart is een 10. Hoe gaat het verder?
faq-out-with-a-ten-answer = Jij bent uit. De stapel verdwijnt, en wie na jou komt legt wat hij wil.
faq-nothing-after-a-burn = Door mij verbrandt de stapel. Wat leg ik dan?
faq-nothing-after-a-burn-answer = Wat je wilt, want er ligt niets meer. Heb je geen kaart over, dan ben je uit.
faq-seven-on-eight = Kan ik een 7 op een hogere kaart leggen?
faq-seven-on-eight-answer = Nee. Bijzonder is alleen wat hij van de volgende vraagt; zelf past hij op hoogstens een 7.
faq-what-lies-under-a-three = Wat lag er ook weer onder die 3?
faq-what-lies-under-a-three-answer = De tafel laat het aan iedereen zien: de stapel van boven tot aan de kaart die telt.
