import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import {
  type CityCosts,
  COST_CATEGORIES,
  type CostCategory,
  SPENDING_LEVELS,
  type SpendingLevel,
} from '../../destination/costs/index.ts'
import { parseAmount } from '../currency/index.ts'
import type { EstimateKey } from './estimate.messages.ts'
import { LEVERS, type Lever } from './savings.rules.ts'
import type { EstimateRequest } from './trip-cost.rules.ts'

export const MAX_ESTIMATE_STOPS = 8
export const MAX_STOP_NIGHTS = 90
const MAX_PEOPLE = 20
/** The choices for how many days a trip may move. */
export const FLEX_DAYS = [0, 3, 7, 14, 31, 92] as const
/** The largest sum that may be entered, in minor units. */
const LARGEST = 10n ** 13n

/** The form as the query of the URL: every value is text, `to` holds the stops as `lisbon.4~porto.3.out`. */
export const BLANK_ESTIMATE = {
  to: '',
  start: '',
  people: '2',
  currency: '',
  extra: '',
  bed: 'likely',
  meal: 'likely',
  transport: 'likely',
  sights: 'likely',
  goal: '',
  flex: '14',
  keep: '',
}
export type EstimateDraft = typeof BLANK_ESTIMATE
export type ChangeDraft = (part: Partial<EstimateDraft>) => void
export type DraftStop = { id: string; nights: string; isOutside: boolean }

/** The stops in the query. */
export function readStops(to: string): DraftStop[] {
  return to
    .split('~')
    .filter((part) => part !== '')
    .slice(0, MAX_ESTIMATE_STOPS)
    .map((part) => {
      const [id = '', nights = '', area] = part.split('.')
      return { id, nights, isOutside: area === 'out' }
    })
}

export function writeStops(stops: readonly DraftStop[]): string {
  return stops
    .map(
      ({ id, nights, isOutside }) =>
        `${id}.${nights.replace(/\P{Nd}/gu, '').slice(0, 3)}${isOutside ? '.out' : ''}`,
    )
    .join('~')
}

export function styleOf(draft: EstimateDraft, category: CostCategory): SpendingLevel {
  return SPENDING_LEVELS.find((style) => style === draft[category]) ?? 'likely'
}

export function lockedLeversOf({ keep }: EstimateDraft): ReadonlySet<Lever> {
  return new Set(LEVERS.filter((lever) => keep.split('~').includes(lever)))
}

export function flexOf({ flex }: EstimateDraft): number {
  return FLEX_DAYS.find((days) => String(days) === flex) ?? 14
}

export type DraftIssues = Partial<Record<'nights' | 'people' | 'start' | 'extra', EstimateKey>>
export type ReadEstimate = { request: EstimateRequest | null; issues: DraftIssues }

/** Parses the form to an estimate request, or gives its faults. `decimal` is the decimal mark of the reader's locale. */
export function readEstimate(
  draft: EstimateDraft,
  cities: readonly CityCosts[],
  { today, decimal }: { today: IsoDate; decimal: '.' | ',' },
): ReadEstimate {
  const issues: DraftIssues = {}
  const stops = readStops(draft.to).flatMap(({ id, nights, isOutside }) => {
    const city = cities.find((one) => one.id === id)
    return city ? [{ city, nights: wholeWithin(nights, MAX_STOP_NIGHTS), isOutside }] : []
  })
  const people = wholeWithin(draft.people, MAX_PEOPLE)
  const extra = readSum(draft.extra || '0', draft.currency, decimal)
  if (stops.some(({ nights }) => nights === 0)) issues.nights = 'problem.nights'
  if (people === 0) issues.people = 'problem.people'
  const isDay = isIsoDate(draft.start) && draft.start >= today && draft.start < '2100'
  if (!isDay) issues.start = 'problem.from'
  if (extra === null) issues.extra = 'problem.extra'
  if (Object.keys(issues).length > 0 || stops.length === 0 || extra === null) return { request: null, issues }
  const [bed, meal, transport, sights] = COST_CATEGORIES.map((category) => styleOf(draft, category))
  const styles = {
    bed: bed ?? 'likely',
    meal: meal ?? 'likely',
    transport: transport ?? 'likely',
    sights: sights ?? 'likely',
  }
  const { start: from, currency } = draft
  return { request: { stops, from, people, styles, currency, extra }, issues }
}

/** A typed sum in minor units; null when it is invalid or too large. */
export function readSum(text: string, currency: string, decimal: '.' | ','): number | null {
  const amount = parseAmount(text, currency, decimal)
  return amount.ok && amount.value <= LARGEST ? Number(amount.value) : null
}

/** The form for a request, so that the result of a search fills it. */
export function draftFromRequest({ stops, from, styles }: EstimateRequest): Partial<EstimateDraft> {
  const rows = stops.map(({ city, nights, isOutside }) => ({
    id: city.id,
    nights: String(nights),
    isOutside,
  }))
  return { to: writeStops(rows), start: from, ...styles }
}

/** A whole number from 1 to the most, in digits of any script; 0 for everything else. */
export function wholeWithin(text: string, most: number): number {
  const amount = parseAmount(text, 'JPY')
  return amount.ok && amount.value <= BigInt(most) ? Number(amount.value) : 0
}
