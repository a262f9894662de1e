import { formatClock, type IsoDate, isIsoDate, weekdayOf } from '../../base/dates.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import { toWallTime } from '../../base/zones.ts'
import { estimateDay, SPENDING_LEVELS } from '../../destination/costs/index.ts'
import type { Country } from '../../destination/countries/index.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import { type CompanionAnswer, companionMessages } from '../conversation/index.ts'

/** What a model reads of the result of a tool: amounts in whole units, dates with their weekday, codes with their name. */
export type ToolView =
  | string
  | number
  | boolean
  | null
  | readonly ToolView[]
  | { readonly [key: string]: ToolView }

/** Longest list, longest text, and deepest nesting of a view: what is longer is cut, so a model is not paid to read it. */
const MAX_ITEMS = 40
const MAX_TEXT = 500
const MAX_DEPTH = 8
/** Of no use in a sentence, or said by another field. */
const OMITTED = new Set([
  'lat',
  'lon',
  'picture',
  'url',
  'page',
  'fame',
  'renown',
  'iso3',
  'path',
  'barriers',
  'transport',
  'voice',
])
const COUNTRY_KEYS = new Set(['country', 'destination', 'passport', 'passports', 'code', 'home'])
const MONTH_KEYS = new Set(['month', 'best', 'months'])

/** The view of a result. `now` is the instant of the question, for the time there. */
export function toToolView(card: CompanionAnswer, now: number): ToolView {
  return plainView(contentOf(card, now), '', 0)
}

/** The view of any other value, such as what a person's own trips hold. */
export function toPlainView(value: unknown): ToolView {
  return plainView(value, '', 0)
}

/** The part of a card that answers its question: a card also holds whole tables, for the page to draw. */
function contentOf(card: CompanionAnswer, now: number): unknown {
  switch (card.kind) {
    case 'climate':
      return { ...card, climate: provenanceOnly(card.climate) }
    case 'cost': {
      const { costs, month } = card
      const days = SPENDING_LEVELS.map((style) => {
        const { low, likely, high } = estimateDay(costs, { style, month })
        const sum = (amount: number): Money => ({ amount, currency: costs.currency })
        return { style, low: sum(low), likely: sum(likely), high: sum(high) }
      })
      return { ...card, costs: provenanceOnly(costs), dayForOneOfTwo: days }
    }
    case 'split': {
      const { total, people, shares } = card
      const each = shares.map((share) => ({ ...share, currency: total.currency }))
      return { total, people, shares: each }
    }
    case 'compare':
      return { ...card, rows: card.rows.map(({ city, day }) => ({ city, dayForOneOfTwo: day })) }
    case 'packing': {
      const { country, climate } = card
      return { ...card, climate: provenanceOnly(climate), country: country?.code ?? null }
    }
    case 'clock':
      return {
        ...card,
        country: card.country?.code ?? null,
        now: card.zones.map((zone) => clockIn(zone, now)),
      }
    case 'distance':
      return {
        from: card.from.name,
        to: card.to.name,
        kilometresInAStraightLine: Math.round(card.metres / 1000),
      }
    case 'daylight': {
      const { sunrise, sunset, minutes } = card.light
      const times = { sunrise: clockOf(sunrise), sunset: clockOf(sunset), daylight: hoursOf(minutes) }
      return { city: card.city, date: card.date, ...times }
    }
    case 'hours':
      return { ...card, place: placeOf(card.place) }
    case 'places':
      return { ...card, rows: card.rows.map(placeOf) }
    case 'safety':
    case 'habits':
    case 'vaccinations':
    case 'driving':
      return { ...card, country: countryPart(card.country, card.kind) }
    case 'help':
      return {
        ...card,
        country: card.country && countryPart(card.country, 'safety'),
        steps: stepsOf(card.topic),
      }
    case 'rights':
      return { ...card, text: companionMessages.texts['rights.text'] }
    default:
      return card
  }
}

const HELP_STEPS = [1, 2, 3] as const

function stepsOf(topic: Extract<CompanionAnswer, { kind: 'help' }>['topic']): string[] {
  if (topic === 'offline-maps') return []
  return HELP_STEPS.map((step) => companionMessages.texts[`help.${topic}.${step}`])
}

const COUNTRY_PARTS = {
  safety: ['emergency', 'helpLines', 'advisory'],
  habits: ['habits', 'plugs', 'voltage', 'frequency', 'drivingSide', 'power'],
  vaccinations: ['entry'],
  driving: ['driving', 'roads', 'drivingSide'],
} as const satisfies Record<string, readonly (keyof Country)[]>

function countryPart(country: Country, kind: keyof typeof COUNTRY_PARTS): object {
  const { code, name, asOf, source, certain } = country
  const part = Object.fromEntries(COUNTRY_PARTS[kind].map((key) => [key, country[key]]))
  return { code, name, ...part, certain, asOf, source }
}

function placeOf(place: PointOfInterest): object {
  const { name, nameLocal, category, hours, minutes, indoor, price, diet, confidence } = place
  return { name, nameLocal, category, hours, visitMinutes: minutes, indoor, price, diet, confidence }
}

function provenanceOnly({
  asOf,
  source,
  certain,
}: {
  asOf: string
  source: string
  certain: boolean
}): object {
  return { asOf, source, certain }
}

function clockIn(zone: string, now: number): string {
  const { date, minutes } = toWallTime(now, zone)
  return `${zone}: ${withWeekday(date)} ${formatClock(minutes)}`
}

function clockOf(minutes: number | null): string | null {
  return minutes === null ? null : formatClock(minutes % 1440)
}

function hoursOf(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function plainView(value: unknown, key: string, depth: number): ToolView {
  if (depth > MAX_DEPTH) return null
  if (typeof value === 'string') return textView(value, key)
  if (typeof value === 'number') return MONTH_KEYS.has(key) ? monthView(value) : value
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((one) => plainView(one, key, depth + 1))
  if (typeof value !== 'object' || value === null) return null
  return objectView(value, depth)
}

function objectView(value: object, depth: number): ToolView {
  const { amount, currency, open, close } = value as Record<string, unknown>
  if (typeof amount === 'number' && typeof currency === 'string') {
    const major = (amount / 10 ** currencyDecimals(currency)).toFixed(currencyDecimals(currency))
    const rest = Object.entries(value).filter(([name]) => name !== 'amount' && name !== 'currency')
    return { amount: major, currency, ...viewsOf(rest, depth) }
  }
  if (typeof open === 'number' && typeof close === 'number')
    return `${formatClock(open % 1440)}–${formatClock(close % 1440)}`
  return viewsOf(Object.entries(value), depth)
}

function viewsOf(
  entries: readonly (readonly [string, unknown])[],
  depth: number,
): { [key: string]: ToolView } {
  const rows = entries
    .filter(([name, one]) => !OMITTED.has(name) && one !== undefined && typeof one !== 'function')
    .map(([name, one]) => [name, plainView(one, name, depth + 1)] as const)
  return Object.fromEntries(rows)
}

function textView(text: string, key: string): string {
  if (isIsoDate(text)) return withWeekday(text)
  if (COUNTRY_KEYS.has(key) && /^[A-Z]{2}$/.test(text)) return withCountryName(text)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

function withCountryName(code: string): string {
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
  return name === undefined ? code : `${code} (${name})`
}

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function withWeekday(date: IsoDate): string {
  return `${date} (${WEEKDAY_NAMES[weekdayOf(date)]})`
}

function monthView(month: number): ToolView {
  if (!Number.isInteger(month) || month < 1 || month > 12) return month
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2001, month - 1, 15),
  )
  return `${month} (${name})`
}
