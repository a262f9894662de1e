import type { IsoDate } from '../../base/dates.ts'
import { type ReadBooking, readDates, weekdayNames } from '../booking-words/index.ts'

const MAX_CELL = 120
/** `Sat` and `Mar` are words of other things in some language. */
const MIN_WEEKDAY = 4

/** The days that a text names with another day of the week than they have: the day, the month or the year is wrong. */
export function offDays(lines: readonly string[]): ReadonlySet<IsoDate> {
  const cells = lines.flatMap((line) => line.split('\t')).filter(({ length }) => length <= MAX_CELL)
  return new Set(
    cells.flatMap((cell) => {
      const [day, ...others] = readDates(cell)
      if (day === undefined || others.length > 0) return []
      const words = cell.split(/[^\p{L}\p{M}-]+/u).filter(({ length }) => length >= MIN_WEEKDAY)
      const named = new Set(words.flatMap((word) => [...(weekdayNames(word) ?? [])]))
      return named.size > 0 && !named.has(new Date(`${day}T00:00Z`).getUTCDay()) ? [day] : []
    }),
  )
}

/** A booking without the end whose day is in doubt; null where it begins on such a day, or is a stay until one. */
export function withoutOffDays(booking: ReadBooking, off: ReadonlySet<IsoDate>): ReadBooking | null {
  const { kind, startsAt, endsAt } = booking
  const [begins, ends] = [startsAt, endsAt].map(({ at }) => at !== null && off.has(at.date))
  if (begins || (ends && (kind === 'hotel' || kind === 'car'))) return null
  return ends ? { ...booking, endsAt: { ...endsAt, at: null } } : booking
}
