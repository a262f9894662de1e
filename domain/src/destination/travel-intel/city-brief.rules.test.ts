import { expect, it } from 'vitest'
import type { Guide, PointOfInterest } from '../places/index.ts'
import { type BriefInput, makeCityBrief } from './city-brief.rules.ts'

const ROW: PointOfInterest = {
  id: 'a',
  name: 'A',
  nameLocal: 'A',
  lat: 41.9,
  lon: 12.5,
  category: 'museum',
  hours: 'Tu-Su 09:00-18:00',

  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: { amount: 1000, currency: 'EUR' },

  booking: null,
  stepFree: null,
  renown: 5,
  about: 'A.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
  checked: null,
  dayTrip: false,
}
const row = (id: string, part: Partial<PointOfInterest>): PointOfInterest => ({ ...ROW, id, ...part })
const euros = (amount: number | null) => (amount === null ? null : { amount, currency: 'EUR' })
const GUIDE: Guide = {
  city: {
    id: 'rome',
    name: 'Rome',
    nameLocal: 'Roma',
    country: 'IT',
    lat: 41.8967,
    lon: 12.4822,
    zone: 'Europe/Rome',
    currency: 'EUR',
  },
  transport: {
    transitFare: 150,
    transitKmh: 15,
    transitWaitMinutes: 8,
    taxiBase: 350,
    taxiPerKm: 130,
    detour: 1.3,
  },
  barriers: [],
  pointsOfInterest: [
    row('museum', {}),
    row('park', { category: 'park', hours: '24/7', indoor: false, price: euros(0) }),
    row('tower', { price: euros(2000), hours: 'Mo-Su 10:00-20:00; PH off' }),
    row('secret', { price: null, indoor: false }),
    row('inn', { category: 'restaurant', price: euros(2500) }),
    row('den', { category: 'restaurant', price: euros(4000) }),
  ],
  asOf: '2026-11-01',
  source: 'test',
}
const ASKED: BriefInput = {
  place: GUIDE.city,
  guide: GUIDE,
  month: '2027-02',
  homeZone: 'America/New_York',
  homeCurrency: 'USD',
  holidays: [
    { date: '2027-02-03', name: 'A holiday' },
    { date: '2027-03-01', name: 'Another' },
  ],
  rates: { base: 'EUR', date: '2026-11-01', rates: { USD: 1.2 } },
}
const brief = (part: Partial<BriefInput> = {}) => makeCityBrief({ ...ASKED, ...part })

it('is of the days of its month', () => {
  expect([brief().first, brief().last]).toEqual(['2027-02-01', '2027-02-28'])
  expect(brief({ month: '2028-02' }).last).toBe('2028-02-29')
  expect(brief().daylight.map(({ date }) => date)).toEqual(['2027-02-01', '2027-02-15', '2027-02-28'])
  expect(brief().holidays).toEqual([{ date: '2027-02-03', name: 'A holiday' }])
  expect(brief({ holidays: null }).holidays).toBeNull()
})

it('knows that clocks change within a month', () => {
  expect(brief().ahead).toEqual({ first: 360, last: 360 })
  // New York changes on 14 March 2027, Rome on the 28th.
  expect(brief({ month: '2027-03' }).ahead).toEqual({ first: 360, last: 360 })
  expect(brief({ month: '2027-03', homeZone: 'Asia/Tokyo' }).ahead).toEqual({ first: -480, last: -420 })
})

it("takes prices from the guide's own rows, and changes the middle one by the dated rate", () => {
  expect(brief().ofGuide?.sights).toEqual({
    priced: 3,
    free: 1,
    low: euros(1000),
    middle: euros(1000),
    high: euros(1000),
    middleAtHome: { amount: 1200, currency: 'USD' },
  })
  expect(brief().ofGuide?.meals).toMatchObject({ priced: 2, free: 0, middle: euros(2500) })
  expect(brief({ homeCurrency: 'EUR' }).ofGuide?.meals?.middleAtHome).toBeNull()
  expect(brief({ rates: null }).ofGuide?.meals?.middleAtHome).toBeNull()
})

it('counts indoor places, and the open places on each day of the first whole week', () => {
  expect(brief().ofGuide?.indoor).toEqual({ share: 0.5, count: 2, total: 4 })
  const week = brief().ofGuide?.week ?? []
  expect(week.map(({ date }) => date)).toEqual([
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
    '2027-02-06',
    '2027-02-07',
  ])
  // Monday: the museum and the unpriced place rest. The holiday closes the tower.
  expect(week.map(({ open }) => open)).toEqual([2, 4, 3, 4, 4, 4, 4])
  expect(week[2]?.holiday).toBe('A holiday')
  expect(brief({ month: '2027-05' }).ofGuide?.week[0]?.date).toBe('2027-05-03')
})

it('knows the sun, the clocks and the calendar of a city without a guide', () => {
  const bare = brief({ guide: null })
  expect(bare.ofGuide).toBeNull()
  expect(bare.holidays).toHaveLength(1)
  expect(bare.daylight).toEqual(brief().daylight)
})
