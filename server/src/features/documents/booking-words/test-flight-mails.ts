import { type ImportSample, lines, mailOf, records, table } from './test-sample-records.ts'

/** Confirmations of flights in the ways in which well-known airlines write them; part of test-booking-mails.ts. */
export const FLIGHT_MAILS: readonly ImportSample[] = [
  {
    name: 'low-cost-airline.eml',
    content: mailOf(
      'Travel Itinerary',
      'plain',
      lines(
        'Thank you for booking with us',
        'Your Reservation Number: K7WQ2T',
        'FLIGHT STATUS: Confirmed',
        'FR 1882',
        'Dublin to Faro',
        '(DUB) - (FAO)',
        'Sat, 12 Jun 27',
        'Departs 06:30',
        'Arrives 09:35',
        'Passengers',
        'MS ANA EXAMPLE - 18C',
      ),
    ),
    fields: records(`
      kind=flight | number=FR 1882 | reference=K7WQ2T | from.date=2027-06-12 | from.time=06:30 | from.place=DUB | to.date=2027-06-12 | to.time=09:35 | to.place=FAO
    `),
  },
  {
    name: 'orange-airline.eml',
    content: mailOf(
      'Booking reference: KP4HXW2',
      'plain',
      lines(
        'Your booking reference is KP4HXW2',
        'London Gatwick to Nice',
        'Flight number: EZY8357',
        'Departing: Fri 02 Jul 2027 07:15 London Gatwick (LGW)',
        'Arriving: Fri 02 Jul 2027 10:20 Nice (NCE)',
      ),
    ),
    fields: records(`
      kind=flight | number=EZY 8357 | reference=KP4HXW2 | from.date=2027-07-02 | from.time=07:15 | from.place=LGW | to.date=2027-07-02 | to.time=10:20 | to.place=NCE
    `),
  },
  {
    name: 'german-airline.eml',
    content: mailOf(
      'Buchungsdetails | Abflug: 18. September 2027 | FRA-LIS',
      'html',
      `<p>Ihr Buchungscode: <b>RT5W8K</b></p><h2>Hinflug: Frankfurt - Lissabon</h2>${table(
        ['Samstag, 18. September 2027'],
        ['09:05', 'Frankfurt (FRA)', 'Terminal 1'],
        ['11:05', 'Lissabon (LIS)', 'Terminal 1'],
        ['LH 1166', 'durchgeführt von: Lufthansa', 'Economy'],
      )}`,
    ),
    fields: records(`
      kind=flight | number=LH 1166 | reference=RT5W8K | from.date=2027-09-18 | from.time=09:05 | from.place=FRA | to.date=2027-09-18 | to.time=11:05 | to.place=LIS
    `),
  },
  {
    name: 'american-airline.eml',
    content: mailOf(
      'Your Trip Confirmation',
      'plain',
      lines(
        'Confirmation Number: HQ7TRW',
        'Fri, 14MAY',
        'DEPART',
        'ARRIVE',
        'DL 1487',
        'Main Cabin (V)',
        'ATLANTA (ATL)',
        '10:15am',
        'DENVER (DEN)',
        '11:48am',
        'Issue date: 02MAR27',
      ),
    ),
    fields: records(`
      kind=flight | number=DL 1487 | reference=HQ7TRW | from.date=2027-05-14 | from.time=10:15 | from.place=ATL | to.date=2027-05-14 | to.time=11:48 | to.place=DEN
    `),
  },
  {
    name: 'gulf-airline.eml',
    content: mailOf(
      'Booking confirmation - T8XK4M',
      'plain',
      lines(
        'Booking reference: T8XK4M',
        'Dubai (DXB) to Milan (MXP)',
        'Departing',
        '09:45, Tue 05 Oct 27',
        'Terminal 3',
        'Arriving',
        '14:20, Tue 05 Oct 27',
        'Terminal 1',
        'Flight EK205',
        'Boeing 777-300ER',
      ),
    ),
    fields: records(`
      kind=flight | number=EK 205 | reference=T8XK4M | from.date=2027-10-05 | from.time=09:45 | from.place=DXB | to.date=2027-10-05 | to.time=14:20 | to.place=MXP
    `),
  },
  {
    name: 'japanese-airline.eml',
    content: mailOf(
      '[From us] Itinerary/Receipt',
      'plain',
      lines(
        '予約番号：Q4MZ7X',
        '2027年8月20日(金)',
        'NH203',
        '東京(羽田) (HND) 10:55 発',
        'フランクフルト (FRA) 18:50 着',
        'エコノミークラス',
        '搭乗手続きは出発の60分前まで',
      ),
    ),
    fields: records(`
      kind=flight | number=NH 203 | reference=Q4MZ7X | from.date=2027-08-20 | from.time=10:55 | from.place=HND | to.date=2027-08-20 | to.time=18:50 | to.place=FRA
    `),
  },
  {
    name: 'latin-airline.eml',
    content: mailOf(
      'Confirmación de compra',
      'plain',
      lines(
        'Tu código de reserva es: WZJKQT',
        'Vuelo de ida',
        'LA 2368',
        'Lima (LIM)',
        '15/04/2027 - 08:20',
        'Cusco (CUZ)',
        '15/04/2027 - 09:45',
      ),
    ),
    fields: records(`
      kind=flight | number=LA 2368 | reference=WZJKQT | from.date=2027-04-15 | from.time=08:20 | from.place=LIM | to.date=2027-04-15 | to.time=09:45 | to.place=CUZ
    `),
  },
]
