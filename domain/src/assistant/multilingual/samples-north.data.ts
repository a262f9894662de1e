/** As in `LATIN_A`: Swedish, Danish, Norwegian, Icelandic and Afrikaans. */
export const NORTH: Readonly<Record<string, string>> = {
  sv: `
own: SE=svensk
numbers: ett två tre fyra fem sex sju åtta nio tio
weather: hur är vädret; väderprognos; blir det regn; kommer det regna; är det kallt; hur varmt är det; hur många grader; temperatur
best: bästa tiden att resa; när ska jag åka; bästa månaden; när är det bäst att besöka
visa: behöver jag visum; krävs visum; inresekrav; utan visum
convert: hur mycket är; räkna om; växelkurs; växla pengar; vad är i
phrase: hur säger man; hur säger man tack på; vad heter hej på
translate: översätt detta; översätta en text; översätt skylten
emergency: nödnummer; larmnummer; vilket nummer till polisen; ringa ambulans; brandkår
plan: planera en resa; gör en resplan; dagar i; jag vill tillbringa några dagar; helgresa
flights: billiga flyg; hitta ett flyg; flygbiljetter; flyga till
hotels: hitta ett hotell; var ska jag bo; boende; vandrarhem; boka rum
cars: hyra bil; biluthyrning; hyrbil
budget: vad kostar en dag; dagsbudget; är det dyrt; hur mycket pengar per dag
compare: vad är billigast; är det billigare än; jämför kostnader; var är det dyrare
safety: är det säkert; är det farligt; säkerhet för turister; hur säkert
plugs: vilka eluttag; behöver jag en adapter; stickkontakt; spänning
tip: hur mycket dricks; ger man dricks; dricks på restaurang
water: kan man dricka kranvatten; är vattnet drickbart
time: vad är klockan; tidsskillnad; lokal tid
pack: vad ska jag packa; packlista; vilka kläder ska jag ta med
passport: jag har tappat mitt pass; mitt pass är stulet; hittar inte mitt pass
theft: min plånbok har blivit stulen; jag har blivit rånad; någon stal min väska
luggage: min väska är borta; mitt bagage kom inte fram; försvunnet bagage
card: jag har tappat mitt kreditkort; kort stulet; spärra kortet
sick: jag är sjuk; jag behöver en läkare; sjukhus; feber
vaccines: vilka vaccinationer; behöver jag vaccinera mig; vaccin
driving: vilken sida kör man på; hastighetsgräns; får jag köra med mitt körkort; vägtullar
holidays: helgdagar; röda dagar; allmänna helgdagar; när är allt stängt
festivals: festivaler; karneval; traditionella fester; högtider
tomorrow: vad gör vi i morgon; plan för imorgon; vad har jag idag
next: vad kommer härnäst; nästa stopp; vart ska jag nu; när är min nästa resa
bookings: när går mitt flyg; mina bokningar; min hotellbokning
spent: hur mycket har jag spenderat; våra utgifter; vem är skyldig vem; gjort av med
delay: mitt flyg var försenat; ersättning för försening
cancelled: mitt flyg ställdes in; inställt flyg ersättning
split: dela notan; dela på personer; hur mycket betalar var och en
distance: hur långt är det från; avstånd mellan; hur många kilometer
museums: museer; bästa museet; konsthallar
eat: restauranger; var kan man äta; god mat
sights: sevärdheter; vad finns att se; vad kan man göra
thanks: tack; tack så mycket
hello: hej; god morgon; hallå; god dag
bye: hej då; adjö; vi ses`,
  da: `
own: DK=dansk
numbers: en to tre fire fem seks syv otte ni ti
weather: hvordan er vejret; hvordan bliver vejret; vejrudsigt; bliver det regn; regner det; er det koldt; hvor varmt er det; hvor mange grader; temperatur
best: bedste tid at rejse; hvornår skal jeg rejse; bedste måned; hvornår er det bedst at besøge
visa: skal jeg bruge visum; har jeg brug for visum; indrejsekrav; uden visum
convert: hvor meget er; omregn; valutakurs; veksle penge
phrase: hvordan siger man; hvordan siger man tak på; hvad hedder hej på
translate: oversæt dette; oversætte en tekst; oversæt skiltet
emergency: nødnummer; alarmnummer; hvilket nummer til politiet; ringe efter ambulance; brandvæsen
plan: planlæg en rejse; lav en rejseplan; dage i; jeg vil tilbringe nogle dage; weekendtur
flights: billige fly; find et fly; flybilletter; flyve til
hotels: find et hotel; hvor skal jeg bo; overnatning; hvor kan jeg sove; book værelse
cars: leje bil; biludlejning; lejebil
budget: hvad koster en dag; dagsbudget; er det dyrt; hvor mange penge om dagen
compare: hvad er billigst; er det billigere end; sammenlign priser; hvor er det dyrest
safety: er det sikkert; er det farligt; sikkerhed for turister; hvor sikkert
plugs: hvilke stikkontakter; har jeg brug for en adapter; stik; strøm
tip: hvor meget drikkepenge; giver man drikkepenge
water: kan man drikke vandet fra hanen; er vandet drikkeligt; postevand
time: hvad er klokken; tidsforskel; lokal tid
pack: hvad skal jeg pakke; pakkeliste; hvilket tøj skal jeg tage med
passport: jeg har mistet mit pas; mit pas er stjålet; kan ikke finde mit pas
theft: min pung er blevet stjålet; jeg er blevet røvet; nogen stjal min taske
luggage: min kuffert er væk; min bagage er ikke kommet; mistet bagage
card: jeg har mistet mit kreditkort; kort stjålet; spærre kortet
sick: jeg er syg; jeg har brug for en læge; hospital; sygehus; feber
vaccines: hvilke vaccinationer; skal jeg vaccineres; vaccine
driving: hvilken side kører man i; fartgrænse; må jeg køre på mit kørekort; vejafgift
holidays: helligdage; offentlige fridage; hvornår er alt lukket
festivals: festivaler; karneval; traditionelle fester
tomorrow: hvad skal vi i morgen; plan for i morgen; hvad har jeg i dag
next: hvad er det næste; næste stop; hvor skal jeg hen nu; hvornår er min næste rejse
bookings: hvornår går mit fly; hvornår afgår mit fly; mine bookinger; min hotelreservation
spent: hvor meget har jeg brugt; vores udgifter; hvem skylder hvem
delay: mit fly var forsinket; erstatning for forsinkelse
cancelled: mit fly blev aflyst; aflyst fly kompensation
split: dele regningen; del mellem personer; hvor meget betaler hver
distance: hvor langt er der fra; afstand mellem; hvor mange kilometer
museums: museer; bedste museum
eat: restauranter; hvor kan man spise; god mad
sights: seværdigheder; hvad kan man se; hvad kan man lave
thanks: tak; mange tak
hello: hej; godmorgen; goddag; god aften
bye: farvel; hej hej; vi ses`,
  nb: `
own: NO=norsk
numbers: en to tre fire fem seks sju åtte ni ti
weather: hvordan er været; hvordan blir været; værmelding; blir det regn; regner det; er det kaldt; hvor varmt er det; hvor mange grader; temperatur
best: beste tid å reise; når bør jeg reise; beste måned; når er det best å besøke
visa: trenger jeg visum; kreves visum; innreisekrav; uten visum
convert: hvor mye er; regn om; valutakurs; veksle penger
phrase: hvordan sier man; hvordan sier man takk på; hva heter hei på
translate: oversett dette; oversette en tekst; oversett skiltet
emergency: nødnummer; hvilket nummer til politiet; ringe ambulanse; brannvesen
plan: planlegg en reise; lag en reiseplan; dager i; jeg vil tilbringe noen dager; helgetur; planlegg en tur
flights: billige fly; finn et fly; flybilletter; fly til
hotels: finn et hotell; hvor skal jeg bo; overnatting; bestille rom
cars: leie bil; bilutleie; leiebil
budget: hva koster en dag; dagsbudsjett; er det dyrt; hvor mye penger per dag
compare: hva er billigst; er det billigere enn; sammenlign kostnader; hvor er det dyrest
safety: er det trygt; er det farlig; sikkerhet for turister; hvor trygt
plugs: hvilke stikkontakter; trenger jeg adapter; støpsel; strøm; hva slags støpsler bruker de; stikkontakter i
tip: hvor mye tips; gir man tips; driks på restaurant
water: kan man drikke vannet fra springen; er vannet drikkbart
time: hva er klokka; tidsforskjell; lokal tid; hvor mye er klokken
pack: hva skal jeg pakke; pakkeliste; hvilke klær skal jeg ta med
passport: jeg har mistet passet mitt; passet mitt er stjålet; finner ikke passet
theft: lommeboken min er stjålet; jeg har blitt ranet; noen stjal vesken min
luggage: kofferten min er borte; bagasjen min kom ikke; mistet bagasje
card: jeg har mistet kredittkortet; kort stjålet; sperre kortet
sick: jeg er syk; jeg trenger lege; sykehus; feber
vaccines: hvilke vaksiner; må jeg vaksinere meg; vaksinasjon
driving: hvilken side kjører man på; fartsgrense; kan jeg kjøre med førerkortet mitt; bompenger
holidays: helligdager; offentlige fridager; røde dager; når er alt stengt
festivals: festivaler; karneval; tradisjonelle fester
tomorrow: hva skal vi gjøre i morgen; plan for i morgen; hva har jeg i dag
next: hva er neste; neste stopp; hvor skal jeg nå; når er min neste reise
bookings: når går flyet mitt; mine bestillinger; hotellbestillingen min
spent: hvor mye har jeg brukt; våre utgifter; hvem skylder hvem
delay: flyet mitt var forsinket; erstatning for forsinkelse
cancelled: flyet mitt ble kansellert; innstilt fly; kompensasjon for kansellert fly
split: dele regningen; del på personer; hvor mye betaler hver
distance: hvor langt er det fra; avstand mellom; hvor mange kilometer
museums: museer; beste museum
eat: restauranter; hvor kan man spise; god mat
sights: severdigheter; hva kan man se; hva kan man gjøre
thanks: takk; tusen takk
hello: hei; god morgen; god dag; hallo
bye: ha det; ha det bra; vi ses`,
  is: `
own: IS=íslen
numbers: einn tveir þrír fjórir fimm sex sjö átta níu tíu
weather: hvernig er veðrið; hvernig verður veðrið; veðurspá; mun rigna; er kalt; hversu heitt er; hitastig; hvað er margra stiga hiti
best: besti tíminn til að ferðast; hvenær á ég að fara; besti mánuðurinn; hvenær er best að heimsækja
visa: þarf ég vegabréfsáritun; þarf áritun; án vegabréfsáritunar
convert: hvað er mikið; hversu mikið er; gengi; umreikna; skipta peningum; hvað eru
phrase: hvernig segir maður; hvernig segi ég takk á; hvernig segir maður halló á
translate: þýddu þetta; þýða texta; þýddu skiltið
emergency: neyðarnúmer; hvaða númer hringi ég í lögregluna; hringja á sjúkrabíl; slökkvilið
plan: skipuleggðu ferð; gerðu ferðaáætlun; dagar í; ég vil eyða nokkrum dögum; daga ferð; helgarferð
flights: ódýr flug; finndu flug; flugmiðar; fljúga til
hotels: finndu hótel; hvar á ég að gista; gisting; bóka herbergi
cars: leigja bíl; bílaleiga; bílaleigubíll
budget: hvað kostar dagurinn; er dýrt; hversu mikinn pening á dag; kostnaður á dag
compare: hvort er ódýrara; er ódýrara en; bera saman verð; hvar er dýrara
safety: er öruggt; er hættulegt; öryggi ferðamanna; hversu öruggt
plugs: hvaða innstungur; þarf ég millistykki; kló; spenna
tip: hversu mikið þjórfé; gefur maður þjórfé
water: má drekka kranavatnið; er vatnið drykkjarhæft
time: hvað er klukkan; tímamunur; staðartími
pack: hvað á ég að pakka; pakkalisti; hvaða föt á ég að taka með
passport: ég týndi vegabréfinu; vegabréfinu mínu var stolið; vegabréfið er týnt
theft: veskinu mínu var stolið; ég var rændur; töskunni minni var stolið
luggage: taskan mín er týnd; farangurinn kom ekki; týndur farangur
card: ég týndi kreditkortinu; kortinu var stolið; loka kortinu
sick: ég er veikur; ég þarf lækni; sjúkrahús; hiti og veikindi
vaccines: hvaða bólusetningar; þarf ég bólusetningu; bóluefni
driving: hvoru megin er ekið; hámarkshraði; má ég keyra með ökuskírteinið mitt; vegtollar
holidays: frídagar; almennir frídagar; hvenær er allt lokað; helgidagar
festivals: hátíðir; karnival; hefðbundnar hátíðir
tomorrow: hvað gerum við á morgun; áætlun fyrir morgundaginn; hvað er á dagskrá í dag
next: hvað er næst; næsti viðkomustaður; hvert fer ég núna; hvenær er næsta ferð mín
bookings: hvenær fer flugið mitt; bókanirnar mínar
spent: hvað hef ég eytt miklu; útgjöldin okkar; hver skuldar hverjum
delay: flugið mitt seinkaði; fluginu mínu seinkaði; bætur fyrir seinkun
cancelled: fluginu mínu var aflýst; aflýst flug bætur
split: skipta reikningnum; skipta á milli manna; hvað borgar hver
distance: hversu langt er frá; fjarlægð milli; hvað eru margir kílómetrar
museums: söfn; besta safnið; listasöfn
eat: veitingastaðir; hvar er hægt að borða; góður matur
sights: hvað er hægt að sjá; áhugaverðir staðir; hvað er hægt að gera
thanks: takk; takk fyrir; kærar þakkir
hello: halló; góðan daginn; hæ; gott kvöld
bye: bless; bless bless; sjáumst`,
  af: `
own: ZA=suid-afrika
numbers: een twee drie vier vyf ses sewe agt nege tien
weather: hoe is die weer; weervoorspelling; gaan dit reën; is dit koud; hoe warm is dit; hoeveel grade; temperatuur
best: beste tyd om te reis; wanneer moet ek gaan; beste maand; wanneer is dit die beste om te besoek
visa: het ek 'n visum nodig; visumvereistes; sonder visum
convert: hoeveel is; omskakel; wisselkoers; geld ruil
phrase: hoe sê mens; hoe sê ek dankie in; hoe sê jy hallo in
translate: vertaal dit; vertaal 'n teks; vertaal hierdie teken
emergency: noodnommer; watter nommer bel ek vir die polisie; ambulans ontbied; brandweer
plan: beplan 'n reis; maak 'n reisplan; dae in; ek wil 'n paar dae deurbring; naweek
flights: goedkoop vlugte; soek 'n vlug; vliegkaartjies; vlieg na
hotels: soek 'n hotel; waar kan ek bly; verblyf; akkommodasie; kamer bespreek
cars: huur 'n motor; motorverhuring; huurmotor
budget: wat kos 'n dag; daaglikse begroting; is dit duur; hoeveel geld per dag
compare: wat is goedkoper; is dit goedkoper as; vergelyk die koste; waar is dit duurder
safety: is dit veilig; is dit gevaarlik; veiligheid vir toeriste; hoe veilig
plugs: watter proppe; het ek 'n adapter nodig; kragprop; muurprop
tip: hoeveel fooitjie; gee mens fooitjies
water: kan mens die kraanwater drink; is die water drinkbaar
time: hoe laat is dit; tydsverskil; plaaslike tyd
pack: wat moet ek inpak; paklys; watter klere moet ek saamneem
passport: ek het my paspoort verloor; my paspoort is gesteel
theft: my beursie is gesteel; ek is beroof; iemand het my sak gesteel
luggage: my tas is weg; my bagasie het nie aangekom nie; bagasie verloor
card: ek het my kredietkaart verloor; my kaart is gesteel; blokkeer my kaart
sick: ek is siek; ek het 'n dokter nodig; hospitaal; koors
vaccines: watter inentings; moet ek ingeënt word; entstowwe
driving: aan watter kant ry mens; spoedgrens; mag ek met my lisensie bestuur; tolpad; rybewys
holidays: openbare vakansiedae; vakansiedae; wanneer is alles toe
festivals: feeste; karnaval; tradisionele feeste
tomorrow: wat doen ons môre; plan vir môre; wat is vandag op my program
next: wat is volgende; volgende stop; waarheen nou; wanneer is my volgende reis
bookings: hoe laat vertrek my vlug; my besprekings; my hotelbespreking
spent: hoeveel het ek bestee; ons uitgawes; wie skuld wie; hoeveel het ons spandeer
delay: my vlug was vertraag; vergoeding vir vertraging
cancelled: my vlug is gekanselleer; gekanselleerde vlug vergoeding
split: verdeel die rekening; deel tussen mense; hoeveel betaal elkeen
distance: hoe ver is dit van; afstand tussen; hoeveel kilometer
museums: museums; beste museum; kunsgalerye
eat: restaurante; waar kan ons eet; lekker kos
sights: besienswaardighede; wat is daar te sien; wat kan mens doen
thanks: dankie; baie dankie
hello: hallo; goeie môre; goeie dag
bye: totsiens; baai; sien jou later`,
  pl: `
own: PL=polak,PL=polsk
numbers: jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć
weather: jaka jest pogoda; jaka będzie pogoda; prognoza pogody; czy będzie padać; czy jest zimno; ile stopni; temperatura; czy jest ciepło
best: najlepszy czas na podróż; kiedy jechać; najlepszy miesiąc; kiedy najlepiej odwiedzić
visa: czy potrzebuję wizy; czy potrzebna jest wiza; wymagania wjazdowe; bez wizy
convert: ile to jest; przelicz; kurs wymiany; wymienić pieniądze; ile to
phrase: jak powiedzieć; jak się mówi dziękuję po; jak jest dzień dobry po
translate: przetłumacz to; przetłumaczyć tekst; przetłumacz ten znak
emergency: numer alarmowy; pod jaki numer dzwonić po policję; wezwać karetkę; straż pożarna
plan: zaplanuj podróż; zrób plan podróży; dni w; chcę spędzić kilka dni; weekend w; zaplanuj wyjazd
flights: tanie loty; znajdź lot; bilety lotnicze; polecieć do
hotels: znajdź hotel; gdzie się zatrzymać; nocleg; zakwaterowanie; zarezerwować pokój; gdzie spać
cars: wynająć samochód; wynajem aut; wypożyczyć samochód; wypożyczalnia
budget: ile kosztuje dzień; budżet dzienny; czy jest drogo; ile pieniędzy na dzień
compare: co jest tańsze; czy jest taniej niż; porównaj koszty; gdzie jest drożej
safety: czy jest bezpiecznie; czy jest niebezpiecznie; bezpieczeństwo turystów
plugs: jakie gniazdka; czy potrzebuję adaptera; wtyczka; przejściówka; napięcie
tip: ile napiwku; czy daje się napiwki; napiwek w restauracji
water: czy można pić wodę z kranu; czy woda jest zdatna do picia
time: która jest godzina; różnica czasu; czas lokalny
pack: co spakować; lista rzeczy do spakowania; jakie ubrania zabrać; co zabrać
passport: zgubiłem paszport; ukradziono mi paszport; nie mogę znaleźć paszportu; zgubiłam paszport
theft: ukradziono mi portfel; okradziono mnie; skradziono mi torebkę
luggage: zgubili mój bagaż; moja walizka nie doleciała; zagubiony bagaż
card: zgubiłem kartę kredytową; skradziono mi kartę; zablokować kartę
sick: jestem chory; potrzebuję lekarza; szpital; mam gorączkę
vaccines: jakie szczepienia; czy muszę się zaszczepić; obowiązkowe szczepienia
driving: po której stronie się jeździ; ograniczenie prędkości; czy mogę prowadzić z moim prawem jazdy; winieta; opłaty za autostrady
holidays: święta państwowe; dni wolne od pracy; kiedy wszystko jest zamknięte
festivals: festiwale; karnawał; tradycyjne święta
tomorrow: co robimy jutro; plan na jutro; co mam dzisiaj w planie
next: co dalej; następny przystanek; dokąd teraz; kiedy jest moja następna podróż
bookings: o której odlatuje mój lot; moje rezerwacje; moja rezerwacja hotelu
spent: ile wydałem; nasze wydatki; kto komu jest winien; ile wydaliśmy
delay: mój lot był opóźniony; odszkodowanie za opóźnienie
cancelled: mój lot został odwołany; odwołany lot odszkodowanie
split: podzielić rachunek; podziel na osób; ile płaci każdy
distance: jak daleko jest z; odległość między; ile kilometrów
museums: muzea; najlepsze muzeum
eat: restauracje; gdzie zjeść; dobre jedzenie
sights: co zobaczyć; atrakcje; zabytki; co robić
thanks: dziękuję; dzięki; bardzo dziękuję
hello: cześć; dzień dobry; witaj; dobry wieczór
bye: do widzenia; pa; na razie`,
  cs: `
own: CZ=čech,CZ=česk
numbers: jeden dva tři čtyři pět šest sedm osm devět deset
weather: jaké je počasí; jaké bude počasí; předpověď počasí; bude pršet; je zima; kolik je stupňů; teplota; je teplo
best: nejlepší doba na cestu; kdy mám jet; nejlepší měsíc; kdy je nejlepší navštívit; kdy je nejlepší jet
visa: potřebuji vízum; je nutné vízum; podmínky vstupu; bez víza
convert: kolik je; převeď; směnný kurz; vyměnit peníze; přepočítat
phrase: jak se řekne; jak se řekne děkuji; jak řeknu ahoj
translate: přelož to; přeložit text; přelož tuto ceduli
emergency: číslo tísňového volání; jaké číslo na policii; zavolat sanitku; hasiči; nouzové číslo
plan: naplánuj cestu; udělej itinerář; dny v; chci strávit pár dní; víkend v; naplánuj výlet
flights: levné letenky; najdi let; letenka do; letět do
hotels: najdi hotel; kde se ubytovat; ubytování; kde spát; rezervovat pokoj
cars: půjčit auto; půjčovna aut; pronájem auta
budget: kolik stojí den; denní rozpočet; je tam draho; kolik peněz na den
compare: co je levnější; je levnější než; porovnej ceny; kde je dráž
safety: je bezpečné; je to nebezpečné; bezpečnost turistů; je tam bezpečno
plugs: jaké zásuvky; potřebuji adaptér; zástrčka; napětí
tip: kolik spropitného; dává se spropitné; dýško
water: dá se pít voda z kohoutku; je voda pitná
time: kolik je hodin; časový rozdíl; časový posun; místní čas
pack: co si zabalit; seznam věcí; jaké oblečení vzít s sebou; co s sebou
passport: ztratil jsem pas; ukradli mi pas; nemůžu najít pas; ztratila jsem pas
theft: ukradli mi peněženku; okradli mě; ukradli mi kabelku
luggage: ztratil se mi kufr; moje zavazadlo nedorazilo; ztracené zavazadlo
card: ztratil jsem kreditní kartu; ukradli mi kartu; zablokovat kartu
sick: jsem nemocný; potřebuji lékaře; nemocnice; mám horečku; potřebuji doktora
vaccines: jaká očkování; musím se nechat očkovat; povinné očkování
driving: na které straně se jezdí; rychlostní limit; můžu řídit s mým řidičákem; dálniční známka; mýtné
holidays: státní svátky; svátky; kdy je všechno zavřené
festivals: festivaly; karneval; tradiční slavnosti
tomorrow: co děláme zítra; plán na zítra; co mám dnes v plánu
next: co je dál; další zastávka; kam teď; kdy je moje další cesta
bookings: kdy mi letí letadlo; v kolik letí můj let; moje rezervace; moje rezervace hotelu
spent: kolik jsem utratil; naše výdaje; kdo komu dluží; kolik jsme utratili
delay: můj let měl zpoždění; náhrada za zpoždění
cancelled: zrušili mi let; můj let byl zrušen; zrušený let náhrada
split: rozdělit účet; rozděl mezi lidi; kolik zaplatí každý
distance: jak daleko je z; vzdálenost mezi; kolik kilometrů
museums: muzea; nejlepší muzeum; galerie
eat: restaurace; kde se najíst; dobré jídlo; kde jíst
sights: co vidět; památky; zajímavosti; co dělat
thanks: děkuji; díky; moc děkuji
hello: ahoj; dobrý den; dobré ráno; čau
bye: na shledanou; nashle; sbohem`,
  sk: `
own: SK=slovák,SK=slovensk
numbers: jeden dva tri štyri päť šesť sedem osem deväť desať
weather: aké je počasie; aké bude počasie; predpoveď počasia; bude pršať; je zima; koľko je stupňov; teplota
best: najlepší čas na cestu; kedy mám ísť; najlepší mesiac; kedy je najlepšie navštíviť
visa: potrebujem víza; potrebujem vízum; podmienky vstupu; bez víz
convert: koľko je; preveď; výmenný kurz; vymeniť peniaze; prepočítať
phrase: ako sa povie; ako sa povie ďakujem; ako poviem ahoj
translate: prelož to; preložiť text; prelož túto tabuľu
emergency: tiesňové číslo; aké číslo na políciu; zavolať sanitku; hasiči; núdzové číslo
plan: naplánuj cestu; urob itinerár; dni v; chcem stráviť pár dní; víkend v; naplánuj výlet
flights: lacné letenky; nájdi let; letenka do; letieť do
hotels: nájdi hotel; kde sa ubytovať; ubytovanie; rezervovať izbu; kde spať
cars: požičať auto; požičovňa áut; prenájom auta
budget: koľko stojí deň; denný rozpočet; je tam draho; koľko peňazí na deň
compare: čo je lacnejšie; je lacnejšie ako; porovnaj ceny; kde je drahšie
safety: je bezpečné; je to nebezpečné; bezpečnosť turistov; je tam bezpečne
plugs: aké zásuvky; potrebujem adaptér; zástrčka; napätie
tip: koľko prepitného; dáva sa prepitné; tringelt
water: dá sa piť voda z kohútika; je voda pitná
time: koľko je hodín; časový rozdiel; časový posun; miestny čas
pack: čo si zbaliť; zoznam vecí; aké oblečenie si vziať; čo so sebou
passport: stratil som pas; ukradli mi pas; neviem nájsť pas
theft: ukradli mi peňaženku; okradli ma; ukradli mi kabelku
luggage: stratil sa mi kufor; moja batožina nedorazila; stratená batožina
card: stratil som kreditnú kartu; ukradli mi kartu; zablokovať kartu
sick: som chorý; potrebujem lekára; nemocnica; mám horúčku
vaccines: aké očkovania; musím sa dať zaočkovať; povinné očkovanie
driving: na ktorej strane sa jazdí; rýchlostný limit; môžem šoférovať s mojím vodičákom; diaľničná známka; mýto
holidays: štátne sviatky; sviatky; kedy je všetko zatvorené
festivals: festivaly; karneval; tradičné slávnosti
tomorrow: čo robíme zajtra; plán na zajtra; čo mám dnes v pláne
next: čo je ďalej; ďalšia zastávka; kam teraz; kedy je moja ďalšia cesta
bookings: o koľkej letí môj let; moje rezervácie; moja rezervácia hotela
spent: koľko som minul; naše výdavky; kto komu dlhuje; koľko sme minuli
delay: môj let meškal; náhrada za meškanie
cancelled: zrušili mi let; môj let bol zrušený; zrušený let náhrada
split: rozdeliť účet; rozdeľ medzi ľudí; koľko zaplatí každý
distance: ako ďaleko je z; vzdialenosť medzi; koľko kilometrov
museums: múzeá; najlepšie múzeum; galérie
eat: reštaurácie; kde sa najesť; dobré jedlo; kde jesť
sights: čo vidieť; pamiatky; zaujímavosti; čo robiť
thanks: ďakujem; vďaka; ďakujem pekne
hello: ahoj; dobrý deň; dobré ráno; čau
bye: dovidenia; zbohom; do videnia`,
  sl: `
own: SI=sloven
numbers: ena dva tri štiri pet šest sedem osem devet deset
weather: kakšno je vreme; kakšno bo vreme; vremenska napoved; ali bo deževalo; je mrzlo; koliko stopinj; temperatura
best: najboljši čas za potovanje; kdaj naj grem; najboljši mesec; kdaj je najbolje obiskati
visa: ali potrebujem vizum; je potreben vizum; pogoji za vstop; brez vizuma
convert: koliko je; pretvori; menjalni tečaj; zamenjati denar
phrase: kako se reče; kako se reče hvala; kako rečem zdravo
translate: prevedi to; prevesti besedilo; prevedi ta znak
emergency: številka za klic v sili; katero številko pokličem policijo; poklicati rešilca; gasilci; nujna pomoč
plan: načrtuj potovanje; naredi načrt poti; dni v; rad bi preživel nekaj dni; vikend v; naredi načrt
flights: poceni leti; najdi let; letalske karte; leteti v
hotels: najdi hotel; kje prenočiti; namestitev; prenočišče; rezervirati sobo
cars: najeti avto; najem avtomobila; izposoja avta
budget: koliko stane dan; dnevni proračun; je drago; koliko denarja na dan
compare: kaj je ceneje; je ceneje kot; primerjaj stroške; kje je dražje
safety: je varno; je nevarno; varnost turistov; ali je varno; varna država; kako varno je
plugs: kakšne vtičnice; ali potrebujem adapter; vtikač; napetost
tip: koliko napitnine; ali se daje napitnina
water: ali lahko pijem vodo iz pipe; je voda pitna
time: koliko je ura; časovna razlika; lokalni čas
pack: kaj naj spakiram; seznam za pakiranje; katera oblačila naj vzamem
passport: izgubil sem potni list; ukradli so mi potni list; ne najdem potnega lista
theft: ukradli so mi denarnico; okradli so me; ukradli so mi torbico
luggage: izgubili so moj kovček; moja prtljaga ni prišla; izgubljena prtljaga
card: izgubil sem kreditno kartico; ukradli so mi kartico; blokirati kartico
sick: bolan sem; potrebujem zdravnika; bolnišnica; imam vročino
vaccines: katera cepljenja; ali se moram cepiti; obvezna cepljenja
driving: po kateri strani se vozi; omejitev hitrosti; ali lahko vozim s svojim vozniškim dovoljenjem; vinjeta; cestnina
holidays: prazniki; državni prazniki; dela prosti dnevi; kdaj je vse zaprto
festivals: festivali; karneval; tradicionalna praznovanja
tomorrow: kaj počnemo jutri; načrt za jutri; kaj imam danes na programu
next: kaj je naslednje; naslednji postanek; kam zdaj; kdaj je moje naslednje potovanje
bookings: kdaj odleti moj let; moje rezervacije; moja rezervacija hotela
spent: koliko sem porabil; naši stroški; kdo komu dolguje; koliko smo zapravili
delay: moj let je imel zamudo; odškodnina za zamudo
cancelled: moj let je bil odpovedan; odpovedan let odškodnina
split: razdeliti račun; razdeli med ljudi; koliko plača vsak
distance: kako daleč je od; razdalja med; koliko kilometrov
museums: muzeji; najboljši muzej
eat: restavracije; kje jesti; dobra hrana
sights: znamenitosti; kaj si ogledati; kaj početi
thanks: hvala; najlepša hvala
hello: živjo; dober dan; dobro jutro; zdravo
bye: nasvidenje; adijo; se vidimo`,
  hr: `
own: HR=hrvat,RS=srpsk,BA=bosan
numbers: jedan dva tri četiri pet šest sedam osam devet deset
weather: kakvo je vrijeme; kakvo će biti vrijeme; vremenska prognoza; hoće li padati kiša; je li hladno; koliko stupnjeva; temperatura; kakvo je vreme
best: najbolje vrijeme za putovanje; kada da idem; najbolji mjesec; kada je najbolje posjetiti
visa: treba li mi viza; je li potrebna viza; uvjeti ulaska; bez vize
convert: koliko je; pretvori; tečaj; zamijeniti novac; preračunaj
phrase: kako se kaže; kako se kaže hvala na; kako da kažem bok
translate: prevedi ovo; prevesti tekst; prevedi ovaj znak
emergency: broj za hitne slučajeve; koji broj zovem za policiju; pozvati hitnu pomoć; vatrogasci
plan: isplaniraj putovanje; napravi plan puta; dana u; želim provesti nekoliko dana; vikend u
flights: jeftini letovi; nađi let; avionske karte; letjeti u
hotels: nađi hotel; gdje odsjesti; smještaj; gdje spavati; rezervirati sobu
cars: unajmiti auto; najam automobila; rent a car; iznajmiti auto
budget: koliko košta dan; dnevni proračun; je li skupo; koliko novca dnevno
compare: što je jeftinije; je li jeftinije od; usporedi troškove; gdje je skuplje
safety: je li sigurno; je li opasno; sigurnost turista; koliko je sigurno
plugs: kakve utičnice; treba li mi adapter; utikač; napon
tip: koliko napojnice; daje li se napojnica; bakšiš
water: može li se piti voda iz slavine; je li voda pitka
time: koliko je sati; vremenska razlika; lokalno vrijeme
pack: što da spakiram; popis za pakiranje; koju odjeću ponijeti
passport: izgubio sam putovnicu; ukrali su mi putovnicu; ne mogu naći putovnicu; izgubila sam pasoš
theft: ukrali su mi novčanik; opljačkali su me; ukrali su mi torbu
luggage: izgubili su moj kovčeg; moja prtljaga nije stigla; izgubljena prtljaga
card: izgubio sam kreditnu karticu; ukrali su mi karticu; blokirati karticu
sick: bolestan sam; trebam liječnika; bolnica; imam temperaturu; treba mi doktor
vaccines: koja cijepljenja; moram li se cijepiti; obavezna cjepiva
driving: kojom stranom se vozi; ograničenje brzine; smijem li voziti s mojom vozačkom dozvolom; vinjeta; cestarina
holidays: praznici; državni praznici; blagdani; neradni dani; kada je sve zatvoreno
festivals: festivali; karneval; tradicionalne svečanosti
tomorrow: što radimo sutra; plan za sutra; što imam danas na programu
next: što je sljedeće; sljedeća stanica; kamo sada; kada je moje sljedeće putovanje
bookings: kada polijeće moj let; moje rezervacije; moja rezervacija hotela
spent: koliko sam potrošio; naši troškovi; tko kome duguje; koliko smo potrošili
delay: moj let je kasnio; odšteta za kašnjenje
cancelled: moj let je otkazan; otkazan let odšteta
split: podijeliti račun; podijeli na osoba; koliko plaća svatko
distance: koliko je daleko od; udaljenost između; koliko kilometara
museums: muzeji; najbolji muzej
eat: restorani; gdje jesti; dobra hrana
sights: znamenitosti; što vidjeti; što raditi; što posjetiti
thanks: hvala; hvala lijepa
hello: bok; dobar dan; dobro jutro; zdravo
bye: doviđenja; zbogom; vidimo se`,
}
