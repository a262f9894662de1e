import { setImmediate as pause } from 'node:timers/promises'
import type { Guide } from '@tripwright/domain/destination/places'
import { roundToWalkPoint, type WalkTable, walkPointKey } from '@tripwright/domain/map/walking'
import { type MeasuredWalk, measureWalks, type Position, type StreetIndex } from '@tripwright/street-graph'
import { isInside, type StreetRegion, type Streets } from './streets.service.ts'

/** A whole day's walking at the packed pace: further ways are never walked in one. */
const MAX_SECONDS = 3 * 60 * 60
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

  function waysOfGuide(path: string, { guide, isStepFree }: Wanted, own: Position[]): Promise<Way[] | null> {
    const key = [path, guide.city.id, isStepFree].join()
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

  async function tableOf({ region, path }: StreetRegion, wanted: Wanted): Promise<WalkTable[]> {
    const own = inRegion(region, [wanted.guide.city, ...wanted.guide.pointsOfInterest])
    const known = new Set(own.map(walkPointKey))
    // As the browser asks for them, so that its answer and the server's own plan are counted alike.
    const asked = wanted.more.map(roundToWalkPoint).map(([lat, lon]) => ({ lat, lon }))
    const more = inRegion(region, asked).filter((position) => !known.has(walkPointKey(position)))
    if (own.length + more.length < 2) return []
    const ofGuide = await waysOfGuide(path, wanted, own)
    const index = more.length > 0 ? await streets.load(path) : null
    if (!ofGuide) return []
    const { isStepFree } = wanted
    const ofMore = index ? await measure(index, [...more, ...own], { isStepFree, rows: more.length }) : []
    // The further positions come last in the table.
    const shifted = ofMore.map(([one, other, ...rest]): Way => {
      const at = (i: number) => (i < more.length ? own.length + i : i - more.length)
      return [Math.min(at(one), at(other)), Math.max(at(one), at(other)), ...rest]
    })
    const points = [...own, ...more].map(({ lat, lon }): [number, number] => [lat, lon])
    const { date: asOf, attribution: source } = region
    return [{ isStepFree, asOf, source, points, ways: [...ofGuide, ...shifted] }]
  }

  return async (wanted: Wanted): Promise<WalkTable[]> => {
    const tables: WalkTable[] = []
    for (const region of streets.list()) tables.push(...(await tableOf(region, wanted)))
    return tables.filter(({ ways }) => ways.length > 0)
  }
}

/** Those that a region holds, each once. */
function inRegion(region: StreetRegion['region'], positions: readonly Position[]): Position[] {
  const byKey = new Map(positions.map((position) => [walkPointKey(position), position]))
  return [...byKey.values()].filter((position) => isInside(region, position))
}

async function measure(
  index: StreetIndex,
  positions: readonly Position[],
  options: { isStepFree: boolean; rows: number },
): Promise<Way[]> {
  const ways: Way[] = []
  for (const row of measureWalks(index, positions, { ...options, maxSeconds: MAX_SECONDS })) {
    ways.push(...row.map(toWay))
    await pause()
  }
  return ways
}

function toWay({ from, to, metres, seconds }: MeasuredWalk): Way {
  return [from, to, Math.ceil(seconds / 60), Math.round(metres)]
}
