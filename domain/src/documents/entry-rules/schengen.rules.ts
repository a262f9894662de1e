import { fromDayNumber, type IsoDate, toDayNumber } from '../../base/dates.ts'

/** A stay in the Schengen area: both the day of entry and the day of exit count in full. */
export type SchengenStay = { entry: IsoDate; exit: IsoDate }

/** Article 6(1) of Regulation (EU) 2016/399 (Schengen Borders Code): 90 days in any 180-day period. */
const MAX_DAYS = 90
export const WINDOW_DAYS = 180
/** The range of the search for a latest day: after so many days outside, all 90 days are available again. */
const HORIZON_DAYS = 2 * WINDOW_DAYS

type DaySpan = { from: number; to: number }

/** Days of stay within the 180 days that end on a date, this day included; a day of two stays counts once. */
export function daysUsed(stays: readonly SchengenStay[], on: IsoDate): number {
  return usedOn(toMergedSpans(stays), toDayNumber(on))
}

/** The remaining days on a date, by the 180 days that end on it. */
export function daysLeft(stays: readonly SchengenStay[], on: IsoDate): number {
  return Math.max(0, MAX_DAYS - daysUsed(stays, on))
}

/** The first day of an overstay; null when there is none. */
export function findOverstay(stays: readonly SchengenStay[]): IsoDate | null {
  const spans = toMergedSpans(stays)
  for (const { from, to } of spans)
    for (let day = from; day <= to; day++) if (usedOn(spans, day) > MAX_DAYS) return fromDayNumber(day)
  return null
}

/** The last permitted day of a stay that begins on a date; null when entry is not permitted that day. */
export function latestExit(stays: readonly SchengenStay[], entry: IsoDate): IsoDate | null {
  const first = toDayNumber(entry)
  // A planned stay does not limit a late exit: it would be part of the same stay.
  const past = toMergedSpans(stays.filter((stay) => stay.entry < entry))
  let last: number | null = null
  for (let day = first; day < first + HORIZON_DAYS; day++) {
    const spans = mergeSpans([...past, { from: first, to: day }])
    if (usedOn(spans, day) > MAX_DAYS) break
    last = day
  }
  return last === null ? null : fromDayNumber(last)
}

/** The first date from a day on which a stay of some days is allowed in one go; null for more than 90 days. */
export function earliestEntry(stays: readonly SchengenStay[], days: number, from: IsoDate): IsoDate | null {
  if (days > MAX_DAYS) return null
  const first = toDayNumber(from)
  for (let day = first; day <= first + HORIZON_DAYS; day++) {
    const latest = latestExit(stays, fromDayNumber(day))
    if (latest !== null && toDayNumber(latest) - day + 1 >= days) return fromDayNumber(day)
  }
  return null
}

/** True when a stay has two dates that exist in the right order; at most ten years long. */
export function isValidStay({ entry, exit }: SchengenStay): boolean {
  return entry <= exit && toDayNumber(exit) - toDayNumber(entry) < 3660
}

function usedOn(spans: readonly DaySpan[], day: number): number {
  const begin = day - WINDOW_DAYS + 1
  return spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, day) - Math.max(from, begin) + 1),
    0,
  )
}

function toMergedSpans(stays: readonly SchengenStay[]): DaySpan[] {
  return mergeSpans(stays.map(({ entry, exit }) => ({ from: toDayNumber(entry), to: toDayNumber(exit) })))
}

/** Merges overlapping stays; an exit and an entry on the same day count as one day. */
function mergeSpans(spans: readonly DaySpan[]): DaySpan[] {
  const result: DaySpan[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
