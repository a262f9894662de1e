import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRegion, mapPacksFolder } from '#features/map/offline-maps/index.ts'
import { startTileServer } from '#platform/basemap/test-tile-server.ts'

/** Makes the pack of Rome in a process of its own, and says so when it is there. */
const BUILDER = `
  const [server, dataDir, url] = process.argv.slice(1)
  const { buildMapPack } = await import(server + '/features/map/map-packs/build-pack.service.ts')
  const { findPackPlace } = await import(server + '/features/map/map-packs/pack-place.service.ts')
  const { makeBasemap } = await import(server + '/platform/basemap/basemap.ts')
  const { loadConfig } = await import(server + '/platform/config/config.ts')
  const config = loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off', DATA_DIR: dataDir, MAP_TILES_URL: url })
  const now = () => new Date()
  const basemap = makeBasemap(config, { log: console, now })
  const place = await findPackPlace('city-rome')
  console.log('ready')
  const built = await buildMapPack({ platform: { config, basemap, now }, place, pauseMs: 50, onProgress: () => {} })
  console.log(built ? 'built' : 'failed')
  process.exit(0)
`

it('a process that is killed leaves no half of a pack, and the next one fetches only what is missing', {
  timeout: 120_000,
}, async () => {
  const tiles = await startTileServer()
  tiles.set({ size: 5000, delayMs: 3 })
  const dataDir = mkdtempSync(join(tmpdir(), 'map-packs-'))
  const start = () =>
    spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      BUILDER,
      join(import.meta.dirname, '../../..'),
      dataDir,
      `${tiles.base}/planet`,
    ])
  for (const after of [60, 150]) {
    const child = start()
    await once(child.stdout, 'data')
    const before = tiles.tilesAsked().length
    while (tiles.tilesAsked().length < before + after) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(findRegion(mapPacksFolder(dataDir), 'city-rome')).toBeNull()
  }
  const child = start()
  const said: string[] = []
  child.stdout.on('data', (text) => said.push(String(text)))
  await once(child, 'exit')
  expect(said.join('')).toContain('built')
  const manifest = findRegion(mapPacksFolder(dataDir), 'city-rome')
  expect(existsSync(join(mapPacksFolder(dataDir), 'city-rome', manifest?.tiles.file ?? ''))).toBe(true)
  expect(readdirSync(mapPacksFolder(dataDir)).filter((name) => name.startsWith('.draft'))).toEqual([])
  // Only the three that were on their way at each kill were asked for twice.
  const twice = tiles.tilesAsked().length - new Set(tiles.tilesAsked()).size
  expect(twice).toBeLessThanOrEqual(6)
  await tiles.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
