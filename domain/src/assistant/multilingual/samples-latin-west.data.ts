/** What people say, by language and kind of request, without the names and numbers; written by us. `own` is one’s own nationality. */
export const LATIN_WEST: Readonly<Record<string, string>> = {
  es: `
own: ES=español,MX=mexicano,AR=argentino,CO=colombiano
numbers: uno dos tres cuatro cinco seis siete ocho nueve diez
weather: qué tiempo hace; pronóstico del tiempo; va a llover; hace frío; cuántos grados; clima; cómo está el tiempo; temperatura; hace calor
best: mejor época para viajar; cuándo es mejor ir; mejor mes para visitar; en qué temporada conviene viajar; cuándo viajar
visa: necesito visa; hace falta visado; requisitos de entrada; puedo entrar sin visado; se necesita visa
convert: cuánto es; cuántos son; convertir; tipo de cambio; cambiar dinero; pasar a
phrase: cómo se dice; cómo digo; cómo se dice gracias en; qué palabra es hola en
translate: tradúceme esto; traducir un texto; traduce este cartel; necesito una traducción
emergency: número de emergencia; a qué número llamo; teléfono de la policía; llamar a una ambulancia; bomberos
plan: planea un viaje; hazme un itinerario; días en; quiero pasar unos días; organiza un fin de semana; plan de viaje; prepárame un viaje
flights: vuelos baratos; busca un vuelo; billetes de avión; boletos de avión; volar a
hotels: busca un hotel; dónde alojarme; alojamiento; hoteles cerca del centro; hostal; reservar habitación
cars: alquilar un coche; alquiler de coches; rentar un auto; renta de autos; carro de alquiler
budget: cuánto cuesta un día; presupuesto diario; qué tan caro es; es caro; cuánto dinero por día; gastos de viaje al día
compare: cuál es más barato; es más barato que; comparar precios; dónde es más caro
safety: es seguro; es peligroso; seguridad para turistas; alertas de viaje; delincuencia
plugs: qué enchufe usan; necesito un adaptador; tomas de corriente; voltaje; tipo de clavija
tip: cuánta propina; se deja propina; hay que dar propina; propina en restaurantes
water: se puede beber agua del grifo; el agua es potable; tomar agua de la llave; agua corriente
time: qué hora es; diferencia horaria; hora local; hora actual
pack: qué llevo en la maleta; qué ropa llevar; lista de equipaje; qué empacar; hacer la maleta
passport: perdí mi pasaporte; me robaron el pasaporte; se me perdió el pasaporte; no encuentro mi pasaporte
theft: me robaron; me han robado el bolso; robaron mi cartera; un carterista
luggage: perdieron mi maleta; mi equipaje no llegó; maleta extraviada
card: perdí mi tarjeta de crédito; me robaron la tarjeta; bloquear la tarjeta
sick: estoy enfermo; necesito un médico; hospital; tengo fiebre; me siento mal
vaccines: qué vacunas; vacunas obligatorias; necesito vacunarme; vacuna de la fiebre amarilla
driving: por qué lado se conduce; límite de velocidad; puedo conducir con mi licencia; carnet de conducir internacional; peajes; viñeta; manejar
holidays: días festivos; feriados; fiestas nacionales; qué días está cerrado
festivals: festivales; fiestas tradicionales; carnaval; qué fiestas hay
tomorrow: qué hacemos mañana; plan de mañana; qué tengo hoy; mi programa de hoy; itinerario de mi viaje
next: qué sigue; próxima parada; a dónde voy ahora; cuándo es mi próximo viaje
bookings: a qué hora sale mi vuelo; mis reservas; mi reserva de hotel
spent: cuánto he gastado; cuánto gastamos; mis gastos; quién debe a quién
delay: mi vuelo se retrasó; el avión llegó tarde; indemnización por retraso; compensación vuelo demorado
cancelled: cancelaron mi vuelo; vuelo cancelado; compensación por cancelación
split: dividir la cuenta; repartir entre; cuánto paga cada uno; dividir los gastos
distance: a qué distancia está; distancia entre; cuántos kilómetros hay; qué tan lejos
museums: museos; mejores museos; galerías de arte
eat: restaurantes; dónde comer; buena comida; bares y cafés
sights: qué ver; lugares turísticos; atracciones; qué visitar; qué hacer
thanks: gracias; muchas gracias; te lo agradezco
hello: hola; buenos días; buenas tardes; buenas noches
bye: adiós; hasta luego; chao`,
  fr: `
own: FR=français,CA=canadien,BE=belge,CH=suisse
numbers: un deux trois quatre cinq six sept huit neuf dix
weather: quel temps fait-il; météo; prévisions; va-t-il pleuvoir; fait-il froid; quelle température; combien de degrés; climat; fait-il chaud; quel temps
best: meilleure période pour partir; quand partir; meilleur moment pour visiter; quel mois choisir; quelle saison est la meilleure; quand aller
visa: faut-il un visa; ai-je besoin d'un visa; formalités d'entrée; puis-je entrer sans visa; visa pour
convert: combien font; combien ça fait en; convertir; taux de change; changer de l'argent
phrase: comment dit-on; comment dire; comment on dit merci en; traduction du mot bonjour en
translate: traduis ceci; traduire un texte; traduis cette pancarte; j'ai besoin d'une traduction
emergency: numéro d'urgence; numéro de la police; appeler une ambulance; quel numéro appeler; pompiers; samu
plan: planifie un voyage; fais-moi un itinéraire; jours à; je veux passer quelques jours; organise un week-end; programme de voyage; prépare un séjour
flights: vols pas chers; cherche un vol; billet d'avion; billets d'avion; prendre l'avion pour
hotels: trouver un hôtel; où dormir; où loger; hébergement; hôtel près du centre; auberge; réserver une chambre
cars: louer une voiture; location de voiture; voiture de location
budget: combien coûte une journée; budget par jour; est-ce cher; combien d'argent par jour; coût de la vie; prix d'un voyage
compare: lequel est moins cher; est-ce moins cher que; comparer les prix; où est-ce plus cher
safety: est-ce sûr; est-ce dangereux; sécurité pour les touristes; conseils aux voyageurs; criminalité; est-ce risqué
plugs: quelles prises; faut-il un adaptateur; prise électrique; voltage; type de prise de courant
tip: combien de pourboire; laisse-t-on un pourboire; faut-il donner un pourboire
water: peut-on boire l'eau du robinet; l'eau est-elle potable; eau du robinet
time: quelle heure est-il; décalage horaire; heure locale; l'heure actuelle
pack: que mettre dans la valise; quoi emporter; quels vêtements prendre; liste de bagages; faire sa valise
passport: j'ai perdu mon passeport; on m'a volé mon passeport; je ne trouve plus mon passeport
theft: on m'a volé; on m'a volé mon sac; mon portefeuille a été volé; pickpocket; vol de portefeuille
luggage: mon bagage est perdu; ma valise n'est pas là; bagages perdus; valise perdue
card: j'ai perdu ma carte bancaire; carte de crédit volée; bloquer ma carte; faire opposition
sick: je suis malade; j'ai besoin d'un médecin; hôpital; j'ai de la fièvre
vaccines: quels vaccins; vaccins obligatoires; faut-il se faire vacciner; vaccination fièvre jaune
driving: de quel côté roule-t-on; limitation de vitesse; puis-je conduire avec mon permis; permis international; péage; vignette; conduire
holidays: jours fériés; quels jours tout est fermé; fêtes nationales; ponts
festivals: festivals; fêtes traditionnelles; carnaval; quelles fêtes
tomorrow: qu'est-ce qu'on fait demain; programme de demain; qu'ai-je aujourd'hui; mon planning du jour; programme de mon voyage
next: quelle est la suite; prochaine étape; où dois-je aller maintenant; quand est mon prochain voyage
bookings: à quelle heure part mon vol; mes réservations; ma réservation d'hôtel
spent: combien ai-je dépensé; nos dépenses; mes dépenses; qui doit à qui; combien on a dépensé
delay: mon vol a du retard; l'avion était en retard; indemnité pour retard; vol retardé
cancelled: mon vol a été annulé; vol annulé remboursement; indemnisation annulation
split: partager l'addition; diviser entre; combien chacun paie; partager les frais
distance: à quelle distance; distance entre; combien de kilomètres; est-ce loin
museums: musées; meilleurs musées; galeries d'art
eat: restaurants; où manger; bonne cuisine; cafés
sights: que voir; que visiter; sites touristiques; attractions; que faire
thanks: merci; merci beaucoup; je vous remercie
hello: bonjour; salut; bonsoir; coucou
bye: au revoir; à bientôt; adieu; à plus`,
  pt: `
own: BR=brasileiro,PT=português
numbers: um dois três quatro cinco seis sete oito nove dez
weather: como está o tempo; previsão do tempo; vai chover; faz frio; quantos graus; clima; faz calor; temperatura; que tempo faz
best: melhor época para viajar; quando ir; melhor mês para visitar; quando é melhor viajar; em que época
visa: preciso de visto; é necessário visto; requisitos de entrada; posso entrar sem visto; precisa de visto
convert: quanto é; quantos são; converter; taxa de câmbio; cotação; trocar dinheiro
phrase: como se diz; como digo; como dizer obrigado em; como se fala
translate: traduzir um texto; traduz isto; traduza esta placa; preciso de uma tradução
emergency: número de emergência; para que número ligo; telefone da polícia; chamar uma ambulância; bombeiros
plan: planeje uma viagem; faz um roteiro; dias em; quero passar alguns dias; organiza um fim de semana; roteiro de viagem; planear uma viagem; itinerário
flights: voos baratos; procurar um voo; passagens aéreas; bilhetes de avião; voar para
hotels: procurar hotel; onde ficar; hospedagem; alojamento; hotel perto do centro; pousada; reservar quarto
cars: alugar um carro; aluguel de carros; aluguer de carro; carro alugado
budget: quanto custa um dia; orçamento diário; é caro; quanto dinheiro por dia; gasto por dia; custo de vida
compare: qual é mais barato; é mais barato que; comparar preços; onde é mais caro
safety: é seguro; é perigoso; segurança para turistas; alertas de viagem; criminalidade
plugs: que tomada usam; preciso de adaptador; tipo de tomada; voltagem; tomadas elétricas
tip: quanto de gorjeta; dá-se gorjeta; precisa dar gorjeta; gorjeta em restaurantes
water: pode beber água da torneira; a água é potável; água da torneira
time: que horas são; diferença de horário; fuso horário; hora local; hora certa
pack: o que levar na mala; que roupa levar; lista de bagagem; arrumar a mala; o que colocar na mala
passport: perdi meu passaporte; roubaram meu passaporte; não encontro o passaporte; perdi o passaporte
theft: fui roubado; roubaram minha carteira; furtaram minha bolsa; fui assaltado; carteirista
luggage: perderam minha mala; minha bagagem não chegou; mala extraviada
card: perdi meu cartão de crédito; roubaram meu cartão; bloquear cartão
sick: estou doente; preciso de um médico; hospital; estou com febre
vaccines: quais vacinas; vacinas obrigatórias; preciso tomar vacina; vacina de febre amarela
driving: de que lado se dirige; limite de velocidade; posso dirigir com minha carteira; carta de condução; pedágio; portagem; vinheta; habilitação internacional; conduzir
holidays: feriados; feriados nacionais; dias em que tudo fecha
festivals: festivais; festas tradicionais; carnaval; que festas há
tomorrow: o que vamos fazer amanhã; plano de amanhã; o que tenho hoje; minha programação de hoje; programa da minha viagem
next: o que vem agora; próxima parada; para onde vou agora; quando é minha próxima viagem
bookings: que horas sai meu voo; minhas reservas; minha reserva de hotel
spent: quanto gastei; quanto gastamos; minhas despesas; quem deve a quem
delay: meu voo atrasou; o avião chegou atrasado; indenização por atraso; compensação voo atrasado
cancelled: cancelaram meu voo; voo cancelado; indenização por cancelamento
split: dividir a conta; dividir entre; quanto cada um paga; rachar a conta
distance: qual a distância; distância entre; quantos quilômetros; fica longe
museums: museus; melhores museus; galerias de arte
eat: restaurantes; onde comer; comida boa; cafés
sights: o que ver; pontos turísticos; atrações; o que visitar; o que fazer
thanks: obrigado; muito obrigada; valeu; agradeço
hello: olá; oi; bom dia; boa tarde; boa noite
bye: tchau; adeus; até logo`,
  de: `
own: DE=deutsche,AT=österreicher,CH=schweizer
numbers: eins zwei drei vier fünf sechs sieben acht neun zehn
weather: wie ist das wetter; wettervorhersage; regnet es; ist es kalt; wie warm ist es; temperatur; wie viel grad; klima; schneit es; brauche ich einen regenschirm
best: beste reisezeit; wann soll ich reisen; bester monat; wann ist es am schönsten; wann am besten hinfahren
visa: brauche ich ein visum; visum nötig; einreisebestimmungen; kann ich ohne visum einreisen; visumpflicht
convert: wie viel sind; umrechnen; wechselkurs; geld wechseln; was sind; in meine währung
phrase: wie sagt man; was heißt; wie sage ich danke auf; was heißt hallo auf
translate: übersetze das; einen text übersetzen; übersetze mir dieses schild; übersetzung der speisekarte
emergency: notrufnummer; welche nummer hat die polizei; krankenwagen rufen; feuerwehr nummer; notruf
plan: plane eine reise; erstelle einen reiseplan; tage in; ich möchte ein paar tage verbringen; wochenende planen; reiseroute; mach mir ein programm
flights: günstige flüge; flug suchen; flugtickets; fliegen nach; billigflug
hotels: hotel suchen; wo übernachten; unterkunft; hotel in der nähe des zentrums; hostel; zimmer buchen
cars: auto mieten; mietwagen; autovermietung; leihwagen
budget: was kostet ein tag; tagesbudget; wie teuer ist es; wie viel geld brauche ich pro tag; reisekosten
compare: was ist billiger; ist es günstiger als; kosten vergleichen; wo ist es teurer
safety: ist es sicher; wie gefährlich ist es; sicherheit für touristen; reisewarnung; kriminalität
plugs: welche stecker; brauche ich einen adapter; steckdosen; stromspannung; steckertyp
tip: wie viel trinkgeld; gibt man trinkgeld; trinkgeld im restaurant
water: kann man leitungswasser trinken; ist das wasser trinkbar; leitungswasser
time: wie spät ist es; wie viel uhr ist es; zeitverschiebung; ortszeit; aktuelle uhrzeit
pack: was soll ich einpacken; packliste; welche kleidung mitnehmen; was muss in den koffer
passport: ich habe meinen pass verloren; mein reisepass wurde gestohlen; ich finde meinen pass nicht; pass weg
theft: mein geldbeutel wurde gestohlen; ich wurde beklaut; man hat mich ausgeraubt; handtasche gestohlen; portemonnaie geklaut
luggage: mein koffer ist verloren; mein gepäck ist nicht angekommen; koffer weg
card: ich habe meine kreditkarte verloren; bankkarte gestohlen; karte sperren
sick: ich bin krank; ich brauche einen arzt; krankenhaus; ich habe fieber
vaccines: welche impfungen; impfung nötig; muss ich mich impfen lassen; gelbfieberimpfung
driving: auf welcher seite fährt man; tempolimit; darf ich mit meinem führerschein fahren; vignette; maut; internationaler führerschein; auto fahren
holidays: feiertage; gesetzliche feiertage; wann ist alles geschlossen
festivals: festivals; feste; karneval; volksfeste; traditionelle feiern
tomorrow: was machen wir morgen; plan für morgen; was steht heute an; mein programm heute; tagesplan meiner reise
next: was kommt als nächstes; nächster halt; wohin jetzt; wann ist meine nächste reise
bookings: wann geht mein flug; meine buchungen; meine hotelbuchung
spent: wie viel habe ich ausgegeben; unsere ausgaben; wer schuldet wem; was hat die reise gekostet
delay: mein flug hatte verspätung; flieger verspätet entschädigung; entschädigung für verspätung
cancelled: mein flug wurde annulliert; flug gestrichen; entschädigung bei annullierung; flug ausgefallen
split: rechnung teilen; aufteilen auf personen; wie viel zahlt jeder; kosten teilen
distance: wie weit ist es von; entfernung zwischen; wie viele kilometer
museums: museen; beste museen; kunstgalerien
eat: restaurants; wo kann man essen; gutes essen; cafés
sights: sehenswürdigkeiten; was gibt es zu sehen; was kann man machen; attraktionen
thanks: danke; vielen dank; danke schön; besten dank
hello: hallo; guten tag; guten morgen; servus; moin
bye: auf wiedersehen; tschüs; bis bald; ciao`,
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
