import { emptyReadings, originOf, type ReadBooking, type Readings } from './found-parts.rules.ts'
import { readFlights } from './plain-flights.rules.ts'
import { readStay } from './plain-stays.rules.ts'
import { readTrains } from './plain-trains.rules.ts'

const MAX_LINES = 3000
const REFERENCE =
  /\b(?:booking|reservation|confirmation|record|buchungs?|réservation|reserva|prenotazione|pnr)[\s-]*(?:reference|ref\.?|number|nr\.?|no\.?|code|locator|id|nummer|numéro|número|numero|n°)?(?:\s*\([^)]{1,20}\))?\s*(?::|#|is\b|ist\b|lautet\b)\s*[#*]*\s*(?<value>[A-Z0-9][A-Z0-9-]{4,19})\b/gi

/** The lines of a text that say something. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .slice(0, MAX_LINES)
    .map((line) =>
      line
        .slice(0, 1000)
        .replace(/[ \u00a0]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** The bookings in the words of a confirmation. A field that is not surely read is left empty. */
export function readPlainText(text: string): Readings {
  const lines = linesOf(text)
  const flights = readFlights(lines)
  const stay = flights.length > 0 ? null : readStay(lines)
  const trains = flights.length > 0 || stay ? [] : readTrains(lines)
  const bookings = [...flights, ...(stay ? [stay] : []), ...trains]
  return { ...emptyReadings(), bookings: withReference(bookings, lines) }
}

/** The reference of a whole confirmation, where it names one and no other. */
function withReference(bookings: readonly ReadBooking[], lines: readonly string[]): ReadBooking[] {
  const found = lines.flatMap((line) => [...line.matchAll(REFERENCE)])
  const values = new Set(
    found
      .map(({ groups }) => groups?.value ?? '')
      // A word is no reference: those have a digit, or are six capitals.
      .filter((value) => /\d/.test(value) || /^[A-Z]{6}$/.test(value)),
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
