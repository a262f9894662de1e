import type { Db } from '#platform/db/db.port.ts'
import type { EventHub } from '#platform/events/events.port.ts'
import { listParticipantIds } from './members.store.ts'

/** Tells the open tabs of everybody in a trip, and of those named, that there is news of it; part of the transaction. */
export async function notifyParticipants(
  events: EventHub,
  db: Db,
  tripId: string,
  others: readonly string[] = [],
): Promise<void> {
  const people = new Set([...(await listParticipantIds(db, tripId)), ...others])
  await events.publishAll(
    db,
    [...people].map((person) => ({ person, kind: 'trips', id: tripId })),
  )
}
