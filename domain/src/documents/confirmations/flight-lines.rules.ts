import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import {
  daysLater,
  isAirportCode,
  monthNumber,
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

/** Segments that are held or confirmed, by their status (IATA AIRIMP); others are waiting, refused or cancelled. */
const CONFIRMED = 'HK|HS|KK|KL|RR|TK|SS|BK|DK|EK|GK|AK'
/**
 * A flight in a line of a reservation system: `1. DL 38 Y 20JAN HKGSEA HS3 1145 0811`. The day of the week may stand behind the
 * day, a hall before the times, and a sign or a day for an arrival on another day behind them.
 */
const SEGMENT = new RegExp(
  `^\\d{1,2}[.)]? ?(?<airline>[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?0*(?<number>[1-9]\\d{0,3}) ?[A-Z] (?<day>\\d{2})(?<month>[A-Z]{3})(?: ?[1-7A-Z])?[ *]+(?<from>[A-Z]{3})(?<to>[A-Z]{3})[ *]*(?:${CONFIRMED})\\d{1,2} (?:\\w{1,2} )??(?<starts>\\d{3,4}[APN]?) (?<shift>[#+])?(?<ends>\\d{3,4}[APN]?)(?<more>[#+-]\\d)?(?: (?<arrives>\\d{2}[A-Z]{3}))?(?= |$)`,
)
/** A trip in such a system begins within eleven months; one that was sent today may have begun. */
const DAYS_BACK = 30

/** The flights in the lines of a reservation system; `near` is the day it was sent, or today. */
export function readSegments(lines: readonly string[], near: IsoDate): ReadBooking[] {
  return lines.flatMap((line) => {
    const { airline, number, day, month, from, to, starts, ends, shift, more, arrives } =
      SEGMENT.exec(line.slice(0, 200).replace(/\t/g, ' ').replace(/\s+/g, ' ').trim())?.groups ?? {}
    const date = dayAfter(`${day}${month}`, addDays(near, -DAYS_BACK))
    const [leaves, lands] = [clockOf(starts), clockOf(ends)]
    if (!from || !to || from === to || !date || !leaves || !lands) return []
    const later = more ? Number(more.replace('#', '+')) : shift ? 1 : 0
    const landing = arrives ? dayAfter(arrives, addDays(date, -1)) : addDays(date, later)
    const booking: ReadBooking = {
      kind: 'flight',
      number: `${airline} ${number}`,
      startsAt: { at: { date, time: leaves, offset: null, zone: null }, place: { name: from, code: from } },
      endsAt: {
        at: landing ? { date: landing, time: lands, offset: null, zone: null } : null,
        place: { name: to, code: to },
      },
      origins: ['number', 'startsAt.place', 'startsAt.time', 'endsAt.place', 'endsAt.time'].map((field) =>
        originOf(field, 'text', line),
      ),
    }
    return [booking]
  })
}

/** `20JAN` as the first such day from this one on. */
function dayAfter(text: string, first: IsoDate): IsoDate | null {
  const { day = '', name = '' } = /^(?<day>\d{2})(?<name>[A-Z]{3})$/.exec(text)?.groups ?? {}
  const month = monthNumber(name)
  if (month === undefined) return null
  const year = Number(first.slice(0, 4))
  const dates = [year, year + 1].map((one) => `${one}-${String(month).padStart(2, '0')}-${day}`)
  return dates.find((date) => isIsoDate(date) && date >= first) ?? null
}

/** `1145`, `615P` and `12N`; null where it is none. */
function clockOf(text: string | undefined): string | null {
  const {
    hours,
    minutes,
    half = '',
  } = /^(?<hours>\d{1,2})(?<minutes>\d{2})(?<half>[APN]?)$/.exec(text ?? '')?.groups ?? {}
  if (hours === undefined || (half === '' && hours.length < 2)) return null
  return readClock(`${hours}:${minutes}${half === '' ? '' : half === 'A' ? 'am' : 'pm'}`)
}
