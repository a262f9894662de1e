import type { TripContext } from '@tripwright/domain/assistant/language-model'

let shared: TripContext | null = null

/** What goes with a question now; null: nothing of a trip. */
export function setSharedTrip(context: TripContext | null): void {
  shared = context
}

export function readSharedTrip(): TripContext | null {
  return shared
}
