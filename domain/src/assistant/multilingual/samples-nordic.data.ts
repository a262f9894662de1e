/** As in `LATIN_A`: Swedish, Danish, Norwegian, Icelandic and Afrikaans. */
export const NORDIC: Readonly<Record<string, string>> = {
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
}
