import type { IsoDate } from '../../base/dates.ts'
import {
  type Clock,
  labelOf,
  type Piece,
  type ReadTime,
  type Rows,
  readClock,
  readDate,
  rowsOf,
  wordsIn,
} from '../booking-words/index.ts'

/** What stands under the word for each end: its texts in their order. */
export type LabelledEnds = { begins: string[]; ends: string[] }

const ROWS_BELOW = 6
const LINES_BELOW = 5
const PART_WORDS =
  'día y hora|date and time|date & time|datum und uhrzeit|date et heure|data e ora|data e hora|datum en tijd|date|time|location|station|place|address|branch|office|datum|uhrzeit|zeit|ort|adresse|heure|lieu|agence|fecha|hora|lugar|oficina|dirección|data|ora|luogo|indirizzo|local|agência|locatie|tijd|adres|plats|sted|paikka|místo|miejsce|hely|loc(?:ul)?|yer|τόπος|место|місце|場所|店舗|장소|地点|門市|门店|tid|aika|čas|czas|godzina|idő|saat|ώρα|время|час|日時|時刻|時間|일시|시간|时间|dato|päivä|dátum|tarih|ημερομηνία|дата|日付|日期|날짜|dzień|kontor|toimipiste|pobočka|oddział|iroda|birou|ofis|γραφείο|офис|filiale|stazione|estación|estação|gare|agenzia|balcão|loja|adresa|osoite|cím|διεύθυνση|адрес|住所|주소|地址|where|when|wann|wo|où|quand|dónde|cuándo|dove|quando|onde|waar|wanneer|gdzie|kiedy|flughafen|airport|aéroport|aeropuerto|aeroporto|terminal'
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
/** Until when it may be cancelled, behind what stands before it. */
export const CANCEL_BEHIND =
  /\s(?:free cancellation|cancel|cancellation|kostenlos stornier|stornier|annul|cancelación|cancella)\p{L}*\s.*$/iu
const PART_WORD = new RegExp(`(?<!\\p{L})(?:${PART_WORDS})(?!\\p{L})`, 'iu')
const PART_LABEL = new RegExp(`^(?:${PART_WORDS})(?:\\s*:\\s*|$)`, 'iu')
const OTHER = /^\p{L}[\p{L} ./()&'’-]{2,40}:(?:\s|$)/u

/** Both ends under two words: as heads of two columns, or each with what follows it. Null where one is missing. */
export function labelledEnds(
  pieces: readonly Piece[],
  beginWords: string,
  endWords: string,
): LabelledEnds | null {
  const labels = [labelFor(beginWords), labelFor(endWords)] as const
  return inColumns(pieces, labels) ?? oneByOne(pieces, labels)
}

const compiled = new Map<string, RegExp>()

/** Long lists of words take time to compile: each is once. */
function labelFor(words: string): RegExp {
  const label = compiled.get(words) ?? labelOf(words)
  compiled.set(words, label)
  return label
}

type Labels = readonly [RegExp, RegExp]

/** What follows the word at the beginning of a piece, without what says which part of it is told; null where it begins otherwise. */
function restOf({ text: whole }: Piece, label: RegExp): string | null {
  if (whole.length > 160) return null
  const text = whole.replace(PART_OF, '').replace(CANCEL_BEHIND, '')
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
    const [begins, leaves] = [columnOf(first, labels[0], rows), columnOf(second, labels[1], rows)]
    const hasDays = [begins, leaves].every((texts) => partsOfEnd(texts).day !== null)
    ends.begins.push(...begins, ...(hasDays ? [] : dayAbove(first, rows)))
    ends.ends.push(...leaves, ...(hasDays ? [] : dayAbove(second, rows)))
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

/** The day right above the word at the head of a column, where nothing below it tells one. */
function dayAbove({ line, column }: Piece, rows: Rows): string[] {
  for (let at = line - 1; at >= line - 2; at--) {
    const row = rows.get(at) ?? []
    const cell = row.find((one) => one.column === column)
    if (row.length > 1 && cell && cell.days.length === 1) return [cell.text]
  }
  return []
}

/** `Check-in time 3 pm Check-out time 11 am`: both ends of one piece as a piece each. */
function withEndsApart(pieces: readonly Piece[], [begin, end]: Labels): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.text.length > 160 || !begin.test(piece.text)) return [piece]
    const starts = [...piece.text.matchAll(/(?<=[\s,;.])\p{Lu}/gu)].map(({ index }) => index)
    const at = starts.slice(0, MAX_STARTS).find((index) => end.test(piece.text.slice(index)))
    return at === undefined
      ? [piece]
      : [piece.text.slice(0, at), piece.text.slice(at)].map((text) => ({ ...piece, text: text.trim() }))
  })
}

const MAX_STARTS = 12

function oneByOne(all: readonly Piece[], [begin, end]: Labels): LabelledEnds | null {
  const pieces = withEndsApart(all, [begin, end])
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
export function partsOfEnd(all: readonly string[]): {
  day: IsoDate | null
  clocks: Clock[]
  places: string[]
} {
  // `Place: Arlanda` is Arlanda, and `Place` alone in its cell is nothing.
  const texts = all.map((text) => text.replace(PART_LABEL, '')).filter(Boolean)
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
