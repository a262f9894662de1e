import { emptyReadings, originOf, type ReadBooking, type Readings } from './found-parts.rules.ts'
import { readFlights } from './plain-flights.rules.ts'
import { readCar, readStay, readTable, readTour } from './plain-stays.rules.ts'
import { readTrains } from './plain-trains.rules.ts'

const MAX_LINES = 3000
/** How confirmations call their number, in the languages that are read. */
const REFERENCE_NAME = [
  '(?:booking|reservation|confirmation|record|itinerary)(?:[ -]?(?:reference|ref|number|no|code|locator|id))?',
  '(?:buchungs|reservierungs|bestätigungs|auftrags)(?:nummer|nr|code|referenz)',
  '(?:référence|numéro|n°|code)(?: de| du)?(?: (?:la |votre )?(?:réservation|dossier|confirmation|voyage|commande))',
  '(?:réservation|reserva|prenotazione)',
  '(?:código|número|localizador|referencia|referência)(?: d[aeo])?(?: (?:su |sua |la )?(?:reserva|reservación|confirmación|confirmação))?',
  '(?:codice|numero)(?: di)?(?: (?:prenotazione|conferma))',
  '(?:boekings|reserverings|boknings|bestillings)(?:code|nummer|referens|kod)',
  'pnr',
  '予約番号',
  '(?:预订|订单|確認|确认)(?:编号|号|番号)',
].join('|')
const REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${REFERENCE_NAME})\\.?(?:\\s*\\([^)]{1,20}\\))?(?: (?:es|è|est))?\\s*(?:#?\\s*:|：|#|-(?= )|\\t|is\\b\\s*:?|ist\\b\\s*:?|lautet\\b)\\s*[#*]*\\s*(?<value>\\d{4}(?:\\.\\d{3}){2}(?![\\d.])|\\d{2,5}(?: \\d{3,5}){1,3}(?![\\d-])|[A-Z0-9][A-Z0-9-]{4,19}(?![A-Za-z0-9-]))`,
  'giu',
)

/** The lines of a text that say something. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .slice(0, MAX_LINES)
    .map((line) =>
      line
        .slice(0, 1000)
        // A mail that was answered or forwarded stands behind these signs.
        .replace(/^(?:\s*>)+/, '')
        .replace(/[ \u00a0]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** Labels that stand on a line of their own, joined with the value below them as a row of a table is. */
const LABEL_LINE =
  /^(?:property|accommodation|hotel|unterkunft|hébergement|alojamiento|alojamento|struttura|address|adresse|dirección|indirizzo|morada|(?:booking|reservation|confirmation) (?:code|number|reference)|buchungs(?:nummer|code)|bestätigungs(?:nummer|code)|code de confirmation|código de confirmación|codice di conferma)$/i

function withLabels(lines: readonly string[]): string[] {
  return lines.map((line, at) => (LABEL_LINE.test(line) ? `${line}\t${lines[at + 1] ?? ''}` : line))
}

/** The bookings in the words of a confirmation. A field that is not surely read is left empty. */
export function readPlainText(text: string): Readings {
  const lines = withLabels(linesOf(text))
  const flights = readFlights(lines)
  const stay = flights.length > 0 ? null : readStay(lines)
  const trains = flights.length > 0 || stay ? [] : readTrains(lines)
  const other =
    flights.length + trains.length > 0 || stay
      ? null
      : (readTable(lines) ?? readCar(lines) ?? readTour(lines))
  const bookings = [...flights, ...(stay ? [stay] : []), ...trains, ...(other ? [other] : [])]
  return { ...emptyReadings(), bookings: withReference(bookings, lines) }
}

/** The reference of a whole confirmation, where it names one and no other. */
function withReference(bookings: readonly ReadBooking[], lines: readonly string[]): ReadBooking[] {
  const found = lines.flatMap((line) => [...line.matchAll(REFERENCE)])
  const values = new Set(
    found
      .map(({ groups }) => groups?.value ?? '')
      // A word is no reference: those have a digit, or are six capitals.
      .filter((value) => value === value.toUpperCase() && (/\d/.test(value) || /^[A-Z]{6}$/.test(value))),
  )
  const [value] = values
  if (value === undefined || values.size !== 1) return [...bookings]
  const line = found.find(({ groups }) => groups?.value === value)?.[0] ?? value
  return bookings.map((one) => ({
    ...one,
    reference: value,
    origins: [...one.origins, originOf('reference', 'text', line)],
  }))
}
