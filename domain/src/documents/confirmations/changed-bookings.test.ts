import { describe, expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const read = (text: string, { subject = '', sender = '' } = {}) =>
  readConfirmation(text, '2027-02-01', { sender, subject, sent: '2027-02-01' }).bookings.map(
    ({ kind, number, name, startsAt, endsAt }) =>
      [
        kind,
        number ?? name,
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

describe('of a booking that was changed only what is now is read', () => {
  const NEW = ['flight VY 1234 BCN 2027-06-18 15:20 SVQ 2027-06-18 17:00']
  const way = 'VY1234 Barcelona (BCN) - Sevilla (SVQ)\nFriday 18 June 2027'
  it.each([
    [
      'under heads with a remark',
      `PREVIOUS ITINERARY (no longer valid)\nVY1230 Fri 18 Jun 2027 Barcelona (BCN) 13:30 - Sevilla (SVQ) 15:10\n\nNEW ITINERARY\nVY1234 Fri 18 Jun 2027 Barcelona (BCN) 15:20 - Sevilla (SVQ) 17:00`,
    ],
    [
      'under words alone',
      `BEFORE\nVY1234 Barcelona (BCN) 13:30 - Sevilla (SVQ) 15:10, 18 June 2027\nAFTER\nVY1234 Barcelona (BCN) 15:20 - Sevilla (SVQ) 17:00, 18 June 2027`,
    ],
    [
      'behind labels',
      `${way}\nOld departure time: 13:30\nNew departure time: 15:20\nOld arrival time: 15:10\nNew arrival time: 17:00`,
    ],
    ['behind labels of Spain', `${way}\nHorario anterior: 13:30 - 15:10\nHorario nuevo: 15:20 - 17:00`],
    ['with what was in brackets', `${way}\nDeparts 15:20 (was 13:30)\nArrives 17:00 (was 15:10)`],
    [
      'with what was behind it',
      `${way}\nAbflug jetzt um 15:20 statt 13:30\nAnkunft jetzt um 17:00 statt 15:10`,
    ],
    ['with what was crossed out', `${way}\nDeparts ~~13:30~~ 15:20\nArrives ~~15:10~~ 17:00`],
    [
      'in columns',
      'Original\tRevised\nFlight\tVY1234\tVY1234\nDate\t18 Jun 2027\t18 Jun 2027\nDeparture\tBCN 13:30\tBCN 15:20\nArrival\tSVQ 15:10\tSVQ 17:00',
    ],
  ])('%s', (_, text) => {
    expect(read(`Booking reference: QX7TLM\n${text}`)).toEqual(NEW)
  })

  it('and none where the same flight stands there twice and nothing says which it is', () => {
    const flight = (time: string) => `MH132 18 Jun 2027 AKL ${time} - KUL 21:55`
    expect(read(`Booking reference: QX7TLM\n${flight('13:30')}\n${flight('15:20')}`)).toEqual([])
  })
})

describe('what advertises is no booking', () => {
  it.each([
    [
      'a newsletter with the number of a member',
      'Quinta do Areal, Algarve – up to 46% off\n4 nights with breakfast. Check-in from 3pm, check-out by 11am. Travel dates: 12 April 2027 – 30 June 2027.\nFrom £219 per person.\nYour member reference 4418820.',
      '',
    ],
    [
      'a title that offers',
      'Angebots-Referenz: 2027-118\nAnreise: 12.06.2027 Abreise: 15.06.2027\nHotel Post\nDorfstraße 4, 6353 Going',
      'Unser Angebot für Sie',
    ],
    [
      'when an offer holds',
      'Booking number: 88213344\nHotel Sonne\nStay dates: 12 April 2027 – 30 June 2027',
      '',
    ],
    [
      'a claim after a delay',
      'Claim reference: DR8842107\nTrain from York to London Kings Cross\n12 March 2027, 17:05 - 19:01',
      'Your Delay Repay claim',
    ],
    [
      'a letter that asks',
      'Guten Tag,\nhaben Sie vom 12. bis 15. Juni 2027 ein Doppelzimmer frei?\nAnreise: 12.06.2027\nAbreise: 15.06.2027\nHotel Post\nDorfstraße 4, 6353 Going',
      'Anfrage',
    ],
  ])('%s', (_, text, subject) => {
    expect(read(text, { subject })).toEqual([])
  })
})

it('a number that stands below its part is of none above it', () => {
  const way = (from: string, to: string, starts: string, ends: string) =>
    `${from}\t12 June 2027\t${starts}\tEC 283\n${to}\t12 June 2027\t${ends}`
  const bookings = read(
    `Ticket of the railway\n${way('Praha hl.n.', 'Pardubice hl.n.', '17:50', '18:46')}\nRef: 544265457956\n${way('Pardubice hl.n.', 'Brno hl.n.', '19:03', '20:23')}\nRef: 541265457962`,
  )
  expect(bookings).toHaveLength(2)
})

it('the day of the mail beside later ones is when it was booked, whatever it is called', () => {
  expect(
    read(
      'Varausnumero: 20471882\nOstettu\n1.2.2027\nHelsinki - Tampere\nLähtö 09:03 Helsinki\nSaapuminen 10:47 Tampere\nMatkapäivä 12.6.2027',
    ),
  ).not.toContainEqual(expect.stringContaining('2027-02-01'))
})
