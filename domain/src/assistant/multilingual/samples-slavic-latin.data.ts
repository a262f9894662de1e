/** As in `LATIN_A`: Polish, Czech, Slovak, Slovenian and Croatian. */
export const SLAVIC_LATIN: Readonly<Record<string, string>> = {
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
