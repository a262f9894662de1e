import type { IsoDate } from '../../base/dates.ts'
import {
  type Clock,
  cleanText,
  END_WORDS,
  originOf,
  piecesOf,
  type ReadBooking,
  readClock,
  readDate,
  readDates,
  textLines,
  wordsIn,
} from '../booking-words/index.ts'
import { ownAddress } from './houses.rules.ts'
import { labelledEnds, momentOf, partsOfEnd } from './labelled-ends.rules.ts'
import {
  CONDITION,
  CONFIRMS,
  FOR_PEOPLE,
  FREE,
  houseIn,
  ORIGINAL,
  PHRASED,
  READY,
  ROOMS,
  SMALL_TIME,
  STAY,
  WROTE,
} from './letter-words.rules.ts'
import { ARRIVES, LEAVES, spokenClock } from './stay-days.rules.ts'
import { readStay } from './stay-reader.rules.ts'
import { spokenName } from './titles.rules.ts'

type Letter = { sender: string; subject: string; sent?: IsoDate | null }

const MIN_WRAPPED = 50
/** A number of one or two figures with its dot may be a day, and some short words have a dot of their own. */
const SENTENCE_END =
  /(?<=(?:\p{L}{2}|\d{3}|[:.]\d{2}|\))[.!?]|[!?])(?<!(?<!\p{L})(?:no|nr|co|st|ul|str|al|pl|mr|mrs|ms|dr|ca|tel|vs)\.)\s+(?=\p{Lu})/u
const MAX_SENTENCE = 300

/**
 * The stay or the table that somebody confirms in a letter of their own words, without labels. The days, and the time of a
 * table, stand in the sentence that confirms it or right behind it; the name stands in the letter or its sender once more, or
 * signs the letter with its address.
 */
export function readHandLetter(text: string, near: IsoDate, letter: Letter): ReadBooking[] {
  const written = withoutAnswered(text.split(/\r?\n|\r/, MAX_LINES))
  const paragraphs = paragraphsOf(written)
  const sentences = paragraphs.flatMap((one) => one.split(SENTENCE_END)).map(spokenTimes)
  const lines = textLines(sentences.join('\n'), near, letter.sent)
  const said = saidIn(lines)
  if (said === null) return []
  const [first, last, ...more] = readDates(said).sort()
  if (!first) return labelledStay(lines, letter)
  const confirmed = { said, lines, paragraphs, written, letter, text }
  if (first && last && more.length === 0 && first < last && lines.some((line) => STAY.test(line)))
    return stayIn(confirmed, [first, last])
  return first && last === undefined && FOR_PEOPLE.test(said) ? tableIn(confirmed, first) : []
}

/** The stay of a letter that confirms in a sentence and tells both days under words for them: `Arrive: Saturday 23 October`. */
function labelledStay(lines: readonly string[], { sender, subject }: Letter): ReadBooking[] {
  const pieces = piecesOf(lines)
  const ends = labelledEnds(pieces, END_WORDS.checkIn, END_WORDS.checkOut)
  const isWhole = ends && [ends.begins, ends.ends].every((texts) => partsOfEnd(texts).day)
  const stay = isWhole && readStay({ pieces, lines, subject, sender, seller: null })
  return stay ? [stay] : []
}

const MAX_LINES = 400
const MAX_BEHIND = 3
/** What was before a change, in the sentence that says what is now. */
const WAS = /^.{0,120}(?<!\p{L})was\s.{5,100}?\sis now(?!\p{L})/iu

/** The sentence that confirms, or the first such with what follows it where it has no day of its own; null where there are two. */
function saidIn(lines: readonly string[]): string | null {
  const confirming = lines.flatMap((line, at) =>
    line.length <= MAX_SENTENCE && CONFIRMS.test(line) && !CONDITION.test(line) ? [at] : [],
  )
  const [dated, ...others] = confirming.filter((at) => readDate(lines[at] ?? ''))
  if (others.length > 0 || confirming[0] === undefined) return null
  if (dated !== undefined) return (lines[dated] ?? '').replace(WAS, '')
  const [from] = confirming
  const near = lines.slice(from, from + MAX_BEHIND + 1).filter((line) => line.length <= MAX_SENTENCE)
  return near.some((line) => line.includes('?')) ? null : near.join(' ').replace(WAS, '')
}

/** A letter with the sentence that confirms; `written` are its lines as they were broken. */
type Confirmed = {
  said: string
  lines: readonly string[]
  paragraphs: readonly string[]
  written: readonly string[]
  letter: Letter
  text: string
}

/** The house that a letter is of, with its address where that stands behind it or below it. */
function houseOf({ paragraphs, written, letter, text }: Confirmed, spoken: string | undefined) {
  const whole = `${letter.sender}\n${text}`
  const isAgain = (name: string) => whole.split(name).length > 2
  const signed = signedHouse(written.filter(Boolean), letter.sender, isAgain)
  if (spoken === undefined || signed?.name.includes(spoken)) return signed
  return isAgain(spoken) ? { name: spoken, place: withAddress(spoken, paragraphs) } : null
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The one house above its address that its sender is called by too, or that the letter names once more. */
function signedHouse(lines: readonly string[], sender: string, isAgain: (name: string) => boolean) {
  const from = squeezed(sender)
  const found = lines.flatMap((line, at) => {
    const [, before = '', behind = ''] = /^([^,]{4,60}), (.{8,})$/u.exec(line) ?? []
    const one = [
      { name: before, address: ownAddress(behind) },
      { name: line, address: ownAddress(lines[at + 1] ?? '') },
    ].find(({ name, address }) => address !== null && isHouseName(name))
    const isKnown = one && (from.includes(squeezed(one.name)) || isAgain(one.name))
    return isKnown && one.address ? [{ name: one.name, place: `${one.name}, ${one.address}` }] : []
  })
  // Who signs above the house is no house.
  const houses = found.filter(({ place }) => !found.some((one) => place.includes(`, ${one.place}`)))
  const [only, ...others] = houses
  return only && others.length === 0 ? only : null
}

function isHouseName(name: string): boolean {
  return /^\p{Lu}[^\d.!?:,;@\t]{3,59}$/u.test(name) && name.split(' ').length <= 7
}

function stayIn(confirmed: Confirmed, [first, last]: [IsoDate, IsoDate]): ReadBooking[] {
  const { said, lines } = confirmed
  const house = houseOf(confirmed, spokenName('', [said])?.text ?? houseIn(said))
  if (!house) return []
  const place = { name: cleanText(house.place, 300) }
  // What stands in brackets is for those who come late.
  const plain = lines.map((line) => line.replace(/\([^()]*\)/g, ' '))
  const room = ROOMS.map((pattern) => pattern.exec(said)?.groups?.room).find(Boolean)
  const [comes, goes] = [
    spokenClock(plain, ARRIVES) ?? clauseClock(plain, READY, true),
    spokenClock(plain, LEAVES) ?? clauseClock(plain, FREE, false),
  ]
  return [
    {
      kind: 'hotel',
      name: house.name,
      ...(room && { room }),
      startsAt: { at: momentOf(first, comes), place },
      endsAt: { at: momentOf(last, goes), place },
      origins: [
        originOf('name', 'text', house.name),
        originOf('startsAt.time', 'text', said),
        originOf('endsAt.time', 'text', said),
      ],
    },
  ]
}

/** The hour until which nobody checks in: a smaller number is of the afternoon. */
const FIRST_HOUR = 8

/** The one time of a part of a sentence that says from when a room is ready, or until when it has to be free. */
function clauseClock(lines: readonly string[], words: RegExp, isArrival: boolean): Clock | undefined {
  const clauses = lines.flatMap((line) =>
    line.length <= MAX_SENTENCE ? line.split(/[;,]\s|[.!]\s(?=\p{Lu})/u) : [],
  )
  const times = clauses
    .filter((clause) => words.test(clause))
    .flatMap((clause) => [...clause.matchAll(SMALL_TIME)])
    .flatMap(({ groups, 0: text }) => {
      const time = readClock(
        `${groups?.hour}:${groups?.minutes ?? '00'}${groups?.half ? `${groups.half}m` : ''}`,
      )
      const hour = Number(time?.slice(0, 2))
      const isLater = time !== null && isArrival && !groups?.half && hour > 0 && hour < FIRST_HOUR
      return time === null ? [] : [{ time: isLater ? `${hour + 12}${time.slice(2)}` : time, text, later: 0 }]
    })
  return new Set(times.map(({ time }) => time)).size === 1 ? times[0] : undefined
}

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const HOUR = `(?<hour>\\d{1,2}|${NUMBERS.join('|')})`
const HALF_PAST = new RegExp(`(?<!\\p{L})half (?:past )?${HOUR}(?![\\p{L}\\d:.])`, 'giu')
const IN_THE = new RegExp(
  `(?<![\\p{L}\\d:.])${HOUR}(?: ?o['’]clock)? in the (?<half>morning|afternoon|evening)(?!\\p{L})`,
  'giu',
)

/** `half past three` and `2 in the afternoon` in figures. */
function spokenTimes(line: string): string {
  if (line.length > 1000) return line
  const hour = (text: string) => (/\d/.test(text) ? text : String(NUMBERS.indexOf(text.toLowerCase()) + 1))
  return line
    .replace(HALF_PAST, (_, text: string) => `${hour(text)}:30`)
    .replace(
      IN_THE,
      (_, text: string, half: string) => `${hour(text)}:00 ${half === 'morning' ? 'am' : 'pm'}`,
    )
}

function tableIn(confirmed: Confirmed, day: IsoDate): ReadBooking[] {
  const { said } = confirmed
  const house = houseOf(confirmed, PHRASED.exec(said)?.groups?.name)
  const clocks = wordsIn(said).clocks
  const [clock] = clocks
  if (!house || !clock || new Set(clocks.map(({ time }) => time)).size > 1) return []
  return [
    {
      kind: 'restaurant',
      name: house.name,
      startsAt: { at: momentOf(day, clock), place: { name: cleanText(house.place, 300) } },
      endsAt: { at: null, place: { name: cleanText(house.place, 300) } },
      origins: [originOf('name', 'text', house.name), originOf('startsAt.time', 'text', said)],
    },
  ]
}

/** The name with the address that stands behind it where the letter is signed. */
function withAddress(name: string, lines: readonly string[]): string {
  const addresses = lines.flatMap((line) => {
    const { rest = '' } = line.startsWith(name)
      ? (/^\s?[,|–\t-]\s?(?<rest>.*)$/u.exec(line.slice(name.length))?.groups ?? {})
      : {}
    const [address = ''] = rest.split(/\s[–|·-]\s|\t/u)
    return /\d/.test(address) && address.length >= 8 && address.length <= 120 ? [address] : []
  })
  return cleanText([name, ...addresses.slice(0, 1)].join(', '), 300)
}

const depthOf = (line: string) => (/^[>\s]*/.exec(line)?.[0] ?? '').replace(/\s/g, '').length

/** The lines without the mail that is answered, which asks and confirms nothing. */
function withoutAnswered(lines: readonly string[]): string[] {
  const kept: string[] = []
  let from: number | null = null
  for (const line of lines) {
    const depth = depthOf(line)
    const plain = line.replace(/^[>\s]+/, '').trim()
    if (ORIGINAL.test(plain)) break
    if (from !== null && depth < from && plain !== '') from = null
    if (from !== null) continue
    if (plain.length <= 200 && WROTE.test(plain)) from = Math.max(1, depth)
    else kept.push(plain)
  }
  return kept
}

const LABELLED = /^\p{Lu}[\p{L} -]{1,20}:\s/u

/** The lines of a text as it was written, where they were broken at a width. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen && line !== '' && !LABELLED.test(line)) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`)
    else if (line !== '') paragraphs.push(line)
    isOpen = line.length >= MIN_WRAPPED
  }
  return paragraphs
}
