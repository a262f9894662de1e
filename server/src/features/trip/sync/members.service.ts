import type { Db } from '#platform/db/db.port.ts'
import type { EventHub } from '#platform/events/events.port.ts'
import { listParticipantIds } from './members.store.ts'

/** Notifies the open tabs of all participants of a trip, and of the given people, of a change; part of the transaction. */
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
