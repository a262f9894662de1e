import { expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const read = (text: string, subject = '') =>
  readConfirmation(text, '2027-02-01', { sender: '', subject, sent: '2027-02-01' }).bookings.map(
    ({ kind, number, startsAt, endsAt }) =>
      [
        kind,
        number,
        startsAt.place?.code ?? startsAt.place?.name,
        startsAt.at?.date,
        startsAt.at?.time,
        endsAt.place?.code ?? endsAt.place?.name,
        endsAt.at?.date,
        endsAt.at?.time,
      ]
        .filter(Boolean)
        .join(' '),
  )

it.each<[string, string, string[]]>([
  [
    'flights noted in a line each',
    'Booked! BA 432 LHR to AMS, Fri 12 March 2027, 07:20 - 09:40\nback BA 441 AMS to LHR Sun 14 March 18:05 - 18:30\nref is QX7TLM',
    [
      'flight BA 432 LHR 2027-03-12 07:20 AMS 2027-03-12 09:40',
      'flight BA 441 AMS 2027-03-14 18:05 LHR 2027-03-14 18:30',
    ],
  ],
  [
    'two ways that tell departures alone',
    'Ferry booking reference: 8204417\nOutward: Portsmouth to Fishbourne\nSat 12 June 2027 at 09:00\nReturn: Fishbourne to Portsmouth\nSun 20 June 2027 at 17:30',
    ['ferry Portsmouth 2027-06-12 09:00 Fishbourne', 'ferry Fishbourne 2027-06-20 17:30 Portsmouth'],
  ],
  [
    'labels and values by turns',
    'Booking reference\nQX7TLM\nFlight\nLH 2418\nDate\n12 June 2027\nFrom\nMunich (MUC)\nTo\nOslo (OSL)\nDeparture\n06:40\nArrival\n09:05',
    ['flight LH 2418 MUC 2027-06-12 06:40 OSL 2027-06-12 09:05'],
  ],
  [
    'a list of stops',
    'Bus ticket, booking reference CLK8820417\nFriday 2 July 2027\n11:30\tInverness Bus Station\n13:26\tKyle of Lochalsh\n14:43\tPortree',
    ['bus Inverness Bus Station 2027-07-02 11:30 Portree 2027-07-02 14:43'],
  ],
  [
    'a sentence',
    'Your booking 8VXQZL. You are flying from Glasgow (GLA) to Kirkwall (KOI) on flight LM393 on Wednesday 20 October 2027. It is due to leave at 14:15 and should touch down at 15:25.',
    ['flight LM 393 GLA 2027-10-20 14:15 KOI 2027-10-20 15:25'],
  ],
  [
    'cells one below the other',
    'Booking reference\nQX7TLM\nFlight\nFrom\nTo\nDeparture\nArrival\nClass\nLH 2418\nMunich (MUC)\nTerminal 2\nOslo (OSL)\n12 June 2027\n21:40\n13 June 2027\n00:05\nEconomy',
    ['flight LH 2418 MUC 2027-06-12 21:40 OSL 2027-06-13 00:05'],
  ],
  [
    'the place, the day and the time below each word',
    'PNR No\nTK4Q82W\nTren\nYHT 81028\nKalkış\nANKARA GAR\n08.10.2027 Cuma\n17:40\nVarış\nİSTANBUL (SÖĞÜTLÜÇEŞME)\n08.10.2027 Cuma\n22:09\nVagon / Koltuk\n4 / 7C',
    ['train YHT 81028 ANKARA GAR 2027-10-08 17:40 İSTANBUL (SÖĞÜTLÜÇEŞME) 2027-10-08 22:09'],
  ],
  [
    'the day beside how long it takes, and the number between both ends',
    'Numéro de réservation : BX7K2QW4\nJeudi 22 juillet 2027, durée 8 h 55\n13:00\tParis - Bercy Seine\nBus n° 4471 · 8 h 55 de trajet\n21:55\tBayonne - Gare SNCF',
    ['bus 4471 Paris - Bercy Seine 2027-07-22 13:00 Bayonne - Gare SNCF 2027-07-22 21:55'],
  ],
  [
    'the words for out and home before the way',
    'Bokningsnummer: 5041882\nFärja\nUtresa Nynäshamn – Visby\nAvgång\tlördag 3 juli 2027 kl. 11.05\nAnkomst\tlördag 3 juli 2027 kl. 14.20',
    ['ferry Nynäshamn 2027-07-03 11:05 Visby 2027-07-03 14:20'],
  ],
  [
    'tables that are drawn, lists and stress',
    '* Booking reference: *QX7TLM*\n| Flight | Depart | Arrive |\n| LH 2418 | Munich (MUC) 06:40 | Oslo (OSL) 09:05 |\n* Date ........ 12 June 2027',
    ['flight LH 2418 MUC 2027-06-12 06:40 OSL 2027-06-12 09:05'],
  ],
  [
    'labels with a value for each way',
    'Booking reference\nQX7TLM\nFlight number\nLH2418\nLH2419\nFrom\nMunich (MUC)\nOslo (OSL)\nTo\nOslo (OSL)\nMunich (MUC)\nDeparts\nSat 12 Jun 2027 at 06:40\nTue 15 Jun 2027 at 10:00\nArrives\nSat 12 Jun 2027 at 09:05\nTue 15 Jun 2027 at 12:25',
    [
      'flight LH 2418 MUC 2027-06-12 06:40 OSL 2027-06-12 09:05',
      'flight LH 2419 OSL 2027-06-15 10:00 MUC 2027-06-15 12:25',
    ],
  ],
  [
    'several labels in one line',
    'Booking reference: QX7TLM\nFrom: Munich (MUC) To: Oslo (OSL)\nFlight No: LH2418 Date: Sat 12 Jun 2027\nDep: 06:40 Arr: 09:05',
    ['flight LH 2418 MUC 2027-06-12 06:40 OSL 2027-06-12 09:05'],
  ],
])('%s are read', (_, text, wanted) => {
  expect(read(text)).toEqual(wanted)
})

it.each([
  [
    'what lies in a basket',
    'You left this in your basket\nBooking reference: 8204417\nFerry: Portsmouth to Fishbourne\nDeparts Sat 12 June 2027 09:00',
    '',
  ],
  [
    'what the title of the mail says is cancelled',
    'Booking reference: QX7TLM\nFlight LH 2418, 12 June 2027\nDeparts 06:40 Munich (MUC)\nArrives 09:05 Oslo (OSL)',
    'Cancellation of your booking QX7TLM',
  ],
  [
    'a pair of places of which nothing tells that they are some',
    'Booking reference: QX7TLM\nCoach\n12 June 2027\n06:40\nSeat 12A\nGreen Club\n09:05\nHappy Traveller',
    '',
  ],
])('%s gives no booking', (_, text, subject) => {
  expect(read(text, subject)).toEqual([])
})

it('letters, tables and notes that were made to be slow are read at once', () => {
  const lines = [
    `Depart ${'York '.repeat(40)}at 10:00, arrive ${'Leeds '.repeat(40)}`,
    `OUT: ${'Leeds '.repeat(60)}to ${'York '.repeat(60)}`,
    `from ${'A-b '.repeat(90)}to`,
    `${'Route\tA to B\t'.repeat(12)}`,
    `half past ${'half past '.repeat(60)}`,
    `${'ABC '.repeat(30)}10:00`,
    `order ${'of '.repeat(100)}2027-`,
    `was ${'is now'.repeat(50)}`,
    `confirmed: ${'a b'.repeat(60)}`,
    `(${'( '.repeat(150)}`,
    `${'| '.repeat(190)}x`,
    `|${' '.repeat(380)}x`,
    `${'_'.repeat(390)} `,
    `Fare ${' .'.repeat(180)}`,
    `${'*a '.repeat(130)}`,
    `${'→ '.repeat(190)}10:00`,
    `${'From: A To: B '.repeat(11)}`,
    `Old ${'departure '.repeat(18)}: 10:00`,
    `New ${'departure '.repeat(18)}: 10:00`,
    `15:20 (was ${'was '.repeat(40)}1`,
    `${'~~1'.repeat(60)}`,
    `10:00\nYork ${'York '.repeat(14)}`,
  ]
  const began = Date.now()
  for (const line of lines)
    for (const end of ['\n', '\n\n']) read(`Booking reference: 8841201\n${Array(400).fill(line).join(end)}`)
  expect(Date.now() - began).toBeLessThan(30_000)
}, 60_000)
