import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MapPackStatus } from '@tripwright/domain/map/map-packs'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { mapsRoutes } from '#features/map/offline-maps/index.ts'
import { makeBasemap } from '#platform/basemap/basemap.ts'
import { startTileServer } from '#platform/basemap/test-tile-server.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { openPmtiles } from '#platform/tiles/pmtiles-archive.ts'
import { mapPacksJobs, mapPacksRoutes } from './index.ts'

export const NOW = new Date('2026-05-01T10:00:00Z')
export const VADUZ = 'town-li-n47142-e9522'

/** What each test has: a server, its data folder, a source of tiles, and somebody who pays. */
export type PackServer = {
  tiles: Awaited<ReturnType<typeof startTileServer>>
  server: TestServer
  dataDir: string
  now: Date
  payer: Person
}

type MakeUser = (platform: Platform, about: { role: Person['role'] }) => Promise<Omit<Person, 'signedInAt'>>

/** A server whose tiles come from a stand-in; a folder, a clock and a person who pays for each test. */
export function makePackServer(makeUser: MakeUser) {
  const made = {} as PackServer
  const configOf = (url = `${made.tiles.base}/planet`) =>
    loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off', DATA_DIR: made.dataDir, MAP_TILES_URL: url })
  const openBasemap = (timeoutMs = 2000, url?: string) =>
    makeBasemap(configOf(url), { log: made.server.log, now: () => made.now, timeoutMs })
  const setNow = (next: Date) => {
    made.now = next
    made.server.setNow(next)
  }
  /** A new process on the same folder. */
  const restart = (timeoutMs?: number, url?: string) => {
    made.server.platform.basemap.close()
    Object.assign(made.server.platform.basemap, openBasemap(timeoutMs, url))
  }
  const person = async (role: Person['role']): Promise<Person> => ({
    ...(await makeUser(made.server.platform, { role })),
    signedInAt: NOW,
  })
  const startJobs = (limits: { maxBytes?: number } = {}) =>
    made.server.platform.jobs.start(mapPacksJobs(made.server.platform, { pauseMs: 5, ...limits }))
  async function drain(): Promise<void> {
    const { jobs } = made.server.platform
    if (!('drain' in jobs && typeof jobs.drain === 'function'))
      throw new Error('the jobs of tests are drained')
    await jobs.drain()
  }

  const open = async () => {
    made.tiles = await startTileServer()
    made.dataDir = tmpdir()
    made.server = await openTestServer([...mapPacksRoutes, ...mapsRoutes], configOf())
  }
  const close = async () => {
    await made.server.close()
    await made.tiles.stop()
  }
  const begin = async () => {
    made.dataDir = mkdtempSync(join(tmpdir(), 'map-packs-'))
    Object.assign(made.server.platform.config, { dataDir: made.dataDir })
    made.tiles.set({ fault: null, isAtFault: null, makeTile: null, size: 0, delayMs: 0, isPacked: true })
    made.tiles.forget()
    setNow(NOW)
    restart()
    made.payer = await person('owner')
    await startJobs()
  }
  const end = async () => {
    await drain()
    made.server.platform.basemap.close()
    rmSync(made.dataDir, { recursive: true, force: true })
  }

  const look = async (id = VADUZ, query = '') =>
    statusOf((await made.server.call(null, 'GET', `/api/map-packs/${id}${query}`)).body)
  const ask = (who: Person | null, id = VADUZ, device?: string) =>
    made.server.call(who, 'POST', '/api/map-packs', { body: { id }, ...(device && { device }) })
  async function makePack(id = VADUZ): Promise<RegionManifest> {
    const asked = await ask(made.payer, id)
    await drain()
    const { manifest, state } = await look(id)
    if (state !== 'ready' || !manifest) throw new Error(`there is no pack: ${asked.status}, ${state}`)
    return manifest
  }
  function openPack({ id, tiles: { file } }: RegionManifest) {
    const bytes = readFileSync(join(made.dataDir, 'map-packs', id, file))
    return openPmtiles(async (offset, length) => bytes.subarray(offset, offset + length))
  }
  const fileOf = (id: string, file: string) => made.server.fetch(`/api/maps/regions/${id}/${file}`, {})
  return {
    open,
    close,
    begin,
    end,
    made,
    setNow,
    restart,
    openBasemap,
    person,
    startJobs,
    drain,
    look,
    ask,
    makePack,
    openPack,
    fileOf,
  }
}

export function statusOf(body: unknown): MapPackStatus {
  return body as MapPackStatus
}
