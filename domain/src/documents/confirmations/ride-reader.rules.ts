import {
  hasTelephone,
  isFlownBy,
  type Named,
  originOf,
  type Piece,
  type ReadBooking,
  type ReadEnd,
  rideNumber,
} from '../booking-words/index.ts'
import type { RideLeg } from './doubtful.rules.ts'
import { departuresOf, legsOf } from './legs.rules.ts'

export type RideKind = 'flight' | 'train' | 'bus' | 'ferry'
type NumberAt = { number: string; line: number }

/** The journeys of a confirmation by this kind; a flight has a number, perhaps that of the `airline` that sent it. */
export function readRides(kind: RideKind, pieces: readonly Piece[], airline?: string): ReadBooking[] {
  const ways = legsOf(pieces, kind === 'flight')
  const legs = ways.length === 0 ? departuresOf(pieces) : ways
  const numbers = numbersOf({ kind, airline }, legs, pieces)
  const all = legs.map((leg, i) => {
    const number = numbers[i] ?? null
    const train = kind === 'flight' && number === null && leg.from.code === null ? trainOf(leg, pieces) : null
    if (train !== null) return rideOf('train', leg, train)
    const bus = kind === 'train' && number === null ? coachOf(leg, pieces) : null
    return bus === null ? rideOf(kind, leg, number) : rideOf('bus', leg, bus)
  })
  if (kind !== 'flight') return all
  // Two airports with their codes are a flight also where its number stands nowhere near.
  const isSure = (leg: RideLeg, i: number) =>
    typeof numbers[i] === 'string' ||
    all[i]?.kind === 'train' ||
    (leg.from.code !== null && leg.to.code !== null && leg.end !== null)
  return numbers.some((number) => number !== null) && legs.every(isSure) ? all : []
}

/** The train of a way among flights. */
function trainOf({ first, last }: RideLeg, pieces: readonly Piece[]): string | null {
  const near = pieces.filter(({ line }) => line >= first && line <= last)
  const found = new Set(near.flatMap(({ text }) => rideNumber('train', text) ?? []))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** A coach in the place of a train, by its number of three figures: smaller ones are of a carriage. */
function coachOf({ first, last }: RideLeg, pieces: readonly Piece[]): string | null {
  const found = pieces.flatMap(({ line, text }) => {
    const number =
      line >= first && line <= last
        ? /^(?:coach|bus) (?<number>\d{3,4})$/iu.exec(text)?.groups?.number
        : undefined
    return number ?? []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The number of each way: in its lines, else above all of them or below all of them, wherever each then has one of its own. */
function numbersOf(
  { kind, airline }: { kind: RideKind; airline: string | undefined },
  legs: readonly RideLeg[],
  pieces: readonly Piece[],
): (string | null)[] {
  const all = pieces.flatMap((piece, i): NumberAt[] => {
    const { text, line } = piece
    const before = pieces[i - 1]
    // Who flies it has a number of their own for it.
    if ((before?.line === line && isFlownBy(before.text)) || hasTelephone(text)) return []
    const number =
      rideNumber(kind, text, airline) ??
      behindHead(kind, piece, pieces) ??
      underHead({ kind, airline }, piece, pieces)
    return number === null ? [] : [{ number, line }]
  })
  const zones: ((leg: RideLeg, i: number) => [number, number])[] = [
    ({ first, last }) => [first, last],
    ({ last }, i) => [legs[i - 1]?.last ?? -1, last],
    ({ first }, i) => [first, (legs[i + 1]?.first ?? Number.POSITIVE_INFINITY) - 1],
  ]
  const found = zones.map((zone) =>
    sureNumbers(
      legs.map((leg, i) => {
        const [from, to] = zone(leg, i)
        const near = all.filter(({ line }) => line >= from && line <= to && Math.abs(line - leg.first) <= 12)
        return new Set(near.map(({ number }) => number))
      }),
    ),
  )
  const count = (numbers: readonly (string | null)[]) => numbers.filter((one) => one !== null).length
  const far = (numbers: readonly (string | null)[]) =>
    legs.reduce((sum, leg, i) => sum + distanceOf(numbers[i] ?? null, leg, all), 0)
  // Of numbers above their ways and numbers below them that explain as many the nearer ones are theirs.
  const [best = [], second = []] = [...found].sort(
    (one, other) => count(other) - count(one) || far(one) - far(other),
  )
  if (count(best) === legs.length) return best
  const inOrder = [...new Set(all.map(({ number }) => number))]
  // As many numbers as ways, in their order; else only what stands within a way is surely of it.
  if (inOrder.length === legs.length) return inOrder
  // Numbers above their ways and numbers below them explain as many of them: one is missing, and the others may be those of the next.
  const isSure = count(best) > count(second) || best.every((number, i) => number === second[i])
  const isFull = isSure && count(best) > count(found[0] ?? []) && inOrder.length < legs.length
  return isFull ? best : (found[0] ?? [])
}

/** How many lines a number stands away from the way itself. */
function distanceOf(number: string | null, { first, last }: RideLeg, all: readonly NumberAt[]): number {
  const lines = all.filter((one) => one.number === number).map(({ line }) => line)
  return number === null ? 0 : Math.min(...lines.map((line) => Math.max(first - line, line - last, 0)))
}

/** The one number near each way, without those that are the only ones near others: a list of seats names all of them. */
function sureNumbers(near: readonly ReadonlySet<string>[]): (string | null)[] {
  const taken = new Set(near.flatMap((own) => (own.size === 1 ? [...own] : [])))
  return near.map((own) => {
    const [only, ...others] = own.size === 1 ? own : [...own].filter((number) => !taken.has(number))
    return only !== undefined && others.length === 0 ? only : null
  })
}

const HEADS: Partial<Record<RideKind, RegExp>> = {
  flight: /^(?:flight|flug|vol|vuelo|volo|voo|vlucht|lot|рейс)(?: (?:no|nr|n[°º]|number|nummer))?\.?$/iu,
  train:
    /^(?:train|zug|treno|tren|comboio|trem|trein|tåg|tog|pociąg|vlak|vonat|поезд|поїзд|влак|τρένο)(?: (?:no|nr|n[°º]|number|nummer|№))?\.?(?:\s?\/\s?\p{L}{3,12})?$/iu,
  bus: /^(?:bus|coach|schedule|service|line|linie|línea|linia|ligne|route|carreira|linha|kurs|corrida)(?: (?:no|nr|n[°º]|number))?\.?$/iu,
}

/** A number in the cell behind the word for what one goes by. */
function behindHead(kind: RideKind, { text, line, column }: Piece, pieces: readonly Piece[]): string | null {
  const head = /^[A-Z]{0,4}\d{1,5}(?:\/\d{1,2})?$/.test(text) ? HEADS[kind] : undefined
  const before = pieces.find((one) => one.line === line && one.column === column - 1)
  const isRow = pieces.filter((one) => one.line === line).length === 2
  return isRow && before && head?.test(before.text.replace(/:$/, '')) ? text : null
}

/** A number alone, or with the letter of its train, before the name of the train: `016А «Арктика»`, `12627 / KARNATAKA EXP`. */
const UNDER_HEAD =
  /^#?\s?(?<number>\d{1,5}$|\p{Lu}{1,4}\s?\d{1,6}$|\d{2,5}\p{Lu}(?=$|\s[«"„(])|\d{2,5}(?=\s?\/\s?\p{Lu}{2}))/u

const FAR_BELOW = 9

/** Digits alone below the word for what one goes by; those of a flight are of the airline that sent it. */
function underHead(
  { kind, airline }: { kind: RideKind; airline: string | undefined },
  { text, line, column }: Piece,
  pieces: readonly Piece[],
): string | null {
  const { number } = UNDER_HEAD.exec(text)?.groups ?? {}
  const head = number === undefined ? undefined : HEADS[kind]
  // A number alone may be of anything further down.
  const far = /\p{L}/u.test(number ?? '') ? FAR_BELOW : 3
  const isBelow = pieces.some(
    (one) => one.column === column && one.line < line && one.line >= line - far && head?.test(one.text),
  )
  if (!isBelow || number === undefined) return null
  if (kind !== 'flight') return number
  if (/\p{L}/u.test(number)) return null
  return airline === undefined ? null : `${airline} ${Number(number)}`
}

function rideOf(kind: RideKind, { from, to, start, end }: RideLeg, number: string | null): ReadBooking {
  const at = (time: RideLeg['end']): ReadEnd['at'] => time && { ...time, offset: null, zone: null }
  return {
    kind,
    ...(number !== null && { number }),
    startsAt: { at: at(start), place: placeOf(kind, from) },
    endsAt: { at: at(end), place: placeOf(kind, to) },
    origins: [
      ...(number === null ? [] : [originOf('number', 'text', number)]),
      originOf('startsAt.place', 'text', from.name),
      originOf('startsAt.time', 'text', `${start.date} ${start.time}`),
      originOf('endsAt.place', 'text', to.name),
      ...(end ? [originOf('endsAt.time', 'text', `${end.date} ${end.time}`)] : []),
    ],
  }
}

function placeOf(kind: RideKind, { name, code, written = name }: Named) {
  return kind === 'flight' && code !== null
    ? { name: code, code }
    : { name: kind === 'flight' ? name : written }
}
