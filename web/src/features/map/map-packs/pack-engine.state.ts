import type { RegionManifest, RegionPlace } from '@tripwright/domain/map/offline-maps'
import type { Walk } from '@tripwright/street-graph'
import { readPackedFile, readRegionPlaces } from '#features/map/basemap/index.ts'
import type { makePackTasks, PackFiles, PackSearch, PackWalk } from './pack-tasks.state.ts'

type Task =
  | ({ kind: 'open' } & PackFiles)
  | ({ kind: 'search' } & PackSearch)
  | { kind: 'open-streets'; bytes: ArrayBuffer }
  | ({ kind: 'walk' } & PackWalk)
export type PackRequest = { id: number; task: Task }
type Tasks = ReturnType<typeof makePackTasks>
export type PackMessage = { id: number } & (
  | { result: ReturnType<Tasks['open' | 'search' | 'openStreets' | 'walk']> }
  | { failed: string }
)
type Waiting = { resolve: (result: never) => void; reject: (reason: Error) => void }
/** The walk, null where none is in the data, or that the streets are not at hand. */
export type PackWalkResult = Walk | null | 'no-streets'

/** Search and walks in a pack, by a worker of its own; its files come from this device where they are kept. */
export function openPack(manifest: RegionManifest, startWorker: () => Worker = startPackWorker) {
  const worker = startWorker()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let streets: Promise<boolean> | null = null
  worker.onmessage = ({ data }: MessageEvent<PackMessage>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failed' in data) pending?.reject(new Error(data.failed))
    // The result is of the kind of its task.
    else pending?.resolve(data.result as never)
  }
  worker.onerror = () => end('the worker of the map could not be started')

  function end(why: string): void {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }
  function ask<R>(task: Task, transfer: Transferable[] = []): Promise<R> {
    const id = ++lastId
    return new Promise<R>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, task } satisfies PackRequest, transfer)
    })
  }
  async function openStreets(): Promise<boolean> {
    const bytes = manifest.streets ? await readPackedFile(manifest, manifest.streets) : null
    return bytes !== null && ask<boolean>({ kind: 'open-streets', bytes }, [bytes])
  }
  return {
    /** How many places and streets can be found; null where neither this device nor the server has them. */
    async open(): Promise<number | null> {
      const [places, addresses] = await Promise.all([
        readRegionPlaces(manifest),
        manifest.addresses ? readPackedFile(manifest, manifest.addresses) : null,
      ])
      return ask<number | null>({ kind: 'open', places, addresses }, addresses ? [addresses] : [])
    },
    search: (search: PackSearch) => ask<RegionPlace[]>({ kind: 'search', ...search }),
    /** The streets are read with the first walk. */
    async walk(walk: PackWalk): Promise<PackWalkResult> {
      streets ??= openStreets()
      if (await streets) return ask<Walk | null>({ kind: 'walk', ...walk })
      // The next one may find them: the network is back, or the rest of the pack is here.
      streets = null
      return 'no-streets'
    },
    close: () => end('the map was left'),
  }
}

function startPackWorker(): Worker {
  return new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' })
}

/** Fetches the part that searches, so that it is on this device with the map that it is for. */
export function keepPackWorker(): void {
  startPackWorker().terminate()
}
