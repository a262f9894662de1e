import type { IsoDate } from '../../base/dates.ts'
import { labelOf, type ReadTime, readClock, readDate } from '../booking-words/index.ts'
import { type Rows, rowsOf } from './piece-rows.rules.ts'
import { type Clock, type Piece, wordsIn } from './pieces.rules.ts'

/** What stands under the word for each end: its texts in their order. */
export type LabelledEnds = { begins: string[]; ends: string[] }

const ROWS_BELOW = 6
const LINES_BELOW = 5
const PART_WORDS =
  'date|time|location|station|place|address|branch|office|datum|uhrzeit|zeit|ort|adresse|heure|lieu|agence|fecha|hora|lugar|oficina|dirección|data|ora|luogo|indirizzo|local|agência|locatie|tijd|adres'
/** Which part of an end follows: `Pick-up location:`, `Abholung am`. */
const PART = new RegExp(
  `^(?:(?:[-–,/&]\\s?)?(?:${PART_WORDS}|day|and|und|et|y|e|en|from|by|until|ab|bis|von)(?!\\p{L})\\s?)+(?=[:\\t]|$)`,
  'iu',
)
/** Which part of which end: `Date de départ`, `Luogo di ritiro`, `Time of return`. */
const PART_OF = new RegExp(
  `^(?:${PART_WORDS})\\s(?:de la |de l[’']|de |du |des |di |del |della |da |do |of |van |för )(?=\\p{L})`,
  'iu',
)
const PART_WORD = new RegExp(`(?<!\\p{L})(?:${PART_WORDS})(?!\\p{L})`, 'iu')
const OTHER = /^\p{L}[\p{L} ./()&'’-]{2,40}:(?:\s|$)/u

/** Both ends under two words: as heads of two columns, or each with what follows it. Null where one is missing. */
export function labelledEnds(
  pieces: readonly Piece[],
  beginWords: string,
  endWords: string,
): LabelledEnds | null {
  const labels = [labelOf(beginWords), labelOf(endWords)] as const
  return inColumns(pieces, labels) ?? oneByOne(pieces, labels)
}

type Labels = readonly [RegExp, RegExp]

/** What follows the word at the beginning of a piece, without what says which part of it is told; null where it begins otherwise. */
function restOf({ text: whole }: Piece, label: RegExp): string | null {
  if (whole.length > 160) return null
  const text = whole.replace(PART_OF, '')
  const { sign = '', rest = '' } = label.exec(text)?.groups ?? {}
  if (sign === '' && rest === '') return label.test(text) ? '' : null
  const part = PART.exec(rest)?.[0] ?? ''
  const left = rest.slice(part.length).replace(/^\s*[:\t]\s*/, '')
  const begins = left.replace(/^\(?(?:\p{L}{1,13}\.?,?\s){0,2}/u, '')
  return left === '' || /[:\t]/.test(sign) || part !== '' || /^\d|^[–-] /.test(begins) ? left : null
}

function inColumns(pieces: readonly Piece[], labels: Labels): LabelledEnds | null {
  const rows = rowsOf(pieces)
  const ends: LabelledEnds = { begins: [], ends: [] }
  for (const row of rows.values()) {
    const [first, second] = labels.map((label) => row.find((piece) => restOf(piece, label) !== null))
    if (!first || !second || first.column >= second.column) continue
    ends.begins.push(...columnOf(first, labels[0], rows))
    ends.ends.push(...columnOf(second, labels[1], rows))
  }
  return isBoth(ends) ? ends : null
}

/** What follows the word at the head of a column, and the texts below it. */
function columnOf(head: Piece, label: RegExp, rows: Rows): string[] {
  const texts = [restOf(head, label) ?? ''].filter(Boolean)
  for (let line = head.line + 1; line <= head.line + ROWS_BELOW; line++) {
    const row = rows.get(line) ?? []
    const cell = row.find(({ column }) => column === head.column)
    const isTime = row.length === 1 && cell !== undefined && cell.clocks.length === 1
    if (
      (row.length < 2 && !isTime) ||
      !cell ||
      isOther(cell) ||
      row.some((one) => restOf(one, label) !== null)
    )
      break
    if (hasAll(texts) && !row.every(({ text }) => /\d/.test(text))) break
    texts.push(cell.text)
  }
  return texts
}

function oneByOne(pieces: readonly Piece[], [begin, end]: Labels): LabelledEnds | null {
  const ends: LabelledEnds = { begins: [], ends: [] }
  let now: { texts: string[]; line: number } | null = null
  for (const piece of pieces) {
    const [first, second] = [restOf(piece, begin), restOf(piece, end)]
    const rest = first ?? second
    if (rest !== null) {
      now = { texts: first === null ? ends.ends : ends.begins, line: piece.line }
      now.texts.push(...[rest].filter(Boolean))
      continue
    }
    // The end has as much as the beginning: what follows is of something else.
    const isWhole = now?.texts === ends.ends && ends.ends.length >= ends.begins.length
    if (!now || isWhole || piece.line > now.line + LINES_BELOW || isOther(piece)) now = null
    else now.texts.push(piece.text)
  }
  return isBoth(ends) ? ends : null
}

function isBoth({ begins, ends }: LabelledEnds): boolean {
  return begins.length > 0 && ends.length > 0
}

/** A day and a place: what follows is an address, or hours. */
function hasAll(texts: readonly string[]): boolean {
  const { day, places } = partsOfEnd(texts)
  return day !== null && places.length > 0
}

/** A label of something else. */
function isOther({ text }: Piece): boolean {
  const label = OTHER.exec(text)?.[0]
  return label !== undefined && !PART_WORD.test(label) && readDate(text) === null
}

/** Opening hours and telephones. */
const NO_PLACE =
  /\d{1,2}[:.]\d{2}\s?[–~-]\s?\d{1,2}[:.]\d{2}|^(?:t|tel|tél|telefon\p{L}?|ph|phone|fon|fax|mob|mobile)?\.?\s?:?\s?\+?[\d ()./-]{7,}$/iu

/** The one day, the times and the place that the texts of an end tell, in their order; whole lines of an address are of the place. */
export function partsOfEnd(texts: readonly string[]): {
  day: IsoDate | null
  clocks: Clock[]
  places: string[]
} {
  const parts = texts.map((text) => wordsIn(text))
  const days = new Set(parts.flatMap((part) => part.days))
  return {
    day: days.size === 1 ? ([...days][0] ?? null) : null,
    clocks: parts.flatMap(({ clocks }) => clocks),
    places: texts.flatMap((text, i) => {
      const { days, clocks, names } = parts[i] ?? { days: [], clocks: [], names: [] }
      if (days.length + clocks.length > 0) return NO_PLACE.test(text) ? [] : names.map(({ name }) => name)
      return /\p{L}{2}/u.test(text) && !NO_PLACE.test(text) ? [text] : []
    }),
  }
}

export function momentOf(day: IsoDate, clock: Clock | undefined): ReadTime {
  return { date: day, time: clock ? readClock(clock.time) : null, offset: null, zone: null }
}
