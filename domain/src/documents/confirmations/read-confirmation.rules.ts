import type { IsoDate } from '../../base/dates.ts'
import { emptyReadings, originOf, type ReadBooking, type Readings, readPlainText, saidLinesOf } from '../booking-words/index.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import { likelyKinds, sellerIn } from './evidence.rules.ts'
import { readOuting } from './outing-reader.rules.ts'
import { piecesOf } from './pieces.rules.ts'
import { bookingReferences, type Reference } from './references.rules.ts'
import { readRides } from './ride-reader.rules.ts'
import { readCar, readStay, type Told } from './stay-reader.rules.ts'

/** What a mail says about its words. */
export type Letter = { sender: string; subject: string }

/** The bookings in the words of a confirmation. `near` is the day it was sent, or today. A field in doubt is left empty. */
export function readConfirmation(text: string, near: IsoDate, letter: Letter = { sender: '', subject: '' }): Readings {
  const bookings = readPieces(text, near, letter)
  return bookings.length > 0 ? { ...emptyReadings(), bookings } : emptyReadings()
}

/** What is told under a booking number, or under each of several; an offer has all the rest. */
export function readPieces(text: string, near: IsoDate, letter: Letter): ReadBooking[] {
  const lines = saidLinesOf(text, near)
  const references = bookingReferences(letter.subject, lines)
  const [only, ...others] = references
  if (!only) return []
  if (others.length === 0) return readUnder(only, lines, letter)
  const parts = references.map((reference, i) =>
    readUnder(reference, lines.slice(reference.line, references[i + 1]?.line), letter),
  )
  return parts.every(({ length }) => length > 0) ? parts.flat() : []
}

function readUnder(reference: Reference, lines: readonly string[], { sender, subject }: Letter): ReadBooking[] {
  const all = [subject, ...lines]
  const pieces = piecesOf(lines)
  const told: Told = { pieces, lines, subject, seller: sellerIn(sender, all)?.seller ?? null }
  for (const kind of likelyKinds(sender, all, pieces)) {
    const found = readAs(kind, told)
    if (found.length > 0) return found.map((one) => withReference(one, reference))
  }
  return []
}

function withReference(booking: ReadBooking, { value, text }: Reference): ReadBooking {
  return { ...booking, reference: value, origins: [...booking.origins, originOf('reference', 'text', text)] }
}

function readAs(kind: BookingKind, told: Told): ReadBooking[] {
  if (kind === 'hotel') return oneOf(readStay(told))
  if (kind === 'car') return oneOf(readCar(told))
  const isRide = kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry'
  return isRide ? readRides(kind, told.pieces) : oneOf(readOuting(kind, told))
}

function oneOf(booking: ReadBooking | null): ReadBooking[] {
  return booking ? [booking] : []
}
