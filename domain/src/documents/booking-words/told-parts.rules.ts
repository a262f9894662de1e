import { addDays, type IsoDate } from '../../base/dates.ts'
import { COUNTER_WORDS } from './end-words.data.ts'
import { cleanText, type ReadTime } from './found-parts.rules.ts'
import { placeName } from './place-names.rules.ts'
import { daysLater, readClock, withoutDaysLater } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'
import { weekdayNames } from './written-signs.rules.ts'

/** A cell of a table, or a line; `column` is its place in its line. */
export type Cell = { text: string; line: number; column: number }
export type Part = { kind: 'day' | 'clock' | 'name'; text: string; cell: Cell; later: number }
/** What is told of one end. */
export type EndParts = { days: Part[]; clocks: Part[]; names: Part[] }

const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u

/** A pattern of whole words; the words of scripts without blanks count wherever they stand. */
export function wordsOf(words: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(words), flags)
}

/** A pattern of one of the words at the beginning of a text, perhaps behind a stroke; what follows is its `rest`. */
export function labelOf(words: string): RegExp {
  return new RegExp(`^(?:[-–•*] ?)?(?:${anyOf(words)})(?<sign>\\s*[:\\t]\\s*|\\s+|$)(?<rest>.*)$`, 'iu')
}

export function anyOf(words: string): string {
  const all = words.split(/\|(?![^(]*\))/)
  const [unspaced, spaced] = [
    all.filter((word) => UNSPACED.test(word)),
    all.filter((word) => !UNSPACED.test(word)),
  ]
  const whole = `(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`
  return unspaced.length > 0 ? `(?:${whole}|${unspaced.join('|')})` : `(?:${whole})`
}

const COUNTER = wordsOf(COUNTER_WORDS)
/** Hours of opening, and who answers a telephone. */
const OPEN = /\d{1,2}[:.]\d{2}\s?[–~-]\s?\d{1,2}[:.]\d{2}/
const PHONE = /^(?:t|tel|tél|phone|fon|тел|電話)?\.?\s?:?\s?\+?[\d ()./-]{7,}$/iu
const CLOCK =
  /(?<![\d:.,/-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![\d:/]|[.,]\d)(?:\s?[ap]\.?m\b\.?)?|(?<![\d:.,/-])(?:1[0-2]|0?[1-9])\s?[ap]m\b/iu
const FILLERS =
  /(?<![\p{L}\p{N}])(?:at|on|by|from|after|before|until|um|ab|bis|uhr|à|le|la|las|los|dès|avant|de|del|a|às|dalle|entro|ore|alle|h|hs|hrs?|uur|om|vanaf|kl|klo|saat|od|do|v|ve|pukul|mulai|sebelum|с|до|в|στις|από|έως|lúc|น)(?![\p{L}\p{N}])\.?|(?:开|到|発|着|以降|から|まで|부터|까지)$/giu
export const GATE_IN_BRACKETS =
  /\((?:gate|pier|dock|door|πύλη|puerta|porte|tor|terminal)\s(?:\p{L}?\d{1,3}\p{L}?|\p{L})\)/giu

/** More than any confirmation has. */
const MAX_CELLS = 1500

export function cellsOf(lines: readonly string[]): Cell[] {
  return lines
    .flatMap((text, line) => text.split('\t', 20).map((one, column) => ({ text: one.trim(), line, column })))
    .slice(0, MAX_CELLS)
}

/** Day, time and name in a cell, in the order in which they stand there; none of a counter, of opening hours or of a telephone. */
export function partsOf(cell: Cell, text = cell.text): Part[] {
  if (text === '' || text.length > 120 || COUNTER.test(text) || OPEN.test(text) || PHONE.test(text)) return []
  const date = readDate(text)
  const undated = date ? text.replace(date.text, ' '.repeat(date.text.length)) : text
  const clock = CLOCK.exec(undated)
  const behind = clock ? undated.slice(clock.index + clock[0].length) : ''
  const timeless = clock ? `${undated.slice(0, clock.index)} ; ${behind}` : undated
  const name = nameIn(timeless)
  const parts: (Part & { at: number })[] = []
  const add = (kind: Part['kind'], one: string, at: number) =>
    parts.push({ kind, text: one, cell, later: kind === 'clock' ? daysLater(behind) : 0, at })
  if (date) add('day', date.date, text.indexOf(date.text))
  if (clock) add('clock', clock[0], clock.index)
  if (name) add('name', name, Math.max(0, text.indexOf(name.slice(0, 4))))
  return parts.sort((a, b) => a.at - b.at)
}

function nameIn(text: string): string | null {
  const bare = withoutDaysLater(text)
    .replace(GATE_IN_BRACKETS, ' ')
    .split(/\s*;\s*/)
    .map((part) => withoutFillers(part))
    .filter((part) => /\p{L}{2}/u.test(part))
  const [only] = bare
  return only === undefined || bare.length > 1 ? null : placeName(only)
}

/** A part of a line without the small words and days of the week at its ends. */
function withoutFillers(text: string): string {
  let words = text.replace(/^[\s,.·–-]+|[\s,·–-]+$/g, '').split(/\s+/)
  const isSmall = (word = '') => {
    const plain = word.replace(/^[(（]|[.,)）]+$/g, '')
    return plain === '' || weekdayNames(plain) !== undefined || plain.replace(FILLERS, '') === ''
  }
  while (words.length > 0 && isSmall(words[0])) words = words.slice(1)
  while (words.length > 0 && isSmall(words.at(-1))) words = words.slice(0, -1)
  return words.join(' ').replace(/^[,\s]+|[,\s]+$/g, '')
}

export function toldOf(parts: readonly Part[]): EndParts {
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind)
  return { days: of('day'), clocks: of('clock'), names: of('name') }
}

/** The moment that is told; null without a day. `day` is for an end that has none of its own. */
export function timeOf({ days, clocks }: EndParts, day: IsoDate | null): ReadTime | null {
  const date = (days[0]?.text as IsoDate | undefined) ?? day
  if (!date) return null
  const later = days.length > 0 ? 0 : (clocks[0]?.later ?? 0)
  return {
    date: later > 0 ? addDays(date, later) : date,
    time: clocks[0] ? readClock(clocks[0].text.replace(/[.h](?=\d)/i, ':')) : null,
    offset: null,
    zone: null,
  }
}

export function nameOf({ names }: EndParts, most = names.length): string | null {
  const name = cleanText(
    names
      .slice(0, most)
      .map(({ text }) => text)
      .join(', '),
    300,
  )
  return name === '' ? null : name
}
