import { acceptImport, importTrip } from '@tripwright/domain/documents/import'
import { type Route, route } from '#platform/http/route.ts'
import { acceptProposal, proposeImport } from './import.service.ts'
import type { ReaderThreads } from './reader-threads.service.ts'

export function importRoutes(readers: ReaderThreads): Route[] {
  return [
    route(importTrip, (_, call) => proposeImport(call, readers)),

    route(acceptImport, async (input, { db, now, person, platform }) => {
      const { result, people } = await acceptProposal({ db, now, personId: person.id }, input)
      await platform.events.publishAll(
        db,
        people.map((one) => ({ person: one, kind: 'trips', id: result.tripId })),
      )
      return result
    }),
  ]
}
