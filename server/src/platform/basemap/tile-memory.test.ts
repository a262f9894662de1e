import { expect, it } from 'vitest'
import type { CacheAddress, KeptTile, TileCache } from './tile-cache.ts'
import { withMemory } from './tile-memory.ts'

const at = (x: number) => ({ zoom: 14, x, y: 0 })
const tileOf = (bytes: number, etag = ''): KeptTile => ({
  packed: new Uint8Array(bytes),
  etag,
  source: 'here',
  fetchedAt: 0,
})

const xOf = (address: CacheAddress) => (typeof address === 'number' ? address : address.x)

function makeDisk() {
  const tiles = new Map<number, KeptTile>()
  const read: number[] = []
  const cache: TileCache = {
    find(address) {
      read.push(xOf(address))
      return tiles.get(xOf(address)) ?? null
    },
    keep: (address, tile) => void tiles.set(xOf(address), tile),
    note: () => null,
    keepNote: () => undefined,
    close: () => undefined,
  }
  return { cache: withMemory(cache), read, tiles }
}

it('reads a tile from the disk once a minute', () => {
  const { cache, read, tiles } = makeDisk()
  cache.keep(at(1), tileOf(9, 'old'), 0)
  for (const now of [0, 10, 59_999]) expect(cache.find(at(1), now)?.etag).toBe('old')
  expect(read).toEqual([1])
  tiles.set(1, tileOf(9, 'of another process'))
  expect(cache.find(at(1), 60_000)?.etag).toBe('of another process')
})

it('serves a new tile at once, and reads the disk again for a missing one', () => {
  const { cache } = makeDisk()
  expect(cache.find(at(1), 0)).toBeNull()
  cache.keep(at(1), tileOf(9, 'old'), 0)
  expect(cache.find(at(1), 0)?.etag).toBe('old')
  cache.keep(at(1), tileOf(9, 'new'), 1)
  expect(cache.find(at(1), 1)?.etag).toBe('new')
})

it('lets go of what nobody used for the longest time when it is full', () => {
  const { cache, read } = makeDisk()
  for (let x = 0; x < 40; x++) cache.keep(at(x), tileOf(1_000_000), 0)
  for (let x = 0; x < 32; x++) cache.find(at(x), 0)
  cache.find(at(0), 1)
  cache.find(at(33), 1)
  read.length = 0
  for (const x of [0, 2, 31, 33]) cache.find(at(x), 2)
  expect(read).toEqual([])
  cache.find(at(1), 2)
  expect(read).toEqual([1])
})
