/** What people say, by language and kind of request, without the names and numbers; written by us. `own` is one’s own nationality. */
export const LATIN_A: Readonly<Record<string, string>> = {
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
}
