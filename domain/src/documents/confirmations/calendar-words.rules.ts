import {
  anyOf,
  bookingReferences,
  KIND_WORDS,
  piecesOf,
  type ReadTime,
  type Reference,
  rideNumber,
} from '../booking-words/index.ts'
import type { RideLeg } from './doubtful.rules.ts'
import { legsOf } from './legs.rules.ts'

type Kind = keyof typeof KIND_WORDS
const KINDS = ['ferry', 'bus', 'train'] as const
const WAYS = KINDS.map(
  (kind) =>
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

const TO = '(?:to|nach|à|pour|vers|a|hacia|per|para|naar|till|til|do|-ra|в|на)'
const HEADINGS = KINDS.map(
  (kind) =>
    [
      kind,
      new RegExp(
        `^(?:your |ihr |votre |tu |il tuo )?${anyOf(KIND_WORDS[kind])}\\s+${TO}\\s+(?<to>\\p{Lu}[^→>\\d:]{1,60})$`,
        'iu',
      ),
    ] as const,
)

/** A journey in a title that has its destination alone: `Train to Dijon Ville`, `Zug nach Ulm`. */
export function titledDestination(title: string): { kind: Kind; to: string } | null {
  const found = HEADINGS.flatMap(([kind, heading]) => {
    const to = heading.exec(title)?.groups?.to
    // `Train to be booked` has none.
    return to === undefined || !/^\p{Lu}/u.test(to) ? [] : [{ kind, to }]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The names of the two ends in the description of an entry that begins at this time; null where it does not name them. */
export function describedStops(
  lines: readonly string[],
  time: string | null,
): { from: string; to: string } | null {
  const [leg, ...others] = legsOf(piecesOf(dated(lines)))
  return leg && others.length === 0 && leg.start.time === time
    ? { from: leg.from.name, to: leg.to.name }
    : null
}

/** The one way of a description, with its places and its moments; null where it tells none or several. */
export function describedLeg(
  lines: readonly string[],
): { from: string; to: string; start: RideLeg['start']; end: RideLeg['end'] } | null {
  const [leg, ...others] = legsOf(piecesOf(dated(lines)))
  return leg && others.length === 0
    ? { from: leg.from.name, to: leg.to.name, start: leg.start, end: leg.end }
    : null
}

/** A day for lines that tell times alone. */
function dated(lines: readonly string[]): string[] {
  return ['2000-01-01', ...lines]
}

/** The one booking number of a description. */
export function describedReference(lines: readonly string[]): Reference | null {
  const [only, ...others] = bookingReferences('', lines)
  return only && others.length === 0 ? only : null
}

/** The trains that a line names, whole or in its parts. */
function numbersIn(line: string): string[] {
  return [line, ...line.split(/[\t,·]| - /)].flatMap((part) => rideNumber('train', part.trim()) ?? [])
}

/** The one train of a description. */
export function describedTrain(lines: readonly string[]): string | undefined {
  const numbers = new Set(lines.flatMap((line) => numbersIn(line)[0] ?? []))
  return numbers.size === 1 ? [...numbers][0] : undefined
}

const TITLED_TABLE =
  /^(?:table|tisch|mesa|tavolo|tafel|bord|stolik|stůl|masa)\s+(?:for|für|para|pour|per|voor|för|til|dla|pro)\s+\d{1,2}\s+(?:\p{L}{3,10}\s+)?(?:at|im|in|bei|en|chez|au|à|a|da|bij|på|hos|w|v)\s+(?<name>\p{Lu}.{1,150})$/iu

/** A meal that a title names with its house. */
const TITLED_MEAL =
  /^(?:(?:breakfast|brunch|lunch|dinner)(?: reservation)? at|(?:frühstück|mittagessen|abendessen) (?:im|in|bei)|(?:petit[- ]déjeuner|déjeuner|dîner) (?:à|au|chez)|(?:desayuno|almuerzo|cena) en|(?:colazione|pranzo|cena) (?:a|al|alla|da)|(?:almoço|jantar) (?:em|no|na))\s+(?<name>\p{L}.{1,150})$/iu
/** A house begins with a capital or a figure; `Dinner at home` and `Dinner at Mum’s` are none of a booking. */
const HOUSE_NAME = /^(?:\p{Lu}|\d|['’]\p{Lu})[^'’]*(?:['’](?!s\b)[^'’]*)*$/u

/** The house of a table in a title: `Table for 4 at The Copper Kettle`. */
export function titledTable(title: string): string | null {
  return TITLED_TABLE.exec(title)?.groups?.name ?? null
}

/** The house of a meal in a title: `Dinner at Armando al Pantheon`. */
export function titledMeal(title: string): string | null {
  const name = TITLED_MEAL.exec(title)?.groups?.name ?? ''
  return HOUSE_NAME.test(name) ? name : null
}

const MINUTE = 60_000

/**
 * The moment by the clocks of the place where a text names it beside one of UTC: the one day with a time, in one piece else
 * anywhere, that is up to fourteen hours and whole quarters away. Of several the first counts where `isFirst`, as of an entry that
 * has no end of its own.
 */
export function localMoment(at: ReadTime, lines: readonly string[], isFirst = false): ReadTime {
  if (at.offset !== 0 || !at.time) return at
  const pieces = piecesOf(lines)
  const all = pieces.flatMap(({ clocks }) => clocks.map(({ time }) => time))
  const days = [...new Set(pieces.flatMap((piece) => piece.days))]
  const together = pieces.flatMap((piece) =>
    piece.days.flatMap((date) => piece.clocks.map(({ time }) => ({ date, time }))),
  )
  const anywhere = days.flatMap((date) => all.map((time) => ({ date, time })))
  return (
    onlyNear(at, together) ??
    onlyNear(at, anywhere) ??
    (isFirst ? onlyNear(at, anywhere.slice(0, 1)) : null) ??
    at
  )
}

/** This moment by the clocks of a place, where it is the one of UTC; null where no zone has them. */
export function localNear(
  at: ReadTime | null,
  local: { date: ReadTime['date']; time: string } | null,
): ReadTime | null {
  return at?.time && local ? onlyNear(at, [local]) : null
}

function onlyNear(at: ReadTime, all: readonly { date: ReadTime['date']; time: string }[]): ReadTime | null {
  const instant = (one: { date: string; time: string | null }) => Date.parse(`${one.date}T${one.time}Z`)
  const found = all.flatMap((one) => {
    const offset = (instant(one) - instant(at)) / MINUTE
    return Math.abs(offset) <= 14 * 60 && offset % 15 === 0 ? [{ ...one, offset, zone: null }] : []
  })
  return new Set(found.map(({ offset }) => offset)).size === 1 ? (found[0] ?? null) : null
}
