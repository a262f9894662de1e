import { budgetOf, type FieldConflict, listConflicts, type TripState } from '@tripwright/domain/trip/sync'
import { useSyncExternalStore } from 'react'
import { setOfflineActions } from '#platform/offline-state.ts'
import { mayChangeTrip } from './trip-list.state.ts'
import { model, subscribe, viewOf } from './trip-model.state.ts'

/** A choice between the values of two people, with the displayed trip. */
export type TripConflict = FieldConflict & { trip: TripState }

const conflictsByTrip = new WeakMap<TripState, readonly FieldConflict[]>()

/** The open conflicts in the trips that this tab has loaded, which the person may choose between. */
function listTripConflicts(): TripConflict[] {
  return [...model.loaded.keys()].flatMap((id) => {
    const trip = viewOf(id)
    return conflictsOf(trip).flatMap((choice) =>
      choice.itemKind === 'own-packing' || mayChangeTrip(id) ? { ...choice, trip } : [],
    )
  })
}

let lastConflicts: readonly TripConflict[] = []

/** The same for a component, which renders again when they change. */
export function useTripConflicts(): readonly TripConflict[] {
  return useSyncExternalStore(subscribe, readConflicts, () => lastConflicts)
}

// React must get the same list while nothing changed.
function readConflicts(): readonly TripConflict[] {
  const next = listTripConflicts()
  const isSame =
    next.length === lastConflicts.length &&
    next.every(({ trip, field, itemId }, i) => {
      const before = lastConflicts[i]
      return before?.trip === trip && before.itemId === itemId && before.field === field
    })
  if (!isSame) lastConflicts = next
  return lastConflicts
}

/** Adds the number of open conflicts to the offline state. Call once. */
export function trackTripConflicts(): void {
  let count = 0
  subscribe(() => {
    const next = readConflicts().length
    if (next === count) return
    // Before the notification: a listener of the queue makes the trips notify again.
    count = next
    setOfflineActions({ choices: next })
  })
}

/** The names of the people of the trip's group by their ids, to say who paid. */
export function peopleOf(trip: TripState): ReadonlyMap<string, string> {
  const { people } = Object(budgetOf(trip))
  return new Map(
    Array.isArray(people)
      ? people.map((person) => [String(Object(person).id), String(Object(person).name)])
      : [],
  )
}

function conflictsOf(trip: TripState): readonly FieldConflict[] {
  const conflicts = conflictsByTrip.get(trip) ?? listConflicts(trip)
  conflictsByTrip.set(trip, conflicts)
  return conflicts
}
