import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readDirectory, readHeader } from '@tripwright/map'
import { afterAll, expect, it } from 'vitest'
import { type TestExtract, writeTestExtract } from '#platform/osm/test-extract.ts'
import { buildRegion } from './region-build.service.ts'

const home = mkdtempSync(join(tmpdir(), 'region-tile-bytes-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** What the fullest tile of this town may take, packed; the one of Porto Alegre's centre has 130 kB. */
const MOST_BYTES = 10_000
const HOUSES = 30
const [SOUTH, WEST, STEP] = [47.12, 9.5, 0.0005]

/** Nine hundred houses with their numbers between thirty named streets each way, within about one tile. */
function denseTown(): TestExtract {
  const town: TestExtract & { ways: object[] } = { box: [9.49, 47.11, 9.53, 47.15], nodes: [], ways: [] }
  const nodeAt = (x: number, y: number, tags?: Record<string, string>) =>
    town.nodes.push({
      id: town.nodes.length + 1,
      lat: SOUTH + y * STEP,
      lon: WEST + x * STEP,
      ...(tags && { tags }),
    })
  const addWay = (places: [number, number][], tags: Record<string, string>, isClosed = false) => {
    const refs = places.map(([x, y]) => nodeAt(x, y))
    town.ways.push({ id: town.ways.length + 1, refs: isClosed ? [...refs, refs[0] ?? 0] : refs, tags })
  }
  const all = Array.from({ length: HOUSES }, (_, i) => i)
  for (const at of all) {
    addWay(
      all.map((i) => [i, at]),
      { highway: 'residential', name: `Gasse ${at}` },
    )
    addWay(
      all.map((i) => [at, i]),
      { highway: at % 3 === 0 ? 'footway' : 'residential', name: `Weg ${at}` },
    )
    for (const x of all) {
      // No two houses have one size, so none is packed as the copy of another.
      const [deep, wide] = [0.3 + ((x * 7 + at * 3) % 11) / 40, 0.3 + ((x * 5 + at * 13) % 17) / 50]
      const walls: [number, number][] = [
        [x + 0.1, at + 0.1],
        [x + 0.1 + wide, at + 0.12],
        [x + 0.1 + wide, at + deep],
        [x + 0.12, at + deep],
      ]
      addWay(walls, { building: 'yes' }, true)
      nodeAt(x + 0.2, at + 0.2, { 'addr:housenumber': String(1 + x), 'addr:street': `Gasse ${at}` })
    }
  }
  return town
}

it('a tile of a dense town keeps its budget of bytes', async () => {
  const pbf = join(home, 'dense.osm.pbf')
  writeFileSync(pbf, writeTestExtract(denseTown()))
  const { tiles } = await buildRegion({ pbf, id: 'dense', name: 'Dense', folder: home, now: new Date(0) })
  const bytes = readFileSync(join(home, 'dense', tiles.file))
  const header = readHeader(bytes)
  if (!header) throw new Error('no archive')
  const { offset, length } = header.root
  const entries = readDirectory(gunzipSync(bytes.subarray(offset, offset + length)))
  const largest = Math.max(...(entries ?? []).map((entry) => entry.length))
  expect(largest).toBeGreaterThan(MOST_BYTES / 3)
  expect(largest).toBeLessThan(MOST_BYTES)
}, 30_000)
