import { addDays, type IsoDate } from '../../base/dates.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  bookingReferences,
  emptyReadings,
  namesTicket,
  numbersIn,
  originOf,
  piecesOf,
  type ReadBooking,
  type Readings,
  type Reference,
  stillBooked,
  textLines,
  ticketNumber,
  withoutOld,
  withPlainTables,
  withWaysBelow,
} from '../booking-words/index.ts'
import { readCar } from './car-reader.rules.ts'
import { isTooFar, offDays, withoutOffDays } from './doubtful.rules.ts'
import type { Confirmation } from './evidence.rules.ts'
import { likelyKinds, sellerIn } from './evidence.rules.ts'
import { readOneLineFlights, readSegments } from './flight-lines.rules.ts'
import { readHandLetter } from './hand-letters.rules.ts'
import { housesOf, ownHouse } from './houses.rules.ts'
import {
  CANCELLED_TITLE,
  isAsked,
  isCancelled,
  isConfirmed,
  isNoBooking,
  isOffer,
  isQuestion,
  NOT_YET_LINES,
} from './no-bookings.rules.ts'
import { readOuting } from './outing-reader.rules.ts'
import { readProseRides } from './prose-rides.rules.ts'
import { readRides } from './ride-reader.rules.ts'
import { withExtras } from './said-extras.rules.ts'
import { readStay } from './stay-reader.rules.ts'
import { isLabel } from './titles.rules.ts'

/** What a mail says about its words; `sent` is the day on which it was. */
export type MailContext = { sender: string; subject: string; sent?: IsoDate | null }

/** The bookings in the words of a confirmation. `near` is the day it was sent, or today. A field in doubt is left empty. */
export function readConfirmation(
  text: string,
  near: IsoDate,
  letter: MailContext = { sender: '', subject: '' },
): Readings {
  const lines = withWaysBelow(withPlainTables(withoutOld(textLines(text, near, letter.sent)), isLabel))
  if (isNoBooking(letter.subject, lines)) return emptyReadings()
  const segments = readSegments(text.split('\n', MAX_SEGMENT_LINES), near)
  const off = offDays(lines)
  const found = (segments.length > 0 ? segments : readLines(lines, letter)).flatMap(
    (one) => withoutOffDays(one, off) ?? [],
  )
  const isOver = [letter.subject, ...lines.slice(0, NOT_YET_LINES)].some(isAsked)
  const bookings = found.filter(
    (one) =>
      !(isOver && isPast(one, letter.sent)) &&
      !isPast(one, addDays(letter.sent ?? near, -MOST_DAYS_BACK)) &&
      !(RIDES.has(one.kind) && isTooFar(one.startsAt.at?.date ?? '', letter.sent)),
  )
  const said = [
    ...(CANCELLED_TITLE.test(letter.subject) ? [letter.subject] : []),
    ...lines.filter(isCancelled),
  ]
  if (said.length === 0)
    return {
      ...emptyReadings(),
      bookings: bookings.length > 0 ? withExtras(bookings, lines) : readLetter(text, lines, near, letter),
    }
  const still = stillBooked(said, lines, bookings, (rest) => readLines(rest, letter))
  return still.length > 0
    ? { ...emptyReadings(), bookings: withExtras(still, lines), unread: ['cancelled'] }
    : { ...emptyReadings(), unread: bookings.map(() => 'cancelled') }
}

/** What somebody confirms in their own words, under the one booking number that the letter names, if it does. */
function readLetter(
  text: string,
  lines: readonly string[],
  near: IsoDate,
  letter: MailContext,
): ReadBooking[] {
  const [only, ...others] = bookingReferences(letter.subject, lines)
  const found = readHandLetter(text, near, letter)
  return only && others.length === 0 ? found.map((one) => withReference(one, only)) : found
}

const MAX_SEGMENT_LINES = 1000
const RIDES = new Set<BookingKind>(['flight', 'train', 'bus', 'ferry'])
/** What was over years before the letter is no journey: somebody was born, or a company began. */
const MOST_DAYS_BACK = 1100

/** Whether it was over when the mail was sent. */
function isPast({ startsAt, endsAt }: ReadBooking, sent: IsoDate | null | undefined): boolean {
  const last = endsAt.at?.date ?? startsAt.at?.date
  return typeof sent === 'string' && last !== undefined && last < sent
}

/** What stands under a booking number, or under each of several. */
function readLines(lines: readonly string[], letter: MailContext): ReadBooking[] {
  const references = bookingReferences(letter.subject, lines)
  const [only, ...others] = references
  if (!only) return readUnnumbered(lines, letter)
  return others.length === 0 ? readUnder(only, lines, letter) : readParts(references, lines, letter)
}

/** What stands under no booking number: under that of its ticket, where it has one, or where a seller says that it is booked. */
function readUnnumbered(lines: readonly string[], letter: MailContext): ReadBooking[] {
  const isBooked = isConfirmed(lines, letter) || namesTicket(lines)
  const found = (isOffer(lines) || isQuestion(lines)) && !isBooked ? [] : readUnder(null, lines, letter)
  // The number of a flight's ticket is that of a receipt; other tickets are asked for by theirs.
  const ticket = found.some(({ kind }) => kind === 'flight') ? null : ticketNumber(lines)
  return ticket ? found.map((one) => withReference(one, ticket)) : found
}

/** The parts of a text that has several booking numbers, each under its own; without any where it is in doubt which is whose. */
function readParts(
  references: readonly Reference[],
  lines: readonly string[],
  letter: MailContext,
): ReadBooking[] {
  const kinds = kindsOf(lines, letter)
  const partsFrom = (starts: readonly number[]) =>
    references.map((reference, i) =>
      readUnder(reference, lines.slice(starts[i], starts[i + 1]), letter, kinds),
    )
  const isWhole = (parts: readonly ReadBooking[][]) => parts.every(({ length }) => length > 0)
  const below = partsFrom(references.map(({ line }) => line))
  // What stands above all numbers has none of them: they may stand below their parts.
  const isFirst =
    isWhole(below) && readUnder(null, lines.slice(0, references[0]?.line), letter, kinds).length === 0
  if (isFirst) return below.flat()
  // Each number stands in the part that the name of its house begins.
  const heads = housesOf(lines).map(({ line }) => line)
  const isHeaded =
    heads.length === references.length &&
    references.every(
      ({ line }, i) => (heads[i] ?? 0) < line && line < (heads[i + 1] ?? Number.POSITIVE_INFINITY),
    )
  const headed = isHeaded ? partsFrom(heads) : []
  return isHeaded && isWhole(headed) ? headed.flat() : readUnder(null, lines, letter)
}

/** The bookings of some lines; `more` are kinds that the whole text may be of, where these lines alone do not say. */
function readUnder(
  reference: Reference | null,
  lines: readonly string[],
  letter: MailContext,
  more: readonly BookingKind[] = [],
): ReadBooking[] {
  const { sender, subject } = letter
  const parts = readSections(reference, lines, letter)
  if (parts.length > 0) return parts
  const confirmation = {
    pieces: piecesOf(lines, letter.sent),
    lines,
    subject,
    sender,
    seller: sellerIn(sender, [subject, ...lines])?.seller ?? null,
  }
  for (const kind of new Set([...kindsOf(lines, letter), ...more, ...otherKinds(reference, confirmation)])) {
    const found = readAs(kind, confirmation)
    if (found.length > 0) return reference ? found.map((one) => withReference(one, reference)) : found
  }
  const noted = readOneLineFlights(lines)
  return reference ? noted.map((one) => withReference(one, reference)) : noted
}

/** The parts of a plan of several kinds, each with its own number where it has one; none where one of them is not read. */
function readSections(
  reference: Reference | null,
  lines: readonly string[],
  letter: MailContext,
): ReadBooking[] {
  const parts = sectionsOf(lines).map((section) => {
    const { sender, subject } = letter
    const pieces = piecesOf(section.lines, letter.sent)
    const seller = sellerIn('', section.lines)?.seller ?? null
    const found = readAs(section.kind, { pieces, lines: section.lines, subject, sender, seller })
    const [own, ...others] = numbersIn(section.lines)
    const number = section.kind !== 'flight' && own && others.length === 0 ? own : reference
    return number ? found.map((one) => withReference(one, number)) : found
  })
  return parts.every(({ length }) => length > 0) ? parts.flat() : []
}

/** A house that sent the mail and names itself with its address lets rooms, whatever else its words tell. */
function otherKinds(reference: Reference | null, { sender, lines }: Confirmation): BookingKind[] {
  return reference && ownHouse(sender, lines) ? ['hotel'] : []
}

function kindsOf(lines: readonly string[], { sender, subject }: MailContext): BookingKind[] {
  return likelyKinds(sender, [subject, ...lines], piecesOf(lines))
}

function withReference(booking: ReadBooking, { value, text }: Reference): ReadBooking {
  return { ...booking, reference: value, origins: [...booking.origins, originOf('reference', 'text', text)] }
}

function readAs(kind: BookingKind, confirmation: Confirmation): ReadBooking[] {
  if (kind === 'hotel') return oneOf(readStay(confirmation))
  if (kind === 'car') return oneOf(readCar(confirmation))
  const isRide = kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry'
  if (!isRide) return oneOf(readOuting(kind, confirmation))
  const rides = readRides(kind, confirmation.pieces, confirmation.seller?.code)
  return rides.length > 0 ? rides : readProseRides(kind, confirmation.lines)
}

function oneOf(booking: ReadBooking | null): ReadBooking[] {
  return booking ? [booking] : []
}

/** A part of a plan of several kinds of bookings, with its lines. */
type Section = { kind: BookingKind; lines: readonly string[] }

/** How plans of agencies call each part, alone in the first cell of its line. */
const HEADS: readonly [BookingKind, RegExp][] = [
  ['flight', /^(?:air|flights?|flug|flüge|vols?|vuelos?|vol[oi]|voos?|vluchten|loty?)$/iu],
  [
    'car',
    /^(?:car|car (?:rental|hire)|rental car|mietwagen|voiture|location de voiture|coche|auto|noleggio)$/iu,
  ],
  ['hotel', /^(?:hotel|hôtel|accommodation|lodging|unterkunft|hébergement|alojamiento|alloggio)$/iu],
  ['train', /^(?:rail|train|bahn|zug|tren|treno|comboio|trein)$/iu],
  ['bus', /^(?:bus|coach|fernbus|autocar)$/iu],
  ['ferry', /^(?:ferry|fähre|traversée|traghetto)$/iu],
]
const MAX_HEAD = 60

/** The parts of a plan that has several kinds of them, each under its word; none where there are not two kinds. */
function sectionsOf(lines: readonly string[]): Section[] {
  const heads = lines.flatMap((line, at) => {
    const [first = '', ...others] = line.length <= MAX_HEAD ? line.split(/\t|\s[-–|]\s/) : []
    const kind = HEADS.find(([, words]) => words.test(first.replace(/\s?:$/, '')))?.[0]
    return kind && (others.length > 0 || first === first.toUpperCase()) ? [{ kind, at }] : []
  })
  if (new Set(heads.map(({ kind }) => kind)).size < 2) return []
  return heads.map(({ kind, at }, i) => ({ kind, lines: lines.slice(at, heads[i + 1]?.at) }))
}
