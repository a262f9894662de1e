import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import type { Money } from '../../base/money.ts'
import { convertMoney, type ExchangeRates, openSpans } from '../../trip/itinerary/index.ts'
import { type Guide, isEatery, type PointOfInterest } from '../places/index.ts'
import { type Daylight, daylightOn, minutesAhead } from './daylight.rules.ts'
import type { HolidayDay } from './holiday-changes.rules.ts'

/** The query: a place, a month (`YYYY-MM`), and the traveller's home country and currency. */
export type BriefInput = {
  place: Position & { country: string; zone: string }
  /** Null for a city that has none: what rests on it is null then too. */
  guide: Guide | null
  month: string
  homeZone: string
  homeCurrency: string
  /** Null where they are not to be had. */
  holidays: readonly HolidayDay[] | null
  rates: ExchangeRates | null
}

/** The prices of some rows of a guide: the middle one, the lowest and highest quarter, and the middle in the traveller's money. */
export type PriceStats = {
  priced: number
  free: number
  low: Money
  middle: Money
  high: Money
  middleAtHome: Money | null
}

/** What only a guide knows. */
type GuideFigures = {
  sights: PriceStats | null
  meals: PriceStats | null
  indoor: { share: number; count: number; total: number }
  /** How many of the guide's sights are surely open on each day of the first whole week, Monday first. */
  week: { date: IsoDate; open: number; total: number; holiday: string | null }[]
}

/** The brief of a city and month; every figure is worked out from the guide, the sun, the zones and the calendar. */
export type CityBrief = {
  first: IsoDate
  last: IsoDate
  /** The first day, the middle one, the last. */
  daylight: Daylight[]
  /** Minutes ahead of the traveller's clocks on the first and on the last day. */
  ahead: { first: number; last: number }
  holidays: readonly HolidayDay[] | null
  ofGuide: GuideFigures | null
}

/** Works the brief out. `month` is a month that exists. */
export function makeCityBrief(input: BriefInput): CityBrief {
  const { place, guide, month, homeZone, holidays } = input
  const first = `${month}-01`
  const last = lastDayOf(month)
  return {
    first,
    last,
    daylight: [first, `${month}-15`, last].map((date) => daylightOn(place, place.zone, date)),
    ahead: {
      first: minutesAhead(place.zone, homeZone, first),
      last: minutesAhead(place.zone, homeZone, last),
    },
    holidays: holidays?.filter(({ date }) => date.startsWith(`${month}-`)) ?? null,
    ofGuide: guide && guideFigures(guide, first, input),
  }
}

function guideFigures(
  guide: Guide,
  first: IsoDate,
  { holidays, homeCurrency, rates }: BriefInput,
): GuideFigures {
  const { pointsOfInterest } = guide
  const sights = pointsOfInterest.filter((row) => !isEatery(row))
  const indoor = sights.filter((row) => row.indoor).length
  const prices = (rows: readonly PointOfInterest[]) =>
    priceStatsOf(rows, guide.city.currency, { homeCurrency, rates })
  return {
    sights: prices(sights),
    meals: prices(pointsOfInterest.filter(({ category }) => category === 'restaurant')),
    indoor: { share: sights.length === 0 ? 0 : indoor / sights.length, count: indoor, total: sights.length },
    week: firstFullWeek(first).map((date) => ({
      date,
      open: sights.filter((row) => isOpenOn(row, date, guide, holidays)).length,
      total: sights.length,
      holiday: holidays?.find((one) => one.date === date)?.name ?? null,
    })),
  }
}

function lastDayOf(month: string): IsoDate {
  const next = addDays(`${month}-28`, 4)
  return addDays(`${next.slice(0, 7)}-01`, -1)
}

function firstFullWeek(first: IsoDate): IsoDate[] {
  const monday = addDays(first, (7 - weekdayOf(first)) % 7)
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i))
}

function isOpenOn(
  row: PointOfInterest,
  date: IsoDate,
  guide: Guide,
  holidays: BriefInput['holidays'],
): boolean {
  const dates =
    holidays?.filter((one) => Math.abs(daysBetween(one.date, date)) < 9).map((one) => one.date) ?? []
  const facts = { guides: [guide], holidays: { [guide.city.country]: dates }, rates: null }
  return openSpans(row, date, guide, facts).length > 0
}

function priceStatsOf(
  rows: readonly PointOfInterest[],
  currency: string,
  { homeCurrency, rates }: Pick<BriefInput, 'homeCurrency' | 'rates'>,
): PriceStats | null {
  const amounts = rows.flatMap(({ price }) => (price ? [price.amount] : [])).sort((a, b) => a - b)
  const paid = amounts.filter((amount) => amount > 0)
  if (paid.length === 0) return null
  const part = (share: number): Money => ({
    amount: paid[Math.floor((paid.length - 1) * share)] ?? 0,
    currency,
  })
  const middle = part(0.5)
  return {
    priced: amounts.length,
    free: amounts.length - paid.length,
    low: part(0.25),
    middle,
    high: part(0.75),
    middleAtHome: homeCurrency === currency ? null : convertMoney(middle, homeCurrency, rates),
  }
}
