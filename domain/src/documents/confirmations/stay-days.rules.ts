import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  type Clock,
  END_WORDS,
  labelOf,
  type Piece,
  readClock,
  readDate,
  wordsOf,
} from '../booking-words/index.ts'
import type { Confirmation } from './evidence.rules.ts'
import { CANCEL_BEHIND, type LabelledEnds, partsOfEnd } from './labelled-ends.rules.ts'

const [IN_WORD, OUT_WORD] = [wordsOf(END_WORDS.checkIn), wordsOf(END_WORDS.checkOut)]

/** Both days in one piece with their times and both words: `10月5日 14:00后入住 — 10月8日 12:00前离店`. */
export function bothInPiece(pieces: readonly Piece[]): LabelledEnds | null {
  const found = pieces.filter(
    ({ text, days, clocks }) =>
      days.length === 2 && clocks.length === 2 && IN_WORD.test(text) && OUT_WORD.test(text),
  )
  const [only, ...others] = found
  const [from, to] = only?.days ?? []
  if (!only || !from || !to || others.length > 0) return null
  const [begins, ends] = partsOfRange(only, from, to)
  return { begins: [begins], ends: [ends] }
}

/** Small words that are labels of both days of a stay where a day stands in the cell behind each of them. */
const [FIRST_WORD, LAST_WORD] = [
  /^(?:in|from|von|vom|van|du|dal|desde|od|fra|från|de|ab|с|start)$/iu,
  /^(?:out|to|until|bis|zum|tot|au|al|hasta|do|til|till|até|a|по|end)$/iu,
]

/** Both days behind two small words, each alone in its cell: `In | Mon 7 June`, `Out | Fri 11 June`. */
export function shortEnds(pieces: readonly Piece[]): LabelledEnds | null {
  const behind = (word: RegExp) =>
    pieces.flatMap((piece, i) => {
      const next = pieces[i + 1]
      const isWord = word.test(piece.text.replace(/\s?:$/, ''))
      return isWord && next && next.line === piece.line && next.days.length === 1 ? [next] : []
    })
  const [[first, ...moreFirst], [last, ...moreLast]] = [behind(FIRST_WORD), behind(LAST_WORD)]
  if (!first || !last || moreFirst.length + moreLast.length > 0) return null
  return last.line > first.line && last.line <= first.line + 2
    ? { begins: [first.text], ends: [last.text] }
    : null
}

const [CHECK_IN, CHECK_OUT] = [labelOf(END_WORDS.checkIn), labelOf(END_WORDS.checkOut)]

const FIRST_DAY = labelOf(`${END_WORDS.checkIn}|宿泊日|ご宿泊日|숙박일|入住日期|datum ankunft`)

const NIGHTS =
  /(?<![\d.,])(?<nights>\d{1,2})\s?(?:nights?|nächte?|nuits?|noches?|nott[ei]|noites?|nachten|nachts?|nätter|noce|noclegi|nocí|泊|박|晚)(?!\p{Ll})|^(?:number of )?(?:nights?|nächte|(?:nombre de )?nuits|(?:número de )?noches|(?:numero )?notti|(?:número de )?noites|(?:aantal )?nachten|(?:antal )?nätter|antal nætter|antall netter|(?:liczba )?noc[ey]|(?:počet )?nocí|泊数|박수|晚数)\s?[:\t]\s?(?<counted>\d{1,2})$/iu

function nightsIn(text: string): string[] {
  const { nights, counted } = NIGHTS.exec(text)?.groups ?? {}
  return [nights ?? counted ?? []].flat()
}

/** Under these stand both days of a stay. */
const DAYS = labelOf(
  '宿泊日|ご宿泊日|숙박 ?기간|入住日期|stay dates?|dates? of (?:your )?stay|dates?|your stay|aufenthalt|reisezeitraum|zeitraum|dates? du séjour|séjour|fechas?|estancia|soggiorno|date|estadia|verblijf|pobyt|vistelse|ophold|opphold|period|périodes?|período|periodo|periode|okres|termin|termín|období|when|wann|quand|cuándo|quando|wanneer',
)

/** Both days under one word, else the first day under its word and the last by the one number of nights that the text tells. */
export function byNights(
  pieces: readonly Piece[],
  labelledBoth: LabelledEnds | null,
): { begins: string[]; ends: string[] } | null {
  const lastDay = labelledBoth && partsOfEnd(labelledBoth.ends).day
  const counts = new Set(pieces.flatMap(({ text }) => nightsIn(text)))
  const [count, ...others] = counts
  const ranges = new Map(
    pieces.flatMap((piece, i): [string, [string, string]][] => {
      const both = piece.days.length < 2 ? pieces[i + 1] : piece
      const [from, to, ...more] = both?.days ?? []
      return DAYS.test(piece.text) && both && from && to && more.length === 0
        ? [[`${from} ${to}`, partsOfRange(both, from, to)]]
        : []
    }),
  )
  const [range] = ranges.values()
  const clocks = (word: RegExp) =>
    pieces.filter(({ text, days }) => days.length === 0 && word.test(text)).map(({ text }) => text)
  if (range && ranges.size === 1)
    return {
      begins: [range[0], ...clocks(CHECK_IN)],
      ends: [range[1], ...clocks(CHECK_OUT)],
    }
  const labelled = pieces.flatMap((piece, i): Piece[] => {
    const label = FIRST_DAY.exec(piece.text)
    if (!label) return []
    if (piece.days.length === 1) return [piece]
    // The day stands in the cell behind its label, or below it.
    const next = label.groups?.rest === '' && piece.days.length === 0 ? pieces[i + 1] : undefined
    return next && next.days.length === 1 && next.line <= piece.line + 1 ? [next] : []
  })
  const first = new Set(labelled.map(({ days }) => days[0]))
  const [day] = first
  if (first.size !== 1 || day === undefined) return null
  const own = labelled.flatMap(({ text }) => nightsIn(text))[0]
  const nights = own ?? (others.length === 0 ? count : undefined)
  const last = lastDay ?? (nights === undefined ? null : addDays(day, Number(nights)))
  if (last === null) return null
  return {
    begins: [...labelled.map(({ text }) => text), ...clocks(CHECK_IN)],
    ends: [last, ...(labelledBoth?.ends ?? clocks(CHECK_OUT))],
  }
}

/** Each day of a range with the time that stands behind it: `from 17 July after 16:00 to 24 July before 10:00`. */
function partsOfRange({ text, clocks }: Piece, from: IsoDate, to: IsoDate): [string, string] {
  const last = readDate(text.replace(readDate(text)?.text ?? '', (first) => '#'.repeat(first.length)))
  if (clocks.length !== 2 || !last) return [from, to]
  const at = text.replace(readDate(text)?.text ?? '', (first) => '#'.repeat(first.length)).indexOf(last.text)
  return [text.slice(0, at), text.slice(at)]
}

const RANGE = /(?<from>\d{4}-\d{2}-\d{2}) [–-] (?<to>\d{4}-\d{2}-\d{2})/

/** The only range of days that the text names, in whatever sentence: `your stay from 12 to 15 May`. */
export function byRange({ lines }: Confirmation): LabelledEnds | null {
  const found = lines.filter((line) => line.length <= MAX_SAID && !CONDITIONAL.test(line))
  const ranges = new Map(
    found.flatMap((line): [string, RegExpExecArray][] => {
      const match = RANGE.exec(line)
      return match ? [[match[0], match]] : []
    }),
  )
  const [only, ...others] = ranges.values()
  const { from, to } = only?.groups ?? {}
  return from && to && others.length === 0 ? { begins: [from], ends: [to] } : null
}

const MAX_SAID = 300

/** What may be done for money, or until when, is not when one arrives. */
const CONDITIONAL =
  /[€$£¥₹₩%]|(?<!\p{L})(?:early|late|früh\p{L}*|spät\p{L}*|anticip\p{L}+|tard\p{L}+|tidig|sen|cancel\p{L}*|storn\p{L}*|annul\p{L}*|refund\p{L}*|free until|kostenlos|gratis bis|gratuit\p{L}*)(?!\p{L})/iu

const TIME = '\\D{0,40}?(?<![\\d.,])(?<time>\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?[ap]m)?)(?!\\d|[.,:]\\d)'

export const [ARRIVES, LEAVES] = [END_WORDS.checkIn, END_WORDS.checkOut].map(
  (words) => new RegExp(`${wordsOf(words).source}${TIME}`, 'giu'),
)

const NOON =
  /(?<!\p{L})(?:12 )?(?:noon|midday|mittags|midi|mezzogiorno|mediodía|meio-dia|middag|południe|poledne|delet|öğlen)(?!\p{L})/giu

/** The one time that sentences name behind a word for check-in or check-out. */
export function spokenClock(lines: readonly string[], pattern: RegExp | undefined): Clock | undefined {
  const times = lines
    .map((line) => line.replace(CANCEL_BEHIND, ''))
    .filter((line) => line.length <= MAX_SAID && !CONDITIONAL.test(line) && !/\d{4}-\d{2}-\d{2}/.test(line))
    .map((line) => line.replace(NOON, '12:00'))
    .flatMap((line) => (pattern ? [...line.matchAll(pattern)] : []))
    .flatMap(({ groups, 0: text }) => {
      const time = readClock((groups?.time ?? '').replace(/[.h](?=\d)/, ':'))
      return time === null ? [] : [{ time, text, later: 0 }]
    })
  return new Set(times.map(({ time }) => time)).size === 1 ? times[0] : undefined
}
