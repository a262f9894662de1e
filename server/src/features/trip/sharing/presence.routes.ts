import { packPresence, tellPresence } from '@tripwright/domain/trip/sharing'
import { findOwner, listMembers } from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { requireRole } from './sharing.service.ts'

/** A tab says it three times a minute, and once for each form that is opened and closed. */
const BEATS: RateLimit = { name: 'sharing.presence', points: 120, seconds: 60 }

export const presenceRoutes: Route[] = [
  route(tellPresence, async ({ id, ...said }, { db, person, platform }) => {
    await requireRole(db, id, person.id)
    const turn = await platform.limits.take(BEATS, person.id, db)
    if (!turn.ok) throw new AppError('too-many-requests', { retryAfter: turn.retryAfterSeconds })
    const [owner, members] = [await findOwner(db, id), await listMembers(db, id)]
    const people = [...members.map((one) => one.personId), ...(owner ? [owner.id] : [])]
    const others = people.filter((one) => one !== person.id)
    const own = members.find(({ personId }) => personId === person.id)
    const text = packPresence({ tripId: id, person: own?.id ?? 'owner', ...said })
    await platform.events.publishAll(
      db,
      others.map((one) => ({ person: one, kind: 'trip-presence', id: text })),
    )
    return { others: others.length }
  }),
]
