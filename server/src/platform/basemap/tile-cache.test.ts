import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KeptTile, openTileCache, type TileCache } from './tile-cache.ts'

let folder: string
let cache: TileCache
const MB = 1_000_000
const HOUR = 60 * 60 * 1000

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tile-cache-'))
  cache = openTileCache(folder, 4 * MB)
})
afterEach(() => {
  cache.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = (x: number) => ({ zoom: 14, x, y: 7 })
const tileOf = (bytes: number, fill = 1): KeptTile => ({
  packed: new Uint8Array(bytes).fill(fill),
  etag: `"${fill}"`,
  source: 'here',
  fetchedAt: 5,
})
const sizeOnDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

describe('the tiles on the disk', () => {
  it('are found as they were kept, by zoom, column and row', () => {
    cache.keep(at(3), tileOf(70_000, 9), 10)
    expect(cache.find(at(3), 10)).toEqual(tileOf(70_000, 9))
    expect(cache.find(at(4), 10)).toBeNull()
    expect(cache.find({ zoom: 13, x: 3, y: 7 }, 10)).toBeNull()
  })

  it('take another one in the place of the one before', () => {
    cache.keep(at(3), tileOf(90_000, 1), 10)
    cache.keep(at(3), tileOf(5, 2), 11)
    expect(cache.find(at(3), 12)).toEqual(tileOf(5, 2))
  })

  it('remember a place with nothing', () => {
    cache.keep(at(3), tileOf(0), 10)
    expect(cache.find(at(3), 10)?.packed).toHaveLength(0)
  })

  it('never exceed the disk limit, for any number and sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 20, maxLength: 60 }),
        (sizes) => {
          for (const [x, size] of sizes.entries()) {
            cache.keep(at(x), tileOf(size, x), x)
            expect(sizeOnDisk()).toBeLessThanOrEqual(4 * MB)
          }
          expect(cache.find(at(sizes.length - 1), 1000)?.packed).toHaveLength(sizes.at(-1) ?? -1)
        },
      ),
      { numRuns: 5 },
    )
  })

  it('evict the least recently used first', () => {
    for (let x = 0; x < 10; x++) cache.keep(at(x), tileOf(200_000, x), x)
    // To the hour, so that most reads need no write.
    for (const x of [0, 2]) cache.find(at(x), 2 * HOUR)
    for (let x = 10; x < 20; x++) cache.keep(at(x), tileOf(200_000, x), 2 * HOUR + x)
    const left = Array.from({ length: 20 }, (_, x) => x).filter((x) => cache.find(at(x), 3 * HOUR))
    expect(left).toEqual(expect.arrayContaining([0, 2, 19]))
    expect(left).not.toContain(1)
    expect(left.filter((x) => x > 2 && x < 10).length).toBeLessThan(7)
  })

  it('are not made room for by a tile that would push out half of them', () => {
    cache.keep(at(1), tileOf(10), 1)
    cache.keep(at(2), tileOf(3 * MB), 2)
    expect([cache.find(at(1), 3), cache.find(at(2), 3)]).toEqual([tileOf(10), null])
  })

  it('are there after a new start, the notes too, and are seen by another process', () => {
    cache.keep(at(1), tileOf(9000), 1)
    cache.keepNote('document', '{"tiles":[]}')
    const other = openTileCache(folder, 4 * MB)
    expect([other.find(at(1), 2), other.note('document')]).toEqual([tileOf(9000), '{"tiles":[]}'])
    other.keep(at(2), tileOf(8000), 2)
    other.close()
    expect(cache.find(at(2), 3)).toEqual(tileOf(8000))
    cache.close()
    cache = openTileCache(folder, 4 * MB)
    expect(cache.find(at(1), 2)).toEqual(tileOf(9000))
  })
})

describe('a damaged file', () => {
  it.each([
    ['of something else', (file: string) => writeFileSync(file, 'this is no database at all'.repeat(400))],
    ['that was cut off', (file: string) => truncateSync(file, 9000)],
    ['of nothing', (file: string) => truncateSync(file, 0)],
  ])('%s is begun anew', (_, damage) => {
    cache.keep(at(1), tileOf(50_000), 1)
    cache.close()
    damage(join(folder, 'tiles.sqlite'))
    cache = openTileCache(folder, 4 * MB)
    cache.find(at(1), 2)
    cache.keep(at(2), tileOf(50_000, 2), 2)
    expect(cache.find(at(2), 3)).toEqual(tileOf(50_000, 2))
  })

  it('gives no tile that is not as it was kept', () => {
    cache.keep(at(1), tileOf(50_000, 0xab), 1)
    cache.close()
    const file = join(folder, 'tiles.sqlite')
    const bytes = Buffer.from(readFileSync(file))
    bytes.set([0xcd], bytes.lastIndexOf(0xab) - 100)
    writeFileSync(file, bytes)
    cache = openTileCache(folder, 4 * MB)
    expect(cache.find(at(1), 2)).toBeNull()
  })
})

it('throws where the disk refuses', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => openTileCache(join(folder, 'file'), MB)).toThrow()
})
