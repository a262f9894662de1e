import { setImmediate as pause } from 'node:timers/promises'
import type { Guide } from '@tripwright/domain/destination/places'
import {
  joinWalkTable,
  MAX_WALK_SECONDS,
  toWalkRow,
  type WalkPoints,
  type WalkTable,
  walkPointsIn,
} from '@tripwright/domain/map/walking'
import { measureWalks, type Position, type StreetIndex } from '@tripwright/street-graph'
import type { StreetRegion, Streets } from './streets.service.ts'

/** Tables of guides that are kept: about half a megabyte each. */
const MAX_TABLES = 24

type Way = WalkTable['ways'][number]
type Wanted = { guide: Guide; more: readonly Position[]; isStepFree: boolean }

/**
 * Finds how far it is on foot between the places of a guide, the middle of its city and further positions, along the streets of each
 * region that holds some of them. What is between the guide's own places is measured once, a row at a time, so that others are
 * answered meanwhile.
 */
export function makeWalkTables(streets: Streets) {
  const ofGuides = new Map<string, Promise<Way[] | null>>()

  function waysOfGuide(path: string, { isStepFree }: Wanted, own: Position[]): Promise<Way[] | null> {
    // By positions and not by the id of the city, because a guide that is gathered anew has other places.
    const key = [path, isStepFree, ...own.map(({ lat, lon }) => `${lat} ${lon}`)].join()
    const measuring =
      ofGuides.get(key) ??
      streets.load(path).then((index) => index && measure(index, own, { isStepFree, rows: own.length }))
    ofGuides.delete(key)
    ofGuides.set(key, measuring)
    for (const oldest of ofGuides.keys()) {
      if (ofGuides.size <= MAX_TABLES) break
      ofGuides.delete(oldest)
    }
    return measuring
  }

  async function waysOfMore(path: string, { isStepFree }: Wanted, { own, more }: WalkPoints): Promise<Way[]> {
    const index = more.length > 0 ? await streets.load(path) : null
    return index ? measure(index, [...more, ...own], { isStepFree, rows: more.length }) : []
  }

  async function tableOf({ region, path }: StreetRegion, wanted: Wanted): Promise<WalkTable[]> {
    const points = walkPointsIn(region, wanted)
    const ofOwn = points && (await waysOfGuide(path, wanted, points.own))
    if (!points || !ofOwn) return []
    const ofMore = await waysOfMore(path, wanted, points)
    return [joinWalkTable(region, points, { isStepFree: wanted.isStepFree, ofOwn, ofMore })]
  }

  return async (wanted: Wanted): Promise<WalkTable[]> => {
    const tables: WalkTable[] = []
    for (const region of streets.list()) tables.push(...(await tableOf(region, wanted)))
    return tables.filter(({ ways }) => ways.length > 0)
  }
}

async function measure(
  index: StreetIndex,
  positions: readonly Position[],
  options: { isStepFree: boolean; rows: number },
): Promise<Way[]> {
  const ways: Way[] = []
  for (const row of measureWalks(index, positions, { ...options, maxSeconds: MAX_WALK_SECONDS })) {
    ways.push(...row.map(toWalkRow))
    await pause()
  }
  return ways
}
