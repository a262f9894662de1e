/** As in `LATIN_A`: Finnish, Estonian, Hungarian, Lithuanian and Latvian. */
export const LATIN_C: Readonly<Record<string, string>> = {
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
}
