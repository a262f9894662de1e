import type { Position } from '@tripwright/domain/base/geo'
import type { Guide } from '@tripwright/domain/destination/places'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import {
  isInBounds,
  joinWalkTable,
  roundToWalkPoint,
  type WalkTable,
  walkPointsIn,
  walkTable,
} from '@tripwright/domain/map/walking'
import { listStoredRegions, readPackedFile } from '#features/map/basemap/index.ts'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { log } from '#platform/log.ts'
import type { FoundLines, LinesTask, MeasuredRows, StreetTask, TableTask } from './measure-streets.state.ts'

type Wanted = { guide: Guide; more: readonly Position[]; isStepFree: boolean }
type StreetPack = RegionManifest & { streets: NonNullable<RegionManifest['streets']> }
type Answers = { table: MeasuredRows; lines: FoundLines }

/**
 * Tables of walks along the streets of the full packs on this device: between the guide's places, the middle of its city and further
 * positions. They are those that the server would give.
 */
export async function measurePackWalks(wanted: Wanted, startWorker = startWalksWorker): Promise<WalkTable[]> {
  const tables: WalkTable[] = []
  for (const pack of await listStreetPacks()) tables.push(...(await tableOf(pack, wanted, startWorker)))
  return tables.filter(({ ways }) => ways.length > 0)
}

/** The lines of ways along the streets of the packs; a way that no pack holds is left out. */
export async function findPackLines(
  ways: LinesTask['ways'],
  isStepFree: boolean,
  startWorker = startWalksWorker,
): Promise<FoundLines> {
  const found: FoundLines = []
  for (const pack of await listStreetPacks()) {
    const isHeld = (at: Position) => isInBounds(pack.bounds, at)
    const held = ways
      .filter(({ id, from, to }) => isHeld(from) && isHeld(to) && found.every((one) => one.id !== id))
      .map(({ id, from, to }) => ({ id, from: asMeasured(from), to: asMeasured(to) }))
    if (held.length === 0) continue
    found.push(...((await runTask(pack, { kind: 'lines', ways: held, isStepFree }, startWorker)) ?? []))
  }
  return found
}

function asMeasured(position: Position): Position {
  const [lat, lon] = roundToWalkPoint(position)
  return { lat, lon }
}

async function listStreetPacks(): Promise<StreetPack[]> {
  const stored = await listStoredRegions()
  return stored.filter(({ isWhole }) => isWhole).flatMap(({ manifest }) => withStreets(manifest))
}

function withStreets({ streets, ...rest }: RegionManifest): StreetPack[] {
  return streets ? [{ ...rest, streets }] : []
}

async function tableOf(
  pack: StreetPack,
  { guide, more, isStepFree }: Wanted,
  startWorker: () => Worker,
): Promise<WalkTable[]> {
  const points = walkPointsIn(pack, { guide, more })
  if (!points) return []
  // The file is named after what is in it, so what was measured on it stays true for the same positions.
  const key = ['pack-walks', pack.streets.file, guide.city.id, isStepFree].join(':')
  const kept = await readCachedData(null, key, walkTable)
  const bare = joinWalkTable(pack, points, { isStepFree, ofOwn: [], ofMore: [] })
  if (kept && JSON.stringify(kept.data.points) === JSON.stringify(bare.points)) return [kept.data]
  const measured = await runTask(pack, { kind: 'table', points, isStepFree }, startWorker)
  if (!measured) return []
  const table = joinWalkTable(pack, points, { isStepFree, ...measured })
  await writeCachedData(null, key, table)
  return [table]
}

/** The worker's answer; null where it has none, which leaves the plan its estimates. */
async function runTask<T extends TableTask | LinesTask>(
  pack: StreetPack,
  task: T,
  startWorker: () => Worker,
): Promise<Answers[T['kind']] | null> {
  const bytes = await readPackedFile(pack, pack.streets)
  if (!bytes) return null
  const worker = startWorker()
  return new Promise<Answers[T['kind']] | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answers[T['kind']] | null>) => resolve(data)
    worker.onerror = ({ message }) => {
      log.warn('The streets of a map pack could not be measured', { error: message })
      resolve(null)
    }
    worker.postMessage({ bytes, task } satisfies StreetTask, [bytes])
  }).finally(() => worker.terminate())
}

function startWalksWorker(): Worker {
  return new Worker(new URL('./pack-walks.worker.ts', import.meta.url), { type: 'module' })
}

/** Fetches the part that measures, so that it is on this device with the streets that it is for. */
export function keepWalksWorker(): void {
  startWalksWorker().terminate()
}
