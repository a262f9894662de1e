import type { Position } from '@tripwright/domain/base/geo'
import { chooseBookedPlace } from '@tripwright/domain/trip/bookings'
import { type StayPlace, searchAddresses } from '#features/destination/places/index.ts'

export type LookUp =
  | { state: 'idle' | 'looking' | 'offline' | 'none' }
  | { state: 'asked' | 'sure'; place: StayPlace }

/** Bookings whose address was entered in this tab and not looked up yet. */
const entered = new Set<string>()

/** Notes that somebody entered the place of a booking: it is looked up once, without another press. */
export function noteEnteredPlace(bookingId: string): void {
  entered.add(bookingId)
}

/** Whether the place of a booking was entered since it was asked last. */
export function takeEnteredPlace(bookingId: string): boolean {
  return entered.delete(bookingId)
}

/** Searches the address of a booking near where the trip is on that day. */
export async function lookUpPlace(
  text: string,
  { near, language, signal }: { near: Position | null; language: string; signal: AbortSignal },
): Promise<LookUp> {
  const { items, note } = await searchAddresses(text, { city: near, language, signal })
  if (note === 'offline' || note === 'failed') return { state: 'offline' }
  const found = items.map((one) => ({ ...one, kind: one.details?.kind ?? '' }))
  const chosen = chooseBookedPlace(text, found, near)
  return chosen ? { state: chosen.isSure ? 'sure' : 'asked', place: chosen.place } : { state: 'none' }
}
