import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'

/** How a language says what a call holds. A place is an id or a name as it was said. */
export type CallVoice = {
  place: (idOrName: string) => string
  country: (code: string) => string
  /** A day, or both ends of a span. */
  dates: (from: IsoDate, to: IsoDate | null) => string
  month: (month: number) => string
  days: (count: number) => string
  adults: (count: number) => string
  children: (count: number) => string
  money: (sum: Money) => string
  currency: (code: string) => string
}

const PLACES = ['place', 'city', 'cities', 'from', 'to']
const FIRST_DAYS = ['startDate', 'date', 'from']
const LAST_DAYS = ['back', 'to']
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0
const isDay = (value: unknown): value is IsoDate => isText(value) && isIsoDate(value)
const isCurrency = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value)

/** What a call that is asked about holds, in short parts; none where it holds nothing that can be said. Never throws. */
export function partsOfCall(said: Readonly<Record<string, unknown>>, voice: CallVoice): string[] {
  return [...wherePartsOf(said, voice), ...whenPartsOf(said, voice), ...whoPartsOf(said, voice)]
}

function wherePartsOf(said: Readonly<Record<string, unknown>>, voice: CallVoice): string[] {
  const names = PLACES.flatMap((name) => said[name]).filter(
    (one): one is string => isText(one) && !isDay(one) && !isCurrency(one),
  )
  const { destination, country, passports } = said
  const [code] = [destination, country].filter(isText)
  const own = Array.isArray(passports) ? passports.filter(isText) : []
  return [
    ...new Set(names.map(voice.place)),
    ...(names.length === 0 && code !== undefined ? [voice.country(code)] : []),
    ...own.map(voice.country),
  ]
}

function whenPartsOf(said: Readonly<Record<string, unknown>>, voice: CallVoice): string[] {
  const from = FIRST_DAYS.map((name) => said[name]).find(isDay)
  const to = LAST_DAYS.map((name) => said[name]).find(isDay) ?? null
  const { days, month } = said
  return [
    ...(from === undefined ? [] : [voice.dates(from, to)]),
    ...(from === undefined && isCount(month) && month <= MONTHS ? [voice.month(month)] : []),
    ...(isCount(days) ? [voice.days(days)] : []),
  ]
}
const MONTHS = 12

function whoPartsOf(said: Readonly<Record<string, unknown>>, voice: CallVoice): string[] {
  const { adults, children, amount, currency, from, to, budget } = said
  const limit = Object(budget)
  const [code] = [currency, from].filter(isCurrency)
  return [
    ...(isCount(adults) ? [voice.adults(adults)] : []),
    ...(isCount(children) ? [voice.children(children)] : []),
    ...(isCount(amount) && code !== undefined ? [voice.money({ amount, currency: code })] : []),
    ...(isCurrency(to) ? [voice.currency(to)] : []),
    ...(isCount(limit.amount) && isCurrency(limit.currency) ? [voice.money(limit)] : []),
  ]
}
