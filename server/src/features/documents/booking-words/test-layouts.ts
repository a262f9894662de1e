import { type ImportSample, jsonLdMail, mailOf, passOf, records } from './test-sample-records.ts'

const text = (name: string, content: string, wanted: string): ImportSample => ({
  name,
  content,
  fields: records(wanted),
})

/** More layouts of airlines, railways, hotels and booking sites, made up by us; readers are written by these. */
export const LAYOUTS: readonly ImportSample[] = [
  text(
    'flight-table-de.eml',
    mailOf(
      'Buchung',
      'html',
      '<p>Buchungsnummer: <b>R4TQ8K</b></p><table><tr><td>Flug</td><td>OS 455</td></tr><tr><td>Abflug</td><td>Wien (VIE), 5. Mai 2027, 10:20</td></tr><tr><td>Ankunft</td><td>London (LHR), 5. Mai 2027, 11:55</td></tr></table>',
    ),
    'kind=flight | number=OS 455 | reference=R4TQ8K | from.date=2027-05-05 | from.time=10:20 | from.place=VIE | to.date=2027-05-05 | to.time=11:55 | to.place=LHR',
  ),
  text(
    'flight-fr.txt',
    'Référence de réservation : Z6KP2W\nVol AF 1234\nsamedi 8 mai 2027\nDépart : Paris (CDG) 07h20\nArrivée : Barcelone (BCN) 09h10\n',
    'kind=flight | number=AF 1234 | reference=Z6KP2W | from.date=2027-05-08 | from.time=07:20 | from.place=CDG | to.date=2027-05-08 | to.time=09:10 | to.place=BCN',
  ),
  text(
    'flight-it.txt',
    'Codice di prenotazione: V7MK3T\nVolo AZ 610\n2 giugno 2027\nPartenza: Roma (FCO) 10:05\nArrivo: New York (JFK) 13:50\n',
    'kind=flight | number=AZ 610 | reference=V7MK3T | from.date=2027-06-02 | from.time=10:05 | from.place=FCO | to.date=2027-06-02 | to.time=13:50 | to.place=JFK',
  ),
  text(
    'flight-es.txt',
    'Localizador: M2RT7Q\nVuelo VY 1287\n11 de octubre de 2027\nSalida: Bilbao (BIO) 21:15\nLlegada: Barcelona (BCN) 22:25\n',
    'kind=flight | number=VY 1287 | reference=M2RT7Q | from.date=2027-10-11 | from.time=21:15 | from.place=BIO | to.date=2027-10-11 | to.time=22:25 | to.place=BCN',
  ),
  text(
    'flight-pt.txt',
    'Localizador da reserva: B8WK4Z\nVoo LA 8084\n3 de agosto de 2027\nPartida São Paulo (GRU) 23:30\nChegada Lisboa (LIS) 13:05 +1\n',
    'kind=flight | number=LA 8084 | reference=B8WK4Z | from.date=2027-08-03 | from.time=23:30 | from.place=GRU | to.date=2027-08-04 | to.time=13:05 | to.place=LIS',
  ),
  text(
    'flight-nl.txt',
    'Boekingscode: T9QK2R\nVlucht KL 1233\n7 mei 2027\nVertrek: Amsterdam (AMS) 12:15\nAankomst: Parijs (CDG) 13:35\n',
    'kind=flight | number=KL 1233 | reference=T9QK2R | from.date=2027-05-07 | from.time=12:15 | from.place=AMS | to.date=2027-05-07 | to.time=13:35 | to.place=CDG',
  ),
  text(
    'flight-record-locator.txt',
    'Record locator: GHTKPW\nFlight AA 100\nSaturday, June 5, 2027\nDepart New York (JFK) 6:15 PM\nArrive London (LHR) 6:25 AM +1 day\n',
    'kind=flight | number=AA 100 | reference=GHTKPW | from.date=2027-06-05 | from.time=18:15 | from.place=JFK | to.date=2027-06-06 | to.time=06:25 | to.place=LHR',
  ),
  text(
    'quoted.txt',
    'On Tue, Bookings wrote:\n> Booking reference: W5RT8Z\n>\n> Flight BA 2490\n> 9 June 2027\n> 07:15 London (LGW)\n> 10:40 Malaga (AGP)\n',
    'kind=flight | number=BA 2490 | reference=W5RT8Z | from.date=2027-06-09 | from.time=07:15 | from.place=LGW | to.date=2027-06-09 | to.time=10:40 | to.place=AGP',
  ),
  text(
    'rail-it.txt',
    'PNR: L4KQ8W\nTreno: Frecciarossa 9603\nData: 25/06/2027\nPartenza: Milano Centrale 08:10\nArrivo: Roma Termini 11:10\nCarrozza 3 Posto 8A\n',
    'kind=train | number=Frecciarossa 9603 | reference=L4KQ8W | from.date=2027-06-25 | from.time=08:10 | from.place=Milano Centrale | to.date=2027-06-25 | to.time=11:10 | to.place=Roma Termini',
  ),
  text(
    'rail-de.txt',
    'Auftragsnummer: 4KT8WQ\nHinfahrt 17.09.2027\nICE 373\nAbfahrt Frankfurt(Main)Hbf 10:50\nAnkunft Basel SBB 13:47\n',
    'kind=train | number=ICE 373 | reference=4KT8WQ | from.date=2027-09-17 | from.time=10:50 | from.place=Frankfurt(Main)Hbf | to.date=2027-09-17 | to.time=13:47 | to.place=Basel SBB',
  ),
  text(
    'rail-fr.txt',
    'Référence de dossier : QX7KTP\nvendredi 11 juin 2027\nTGV INOUI 8541\nDépart : Paris Montparnasse 12h52\nArrivée : Bordeaux Saint-Jean 14h58\n',
    'kind=train | number=TGV INOUI 8541 | reference=QX7KTP | from.date=2027-06-11 | from.time=12:52 | from.place=Paris Montparnasse | to.date=2027-06-11 | to.time=14:58 | to.place=Bordeaux Saint-Jean',
  ),
  text(
    'rail-pt.txt',
    'Código da reserva: 7KQ2WT\nData: 21 de junho de 2027\nComboio: AP 127\nPartida: Lisboa Oriente 09:09\nChegada: Porto Campanhã 11:58\n',
    'kind=train | number=AP 127 | reference=7KQ2WT | from.date=2027-06-21 | from.time=09:09 | from.place=Lisboa Oriente | to.date=2027-06-21 | to.time=11:58 | to.place=Porto Campanhã',
  ),
  text(
    'hotel-pt.txt',
    'Hotel: Pousada Exemplo\nMorada: Rua Alta 5, Évora\nEntrada: 2 de julho de 2027, a partir das 15:00\nSaída: 4 de julho de 2027, até às 12:00\nNúmero da reserva: EV-20931\nQuarto: Duplo\n',
    'kind=hotel | name=Pousada Exemplo | reference=EV-20931 | room=Duplo | from.date=2027-07-02 | from.time=15:00 | from.place=Pousada Exemplo, Rua Alta 5, Évora | to.date=2027-07-04 | to.time=12:00 | to.place=Pousada Exemplo, Rua Alta 5, Évora',
  ),
  text(
    'hotel-cells-de.eml',
    mailOf(
      'Buchung',
      'html',
      '<table><tr><td>Unterkunft</td><td>Gasthof Muster</td></tr><tr><td>Anreise</td><td>Fr, 2. Juli 2027</td></tr><tr><td>Abreise</td><td>So, 4. Juli 2027</td></tr><tr><td>Adresse</td><td>Dorfplatz 1, 6353 Going</td></tr><tr><td>Buchungsnummer</td><td>2291 887 140</td></tr></table>',
    ),
    'kind=hotel | name=Gasthof Muster | reference=2291 887 140 | from.date=2027-07-02 | from.place=Gasthof Muster, Dorfplatz 1, 6353 Going | to.date=2027-07-04 | to.place=Gasthof Muster, Dorfplatz 1, 6353 Going',
  ),
  text(
    'hotel-lines-en.txt',
    'Reservation confirmed\nProperty\nLoft Example\nCheck-in\nFriday, June 4, 2027\n3:00 PM\nCheckout\nMonday, June 7, 2027\n11:00 AM\nConfirmation code\nHMX8KQ2TPW\n',
    'kind=hotel | name=Loft Example | reference=HMX8KQ2TPW | from.date=2027-06-04 | from.time=15:00 | from.place=Loft Example | to.date=2027-06-07 | to.time=11:00 | to.place=Loft Example',
  ),
  text(
    'hotel-it.txt',
    'Hotel: Albergo Esempio\nIndirizzo: Piazza 4, Siena\nArrivo: 3 ottobre 2027 dalle 14:00\nPartenza: 5 ottobre 2027 entro le 10:30\nCodice prenotazione: SI-8821\nCamera: Doppia\n',
    'kind=hotel | name=Albergo Esempio | reference=SI-8821 | room=Doppia | from.date=2027-10-03 | from.time=14:00 | from.place=Albergo Esempio, Piazza 4, Siena | to.date=2027-10-05 | to.time=10:30 | to.place=Albergo Esempio, Piazza 4, Siena',
  ),
  text(
    'rail.ics',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:q@example\r\nDTSTART;TZID=Europe/Rome:20270512T093000\r\nDTEND;TZID=Europe/Rome:20270512T110200\r\nSUMMARY:FR 9524 Roma Termini - Firenze S. M. Novella\r\nDESCRIPTION:PNR: R7KQ2M\r\nLOCATION:Roma Termini\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    'kind=train | number=FR 9524 | reference=R7KQ2M | from.date=2027-05-12 | from.time=09:30 | from.place=Roma Termini | to.date=2027-05-12 | to.time=11:02 | to.place=Firenze S. M. Novella',
  ),
  text(
    'typed-twice.eml',
    jsonLdMail('Booking', {
      '@context': ['https://schema.org'],
      '@type': ['FlightReservation', 'Reservation'],
      reservationNumber: 'C4KQ8T',
      underName: [{ '@type': 'Person', name: 'Ana Example' }],
      reservationFor: [
        {
          '@type': 'Flight',
          flightNumber: 'AF 0007',
          airline: { iataCode: 'AF' },
          departureAirport: { iataCode: 'JFK' },
          departureTime: '2027-05-20T21:00-04:00',
          arrivalAirport: { iataCode: 'CDG' },
          arrivalTime: '2027-05-21T10:30+02:00',
        },
      ],
    }),
    'kind=flight | number=AF 7 | reference=C4KQ8T | people=Ana Example | from.date=2027-05-20 | from.time=21:00 | from.place=JFK | to.date=2027-05-21 | to.time=10:30 | to.place=CDG',
  ),
  {
    name: 'event.pkpass',
    content: passOf({
      description: 'Concert',
      relevantDate: '2027-11-20T20:00:00+01:00',
      eventTicket: {
        primaryFields: [{ key: 'event', label: 'EVENT', value: 'Concerto Exemplo' }],
        auxiliaryFields: [{ key: 'seat', label: 'SEAT', value: 'C 12' }],
      },
    }),
    fields: records('kind=event | name=Concerto Exemplo | seat=C 12 | from.date=2027-11-20'),
  },
  text(
    'newsletter-de.eml',
    mailOf(
      'Sommer',
      'plain',
      'Flüge ab 29 EUR! Abflug ab Hamburg (HAM) und Wien (VIE). Buchbar bis 31. Mai 2027. Ankunft garantiert 10:00.\nBuchungsnummer nicht nötig.',
    ),
    '',
  ),
]
