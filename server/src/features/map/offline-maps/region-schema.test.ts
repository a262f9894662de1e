import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findEntry, readDirectory, readHeader, tileIdOf } from '@tripwright/map'
import { afterAll, describe, expect, it } from 'vitest'
import { cursorOf, eachField, readBytes, readMessage } from '#platform/osm/protobuf.ts'
import { VILLAGE, writeTestExtract } from '#platform/osm/test-extract.ts'
import { buildRegion } from './region-build.service.ts'
import { styleOfBorder, styleOfName, stylesOfArea, stylesOfLine } from './region-features.service.ts'
import { placeOf } from './region-places.service.ts'
import { stylesOfPoint } from './region-points.service.ts'

const home = mkdtempSync(join(tmpdir(), 'region-schema-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const tagsOf = (tags: Record<string, string>) => new Map(Object.entries(tags))

describe('a line in the OpenMapTiles schema', () => {
  it.each([
    [
      { highway: 'motorway_link', oneway: 'yes' },
      { class: 'motorway', ramp: 1, oneway: 1 },
    ],
    [
      { highway: 'residential', bridge: 'yes' },
      { class: 'minor', brunnel: 'bridge' },
    ],
    [{ highway: 'primary', tunnel: 'no' }, { class: 'primary' }],
    [{ highway: 'steps' }, { class: 'path', subclass: 'steps' }],
    [
      { highway: 'footway', tunnel: 'yes' },
      { class: 'path', subclass: 'footway', brunnel: 'tunnel' },
    ],
    [
      { highway: 'service', service: 'driveway' },
      { class: 'service', service: 'driveway' },
    ],
    [{ railway: 'tram' }, { class: 'transit', subclass: 'tram' }],
    [
      { railway: 'rail', service: 'yard' },
      { class: 'rail', subclass: 'rail', service: 'yard' },
    ],
    [{ aerialway: 'gondola' }, { class: 'aerialway', subclass: 'gondola' }],
    [{ route: 'ferry' }, { class: 'ferry' }],
  ])('%o is %o', (tags, properties) => {
    expect(stylesOfLine(tagsOf(tags))).toEqual([
      expect.objectContaining({ layer: 'transportation', geometry: 'line', properties }),
    ])
  })

  it('has its names and its number in a layer of their own', () => {
    const [, named] = stylesOfLine(
      tagsOf({ highway: 'primary', name: 'Hauptstrasse', ref: 'B 1', 'name:fr': 'Rue' }),
    )
    expect(named).toMatchObject({
      layer: 'transportation_name',
      from: 8,
      properties: {
        class: 'primary',
        name: 'Hauptstrasse',
        'name:latin': 'Hauptstrasse',
        'name:fr': 'Rue',
        ref: 'B 1',
        ref_length: 3,
      },
    })
  })

  it('is a waterway with its name', () => {
    expect(stylesOfLine(tagsOf({ waterway: 'river', name: 'Нева', 'name:en': 'Neva' }))).toMatchObject([
      {
        layer: 'waterway',
        properties: { class: 'river', name: 'Нева', 'name:latin': 'Neva', 'name:en': 'Neva' },
      },
    ])
  })

  it.each([[{ highway: 'proposed' }], [{ aerialway: 'pylon' }], [{ man_made: 'pipeline' }]])(
    'is none of %o',
    (tags) => expect(stylesOfLine(tagsOf(tags as Record<string, string>))).toEqual([]),
  )
})

describe('an area, a border, a name', () => {
  it.each([
    [{ natural: 'wood' }, 'landcover', { class: 'wood', subclass: 'wood' }],
    [{ leisure: 'park' }, 'landcover', { class: 'grass', subclass: 'park' }],
    [{ landuse: 'vineyard' }, 'landcover', { class: 'farmland', subclass: 'vineyard' }],
    [{ amenity: 'grave_yard' }, 'landuse', { class: 'cemetery' }],
    [{ landuse: 'residential' }, 'landuse', { class: 'residential' }],
    [{ building: 'yes', 'building:levels': '3' }, 'building', { render_height: 11 }],
    [{ building: 'yes', height: 'tall' }, 'building', {}],
    [{ natural: 'water' }, 'water', { class: 'lake' }],
    [{ aeroway: 'apron' }, 'aeroway', { class: 'apron' }],
    [{ highway: 'pedestrian', area: 'yes' }, 'transportation', { class: 'path', subclass: 'pedestrian' }],
    [{ boundary: 'national_park' }, 'park', { class: 'national_park' }],
  ])('%o lies in %s as %o', (tags, layer, properties) => {
    expect(stylesOfArea(tagsOf(tags as Record<string, string>))).toEqual([
      expect.objectContaining({ layer, geometry: 'polygon', properties }),
    ])
  })

  it('has its name as a point: a lake, a park', () => {
    expect(stylesOfArea(tagsOf({ natural: 'water', name: 'Weiher' }))[1]).toMatchObject({
      layer: 'water_name',
      geometry: 'point',
      properties: { class: 'lake', name: 'Weiher' },
    })
    expect(stylesOfArea(tagsOf({ leisure: 'nature_reserve', name: 'Ruggeller Riet' }))).toMatchObject([
      { layer: 'park', geometry: 'polygon' },
      { layer: 'park', geometry: 'point', properties: { name: 'Ruggeller Riet', class: 'nature_reserve' } },
    ])
  })

  it('ranks places by their people, a capital among the first', () => {
    const rank = (tags: Record<string, string>) =>
      styleOfName(tagsOf({ name: 'A', ...tags }))?.properties.rank
    expect(rank({ place: 'city', population: '2000000' })).toBe(3)
    expect(rank({ place: 'city' })).toBe(6)
    expect(rank({ place: 'town', capital: 'yes' })).toBe(2)
    expect(rank({ place: 'suburb' })).toBe(14)
    expect(styleOfName(tagsOf({ place: 'town' }))).toBeNull()
    expect(
      styleOfBorder(tagsOf({ boundary: 'administrative', admin_level: '4' }))?.properties.admin_level,
    ).toBe(4)
    expect(styleOfBorder(tagsOf({ boundary: 'administrative', admin_level: '8' }))).toBeNull()
  })

  it.each([
    [{ amenity: 'restaurant', name: 'Löwen' }, [['poi', 'restaurant', 'restaurant']]],
    [{ tourism: 'hotel', name: 'Post' }, [['poi', 'lodging', 'hotel']]],
    [{ shop: 'bakery', name: 'Amann' }, [['poi', 'shop', 'bakery']]],
    [{ highway: 'bus_stop', name: 'Dorf' }, [['poi', 'bus', 'bus_stop']]],
    [{ highway: 'bus_stop' }, []],
    [{ natural: 'peak', name: 'Naafkopf', ele: '2570' }, [['mountain_peak', 'peak', undefined]]],
    [{ aeroway: 'aerodrome', name: 'Port', iata: 'AAA' }, [['aerodrome_label', 'other', undefined]]],
    [{ 'addr:housenumber': '12a' }, [['housenumber', undefined, undefined]]],
  ])('a point of %o is drawn as %o', (tags, drawn) => {
    const found = tagsOf(tags as Record<string, string>)
    const styles = stylesOfPoint(found, placeOf('n1', found, 0, 0))
    expect(styles.map(({ layer, properties }) => [layer, properties.class, properties.subclass])).toEqual(
      drawn,
    )
  })
})

/** The names of the layers of a region's tile over the village. */
function layersOfTile(file: string): string[] {
  const bytes = readFileSync(file)
  const header = readHeader(bytes)
  const root =
    header &&
    readDirectory(gunzipSync(bytes.subarray(header.root.offset, header.root.offset + header.root.length)))
  const entry = root && findEntry(root, tileIdOf({ zoom: 14, x: 8625, y: 5754 }))
  if (!header || !entry) throw new Error('no tile')
  const at = header.tiles.offset + entry.offset
  const names: string[] = []
  eachField(cursorOf(gunzipSync(bytes.subarray(at, at + entry.length))), (field, tile) => {
    if (field !== 3) return false
    eachField(readMessage(tile), (part, cursor) => {
      if (part !== 1) return false
      names.push(Buffer.from(readBytes(cursor)).toString())
      return true
    })
    return true
  })
  return names.sort()
}

const TILEMAKER = 'tilemaker'
const hasTilemaker = spawnSync(TILEMAKER, ['--help']).error === undefined
describe('the tiles of a village', () => {
  const make = (more: object) => {
    const pbf = join(home, 'village.osm.pbf')
    const extract = {
      ...VILLAGE,
      nodes: VILLAGE.nodes.map((one) => ({
        ...one,
        tags: { ...one.tags, ...(one.id === 31 && { 'addr:housenumber': '7' }) },
      })),
    }
    writeFileSync(pbf, writeTestExtract(extract))
    return buildRegion({ pbf, id: 'oberdorf', name: 'Oberdorf', folder: home, now: new Date(0), ...more })
  }
  const LAYERS = ['building', 'housenumber', 'place', 'poi', 'transportation', 'transportation_name', 'water']

  it('hold the layers of the schema', async () => {
    const { tiles, schema } = await make({})
    expect(schema).toBe('openmaptiles')
    expect(layersOfTile(join(home, 'oberdorf', tiles.file))).toEqual(LAYERS)
  })

  // Runs Debian's tilemaker where it is installed: its rules are written from the same tables.
  it.skipIf(!hasTilemaker)('hold the same layers where tilemaker cuts them', async () => {
    const { tiles } = await make({ mostBytes: 0 })
    expect(layersOfTile(join(home, 'oberdorf', tiles.file))).toEqual(expect.arrayContaining(LAYERS))
  })
})
