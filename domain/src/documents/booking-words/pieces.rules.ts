import type { IsoDate } from '../../base/dates.ts'
import { beforeDuration, isAside, isCounter, isPlainSentence, isValidity } from './asides.rules.ts'
import { END_WORDS } from './end-words.data.ts'
import { ARRIVE_WORD, DEPART_WORD, DESTINATION, type Named, namesIn, ORIGIN } from './piece-names.rules.ts'
import { daysLater, readClock, withoutDaysLater } from './read-times.rules.ts'
import { anyOf, labelOf } from './word-patterns.rules.ts'
import { readDate } from './written-dates.rules.ts'

export type { Named } from './piece-names.rules.ts'

/** A time in a piece; `later` are the days after that of the departure which stand behind it, `day` its own in brackets. */
export type Clock = { time: string; text: string; later: number; day?: IsoDate }
/** A line, or a cell of its row, with all that it tells. `end` is the word for departure or arrival before it. */
export type Piece = {
  text: string
  line: number
  column: number
  end: 'departs' | 'arrives' | null
  days: IsoDate[]
  clocks: Clock[]
  names: Named[]
  /** Days in a sentence, which count where the text names no other. */
  said?: IsoDate[]
}

const MAX_PIECES = 1500
/** How a cell without a text is marked, so that those behind it keep their columns. */
const EMPTY_CELL = /^\u2063/u
/** A code alone in brackets, perhaps with its terminal. */
const BRACKETED = /^[(（](?<code>[A-Z]{3})[)）](?:[\s,]+(?:T|Terminal\s?)\s?\w{1,2})?$/u
const [DEPARTS, ARRIVES] = [labelOf(END_WORDS.departs), labelOf(END_WORDS.arrives)]
const PRICE =
  /[€$£¥₹₩]|(?<!\p{L})(?:incl\p{L}*\.?|excl\p{L}*\.?|plus|inkl\.?|zzgl\.?)\s(?:of\s)?(?:GST|VAT|TVA|IVA|MwSt|HST)(?!\p{L})|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SEK|NOK|DKK|CZK|JPY|AUD|CAD|kr)(?!\p{L})/u
const CLOCK =
  /(?<![\d:.,/+-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![\d:/]|[.,]\d|\s?(?:hrs?\s)?\d{0,2}\s?(?:min|std|stunden|hours?\b))(?:\s?[ap]\.?m\b\.?)?|(?<![\d:.,/-])(?:1[0-2]|0?[1-9])\s?[ap]m\b/giu
/** China, Japan and Korea say before the time that it is of the next day. */
const NEXT_DAY_BEFORE = /(?:翌日|翌朝|次日|隔日|다음 ?날|익일|\(\+1\)|\+1)\s?$/u
const NOON = /(?<!\p{L})(?:12\s?)?(?:noon|midday)(?!\p{L})/giu
/** `ab 08:50`, as German timetables have it. */
const SHORT_WORD = /^(?<word>ab|an)\s(?=\d{1,2}:\d{2})/u
const LABELLED = /^(?<label>[^:\d]{1,40}):\s(?<rest>.+)$/u
/** The cells of all lines with what they tell (`sent` is the day of the mail); sentences, counters, telephones and prices tell nothing of a journey. */
export function piecesOf(lines: readonly string[], sent: IsoDate | null = null): Piece[] {
  // Where hours have two digits, or a colon, `2h04` is how long it takes.
  const isPadded =
    lines.some((line) => /(?<!\d)0\dh\d\d/.test(line)) ||
    lines.filter((line) => /(?<![\d:])\d{2}:\d{2}(?![\d:])/.test(line)).length > 1
  const pieces = lines
    .map((line) => (isPadded ? line.replace(/(?<![\d.,])\dh\d\d(?!\d)/g, '') : line))
    .flatMap((text, line) =>
      cellsOf(text).map((one, column) => ({ text: one.replace(EMPTY_CELL, '').trim(), line, column })),
    )
    .filter(({ text }) => text !== '')
    .slice(0, MAX_PIECES)
    .map((cell) => ({ ...cell, ...factsOf(cell.text) }))
  return withCodesBelow(withoutSent(withoutBirthdays(withBareTimes(withoutCounters(pieces))), sent))
}

const BETWEEN_ENDS = '(?:\\s?[,;:/·|–-]\\s|\\s(?:and|und|et|y|e|en|i|og|och|ja|ve)\\s)'
/** Where an end begins in a line that tells both: `Depart York at 16:30, arrive Leeds at 17:02`. */
const END_INSIDE = new RegExp(
  `${BETWEEN_ENDS}(?=(?:${anyOf(END_WORDS.departs)}|${anyOf(END_WORDS.arrives)})\\s\\p{Lu})`,
  'giu',
)
const ARRIVAL_INSIDE = new RegExp(`${BETWEEN_ENDS}${anyOf(END_WORDS.arrives)}`, 'iu')
const MAX_BOTH_ENDS = 200

/** The cells of a line; both ends of a way that are told in one are a cell each. */
function cellsOf(text: string): string[] {
  const cells = text.split('\t', 20)
  if (cells.length > 1 || text.length > MAX_BOTH_ENDS || !ARRIVAL_INSIDE.test(text)) return cells
  const parts = text.split(END_INSIDE)
  const isBoth = DEPARTS.test(parts.at(-2) ?? '') && ARRIVES.test(parts.at(-1) ?? '')
  return isBoth && parts.slice(-2).every((part) => [...part.matchAll(CLOCK)].length === 1) ? parts : cells
}

const BARE_TIME = /^(?:[01]\d|2[0-3])[0-5]\d(?:\s?\+\d|\s?\([^()\d]{2,20}\))?$/u
const TIME_HEAD =
  /^(?:time|zeit|uhrzeit|hora|heure|ora|orario|tijd|tid|klokkeslæt|czas|godzina|čas|saat|время|時間|時刻|시간|时间)\s?:?$/iu
const HEAD_ABOVE = 12

/** `0905` is a time behind the word for departure or arrival, or in the column below it. */
function withBareTimes(pieces: readonly Piece[]): Piece[] {
  const heads = pieces.filter(
    ({ end, days, clocks, names }) => end && days.length + clocks.length + names.length === 0,
  )
  return pieces.map((piece) => {
    if (!BARE_TIME.test(piece.text)) return piece
    const isHeaded =
      heads.some(
        ({ line, column }) =>
          (line === piece.line && column === piece.column - 1) ||
          (column === piece.column && line < piece.line && line >= piece.line - HEAD_ABOVE),
      ) ||
      pieces.some(
        ({ line, column, text }) =>
          line === piece.line && column === piece.column - 1 && TIME_HEAD.test(text),
      )
    const time = `${piece.text.slice(0, 2)}:${piece.text.slice(2, 4)}`
    const later = daysLater(piece.text.slice(4))
    return isHeaded ? { ...piece, clocks: [{ time, text: piece.text, later }], names: [] } : piece
  })
}

/** What stands in a column of counters and gates (`Bag drop closes`) is no time of the journey. */
function withoutCounters(pieces: readonly Piece[]): Piece[] {
  const rows = new Map<number, Piece[]>()
  for (const piece of pieces) rows.set(piece.line, [...(rows.get(piece.line) ?? []), piece])
  return pieces.map((piece) => {
    const row = rows.get(piece.line) ?? []
    if (piece.clocks.length === 0) return piece
    // `GBP | 58.00`
    if (row.some(({ text }) => CURRENCY_ALONE.test(text))) return { ...piece, clocks: [], names: [] }
    // `Check in by | 16:35`
    if (row.some(({ column, text }) => column < piece.column && text.length <= 40 && isCounter(text)))
      return { ...piece, clocks: [] }
    if (row.length < MIN_TABLE_CELLS) return piece
    const above = Array.from({ length: HEAD_ABOVE }, (_, i) => rows.get(piece.line - 1 - i) ?? [])
    const heads = above.find((one) => one.length === row.length && one.every(({ text }) => !/\d/.test(text)))
    const head = heads?.find(({ column }) => column === piece.column)
    return head && isAside(head.text) ? { ...piece, clocks: [] } : piece
  })
}

const CURRENCY_ALONE =
  /^(?:[A-Z]{0,2}[€$£¥₹₩]|EUR|USD|GBP|CHF|PLN|zł|SEK|NOK|DKK|CZK|Kč|JPY|AUD|NZD|CAD|HUF|Ft|RON|TRY|TL|INR|kr\.?)$/u
const MIN_TABLE_CELLS = 4
const YEARS_APART = 3

/** Days years before the others are when somebody was born, or a company began. */
function withoutBirthdays(pieces: readonly Piece[]): Piece[] {
  const years = pieces.flatMap(({ days }) => days.map((day) => Number(day.slice(0, 4))))
  const first = Math.max(...years) - YEARS_APART
  return pieces.map((piece) => ({
    ...piece,
    days: piece.days.filter((day) => Number(day.slice(0, 4)) >= first),
  }))
}

/** The day of the mail beside later ones is when it was booked, whatever it is called, and so is its time; in sentences it always is. */
function withoutSent(pieces: readonly Piece[], sent: IsoDate | null): readonly Piece[] {
  if (sent === null) return pieces
  const isEarlier = pieces.some(({ days }) => days.some((day) => day > sent))
  return pieces.map((piece) => {
    const said = piece.said?.filter((day) => day !== sent)
    const one = said === undefined ? piece : { ...piece, said }
    if (!isEarlier || one.end !== null || one.days.length !== 1 || one.days[0] !== sent) return one
    // `Order of 15 April`, `Payment: 10.04.2027 23:16`; a day and a time alone, or with a place, are of a way.
    const isLabelled = one.clocks.length > 0 && one.names.length === 0 && LABELLED_DAY.test(one.text)
    return one.clocks.length === 0 || isLabelled ? { ...one, days: [], clocks: [] } : one
  })
}

const LABELLED_DAY = /\p{L}{4,}[^:]{0,40}:\s/u

/** A name with the code of its airport alone in brackets below it, in its column: one place. */
function withCodesBelow(pieces: readonly Piece[]): Piece[] {
  const at = new Map(pieces.map((piece) => [`${piece.line} ${piece.column}`, piece]))
  return pieces.map((piece) => {
    const [name, ...others] = piece.names
    const below = at.get(`${piece.line + 1} ${piece.column}`)
    const code = below && BRACKETED.exec(below.text)?.groups?.code
    const isNamed = name !== undefined && others.length === 0 && name.code === null
    return isNamed && code !== undefined ? { ...piece, names: [{ ...name, code }] } : piece
  })
}

const NOTHING = { end: null, days: [], clocks: [], names: [] }

function factsOf(text: string): Omit<Piece, 'text' | 'line' | 'column'> {
  // The day of a way may stand before how long it takes.
  const before = beforeDuration(text)
  const dated = before !== '' && !isAside(before) ? takeDays(before).days : []
  if (dated.length === 1) return { ...NOTHING, days: dated }
  if (isAside(text)) return isPlainSentence(text) ? { ...NOTHING, said: takeDays(text).days } : NOTHING
  const { end, rest } = endIn(text)
  const facts = wordsIn(rest)
  return isValidity(text)
    ? { end, days: facts.days.length === 1 ? facts.days : [], clocks: [], names: [] }
    : { end, ...facts }
}

/** The word for departure or arrival that a text has in front, and what follows it. */
function endIn(text: string): { end: Piece['end']; rest: string } {
  const departs = behind(text, DEPARTS)
  if (departs !== null) return { end: 'departs', rest: departs }
  const arrives = behind(text, ARRIVES)
  if (arrives !== null) return { end: 'arrives', rest: arrives }
  const short = SHORT_WORD.exec(text)?.groups?.word
  if (short !== undefined) return { end: short === 'ab' ? 'departs' : 'arrives', rest: text }
  const { label, rest = '' } = LABELLED.exec(text)?.groups ?? {}
  const end = headOf(label ?? text)
  return { end, rest: end !== null && label !== undefined ? rest : text }
}

/** Whether a text begins with the word for the arrival: `Arrives Saturday, April 10`. */
export const saysArrival = (text: string) => ARRIVES.test(text)

/** A head of one column for both places: `From / To`. */
export function isWayHead(text: string): boolean {
  const [from = '', to = '', ...more] = text.split(/\s?[/–→-]\s?/u)
  return more.length === 0 && headOf(from.trim()) === 'departs' && headOf(to.trim()) === 'arrives'
}

/** A head such as `Stazione di Partenza`. */
function headOf(written: string): Piece['end'] {
  const text = written.replace(/\s?:$/, '')
  if (ORIGIN.test(text)) return 'departs'
  if (DESTINATION.test(text)) return 'arrives'
  if (/\d/.test(text) || text.split(' ').length > 4) return null
  const [departs, arrives] = [DEPART_WORD.test(text), ARRIVE_WORD.test(text)]
  return departs === arrives ? null : departs ? 'departs' : 'arrives'
}

/** More words beside the days and times are a sentence. */
const MAX_WORDS = 14
/** The days, times and names in a text, in their order. */
export function wordsIn(text: string): Pick<Piece, 'days' | 'clocks' | 'names'> {
  const { own, rest: plain } = takeOwnDay(text.replace(NOON, '12:00'))
  const { days, rest } = takeDays(plain)
  const { clocks: all, parts } = takeClocks(rest)
  const clocks = own ? all.map((clock, i) => (i === all.length - 1 ? { ...clock, day: own } : clock)) : all
  const isPriced = PRICE.test(text)
  return {
    days,
    clocks: isPriced ? [] : clocks,
    names:
      isPriced || parts.join(' ').split(' ').length > MAX_WORDS ? [] : parts.flatMap((part) => namesIn(part)),
  }
}

/** What follows the word at the beginning of a piece; null where it does not begin so, or goes on as a sentence does. */
function behind(text: string, label: RegExp): string | null {
  const { sign = '', rest = '' } = label.exec(text)?.groups ?? {}
  if (sign === '' && rest === '') return label.test(text) ? '' : null
  if (rest === '' || /[:\t]/.test(sign)) return rest
  const begins = rest.replace(/^\(?(?:\p{L}{2,13}\.?,?\s)?/u, '')
  const isTimed = /^\p{Lu}/u.test(rest) && rest.search(CLOCK) > 0 && rest.split(' ').length <= 10
  return /^\d/.test(rest) || /^\d/.test(begins) || isTimed ? rest : null
}

const IN_BRACKETS = /\((?<inside>[^()]{4,40})\)\s*$/u

/** The day in brackets behind the last of several times, which is that of this time alone: `16:20 York – 00:24 Oban (19 May)`. */
function takeOwnDay(text: string): { own: IsoDate | null; rest: string } {
  const found = IN_BRACKETS.exec(text)
  const own = found && readDate(found.groups?.inside ?? '')
  if (!found || !own || [...text.matchAll(CLOCK)].length < 2) return { own: null, rest: text }
  return { own: own.date, rest: text.slice(0, found.index) }
}

function takeDays(text: string): { days: IsoDate[]; rest: string } {
  const days: IsoDate[] = []
  let rest = text
  for (let found = readDate(rest); found && days.length < 3; found = readDate(rest)) {
    days.push(found.date)
    rest = rest.replace(found.text, ' ; ')
  }
  return { days, rest }
}

function takeClocks(text: string): { clocks: Clock[]; parts: string[] } {
  const all = [...text.matchAll(CLOCK)]
  const read = all.flatMap((match, i) => {
    const time = readClock(match[0].replace(/[.h](?=\d)/i, ':'))
    const behind = text.slice(match.index + match[0].length, all[i + 1]?.index)
    // What stands before the next time is of that one.
    const after = all[i + 1] ? behind.replace(NEXT_DAY_BEFORE, '') : behind
    const before = text.slice(Math.max(0, match.index - 8), match.index)
    const later = daysLater(after) || (NEXT_DAY_BEFORE.test(before) ? 1 : 0)
    return time === null ? [] : [{ time, text: match[0], later }]
  })
  // `0720 hrs (7:20AM)` is one time.
  const clocks = read.filter(({ time }, i) => time !== read[i - 1]?.time)
  const parts = withoutDaysLater(text.replace(CLOCK, ' ; '))
    .split(
      /\s*[;|→⇒•]\s*|\s(?:·|->|>|—|~)\s|(?<=\([A-Z]{3}\)[^()]{0,20})\s[–-]\s|(?<=^[A-Z]{3})\s?[–/-]\s?(?=[A-Z]{3}$)/u,
    )
    .filter(Boolean)
  return { clocks, parts }
}
