import { type IsoDate, toDayNumber, utcDate } from './dates.ts'

const MS_PER_MINUTE = 60_000
/** More than the number of existing zones. */
const MAX_FORMATS = 600
const formats = new Map<string, Intl.DateTimeFormat>()

/** The number of offsets that stay known: a page asks for the same days again and again, and a formatter takes microseconds each time. */
const MAX_OFFSETS = 5000
const offsets = new Map<string, number>()

/** Minutes that the zone's clocks are ahead of UTC at an instant (milliseconds since 1970). An unknown zone counts as UTC. */
export function offsetMinutes(zone: string, instant: number): number {
  // Clocks are changed at whole minutes.
  const key = `${zone} ${Math.floor(instant / MS_PER_MINUTE)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = formattedOffset(zone, instant)
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function formattedOffset(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((wall - Math.floor(instant / 1000) * 1000) / MS_PER_MINUTE)
}

/**
 * The instant at which the zone's clocks show a wall time, in minutes after the midnight that began the date.
 * A time that is skipped in spring is the instant as far after the change; one that comes twice in autumn is the first.
 */
export function toInstant(date: IsoDate, minutes: number, zone: string): number {
  const wall = toDayNumber(date) * 86_400_000 + minutes * MS_PER_MINUTE
  const before = wall - offsetMinutes(zone, wall - 86_400_000) * MS_PER_MINUTE
  const after = wall - offsetMinutes(zone, wall + 86_400_000) * MS_PER_MINUTE
  const first = Math.min(before, after)
  const fits = (instant: number) => instant + offsetMinutes(zone, instant) * MS_PER_MINUTE === wall
  if (fits(first)) return first
  const second = Math.max(before, after)
  return fits(second) ? second : before
}

/** The wall time of a zone at an instant: the date, and minutes after its midnight. */
export function toWallTime(instant: number, zone: string): { date: IsoDate; minutes: number } {
  const wall = new Date(instant + offsetMinutes(zone, instant) * MS_PER_MINUTE)
  return { date: utcDate(wall), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** True when the zone's clocks are changed between the two midnights of the date. */
export function hasClockChange(date: IsoDate, zone: string): boolean {
  const midnight = toInstant(date, 0, zone)
  return offsetMinutes(zone, midnight) !== offsetMinutes(zone, toInstant(date, 1440, zone))
}

// An outside service may send an unknown zone; times in UTC are better than an error.
function makeFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return makeFormat('UTC')
  }
}

// Creating a formatter costs 50 times as much as using it.
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = makeFormat(zone)
  // Bounded, because the names come from outside and each spelling is another key.
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}
