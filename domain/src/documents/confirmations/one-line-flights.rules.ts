import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  daysLater,
  isAirportCode,
  originOf,
  type ReadBooking,
  type ReadTime,
  readClock,
  readDate,
} from '../booking-words/index.ts'

const NUMBER = /(?<![A-Z\d])(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0*(?<number>[1-9]\d{0,3})(?![\dA-Z:.-])/gu
const CODE = /(?<![A-Z\d])[A-Z]{3}(?![A-Z\d])/gu
const TIME = /(?<![\d:.,+-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?[ap]m)?(?![\d:]|[.,]\d)/giu
const MAX_LINE = 140
const MAX_FLIGHTS = 12

/**
 * The flights that somebody notes in one line each: `BA 432 LHR to AMS, Fri 12 March 2027, 07:20 - 09:40`, in any order. A line
 * has one number, two airports by their codes, two times and its day; the day may stand alone above it.
 */
export function readOneLineFlights(lines: readonly string[]): ReadBooking[] {
  const found = lines.flatMap((line, at) => flightIn(line.replace(/\t/g, ' '), lines[at - 1] ?? '') ?? [])
  return found.length <= MAX_FLIGHTS && !isDoubtful(found) ? found : []
}

/** The same flight, or the same way on one day, at two times: what was and what is, or two offers. */
function isDoubtful(flights: readonly ReadBooking[]): boolean {
  const keys = flights.flatMap(({ number, startsAt, endsAt }) => [
    `${number} ${startsAt.at?.date}`,
    `${startsAt.place?.name} ${endsAt.place?.name} ${startsAt.at?.date}`,
  ])
  const moments = flights.flatMap(({ startsAt }) => [startsAt.at?.time, startsAt.at?.time])
  return keys.some((key, i) => keys.some((one, at) => one === key && moments[at] !== moments[i]))
}

/** The day of the arrival: its own in the line, else so many days later, else the same where the clock goes on. */
function arrivalOf(line: string, day: IsoDate, later: number, goesOn: boolean): IsoDate | null {
  const own = readDate(line.replace(readDate(line)?.text ?? '', ' '))?.date
  if (own !== undefined && own >= day) return own
  return later > 0 ? addDays(day, later) : goesOn ? day : null
}

function flightIn(line: string, above: string): ReadBooking | null {
  if (line.length > MAX_LINE) return null
  const codes = [...new Set(line.match(CODE) ?? [])].filter(isAirportCode)
  const times = [...line.matchAll(TIME)]
  const [from, to, ...more] = codes
  if (!from || !to || more.length > 0 || times.length !== 2) return null
  const numbers = [...line.matchAll(NUMBER)].filter(
    ({ 0: text }) => !times.some(([time]) => time.includes(text)),
  )
  const [number] = numbers
  const day = readDate(line)?.date ?? (above.length <= 40 ? readDate(above)?.date : undefined)
  const [starts, ends] = times.map(([time]) => readClock(time.replace(/[.h](?=\d)/, ':')))
  if (!number || numbers.length > 1 || !day || !starts || !ends) return null
  const last = times.at(-1)
  const behind = line.slice((last?.index ?? 0) + (last?.[0].length ?? 0))
  const arrives = arrivalOf(line, day, daysLater(behind), ends > starts)
  const at = (date: IsoDate, time: string): ReadTime => ({ date, time, offset: null, zone: null })
  return {
    kind: 'flight',
    number: `${number.groups?.code} ${number.groups?.number}`,
    startsAt: { at: at(day, starts), place: { name: from, code: from } },
    endsAt: { at: arrives === null ? null : at(arrives, ends), place: { name: to, code: to } },
    origins: ['number', 'startsAt.place', 'startsAt.time', 'endsAt.place', 'endsAt.time'].map((field) =>
      originOf(field, 'text', line),
    ),
  }
}
