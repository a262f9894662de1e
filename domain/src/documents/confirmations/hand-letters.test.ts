import { describe, expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const read = (text: string, subject = 'Re: your question', sender = 'Post post@example.org') =>
  readConfirmation(text, '2027-05-02', { sender, subject, sent: '2027-05-02' }).bookings.map(
    ({ kind, name, room, startsAt, endsAt }) => ({
      kind,
      name,
      ...(room && { room }),
      from: [startsAt.at?.date, startsAt.at?.time].filter(Boolean).join(' '),
      to: [endsAt.at?.date, endsAt.at?.time].filter(Boolean).join(' '),
      place: startsAt.place?.name,
    }),
  )

describe('a letter of somebody’s own words', () => {
  it.each([
    [
      'English, broken at a width, with the question below',
      `Dear Ann

Thank you for the deposit of £60. I am happy to confirm your booking at
Birch House: the Loft Room for two, three nights, arriving Friday 4 June
2027 and leaving Monday 7 June 2027.

Please check in after 3pm and check out by 10am.

Best wishes, Joan
Birch House, 4 Hill Lane, Kendal LA9 4AB

On 1 May 2027, at 10:00, Ann Field <ann@example.org> wrote:
> Have you a room from 11 to 14 June 2027? We would arrive about 6pm.`,
      {
        kind: 'hotel',
        name: 'Birch House',
        room: 'Loft Room',
        from: '2027-06-04 15:00',
        to: '2027-06-07 10:00',
        place: 'Birch House, 4 Hill Lane, Kendal LA9 4AB',
      },
    ],
    [
      'Italian, a range of days',
      `Cara Anna,
vi confermo la camera Viola all’Agriturismo Il Noce, per due persone, da venerdì 4 giugno a lunedì 7 giugno 2027. Il check-in è dalle 16:00.
A presto, Luca
Agriturismo Il Noce, via dei Tigli 9, 53040 Rigo (SI) – 0577 555 012`,
      {
        kind: 'hotel',
        name: 'Agriturismo Il Noce',
        room: 'Viola',
        from: '2027-06-04 16:00',
        to: '2027-06-07',
        place: 'Agriturismo Il Noce, via dei Tigli 9, 53040 Rigo (SI)',
      },
    ],
    [
      'a table',
      `Hi Tom,
We've booked you in at Saltmarsh for 4 people on Saturday 12 June at 7.30pm.
The menu is $80 a head.
Saltmarsh | 12 Shore Road, Kiama NSW 2533`,
      {
        kind: 'restaurant',
        name: 'Saltmarsh',
        from: '2027-06-12 19:30',
        to: '',
        place: 'Saltmarsh, 12 Shore Road, Kiama NSW 2533',
      },
    ],
  ])('is a booking where it is confirmed: %s', (_, text, wanted) => {
    expect(read(text)).toEqual([wanted])
  })

  it.each([
    [
      'an offer',
      'We can offer you the Loft Room at Birch House from 4 to 7 June 2027, £90 a night.\nBirch House',
    ],
    [
      'what is confirmed later',
      'Once we have your deposit we will confirm your booking at Birch House from 4 June 2027 to 7 June 2027, £90.\nBirch House',
    ],
    [
      'a question',
      'Could you confirm our booking at Birch House from 4 June 2027 to 7 June 2027? £90 was it?\nBirch House',
    ],
    [
      'two bookings',
      'I confirm your booking at Birch House from 4 to 7 June 2027 for £90.\nI confirm your booking at Birch House from 11 to 14 June 2027 for £95.',
    ],
    [
      'a name that stands nowhere else',
      'I confirm your booking at Birch House from 4 June 2027 to 7 June 2027, £90 a night.',
    ],
  ])('is none where it is not: %s', (_, text) => {
    expect(read(text)).toEqual([])
  })
})

it('a letter that was made to be slow is read at once', () => {
  const starts = [
    'Bestätige',
    'Bestätigen wir',
    'Haben wir',
    'Confirmed',
    'We have booked',
    'Confirmons',
    'Skrev',
  ]
  const tails = ['a'.repeat(280), 'ab '.repeat(90), 'a '.repeat(140)]
  const began = Date.now()
  for (const start of starts)
    for (const tail of tails) expect(read(Array(400).fill(`${start} ${tail}.`).join('\n\n'))).toEqual([])
  // One such letter took three minutes where a word might begin without a blank; all of these take a second.
  expect(Date.now() - began).toBeLessThan(30_000)
}, 60_000)
