import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTileCache } from './tile-cache.ts'

const KILLS = 8
const LIMIT = 3_000_000

/** Stores tiles as fast as possible, each with content that identifies it, until the process is killed. */
const WRITER = `
  const { openTileCache } = await import(process.argv[1])
  const cache = openTileCache(process.argv[2], ${LIMIT})
  console.log('ready')
  for (let x = 0; ; x = (x + 1) % 200) {
    const tile = { packed: new Uint8Array(20_000 + 300 * x).fill(x), etag: String(x), source: 'here', fetchedAt: x }
    cache.keep({ zoom: 14, x, y: 0 }, tile, Date.now())
  }
`

it('leaves no broken tile when the process is killed in the middle of a write', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tile-cache-'))
  const found: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      WRITER,
      join(import.meta.dirname, 'tile-cache.ts'),
      folder,
    ])
    await once(child.stdout, 'data')
    await pause(100 + 37 * kill)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const cache = openTileCache(folder, LIMIT)
    for (let x = 0; x < 200; x++) {
      const tile = cache.find({ zoom: 14, x, y: 0 }, 0)
      if (tile === null) continue
      found.push(x)
      expect(tile).toEqual({
        packed: new Uint8Array(20_000 + 300 * x).fill(x),
        etag: String(x),
        source: 'here',
        fetchedAt: x,
      })
    }
    cache.close()
  }
  expect(found.length).toBeGreaterThan(KILLS * 10)
  rmSync(folder, { recursive: true })
})
