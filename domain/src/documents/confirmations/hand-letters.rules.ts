import type { IsoDate } from '../../base/dates.ts'
import {
  cleanText,
  HOUSE_WORDS,
  originOf,
  type ReadBooking,
  readDate,
  STAY_WORDS,
  textLines,
  wordsOf,
} from '../booking-words/index.ts'
import { momentOf } from './labelled-ends.rules.ts'
import { wordsIn } from './pieces.rules.ts'
import { ARRIVES, LEAVES, spokenClock } from './stay-reader.rules.ts'
import { spokenName } from './titles.rules.ts'

type Letter = { sender: string; subject: string; sent?: IsoDate | null }

/** Somebody says of a booking that it stands: no offer and no question does. */
const CONFIRMS =
  /(?<!\p{L})(?:(?:confirm(?:ed|ing|s)?|booked|reserved)(?: \p{L}+){0,2} (?:your|the) (?:booking|reservation|stay|room|table)|(?:i|we)(?: have|['’]ve) (?:booked|put|got) you (?:in|down)|(?:booking|reservation|room|table) is (?:now )?(?:confirmed|booked)|bestätig(?:e|en)(?: \p{L}+){0,5} (?:ihre|deine|eure|die) (?:buchung|reservierung)|(?:habe|haben) (?:ich |wir )?(?:für sie |euch |ihnen |dir )?(?:\p{L}+ ){0,4}(?:gebucht|reserviert)|(?:vous |te )?confirm(?:e|ons)(?: \p{L}+){0,3} (?:votre|ta|la|le) (?:réservation|chambre|séjour|table)|(?:le|te|os|les) confirm(?:o|amos)(?: \p{L}+){0,2} (?:su|tu|la|vuestra|el) (?:reserva|habitación|estancia|mesa)|(?:le|ti|vi|la) conferm(?:o|iamo)(?: \p{L}+){0,2} (?:la|il|vostra|tua|sua) (?:\p{L}+ )?(?:prenotazione|camera|soggiorno|stanza|tavolo)|confirm(?:o|amos)(?: \p{L}+){0,2} (?:a|o)(?: sua| tua| vossa)? (?:reserva|quarto|estadia|mesa)|bevestig(?:en|de)?(?: \p{L}+){0,4} (?:uw|je|jullie|de) (?:reservering|boeking|kamer|tafel)|potwierdzam\p{L}*(?: \p{L}+){0,3} (?:rezerwację|pobyt|pokój)|potvrzuj\p{L}*(?: \p{L}+){0,3} (?:rezervaci|pobyt|pokoj)|bekräftar(?: \p{L}+){0,3} (?:bokning|rum|bord)\p{L}*|bekræfter(?: \p{L}+){0,3} (?:booking|reservation|værelse|bord)\p{L}*|bekrefter(?: \p{L}+){0,3} (?:bestilling|reservasjon|rom|bord)\p{L}*|vahvistan(?: \p{L}+){0,3} vara\p{L}+)(?!\p{L})/iu
const CONDITION =
  /(?<!\p{L})(?:if|unless|until|once|when|to confirm|wenn|falls|sobald|sofern|si|dès que|cuando|se|quando|als|zodra|jeśli|pokud|om|hvis|jos)(?!\p{L}).{0,40}(?<!\p{L})(?:confirm|bestätig|conferm|bevestig)|\?/iu
const WROTE =
  /(?<!\p{L})(?:wrote|schrieb(?: .{3,60})?|a écrit|escribió|ha scritto|escreveu|schreef(?: .{3,60})?|napisał\(?a?\)?|skrev(?: .{3,60})?|kirjoitti|napsala?)\s?:$/iu
const ORIGINAL =
  /^-{3,}\s*(?:original message|ursprüngliche nachricht|message d['’]origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)/iu
const STAY = wordsOf(STAY_WORDS)
const NAME = "\\p{Lu}[\\p{L}'’-]+"
const HOUSE = new RegExp(
  `(?<!\\p{L})(?<name>(?:${HOUSE_WORDS})(?:\\s(?:(?:del?|della?|dei|la|le|il|du|des|do|da|zur|zum|am|an der|the|of)\\s)?${NAME}){1,5})`,
  'iu',
)
const ROOMS = [
  new RegExp(
    `(?<!\\p{L})(?:the|our|your)\\s(?<room>${NAME}(?:\\s${NAME}){0,3}\\s(?:Room|Suite|Cottage|Studio|Cabin|Apartment|Flat))(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:camera|stanza|[Zz]immer|chambre|habitación|quarto|kamer|pokój|pokoj|rummet|værelset|rommet|huone)\\s[«"“„]?(?<room>${NAME}(?:\\s${NAME}){0,3})`,
    'u',
  ),
]
const FOR_PEOPLE =
  /(?<!\p{L})(?:tables?|tisch|mesa|tavolo|tafel|bord|stolik|stůl|pöytä)(?!\p{L})|(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|pro) (?:\d{1,2}|two|three|four|five|six|seven|eight) (?:people|guests|persons?|personen|personnes|couverts|personas|persone|pessoas|personer|osób|osoby)(?!\p{L})/iu
const PHRASED =
  /(?<!\p{L})(?:in|down|table|tisch|tavolo|mesa|tafel|bord) (?:at|with|bei|im|da|presso|en|no|bij|på|hos) (?<name>\p{Lu}[\p{L}'’&-]+(?:\s(?:\p{Lu}|&)[\p{L}'’-]*){0,4})/u
const MIN_WRAPPED = 50
const SENTENCE_END = /(?<=(?:\p{L}{2}|\d|\))[.!?])\s+(?=\p{Lu})/u
const MAX_SENTENCE = 300

/**
 * The stay or the table that somebody confirms in a letter of their own words, without labels. The days, and the time of a
 * table, stand in the sentence that confirms it; the name stands in the letter or its sender once more.
 */
export function readHandLetter(text: string, near: IsoDate, letter: Letter): ReadBooking[] {
  const paragraphs = paragraphsOf(withoutAnswered(text.split(/\r?\n|\r/, MAX_LINES)))
  const sentences = paragraphs.flatMap((one) => one.split(SENTENCE_END))
  const lines = textLines(sentences.join('\n'), near, letter.sent)
  const [said, ...others] = lines.filter(
    (line) => line.length <= MAX_SENTENCE && CONFIRMS.test(line) && !CONDITION.test(line) && readDate(line),
  )
  if (said === undefined || others.length > 0) return []
  const days = daysIn(said)
  const whole = `${letter.sender}\n${text}`
  const isAgain = (name: string) => whole.split(name).length > 2
  const [first, last, ...more] = days
  if (first && last && more.length === 0 && first < last && lines.some((line) => STAY.test(line)))
    return stayIn({ said, lines, paragraphs, isAgain }, [first, last])
  return first && last === undefined && FOR_PEOPLE.test(said)
    ? tableIn({ said, lines, paragraphs, isAgain }, first)
    : []
}

const MAX_LINES = 400

/** A letter with the sentence that confirms; `isAgain` says whether a name stands in it or its sender more than once. */
type Confirmed = {
  said: string
  lines: readonly string[]
  paragraphs: readonly string[]
  isAgain: (name: string) => boolean
}

function stayIn(
  { said, lines, paragraphs, isAgain }: Confirmed,
  [first, last]: [IsoDate, IsoDate],
): ReadBooking[] {
  const name = spokenName('', [said])?.text ?? HOUSE.exec(said)?.groups?.name
  if (name === undefined || !isAgain(name)) return []
  const place = { name: withAddress(name, paragraphs) }
  // What stands in brackets is for those who come late.
  const plain = lines.map((line) => line.replace(/\([^()]*\)/g, ' '))
  const room = ROOMS.map((pattern) => pattern.exec(said)?.groups?.room).find(Boolean)
  return [
    {
      kind: 'hotel',
      name,
      ...(room && { room }),
      startsAt: { at: momentOf(first, spokenClock(plain, ARRIVES)), place },
      endsAt: { at: momentOf(last, spokenClock(plain, LEAVES)), place },
      origins: [
        originOf('name', 'text', name),
        originOf('startsAt.time', 'text', said),
        originOf('endsAt.time', 'text', said),
      ],
    },
  ]
}

function tableIn({ said, paragraphs, isAgain }: Confirmed, day: IsoDate): ReadBooking[] {
  const name = PHRASED.exec(said)?.groups?.name
  const [clock, ...others] = wordsIn(said).clocks
  if (name === undefined || !clock || others.length > 0 || !isAgain(name)) return []
  return [
    {
      kind: 'restaurant',
      name,
      startsAt: { at: momentOf(day, clock), place: { name: withAddress(name, paragraphs) } },
      endsAt: { at: null, place: null },
      origins: [originOf('name', 'text', name), originOf('startsAt.time', 'text', said)],
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

function daysIn(line: string): IsoDate[] {
  const days = new Set<IsoDate>()
  let rest = line
  for (let found = readDate(rest); found && days.size < 4; found = readDate(rest)) {
    days.add(found.date)
    rest = rest.replace(found.text, ' ')
  }
  return [...days].sort()
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

/** The lines of a text as it was written, where they were broken at a width. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen && line !== '') paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`)
    else if (line !== '') paragraphs.push(line)
    isOpen = line.length >= MIN_WRAPPED
  }
  return paragraphs
}
