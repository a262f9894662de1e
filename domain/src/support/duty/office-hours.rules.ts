import { addDays, type IsoDate, weekdayOf } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'

/** Minutes after the midnight that begins the day; `to` is beyond 1440 where the day ends after midnight. */
export type OfficeDay = { from: number; to: number }

export type OfficeHours = {
  /** IANA name. */
  zone: string
  /** Seven days from Monday; null for a day that is closed. */
  week: readonly (OfficeDay | null)[]
  /** Days in the office's zone on which it does not open. */
  holidays: readonly IsoDate[]
  /** Open hours within which somebody replies. */
  replyHours: number
}

/** Milliseconds since 1970. */
export type OpenTime = { from: number; to: number }

const MS_PER_HOUR = 3_600_000
/** How far ahead a reply is looked for: longer closed than this, nothing is promised. */
const HORIZON_DAYS = 60

/** When the office is open, from the time that contains `now` or comes after it, over this many of its days; the earliest first, apart. */
export function openTimes(hours: OfficeHours, now: number, days: number): OpenTime[] {
  const { date } = toWallTime(now, hours.zone)
  const times: OpenTime[] = []
  // Yesterday's hours may reach past midnight.
  for (let day = -1; day < days; day++) {
    const open = timeOf(hours, addDays(date, day))
    if (!open || open.to <= now) continue
    const last = times.at(-1)
    if (last && open.from <= last.to) last.to = Math.max(last.to, open.to)
    else times.push(open)
  }
  return times
}

function timeOf({ zone, week, holidays }: OfficeHours, date: IsoDate): OpenTime | null {
  const day = week[weekdayOf(date)]
  if (!day || holidays.includes(date)) return null
  const [from, to] = [toInstant(date, day.from, zone), toInstant(date, day.to, zone)]
  // An hour that the clocks skip in spring may be all there was.
  return to > from ? { from, to } : null
}

export function isOpenAt(hours: OfficeHours, now: number): boolean {
  return openTimes(hours, now, 1).some(({ from }) => from <= now)
}

/** The instant until which somebody replies to a message of now: so many open hours later. Null where none is known. */
export function replyBy(hours: OfficeHours, now: number): number | null {
  let left = hours.replyHours * MS_PER_HOUR
  for (const { from, to } of openTimes(hours, now, HORIZON_DAYS)) {
    const start = Math.max(from, now)
    if (start + left <= to) return start + left
    left -= to - start
  }
  return null
}
