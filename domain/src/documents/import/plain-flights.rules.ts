import type { IsoDate } from '../../base/dates.ts'
import { originOf, type ReadBooking, type ReadTime } from './found-parts.rules.ts'
import { readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const NUMBER = /(?<![A-Z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0*([1-9]\d{0,3})(?![\dA-Z.,:/%]|-\d)/
const CODE =
  /(?:\((?<bracketed>[A-Z]{3})\)|(?<![A-Z])(?<bare>[A-Z]{3})(?=\s*(?:-|–|→|>|to\b|nach\b)\s*[^a-z]{0,40}?\(?[A-Z]{3}(?![A-Z]))|(?<=(?:-|–|→|>|to|nach)\s{0,3})(?<after>[A-Z]{3})(?![A-Z]))/g
const CLOCK =
  /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)(?:\s?[ap]\.?m\.?)?|(?<![\d:.-])(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?/gi
const LATER = /\(?\+\s?1(?:\s?(?:day|tag|d)s?)?\)?/i
const WORDS =
  /\b(?:flight|flug|vol|vuelo|volo|voo|flugnummer|departs?|departure|abflug|départ|salida|partenza|airport|flughafen|terminal)\b/i
/** A flight is told in its own lines and in those up to the next number. */
const BLOCK_LINES = 14

type Found = { number: string; text: string; line: number }

/** The flights of a confirmation: a number, two airports, and the times between; what is missing or doubtful stays empty. */
export function readFlights(lines: readonly string[]): ReadBooking[] {
  const isAbout = lines.some((line) => WORDS.test(line))
  if (!isAbout) return []
  const found = lines.flatMap((line, at): Found[] => {
    const match = NUMBER.exec(line)
    return match ? [{ number: `${match[1]} ${match[2]}`, text: match[0], line: at }] : []
  })
  const first = found.filter((one, i) => found.findIndex(({ number }) => number === one.number) === i)
  return first.flatMap((one, i) => readFlight(lines, one, first[i - 1]?.line ?? -1, first[i + 1]?.line) ?? [])
}

function readFlight(
  lines: readonly string[],
  { number, text, line }: Found,
  before: number,
  next = lines.length,
): ReadBooking | null {
  const block = flightLines(lines.slice(line, Math.min(next, line + BLOCK_LINES)))
  const codes = block.flatMap((one) =>
    [...one.matchAll(CODE)].map(({ groups = {} }) => groups.bracketed ?? groups.bare ?? groups.after ?? ''),
  )
  const [from, to] = [...new Set(codes)]
  if (!from || !to || new Set(codes).size !== 2) return null
  const date = dateOf(lines, line, before, block)
  const clocks = block.flatMap((one) => [...one.matchAll(CLOCK)].map(([clock]) => ({ clock, line: one })))
  const [leaves, arrives] = clocks.length === 2 ? clocks : []
  const start = date && endTime(date.date, leaves?.clock)
  const isLater = arrives !== undefined && LATER.test(arrives.line)
  const end = date && arrives && !isLater ? arrivalTime(block, date, arrives.clock, leaves?.clock) : null
  return {
    kind: 'flight',
    number,
    startsAt: { at: start, place: { name: from, code: from } },
    endsAt: { at: end, place: { name: to, code: to } },
    origins: [
      originOf('number', 'text', text),
      originOf('startsAt.place', 'text', from),
      originOf('endsAt.place', 'text', to),
      ...(date ? [originOf('startsAt.time', 'text', `${date.text} ${leaves?.clock ?? ''}`)] : []),
      ...(end && arrives ? [originOf('endsAt.time', 'text', arrives.clock)] : []),
    ],
  }
}

/** The lines of a flight, up to the last with an airport or a time: what follows is of the next one. */
function flightLines(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.match(CODE) !== null || line.match(CLOCK) !== null)
  return lines.slice(0, last + 1)
}

/** The date in the lines of the flight, else in the nearest line above them that is no part of another. */
function dateOf(lines: readonly string[], line: number, before: number, block: readonly string[]) {
  const inBlock = block.flatMap((one) => readDate(one) ?? [])
  if (inBlock[0]) return inBlock[0]
  const above = lines.slice(Math.max(before + 1, line - 4), line).flatMap((one) => readDate(one) ?? [])
  return above.at(-1) ?? null
}

function endTime(date: IsoDate, clock: string | undefined): ReadTime {
  return { date, time: clock === undefined ? null : readClock(clock), offset: null, zone: null }
}

/** Arrival is on the day that stands beside it; else on that of the departure, if it is not earlier by the clock. */
function arrivalTime(
  block: readonly string[],
  departs: { date: IsoDate },
  clock: string,
  leaves: string | undefined,
): ReadTime | null {
  const dates = block.flatMap((one) => readDate(one)?.date ?? [])
  const last = dates.at(-1)
  if (last && last !== departs.date) return endTime(last, clock)
  const [from, to] = [leaves === undefined ? null : readClock(leaves), readClock(clock)]
  return from && to && to > from ? endTime(departs.date, clock) : null
}
