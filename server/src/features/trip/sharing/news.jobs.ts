import {
  gotRole,
  type NewsKind,
  namesText,
  newsFor,
  sharingMessages,
  type TripNews,
} from '@tripwright/domain/trip/sharing'
import { tripsMessages } from '@tripwright/domain/trip/sync'
import { listSwitchedOff, notify } from '#features/account/notifications/index.ts'
import {
  findOwner,
  findTripName,
  listMembers,
  listUntoldTrips,
  markTripsOfOne,
  takeUntold,
} from '#features/trip/sync/index.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { tellEnd } from './deletion-news.service.ts'

type NewsDeps = Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>

const BATCH = 200
/** Trips of one run: what is left comes with the next one. */
const MAX_BATCHES = 25

/**
 * Notifies the people of each trip of what others did in it, every quarter of an hour: so nobody gets more than one for a
 * trip in that time, however much happens, and one more where somebody mentioned them.
 */
export function newsJobs(deps: NewsDeps): Job[] {
  return [{ name: 'sharing.tell-news', schedule: '2,17,32,47 * * * *', run: () => tellAll(deps) }]
}

async function tellAll(deps: NewsDeps): Promise<void> {
  await markTripsOfOne(deps.database.db, deps.now())
  const faults: unknown[] = []
  for (let n = 0; n < MAX_BATCHES; n++) {
    const ids = await listUntoldTrips(deps.database.db, BATCH)
    faults.push(...(await forEachIsolated(ids, (id) => tellTrip(deps, id))))
    // A trip that fails stays untold: it must not hold this run for ever.
    if (ids.length < BATCH || faults.length > 0) break
  }
  if (faults.length > 0) throw faults[0]
}

/** Marked and told in one transaction. Who was removed meanwhile is told nothing. */
function tellTrip(deps: NewsDeps, tripId: string): Promise<void> {
  const now = deps.now()
  const { texts } = sharingMessages
  return deps.database.db.transaction(async (db) => {
    const events = await takeUntold(db, tripId, now)
    const owner = await findOwner(db, tripId)
    const members = await listMembers(db, tripId)
    const title = (await findTripName(db, tripId)) || tripsMessages.texts['card.untitled']
    if (events.some(({ hasDeletion }) => hasDeletion))
      await tellEnd(deps, db, { id: tripId, title, memberIds: members.map(({ personId }) => personId) })
    if (owner === null) return
    const people = [
      { id: owner.id, since: null, role: null },
      ...members.map(({ personId, joinedAt, role }) => ({ id: personId, since: new Date(joinedAt), role })),
    ]
    const off = await listSwitchedOff(
      db,
      people.map(({ id }) => id),
      'here',
    )
    for (const { id, since, role } of people) {
      const wants = (kind: NewsKind) => !off.get(id)?.has(kind)
      const about = { userId: id, tripId, path: `/itinerary?trip=${tripId}` }
      for (const news of newsFor({ id, since, wants }, events, texts['news.deleted']))
        await notify({ db, now, platform: deps }, { ...about, ...toNotification(news, title) })
      if (role !== null && gotRole({ id, since }, events))
        await notify({ db, now, platform: deps }, { ...about, kind: `role-${role}`, detail: { title } })
    }
  })
}

function toNotification({ kind, parts, names }: TripNews, title: string) {
  return {
    kind,
    choices: parts,
    detail: { title, names: namesText(names, sharingMessages.texts['news.others']) },
  }
}
