/** As in `LATIN_A`: Italian, Dutch, Catalan and Romanian. */
export const LATIN_B: Readonly<Record<string, string>> = {
  it: `
own: IT=italian,CH=svizzer
numbers: uno due tre quattro cinque sei sette otto nove dieci
weather: che tempo fa; previsioni del tempo; pioverà; fa freddo; quanti gradi; meteo; fa caldo; temperatura; clima
best: periodo migliore per viaggiare; quando andare; mese migliore per visitare; quando conviene andare; stagione migliore
visa: serve il visto; ho bisogno del visto; requisiti d'ingresso; posso entrare senza visto
convert: quanto fa; quanti sono; convertire; tasso di cambio; cambiare soldi; quanto valgono
phrase: come si dice; come dico grazie in; come si dice ciao in
translate: traduci questo; tradurre un testo; traduci questo cartello; mi serve una traduzione
emergency: numero di emergenza; che numero chiamo; numero della polizia; chiamare un'ambulanza; vigili del fuoco
plan: pianifica un viaggio; fammi un itinerario; giorni a; voglio passare qualche giorno; organizza un weekend; programma di viaggio
flights: voli economici; cerca un volo; biglietti aerei; volare a
hotels: cerca un albergo; hotel a; dove dormire; alloggio; dove alloggiare; ostello; prenotare una camera
cars: noleggiare un'auto; noleggio auto; affittare una macchina
budget: quanto costa una giornata; budget giornaliero; è caro; quanti soldi al giorno; costo della vita
compare: quale è più economico; costa meno di; confronta i costi; dove è più caro; meno caro
safety: è sicuro; è pericoloso; sicurezza per i turisti; avvisi di viaggio
plugs: che prese usano; serve un adattatore; presa elettrica; spina; voltaggio
tip: quanta mancia; si lascia la mancia; mancia al ristorante
water: si può bere l'acqua del rubinetto; l'acqua è potabile
time: che ore sono; differenza di fuso orario; ora locale; che ora è adesso
pack: cosa mettere in valigia; cosa portare; che vestiti portare; lista bagagli
passport: ho perso il passaporto; mi hanno rubato il passaporto; non trovo il passaporto
theft: mi hanno derubato; mi hanno rubato il portafoglio; borsa rubata; scippo
luggage: hanno perso la mia valigia; il mio bagaglio non è arrivato; bagaglio smarrito
card: ho perso la carta di credito; mi hanno rubato la carta; bloccare la carta
sick: sto male; sono malato; mi serve un medico; ospedale; ho la febbre
vaccines: quali vaccini; vaccinazioni obbligatorie; devo vaccinarmi; febbre gialla
driving: da che lato si guida; limite di velocità; posso guidare con la mia patente; pedaggio; vignetta; patente internazionale
holidays: giorni festivi; festività nazionali; quando è tutto chiuso
festivals: festival; feste tradizionali; carnevale; che feste ci sono
tomorrow: cosa facciamo domani; programma di domani; cosa ho in programma oggi
next: cosa viene dopo; prossima tappa; dove vado adesso; quando è il mio prossimo viaggio
bookings: a che ora parte il mio volo; le mie prenotazioni; la mia prenotazione dell'hotel
spent: quanto ho speso; quanto abbiamo speso; le mie spese; chi deve a chi
delay: il mio volo era in ritardo; risarcimento per ritardo; volo in ritardo
cancelled: hanno cancellato il mio volo; volo cancellato; rimborso per cancellazione
split: dividere il conto; dividi tra persone; quanto paga ciascuno
distance: quanto dista; distanza tra; quanti chilometri
museums: musei; migliori musei; gallerie d'arte
eat: ristoranti; dove mangiare; buon cibo; trattoria
sights: cosa vedere; cosa visitare; attrazioni; cosa fare
thanks: grazie; grazie mille; ti ringrazio
hello: ciao; buongiorno; buonasera; salve
bye: arrivederci; addio; a presto`,
  nl: `
own: NL=nederland,BE=belg
numbers: een twee drie vier vijf zes zeven acht negen tien
weather: hoe is het weer; weersvoorspelling; gaat het regenen; is het koud; hoe warm is het; hoeveel graden; temperatuur; klimaat
best: beste reistijd; wanneer kan ik het best gaan; beste maand; wanneer is het beste seizoen
visa: heb ik een visum nodig; visum nodig; inreisvoorwaarden; zonder visum
convert: hoeveel is; omrekenen; wisselkoers; geld wisselen; wat is in
phrase: hoe zeg je; hoe zeg ik dank je in het; wat is hallo in het
translate: vertaal dit; een tekst vertalen; vertaal dit bord; vertaling van het menu
emergency: alarmnummer; noodnummer; welk nummer bel ik voor de politie; ambulance bellen; brandweer
plan: plan een reis; maak een reisplan; dagen in; ik wil een paar dagen; weekendje plannen; reisschema
flights: goedkope vluchten; zoek een vlucht; vliegtickets; vliegen naar
hotels: zoek een hotel; waar overnachten; waar kan ik slapen; accommodatie; kamer boeken; hostel
cars: auto huren; autoverhuur; huurauto
budget: wat kost een dag; dagbudget; is het duur; hoeveel geld per dag; reiskosten
compare: wat is goedkoper; is het goedkoper dan; vergelijk de kosten; waar is het duurder
safety: is het veilig; is het gevaarlijk; veiligheid voor toeristen; reisadvies
plugs: welke stekkers; heb ik een adapter nodig; stopcontact; verloopstekker; voltage
tip: hoeveel fooi; geef je fooi; fooi in restaurants
water: kun je kraanwater drinken; is het water drinkbaar
time: hoe laat is het; tijdsverschil; lokale tijd
pack: wat moet ik inpakken; paklijst; wat neem ik mee; welke kleren meenemen; koffer pakken
passport: ik ben mijn paspoort kwijt; paspoort gestolen; paspoort verloren
theft: mijn portemonnee is gestolen; ik ben bestolen; tas gestolen; beroofd
luggage: mijn koffer is kwijt; mijn bagage is niet aangekomen; bagage verloren
card: ik ben mijn creditcard kwijt; pas gestolen; bankpas blokkeren
sick: ik ben ziek; ik heb een dokter nodig; ziekenhuis; koorts
vaccines: welke vaccinaties; inentingen nodig; moet ik me laten vaccineren; prikken; gele koorts
driving: aan welke kant rijden ze; maximumsnelheid; mag ik rijden met mijn rijbewijs; tol; vignet; internationaal rijbewijs
holidays: feestdagen; nationale feestdagen; wanneer is alles gesloten
festivals: festivals; carnaval; traditionele feesten; volksfeesten
tomorrow: wat doen we morgen; plan voor morgen; wat staat er vandaag op het programma
next: wat komt er nu; volgende stop; waar ga ik nu heen; wanneer is mijn volgende reis
bookings: hoe laat vertrekt mijn vlucht; mijn boekingen; mijn hotelreservering
spent: hoeveel heb ik uitgegeven; onze uitgaven; wie is wie geld schuldig
delay: mijn vlucht was vertraagd; vergoeding bij vertraging; vliegtuig te laat
cancelled: mijn vlucht is geannuleerd; vlucht geannuleerd vergoeding
split: rekening delen; verdelen over personen; hoeveel betaalt ieder
distance: hoe ver is het van; afstand tussen; hoeveel kilometer
museums: musea; beste museum; kunstgalerie
eat: restaurants; waar kan ik eten; lekker eten; cafés
sights: bezienswaardigheden; wat is er te zien; wat te doen; attracties
thanks: dank je wel; bedankt; dank u
hello: hallo; goedemorgen; goedendag; hoi; goedenavond
bye: tot ziens; doei; dag`,
  ca: `
own: ES=espanyol
numbers: un dos tres quatre cinc sis set vuit nou deu
weather: quin temps fa; previsió del temps; plourà; fa fred; quants graus; temperatura; fa calor; quin temps farà
best: millor època per viatjar; quan és millor anar; millor mes per visitar; quan hauria d'anar
visa: necessito visat; cal visat; requisits d'entrada; puc entrar sense visat
convert: quant és; quants són; convertir; tipus de canvi; canviar diners
phrase: com es diu; com es diu gràcies en; com dic hola en
translate: tradueix això; traduir un text; tradueix aquest cartell
emergency: número d'emergència; telèfon d'emergències; a quin número truco; policia; ambulància; bombers
plan: planifica un viatge; fes-me un itinerari; dies a; vull passar uns dies; organitza un cap de setmana
flights: vols barats; busca un vol; bitllets d'avió; volar a
hotels: busca un hotel; on allotjar-me; allotjament; on dormir; reservar una habitació
cars: llogar un cotxe; lloguer de cotxes
budget: quant costa un dia; pressupost diari; és car; quants diners per dia
compare: què és més barat; és més barat que; comparar els costos; on és més car
safety: és segur; és perillós; seguretat per als turistes
plugs: quins endolls; necessito un adaptador; endoll; voltatge
tip: quanta propina; es deixa propina; cal deixar propina
water: es pot beure l'aigua de l'aixeta; l'aigua és potable
time: quina hora és; diferència horària; hora local
pack: què he de posar a la maleta; què he de portar; quina roba portar
passport: he perdut el passaport; m'han robat el passaport
theft: m'han robat; m'han robat la cartera; m'han pres la bossa
luggage: han perdut la meva maleta; el meu equipatge no ha arribat
card: he perdut la targeta de crèdit; m'han robat la targeta; bloquejar la targeta
sick: estic malalt; necessito un metge; hospital; tinc febre
vaccines: quines vacunes; vacunes obligatòries; m'he de vacunar
driving: per quin costat es condueix; límit de velocitat; puc conduir amb el meu carnet; peatges
holidays: dies festius; festes nacionals; quins dies està tancat
festivals: festivals; festes tradicionals; carnaval; quines festes hi ha
tomorrow: què fem demà; pla de demà; què tinc avui; el meu programa d'avui
next: què ve ara; propera parada; on vaig ara; quan és el meu proper viatge
bookings: a quina hora surt el meu vol; les meves reserves
spent: quant he gastat; quant hem gastat; les meves despeses; qui deu a qui
delay: el meu vol s'ha retardat; compensació per retard; vol amb retard
cancelled: m'han cancel·lat el vol; vol cancel·lat
split: dividir el compte; repartir entre; quant paga cadascú
distance: a quina distància és; distància entre; quants quilòmetres
museums: museus; millors museus
eat: restaurants; on menjar; on podem sopar; bon menjar
sights: què veure; què visitar; atraccions; què fer
thanks: gràcies; moltes gràcies; mercès
hello: hola; bon dia; bona tarda; bones
bye: adéu; fins aviat`,
  ro: `
own: RO=român,MD=moldov
numbers: unu doi trei patru cinci șase șapte opt nouă zece
weather: cum e vremea; cum va fi vremea; prognoza meteo; va ploua; este frig; câte grade; temperatura; e cald
best: cea mai bună perioadă; când să merg; cea mai bună lună; când e cel mai bine să vizitez
visa: am nevoie de viză; trebuie viză; condiții de intrare; pot intra fără viză
convert: cât fac; câți sunt; convertește; curs valutar; schimb bani; cât înseamnă
phrase: cum se spune; cum se zice mulțumesc în; cum spun bună în
translate: tradu asta; traduce un text; tradu acest semn; traducere
emergency: numărul de urgență; ce număr sun; numărul poliției; chem ambulanța; pompieri; salvare
plan: planifică o călătorie; fă-mi un itinerar; zile în; vreau să petrec câteva zile; plan de weekend
flights: zboruri ieftine; caută un zbor; bilete de avion; zbor spre
hotels: caută un hotel; unde să stau; cazare; hoteluri; unde dorm; rezerv o cameră
cars: închiriez o mașină; închirieri auto; mașină de închiriat
budget: cât costă o zi; buget zilnic; este scump; câți bani pe zi
compare: care e mai ieftin; e mai ieftin decât; compară costurile; unde e mai scump
safety: este sigur; este periculos; siguranța turiștilor; cât de sigur
plugs: ce prize; am nevoie de adaptor; priză; voltaj
tip: cât bacșiș; se lasă bacșiș; bacșiș la restaurant
water: se poate bea apa de la robinet; apa e potabilă
time: cât e ceasul; ce oră este; diferența de fus orar; ora locală
pack: ce să pun în bagaj; ce să împachetez; ce haine să iau; listă de bagaje
passport: mi-am pierdut pașaportul; mi s-a furat pașaportul; nu găsesc pașaportul
theft: am fost jefuit; mi s-a furat portofelul; mi-au furat geanta
luggage: mi s-a pierdut bagajul; valiza nu a ajuns; bagaj pierdut
card: mi-am pierdut cardul; card furat; blochez cardul
sick: sunt bolnav; am nevoie de un doctor; spital; am febră
vaccines: ce vaccinuri; vaccinuri obligatorii; trebuie să mă vaccinez
driving: pe ce parte se conduce; limita de viteză; pot conduce cu permisul meu; taxă de drum; vinietă
holidays: sărbători legale; zile libere; zile nelucrătoare; când e totul închis
festivals: festivaluri; carnaval; sărbători tradiționale; ce festivaluri
tomorrow: ce facem mâine; planul pentru mâine; ce am azi în program
next: ce urmează; următoarea oprire; unde merg acum; când e următoarea mea călătorie
bookings: la ce oră pleacă zborul meu; rezervările mele; rezervarea mea la hotel
spent: cât am cheltuit; cheltuielile mele; cine cui datorează
delay: zborul meu a întârziat; despăgubire pentru întârziere; avionul a avut întârziere
cancelled: zborul mi-a fost anulat; zbor anulat despăgubire
split: împarte nota; împărțim la persoane; cât plătește fiecare
distance: cât de departe e; distanța între; câți kilometri
museums: muzee; cele mai bune muzee
eat: restaurante; unde mâncăm; unde să mănânc; mâncare bună
sights: ce să vizitez; obiective turistice; atracții; ce e de văzut
thanks: mulțumesc; mulțumesc mult; mersi
hello: bună; bună ziua; salut; bună dimineața
bye: la revedere; pa`,
}
