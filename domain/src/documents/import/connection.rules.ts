import { addDays, type IsoDate } from '../../base/dates.ts'
import { cleanText, rideNumber } from '../booking-words/index.ts'

type Moment = { date: IsoDate; time: string }
/** One way of a connection with changes; `number` as it stands there. */
export type ConnectionLeg = {
  kind: 'train' | 'bus'
  number: string | null
  from: { name: string; at: Moment }
  to: { name: string; at: Moment }
}
type Stop = { time: string; name: string; line: string | null; at: number }

/** `ab 10:26 Köln Hbf - Gleis 6 (ICE 16)`: a word for the end or none, a time and a stop. */
const STOP =
  /^[●○•]?\s*(?:\p{L}{1,12}[.:]?\s?)?(?<time>(?:[01]?\d|2[0-3]):[0-5]\d)[\s|]+(?<rest>[\p{L}"].*)$/u
const LINE_BEHIND = /\s*\((?<line>[\p{L}\d][\p{L}\d ]{0,14}\d)\)$/u
/** The track stands behind the name, and behind it nothing of the name. */
const BEHIND_NAME = /\s*\|.*$|\s+[-–▷]\s*(?:\p{L}.*)?$/u
/** `London Euston to London Kings Cross, dep 17:27, arr 17:32` */
const IN_ONE_LINE =
  /^(?:[^:]{3,30}:\s)?(?<from>\p{Lu}[^:]+?) to (?<to>\p{Lu}[^:]+?), dep (?<starts>\d{1,2}:\d{2}), arr (?<ends>\d{1,2}:\d{2})/u
const BUS = /^(?:bus|sev|bustitution|autobus|autobús|coach)/iu
const MAX_STOPS = 40

/**
 * The ways of a connection as timetables export it to a calendar: its stops, each with a time, of which the first is when the
 * entry begins and the last when it ends. None where that is not so, or where no way names its train or bus.
 */
export function connectionOf(lines: readonly string[], begins: Moment, ends: Moment): ConnectionLeg[] {
  const plain = lines.map((line) => line.replace(/\s+/g, ' ').trim().slice(0, 300))
  const stops = plain.flatMap((line, at) => stopsIn(line, at))
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last || stops.length % 2 > 0 || stops.length > MAX_STOPS) return []
  if (first.time !== begins.time || last.time !== ends.time) return []
  const moments = momentsOf(stops, begins.date)
  if (moments.at(-1)?.date !== ends.date) return []
  const legs = stops.flatMap((from, i): ConnectionLeg[] => {
    const [to, starts, arrives] = [stops[i + 1], moments[i], moments[i + 1]]
    if (i % 2 > 0 || !to || !starts || !arrives) return []
    const number = from.line ?? numberAbove(plain.slice((stops[i - 1]?.at ?? -1) + 1, from.at))
    return [
      {
        kind: number !== null && BUS.test(number) ? 'bus' : 'train',
        number,
        from: { name: from.name, at: starts },
        to: { name: to.name, at: arrives },
      },
    ]
  })
  return legs.some(({ number }) => number !== null) || plain.some((line) => IN_ONE_LINE.test(line))
    ? legs
    : []
}

function stopsIn(line: string, at: number): Stop[] {
  const way = IN_ONE_LINE.exec(line)?.groups
  if (way) {
    const { from = '', to = '', starts = '', ends = '' } = way
    return [
      { time: starts.padStart(5, '0'), name: cleanText(from, 200), line: null, at },
      { time: ends.padStart(5, '0'), name: cleanText(to, 200), line: null, at },
    ]
  }
  const { time = '', rest = '' } = STOP.exec(line)?.groups ?? {}
  if (rest === '') return []
  const behind = LINE_BEHIND.exec(rest)
  const name = cleanText(rest.replace(LINE_BEHIND, '').replace(BEHIND_NAME, ''), 200)
  const line_ = behind?.groups?.line ?? rideNumber('train', rest.split('|')[1] ?? '')
  return name === '' ? [] : [{ time: time.padStart(5, '0'), name, line: line_ ? spaced(line_) : null, at }]
}

/** `Bus51016` and `IC  16` as people write them. */
function spaced(line: string): string {
  return cleanText(line.replace(/(?<=\p{L}{2})(?=\d)/u, ' '), 40)
}

/** The train in the lines between the stop before and this one. */
function numberAbove(lines: readonly string[]): string | null {
  return lines.map((line) => rideNumber('train', line)).findLast((number) => number !== null) ?? null
}

/** The days of the stops: the next one wherever the clock goes back. */
function momentsOf(stops: readonly Stop[], first: IsoDate): Moment[] {
  let date = first
  return stops.map(({ time }, i) => {
    if (time < (stops[i - 1]?.time ?? '')) date = addDays(date, 1)
    return { date, time }
  })
}
