import { sharingMessages } from '@tripwright/domain/trip/sharing'
import { notify, takeTripEnds } from '#features/account/notifications/index.ts'
import { findDeletedTrip, findOwner } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'

type Deps = Pick<Platform, 'events' | 'jobs' | 'now'>
type Trip = { id: string; title: string; memberIds: readonly string[] }
type NamedTrip = Trip & { ownerName: string }

/** Tells the members of a trip that was deleted, or brought back, since they were told last. */
export async function tellEnd(deps: Deps, db: Db, trip: Trip): Promise<void> {
  const owner = await findOwner(db, trip.id)
  const gone = owner ? null : await findDeletedTrip(db, trip.id)
  if (owner) await tellRestoration(deps, db, { ...trip, ownerName: owner.name })
  else if (gone) await tellDeletion(deps, db, { ...trip, ownerName: gone.ownerName })
}

/** Who was told of an earlier deletion, and not of its undo, is not told again. */
async function tellDeletion(deps: Deps, db: Db, trip: NamedTrip): Promise<void> {
  const earlier = await takeTripEnds(db, trip.id, trip.memberIds, { isDeleted: true })
  for (const userId of trip.memberIds)
    if (!earlier.some((one) => one.userId === userId))
      await notify({ db, now: deps.now(), platform: deps }, { userId, kind: 'trip-deleted', ...about(trip) })
}

/** The deletion was undone: takes its notification back, and says so to whom it reached. */
async function tellRestoration(deps: Deps, db: Db, trip: NamedTrip): Promise<void> {
  for (const { userId, isSeen } of await takeTripEnds(db, trip.id, trip.memberIds, { isDeleted: false })) {
    const path = `/itinerary?trip=${trip.id}`
    const back = { userId, kind: 'trip-restored' as const, tripId: trip.id, path, ...about(trip) }
    if (isSeen) await notify({ db, now: deps.now(), platform: deps }, back)
    else await deps.events.publish(db, { person: userId, kind: 'notifications' })
  }
}

/** Not of the trip as a column: what is of a trip that somebody cannot see is neither pushed nor mailed. */
function about({ id, title, ownerName }: NamedTrip) {
  return { detail: { title, trip: id, name: ownerName || sharingMessages.texts['news.deleted'] } }
}
