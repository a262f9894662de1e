import { type ImportSample, jsonLdMail, passOf, records } from './test-sample-records.ts'

/** A mail with one part, coded as mail programs do. */
function codedMail(
  subject: string,
  { type = 'plain', charset, coding }: { type?: string; charset: string; coding: string },
  body: string,
): string {
  return `From: Bookings <post@example.org>\r\nTo: ana@example.org\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n${body}`
}

const base64Of = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

/** Quoted-printable of Latin-1, as older mail programs of airlines and railways write it. */
function quotedLatin1(text: string): string {
  const coded = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
  const lines = text.split('\n').map((line) => {
    const whole = [...Buffer.from(line, 'latin1')].map((byte) =>
      byte < 32 || byte > 126 || byte === 61 ? coded(byte) : String.fromCharCode(byte),
    )
    const rows: string[] = []
    for (let at = 0; at < whole.length; at += 24) rows.push(whole.slice(at, at + 24).join(''))
    return rows.join('=\r\n')
  })
  return lines.join('\r\n')
}

const LATIN = { charset: 'iso-8859-1', coding: 'quoted-printable' }
const UTF8 = { charset: 'utf-8', coding: 'base64' }

/**
 * Layouts that airlines, railways, hotels and booking sites use, with names and numbers of our own. Written before the readers
 * were changed for those of test-layouts.ts, and opened once afterwards.
 */
export const LAYOUTS_APART: readonly ImportSample[] = [
  {
    name: 'flight-columns-de.eml',
    content: codedMail(
      'Ihre Reisebestätigung',
      { ...LATIN, type: 'html' },
      quotedLatin1(
        '<p>Ihr Buchungscode: <b>Q8W3ZR</b></p><table><tr><th>Flug</th><th>Datum</th><th>Von</th><th>Nach</th></tr>\n<tr><td>LH 1170</td><td>12. M\u00e4rz 2028</td><td>Frankfurt (FRA)<br>09:10</td><td>Faro (FAO)<br>11:25</td></tr></table><p>Gesamtpreis 214,60 EUR</p>',
      ),
    ),
    fields: records(`
      kind=flight | number=LH 1170 | reference=Q8W3ZR | from.date=2028-03-12 | from.time=09:10 | from.place=FRA | to.date=2028-03-12 | to.time=11:25 | to.place=FAO
    `),
  },
  {
    name: 'rail-fr.eml',
    content: codedMail(
      'Votre voyage',
      UTF8,
      base64Of(
        'Bonjour,\n\nVotre référence de dossier : TX8K4P\n\nALLER\nmardi 15 juin 2027\nTGV INOUI 6607\n\nDépart : Paris Gare de Lyon, 08h58\nArrivée : Lyon Part-Dieu, 10h56\nVoiture 7, place 41\n',
      ),
    ),
    fields: records(`
      kind=train | number=TGV INOUI 6607 | reference=TX8K4P | from.date=2027-06-15 | from.time=08:58 | from.place=Paris Gare de Lyon | to.date=2027-06-15 | to.time=10:56 | to.place=Lyon Part-Dieu
    `),
  },
  {
    name: 'rail-es.txt',
    content:
      'Billete electrónico\nLocalizador: 5HJ2WQ\nTren: AVE 03142\nFecha: 24/09/2027\nSalida: Madrid Puerta de Atocha 09:00\nLlegada: Sevilla Santa Justa 11:38\nCoche 4 Plaza 7C\n',
    fields: records(`
      kind=train | number=AVE 03142 | reference=5HJ2WQ | from.date=2027-09-24 | from.time=09:00 | from.place=Madrid Puerta de Atocha | to.date=2027-09-24 | to.time=11:38 | to.place=Sevilla Santa Justa
    `),
  },
  {
    name: 'flight-pt.eml',
    content: codedMail(
      'A sua reserva',
      UTF8,
      base64Of(
        'Código de reserva: N4KQ7T\n\nVoo TP 1356\n18 de julho de 2027\nPartida: Lisboa (LIS) 07:05\nChegada: Londres (LHR) 09:45\n',
      ),
    ),
    fields: records(`
      kind=flight | number=TP 1356 | reference=N4KQ7T | from.date=2027-07-18 | from.time=07:05 | from.place=LIS | to.date=2027-07-18 | to.time=09:45 | to.place=LHR
    `),
  },
  {
    name: 'hotel-site-de.eml',
    content: codedMail(
      'Ihre Buchung ist bestätigt',
      { ...UTF8, type: 'html' },
      base64Of(
        '<h1>Pension Beispiel</h1><table><tr><td>Unterkunft</td><td>Pension Beispiel</td></tr><tr><td>Anreise</td><td>Freitag, 4. Juni 2027 (15:00 - 20:00 Uhr)</td></tr><tr><td>Abreise</td><td>Montag, 7. Juni 2027 (bis 11:00 Uhr)</td></tr><tr><td>Adresse</td><td>Seestraße 3, 6900 Bregenz</td></tr><tr><td>Bestätigungsnummer</td><td>3918204417</td></tr></table>',
      ),
    ),
    fields: records(`
      kind=hotel | name=Pension Beispiel | reference=3918204417 | from.date=2027-06-04 | from.time=15:00 | from.place=Pension Beispiel, Seestraße 3, 6900 Bregenz | to.date=2027-06-07 | to.time=11:00 | to.place=Pension Beispiel, Seestraße 3, 6900 Bregenz
    `),
  },
  {
    name: 'hotel-it.eml',
    content: codedMail(
      'Conferma della prenotazione',
      UTF8,
      base64Of(
        'Struttura: Locanda Esempio\nIndirizzo: Via Lunga 12, 50122 Firenze\nArrivo: giovedì 9 settembre 2027, dalle 14:00\nPartenza: sabato 11 settembre 2027, entro le 10:00\nNumero di prenotazione: 88213077\nCamera: Matrimoniale\n',
      ),
    ),
    fields: records(`
      kind=hotel | name=Locanda Esempio | reference=88213077 | room=Matrimoniale | from.date=2027-09-09 | from.time=14:00 | from.place=Locanda Esempio, Via Lunga 12, 50122 Firenze | to.date=2027-09-11 | to.time=10:00 | to.place=Locanda Esempio, Via Lunga 12, 50122 Firenze
    `),
  },
  {
    name: 'flight-ja.eml',
    content: codedMail(
      'Itinerary',
      { charset: 'shift_jis', coding: 'base64' },
      'jlKTY5dsCoKyl1yW8YKgguiCqoLGgqSCsoK0gqKC3IK3gUIKl1yW8ZTUjYY6IEs3WFEyTQqDdIOJg0ODZyBKTCA0MwoyMDI3lE42jI41k/oKiUiTYyAoSE5EKSAxMToyMCCUrQqDjYOTg2iDkyAoTEhSKSAxNzo1MCCShQo=',
    ),
    fields: records(`
      kind=flight | number=JL 43 | reference=K7XQ2M | from.date=2027-06-05 | from.time=11:20 | from.place=HND | to.date=2027-06-05 | to.time=17:50 | to.place=LHR
    `),
  },
  {
    name: 'flight-zh.eml',
    content: codedMail(
      'Itinerary',
      { charset: 'gb18030', coding: 'base64' },
      '0NCzzMi3yM+1pQrUpLapseC6xTogUDRXVDlLCrq9sOAgQ0EgOTM3CjIwMjfE6jfUwjnI1QrG8LfJILGxvqkgKFBFSykgMTM6MzAKtb207yDC17bYIChMSFIpIDE3OjIwCg==',
    ),
    fields: records(`
      kind=flight | number=CA 937 | reference=P4WT9K | from.date=2027-07-09 | from.time=13:30 | from.place=PEK | to.date=2027-07-09 | to.time=17:20 | to.place=LHR
    `),
  },
  {
    name: 'quoted.eml',
    content: codedMail(
      'Fwd: Your flight',
      { charset: 'utf-8', coding: '8bit' },
      'Here are our flights!\n\nOn Mon, 3 May 2027 at 10:02, Bookings <post@example.org> wrote:\n> Reservation number: H5TT2Q\n>\n> Flight FR 2642\n> 14 August 2027\n> Depart 06:20 Dublin (DUB)\n> Arrive 09:40 Porto (OPO)\n',
    ),
    fields: records(`
      kind=flight | number=FR 2642 | reference=H5TT2Q | from.date=2027-08-14 | from.time=06:20 | from.place=DUB | to.date=2027-08-14 | to.time=09:40 | to.place=OPO
    `),
  },
  {
    name: 'forwarded-part.eml',
    content: `From: Ben <ben@example.org>\r\nTo: ana@example.org\r\nSubject: Fwd: table\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain\r\n\r\nSee below\r\n--b1\r\nContent-Type: message/rfc822\r\n\r\n${jsonLdMail(
      'Your stay',
      {
        '@context': 'https://schema.org',
        '@type': ['LodgingReservation'],
        reservationNumber: '77120-A',
        checkinTime: '2027-12-01T16:00+01:00',
        checkoutTime: '2027-12-03T10:00+01:00',
        underName: [{ '@type': 'Person', name: 'Ben Example' }],
        reservationFor: [{ '@type': 'Hostel', name: 'Hostel Example', address: 'Kaigasse 2, Salzburg' }],
      },
    )}\r\n--b1--\r\n`,
    fields: records(`
      kind=hotel | name=Hostel Example | reference=77120-A | people=Ben Example | from.date=2027-12-01 | from.time=16:00 | from.place=Hostel Example, Kaigasse 2, Salzburg | to.date=2027-12-03 | to.time=10:00 | to.place=Hostel Example, Kaigasse 2, Salzburg
    `),
  },
  {
    name: 'aztec.txt',
    content: 'M1EXAMPLE/MEI MS      EK8RT4W LGWAGPU2 8605 201Y007F0088 100',
    fields: records(`
      kind=flight | number=U2 8605 | reference=K8RT4W | people=Mei Example | seat=7F | from.date=2027-07-20 | from.place=LGW | to.place=AGP
    `),
  },
  {
    name: 'rail.pkpass',
    content: passOf({
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        headerFields: [
          {
            key: 'departureDate',
            label: 'Date',
            value: '2027-10-08T00:00+01:00',
            dateStyle: 'PKDateStyleMedium',
          },
        ],
        primaryFields: [
          { key: 'departureStation', label: '08:16', value: 'London St Pancras' },
          { key: 'arrivalStation', label: '11:32', value: 'Paris Gare du Nord' },
        ],
        secondaryFields: [
          { key: 'trainNumber', label: 'Train', value: '9006' },
          { key: 'coach', label: 'Coach', value: '14' },
          { key: 'seat', label: 'Seat', value: '62' },
        ],
        backFields: [{ key: 'ref', label: 'Booking reference', value: 'WQ7ZTM' }],
      },
    }),
    fields: records(`
      kind=train | number=9006 | reference=WQ7ZTM | seat=14 62 | from.date=2027-10-08 | from.time=08:16 | from.place=London St Pancras | to.date=2027-10-08 | to.time=11:32 | to.place=Paris Gare du Nord
    `),
  },
  {
    name: 'rail.ics',
    content:
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:r@example\r\nDTSTART;TZID=Europe/Berlin:20270910T081500\r\nDTEND;TZID=Europe/Berlin:20270910T121000\r\nSUMMARY:ICE 597 Berlin Hbf - M\u00fcnchen Hbf\r\nDESCRIPTION:Auftragsnummer: 8H2KQ7\\nWagen 11\\, Platz 84\r\nLOCATION:Berlin Hbf\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    fields: records(`
      kind=train | number=ICE 597 | reference=8H2KQ7 | from.date=2027-09-10 | from.time=08:15 | from.place=Berlin Hbf | to.date=2027-09-10 | to.time=12:10 | to.place=München Hbf
    `),
  },
  {
    name: 'bus-json.html',
    content: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@graph":[{"@type":"BusReservation","reservationNumber":"302 118 4471","underName":{"@type":"Person","name":"Ana Example"},"reservedTicket":{"@type":"Ticket","ticketedSeat":{"@type":"Seat","seatNumber":"9D"}},"reservationFor":{"@type":"BusTrip","busName":"N61","provider":{"@type":"Organization","name":"Coaches Example"},"departureBusStop":{"@type":"BusStop","name":"Wien Hbf"},"arrivalBusStop":{"@type":"BusStop","name":"Budapest Kelenföld"},"departureTime":"2027-05-30T06:45:00+02:00","arrivalTime":"2027-05-30T09:40:00+02:00"}}]}</script></body></html>`,
    fields: records(`
      kind=bus | number=N61 | reference=302 118 4471 | people=Ana Example | provider=Coaches Example | seat=9D | from.date=2027-05-30 | from.time=06:45 | from.place=Wien Hbf | to.date=2027-05-30 | to.time=09:40 | to.place=Budapest Kelenföld
    `),
  },
  {
    name: 'newsletter-pt.eml',
    content: codedMail(
      'Promoções de verão',
      UTF8,
      base64Of(
        'Voos desde 29 EUR! Reserve até 31 de maio de 2027. Partidas de Lisboa (LIS) e Porto (OPO).\nLigue 800 123 456.\n',
      ),
    ),
    fields: [],
  },
]
