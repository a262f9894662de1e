import { describe, expect, it } from 'vitest'
import { readCalendar } from './calendar.rules.ts'
import { readWalletPass } from './wallet-pass.rules.ts'

const entryOf = (...lines: string[]) =>
  readCalendar(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n'),
  ).bookings[0]

describe('a journey of a calendar whose title has its destination alone', () => {
  const utc = ['DTSTART:20271006T055800Z', 'DTEND:20271006T073300Z']

  it('begins where its description says, by the clocks of its places', () => {
    expect(
      entryOf(
        ...utc,
        'SUMMARY:Train to Dijon Ville (TGV INOUI 6751)',
        'LOCATION:Paris',
        'DESCRIPTION:Train: TGV INOUI 6751\\nDepart: Paris Gare de Lyon\\, Wed Oct 6\\, 07:58 local time\\nArrive: Dijon Ville\\, Wed Oct 6\\, 09:33 local time',
      ),
    ).toMatchObject({
      kind: 'train',
      number: 'TGV INOUI 6751',
      startsAt: { at: { date: '2027-10-06', time: '07:58' }, place: { name: 'Paris Gare de Lyon' } },
      endsAt: { at: { date: '2027-10-06', time: '09:33' }, place: { name: 'Dijon Ville' } },
    })
  })

  it.each(['Train to Ulm (ICE 597)', 'Zug nach Ulm (ICE 597)', 'Treno per Ulm (ICE 597)'])(
    'else where the entry is: %s',
    (title) => {
      expect(entryOf(...utc, `SUMMARY:${title}`, 'LOCATION:Bonn Hbf')).toMatchObject({
        kind: 'train',
        number: 'ICE 597',
        startsAt: { place: { name: 'Bonn Hbf' } },
        endsAt: { place: { name: 'Ulm' } },
      })
    },
  )

  it.each(['Train to be booked', 'Train to Ulm'])('without any origin is no journey: %s', (title) => {
    expect(entryOf(...utc, `SUMMARY:${title}`)?.kind).toBe('event')
  })
})

it('a stay of a calendar in UTC has the clocks of its place', () => {
  expect(
    entryOf(
      'DTSTART:20271006T130000Z',
      'DTEND:20271008T090000Z',
      'SUMMARY:Hotel: Hôtel des Trois Becquets',
      'LOCATION:Hôtel des Trois Becquets\\, 17 rue Monge\\, 21000 Dijon',
      'DESCRIPTION:Check-in: Wed Oct 6\\, 15:00\\nCheck-out: Fri Oct 8\\, 11:00',
    ),
  ).toMatchObject({
    startsAt: { at: { date: '2027-10-06', time: '15:00' } },
    endsAt: { at: { date: '2027-10-08', time: '11:00' } },
  })
})

describe('a ticket in a wallet', () => {
  const ticketWith = (...fields: [string, string][]) =>
    readWalletPass(
      {
        eventTicket: {
          primaryFields: [{ key: 'plan', label: 'PLAN', value: 'Boleros' }],
          auxiliaryFields: fields.map(([label, value], i) => ({ key: `f${i}`, label, value })),
        },
      },
      '2027-09-01',
    ).bookings[0]

  it('has its venue under a word that is a seat in another language, a field for its time and one for its holder', () => {
    const ticket = ticketWith(
      ['LUGAR', 'Claustro de San Gervasio'],
      ['FECHA', 'sáb., 2 oct. 2027'],
      ['HORA', '21:00'],
      ['A nombre de', 'Rocío Cabanillas'],
    )
    expect(ticket).toMatchObject({
      people: ['Rocío Cabanillas'],
      startsAt: { at: { date: '2027-10-02', time: '21:00' }, place: { name: 'Claustro de San Gervasio' } },
    })
    expect(ticket?.seat).toBeUndefined()
    expect(ticket?.origins.some(({ field }) => field === 'seat')).toBe(false)
  })

  it('on a boarding pass a time under that word alone is none of the departure', () => {
    const pass = {
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        auxiliaryFields: [
          { key: 'date', label: 'DATE', value: '2 Oct 2027' },
          { key: 'time', label: 'TIME', value: '21:00' },
        ],
      },
    }
    expect(readWalletPass(pass, '2027-09-01').bookings[0]?.startsAt.at?.time).toBe(null)
  })

  it('keeps a seat beside its venue', () => {
    expect(ticketWith(['RECINTO', 'Teatro Real'], ['ASIENTO', 'Fila 3, 12'])?.seat).toBe('Fila 3, 12')
  })
})
