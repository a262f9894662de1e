import type { Guide } from '@tripwright/domain/destination/places'
import { getWalks, roundToWalkPoint, type WalkTable } from '@tripwright/domain/map/walking'
import { type PlanRequestInput, walkPositionsOf } from '@tripwright/domain/trip/itinerary'
import { readCachedData } from '#platform/cached-data.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** What of a request decides which walks it needs. */
export type WalkedTrip = Pick<PlanRequestInput, 'cities' | 'bookings' | 'needs'>

/**
 * The ways on foot along streets of a trip's cities, with its stays and bookings, from the network or this device; `name` tells them
 * apart. Empty where nobody knows the streets.
 */
export async function loadWalks(
  trip: WalkedTrip,
  guides: readonly Pick<Guide, 'city'>[],
): Promise<{ name: string; walks: WalkTable[] }> {
  const stepFree = trip.needs?.stepFree ? 'true' : 'false'
  const answers = await Promise.all(
    guides.map(async ({ city }) => {
      const further = walkPositionsOf(trip, city)
      const at = further.map((position) => roundToWalkPoint(position).join()).join(';')
      const key = `walks:${city.id}:${stepFree}:${at}`
      // Streets of yesterday are as good: a trip that is opened again asks for nothing.
      const cached = await readCachedData(null, key, getWalks.output)
      if (cached?.isFresh) return { key, tables: cached.data.tables }
      const answer = await fetchFact(key, getWalks, { cityId: city.id, stepFree, at })
      return { key, tables: answer?.tables ?? [] }
    }),
  )
  const known = answers.filter(({ tables }) => tables.length > 0)
  const ages = known.flatMap(({ tables }) => tables.map(({ asOf, ways }) => `${asOf} ${ways.length}`))
  return {
    name: [...known.map(({ key }) => key), ...ages].join(),
    walks: known.flatMap(({ tables }) => tables),
  }
}
