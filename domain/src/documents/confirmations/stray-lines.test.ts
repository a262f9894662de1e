import { describe, expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const read = (text: string, subject = '', sender = '') =>
  readConfirmation(text, '2027-02-01', { sender, subject, sent: '2027-02-01' }).bookings.map(
    ({ kind, number, name, room, startsAt, endsAt }) =>
      [
        kind,
        number,
        name,
        room,
        ...[startsAt, endsAt].map(({ at, place }) =>
          [place?.code ?? place?.name, at?.date, at?.time].filter(Boolean).join(' '),
        ),
      ]
        .filter(Boolean)
        .join(' | '),
  )

describe('two ways side by side', () => {
  const there = 'ferry | Hull 2027-08-20 20:30 | Rotterdam 2027-08-21 08:15'
  const back = 'ferry | Rotterdam 2027-08-28 20:30 | Hull 2027-08-29 08:00'
  const told = 'Ferry booking reference: 41937702\n'

  it.each([
    [
      'words for both ends in each cell',
      'Hull to Rotterdam\tRotterdam to Hull\nDeparts: Fri 20 Aug 2027, 20:30\tDeparts: Sat 28 Aug 2027, 20:30\nArrives: Sat 21 Aug 2027, 08:15\tArrives: Sun 29 Aug 2027, 08:00',
    ],
    [
      'German words',
      'Hinfahrt\tRückfahrt\nHull - Rotterdam\tRotterdam - Hull\nAbfahrt: 20.08.2027, 20:30\tAbfahrt: 28.08.2027, 20:30\nAnkunft: 21.08.2027, 08:15\tAnkunft: 29.08.2027, 08:00',
    ],
    [
      'a row of the whole above and a price below',
      'Passengers:\tTwo\nHull to Rotterdam\tRotterdam to Hull\nDeparts: Fri 20 Aug 2027, 20:30\tDeparts: Sat 28 Aug 2027, 20:30\nArrives: Sat 21 Aug 2027, 08:15\tArrives: Sun 29 Aug 2027, 08:00\nTotal\t£607.00',
    ],
  ])('%s are the way there and the way back', (_, text) => {
    expect(read(told + text)).toEqual([there, back])
  })
})

it.each([
  'fermate: Bologna Autostazione 01:25, Firenze Villa Costanza 02:45, Roma Tiburtina 05:50',
  'Stops: Bologna 01:25, Firenze 02:45',
  '9h 35m · Zwischenhalte: Bologna 01:25',
  'arrêts : Bologne 01:25, Florence 02:45',
])('a place where a coach stops on its way is not where it ends: %s', (stops) => {
  expect(
    read(
      `Bus, codice prenotazione IT9F4KXR\n22:30\tMilano Lampugnano\tven 30/04/2027\n${stops}\n08:05\tNapoli Metropark\tsab 01/05/2027`,
    ),
  ).toEqual(['bus | Milano Lampugnano 2027-04-30 22:30 | Napoli Metropark 2027-05-01 08:05'])
})

it('the one stop of a ticket may be where somebody boards', () => {
  expect(
    read(
      'Bus, codice prenotazione IT9F4KXR\n30/04/2027\nFermata: Milano Lampugnano 12:30\nArrivo: Bologna Autostazione 15:05',
    ),
  ).toEqual(['bus | Milano Lampugnano 2027-04-30 12:30 | Bologna Autostazione 2027-04-30 15:05'])
})

it('a table of more than two columns whose heads stand one below the other keeps its first way', () => {
  const way = (day: string, from: string, to: string, number: string) =>
    `${day} 2027 10:40\n${day} 2027 14:50\n${number}\n${from}\n${to}\nStatus OK`
  expect(
    read(
      `RESERVATION CODE T9WKDB\nITINERARY\nDeparture\nArrival\nFlight\n${way('27 Nov', 'Melbourne (MEL)', 'Hanoi (HAN)', 'VN780')}\n${way('12 Dec', 'Hanoi (HAN)', 'Melbourne (MEL)', 'VN781')}`,
    ),
  ).toEqual([
    'flight | VN 780 | MEL 2027-11-27 10:40 | HAN 2027-11-27 14:50',
    'flight | VN 781 | HAN 2027-12-12 10:40 | MEL 2027-12-12 14:50',
  ])
})

it('times of a note, of a price and of an office move no way', () => {
  expect(
    read(
      'Here are the train tickets. Can you get the 10:30 taxi sorted at the other end? x Bev\nBooking reference: GCT5R8ND2\nFriday 12 March 2027\nDepart\tHartlepool\t06:40\nArrive\tLondon Kings Cross\t09:56\nBooking fee\tGBP\t0.00\nτηλ. 26510 26286, 05:30-22:00',
    ),
  ).toEqual(['train | Hartlepool 2027-03-12 06:40 | London Kings Cross 2027-03-12 09:56'])
})

it('a company that sells a stay has its office where nobody sleeps', () => {
  const text =
    'SkiStar\nBokningsnummer: 48172093\nBoende\nBoende\tBjörnlia Fjällby\nAdress\tBjörnliavägen 14, 780 67 Sälen\nAnkomst\tsöndag 14 februari 2027, från kl. 16.00\nAvresa\tsöndag 21 februari 2027, senast kl. 10.00\n'
  for (const office of [
    'SkiStar AB (publ), Fjällvägen 25, 780 67 Sälen. Org.nr 556093-6949',
    'SkiStar AB, Fjällvägen 25, 780 67 Sälen',
  ])
    expect(read(text + office, '', 'SkiStar <bokning@skistar.example>')).toEqual([
      'hotel | Björnlia Fjällby | Björnlia Fjällby, Björnliavägen 14, 780 67 Sälen 2027-02-14 16:00 | Björnlia Fjällby, Björnliavägen 14, 780 67 Sälen 2027-02-21 10:00',
    ])
})

it('how many nights a stay has, between the heads of its two days, is no column', () => {
  expect(
    read(
      'Booking ID: NKPR4471\nOYO 48127 Hotel Lake View\n23 Gulab Road, Udaipur 313001\nCheck-in\t2 Nights\tCheck-out\nSat, 20 Mar 2027\tMon, 22 Mar 2027\n12:00 PM onwards\ttill 11:00 AM',
    ),
  ).toEqual([
    'hotel | OYO 48127 Hotel Lake View | OYO 48127 Hotel Lake View, 23 Gulab Road, Udaipur 313001 2027-03-20 12:00 | OYO 48127 Hotel Lake View, 23 Gulab Road, Udaipur 313001 2027-03-22 11:00',
  ])
})

it('what a concert hall recommends and when it takes the money is no second concert', () => {
  const at = 'Elbphilharmonie Hamburg, Platz der Deutschen Einheit 4, 20457 Hamburg'
  expect(
    read(
      'Bestellnummer: 3318-604172, zwei Tickets\n\nTrio Gezeiten: Fauré, Boulanger\nFreitag, 12. November 2027, 19.30 Uhr\nElbphilharmonie Hamburg\nPlatz der Deutschen Einheit 4, 20457 Hamburg\nZahlart: Lastschrift, Abbuchung am 13.09.2027\nKonzerteinführung um 18.45 Uhr\nUnser Tipp: Orgel pur, Sonntag, 5. Dezember 2027, 11.00 Uhr',
    ),
  ).toEqual([`event | Trio Gezeiten: Fauré, Boulanger | ${at} 2027-11-12 19:30 | ${at}`])
})

it('both ends of a hired car have the one address of their branch', () => {
  expect(
    read(
      '렌터카 예약번호\tR2710-448137\n대여일시\t2027년 10월 22일 (금) 10:30\n대여지점\t제주오토하우스\n반납일시\t2027년 10월 25일 (월) 18:00\n반납지점\t제주오토하우스\n지점주소\t제주시 용문로 244',
    ),
  ).toEqual([
    'car | 제주오토하우스, 제주시 용문로 244 2027-10-22 10:30 | 제주오토하우스, 제주시 용문로 244 2027-10-25 18:00',
  ])
})

it.each([
  'zaterdag 24 juli 2027, vlucht OR 3217\nVertrek 06:35 Eindhoven (EIN)\nAankomst 10:25 Corfu (CFU)',
  'Samstag, 24. Juli 2027, Flug OR 3217\nAbflug 06:35 Eindhoven (EIN)\nAnkunft 10:25 Korfu (CFU)',
])(
  'a flight of an airline that nobody knows has its number behind the word for it, beside its day',
  (way) => {
    expect(read(`Boekingsnummer: 61820947\n${way}`)).toEqual([
      'flight | OR 3217 | EIN 2027-07-24 06:35 | CFU 2027-07-24 10:25',
    ])
  },
)
