import type { IsoDate } from '../../base/dates.ts'
import { emptyReadings, originOf, type ReadBooking, type Readings, readPlainText, saidLinesOf } from '../booking-words/index.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import { likelyKinds, sellerIn } from './evidence.rules.ts'
import { readOuting } from './outing-reader.rules.ts'
import { piecesOf } from './pieces.rules.ts'
import { bookingReference } from './references.rules.ts'
import { readRides } from './ride-reader.rules.ts'
import { readCar, readStay, type Told } from './stay-reader.rules.ts'

/** What a mail says about its words. */
export type Letter = { sender: string; subject: string }

/** The bookings in the words of a confirmation. `near` is the day it was sent, or today. A field in doubt is left empty. */
export function readConfirmation(text: string, near: IsoDate, letter: Letter = { sender: '', subject: '' }): Readings {
  const bookings = readGeneral(text, near, letter)
  if (bookings.length > 0) return { ...emptyReadings(), bookings }
  return process.env.GENERAL_ONLY ? emptyReadings() : readPlainText(text, near)
}

function readGeneral(text: string, near: IsoDate, { sender, subject }: Letter): ReadBooking[] {
  const lines = saidLinesOf(text, near)
  const reference = bookingReference(subject, lines)
  if (!reference) return []
  const told: Told = { pieces: piecesOf(lines), lines, subject, seller: sellerIn(sender, [subject, ...lines])?.seller ?? null }
  for (const kind of likelyKinds(sender, [subject, ...lines], told.pieces)) {
    const found = readAs(kind, told)
    if (found.length > 0)
      return found.map((one) => ({
        ...one,
        reference: reference.value,
        origins: [...one.origins, originOf('reference', 'text', reference.text)],
      }))
  }
  return []
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
