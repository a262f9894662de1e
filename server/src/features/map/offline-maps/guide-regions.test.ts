import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type RegionManifest, regionPlaces } from '@tripwright/domain/map/offline-maps'
import { readHeader } from '@tripwright/map'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCities } from '#features/destination/places/index.ts'
import { areaOf, type Track } from '#platform/osm/tracks.ts'
import { clipLine, clipRing } from '#platform/tiles/clip.ts'
import { readAtlas, thinBeyond } from './guide-land.service.ts'
import { buildGuideRegions } from './guide-regions.service.ts'
import { findRegions, findRegionsIn } from './region-folder.service.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'guide-regions-'))
const file = { file: '0123456789abcdef.pmtiles', bytes: 1, sha256: '' }
const ATLANTIS: RegionManifest = {
  id: 'atlantis',
  name: 'Atlantis',
  date: null,
  builtAt: '2026-11-01T10:00:00Z',
  attribution: 'x',
  basis: 'guide',
  schema: 'openmaptiles',
  bounds: { west: -31, south: 36, east: -30, north: 37 },
  tiles: file,
  places: { ...file, count: 0, withHours: 0 },
}
let built: RegionManifest[]
beforeAll(async () => {
  mkdirSync(join(folder, 'atlantis'))
  writeFileSync(join(folder, 'atlantis', 'region.json'), JSON.stringify(ATLANTIS))
  expect(findRegions(folder)).toEqual([ATLANTIS])
  built = await buildGuideRegions(folder, NOW)
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = ({ id }: RegionManifest, { file }: { file: string }) => readFileSync(join(folder, id, file))

describe('the regions of the cities that have a guide', () => {
  it('are there for every one of them, each with its places and their hours, and small', () => {
    expect(built.map(({ id }) => id).sort()).toEqual(
      listCities()
        .map(({ id }) => id)
        .sort(),
    )
    for (const region of built) {
      expect(region).toMatchObject({ basis: 'guide', attribution: 'Natural Earth, Tripwright guide' })
      expect(region.tiles.bytes + region.places.bytes, region.id).toBeLessThan(100_000)
      expect(readHeader(read(region, region.tiles))).toMatchObject({ minZoom: 6, maxZoom: 11 })
      const { places } = z.parse(regionPlaces, JSON.parse(gunzipSync(read(region, region.places)).toString()))
      expect(places, region.id).toHaveLength(region.places.count)
      expect(region.places.withHours, region.id).toBe(places.filter(({ hours }) => hours).length)
    }
  })

  it('go with the guide that they were of', () => {
    expect(readdirSync(folder)).not.toContain('atlantis')
  })

  it('stand back for a region of the same id that the operator built', () => {
    const own = join(folder, '..', `${folder.split('/').at(-1)}-own`)
    mkdirSync(join(own, 'rome'), { recursive: true })
    const rome = built.find(({ id }) => id === 'rome')
    writeFileSync(join(own, 'rome', 'region.json'), JSON.stringify({ ...rome, name: 'Rome with streets' }))
    const names = findRegionsIn([own, folder]).map(({ name }) => name)
    rmSync(own, { recursive: true })
    expect(names).toContain('Rome with streets')
    expect(names).not.toContain('Rome')
    expect(names).toHaveLength(built.length)
  })
})

it('a line loses what lies far outside of a box, and nothing of what the box holds', () => {
  const box = { west: -1, south: -1, east: 1, north: 1 }
  const clip = (line: Track, cut: typeof clipLine) =>
    cut(line, 0, { from: -1, to: 1 }).flatMap((part) => cut(part, 1, { from: -1, to: 1 }))
  const coordinate = fc.integer({ min: -400, max: 400 }).map((steps) => steps / 100)
  let dropped = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 }), (points) => {
      const ring = Float64Array.from([...points, points[0] ?? [0, 0]].flat())
      const thin = thinBeyond(ring, box)
      dropped += ring.length - thin.length
      expect(clip(thin, clipLine)).toEqual(clip(ring, clipLine))
      const areas = [ring, thin].map((one) =>
        clip(one, (line, axis, span) => [clipRing(line, axis, span)].flatMap((part) => part ?? []))
          .map(areaOf)
          .reduce((sum, area) => sum + area, 0),
      )
      expect(areas[1]).toBeCloseTo(areas[0] ?? 0, 9)
    }),
    { numRuns: 200 },
  )
  expect(dropped).toBeGreaterThan(100)
})

describe('the land of a box', () => {
  const atlas = readAtlas()
  const around = (lon: number, lat: number) =>
    atlas({ west: lon - 0.5, south: lat - 0.5, east: lon + 0.5, north: lat + 0.5 })
  const landPart = (lon: number, lat: number) =>
    around(lon, lat).land.reduce((sum, [outer]) => sum + (outer ? Math.abs(areaOf(outer)) / 2 : 0), 0)

  it('is all of it inland, none at sea, and some of it at a coast, with the shore', () => {
    expect(landPart(-3.7, 40.4)).toBeCloseTo(1)
    expect(around(-3.7, 40.4).shores).toEqual([])
    expect(landPart(-40, 30)).toBe(0)
    expect(landPart(-9.1, 38.7)).toBeGreaterThan(0.4)
    expect(landPart(-9.1, 38.7)).toBeLessThan(0.9)
    expect(around(-9.1, 38.7).shores.length).toBeGreaterThan(0)
  })

  it('has the borders between countries that run through it', () => {
    expect(around(7.6, 47.6).borders.length).toBeGreaterThan(0)
    expect(around(-3.7, 40.4).borders).toEqual([])
  })
})
