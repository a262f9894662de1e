import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from '../../base/written-amounts.ts'
import { instantOf } from '../../trip/bookings/index.ts'
import {
  NO_END,
  type ReadBooking,
  type ReadTime,
  readClock,
  readDate,
  readIsoTime,
} from '../booking-words/index.ts'
import { readBoardingPass } from './boarding-pass.rules.ts'
import { type PlaceLookup, settleBooking } from './settle-ends.rules.ts'

describe('a date in words', () => {
  it.each([
    ['Friday, 14 May 2027', '2027-05-14'],
    ['May 4th, 2027', '2027-05-04'],
    ['le 1er août 2027', '2027-08-01'],
    ['20 de octubre de 2027', '2027-10-20'],
    ['3. März 2027', '2027-03-03'],
    ['01MAY27', '2027-05-01'],
    ['2027-05-04', '2027-05-04'],
    ['04.05.2027', '2027-05-04'],
    ['25/05/2027', '2027-05-25'],
    ['05/25/2027', '2027-05-25'],
    ['05/05/2027', '2027-05-05'],
    ['2027年6月5日 (土)', '2027-06-05'],
  ])('%s is read', (text, date) => {
    expect(readDate(text)?.date).toBe(date)
  })

  it.each(['04/05/2027', '30 February 2027', '14 May', '4.5', '12/2027', 'version 1.2.3000', '99.99.2027'])(
    '%s is not: it could be another day, or none',
    (text) => {
      expect(readDate(text)).toBeNull()
    },
  )
})

describe('a sum', () => {
  it.each([
    ['1.234,50', 'EUR', 123_450],
    ['1,234.50', 'USD', 123_450],
    ['88', 'EUR', 8800],
    ["1'200.00", 'CHF', 120_000],
    ['184,300', 'JPY', 184_300],
    ['3.450', 'BHD', null],
    ['1,234', 'EUR', null],
    ['1.2.3', 'EUR', null],
    ['12,50', 'XYZ', null],
    ['free', 'EUR', null],
  ])('%s %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toEqual(amount === null ? null : { amount, currency })
  })

  it('is the one that was written, in both ways of writing it', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.constantFrom('en', 'de'), (cents, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
        expect(readAmount(text, 'EUR')).toEqual({ amount: cents, currency: 'EUR' })
      }),
      { numRuns: 100 },
    )
  })
})

it.each([
  ['2:05 pm', '14:05'],
  ['12 am', '00:00'],
  ['9h30', '09:30'],
  ['07.10 Uhr', '07:10'],
  ['7', null],
  ['25:00', null],
  ['13 pm', null],
])('the clock %s is %s', (text, time) => {
  expect(readClock(text)).toBe(time)
})

it('a barcode has the year of its day of issue, else the nearest', () => {
  const plain = 'M1EXAMPLE/ANA         EQX7RT2 ZRHTXLLX 0962 258Y010E0143 100'
  expect(readBoardingPass(plain, '2027-01-10')[0]?.startsAt.at?.date).toBe('2026-09-15')
  const issued = `${plain.slice(0, -2)}0D>5180 M7258BLX `
  expect(readBoardingPass(issued, '2027-01-10')[0]?.startsAt.at?.date).toBe('2017-09-15')
  for (const broken of [
    '',
    'M1',
    plain.slice(0, 40),
    plain.replace('258', '400'),
    plain.replace('ZRH', '1RH'),
  ])
    expect(readBoardingPass(broken, '2027-01-10')).toEqual([])
})

describe('the ends of a booking', () => {
  const lookup: PlaceLookup = {
    airportNamed: () => ({ airport: null, zone: null }),
    airport: (code) =>
      code === 'AKL'
        ? {
            iata: code,
            city: 'Auckland',
            name: 'Auckland',
            country: 'NZ',
            zone: 'Pacific/Auckland',
            lat: -37,
            lon: 174.8,
          }
        : null,
    zoneAt: () => 'Asia/Kolkata',
    zoneOfTown: (town) => (town === 'Wien' ? 'Europe/Vienna' : null),
  }
  const settle = (at: ReadTime, place: ReadBooking['startsAt']['place']) =>
    settleBooking({ kind: 'event', startsAt: { at, place }, endsAt: NO_END, origins: [] }, lookup).startsAt
  const at = (text: string, zone: string | null = null): ReadTime => {
    const read = readIsoTime(text)
    if (!read) throw new Error(text)
    return { ...read, zone }
  }
  it.each<[string, ReadTime, ReadBooking['startsAt']['place'], string]>([
    [
      'local where the place is known',
      at('2027-05-01T09:00'),
      { name: '', town: 'Wien' },
      '2027-05-01 09:00 Europe/Vienna',
    ],
    [
      'of UTC, by the clocks of the place',
      at('2027-05-01T22:00Z'),
      { name: '', code: 'AKL' },
      '2027-05-02 10:00 Pacific/Auckland',
    ],
    [
      'of another zone, by the clocks of the place',
      at('2027-05-01T09:00', 'Europe/Rome'),
      { name: '', lat: 1, lon: 2 },
      '2027-05-01 12:30 Asia/Kolkata',
    ],
    [
      'of a calendar alone',
      at('2027-05-01T09:00', 'Europe/Rome'),
      { name: 'Bar' },
      '2027-05-01 09:00 Europe/Rome',
    ],
    [
      'with a distance to UTC alone',
      at('2027-05-01T09:00-08:00'),
      { name: 'Bar' },
      '2027-05-01 09:00 Etc/GMT+8',
    ],
    ['of nowhere', at('2027-05-01T09:00'), { name: 'Bar' }, '2027-05-01 09:00 null'],
    ['a day without a time', at('2027-05-01'), { name: '', town: 'Wien' }, '2027-05-01 null Europe/Vienna'],
  ])('%s', (_, time, place, shown) => {
    const { date, time: clock, zone } = settle(time, place)
    expect(`${date} ${clock} ${zone}`).toBe(shown)
  })

  it('keep the instant that the document tells, over every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e6 }), fc.integer({ min: -14, max: 14 }), (minutes, hours) => {
        const instant = Date.UTC(2026, 0, 1) + minutes * 60_000
        const local = new Date(instant + hours * 3_600_000).toISOString().slice(0, 16)
        const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
        const { date, time, zone } = settle(at(`${local}${offset}`), { name: '', code: 'AKL' })
        const settled = instantOf({ date: date ?? '', time: time ?? '', zone: zone ?? '' })
        // The hour that comes twice in autumn is its first.
        expect([0, 3_600_000]).toContain(instant - settled)
      }),
      { numRuns: 60 },
    )
  })

  it('that are the wrong way round lose the end, which may be what is wrong', () => {
    const ends = { at: at('2027-05-01T08:00'), place: { name: '', town: 'Wien' } }
    const turned = settleBooking(
      { kind: 'event', startsAt: { ...ends, at: at('2027-05-01T09:00') }, endsAt: ends, origins: [] },
      lookup,
    )
    expect(turned.endsAt).toMatchObject({ date: null, time: null })
  })
})

describe('the times of a flight', () => {
  const airports: Record<string, [number, number, string]> = {
    LHR: [51.47, -0.45, 'Europe/London'],
    JFK: [40.64, -73.78, 'America/New_York'],
    BHX: [52.45, -1.74, 'Europe/London'],
    SYD: [-33.95, 151.18, 'Australia/Sydney'],
  }
  const lookup: PlaceLookup = {
    airportNamed: () => ({ airport: null, zone: null }),
    airport: (code) => {
      const [lat, lon, zone] = airports[code] ?? []
      return lat === undefined || lon === undefined || zone === undefined
        ? null
        : { iata: code, city: code, name: code, country: 'GB', zone, lat, lon }
    },
    zoneAt: () => null,
    zoneOfTown: () => null,
  }
  const settle = (way: string, origin: string) => {
    const [from = '', starts = '', to = '', ends = ''] = way.split(' ')
    const end = (code: string, text: string) => ({ at: readIsoTime(text), place: { name: code, code } })
    const { startsAt, endsAt } = settleBooking(
      {
        kind: 'flight',
        startsAt: end(from, starts),
        endsAt: end(to, ends),
        origins: [{ field: 'startsAt.time', from: origin, text: starts }],
      },
      lookup,
    )
    return [startsAt.time, endsAt.date, endsAt.time].map((one) => one ?? '–').join(' ')
  }
  it.each([
    ['over the Atlantic', 'LHR 2027-06-10T11:00 JFK 2027-06-10T14:00', '11:00 2027-06-10 14:00'],
    ['with a stop on the way', 'LHR 2027-06-10T21:00 SYD 2027-06-12T06:00', '21:00 2027-06-12 06:00'],
    ['faster than any aeroplane', 'LHR 2027-06-10T11:00 JFK 2027-06-10T08:30', '– – –'],
    ['a day longer than it takes', 'LHR 2027-06-10T11:00 BHX 2027-06-11T12:00', '– – –'],
  ])('are kept where they are possible, and left out where they are not: %s', (_, way, shown) => {
    expect(settle(way, 'text')).toBe(shown)
  })

  it('of what is made for machines lose the arrival alone', () => {
    expect(settle('LHR 2027-06-10T11:00 JFK 2027-06-10T08:30', 'departureTime')).toBe('11:00 – –')
  })
})
