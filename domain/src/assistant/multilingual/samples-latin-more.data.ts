/** As in `LATIN_A`: Finnish, Estonian, Hungarian, Lithuanian and Latvian. */
export const LATIN_MORE: Readonly<Record<string, string>> = {
  fi: `
own: FI=suomalai
numbers: yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen
weather: millainen sää; sääennuste; sataako; onko kylmä; kuinka lämmin; montako astetta; lämpötila; millainen ilma
best: paras aika matkustaa; milloin kannattaa matkustaa; paras kuukausi; milloin on paras käydä
visa: tarvitsenko viisumin; tarvitaanko viisumi; maahantulovaatimukset; ilman viisumia
convert: paljonko on; muunna; vaihtokurssi; vaihtaa rahaa; kuinka paljon on
phrase: miten sanotaan; miten sanotaan kiitos; mikä on hei kielellä
translate: käännä tämä; kääntää teksti; käännä tämä kyltti
emergency: hätänumero; mihin numeroon soitan; poliisin numero; soittaa ambulanssi; palokunta
plan: suunnittele matka; tee matkasuunnitelma; päivää; haluan viettää muutaman päivän; viikonloppu
flights: halpoja lentoja; etsi lento; lentoliput; lentää
hotels: etsi hotelli; missä yöpyä; majoitus; varata huone
cars: vuokrata auto; autonvuokraus; vuokra-auto
budget: mitä päivä maksaa; päiväbudjetti; onko kallista; paljonko rahaa päivässä
compare: kumpi on halvempi; onko halvempaa kuin; vertaa hintoja; missä on kalliimpaa
safety: onko turvallista; onko vaarallista; turistien turvallisuus; kuinka turvallinen
plugs: millaiset pistorasiat; tarvitsenko adapterin; pistoke; jännite
tip: paljonko tippiä; annetaanko tippiä; juomaraha
water: voiko hanavettä juoda; onko vesi juomakelpoista
time: paljonko kello on; aikaero; paikallinen aika
pack: mitä pakata; pakkauslista; mitä vaatteita mukaan
passport: kadotin passini; passini varastettiin; en löydä passiani; passi on hukassa; passini on kadonnut; passi katosi
theft: lompakkoni varastettiin; minut ryöstettiin; laukkuni varastettiin
luggage: matkalaukkuni on kadonnut; matkatavarani eivät tulleet; kadonnut laukku
card: kadotin luottokorttini; korttini varastettiin; sulkea kortti
sick: olen sairas; tarvitsen lääkärin; sairaala; kuume
vaccines: mitä rokotuksia; pitääkö rokottaa; tarvitsenko rokotuksia; rokotukset
driving: kummalla puolella ajetaan; nopeusrajoitus; saanko ajaa ajokortillani; tietullit
holidays: pyhäpäivät; yleiset vapaapäivät; milloin kaikki on kiinni; juhlapyhät
festivals: festivaalit; karnevaali; perinteiset juhlat
tomorrow: mitä teemme huomenna; huomisen suunnitelma; mitä minulla on tänään ohjelmassa
next: mitä seuraavaksi; seuraava pysäkki; minne nyt; milloin on seuraava matkani
bookings: milloin lentoni lähtee; varaukseni; hotellivaraukseni
spent: paljonko olen käyttänyt; menomme; kuka on velkaa kenelle; kuinka paljon rahaa olemme käyttäneet
delay: lentoni oli myöhässä; korvaus myöhästymisestä; lento myöhästyi
cancelled: lentoni peruttiin; peruttu lento korvaus
split: jakaa lasku; jaa hengen kesken; paljonko kukin maksaa
distance: kuinka kaukana on; etäisyys välillä; montako kilometriä; pitkä matka
museums: museot; paras museo; taidemuseot
eat: ravintolat; missä syödä; hyvää ruokaa
sights: nähtävyydet; mitä nähdä; mitä tehdä
thanks: kiitos; kiitos paljon; kiitti
hello: hei; moi; hyvää huomenta; terve; hyvää päivää
bye: näkemiin; hei hei; moikka`,
  et: `
own: EE=eestla,EE=eesti kodani
numbers: üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme
weather: milline on ilm; ilmaennustus; kas sajab; kas on külm; kui soe on; mitu kraadi; temperatuur; milline ilm
best: parim aeg reisimiseks; millal minna; parim kuu; millal on parim külastada
visa: kas mul on vaja viisat; kas viisa on vajalik; sisenemistingimused; viisata
convert: kui palju on; teisenda; vahetuskurss; raha vahetada; arvuta ümber
phrase: kuidas öelda; kuidas on aitäh keeles; kuidas öelda tere
translate: tõlgi see; tõlkida tekst; tõlgi see silt
emergency: hädaabinumber; mis numbrile helistada politsei; kutsuda kiirabi; tuletõrje
plan: planeeri reis; tee reisiplaan; päeva; tahan veeta mõne päeva; nädalavahetus
flights: odavad lennud; leia lend; lennupiletid; lennata
hotels: leia hotell; kus ööbida; majutus; broneerida tuba
cars: rentida auto; autorent; rendiauto
budget: kui palju maksab päev; päevaeelarve; kas on kallis; kui palju raha päevas
compare: kumb on odavam; kas on odavam kui; võrdle kulusid; kus on kallim
safety: kas on turvaline; kas on ohtlik; turistide turvalisus; kui ohutu
plugs: millised pistikud; kas vajan adapterit; pistikupesa; pinge
tip: kui palju jootraha; kas antakse jootraha
water: kas kraanivett võib juua; kas vesi on joodav
time: mis kell on; ajavahe; kohalik aeg
pack: mida kaasa pakkida; pakkimisnimekiri; millised riided kaasa võtta
passport: kaotasin passi; mu pass varastati; ei leia passi
theft: mu rahakott varastati; mind rööviti; mu kott varastati
luggage: mu kohver on kadunud; mu pagas ei jõudnud kohale
card: kaotasin krediitkaardi; mu kaart varastati; blokeerida kaart
sick: olen haige; mul on vaja arsti; haigla; palavik
vaccines: millised vaktsiinid; kas pean end vaktsineerima; vaktsineerimine
driving: kummal pool teed sõidetakse; kiirusepiirang; kas tohin sõita oma juhiloaga; teemaks
holidays: riigipühad; pühad; millal on kõik suletud
festivals: festivalid; karneval; traditsioonilised pidustused
tomorrow: mida me homme teeme; homne plaan; mis mul täna kavas on
next: mis järgmiseks; järgmine peatus; kuhu nüüd; millal on mu järgmine reis
bookings: millal mu lend väljub; minu broneeringud; minu hotellibroneering
spent: kui palju olen kulutanud; meie kulud; kes kellele võlgneb
delay: mu lend hilines; hüvitis hilinemise eest
cancelled: mu lend tühistati; tühistatud lend hüvitis
split: jagada arve; jaga inimese vahel; kui palju igaüks maksab
distance: kui kaugel on; kaugus vahel; mitu kilomeetrit
museums: muuseumid; parim muuseum
eat: restoranid; kus süüa; hea toit
sights: vaatamisväärsused; mida vaadata; mida teha
thanks: aitäh; tänan; suur aitäh
hello: tere; tere hommikust; tervist
bye: head aega; nägemist; tšau`,
  hu: `
own: HU=magyar
numbers: egy kettő három négy öt hat hét nyolc kilenc tíz
weather: milyen az idő; milyen idő lesz; időjárás; időjárás-előrejelzés; fog esni az eső; hideg van; hány fok van; hőmérséklet
best: mikor érdemes utazni; legjobb idő; legjobb hónap; mikor a legjobb menni
visa: kell vízum; szükségem van vízumra; beutazási feltételek; vízum nélkül
convert: mennyi; mennyit ér; átváltás; árfolyam; pénzt váltani; váltsd át
phrase: hogy mondják; hogy mondom azt hogy köszönöm; hogy van a szia
translate: fordítsd le ezt; szöveget fordítani; fordítsd le ezt a táblát
emergency: segélyhívó szám; melyik számot hívjam; rendőrség száma; mentőt hívni; tűzoltóság
plan: tervezz utazást; készíts útitervet; nap; szeretnék pár napot tölteni; hétvége; tervezz egy utat
flights: olcsó repülőjegy; keress járatot; repülőjegyek; repülni
hotels: keress szállodát; hol szálljak meg; szállás; hotel; szobát foglalni
cars: autót bérelni; autóbérlés; autókölcsönzés; bérautó
budget: mennyibe kerül egy nap; napi költségvetés; drága; mennyi pénz kell naponta
compare: melyik olcsóbb; olcsóbb mint; hasonlítsd össze a költségeket; hol drágább
safety: biztonságos; veszélyes; turisták biztonsága; mennyire biztonságos
plugs: milyen konnektor; kell adapter; csatlakozó; feszültség
tip: mennyi borravalót; adnak borravalót; borravaló
water: iható a csapvíz; lehet inni a csapvizet
time: hány óra van; mennyi az idő; időeltolódás; időkülönbség; helyi idő
pack: mit csomagoljak; csomaglista; milyen ruhát vigyek; mit vigyek
passport: elvesztettem az útlevelemet; ellopták az útlevelemet; nem találom az útlevelem
theft: ellopták a pénztárcámat; kiraboltak; ellopták a táskámat; megloptak
luggage: elveszett a bőröndöm; nem érkezett meg a poggyászom; elveszett csomag
card: elvesztettem a bankkártyámat; ellopták a kártyámat; kártya letiltása
sick: beteg vagyok; orvosra van szükségem; kórház; lázas vagyok
vaccines: milyen oltások; kell oltás; be kell oltatnom magam; kötelező oltások
driving: melyik oldalon vezetnek; sebességhatár; vezethetek a jogosítványommal; autópálya-matrica; útdíj
holidays: ünnepnapok; munkaszüneti napok; állami ünnepek; mikor van zárva minden
festivals: fesztiválok; karnevál; hagyományos ünnepek
tomorrow: mit csinálunk holnap; holnapi terv; mi a mai programom
next: mi következik; következő megálló; hova megyek most; mikor lesz a következő utazásom
bookings: mikor indul a járatom; foglalásaim; szállásfoglalásom; mikor indul a gépem
spent: mennyit költöttem; kiadásaink; ki kinek tartozik; mennyit költöttünk
delay: késett a járatom; kártérítés késés miatt; késett a gépem
cancelled: törölték a járatomat; járattörlés kártérítés
split: számlát elosztani; oszd el fő között; mennyit fizet mindenki
distance: milyen messze van; távolság között; hány kilométer
museums: múzeumok; legjobb múzeum
eat: éttermek; hol egyek; jó ételek; hol lehet enni
sights: látnivalók; mit nézzek meg; mit lehet csinálni
thanks: köszönöm; köszi; köszönöm szépen
hello: szia; jó napot; jó reggelt; helló
bye: viszontlátásra; viszlát; szia szia`,
  lt: `
own: LT=lietuv
numbers: vienas du trys keturi penki šeši septyni aštuoni devyni dešimt
weather: koks oras; orų prognozė; ar lis; ar šalta; kiek laipsnių; temperatūra; koks bus oras
best: geriausias laikas keliauti; kada važiuoti; geriausias mėnuo; kada geriausia aplankyti
visa: ar man reikia vizos; ar reikalinga viza; įvažiavimo reikalavimai; be vizos
convert: kiek yra; konvertuok; valiutos kursas; keisti pinigus; kiek bus
phrase: kaip pasakyti; kaip pasakyti ačiū; kaip yra labas
translate: išversk tai; išversti tekstą; išversk šį ženklą
emergency: pagalbos numeris; kokiu numeriu skambinti policijai; iškviesti greitąją; gaisrinė; skubios pagalbos
plan: suplanuok kelionę; sudaryk maršrutą; dienos; noriu praleisti kelias dienas; savaitgalis
flights: pigūs skrydžiai; rask skrydį; lėktuvo bilietai; skristi į
hotels: rask viešbutį; kur apsistoti; nakvynė; apgyvendinimas; užsakyti kambarį
cars: išsinuomoti automobilį; automobilių nuoma
budget: kiek kainuoja diena; dienos biudžetas; ar brangu; kiek pinigų dienai
compare: kas pigiau; ar pigiau nei; palygink kainas; kur brangiau
safety: ar saugu; ar pavojinga; turistų saugumas
plugs: kokie kištukai; ar reikia adapterio; elektros lizdas; įtampa
tip: kiek arbatpinigių; ar palieka arbatpinigių
water: ar galima gerti vandenį iš čiaupo; ar vanduo geriamas
time: kiek valandų; laiko skirtumas; vietos laikas
pack: ką susikrauti; daiktų sąrašas; kokius drabužius pasiimti; ką pasiimti
passport: pamečiau pasą; pavogė mano pasą; nerandu paso
theft: pavogė piniginę; mane apvogė; pavogė rankinę
luggage: dingo mano lagaminas; mano bagažas neatvyko
card: pamečiau kredito kortelę; pavogė kortelę; užblokuoti kortelę
sick: aš sergu; man reikia gydytojo; ligoninė; karščiuoju
vaccines: kokie skiepai; ar reikia skiepytis; privalomi skiepai
driving: kuria puse važiuojama; greičio apribojimas; ar galiu vairuoti su savo vairuotojo pažymėjimu; kelių mokestis
holidays: šventinės dienos; valstybinės šventės; nedarbo dienos; kada viskas uždaryta
festivals: festivaliai; karnavalas; tradicinės šventės
tomorrow: ką veiksime rytoj; rytojaus planas; ką turiu šiandien
next: kas toliau; kita stotelė; kur dabar; kada mano kita kelionė
bookings: kada išskrenda mano skrydis; mano rezervacijos
spent: kiek išleidau; mūsų išlaidos; kas kam skolingas; kiek išleidome
delay: mano skrydis vėlavo; kompensacija už vėlavimą
cancelled: mano skrydis atšauktas; atšauktas skrydis kompensacija
split: padalinti sąskaitą; padalink žmonėms; kiek moka kiekvienas
distance: kaip toli yra nuo; atstumas tarp; kiek kilometrų
museums: muziejai; geriausias muziejus
eat: restoranai; kur pavalgyti; geras maistas
sights: lankytinos vietos; ką pamatyti; ką veikti
thanks: ačiū; labai ačiū; dėkoju
hello: labas; laba diena; sveiki; labas rytas
bye: viso gero; iki; sudie`,
  lv: `
own: LV=latvie,LV=latvij
numbers: viens divi trīs četri pieci seši septiņi astoņi deviņi desmit
weather: kāds ir laiks; laika prognoze; vai līs; vai ir auksti; cik grādu; temperatūra; kāds būs laiks; laikapstākļi
best: labākais laiks ceļošanai; kad braukt; labākais mēnesis; kad vislabāk apmeklēt
visa: vai man vajag vīzu; vai vajadzīga vīza; ieceļošanas prasības; bez vīzas
convert: cik ir; konvertē; valūtas kurss; mainīt naudu; cik būs
phrase: kā pateikt; kā pateikt paldies; kā ir sveiki
translate: iztulko šo; tulkot tekstu; iztulko šo zīmi
emergency: ārkārtas numurs; kādu numuru zvanīt policijai; izsaukt ātro palīdzību; ugunsdzēsēji; neatliekamā palīdzība
plan: saplāno ceļojumu; izveido maršrutu; dienas; gribu pavadīt dažas dienas; nedēļas nogale
flights: lēti lidojumi; atrodi lidojumu; aviobiļetes; lidot uz
hotels: atrodi viesnīcu; kur palikt; naktsmītnes; rezervēt istabu; kur nakšņot
cars: īrēt auto; auto noma; nomāt mašīnu
budget: cik maksā diena; dienas budžets; vai ir dārgi; cik naudas dienā
compare: kas ir lētāk; vai ir lētāk nekā; salīdzini izmaksas; kur ir dārgāk
safety: vai ir droši; vai ir bīstami; tūristu drošība; cik droša
plugs: kādas kontaktligzdas; vai vajag adapteri; kontaktdakša; spriegums; rozetes
tip: cik dzeramnaudas; vai dod dzeramnaudu
water: vai var dzert krāna ūdeni; vai ūdens ir dzerams
time: cik ir pulkstenis; laika starpība; vietējais laiks
pack: ko iepakot; lietu saraksts; kādas drēbes ņemt; ko ņemt līdzi
passport: pazaudēju pasi; nozagta pase; nevaru atrast pasi; man nozaga pasi; esmu pazaudējis pasi; mana pase ir pazudusi
theft: man nozaga maku; mani aplaupīja; nozaga somu
luggage: pazudis mans koferis; mana bagāža neatlidoja; pazudusi bagāža
card: pazaudēju kredītkarti; nozaga karti; bloķēt karti
sick: es esmu slims; man vajag ārstu; slimnīca; drudzis
vaccines: kādas vakcīnas; vai jāvakcinējas; potes
driving: pa kuru pusi brauc; ātruma ierobežojums; vai drīkstu braukt ar savu vadītāja apliecību; ceļu nodeva
holidays: svētku dienas; valsts svētki; brīvdienas; kad viss slēgts
festivals: festivāli; karnevāls; tradicionāli svētki
tomorrow: ko mēs darām rīt; rītdienas plāns; kas man šodien plānā
next: kas tālāk; nākamā pietura; kurp tagad; kad ir mans nākamais ceļojums
bookings: cikos ir mans lidojums; manas rezervācijas
spent: cik esmu iztērējis; mūsu izdevumi; kurš kam parādā; cik iztērējām
delay: mans lidojums kavējās; kompensācija par kavēšanos
cancelled: mans lidojums tika atcelts; atcelts lidojums kompensācija
split: sadalīt rēķinu; sadali uz cilvēkiem; cik maksā katrs
distance: cik tālu ir no; attālums starp; cik kilometru
museums: muzeji; labākais muzejs
eat: restorāni; kur paēst; labs ēdiens
sights: apskates vietas; ko redzēt; ko darīt
thanks: paldies; liels paldies
hello: sveiki; labdien; labrīt; čau
bye: uz redzēšanos; ardievu; atā`,
  tr: `
own: TR=türk
numbers: bir iki üç dört beş altı yedi sekiz dokuz on
weather: hava nasıl; hava durumu; yağmur yağacak mı; soğuk mu; kaç derece; sıcaklık; hava nasıl olacak
best: gitmek için en iyi zaman; ne zaman gitmeliyim; en iyi ay; ne zaman gidilir
visa: vize gerekli mi; vizeye ihtiyacım var mı; vize istiyor mu; vizesiz
convert: ne kadar eder; kaç; çevir; döviz kuru; para bozdurmak; kaç para
phrase: nasıl denir; teşekkür ederim nasıl denir; nasıl söylenir
translate: bunu çevir; metin çevir; bu tabelayı tercüme et; çeviri
emergency: acil durum numarası; polis için hangi numara; ambulans çağırmak; itfaiye; acil numara
plan: seyahat planla; gezi planı yap; günlük gezi; birkaç gün geçirmek istiyorum; hafta sonu; gün planla
flights: ucuz uçuşlar; uçuş bul; uçak bileti; uçmak
hotels: otel bul; nerede kalmalı; konaklama; oda rezervasyonu; nerede kalabilirim
cars: araba kiralamak; araç kiralama; kiralık araba
budget: bir gün ne kadara mal olur; günlük bütçe; pahalı mı; günde ne kadar para
compare: hangisi daha ucuz; daha ucuz mu; fiyatları karşılaştır; nerede daha pahalı
safety: güvenli mi; tehlikeli mi; turistler için güvenlik
plugs: hangi priz; adaptör gerekli mi; fiş; voltaj
tip: ne kadar bahşiş; bahşiş verilir mi; bahşiş
water: musluk suyu içilir mi; su içilebilir mi
time: saat kaç; saat farkı; yerel saat
pack: bavula ne koymalı; yanıma ne almalıyım; hangi kıyafetler; valiz listesi
passport: pasaportumu kaybettim; pasaportum çalındı; pasaportumu bulamıyorum
theft: cüzdanım çalındı; soyuldum; çantamı çaldılar
luggage: bavulum kayboldu; bagajım gelmedi; valizim kayıp
card: kredi kartımı kaybettim; kartım çalındı; kartı iptal; kartı bloke
sick: hastayım; doktora ihtiyacım var; hastane; ateşim var
vaccines: hangi aşılar; aşı gerekli mi; aşı olmam gerekiyor mu
driving: hangi taraftan sürülüyor; hız sınırı; ehliyetimle araba kullanabilir miyim; otoyol ücreti; trafik
holidays: resmi tatiller; bayramlar; her yer ne zaman kapalı
festivals: festivaller; karnaval; geleneksel şenlikler
tomorrow: yarın ne yapıyoruz; yarının planı; bugün programımda ne var
next: sırada ne var; sonraki durak; şimdi nereye; bir sonraki seyahatim ne zaman
bookings: uçuşum ne zaman; uçağım kaçta kalkıyor; rezervasyonlarım; otel rezervasyonum
spent: ne kadar harcadım; harcamalarımız; kim kime borçlu
delay: uçağım rötar yaptı; gecikme tazminatı; uçuşum gecikti
cancelled: uçuşum iptal edildi; iptal tazminatı
split: hesabı böl; kişiye böl; kişi başı ne kadar
distance: ne kadar uzak; arası mesafe; kaç kilometre
museums: müzeler; en iyi müze
eat: restoranlar; nerede yemek yenir; güzel yemek; lokanta
sights: gezilecek yerler; ne görülür; ne yapılır
thanks: teşekkürler; teşekkür ederim; sağ ol
hello: merhaba; günaydın; selam; iyi günler
bye: hoşça kal; görüşürüz; güle güle`,
  sq: `
own: AL=shqiptar,XK=kosovar
numbers: një dy tre katër pesë gjashtë shtatë tetë nëntë dhjetë
weather: si është moti; parashikimi i motit; a do të bjerë shi; a është ftohtë; sa gradë; temperatura; si do të jetë moti
best: koha më e mirë për të udhëtuar; kur duhet të shkoj; muaji më i mirë; kur është më mirë
visa: a më duhet vizë; a nevojitet vizë; kushtet e hyrjes; pa vizë
convert: sa janë; sa është; konverto; kursi i këmbimit; këmbej para
phrase: si thuhet; si thuhet faleminderit në; si them përshëndetje
translate: përkthe këtë; përkthej një tekst; përkthe këtë tabelë
emergency: numri i emergjencës; cilin numër për policinë; thërras ambulancën; zjarrfikësit
plan: planifiko një udhëtim; bëj një itinerar; ditë në; dua të kaloj disa ditë; fundjavë
flights: fluturime të lira; gjej një fluturim; bileta avioni; fluturoj për
hotels: gjej një hotel; ku të qëndroj; akomodim; ku të fle; rezervoj dhomë
cars: marr makinë me qira; makinë me qira
budget: sa kushton një ditë; buxheti ditor; a është shtrenjtë; sa para në ditë
compare: cila është më e lirë; a është më lirë se; krahaso çmimet; ku është më shtrenjtë
safety: a është e sigurt; a është e rrezikshme; siguria për turistët
plugs: çfarë prizash; a më duhet adaptor; prizë; tension
tip: sa bakshish; a lihet bakshish
water: a pihet uji i rubinetit; uji i pijshëm
time: sa është ora; ndryshimi i orës; ora lokale
pack: çfarë të paketoj; çfarë rrobash të marr; lista e valixhes; çfarë të marr me vete
passport: humba pasaportën; më vodhën pasaportën
theft: më vodhën portofolin; më grabitën; më vodhën çantën
luggage: më humbi valixhja; bagazhi im nuk mbërriti
card: humba kartën e kreditit; më vodhën kartën; bllokoj kartën
sick: jam i sëmurë; më duhet një mjek; spital; kam temperaturë
vaccines: cilat vaksina; a duhet të vaksinohem; vaksina
driving: në cilën anë ngasin; kufiri i shpejtësisë; a mund të ngas me patentën time; taksë rrugore
holidays: festat zyrtare; ditët e pushimit; kur është gjithçka mbyllur
festivals: festivale; karnaval; festa tradicionale
tomorrow: çfarë bëjmë nesër; plani për nesër; çfarë kam sot
next: çfarë vjen më pas; ndalesa tjetër; ku shkoj tani; kur është udhëtimi im i ardhshëm
bookings: kur niset fluturimi im; rezervimet e mia
spent: sa kam shpenzuar; shpenzimet tona; kush i ka borxh kujt
delay: fluturimi im u vonua; kompensim për vonesë
cancelled: fluturimi im u anulua; fluturim i anuluar kompensim
split: ndaj faturën; ndaje mes personave; sa paguan secili
distance: sa larg është nga; distanca midis; sa kilometra
museums: muze; muzeu më i mirë; muzetë
eat: restorante; ku të ha; ushqim i mirë
sights: çfarë të shoh; vende për të vizituar; çfarë të bëj
thanks: faleminderit; shumë faleminderit
hello: përshëndetje; mirëdita; tungjatjeta; mirëmëngjes
bye: mirupafshim; lamtumirë`,
  id: `
own: ID=indonesia
numbers: satu dua tiga empat lima enam tujuh delapan sembilan sepuluh
weather: bagaimana cuaca; prakiraan cuaca; apakah akan hujan; apakah dingin; berapa derajat; suhu; cuaca di
best: waktu terbaik untuk berkunjung; kapan sebaiknya pergi; bulan terbaik; musim terbaik
visa: apakah saya butuh visa; perlu visa; syarat masuk; tanpa visa; bebas visa
convert: berapa; konversi; kurs; tukar uang; berapa nilainya
phrase: bagaimana mengatakan; apa bahasa nya terima kasih; bagaimana bilang halo dalam bahasa
translate: terjemahkan ini; menerjemahkan teks; terjemahkan papan ini
emergency: nomor darurat; nomor polisi; panggil ambulans; pemadam kebakaran; nomor berapa
plan: rencanakan perjalanan; buat itinerary; hari di; saya ingin menghabiskan beberapa hari; rencana liburan
flights: penerbangan murah; cari penerbangan; tiket pesawat; terbang ke
hotels: cari hotel; menginap di mana; penginapan; pesan kamar
cars: sewa mobil; rental mobil; menyewa mobil
budget: berapa biaya per hari; anggaran harian; apakah mahal; butuh uang berapa sehari
compare: mana yang lebih murah; apakah lebih murah dari; bandingkan biaya; lebih mahal mana
safety: apakah aman; apakah berbahaya; keamanan turis
plugs: colokan apa; apakah butuh adaptor; stopkontak; tegangan listrik
tip: berapa tip; apakah memberi tip; uang tip
water: apakah air keran bisa diminum; air minum
time: jam berapa; perbedaan waktu; waktu setempat; jam berapa sekarang di; sekarang jam berapa
pack: apa yang harus dibawa; daftar barang bawaan; baju apa yang dibawa; isi koper
passport: paspor saya hilang; paspor saya dicuri; kehilangan paspor
theft: dompet saya dicuri; saya dirampok; tas saya dicopet
luggage: koper saya hilang; bagasi saya tidak datang; bagasi hilang
card: kartu kredit saya hilang; kartu saya dicuri; blokir kartu
sick: saya sakit; saya butuh dokter; rumah sakit; demam
vaccines: vaksin apa; perlu vaksinasi; apakah wajib vaksin
driving: menyetir di sisi mana; batas kecepatan; bisakah saya menyetir dengan SIM saya; jalan tol
holidays: hari libur nasional; tanggal merah; kapan semua tutup; hari libur
festivals: festival; karnaval; perayaan tradisional
tomorrow: apa rencana besok; besok kita ngapain; jadwal saya hari ini
next: apa selanjutnya; perhentian berikutnya; ke mana sekarang; kapan perjalanan saya berikutnya
bookings: jam berapa penerbangan saya; pesanan saya; reservasi hotel saya
spent: berapa yang sudah saya habiskan; pengeluaran saya; siapa berutang kepada siapa
delay: penerbangan saya terlambat; kompensasi keterlambatan; pesawat saya delay
cancelled: penerbangan saya dibatalkan; kompensasi pembatalan
split: bagi tagihan; bagi untuk orang; berapa bayar masing-masing; patungan
distance: berapa jauh dari; jarak antara; berapa kilometer
museums: museum; museum terbaik
eat: restoran; makan di mana; makanan enak; tempat makan
sights: tempat wisata; apa yang bisa dilihat; apa yang bisa dilakukan
thanks: terima kasih; makasih; terima kasih banyak
hello: halo; selamat pagi; selamat siang; hai
bye: sampai jumpa; selamat tinggal; dadah`,
  ms: `
own: MY=malaysia
numbers: satu dua tiga empat lima enam tujuh lapan sembilan sepuluh
weather: bagaimana cuaca; ramalan cuaca; adakah akan hujan; sejuk tak; berapa darjah; suhu
best: masa terbaik untuk melawat; bila patut saya pergi; bulan terbaik; bila masa yang sesuai
visa: adakah saya perlukan visa; perlu visa; syarat kemasukan; tanpa visa
convert: berapa; tukar; kadar pertukaran; tukar wang; berapa nilai
phrase: macam mana nak cakap; bagaimana menyebut terima kasih dalam bahasa; macam mana nak sebut helo
translate: terjemahkan ini; terjemah teks; terjemahkan papan tanda ini
emergency: nombor kecemasan; nombor polis; panggil ambulans; bomba; nombor berapa
plan: rancang perjalanan; buat jadual perjalanan; hari di; saya mahu habiskan beberapa hari; rancang percutian
flights: penerbangan murah; cari penerbangan; tiket kapal terbang; terbang ke
hotels: cari hotel; tempat menginap; di mana nak tinggal; penginapan; tempah bilik
cars: sewa kereta; kereta sewa
budget: berapa kos sehari; bajet harian; mahal tak; berapa wang sehari; perbelanjaan sehari
compare: mana lebih murah; adakah lebih murah daripada; bandingkan kos
safety: adakah selamat; adakah bahaya; keselamatan pelancong
plugs: plag apa; perlukah penyesuai; soket; voltan; adapter
tip: berapa tip; perlu beri tip
water: boleh minum air paip; air paip selamat diminum
time: pukul berapa; perbezaan masa; waktu tempatan; pukul berapa sekarang; sekarang pukul berapa
pack: apa perlu dibawa; senarai barang; baju apa nak bawa; apa nak pek
passport: pasport saya hilang; pasport saya dicuri
theft: dompet saya dicuri; saya dirompak; beg saya diragut
luggage: bagasi saya hilang; beg saya tak sampai
card: kad kredit saya hilang; kad saya dicuri; sekat kad
sick: saya sakit; saya perlukan doktor; hospital; demam
vaccines: vaksin apa; perlukah vaksin; suntikan
driving: memandu di sebelah mana; had laju; boleh saya memandu dengan lesen saya; tol
holidays: cuti umum; hari kelepasan am; bila semua tutup
festivals: festival; karnival; perayaan tradisional; pesta
tomorrow: apa rancangan esok; esok kita buat apa; jadual saya hari ini
next: apa seterusnya; perhentian seterusnya; ke mana sekarang; bila perjalanan saya yang seterusnya
bookings: pukul berapa penerbangan saya; tempahan saya; tempahan hotel saya
spent: berapa saya sudah belanja; perbelanjaan saya; siapa hutang siapa
delay: penerbangan saya lewat; pampasan kelewatan; tertangguh
cancelled: penerbangan saya dibatalkan; pampasan pembatalan
split: bahagikan bil; bahagi antara orang; berapa setiap orang bayar
distance: berapa jauh dari; jarak antara; berapa kilometer
museums: muzium; muzium terbaik
eat: restoran; makan di mana; makanan sedap; tempat makan
sights: tempat menarik; apa yang boleh dilihat; apa nak buat
thanks: terima kasih; terima kasih banyak
hello: helo; selamat pagi; selamat petang; apa khabar; hai
bye: selamat tinggal; jumpa lagi`,
  fil: `
own: PH=pilipin
numbers: isa dalawa tatlo apat lima anim pito walo siyam sampu
weather: kumusta ang panahon; ano ang lagay ng panahon; uulan ba; malamig ba; gaano kainit; temperatura; panahon sa
best: kailan pinakamagandang pumunta; pinakamainam na buwan; kailan dapat bumisita
visa: kailangan ko ba ng visa; kailangan ba ng visa; walang visa
convert: magkano ang; i-convert; palitan ng pera; exchange rate ng; ilang piso
phrase: paano sabihin; paano sabihin ang salamat sa; ano ang kumusta sa wikang
translate: isalin ito; magsalin ng teksto; isalin ang karatula
emergency: emergency number sa; anong numero ng pulis; tumawag ng ambulansya; bumbero; numero ng emergency
plan: magplano ng biyahe; gumawa ng itinerary; araw sa; gusto kong magbakasyon ng ilang araw
flights: murang flight; maghanap ng flight; tiket sa eroplano; lumipad papunta
hotels: maghanap ng hotel; saan pwedeng tumuloy; matutuluyan; mag-book ng kwarto
cars: magrenta ng kotse; umarkila ng sasakyan; paupahang kotse
budget: magkano ang gastos sa isang araw; budget bawat araw; mahal ba; magkano kailangan kada araw
compare: alin ang mas mura; mas mura ba kaysa; ikumpara ang gastos; alin ang mas mahal
safety: ligtas ba; delikado ba; kaligtasan ng turista; mapanganib ba
plugs: anong saksakan; kailangan ba ng adapter; plug; boltahe
tip: magkano ang tip; nagbibigay ba ng tip
water: pwede bang inumin ang tubig sa gripo; ligtas bang inumin ang tubig
time: anong oras na; pagkakaiba ng oras; lokal na oras
pack: ano ang dapat dalhin; listahan ng dadalhin; anong damit ang dadalhin; ano ang iimpake
passport: nawala ang pasaporte ko; ninakaw ang pasaporte ko; nawawala ang passport ko
theft: ninakaw ang pitaka ko; ninakawan ako; nanakaw ang bag ko; ninakaw ang wallet ko; may nagnakaw
luggage: nawala ang maleta ko; hindi dumating ang bagahe ko
card: nawala ang credit card ko; ninakaw ang card ko; i-block ang card
sick: may sakit ako; kailangan ko ng doktor; ospital; may lagnat ako
vaccines: anong bakuna; kailangan bang magpabakuna; mga bakuna
driving: saang panig nagmamaneho; limitasyon ng bilis; pwede ba akong magmaneho gamit ang lisensya ko; toll
holidays: mga pista opisyal; mga holiday sa; kailan sarado ang lahat
festivals: mga pista; mga festival; karnabal; pagdiriwang
tomorrow: ano ang gagawin natin bukas; plano bukas; ano ang iskedyul ko ngayon
next: ano ang susunod; susunod na hinto; saan ako pupunta ngayon; kailan ang susunod kong biyahe
bookings: anong oras ang flight ko; mga booking ko; reserbasyon ko sa hotel
spent: magkano na ang nagastos ko; mga gastos namin; sino ang may utang
delay: naantala ang flight ko; kabayaran sa pagkaantala; na-delay ang flight ko
cancelled: nakansela ang flight ko; kanselado ang flight; kompensasyon sa kanselasyon
split: hatiin ang bill; hatiin sa tao; magkano ang bayad ng bawat isa
distance: gaano kalayo; distansya sa pagitan; ilang kilometro
museums: mga museo; pinakamagandang museo
eat: mga restawran; saan kakain; masarap na pagkain
sights: mga pasyalan; ano ang makikita; ano ang pwedeng gawin
thanks: salamat; maraming salamat
hello: kumusta; magandang umaga; magandang araw
bye: paalam; hanggang sa muli`,
  sw: `
own: KE=kenya,TZ=tanzania
numbers: moja mbili tatu nne tano sita saba nane tisa kumi
weather: hali ya hewa ikoje; utabiri wa hali ya hewa; je mvua itanyesha; je kuna baridi; joto kiasi gani; nyuzi joto
best: wakati mzuri wa kusafiri; lini niende; mwezi bora; wakati bora wa kutembelea
visa: je nahitaji visa; visa inahitajika; masharti ya kuingia; bila visa; viza
convert: ni kiasi gani; badilisha; kiwango cha ubadilishaji; kubadilisha pesa; ni shilingi ngapi
phrase: unasemaje; nasemaje asante kwa; jinsi ya kusema habari kwa
translate: tafsiri hii; kutafsiri maandishi; tafsiri bango hili
emergency: nambari ya dharura; nambari ya polisi; kuita ambulensi; zimamoto; namba ya dharura
plan: panga safari; tengeneza ratiba ya safari; siku; nataka kukaa siku chache; panga likizo
flights: ndege za bei nafuu; tafuta ndege; tiketi za ndege; kuruka kwenda; safari ya ndege
hotels: tafuta hoteli; nikae wapi; malazi; kulala wapi; kuhifadhi chumba
cars: kukodi gari; kukodisha gari; gari la kukodi
budget: siku moja inagharimu kiasi gani; bajeti ya siku; je ni ghali; pesa ngapi kwa siku; gharama kwa siku
compare: ipi ni nafuu zaidi; je ni rahisi kuliko; linganisha gharama; wapi ni ghali zaidi
safety: je ni salama; je ni hatari; usalama wa watalii; ni salama kwa
plugs: plagi gani; je nahitaji adapta; soketi; umeme
tip: bakshishi kiasi gani; je watu hutoa bakshishi; tipu
water: je naweza kunywa maji ya bomba; maji ni salama kunywa
time: ni saa ngapi; tofauti ya saa; saa za huko; sasa hivi saa ngapi
pack: nipakie nini; orodha ya kufunga; nguo gani nibebe; nibebe nini
passport: nimepoteza pasipoti yangu; pasipoti yangu imeibiwa
theft: pochi yangu imeibiwa; nimeibiwa; begi langu limeibiwa
luggage: mzigo wangu umepotea; sanduku langu halijafika
card: nimepoteza kadi yangu ya benki; kadi yangu imeibiwa; funga kadi
sick: mimi ni mgonjwa; nahitaji daktari; hospitali; nina homa
vaccines: chanjo gani; je nahitaji chanjo; chanjo zinazohitajika
driving: wanaendesha upande gani; kikomo cha kasi; je naweza kuendesha na leseni yangu; ada za barabara
holidays: sikukuu za umma; sikukuu za kitaifa; lini kila kitu kimefungwa; siku za mapumziko
festivals: tamasha; sherehe za kitamaduni; kanivali; matamasha
tomorrow: tunafanya nini kesho; mpango wa kesho; ratiba yangu ya leo
next: nini kinafuata; kituo kinachofuata; niende wapi sasa; safari yangu ijayo ni lini
bookings: ndege yangu inaondoka saa ngapi; uhifadhi wangu; nafasi nilizohifadhi
spent: nimetumia kiasi gani; matumizi yetu; nani anadaiwa na nani
delay: ndege yangu ilichelewa; fidia ya kuchelewa
cancelled: ndege yangu imeghairiwa; safari ya ndege imefutwa fidia
split: gawanya bili; gawanya kwa watu; kila mtu analipa kiasi gani
distance: umbali gani kutoka; umbali kati ya; kilomita ngapi
museums: makumbusho; makumbusho bora
eat: mikahawa; kula wapi; chakula kizuri; migahawa
sights: vivutio; nini cha kuona; nini cha kufanya
thanks: asante; asante sana; shukrani
hello: habari; jambo; hujambo; habari za asubuhi; mambo
bye: kwaheri; tutaonana`,
  vi: `
own: VN=việt nam,VN=người việt
numbers: một hai ba bốn năm sáu bảy tám chín mười
weather: thời tiết thế nào; dự báo thời tiết; trời có mưa không; có lạnh không; bao nhiêu độ; nhiệt độ; thời tiết ở
best: thời điểm đẹp nhất để đi; nên đi khi nào; tháng nào tốt nhất; đi mùa nào; khi nào nên đi
visa: có cần visa không; cần thị thực không; điều kiện nhập cảnh; miễn thị thực; xin visa
convert: bằng bao nhiêu; đổi; tỷ giá; đổi tiền; là bao nhiêu tiền
phrase: nói thế nào; cảm ơn tiếng nói thế nào; xin chào tiếng là gì
translate: dịch cái này; dịch văn bản; dịch biển báo này
emergency: số khẩn cấp; gọi cảnh sát số mấy; gọi xe cứu thương; cứu hỏa; số điện thoại khẩn cấp
plan: lên kế hoạch du lịch; lập lịch trình; ngày ở; tôi muốn đi chơi vài ngày; kế hoạch chuyến đi
flights: vé máy bay rẻ; tìm chuyến bay; vé máy bay; bay đến
hotels: tìm khách sạn; ở đâu; chỗ ở; nhà nghỉ; đặt phòng
cars: thuê xe; thuê ô tô; thuê xe hơi
budget: một ngày tốn bao nhiêu; ngân sách mỗi ngày; có đắt không; cần bao nhiêu tiền một ngày; chi phí mỗi ngày
compare: nơi nào rẻ hơn; có rẻ hơn không; so sánh chi phí; đắt hơn; rẻ hơn; thành phố nào rẻ hơn; đắt hơn hay
safety: có an toàn không; có nguy hiểm không; an toàn cho khách du lịch
plugs: ổ cắm loại nào; có cần bộ chuyển đổi không; phích cắm; điện áp
tip: tiền boa bao nhiêu; có cần cho tiền tip không; tiền tip
water: có uống được nước máy không; nước vòi uống được không
time: mấy giờ rồi; chênh lệch múi giờ; giờ địa phương; bây giờ là mấy giờ
pack: nên mang theo gì; danh sách hành lý; mang quần áo gì; đóng gói gì
passport: tôi mất hộ chiếu; hộ chiếu bị đánh cắp; bị mất hộ chiếu
theft: tôi bị mất cắp ví; tôi bị cướp; bị trộm túi; bị móc túi
luggage: hành lý bị thất lạc; vali của tôi không đến; mất hành lý
card: tôi mất thẻ tín dụng; thẻ bị đánh cắp; khóa thẻ
sick: tôi bị ốm; tôi cần bác sĩ; bệnh viện; tôi bị sốt
vaccines: cần tiêm vắc xin gì; có phải tiêm phòng không; tiêm chủng
driving: lái xe bên nào; tốc độ tối đa; tôi có thể lái xe bằng bằng lái của tôi không; phí cầu đường; giới hạn tốc độ
holidays: ngày lễ; ngày nghỉ lễ; khi nào mọi thứ đóng cửa
festivals: lễ hội; lễ hội truyền thống; carnival
tomorrow: ngày mai làm gì; kế hoạch ngày mai; hôm nay tôi có gì; lịch trình hôm nay của tôi
next: tiếp theo là gì; điểm dừng tiếp theo; bây giờ đi đâu; chuyến đi tiếp theo của tôi khi nào
bookings: chuyến bay của tôi mấy giờ; các đặt chỗ của tôi; đặt phòng khách sạn của tôi
spent: tôi đã tiêu bao nhiêu; chi tiêu của tôi; ai nợ ai
delay: chuyến bay của tôi bị trễ; bồi thường chuyến bay trễ; bị hoãn
cancelled: chuyến bay của tôi bị hủy; bồi thường hủy chuyến
split: chia hóa đơn; chia cho người; mỗi người trả bao nhiêu
distance: cách bao xa; khoảng cách giữa; bao nhiêu cây số
museums: bảo tàng; bảo tàng đẹp nhất
eat: nhà hàng; ăn ở đâu; quán ăn ngon
sights: địa điểm tham quan; có gì để xem; chơi gì; làm gì
thanks: cảm ơn; cảm ơn nhiều; cám ơn
hello: xin chào; chào bạn; chào buổi sáng
bye: tạm biệt; hẹn gặp lại`,
}
