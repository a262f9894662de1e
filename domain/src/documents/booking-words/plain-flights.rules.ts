import { addDays, type IsoDate } from '../../base/dates.ts'
import { originOf, type ReadBooking, type ReadPlace, type ReadTime } from './found-parts.rules.ts'
import { placeName } from './place-names.rules.ts'
import { daysLater, readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const NUMBER =
  /(?<![A-Z0-9])([A-Z]{2}|EZY|EJU|(?:[A-Z]\d|\d[A-Z])(?=\s|\d{3}))\s?0*([1-9]\d{0,3})(?![\dA-Z:/%]|[.,]\d|-\d)/
/** Who flies it stands behind its number. */
const FLOWN_BY = /(?:operated by|durchgeführt von|opéré par|operado por).*$/i
/** Lines whose numbers are of a machine, of a train, or of the flight that another airline flies it as. */
const NO_NUMBER =
  /^(?:train|zug|treno|tren|comboio|trein|bus|coach)\b|\b(?:equipment|aircraft|airbus|boeing|embraer|vehicle|registration|kennzeichen|immatriculation|matrícula|targa|kenteken)\b/i
const CODE =
  /(?:\((?<bracketed>[A-Z]{3})\)|(?<![A-Z])(?<bare>[A-Z]{3})(?=\s*(?:-|–|→|>|to\b|nach\b)\s*[^a-z]{0,40}?\(?[A-Z]{3}(?![A-Z]))|(?<=(?:-|–|→|>|to|nach)\s{0,3})(?<after>[A-Z]{3})(?![A-Z]))/g
const CLOCK =
  /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)(?:\s?[ap]\.?m\.?)?|(?<![\d:.-])(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?/gi
/** Times of a door, a counter or a gate are not of the flight. */
const GATE =
  /(?<!\p{L})(?:gates?|boarding|check-?in|bag(?:gage)? drop|opens|closes|latest|einsteigen|einstieg|schlie(?:ß|ss)t|embarquement|enregistrement|embarque|facturación|imbarco|instappen)(?!\p{L})/iu
const WORDS =
  /(?<!\p{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht|flugnummer|departs?|departure|abflug|départ|salida|partenza|partida|vertrek|airport|flughafen|terminal)(?!\p{L})|航班|フライト|搭乗/iu
/** A flight is told in its own lines and in those up to the next number. */
const BLOCK_LINES = 14

const DEPARTS =
  /^(?:departure|departs?|abflug|départ|salida|partenza|partida|vertrek)\s*[:\t]?\s+(?<rest>.+)$/i
const ARRIVES =
  /^(?:arrival|arrives?|ankunft|arrivée|llegada|arrivo|chegada|aankomst)\s*[:\t]?\s+(?<rest>.+)$/i
const DAY_OF_MONTH = /(?<!\d)\d{1,2}\s?[A-Z][A-Za-z]{2}(?![A-Za-z])/

type NumberLine = { number: string; text: string; line: number }

/** The flights of a confirmation: a number, two airports, and the times between; what is missing or doubtful stays empty. */
export function readFlights(lines: readonly string[]): ReadBooking[] {
  const isAbout = lines.some((line) => WORDS.test(line))
  if (!isAbout) return []
  const found = lines.flatMap((line, at): NumberLine[] => {
    const match = NO_NUMBER.test(line) ? null : NUMBER.exec(line.replace(FLOWN_BY, ''))
    return match ? [{ number: `${match[1]} ${match[2]}`, text: match[0], line: at }] : []
  })
  const first = found.filter((one, i) => found.findIndex(({ number }) => number === one.number) === i)
  const below = first.flatMap(
    (one, i) => readFlight(lines, one, first[i - 1]?.line ?? -1, first[i + 1]?.line) ?? [],
  )
  const [only] = first
  if (below.length > 0 || !only || first.length > 1) return below
  // Of one flight alone the number may stand below the rest.
  const from = Math.max(0, only.line - BLOCK_LINES)
  const above = [only.text, ...lines.slice(from, only.line)]
  const read = readFlight(above, { ...only, line: 0 }, -1)
  return read ? [read] : []
}

function readFlight(
  lines: readonly string[],
  { number, text, line }: NumberLine,
  before: number,
  next = lines.length,
): ReadBooking | null {
  const own = lines.slice(line, Math.min(next, line + BLOCK_LINES))
  const ends = codedEnds(flightLines(own)) ?? labelledEnds(own)
  if (!ends) return null
  const { from, to, block } = ends
  const date = dateOf(lines, line, before, block)
  const start = date && endTime(date.date, from.clock)
  const end = date && to.clock !== undefined ? arrivalTime(block, date, to, from.clock) : null
  return {
    kind: 'flight',
    number,
    startsAt: { at: start, place: from.place },
    endsAt: { at: end, place: to.place },
    origins: [
      originOf('number', 'text', text),
      originOf('startsAt.place', 'text', from.place.name),
      originOf('endsAt.place', 'text', to.place.name),
      ...(date ? [originOf('startsAt.time', 'text', `${date.text} ${from.clock ?? ''}`)] : []),
      ...(end && to.clock ? [originOf('endsAt.time', 'text', to.clock)] : []),
    ],
  }
}

type FlightEnd = { place: ReadPlace; clock: string | undefined; line: string }
type FlightEnds = { from: FlightEnd; to: FlightEnd; block: readonly string[] }

/** The two airports that codes name, and the two times, where there are just two. */
function codedEnds(block: readonly string[]): FlightEnds | null {
  const codes = new Set(
    block.flatMap((one) =>
      [...one.matchAll(CODE)].map(({ groups = {} }) => groups.bracketed ?? groups.bare ?? groups.after ?? ''),
    ),
  )
  const [from, to] = codes
  if (!from || !to || codes.size !== 2) return null
  const [leaves, arrives] = clockPair(block)
  return {
    from: { place: { name: from, code: from }, clock: leaves?.clock, line: leaves?.line ?? '' },
    to: { place: { name: to, code: to }, clock: arrives?.clock, line: arrives?.line ?? '' },
    block,
  }
}

/** The two times of a flight, where there are just two besides those of gates and counters. */
function clockPair(block: readonly string[]): { clock: string; line: string }[] {
  const clocks = block
    .filter((one) => !GATE.test(one))
    .flatMap((one) => [...one.matchAll(CLOCK)].map(([clock]) => ({ clock, line: one })))
  return clocks.length === 2 ? clocks : []
}

/** The two ends under words for departure and arrival, where each is there once. */
function labelledEnds(own: readonly string[]): FlightEnds | null {
  const read = (label: RegExp) => own.flatMap((line, at) => labelledEnd(line, at, label) ?? [])
  const [from, ...moreFrom] = read(DEPARTS)
  const [to, ...moreTo] = read(ARRIVES)
  if (!from || !to || moreFrom.length + moreTo.length > 0 || to.at < from.at) return null
  return { from, to, block: own.slice(0, to.at + 1) }
}

function labelledEnd(line: string, at: number, label: RegExp): (FlightEnd & { at: number }) | null {
  const rest = label.exec(line)?.groups?.rest
  const clocks = rest?.match(CLOCK) ?? []
  const [clock] = clocks
  if (rest === undefined || clock === undefined || clocks.length > 1) return null
  const plain = rest.replace(clock, ' ').replace(readDate(rest)?.text ?? DAY_OF_MONTH, ' ')
  const name = placeName(plain)
  return name !== null && /\p{L}{3}/u.test(name) ? { place: { name }, clock, line, at } : null
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

/** `10 JUN` beside a time, in the year of the departure. */
function dayInYear(line: string, departs: IsoDate): IsoDate | null {
  const day = DAY_OF_MONTH.exec(line)?.[0]
  return day === undefined ? null : (readDate(`${day} ${departs.slice(0, 4)}`)?.date ?? null)
}

/** Arrival is on the day that stands beside it; else on that of the departure, if it is not earlier by the clock. */
function arrivalTime(
  block: readonly string[],
  departs: { date: IsoDate },
  { clock = '', line }: FlightEnd,
  leaves: string | undefined,
): ReadTime | null {
  const more = daysLater(line.slice(line.lastIndexOf(clock) + clock.length))
  if (more > 0) return endTime(addDays(departs.date, more), clock)
  const arriving = dayInYear(line, departs.date)
  if (arriving && arriving !== departs.date) return arriving > departs.date ? endTime(arriving, clock) : null
  const dates = block.flatMap((one) => readDate(one)?.date ?? [])
  const last = dates.at(-1)
  if (last && last !== departs.date) return endTime(last, clock)
  const [from, to] = [leaves === undefined ? null : readClock(leaves), readClock(clock)]
  return from && to && to > from ? endTime(departs.date, clock) : null
}
