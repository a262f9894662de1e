import type { IsoDate } from '../../base/dates.ts'
import type { Guide, PointOfInterest } from './places.contract.ts'

/** Minutes after midnight. */
type HourSpan = { open: number; close: number }

/** From this usual high on, in °C, people stay out of the sun at noon. */
const HOT_DEGREES = 32
/** The hours that people spend indoors, or at rest, in minutes after midnight. */
const HOT_HOURS: HourSpan = { open: 720, close: 960 }
/** Where there is water, or shade of its own. */
const COOL_CATEGORIES = ['beach', 'spa', 'theme-park']

/** The hours of a date in which it is too hot outdoors; null where that month is cooler, or no climate is known. */
export function hotHours({ highs }: Guide, date: IsoDate): HourSpan | null {
  const high = highs?.[Number(date.slice(5, 7)) - 1]
  return high !== undefined && high >= HOT_DEGREES ? HOT_HOURS : null
}

/** Whether the sun spoils a visit at noon. */
export function isInTheSun({ indoor, category }: Pick<PointOfInterest, 'indoor' | 'category'>): boolean {
  return !indoor && !COOL_CATEGORIES.includes(category)
}

/** The spans of starts of a visit that ends before the hot hours or begins after them; none where it fits neither. */
export function startsOutOfHeat(
  spans: readonly HourSpan[],
  minutes: number,
  { open, close }: HourSpan,
): HourSpan[] {
  if (open >= close) return [...spans]
  return spans
    .flatMap((span) => [
      { open: span.open, close: Math.min(span.close, open - minutes) },
      { open: Math.max(span.open, close), close: span.close },
    ])
    .filter((span) => span.open <= span.close)
}

/** The minutes of a wait that are a rest in the hot hours. */
export function minutesOfSiesta(wait: HourSpan, hot: HourSpan | null): number {
  if (!hot) return 0
  return Math.max(0, Math.min(wait.close, hot.close) - Math.max(wait.open, hot.open))
}
