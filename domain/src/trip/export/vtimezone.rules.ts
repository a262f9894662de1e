import { fromDayNumber, type IsoDate, toDayNumber } from '../../base/dates.ts'
import { offsetMinutes } from '../../base/zones.ts'

const MS_A_DAY = 86_400_000
const MS_A_MINUTE = 60_000

/**
 * A VTIMEZONE (RFC 5545, 3.6.5) for the years between two dates, with every clock change listed. A rule for all years would
 * be a guess, and the importing program may not know the zone's name.
 */
export function writeVtimezone(zone: string, from: IsoDate, to: IsoDate): string[] {
  // Earlier than the first midnight of the year in any zone.
  const first = Date.parse(`${from.slice(0, 4)}-01-01T00:00:00Z`) - 2 * MS_A_DAY
  const after = Date.parse(`${to.slice(0, 4)}-12-31T24:00:00Z`) + MS_A_DAY
  const start = offsetMinutes(zone, first)
  const changes = changesBetween(zone, first, after)
  const usual = Math.min(start, ...changes.map(({ offset }) => offset))
  let before = start
  const blocks = [{ at: first, offset: start }, ...changes].flatMap(({ at, offset }) => {
    const kind = offset > usual ? 'DAYLIGHT' : 'STANDARD'
    // RFC 5545 gives the start of a block in the local time before the change.
    const lines = [
      `BEGIN:${kind}`,
      `DTSTART:${localTimestamp(at, before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `END:${kind}`,
    ]
    before = offset
    return lines
  })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...blocks, 'END:VTIMEZONE']
}

type ClockChange = { at: number; offset: number }

function changesBetween(zone: string, first: number, after: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = first; day < after; day += MS_A_DAY) {
    const [before, next] = [offsetMinutes(zone, day), offsetMinutes(zone, day + MS_A_DAY)]
    if (before !== next) changes.push({ at: findChangeInstant(zone, day, before), offset: next })
  }
  return changes
}

/** The first minute of the day with an offset other than `before`. */
function findChangeInstant(zone: string, day: number, before: number): number {
  let [low, high] = [0, MS_A_DAY / MS_A_MINUTE]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (offsetMinutes(zone, day + middle * MS_A_MINUTE) === before) low = middle
    else high = middle
  }
  return day + high * MS_A_MINUTE
}

/** Local time at an offset in minutes: `20260329T020000`. */
export function localTimestamp(instant: number, offset: number): string {
  const iso = new Date(instant + offset * MS_A_MINUTE).toISOString()
  return iso.slice(0, 19).replace(/[-:]/g, '')
}

/** `+0530`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`
}

/** `20260501`. */
export function dateStamp(date: IsoDate): string {
  return fromDayNumber(toDayNumber(date)).replaceAll('-', '')
}
