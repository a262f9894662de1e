import type { Guide } from '@tripwright/domain/destination/places'
import { getWalks, roundToWalkPoint, type WalkTable } from '@tripwright/domain/map/walking'
import { type PlanRequestInput, walkPositionsOf } from '@tripwright/domain/trip/itinerary'
import { loadPackWalks } from '#features/map/walking/index.ts'
import { readCachedData } from '#platform/cached-data.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** What of a request decides which walks it needs. */
export type WalkedTrip = Pick<PlanRequestInput, 'cities' | 'bookings' | 'places' | 'needs'>

/**
 * The ways on foot along streets of a trip's cities, with its stays, bookings and places: from the network, else what this device has of its
 * answer, else measured on the packs of this device; `name` tells them apart. Empty where nobody knows the streets.
 */
export async function loadWalks(
  trip: WalkedTrip,
  guides: readonly Guide[],
): Promise<{ name: string; walks: WalkTable[] }> {
  const isStepFree = trip.needs?.stepFree === true
  // Fetched while the server is asked: where it knows no streets, the packs are looked at.
  const packs = loadPackWalks().catch(() => null)
  const answers = await Promise.all(
    guides.map(async (guide) => {
      const { city } = guide
      const more = walkPositionsOf(trip, city)
      const at = more.map((position) => roundToWalkPoint(position).join()).join(';')
      const key = `walks:${city.id}:${isStepFree}:${at}`
      const tables = await askedTables(key, { cityId: city.id, stepFree: isStepFree ? 'true' : 'false', at })
      return {
        key,
        tables: tables.length > 0 ? tables : await packTables(packs, { guide, more, isStepFree }),
      }
    }),
  )
  const known = answers.filter(({ tables }) => tables.length > 0)
  const ages = known.flatMap(({ tables }) => tables.map(({ asOf, ways }) => `${asOf} ${ways.length}`))
  return {
    name: [...known.map(({ key }) => key), ...ages].join(),
    walks: known.flatMap(({ tables }) => tables),
  }
}

/** What the server says; streets of yesterday are as good, so a trip that is opened again asks for nothing. */
async function askedTables(
  key: string,
  question: { cityId: string; stepFree: 'true' | 'false'; at: string },
): Promise<WalkTable[]> {
  const cached = await readCachedData(null, key, getWalks.output)
  if (cached?.isFresh) return cached.data.tables
  return (await fetchFact(key, getWalks, question))?.tables ?? []
}

async function packTables(
  packs: Promise<{ measurePackWalks: MeasurePackWalks } | null>,
  wanted: Parameters<MeasurePackWalks>[0],
): Promise<WalkTable[]> {
  return (await packs)?.measurePackWalks(wanted) ?? []
}

type MeasurePackWalks = Awaited<ReturnType<typeof loadPackWalks>>['measurePackWalks']
