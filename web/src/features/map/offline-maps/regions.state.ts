import type { Provenance } from '@tripwright/domain/base/provenance'
import { listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadGuide } from '#features/destination/places/index.ts'
import {
  cacheCityLand,
  downloadRegion,
  forgetRegions,
  listStoredRegions,
  type RegionDownloadOutcome,
  removeRegion,
  type StoredRegion,
  sizeOfRegion,
} from '#features/map/basemap/index.ts'
import { loadPackWorker } from '#features/map/map-packs/index.ts'
import { loadPackWalks } from '#features/map/walking/index.ts'
import { call } from '#platform/call.ts'
import { useLookAgain } from './look-again.state.ts'
import { MAX_REGION_BYTES } from './stored-parts.state.ts'

/** A region of the list: the available version, and the stored one. They differ when newer data is available. */
export type ListedRegion = { manifest: RegionManifest; stored: StoredRegion | null; isOlder: boolean }
/** The outcome of a download. */
export type RegionFailure = Exclude<RegionDownloadOutcome, 'done' | 'stopped'> | 'limit'
export type RegionDownload = { id: string; bytes: number }

/** The list with its overall age; null where the server is unreachable or has none. */
type RegionList = { regions: readonly ListedRegion[]; source: Provenance | null; isComplete: boolean }
const NO_REGIONS: RegionList = { regions: [], source: null, isComplete: true }

/** Regions of the server and of this device by name; offline those of this device. */
async function readRegions(): Promise<RegionList> {
  const [answer, storedRegions] = await Promise.all([call(listRegions, {}), listStoredRegions()])
  const served = answer.ok ? answer.value.regions : []
  const listed = served.map((manifest): ListedRegion => {
    const here = storedRegions.find(({ manifest: { id } }) => id === manifest.id) ?? null
    return {
      manifest,
      stored: here,
      isOlder: here !== null && here.manifest.tiles.file !== manifest.tiles.file,
    }
  })
  const gone = storedRegions.filter(({ manifest }) => served.every(({ id }) => id !== manifest.id))
  const regions = [...listed, ...gone.map((one) => ({ manifest: one.manifest, stored: one, isOlder: false }))]
  return {
    regions: regions.sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1)),
    source: answer.ok && served.length > 0 ? answer.value : null,
    isComplete: answer.ok && (answer.value.pending ?? 0) === 0,
  }
}

export function bytesKept(regions: readonly ListedRegion[]): number {
  return regions.reduce((sum, { stored }) => sum + (stored?.bytes ?? 0), 0)
}

/** The regions, the running download, and the actions on them. */
export function useRegions(onChange: () => void) {
  const [{ regions, source, isComplete }, setList] = useState(NO_REGIONS)
  const [fetching, setFetching] = useState<RegionDownload | null>(null)
  const [failure, setFailure] = useState<{ id: string; code: RegionFailure } | null>(null)
  const abort = useRef<AbortController | null>(null)
  const look = useCallback(() => void readRegions().then(setList), [])
  useEffect(() => {
    look()
    return () => abort.current?.abort()
  }, [look])
  useLookAgain(look, !isComplete)

  function changed(): void {
    forgetRegions()
    look()
    onChange()
  }
  /** Whether all of it is here. */
  async function take({ manifest, stored }: Omit<ListedRegion, 'isOlder'>): Promise<boolean> {
    const { id } = manifest
    setFailure(null)
    if (bytesKept(regions) - (stored?.bytes ?? 0) + sizeOfRegion(manifest) > MAX_REGION_BYTES) {
      setFailure({ id, code: 'limit' })
      return false
    }
    abort.current = new AbortController()
    setFetching({ id, bytes: stored?.bytes ?? 0 })
    const { signal } = abort.current
    const [end] = await Promise.all([
      downloadRegion(manifest, (bytes) => setFetching({ id, bytes }), signal),
      keepWhatGoesWith(id),
    ])
    setFetching(null)
    if (end !== 'done' && end !== 'stopped') setFailure({ id, code: end })
    changed()
    return end === 'done'
  }
  /** The same for a map pack, which is on no list of the server. */
  function takePack(manifest: RegionManifest): Promise<boolean> {
    const stored = regions.find((one) => one.manifest.id === manifest.id)?.stored ?? null
    return take({ manifest, stored })
  }
  async function remove(region: ListedRegion): Promise<() => Promise<void>> {
    const undo = await removeRegion(region.manifest)
    changed()
    return () => undo().then(changed)
  }
  return { regions, source, fetching, failure, take, takePack, remove, pause: () => abort.current?.abort() }
}

/** What can be done with regions and packs, and what is being fetched. */
export type RegionWork = ReturnType<typeof useRegions>

/** What a pack needs besides its files: the parts that search and measure it, and the guide of its city. Failing costs the pack nothing. */
async function keepWhatGoesWith(id: string): Promise<void> {
  const cityId = id.startsWith('city-') ? id.slice('city-'.length) : null
  const ofCity = cityId === null ? [] : [loadGuide(cityId), cacheCityLand([cityId])]
  const measuring = loadPackWalks().then(({ keepWalksWorker }) => keepWalksWorker())
  await Promise.allSettled([loadPackWorker(), measuring, ...ofCity])
}
