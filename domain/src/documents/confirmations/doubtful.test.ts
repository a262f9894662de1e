import { describe, expect, it } from 'vitest'
import { type MailContext, readConfirmation } from './read-confirmation.rules.ts'

const LETTER: MailContext = { sender: 'Example <post@example.org>', subject: '', sent: '2027-03-01' }
const read = (text: string, letter: MailContext = LETTER) =>
  readConfirmation(text, '2027-03-01', letter).bookings.map(
    ({ kind, number, reference, name, room, startsAt, endsAt }) =>
      [
        kind,
        number,
        reference,
        name,
        room,
        ...[startsAt, endsAt].map(({ at, place }) =>
          [at?.date, at?.time, place?.code ?? place?.name].filter(Boolean).join(' '),
        ),
      ]
        .filter(Boolean)
        .join(' | '),
  )

const OUT = '09:20 York\n11:24 Leeds Station'
const BACK = '16:55 Leeds Station\n19:06 York'
const THERE = 'train | 3104771 | 2027-06-12 09:20 York | 2027-06-12 11:24 Leeds Station'

describe('of two ways', () => {
  it('each has its own day', () => {
    expect(
      read(`Booking number: 3104771\nTrain\nOut: 12 June 2027\n${OUT}\nReturn: 19 June 2027\n${BACK}`),
    ).toEqual([THERE, 'train | 3104771 | 2027-06-19 16:55 Leeds Station | 2027-06-19 19:06 York'])
  })

  it.each([
    ['the way back has not that of the way there', `Out: 12 June 2027\n${OUT}\nReturn\n${BACK}`, [THERE]],
    [
      'the way there has not that of the way back',
      `Out\n${OUT}\nReturn: 19 June 2027\n${BACK}`,
      ['train | 3104771 | 2027-06-19 16:55 Leeds Station | 2027-06-19 19:06 York'],
    ],
    [
      'neither has the day on which it was booked',
      `Order of 1 March 2027\nOut\n${OUT}\nReturn: 19 June 2027\n${BACK}`,
      ['train | 3104771 | 2027-06-19 16:55 Leeds Station | 2027-06-19 19:06 York'],
    ],
  ])('%s', (_, text, found) => {
    expect(read(`Booking number: 3104771\nTrain\n${text}`)).toEqual(found)
  })

  it('none arrives when the next one leaves', () => {
    expect(
      read(`Booking number: 3104771\nTrain\n12 June 2027\n09:20 York\n16:55 Leeds Station\n19:06 York`),
    ).toEqual([])
  })

  it('the same one told twice is one', () => {
    expect(read(`Booking number: 3104771\nTrain\n12 June 2027\n${OUT}\n${OUT}`)).toEqual([THERE])
  })

  it('none leaves a place before the one that ends there has arrived', () => {
    expect(
      read(
        'Booking number: 3104771\nTrain\n12 June 2027 09:20 York\n12 June 2027 11:24 Leeds Station\n12 June 2027 10:40 Leeds Station\n12 June 2027 12:06 Hull',
      ),
    ).toEqual([])
  })
})

describe('what stands near a time and is no place', () => {
  it.each([
    'Super Saver fare',
    'Manage your booking',
    'RICEVUTA DI ACQUISTO',
    'Renault Clio or similar',
    'Total £38.40',
  ])('%s is no stop', (text) => {
    expect(
      read(`Booking number: 3104771\nTrain\n12 June 2027\n09:20\t${text}\n11:24\tLeeds Station`),
    ).toEqual([])
  })

  it('a car, its price and its driver are no branch', () => {
    expect(
      read(
        'Booking number: 3104771\nCar hire\nPick-up: 12 June 2027 10:00\nYork Station, 2 High Street\nDrop-off: 14 June 2027 10:00\nYour vehicle\nFiat 500 or similar',
      ),
    ).toEqual([])
  })

  it('a price and a label are no room', () => {
    expect(
      read(
        'Booking number: 3104771\nHotel Example\n2 High Street, York YO1 7HH\nCheck-in: 12 June 2027\nCheck-out: 14 June 2027\nRoom\t2 x £80.00 = £160.00',
      ),
    ).toEqual([
      'hotel | 3104771 | Hotel Example | 2027-06-12 Hotel Example, 2 High Street, York YO1 7HH | 2027-06-14 Hotel Example, 2 High Street, York YO1 7HH',
    ])
  })
})

describe('a day', () => {
  it('that is another day of the week than the text says is of no booking', () => {
    const stay = (day: string) =>
      `Booking number: 3104771\nHotel Example\n2 High Street, York YO1 7HH\nCheck-in: ${day}\nCheck-out: 14 June 2027`
    expect(read(stay('Saturday 12 June 2027'))).toHaveLength(1)
    expect(read(stay('Friday 12 June 2027'))).toEqual([])
  })

  it('further ahead than tickets are sold is that until which something may be used', () => {
    expect(read(`Booking number: 3104771\nTrain\n12 June 2028\n${OUT}`)).toEqual([])
  })
})

it('a telephone and the name of whoever travels are no booking number', () => {
  expect(read(`Booking number\n0800 979 2000\nTrain\n12 June 2027\n${OUT}`)).toEqual([
    THERE.replace(' | 3104771', ''),
  ])
  expect(read(`Booking number\nRAFAEL\nRAFAEL ORTEGA\nTrain\n12 June 2027\n${OUT}`)).toEqual([
    THERE.replace(' | 3104771', ''),
  ])
})

it('of a chain the house is meant that stands above its address', () => {
  expect(
    read(
      'Booking number: 3104771\nExample Inn\nExample Inn York\n2 High Street, York YO1 7HH\nCheck-in: 12 June 2027\nCheck-out: 14 June 2027',
      {
        ...LETTER,
        subject: 'Your Example Inn booking',
      },
    ),
  ).toEqual([
    'hotel | 3104771 | Example Inn York | 2027-06-12 Example Inn York, 2 High Street, York YO1 7HH | 2027-06-14 Example Inn York, 2 High Street, York YO1 7HH',
  ])
})

it('a flight between two airports is one, whoever sold it', () => {
  const text = 'Booking number: 3104771\n12 June 2027\nSK 1676\n07:10 Berlin (BER)\n08:20 Copenhagen (CPH)'
  expect(read(text, { ...LETTER, sender: 'FlixBus <noreply@flixbus.com>' })).toEqual([
    'flight | SK 1676 | 3104771 | 2027-06-12 07:10 BER | 2027-06-12 08:20 CPH',
  ])
})
