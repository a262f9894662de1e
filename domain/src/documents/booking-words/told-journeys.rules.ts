import type { IsoDate } from '../../base/dates.ts'
import { COUNTER_WORDS, END_WORDS, KIND_WORDS } from './end-words.data.ts'
import { originOf, type ReadBooking, type ReadEnd } from './found-parts.rules.ts'
import { isTurned, trainOf } from './plain-trains.rules.ts'
import { type Pair, pairsUnder } from './told-pairs.rules.ts'
import { anyOf, type Cell, cellsOf, nameOf, partsOf, timeOf, toldOf, wordsOf } from './told-parts.rules.ts'
import { readDate } from './written-dates.rules.ts'

type Kind = keyof typeof KIND_WORDS
const KINDS = (['ferry', 'bus', 'train'] as const).map((kind) => [kind, wordsOf(KIND_WORDS[kind])] as const)
/** The lines above a journey in which its day stands, and those about it in which its number does. */
const NEAR_LINES = 4
const NUMBERS: Record<Kind, RegExp> = {
  ferry: /$^/,
  bus: /^(?:schedule|service|bus|coach|linie|línea|servicio)(?: (?:no|nr)\.?)?[\s:#]+(?<number>[A-Z]{0,3}\d{2,5})(?!\d)/iu,
  train: /^(?<number>[A-Z]{2,4}\s\d{3,5})$|(?<![A-Z])(?<signed>[GDCKTZ]\d{1,4})次/u,
}
const WAY_SIGN = /\s(?:—|–|-|→|⇒|>)\s/

/**
 * Journeys by train, coach or ship, each with two named stops and their times: under words for departure and arrival, as two
 * stops in lines below each other, or on both sides of an arrow. What is meant, words of the whole text tell.
 */
export function readToldJourneys(lines: readonly string[]): ReadBooking[] {
  const kind = kindOf(lines)
  if (kind === null) return []
  const cells = cellsOf(lines)
  const labelled = pairsUnder(cells, END_WORDS.departs, END_WORDS.arrives)
  const pairs = labelled.length > 0 ? labelled : stopPairs(lines)
  return pairs.flatMap((pair) => journeyOf(kind, pair, lines) ?? [])
}

function kindOf(lines: readonly string[]): Kind | null {
  const counts = KINDS.map(([kind, words]) => ({
    kind,
    count: lines.filter((line) => words.test(line)).length,
  }))
  const [most, next] = counts.sort((a, b) => b.count - a.count)
  return most && most.count > (next?.count ?? 0) ? most.kind : null
}

/** `09:03 York` above `11:12 London Kings Cross`, or both on one line with an arrow between. */
function stopPairs(lines: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  const stops = lines.map((line, at) => stopOf(line, at))
  for (let at = 0; at < lines.length; at++) {
    const [first, second, ...others] = (lines[at] ?? '').split(WAY_SIGN).map((part) => stopOf(part, at))
    if (first && second && others.length === 0) {
      pairs.push({ begins: first, ends: second, from: at, to: at })
      continue
    }
    const [begins, ends] = [stops[at], stops[at + 1]]
    if (!begins || !ends) continue
    pairs.push({ begins, ends, from: at, to: at + 1 })
    at++
  }
  return pairs
}

function stopOf(line: string, at: number) {
  const cells: Cell[] = line.split('\t').map((text, column) => ({ text: text.trim(), line: at, column }))
  if (line.length > 90 || cells.length > 3) return null
  const parts = toldOf(cells.flatMap((cell) => partsOf(cell)))
  return parts.clocks.length === 1 && parts.names.length === 1 ? parts : null
}

function journeyOf(
  kind: Kind,
  { begins, ends, from, to }: Pair,
  lines: readonly string[],
): ReadBooking | null {
  const day = (begins.days[0]?.text as IsoDate | undefined) ?? dayAbove(lines, from)
  const [start, end] = [timeOf(begins, day), timeOf(ends, day)]
  const names = [nameOf(begins, 1), nameOf(ends, 1)]
  if (!start?.time || !end?.time || !names[0] || !names[1] || names[0] === names[1]) return null
  const startsAt: ReadEnd = { at: start, place: { name: names[0] } }
  const whole: ReadEnd = { at: end, place: { name: names[1] } }
  const endsAt = isTurned(startsAt, whole) ? { ...whole, at: null } : whole
  const number = numberOf(kind, lines.slice(Math.max(0, from - 3), to + 4))
  return {
    kind,
    ...(number !== null && { number }),
    startsAt,
    endsAt,
    origins: [
      ...(number === null ? [] : [originOf('number', 'text', number)]),
      originOf('startsAt.place', 'text', names[0]),
      originOf('startsAt.time', 'text', `${start.date} ${start.time}`),
      originOf('endsAt.place', 'text', names[1]),
      ...(endsAt.at ? [originOf('endsAt.time', 'text', `${end.date} ${end.time}`)] : []),
    ],
  }
}

const WAYS = KINDS.map(
  ([kind]) =>
    [
      kind,
      new RegExp(
        `(?:^|[\\s:])${anyOf(KIND_WORDS[kind])}:?\\s+(?<from>\\p{Lu}[^→>\\d:]{1,60}?)\\s+(?:-|–|→|->|>)\\s+(?<to>\\p{Lu}[^→>\\d:]{1,60})$`,
        'iu',
      ),
    ] as const,
)

/** A journey in a title: the word for what one goes by before its two ends, as `Tågresa Stockholm C – Göteborg C`. */
export function titledJourney(title: string): { kind: Kind; from: string; to: string } | null {
  const found = WAYS.flatMap(([kind, way]) => {
    const { from, to } = way.exec(title)?.groups ?? {}
    return from === undefined || to === undefined ? [] : [{ kind, from, to }]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The names of the two ends in lines with their words, where the journey begins at this time; null where they do not tell them. */
export function toldStops(
  lines: readonly string[],
  time: string | null,
): { from: string; to: string } | null {
  const pairs = pairsUnder(cellsOf(lines), END_WORDS.departs, END_WORDS.arrives)
  const [pair] = pairs
  const [from, to] = [pair && nameOf(pair.begins, 1), pair && nameOf(pair.ends, 1)]
  const begins = pair && timeOf(pair.begins, '2000-01-01')?.time
  return pairs.length === 1 && from && to && begins && begins === time ? { from, to } : null
}

const COUNTER = wordsOf(COUNTER_WORDS)

/** The day in the nearest line above, where that names one alone. */
export function dayAbove(lines: readonly string[], from: number): IsoDate | null {
  for (const line of lines.slice(Math.max(0, from - NEAR_LINES), from).reverse()) {
    const day = COUNTER.test(line) ? null : readDate(line)
    if (day) return readDate(line.replace(day.text, ' ')) ? null : day.date
  }
  return null
}

/** The one number of the train or coach in these lines. */
function numberOf(kind: Kind, lines: readonly string[]): string | null {
  const cells = lines.flatMap((line) => line.split(/\t| \| | · /).map((cell) => cell.trim()))
  const named = cells.flatMap((cell) => {
    const { number, signed } = NUMBERS[kind].exec(cell)?.groups ?? {}
    return number ?? signed ?? []
  })
  const trains = kind === 'train' ? lines.flatMap(trainOf) : []
  const [one, ...others] = new Set([...trains, ...(trains.length > 0 ? [] : named)])
  return one === undefined || others.length > 0 ? null : one
}
