import { redactForReaders, sharingMessages } from '@tripwright/domain/trip/sharing'
import { emptyTrip, mergeServerChanges, summarise, tripName } from '@tripwright/domain/trip/sync'
import type { Reportable } from '#features/support/reports/index.ts'
import { findOwner, readTrip } from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { requireLink } from './sharing.service.ts'
import { deleteTakedown, putTakedown } from './takedowns.store.ts'

/** Trips that are shared by a link, as something that can be reported. A takedown is about the trip: it stops all its links. */
export const reportedTrips: Reportable = {
  async findPublic(call, target) {
    try {
      const { tripId, ownerId } = await requireLink(call, target)
      return { id: tripId, ownerId }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null
      throw error
    }
  },
  async readText(db, id) {
    const owner = await findOwner(db, id)
    const state =
      owner && mergeServerChanges(emptyTrip(id), await readTrip({ db, personId: owner.id }, id, 0))
    if (!state) return null
    const { items } = redactForReaders(state).trip
    const names = items.map(({ fields }) => fields.name?.value)
    const lines = names.filter((name): name is string => typeof name === 'string')
    const title = tripName(summarise(state)) || sharingMessages.texts.untitled
    return { title, lines: [...new Set(lines)], path: `/itinerary?trip=${id}` }
  },
  takeDown: putTakedown,
  restore: deleteTakedown,
}
