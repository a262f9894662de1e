import type { IsoDate } from '../../base/dates.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  CANCELLED_WORDS,
  emptyReadings,
  NOT_YET_WORDS,
  OVER_WORDS,
  originOf,
  type ReadBooking,
  type Readings,
  stillBooked,
  textLines,
  withoutOld,
  withWaysBelow,
  wordsOf,
} from '../booking-words/index.ts'
import { likelyKinds, sellerIn } from './evidence.rules.ts'
import { readHandLetter } from './hand-letters.rules.ts'
import { readOuting } from './outing-reader.rules.ts'
import { piecesOf } from './pieces.rules.ts'
import { bookingReferences, namesTicket, type Reference, ticketNumber } from './references.rules.ts'
import { readRides } from './ride-reader.rules.ts'
import { readSegments } from './segment-lines.rules.ts'
import { type Confirmation, readCar, readStay } from './stay-reader.rules.ts'

/** What a mail says about its words; `sent` is the day on which it was. */
export type MailContext = { sender: string; subject: string; sent?: IsoDate | null }

/** The bookings in the words of a confirmation. `near` is the day it was sent, or today. A field in doubt is left empty. */
export function readConfirmation(
  text: string,
  near: IsoDate,
  letter: MailContext = { sender: '', subject: '' },
): Readings {
  const lines = withWaysBelow(withoutOld(textLines(text, near, letter.sent)))
  if ([letter.subject, ...lines.slice(0, NOT_YET_LINES)].some(isNotYet)) return emptyReadings()
  const segments = readSegments(text.split('\n', MAX_SEGMENT_LINES), near)
  const found = segments.length > 0 ? segments : readLines(lines, letter)
  const isOver = [letter.subject, ...lines.slice(0, NOT_YET_LINES)].some(isAsked)
  const bookings = isOver ? found.filter((one) => !isPast(one, letter.sent)) : found
  const said = lines.filter(isCancelled)
  if (said.length === 0)
    return {
      ...emptyReadings(),
      bookings: bookings.length > 0 ? bookings : readHandLetter(text, near, letter),
    }
  const still = stillBooked(said, lines, bookings, (rest) => readLines(rest, letter))
  return still.length > 0
    ? { ...emptyReadings(), bookings: still, unread: ['cancelled'] }
    : { ...emptyReadings(), unread: bookings.map(() => 'cancelled') }
}

const MAX_SEGMENT_LINES = 1000

const CANCELLED = wordsOf(CANCELLED_WORDS)
const CONDITION =
  /(?<!\p{L})(?:if|unless|until|when|wenn|falls|sofern|si|se|als|jeśli|pokud|om|hvis|jos|если|αν)(?!\p{L})/iu

/** Whether a line says that the booking is cancelled, and not what comes of it if it should be. */
function isCancelled(line: string): boolean {
  return line.length <= 200 && CANCELLED.test(line) && !CONDITION.test(line)
}

const NOT_YET = wordsOf(NOT_YET_WORDS)
/** In what lines it says so; below, it may be of conditions. */
const NOT_YET_LINES = 12

function isNotYet(line: string): boolean {
  return line.length <= 200 && NOT_YET.test(line) && !CONDITION.test(line)
}

const OVER = wordsOf(OVER_WORDS)

function isAsked(line: string): boolean {
  return line.length <= 200 && OVER.test(line)
}

/** Whether it was over when the mail was sent. */
function isPast({ startsAt, endsAt }: ReadBooking, sent: IsoDate | null | undefined): boolean {
  const last = endsAt.at?.date ?? startsAt.at?.date
  return typeof sent === 'string' && last !== undefined && last < sent
}

/** What stands under a booking number, or under each of several. */
function readLines(lines: readonly string[], letter: MailContext): ReadBooking[] {
  const references = bookingReferences(letter.subject, lines)
  const [only, ...others] = references
  if (!only) {
    const isBooked = isConfirmed(lines, letter) || namesTicket(lines)
    const found = isOffer(lines) && !isBooked ? [] : readUnder(null, lines, letter)
    // The number of a flight's ticket is that of a receipt; other tickets are asked for by theirs.
    const ticket = found.some(({ kind }) => kind === 'flight') ? null : ticketNumber(lines)
    return ticket ? found.map((one) => withReference(one, ticket)) : found
  }
  if (others.length === 0) return readUnder(only, lines, letter)
  const kinds = kindsOf(lines, letter)
  const parts = references.map((reference, i) =>
    readUnder(reference, lines.slice(reference.line, references[i + 1]?.line), letter, kinds),
  )
  return parts.every(({ length }) => length > 0) ? parts.flat() : readUnder(null, lines, letter)
}

const CONFIRMED = wordsOf(
  "(?:you['’]re|you are|is|are|has been|have been|table['’]s|(?:table|seat|visit) is) (?:now |all )?(?:confirmed|booked|reserved)|(?:ist|wurde) (?:hiermit )?(?:bestätigt|gebucht|reserviert)|est (?:bien )?(?:confirmée?|réservée?)|(?:está|queda) (?:confirmad|reservad)[ao]|è (?:stata |stato )?(?:confermat|prenotat)[ao]|está confirmad[ao]|is (?:bevestigd|gereserveerd)|została? potwierdzon[ay]|je potvrzena?|är bekräftad|er (?:bekræftet|bekreftet)|on vahvistettu|onaylandı|подтвержден[оа]?|ご予約が(?:確定|完了)(?:しました|いたしました)",
)
const MAX_CONFIRMED_LINES = 60

/** Whether a known seller says in its own mail that it is booked: some give no number. */
function isConfirmed(lines: readonly string[], { sender, subject }: MailContext): boolean {
  const isSold = sellerIn(sender, [])?.isSender === true
  return isSold && lines.length <= MAX_CONFIRMED_LINES && [subject, ...lines.slice(0, 10)].some(isSaid)
}

function isSaid(line: string): boolean {
  return line.length <= 200 && CONFIRMED.test(line) && !CONDITION.test(line)
}

const MONEY = /[€$£¥₹₩%]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SEK|NOK|DKK|CZK|JPY|AUD|CAD|kr)(?!\p{L})/u
const MAX_NOTE_LINES = 30

const ON_SALE =
  /(?<!\p{L})(?:book (?:now|today|by)|buy now|sale|offers?|fares?|new routes?|jetzt buchen|angebote?|neue strecken?|réservez|promo\p{L}*|offres?|reserva (?:ya|ahora)|ofertas?|prenota (?:ora|subito)|offert[ae]|reserve já|boek nu|aanbieding\p{L}*|zarezerwuj|wyprzedaż|okazj[ae])(?!\p{L})/iu

/** Without a booking number what names a price may be on sale, and a long text may be of anything. */
function isOffer(lines: readonly string[]): boolean {
  return lines.length > MAX_NOTE_LINES || lines.some((line) => MONEY.test(line) || ON_SALE.test(line))
}

/** The bookings of some lines; `more` are kinds that the whole text may be of, where these lines alone do not say. */
function readUnder(
  reference: Reference | null,
  lines: readonly string[],
  letter: MailContext,
  more: readonly BookingKind[] = [],
): ReadBooking[] {
  const { sender, subject } = letter
  const confirmation = {
    pieces: piecesOf(lines),
    lines,
    subject,
    sender,
    seller: sellerIn(sender, [subject, ...lines])?.seller ?? null,
  }
  for (const kind of new Set([...kindsOf(lines, letter), ...more])) {
    const found = readAs(kind, confirmation)
    if (found.length > 0) return reference ? found.map((one) => withReference(one, reference)) : found
  }
  return []
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
  return isRide
    ? readRides(kind, confirmation.pieces, confirmation.seller?.code)
    : oneOf(readOuting(kind, confirmation))
}

function oneOf(booking: ReadBooking | null): ReadBooking[] {
  return booking ? [booking] : []
}
