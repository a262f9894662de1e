import type { IsoDate } from '../../base/dates.ts'
import {
  cleanText,
  daysLater,
  END_WORDS,
  GATE_IN_BRACKETS,
  labelOf,
  placeName,
  readClock,
  readDate,
  weekdayNames,
  withoutDaysLater,
  wordsOf,
} from '../booking-words/index.ts'
import { isAside, isValidity } from './asides.rules.ts'
import { NO_PLACE } from './kind-words.data.ts'
import { isNamedTrain } from './ride-numbers.rules.ts'
import { isSellerName } from './sellers.data.ts'

/** A time in a piece; `later` are the days after that of the departure which stand behind it. */
export type Clock = { time: string; text: string; later: number }
/** A place; `code` is its airport's, `written` its whole text where the last word in its brackets looks like a code. */
export type Named = { name: string; code: string | null; written?: string }
/** A line, or a cell of its row, with all that it tells. `end` is the word for departure or arrival before it. */
export type Piece = {
  text: string
  line: number
  column: number
  end: 'departs' | 'arrives' | null
  days: IsoDate[]
  clocks: Clock[]
  names: Named[]
}

const MAX_PIECES = 1500
/** How a cell without a text is marked, so that those behind it keep their columns. */
const EMPTY_CELL = /^\u2063/u
/** Heads of columns that are the beginnings of some names too. */
const HEAD = /^(?:line|línea|linia|linie|bus|autobús|autobus|coach|coche|cama|class|dársena|andén)$/iu
/** A code alone in brackets, perhaps with its terminal. */
const BRACKETED = /^[(（](?<code>[A-Z]{3})[)）](?:[\s,]+(?:T|Terminal\s?)\s?\w{1,2})?$/u
/** The hall of an airport behind its name or its code. */
const TERMINAL = /[\s,(–-]+(?:(?:aero)?terminal|term\.|терминал|terminál|terminali|ターミナル|航站楼)\s?[\dA-ZА-Я]{1,2}\)?$|\s+T\d[A-Z]?$|第[１-３1-3]ターミナル$/iu
const [DEPARTS, ARRIVES] = [labelOf(END_WORDS.departs), labelOf(END_WORDS.arrives)]
const PRICE = /[€$£¥₹₩]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SEK|NOK|DKK|CZK|JPY|AUD|CAD|kr)(?!\p{L})/u
const CLOCK =
  /(?<![\d:.,/+-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![\d:/]|[.,]\d|\s?(?:hrs?\s)?\d{0,2}\s?(?:min|std|stunden|hours?\b))(?:\s?[ap]\.?m\b\.?)?|(?<![\d:.,/-])(?:1[0-2]|0?[1-9])\s?[ap]m\b/giu
const NOON = /(?<!\p{L})(?:12\s?)?(?:noon|midday)(?!\p{L})/giu
const CODE =
  /^(?<name>.*?)\s*[([（](?<inside>[^()]*[\s,–-])?(?<code>[A-Z]{3})[)\]）]|^(?<alone>[A-Z]{3})$|^(?<town>\p{Lu}[^\d(]*\p{Ll}[^\d(]*)\s(?<behind>[A-Z]{3})(?:\s*\(.{1,20}\))?$/u
/** Three capitals that are no airport: railways, currencies, taxes, titles, months and days of the week. */
const NO_CODE =
  /^(?:TGV|ICE|TER|AVE|EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|JPY|AUD|CAD|PNR|REF|TAX|VAT|TVA|IVA|DPH|MRS|MME|SRA|FLT|DEP|ARR|ETA|ETD|VIA|TOT|QTY|PDF|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|PAX|ADT|CHD|INF|SMS|APP|FAQ|TBA|TBC|YES|NON|THE|AND|FOR)$/
const CODE_FIRST = /^(?:\((?<first>[A-Z]{3})\)|(?<bare>[A-Z]{3}))\s+(?<town>\p{Lu}\p{Ll}[^\d()]{1,40})$/u
const SMALL =
  /^(?:at|on|by|um|ab|an|à|le|la|las|los|de|del|a|às|alle|ore|ora|uhr|h|hs|hrs?|uur|om|kl|klo|o|godz|dia|am|il|el|op|den|発|着|発車|到着|出発|from|to)$/i
/** Words for both places alone at the head of a row or a column. */
const ORIGIN =
  /^(?:from|origin|origen|origem|origine|von|start|abfahrtsort|provenance|partenza da|da|de|van|z|skąd|od)$/iu
const DESTINATION = /^(?:to|destination|destino|destinazione|nach|ziel|zielort|à|a|para|naar|do|dokąd)$/iu
/** `ab 08:50`, as German timetables have it. */
const SHORT_WORD = /^(?<word>ab|an)\s(?=\d{1,2}:\d{2})/u
/** A day of the week and the number of a flight, as Japan writes them before a town. */
const JAPANESE = /[（(][月火水木金土日祝・]+[)）]|[A-Z]{2,3}\s?\d{1,4}\s?便/gu
const LABELLED = /^(?<label>[^:\d]{3,40}):\s(?<rest>.+)$/u
const LABEL = /^(?<label>\p{L}[\p{L} .()/'’-]{1,28})[:：]\s+(?=\S)/u
const [DEPART_WORD, ARRIVE_WORD] = [wordsOf(END_WORDS.departs), wordsOf(END_WORDS.arrives)]
const NO_NAME = new RegExp(`^(?:${NO_PLACE})(?![\\p{L}])`, 'iu')

/** The cells of all lines with what they tell; sentences, counters, telephones and prices tell nothing of a journey. */
export function piecesOf(lines: readonly string[]): Piece[] {
  // Where hours have two digits, `2h04` is how long it takes.
  const isPadded = lines.some((line) => /(?<!\d)0\dh\d\d/.test(line))
  const pieces = lines
    .map((line) => (isPadded ? line.replace(/(?<![\d.,])\dh\d\d(?!\d)/g, '') : line))
    .flatMap((text, line) => text.split('\t', 20).map((one, column) => ({ text: one.replace(EMPTY_CELL, '').trim(), line, column })))
    .filter(({ text }) => text !== '')
    .slice(0, MAX_PIECES)
    .map((cell) => ({ ...cell, ...factsOf(cell.text) }))
  return withCodesBelow(withoutBirthdays(pieces))
}

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
  if (isAside(text)) return NOTHING
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

/** A head of one column for both places: `From / To`. */
export function isWayHead(text: string): boolean {
  const [from = '', to = '', ...more] = text.split(/\s?[/–→-]\s?/u)
  return more.length === 0 && headOf(from.trim()) === 'departs' && headOf(to.trim()) === 'arrives'
}

/** A head such as `Stazione di Partenza`. */
function headOf(text: string): Piece['end'] {
  if (ORIGIN.test(text)) return 'departs'
  if (DESTINATION.test(text)) return 'arrives'
  if (/\d/.test(text) || text.split(' ').length > 4) return null
  const [departs, arrives] = [DEPART_WORD.test(text), ARRIVE_WORD.test(text)]
  return departs === arrives ? null : departs ? 'departs' : 'arrives'
}

/** The days, times and names in a text, in their order. */
export function wordsIn(text: string): Pick<Piece, 'days' | 'clocks' | 'names'> {
  const { days, rest } = takeDays(text.replace(NOON, '12:00'))
  const { clocks, parts } = takeClocks(rest)
  const isPriced = PRICE.test(text)
  return {
    days,
    clocks: isPriced ? [] : clocks,
    names: isPriced || text.split(' ').length > 14 ? [] : parts.flatMap((part) => namesIn(part)),
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
    const after = text.slice(match.index + match[0].length, all[i + 1]?.index)
    return time === null ? [] : [{ time, text: match[0], later: daysLater(after) }]
  })
  // `0720 hrs (7:20AM)` is one time.
  const clocks = read.filter(({ time }, i) => time !== read[i - 1]?.time)
  const parts = withoutDaysLater(text.replace(CLOCK, ' ; '))
    .split(/\s*[;|→⇒•]\s*|\s(?:·|->|>|—|~)\s|(?<=\([A-Z]{3}\)[^()]{0,20})\s[–-]\s/u)
    .filter(Boolean)
  return { clocks, parts }
}

/** The place that a part of a piece names; none where it tells something else. */
function namesIn(part: string): Named[] {
  // What stands before a colon is the word for what follows, and no place.
  if (/[:：]\s*$/u.test(part)) return []
  const { first, bare, town: behindCode = '' } = CODE_FIRST.exec(part.trim())?.groups ?? {}
  if (first !== undefined) return [{ name: cleanText(behindCode, 200), code: first }]
  if (bare !== undefined && !NO_NAME.test(bare)) return [{ name: cleanText(part, 200), code: bare }]
  const plain = withoutSmall(
    part
      .replace(TERMINAL, '')
      .replace(LABEL, '')
      .replace(JAPANESE, ' ')
      .replace(GATE_IN_BRACKETS, ' ')
      .replace(/\(\s*\)|[(（]\s*$|^\s*[)）]/g, ' '),
  )
  const { name, code, alone, town = '', behind, inside } = CODE.exec(plain)?.groups ?? {}
  if (alone !== undefined) return NO_CODE.test(alone) ? [] : [{ name: alone, code: alone }]
  // Three capitals may be a railway's as well: the name keeps them.
  if (behind !== undefined) return [{ name: cleanText(`${town} ${behind}`, 200), code: behind }]
  if (code !== undefined)
    return [{ name: cleanText(name || code, 200), code, ...(inside && { written: cleanText(plain, 200) }) }]
  if (plain.length < 2 || HEAD.test(plain) || NO_NAME.test(plain) || isEndWord(plain)) return []
  const place = placeName(plain)
  const isName =
    place !== null && place.length <= 80 && /^[\p{Lu}\p{Lo}«"“„(]/u.test(place) && !/\d{3}/.test(place) && !isNoName(place)
  return isName ? [{ name: place, code: null }] : []
}

/** A train, a seller, or a mix of capitals and figures. */
function isNoName(text: string): boolean {
  return isNamedTrain(text) || isSellerName(text) || /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{3,8}$/.test(text)
}

/** A word for an end, also in two languages (`Nach / To`). */
function isEndWord(text: string): boolean {
  return text.split('/').some((part) => isEndWordAlone(part.trim()))
}

function isEndWordAlone(text: string): boolean {
  return [DEPART_WORD, ARRIVE_WORD, ORIGIN, DESTINATION].some((words) => words.test(text))
}

function withoutSmall(text: string): string {
  let words = text
    .trim()
    .replace(/^[\s,.·–()-]+|[\s,·–-]+$/g, '')
    .split(/\s+/)
  const isSmall = (word = '') => {
    const bare = word.replace(/^[(（[]|[.,)）\]:]+$/g, '')
    // An airport may be called like a small word: (DEN), LAS.
    if (
      /^[(（[][A-Z]{3}[)）\]]/.test(word) ||
      (/^[A-Z]{3}$/.test(word) && !/^(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/.test(word) && words.length === 1)
    )
      return false
    return bare === '' || SMALL.test(bare) || weekdayNames(bare) !== undefined || /^[–-]$/.test(bare)
  }
  // `Los Angeles`, `La Rochelle`
  const isOfName = () => /^(?:L[aeo]s?|El|De|Da)$/i.test(words[0] ?? '') && words.slice(0, 2).every((one) => /^\p{Lu}/u.test(one))
  while (words.length > 0 && isSmall(words[0]) && !isOfName()) words = words.slice(1)
  while (words.length > 0 && isSmall(words.at(-1))) words = words.slice(0, -1)
  return words.join(' ').replace(/^[,\s]+|[,\s]+$/g, '')
}
