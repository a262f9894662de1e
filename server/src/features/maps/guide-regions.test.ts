import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type RegionManifest, readHeader, regionPlaces } from '@tripwright/domain/maps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCities } from '#features/places/index.ts'
import { areaOf } from '#platform/osm/tracks.ts'
import { readAtlas } from './guide-land.service.ts'
import { buildGuideRegions } from './guide-regions.service.ts'
import { findRegions, findRegionsIn } from './region-folder.service.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'guide-regions-'))
const file = { file: '0123456789abcdef.pmtiles', bytes: 1, sha256: '' }
const ATLANTIS: RegionManifest = {
  ...{ id: 'atlantis', name: 'Atlantis', date: null, builtAt: '2026-11-01T10:00:00Z', attribution: 'x' },
  ...{ basis: 'guide', bounds: { west: -31, south: 36, east: -30, north: 37 }, tiles: file },
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
