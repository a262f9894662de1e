import {
  BOOKING_NAMES,
  CONFIRMATION_NAMES,
  NUMBER_NAMES,
  ORDER_NAMES,
  NUMBER_SMALL_WORDS as SMALL,
  TICKET_NAMES,
} from './reference-words.data.ts'
import { anyOf, wordsOf } from './word-patterns.rules.ts'

/** How confirmations call what is booked, most telling first; whole words or their beginnings. */
const BOOKED = [BOOKING_NAMES, CONFIRMATION_NAMES, ORDER_NAMES]
const VALUE =
  '(?<value>\\d{5,12} / [A-Z](?![\\p{L}\\d])|\\d{2,5}(?: \\d{3,5}){1,3}(?! ?\\d|-)|[A-Z0-9](?:[A-Z0-9./-]{2,30}[A-Z0-9А-Я])(?![\\p{L}\\d-]))'
// Bounded: words that may follow each other without end would take time without end.
const glue = `(?:[\\s.,]|${anyOf(`${NUMBER_NAMES}|${SMALL}`)}){0,10}`
/** Behind them the names of a ticket's number. */
const labels = [...BOOKED, TICKET_NAMES].map(
  (words) => `${anyOf(words)}${glue}(?:\\([^)]{1,20}\\))?\\)?${glue}`,
)
const INLINE = labels.map((label) => new RegExp(`${label}\\s*[:：#]*\\s*[#*(]*\\s?${VALUE}`, 'giu'))
/** Perhaps with whose number it is: `Référence SNCF`. */
const LABEL = labels.map(
  (label) =>
    new RegExp(
      `^[^:]{0,25}?${label}(?:\\s(?!status|date|datum|type|class|time|name|details|fee|agent|office|by)\\p{L}[\\p{L}.-]{1,15})?\\s*[:：#]?\\s*$`,
      'iu',
    ),
)
/** Whether a text is the name of a booking number and nothing else. */
export const isReferenceLabel = (text: string) =>
  text.length <= 60 && !/\d/.test(text) && LABEL.some((label) => label.test(text))
const ALONE = new RegExp(`^[#*\\s]{0,4}${VALUE}[*\\s]{0,4}$`, 'u')
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}$|^\d{1,2}[.:]\d{2}$/

/** A telephone with the number of its area: of those who take reservations. */
const PHONE = /^0(?:\d{1,2} \d{3,4} \d{4}|[89]\d{2} \d{3} \d{3,4})$/

const NAMED = wordsOf(BOOKED.join('|'))

/** Whether a text has a word for a booking: most texts of a calendar have none, and their lines are not read. */
export const namesBooking = (text: string) => NAMED.test(text)

const TICKET =
  /(?<!\p{L})(?:e-?ticket|electronic ticket|ticket|e-?billet|billet (?:électronique)?|biglietto(?: elettronico)?|billete(?: electrónico)?|bilhete(?: eletr[óô]nico)?|bilet(?:u)?|seria i|(?:elektronická )?jízdenka|jegy|biljett|billett?)(?: ?(?:number|no|nr|n[°º]|nummer|numéro|número|numero|numer|č|#)\.?)?[\s:#]{1,3}(?<value>[A-Z0-9][A-Z\d-]{4,18}[A-Z\d](?![\p{L}\d,.])|[A-Z0-9][A-Z\d -]{4,18}\d(?![\d,.]))/iu
/** The one number of a ticket, which serves where nothing else does. */
export function ticketNumber(lines: readonly string[]): Reference | null {
  const named = numbersIn(lines).filter(({ rank }) => rank === BOOKED.length)
  const [first] = named
  if (first && new Set(named.map(({ value }) => value)).size === 1) return first
  const found = lines.flatMap((text, line) => {
    const match = text.length <= 200 ? TICKET.exec(text.replace(/\t/g, ' ')) : null
    const value = match?.groups?.value ?? ''
    return match && isReference(value) && !value.includes(' ')
      ? [{ value, text: match[0], rank: BOOKED.length, line }]
      : []
  })
  const [only] = found
  return only && new Set(found.map(({ value }) => value)).size === 1 ? only : null
}

/** What a ticket calls itself, in a line of its own. */
const TITLED =
  /^(?:(?:online|handy|mobile|e)-?\s?ti(?:c)?ket|e-?billets?|electronic ticket|boarding pass|bordkarte|carte d[’']embarquement|tarjeta de embarque|carta d[’']imbarco|cartão de embarque|jízdenka(?: a místenka)?|biglietto elettronico|billete electrónico|bilhete eletr[óô]nico|bilet elektroniczny|karta pokładowa|elektronická jízdenka|e-?bilet|電子チケット|電子客票)(?:\s.{0,20})?$/iu
/** Whether a text is a ticket, by its title or its number: it was bought, though that is no number that somebody asks for. */
export const namesTicket = (lines: readonly string[]) =>
  lines.some(
    (line) => line.length <= 200 && (TICKET.test(line) || line.split('\t').some((cell) => TITLED.test(cell))),
  ) || numbersIn(lines).some(({ rank }) => rank === BOOKED.length)

export type Reference = { value: string; text: string; rank: number; line: number }

/**
 * The booking numbers of a confirmation with the words about them: behind their name, in the next cell or the one below, or
 * in the title of the mail. A number of the booking counts before one of its confirmation or its order. One alone is that of
 * the whole; several, each with its line, may be of several bookings.
 */
export function bookingReferences(subject: string, lines: readonly string[]): Reference[] {
  const found = numbersIn(lines)
  const asked = found.filter((one) => isAskedFor(one, lines))
  if (new Set(asked.map(({ value }) => value)).size === 1) return asked.slice(0, 1)
  for (const all of [found, inLine(subject, 0)])
    for (const rank of BOOKED.keys()) {
      const own = all.filter(
        (one, i) => one.rank === rank && all.findIndex(({ value }) => value === one.value) === i,
      )
      const titled = own.filter(({ value }) => subject.includes(value))
      if (own.length > 0) return titled.length === 1 ? titled : own
    }
  return codeInTitle(subject, lines)
}

/** What says of the number before it that it is the one to name. */
const ASKED_FOR =
  /^[\s.,;:)(–-]{0,4}(?:\p{L}{2,10}[\s,]){0,3}(?:quote (?:this|it)|use (?:this|it)|give this|have (?:this|it) ready|show (?:this|it)|bitte (?:stets |immer )?angeben|(?:bei|für) rückfragen|à rappeler|à communiquer|indíquelo|da indicare|comunicar este|vermeld dit|prosimy podawać)(?!\p{L})/iu

/** Whether the words right behind a number, or the line below it, say that it is the one to name: of several, it is asked for. */
function isAskedFor({ value, line }: Reference, lines: readonly string[]): boolean {
  const at = [line, line + 1].find((one) => (lines[one] ?? '').includes(value))
  if (at === undefined) return false
  const text = lines[at] ?? ''
  const behind = text.slice(text.indexOf(value) + value.length)
  return ASKED_FOR.test(behind === '' ? (lines[at + 1] ?? '') : behind)
}

/** All that stands behind a word for a booking number, with how telling that is. */
export function numbersIn(lines: readonly string[]): Reference[] {
  const found = lines.flatMap((line, at) =>
    line.length > 300 ? [] : [...inLine(line, at), ...underLabel(line, lines[at + 1] ?? '', at)],
  )
  return found.filter(({ value }) => !isWordOf(value, lines))
}

/** The names of numbers in capitals, where a label was broken in two. */
const NAME_OF_NUMBER = wordsOf(NUMBER_NAMES)

/** Capitals that the text writes as a name too: `RAFAEL`, where it greets Rafael. */
function isWordOf(value: string, lines: readonly string[]): boolean {
  if (!/^[A-Z]{5,8}$/.test(value)) return false
  const word = `${value[0]}${value.slice(1).toLowerCase()}`
  const isWritten = lines.some((line) => line.includes(word))
  // A name in capitals has the family's behind it: `RAFAEL ORTEGA`.
  const isNamed = /[AEIOU].*[AEIOU]/.test(value) && lines.some((line) => line.includes(`${value} `))
  return isWritten || (isNamed && lines.some((line) => new RegExp(`(?<![A-Z])${value} [A-Z]{3}`).test(line)))
}

/** A code of six signs in the title of the mail that stands in its words too, whatever it is called there. */
function codeInTitle(subject: string, lines: readonly string[]): Reference[] {
  const codes = [...subject.matchAll(/(?<![\p{L}\d-])[A-Z\d]{6}(?![\p{L}\d-])/gu)].map(([code]) => code)
  const found = codes.flatMap((value) => {
    const line = lines.findIndex((one) => one.includes(value))
    return line >= 0 && /[A-Z]/.test(value) && isReference(value)
      ? [{ value, text: subject, rank: BOOKED.length - 1, line: 0 }]
      : []
  })
  return found.length === 1 ? found : []
}

/** Whose number it is that is none of a booking: of a member, an offer, a company. */
const NOT_BOOKED =
  /(?<!\p{L})(?:member(?:ship)?|loyalty|rewards?|newsletter|offer|promo(?:tion)?|discount|campaign|deal|coupon|company|mitglieds?|mitglied|aktions|membre|fidélité|socio|miembro|soci[oa]|oferta|offerta|lid|leden|członkowsk\p{L}*|medlems?)[\s-]?(?:card )?$/iu

function inLine(line: string, at: number): Reference[] {
  return INLINE.flatMap((pattern, rank) => {
    const found: Reference[] = []
    pattern.lastIndex = 0
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      const value = match.groups?.value ?? ''
      if (NOT_BOOKED.test(line.slice(Math.max(0, match.index - 24), match.index))) continue
      if (isReference(value)) found.push({ value: withoutAirline(value), text: match[0], rank, line: at })
      // The next word may be the name of the number, and no number: `Localizador da reserva: B8WK4Z`.
      else pattern.lastIndex = match.index + 1
    }
    return found
  })
}

function underLabel(line: string, below: string, at: number): Reference[] {
  const [cells, under] = [line.split('\t'), below.split('\t')]
  return cells.flatMap((cell, column) => {
    const rank = cell.length > 60 ? -1 : LABEL.findIndex((label) => label.test(cell))
    if (rank < 0) return []
    const beside = cells[column + 1] ?? ''
    const next =
      under.length === cells.length
        ? (under[column] ?? '')
        : column === cells.length - 1
          ? (under[0] ?? '')
          : ''
    const value = [beside, next].map((one) => ALONE.exec(one)?.groups?.value ?? '').find(isReference)
    return value === undefined ? [] : [{ value, text: `${cell} ${value}`, rank, line: at }]
  })
}

/** `DL/123456` is the number 123456 at an airline. */
function withoutAirline(value: string): string {
  return value.replace(/^[A-Z\d]{2}\/(?=[A-Z\d]{5,7}$)/, '')
}

/** Six capitals, or five to eight that no word has: one vowel at most. */
function isCode(value: string): boolean {
  return /^[A-Z]{6}$/.test(value) || (/^[A-Z]{5,8}$/.test(value) && !/[AEIOU].*[AEIOU]/.test(value))
}

/** A word is no number: one has a digit or is a code; a day and a time are none either. */
function isReference(value: string): boolean {
  const isMixed = value.length >= 8 && (value.match(/\d/g) ?? []).length > 2 && !/\p{Ll}{4}/u.test(value)
  const isWritten = (value === value.toUpperCase() && (/\d/.test(value) || isCode(value))) || isMixed
  return (
    isWritten &&
    (value.length >= 5 || /^\d{4}$/.test(value)) &&
    !DAY.test(value) &&
    !PHONE.test(value) &&
    !(/^[A-Z]+$/.test(value) && NAME_OF_NUMBER.test(value)) &&
    !/^(?:19|20)\d{2}$/.test(value)
  )
}
