import { deflateSync } from 'node:zlib'
import { makeByteWriter } from '../tiles/byte-writer.ts'

type Tags = Readonly<Record<string, string>>
/** A small extract: positions in degrees, references by id. */
export type TestExtract = {
  nodes: { id: number; lat: number; lon: number; tags?: Tags }[]
  ways?: { id: number; refs: number[]; tags?: Tags }[]
  relations?: { id: number; ways: { id: number; role: string }[]; tags?: Tags }[]
  box?: [west: number, south: number, east: number, north: number] | null
  date?: string
  features?: string[]
}

const encoder = new TextEncoder()
const text = (value: string) => encoder.encode(value)
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)

/** The bytes of a .osm.pbf file. */
export function writeTestExtract(extract: TestExtract): Buffer {
  return Buffer.concat([
    writeBlob('OSMHeader', writeHeader(extract)),
    writeBlob('OSMData', writeData(extract)),
  ])
}

/** A block in the format of a file; `declared` gives a false size of its content. */
export function writeBlob(type: string, content: Uint8Array, declared = content.length): Buffer {
  const blob = makeByteWriter()
  blob.number(2, declared)
  blob.field(3, deflateSync(content))
  const header = makeByteWriter()
  header.field(1, text(type))
  header.number(3, blob.size())
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.size())
  return Buffer.concat([length, header.taken(), blob.taken()])
}

function writeHeader({ box = [9, 47, 10, 48], date = '2024-03-04', features = [] }: TestExtract): Uint8Array {
  const header = makeByteWriter()
  if (box) {
    const [west, south, east, north] = box
    const sides = makeByteWriter()
    for (const [index, degrees] of [west, east, north, south].entries())
      sides.number(index + 1, zigzag(Math.round(degrees * 1e9)))
    header.field(1, sides.taken())
  }
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes', ...features]) header.field(4, text(feature))
  if (date !== '') header.number(32, Date.parse(date) / 1000)
  return header.taken()
}

function writeData({ nodes, ways = [], relations = [] }: TestExtract): Uint8Array {
  const strings = new Map([['', 0]])
  const place = (word: string) => {
    const index = strings.get(word) ?? strings.size
    strings.set(word, index)
    return index
  }
  const groups = [denseGroup(nodes, place), wayGroup(ways, place), relationGroup(relations, place)]
  const table = makeByteWriter()
  for (const word of strings.keys()) table.field(1, text(word))
  const block = makeByteWriter()
  block.field(1, table.taken())
  for (const group of groups) block.field(2, group)
  return block.taken()
}

type Place = (word: string) => number

function denseGroup(nodes: TestExtract['nodes'], place: Place): Uint8Array {
  const words = makeByteWriter()
  for (const { tags = {} } of nodes) {
    for (const [key, value] of Object.entries(tags)) {
      words.varint(place(key))
      words.varint(place(value))
    }
    words.varint(0)
  }
  const dense = makeByteWriter()
  dense.field(1, deltas(nodes.map(({ id }) => id)))
  dense.field(8, deltas(nodes.map(({ lat }) => Math.round(lat * 1e7))))
  dense.field(9, deltas(nodes.map(({ lon }) => Math.round(lon * 1e7))))
  dense.field(10, words.taken())
  const group = makeByteWriter()
  group.field(2, dense.taken())
  return group.taken()
}

function wayGroup(ways: NonNullable<TestExtract['ways']>, place: Place): Uint8Array {
  const group = makeByteWriter()
  for (const { id, refs, tags = {} } of ways) {
    const way = makeByteWriter()
    way.number(1, id)
    writeTags(way, tags, place)
    way.field(8, deltas(refs))
    group.field(3, way.taken())
  }
  return group.taken()
}

function relationGroup(relations: NonNullable<TestExtract['relations']>, place: Place): Uint8Array {
  const group = makeByteWriter()
  for (const { id, ways, tags = {} } of relations) {
    const relation = makeByteWriter()
    relation.number(1, id)
    writeTags(relation, tags, place)
    relation.field(8, numbers(ways.map(({ role }) => place(role))))
    relation.field(9, deltas(ways.map((way) => way.id)))
    relation.field(10, numbers(ways.map(() => 1)))
    group.field(4, relation.taken())
  }
  return group.taken()
}

function writeTags(element: ReturnType<typeof makeByteWriter>, tags: Tags, place: Place): void {
  element.field(2, numbers(Object.keys(tags).map(place)))
  element.field(3, numbers(Object.values(tags).map(place)))
}

function numbers(values: readonly number[]): Uint8Array {
  const bytes = makeByteWriter()
  for (const value of values) bytes.varint(value)
  return bytes.taken()
}

function deltas(values: readonly number[]): Uint8Array {
  return numbers(values.map((value, index) => zigzag(value - (values[index - 1] ?? 0))))
}

/** A village: a street with a name, a house, a lake with an island (a relation of two ways), an inn and the village's name. */
export const VILLAGE: TestExtract = {
  box: [9.5, 47.1, 9.54, 47.14],
  nodes: [
    { id: 1, lat: 47.12, lon: 9.5 },
    { id: 2, lat: 47.12, lon: 9.54 },
    { id: 3, lat: 47.121, lon: 9.52 },
    { id: 4, lat: 47.121, lon: 9.5202 },
    { id: 5, lat: 47.1212, lon: 9.5202 },
    { id: 6, lat: 47.1212, lon: 9.52 },
    { id: 11, lat: 47.105, lon: 9.505 },
    { id: 12, lat: 47.105, lon: 9.515 },
    { id: 13, lat: 47.115, lon: 9.515 },
    { id: 14, lat: 47.115, lon: 9.505 },
    { id: 21, lat: 47.109, lon: 9.509 },
    { id: 22, lat: 47.109, lon: 9.511 },
    { id: 23, lat: 47.111, lon: 9.511 },
    { id: 24, lat: 47.111, lon: 9.509 },
    {
      id: 31,
      lat: 47.12005,
      lon: 9.52005,
      tags: {
        amenity: 'restaurant',
        name: 'Löwen',
        opening_hours: 'Tu-Su 11:30-14:00,18:00-23:00',
        website: 'www.loewen.example',
        phone: '+423 1 23',
        'addr:street': 'Landstrasse',
      },
    },
    { id: 32, lat: 47.1201, lon: 9.5201, tags: { place: 'village', name: 'Oberdorf' } },
    { id: 33, lat: 47.1205, lon: 9.5205, tags: { amenity: 'bench' } },
  ],
  ways: [
    { id: 101, refs: [1, 3, 2], tags: { highway: 'residential', name: 'Landstrasse' } },
    { id: 102, refs: [3, 4, 5, 6, 3], tags: { building: 'yes' } },
    { id: 103, refs: [11, 12, 13] },
    { id: 104, refs: [11, 14, 13] },
    { id: 105, refs: [21, 22, 23, 24, 21] },
  ],
  relations: [
    {
      id: 201,
      ways: [
        { id: 103, role: 'outer' },
        { id: 104, role: 'outer' },
        { id: 105, role: 'inner' },
      ],
      tags: { type: 'multipolygon', natural: 'water', name: 'Weiher' },
    },
  ],
}
