import { changeTrip, getTrip, listTrips } from '@tripwright/domain/trip/sync'
import { type Route, route } from '#platform/http/route.ts'
import { applyOps, readTrip } from './trips.service.ts'
import { listSummaries } from './trips.store.ts'

export const tripsRoutes: Route[] = [
  route(listTrips, (page, { db, person }) => listSummaries(db, person.id, page)),

  route(getTrip, ({ id, since }, { db, person }) => readTrip({ db, personId: person.id }, id, since)),

  route(changeTrip, async ({ id, ops }, { db, now, person, platform }) => {
    const { changes, people } = await applyOps({ db, now, personId: person.id }, id, ops)
    await platform.events.publishAll(
      db,
      people.map((one) => ({ person: one, kind: 'trips', id })),
    )
    return changes
  }),
]
