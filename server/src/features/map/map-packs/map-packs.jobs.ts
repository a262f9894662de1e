import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPackOld } from '@tripwright/domain/map/map-packs'
import { findRegion, findRegions, mapPacksFolder } from '#features/map/offline-maps/index.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { buildMapPack, type PackBuildOptions } from './build-pack.service.ts'
import { deleteOldPackRows, deletePackRow, keepPackProgress, markPackFailed } from './map-packs.store.ts'
import { findPackPlace } from './pack-place.service.ts'
import type { PackProgress } from './pack-tiles.service.ts'

export const BUILD_JOB = 'map-packs.build'
const PAUSE_MS = 20_000
const PROGRESS_EVERY_MS = 1000
const A_DAY_MS = 24 * 60 * 60 * 1000
/** All packs of a server together; beyond that the oldest go, and are made again when somebody asks. */
const MAX_FOLDER_BYTES = 10_000_000_000

type Deps = Pick<Platform, 'config' | 'database' | 'basemap' | 'now' | 'log'>

type Limits = Partial<Pick<PackBuildOptions, 'pauseMs' | 'maxBytes'>>

/** Makes packs one after the other, and clears away what nobody needs. */
export function mapPacksJobs(deps: Deps, limits: Limits = {}): Job[] {
  const build: Job<{ id: string }> = {
    name: BUILD_JOB,
    retries: 2,
    run: ({ id }) => buildOnce(deps, id, { pauseMs: PAUSE_MS, ...limits }),
  }
  return [build, { name: 'map-packs.tidy', schedule: '50 4 * * *', run: () => tidy(deps) }]
}

/** After a killed process this runs again: tiles that are here already are fetched from nobody. */
async function buildOnce(
  { database: { db }, ...deps }: Deps,
  id: string,
  limits: Limits & { pauseMs: number },
): Promise<void> {
  const place = await findPackPlace(id)
  const there = findRegion(mapPacksFolder(deps.config.dataDir), id)
  if (place === null || (there && !isPackOld(there.builtAt, deps.now()))) return deletePackRow(db, id)
  let keptAt = 0
  const onProgress = async (progress: PackProgress) => {
    const now = deps.now()
    if (now.getTime() - keptAt < PROGRESS_EVERY_MS && progress.done > 1) return
    keptAt = now.getTime()
    await keepPackProgress(db, id, progress, now)
  }
  try {
    const built = await buildMapPack({ platform: deps, place, onProgress, ...limits })
    if (built) await deletePackRow(db, id)
    else await markPackFailed(db, id, 'source', deps.now())
  } catch (error) {
    await markPackFailed(db, id, 'unexpected', deps.now())
    throw error
  }
}

async function tidy({ config, database, now, log }: Deps): Promise<void> {
  await deleteOldPackRows(database.db, new Date(now().getTime() - A_DAY_MS))
  const folder = mapPacksFolder(config.dataDir)
  const newestFirst = findRegions(folder).toSorted((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
  let bytes = 0
  for (const { id } of newestFirst) {
    bytes += sizeOfFolder(join(folder, id))
    if (bytes <= MAX_FOLDER_BYTES) continue
    rmSync(join(folder, id), { recursive: true, force: true })
    log.warn({ id }, 'a map pack was removed: together they took too much room')
  }
}

function sizeOfFolder(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}
