import { FLIGHT_MAILS } from './test-flight-mails.ts'
import { type ImportSample, lines, mailOf, records, table } from './test-sample-records.ts'

/**
 * Confirmations in the ways in which well-known airlines, railways, hotels, booking sites, hirers of cars and sellers of tables
 * and tours write them, with names and numbers of our own. Readers were written by these.
 */
export const BOOKING_MAILS: readonly ImportSample[] = [
  ...FLIGHT_MAILS,
  {
    name: 'italian-railway.eml',
    content: mailOf(
      'Il tuo biglietto',
      'plain',
      lines(
        'Codice di prenotazione (PNR): X7KQ2W',
        'Treno: FRECCIAROSSA 9525',
        'Partenza: Milano Centrale 24/05/2027 ore 10:10',
        'Arrivo: Roma Termini 24/05/2027 ore 13:20',
        'Carrozza 7, posto 12A',
      ),
    ),
    fields: records(`
      kind=train | number=FRECCIAROSSA 9525 | reference=X7KQ2W | from.date=2027-05-24 | from.time=10:10 | from.place=Milano Centrale | to.date=2027-05-24 | to.time=13:20 | to.place=Roma Termini
    `),
  },
  {
    name: 'german-railway.eml',
    content: mailOf(
      'Buchungsbestätigung',
      'plain',
      lines(
        'Auftragsnummer: 384920175512',
        'Hinfahrt am 03.06.2027',
        'ICE 707',
        'Hamburg Hbf, ab 09:36, Gleis 8',
        'Berlin Hbf, an 11:22, Gleis 3',
        'Wagen 12, Platz 45',
      ),
    ),
    fields: records(`
      kind=train | number=ICE 707 | reference=384920175512 | from.date=2027-06-03 | from.time=09:36 | from.place=Hamburg Hbf | to.date=2027-06-03 | to.time=11:22 | to.place=Berlin Hbf
    `),
  },
  {
    name: 'channel-train.eml',
    content: mailOf(
      'Your booking confirmation',
      'plain',
      lines(
        'Booking reference: RWKTQH',
        'Outbound: London St Pancras Int’l to Paris Gare du Nord',
        'Saturday 17 July 2027',
        'Train 9014',
        'Depart: 10:24 London St Pancras Int’l',
        'Arrive: 13:50 Paris Gare du Nord',
        'Coach 4, seat 51',
      ),
    ),
    fields: records(`
      kind=train | number=9014 | reference=RWKTQH | from.date=2027-07-17 | from.time=10:24 | from.place=London St Pancras Int’l | to.date=2027-07-17 | to.time=13:50 | to.place=Paris Gare du Nord
    `),
  },
  {
    name: 'american-railway.eml',
    content: mailOf(
      'eTicket and Receipt',
      'plain',
      lines(
        'Reservation Number - 5F8A2C',
        'TRAIN 171 Northeast Regional',
        'BOSTON (SOUTH STATION), MA - NEW YORK (MOYNIHAN), NY',
        'DEPARTS 8:15 AM, Monday, June 7, 2027',
        'ARRIVES 12:22 PM, Monday, June 7, 2027',
      ),
    ),
    fields: records(`
      kind=train | number=171 | reference=5F8A2C | from.date=2027-06-07 | from.time=08:15 | from.place=BOSTON (SOUTH STATION), MA | to.date=2027-06-07 | to.time=12:22 | to.place=NEW YORK (MOYNIHAN), NY
    `),
  },
  {
    name: 'booking-site.eml',
    content: mailOf(
      'Your booking is confirmed at Casa Ejemplo',
      'html',
      `<h1>Your booking in Granada is confirmed</h1>${table(
        ['Confirmation number:', '4820.175.512'],
        ['Casa Ejemplo'],
        ['Check-in', 'Thursday, 6 May 2027 (from 14:00)'],
        ['Check-out', 'Sunday, 9 May 2027 (until 11:00)'],
        ['Your reservation', '3 nights, 1 room'],
        ['Address', 'Calle Larga 5, 18010 Granada, Spain'],
      )}<p>You booked a stay at Casa Ejemplo.</p>`,
    ),
    fields: records(`
      kind=hotel | name=Casa Ejemplo | reference=4820.175.512 | from.date=2027-05-06 | from.time=14:00 | from.place=Casa Ejemplo, Calle Larga 5, 18010 Granada, Spain | to.date=2027-05-09 | to.time=11:00 | to.place=Casa Ejemplo, Calle Larga 5, 18010 Granada, Spain
    `),
  },
  {
    name: 'home-sharing.eml',
    content: mailOf(
      'Reservation confirmed for Porto',
      'plain',
      lines(
        'Your reservation is confirmed',
        'You’re going to Porto!',
        'Loft by the river',
        'Entire home/apt hosted by Rui',
        'Check-in',
        'Fri, Jun 11, 2027',
        '3:00 PM',
        'Checkout',
        'Mon, Jun 14, 2027',
        '11:00 AM',
        'Address',
        'Rua Exemplo 12, 4050 Porto, Portugal',
        'Confirmation code',
        'HMQ4WX8TKZ',
      ),
    ),
    fields: records(`
      kind=hotel | name=Loft by the river | reference=HMQ4WX8TKZ | from.date=2027-06-11 | from.time=15:00 | from.place=Loft by the river, Rua Exemplo 12, 4050 Porto, Portugal | to.date=2027-06-14 | to.time=11:00 | to.place=Loft by the river, Rua Exemplo 12, 4050 Porto, Portugal
    `),
  },
  {
    name: 'hotel-chain.eml',
    content: mailOf(
      'Reservation Confirmation #83920174 for The Example Boston',
      'plain',
      lines(
        'Hotel: The Example Boston',
        'Address: 1 Example Street, Boston, Massachusetts 02110 USA',
        'Confirmation Number: 83920174',
        'Check-In: Thursday, September 2, 2027 04:00 PM',
        'Check-Out: Saturday, September 4, 2027 11:00 AM',
        'Room Type: Guest room, 1 King',
        'Number of rooms: 1',
      ),
    ),
    fields: records(`
      kind=hotel | name=The Example Boston | reference=83920174 | room=Guest room, 1 King | from.date=2027-09-02 | from.time=16:00 | from.place=The Example Boston, 1 Example Street, Boston, Massachusetts 02110 USA | to.date=2027-09-04 | to.time=11:00 | to.place=The Example Boston, 1 Example Street, Boston, Massachusetts 02110 USA
    `),
  },
  {
    name: 'coach.eml',
    content: mailOf(
      'Your booking',
      'plain',
      lines(
        'Booking number: 3028 441 2207',
        'Bus N45',
        'Departure: Munich central bus station, 21.05.2027, 08:30',
        'Arrival: Zurich bus station Sihlquai, 21.05.2027, 12:15',
      ),
    ),
    fields: records(`
      kind=bus | number=N45 | reference=3028 441 2207 | from.date=2027-05-21 | from.time=08:30 | from.place=Munich central bus station | to.date=2027-05-21 | to.time=12:15 | to.place=Zurich bus station Sihlquai
    `),
  },
  {
    name: 'car-hire.eml',
    content: mailOf(
      'Your reservation is confirmed',
      'plain',
      lines(
        'Reservation number: 9938201746',
        'Pick-up: Faro Airport, 12 June 2027, 10:30',
        'Return: Lisbon Airport, 19 June 2027, 14:00',
        'Vehicle: Compact or similar',
      ),
    ),
    fields: records(`
      kind=car | reference=9938201746 | from.date=2027-06-12 | from.time=10:30 | from.place=Faro Airport | to.date=2027-06-19 | to.time=14:00 | to.place=Lisbon Airport
    `),
  },
  {
    name: 'table.eml',
    content: mailOf(
      'Your reservation at Taverna Esempio',
      'plain',
      lines(
        'Your reservation at Taverna Esempio is confirmed',
        'Table for 4 on Friday, June 18, 2027 at 7:30 PM',
        'Confirmation #: 20417',
      ),
    ),
    fields: records(`
      kind=restaurant | name=Taverna Esempio | reference=20417 | from.date=2027-06-18 | from.time=19:30 | from.place=Taverna Esempio | to.place=Taverna Esempio
    `),
  },
]
