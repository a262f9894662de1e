import { mayEdit } from '@tripwright/domain/trip/sharing'
import type { Db } from '#platform/db/db.port.ts'
import type { EventHub } from '#platform/events/events.port.ts'
import { findMembership, findOwner, listParticipantIds } from './members.store.ts'

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

/** Whether somebody may change a trip that is not deleted: its owner, co-owners and editors. */
export async function mayChangeTrip(db: Db, tripId: string, personId: string): Promise<boolean> {
  const owner = await findOwner(db, tripId)
  if (owner === null || owner.id === personId) return owner !== null
  const role = await findMembership(db, tripId, personId)
  return role !== 'never' && role !== 'former' && mayEdit(role)
}
