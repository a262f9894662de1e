import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { Guide, PointOfInterest } from '@tripwright/domain/destination/places'
import type { PlanFacts } from '@tripwright/domain/trip/itinerary'

/** Deterministic random integers from 0 to below `most`. */
export type RandomInt = (most: number) => number

export function makeRandomInt(seed: number): RandomInt {
  let state = Math.imul(seed, 0x9e3779b1) | 0
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

/** Throws a RangeError for an empty list. */
export function pickOne<T>(chance: RandomInt, list: readonly T[]): T {
  const chosen = list[chance(list.length)]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

type CityRow = [id: string, country: string, lat: number, lon: number, zone: string, currency: string]
/** Neighbours are adjacent in the list, so that some cities are connected by rail; the date line runs between the last ones. */
const CITIES: CityRow[] = [
  ['rome', 'IT', 41.8967, 12.4822, 'Europe/Rome', 'EUR'],
  ['florence', 'IT', 43.7696, 11.2558, 'Europe/Rome', 'EUR'],
  ['venice', 'IT', 45.4371, 12.3326, 'Europe/Rome', 'EUR'],
  ['vienna', 'AT', 48.2082, 16.3738, 'Europe/Vienna', 'EUR'],
  ['paris', 'FR', 48.8566, 2.3522, 'Europe/Paris', 'EUR'],
  ['london', 'GB', 51.5074, -0.1278, 'Europe/London', 'GBP'],
  ['madrid', 'ES', 40.4169, -3.7035, 'Europe/Madrid', 'EUR'],
  ['reykjavik', 'IS', 64.1466, -21.9426, 'Atlantic/Reykjavik', 'ISK'],
  ['st-johns', 'CA', 47.5615, -52.7126, 'America/St_Johns', 'CAD'],
  ['new-york', 'US', 40.758, -73.9855, 'America/New_York', 'USD'],
  ['mexico-city', 'MX', 19.4326, -99.1332, 'America/Mexico_City', 'MXN'],
  ['honolulu', 'US', 21.3069, -157.8583, 'Pacific/Honolulu', 'USD'],
  ['apia', 'WS', -13.8333, -171.7667, 'Pacific/Apia', 'WST'],
  ['auckland', 'NZ', -36.8485, 174.7633, 'Pacific/Auckland', 'NZD'],
  ['lord-howe', 'AU', -31.5553, 159.0821, 'Australia/Lord_Howe', 'AUD'],
  ['tokyo', 'JP', 35.6762, 139.7503, 'Asia/Tokyo', 'JPY'],
  ['kathmandu', 'NP', 27.7172, 85.324, 'Asia/Kathmandu', 'NPR'],
  ['istanbul', 'TR', 41.0082, 28.9784, 'Europe/Istanbul', 'TRY'],
]

const HOURS = [
  '24/7',
  'Mo-Su 08:00-22:00',
  'Mo-Su 09:00-18:00; PH off',
  'Tu-Su 10:00-13:00,14:00-19:00; PH off',
  'Mo-Fr 08:00-20:00; Sa,Su 10:00-16:00',
  'Mo-Su 17:00-02:00',
  'Mo-Su 06:00-25:00',
  'Mo-Su 11:00+',
  'Apr-Sep 08:00-20:00; Oct-Mar 09:00-16:00',
  '09:00-17:00; Dec 25 off',
  'We 10:00-12:00',
  'sunrise-sunset',
  'Mo-Su 11:30-15:00,18:00-23:00',
  'when the owner is awake',
]
const SIGHTS = ['museum', 'park', 'square', 'gallery', 'worship', 'viewpoint', 'market', 'palace'] as const
/** Dates around clock changes, the turn of the year and holidays. */
const STARTS: IsoDate[] = [
  '2026-12-20',
  '2027-03-24',
  '2026-12-01',
  '2027-03-10',
  '2027-04-01',
  '2027-06-12',
  '2027-10-27',
  '2027-09-23',
  '2027-02-26',
]
const HOLIDAYS: IsoDate[] = ['2026-12-25', '2027-01-01', '2027-03-28', '2027-04-05', '2027-06-14']
const RATES = {
  EUR: 1,
  GBP: 0.8412,
  USD: 1.0875,
  JPY: 163.27,
  NZD: 1.8231,
  WST: 2.9747,
  ISK: 149.5,
  CAD: 1.472,
  MXN: 18.63,
  AUD: 1.661,
  NPR: 144.9,
  TRY: 36.4,
}
export const CURRENCIES = Object.keys(RATES)

export type World = { facts: PlanFacts; startDate: IsoDate }

/** Guides of one to five cities with `places` points in all, their holidays and the rates. */
export function makeWorld(chance: RandomInt, cities: number, places: number): World {
  const first = chance(CITIES.length)
  const stride = chance(3) === 0 ? 1 + chance(5) : 1
  const guides = Array.from({ length: cities }, (_, i): Guide => {
    const row = CITIES[(first + i * stride) % CITIES.length] ?? CITIES[0]
    if (!row) throw new RangeError('there is no city')
    return makeGuide(chance, row, Math.max(3, Math.floor(places / cities)))
  }).filter((guide, i, all) => all.findIndex(({ city }) => city.id === guide.city.id) === i)
  const holidays = Object.fromEntries(guides.map(({ city }) => [city.country, HOLIDAYS]))
  return {
    facts: { guides, holidays, rates: { base: 'EUR', date: '2026-11-20', rates: RATES } },
    startDate: addDays(pickOne(chance, STARTS), chance(3)),
  }
}

function makeGuide(
  chance: RandomInt,
  [id, country, lat, lon, zone, currency]: CityRow,
  places: number,
): Guide {
  const city = { id, name: `City of ${id}`, nameLocal: id, country, lat, lon, zone, currency }
  // Most cities are compact; some are spread over half a degree.
  const reach = chance(5) === 0 ? 2500 : 400
  const crossing = { from: [lat, lon + 0.003], to: [lat, lon + 0.005] } as const
  const river: Guide['barriers'][number] = {
    name: 'River',
    line: [
      [lat - 1, lon + 0.004],
      [lat + 1, lon + 0.004],
    ],
    crossings: [
      {
        name: 'Bridge',
        from: [...crossing.from],
        to: [...crossing.to],
        minutes: null,
        modes: ['walk', 'transit', 'drive'],
      },
      {
        name: 'Ferry',
        from: [lat + 0.01, lon + 0.003],
        to: [lat + 0.01, lon + 0.005],
        minutes: 9,
        modes: ['walk'],
      },
    ],
  }
  return {
    city,
    transport: {
      transitFare: 100 + chance(200),
      transitKmh: 14 + chance(12),
      transitWaitMinutes: 3 + chance(8),
      taxiBase: 300 + chance(300),
      taxiPerKm: 80 + chance(200),
      detour: 1.2 + chance(3) / 10,
    },
    barriers: chance(3) === 0 ? [river] : [],
    pointsOfInterest: Array.from({ length: places }, (_, i) => makePlace(chance, city, i, reach)),
    asOf: '2026-11-01',
    source: 'made up',
  }
}

function makePlace(chance: RandomInt, city: Guide['city'], i: number, reach: number): PointOfInterest {
  const isEatery = i % 3 === 0
  const off = () => (chance(2 * reach + 1) - reach) / 10_000
  const place: PointOfInterest = {
    id: `${city.id}-${i}`,
    name: `Place ${i} of ${city.id}`,
    nameLocal: '-',
    about: '-',
    url: null,
    lat: city.lat + off(),
    lon: city.lon + off(),
    category: isEatery
      ? pickOne(chance, ['restaurant', 'restaurant', 'cafe'] as const)
      : pickOne(chance, SIGHTS),
    hours: pickOne(chance, HOURS),
    lastEntryMinutes: pickOne(chance, [null, null, 0, 30, 45]),
    minutes: isEatery ? 30 + chance(5) * 15 : 15 + chance(15) * 10,
    indoor: chance(2) === 0,
    daylight: chance(5) === 0,
    stepFree: pickOne(chance, [true, true, false, null]),
    price: chance(5) === 0 ? null : { amount: chance(30) * 125, currency: city.currency },

    booking: null,
    renown: 1 + chance(10),
    confidence: 'high',
    written: '2026-11-01',
    checked: null,
    dayTrip: false,
  }
  if (!isEatery) return place
  const meals = [['lunch', 'dinner'], ['breakfast', 'lunch', 'dinner'], ['dinner'], ['breakfast']] as const
  const diet = [['vegetarian'], ['vegetarian', 'vegan'], []] as const
  return { ...place, meals: [...pickOne(chance, meals)], diet: [...pickOne(chance, diet)] }
}
