import { isPackOld, type MapPackStatus } from '@tripwright/domain/map/map-packs'
import { findRegion, findRegions, mapPacksFolder, regionsFolder } from '#features/map/offline-maps/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Call } from '#platform/http/route.ts'
import { findPackRow } from './map-packs.store.ts'
import { estimatePack } from './pack-area.service.ts'
import type { PackPlace } from './pack-place.service.ts'

/** Whether a pack is neither there and new nor on its way. */
export function isWanting({ state, isOld }: MapPackStatus): boolean {
  return state === 'none' || state === 'failed' || (state === 'ready' && isOld)
}

/** What there is of the pack of a place: its files, or how far it is. */
export async function statusOf({ platform, now }: Pick<Call, 'platform' | 'now'>, db: Db, place: PackPlace) {
  const { dataDir } = platform.config
  const { id, name, country } = place
  const manifest = findRegion(mapPacksFolder(dataDir), id)
  const row = await findPackRow(db, id, now)
  const isMaking = row !== null && row.state !== 'failed'
  const status: MapPackStatus = {
    id,
    name,
    country,
    state: row && (isMaking || !manifest) ? row.state : manifest ? 'ready' : 'none',
    reason: row?.reason ?? null,
    progress: isMaking ? { done: row.done, total: row.total, bytes: row.bytes } : null,
    estimate: manifest ? null : estimatePack(place),
    manifest,
    isOld: manifest !== null && isPackOld(manifest.builtAt, now),
    fullPack: fullPackAt(dataDir, place),
  }
  return status
}

function fullPackAt(dataDir: string, { lat, lon }: PackPlace): MapPackStatus['fullPack'] {
  const holds = findRegions(regionsFolder(dataDir)).find(
    ({ bounds: { west, south, east, north } }) => lon >= west && lon <= east && lat >= south && lat <= north,
  )
  return holds ? { id: holds.id, name: holds.name } : null
}
