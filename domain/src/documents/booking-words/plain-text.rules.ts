import type { IsoDate } from '../../base/dates.ts'
import { CANCELLED_WORDS } from './end-words.data.ts'
import { emptyReadings, originOf, type ReadBooking, type Readings } from './found-parts.rules.ts'
import { readFerry } from './plain-ferries.rules.ts'
import { readFlights } from './plain-flights.rules.ts'
import { linesOf, saidLinesOf } from './plain-lines.rules.ts'
import { readCar, readStay } from './plain-stays.rules.ts'
import { readTable, readTicket, readTour } from './plain-tickets.rules.ts'
import { readTrains } from './plain-trains.rules.ts'
import { readToldFlights } from './told-flights.rules.ts'
import { readToldJourneys } from './told-journeys.rules.ts'
import { readToldEvent, readToldTable } from './told-outings.rules.ts'
import { wordsOf } from './told-parts.rules.ts'
import { toldReference } from './told-references.rules.ts'
import { readToldCar, readToldStay } from './told-stays.rules.ts'

/** How confirmations call their number, in the languages that are read. */
const REFERENCE_NAME = [
  '(?:booking|reservation|confirmation|record|itinerary)(?:[ -]?(?:reference|ref|number|no|code|locator|id))?',
  '(?:buchungs|reservierungs|bestätigungs|auftrags|bestell)(?:nummer|nr|code|referenz)',
  '(?:référence|numéro|n°|code)(?: de| du)?(?: (?:la |votre )?(?:réservation|dossier|confirmation|voyage|commande))',
  '(?:réservation|reserva|prenotazione)',
  '(?:código|número|localizador|referencia|referência)(?: d[aeo])?(?: (?:su |sua |la )?(?:reserva|reservación|confirmación|confirmação))?',
  '(?:codice|numero)(?: di)?(?: (?:prenotazione|conferma))',
  '(?:boekings|reserverings|boknings|bestillings)(?:code|nummer|referens|kod)',
  '(?:numer|kod)(?: (?:rezerwacji|potwierdzenia))',
  'pnr',
  '予約番号',
  '(?:预订|订单|確認|确认)(?:编号|号|番号)',
].join('|')
/** What shops call theirs: it counts where nothing else is named. */
const ORDER_NAME = [
  'order(?:[ -]?(?:number|no|id|reference))',
  '(?:numéro|n°) de commande',
  '(?:número|n[.º°]) de (?:pedido|orden)',
  "numero (?:d[’']ordine|ordine)",
  'bestelnummer',
  'numer zamówienia',
  '(?:订单|注文)番?号',
].join('|')
const named = (names: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names})\\.?(?:\\s*\\([^)]{1,20}\\))?(?: (?:es|è|est))?\\s*(?:#?\\s*:|：|#|-(?= )|\\t|is\\b\\s*:?|ist\\b\\s*:?|lautet\\b)\\s*[#*]*\\s*(?<value>\\d{4}(?:\\.\\d{3}){2}(?![\\d.])|\\d{2,5}(?: \\d{3,5}){1,3}(?![\\d-])|[A-Z0-9][A-Z0-9-]{4,19}(?![A-Za-z0-9-]))`,
    'giu',
  )
const [REFERENCE, ORDER] = [named(REFERENCE_NAME), named(ORDER_NAME)]

/** The bookings in the words of a confirmation. A field that is not surely read is left empty. */
export function readPlainText(text: string, near: IsoDate): Readings {
  const lines = linesOf(text, near)
  const said = saidLinesOf(text, near)
  const found = withReference(bookingsOf(lines), lines)
  const known = found.some(({ kind, startsAt }) => kind === 'car' && !startsAt.place) ? [] : found
  const bookings = known.length > 0 ? known : toldBookings(said)
  if (said.some(isCancelled)) return { ...emptyReadings(), unread: bookings.map(() => 'cancelled') }
  return { ...emptyReadings(), bookings: withToldReference(bookings.length > 0 ? bookings : found, said) }
}

const CANCELLED = wordsOf(CANCELLED_WORDS)
const CONDITION =
  /(?<!\p{L})(?:if|unless|until|when|wenn|falls|sofern|si|se|als|jeśli|pokud|om|hvis|jos|если|αν)(?!\p{L})/iu

/** Whether a line says that the booking is cancelled, and not what comes of it if it should be. */
function isCancelled(line: string): boolean {
  return line.length <= 200 && CANCELLED.test(line) && !CONDITION.test(line)
}

/**
 * What a text tells whose layout no reader knows, by words for the two ends in any of the languages. It speaks only of a text
 * that names a booking number: an offer has all the rest.
 */
function toldBookings(lines: readonly string[]): ReadBooking[] {
  if (!toldReference(lines)) return []
  const flights = readToldFlights(lines)
  if (flights.length > 0) return flights
  const whole = readToldCar(lines) ?? readToldStay(lines)
  if (whole) return [whole]
  const journeys = readToldJourneys(lines)
  if (journeys.length > 0) return journeys
  const outing = readToldTable(lines) ?? readToldEvent(lines)
  return outing ? [outing] : []
}

function withToldReference(bookings: readonly ReadBooking[], lines: readonly string[]): ReadBooking[] {
  const reference = toldReference(lines)
  return bookings.map((booking) =>
    reference && booking.reference === undefined
      ? {
          ...booking,
          reference: reference.value,
          origins: [...booking.origins, originOf('reference', 'text', reference.text)],
        }
      : booking,
  )
}

/** What the words tell: a ship where they speak of one, else the first kind that is read whole. */
function bookingsOf(lines: readonly string[]): ReadBooking[] {
  const ferry = readFerry(lines)
  if (ferry) return [ferry]
  const flights = readFlights(lines)
  if (flights.length > 0) return flights
  const stay = readStay(lines)
  if (stay) return [stay]
  const trains = readTrains(lines)
  if (trains.length > 0) return trains
  const other = readTable(lines) ?? readCar(lines) ?? readTicket(lines) ?? readTour(lines)
  return other ? [other] : []
}

/** The reference of a whole confirmation, where it names one and no other; else the number of its order. */
function withReference(bookings: readonly ReadBooking[], lines: readonly string[]): ReadBooking[] {
  const [references, orders] = [REFERENCE, ORDER].map((pattern) => referencesOf(lines, pattern))
  const found = references && references.size > 0 ? references : orders
  const [one, ...others] = found ?? []
  if (!one || others.length > 0) return [...bookings]
  const [value, line] = one
  return bookings.map((booking) => ({
    ...booking,
    reference: value,
    origins: [...booking.origins, originOf('reference', 'text', line)],
  }))
}

/** Each reference with the text that names it. A word is none: those have a digit, or are six capitals. */
function referencesOf(lines: readonly string[], pattern: RegExp): Map<string, string> {
  const all = lines.flatMap((line) => [...line.matchAll(pattern)])
  return new Map(
    all.flatMap(({ 0: text, groups }) => {
      const value = groups?.value ?? ''
      const isOne = value === value.toUpperCase() && (/\d/.test(value) || /^[A-Z]{6}$/.test(value))
      return isOne ? [[value, text] as const] : []
    }),
  )
}
