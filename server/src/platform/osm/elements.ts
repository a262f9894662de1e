import { utcDate } from '@tripwright/domain/base/dates'
import { type PbfBlock, readBlocks } from './blobs.ts'
import { damaged, refused } from './extract-error.ts'
import {
  cursorOf,
  eachField,
  type ProtobufCursor,
  readBytes,
  readMessage,
  readNumbers,
  readSigned,
  readVarint,
} from './protobuf.ts'

export type Tags = ReadonlyMap<string, string>
export type Member = { type: 'node' | 'way' | 'relation'; ref: number; role: string }
/** Callbacks for each kind of element; a kind without a callback is not even decoded. Degrees. */
export type ElementSink = {
  node?: (id: number, lat: number, lon: number, tags: Tags) => void
  way?: (id: number, refs: number[], tags: Tags) => void
  relation?: (id: number, members: Member[], tags: Tags) => void
}

/** The file's header: the day of the data and the box of the cut, where they are given. */
export type ExtractHeader = {
  date: string | null
  box: { west: number; south: number; east: number; north: number } | null
}

const SUPPORTED_FEATURES = ['OsmSchema-V0.6', 'DenseNodes']
const NO_TAGS: Tags = new Map()
const MEMBER_TYPES = ['node', 'way', 'relation'] as const
const NANO = 1e-9

/** Reads the elements of a .osm.pbf file. Throws StartError for any other file. */
export function readElements(file: string, sink: ElementSink): ExtractHeader {
  let header: ExtractHeader = { date: null, box: null }
  for (const block of readBlocks(file)) {
    if (block.type === 'OSMHeader') header = readExtractHeader(block)
    else if (block.type === 'OSMData') readData(block, sink)
  }
  return header
}

function readExtractHeader({ bytes }: PbfBlock): ExtractHeader {
  const header: ExtractHeader = { date: null, box: null }
  eachField(cursorOf(bytes), (field, cursor) => {
    if (field === 1) header.box = readBox(readMessage(cursor))
    else if (field === 4) requireSupported(textOf(readBytes(cursor)))
    else if (field === 32) header.date = dayOf(readVarint(cursor))
    else return false
    return true
  })
  return header
}

function requireSupported(feature: string): void {
  if (!SUPPORTED_FEATURES.includes(feature))
    throw refused(`the extract needs "${feature}", which is not read here: take a plain extract`)
}

function dayOf(seconds: number): string | null {
  const date = new Date(seconds * 1000)
  return seconds > 0 && seconds < 1e11 ? utcDate(date) : null
}

function readBox(cursor: ProtobufCursor): ExtractHeader['box'] {
  const sides = [0, 0, 0, 0]
  eachField(cursor, (field, at) => {
    if (field > 4) return false
    sides[field - 1] = readSigned(at) * NANO
    return true
  })
  const [west = 0, east = 0, north = 0, south = 0] = sides
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isBox ? { west, south, east, north } : null
}

type Grid = { strings: string[]; step: number; lat: number; lon: number }

function readData({ bytes }: PbfBlock, sink: ElementSink): void {
  const grid: Grid = { strings: [], step: 100, lat: 0, lon: 0 }
  const groups: ProtobufCursor[] = []
  eachField(cursorOf(bytes), (field, cursor) => {
    if (field === 1) grid.strings = readStrings(readMessage(cursor))
    else if (field === 2) groups.push(readMessage(cursor))
    else if (field === 17) grid.step = readVarint(cursor)
    else if (field === 19) grid.lat = readVarint(cursor)
    else if (field === 20) grid.lon = readVarint(cursor)
    else return false
    return true
  })
  for (const group of groups) readGroup(group, grid, sink)
}

function readGroup(group: ProtobufCursor, grid: Grid, sink: ElementSink): void {
  eachField(group, (field, cursor) => {
    if (field === 1 && sink.node) readNode(readMessage(cursor), grid, sink.node)
    else if (field === 2 && sink.node) readDense(readMessage(cursor), grid, sink.node)
    else if (field === 3 && sink.way) readWay(readMessage(cursor), grid, sink.way)
    else if (field === 4 && sink.relation) readRelation(readMessage(cursor), grid, sink.relation)
    else return false
    return true
  })
}

function readStrings(cursor: ProtobufCursor): string[] {
  const strings: string[] = []
  eachField(cursor, (field, at) => {
    if (field !== 1) return false
    strings.push(textOf(readBytes(at)))
    return true
  })
  return strings
}

function readNode(cursor: ProtobufCursor, grid: Grid, onNode: NonNullable<ElementSink['node']>): void {
  let [id, lat, lon] = [0, 0, 0]
  const tagged = { keys: [] as number[], values: [] as number[] }
  eachField(cursor, (field, at) => {
    if (field === 1) id = readSigned(at)
    else if (field === 8) lat = readSigned(at)
    else if (field === 9) lon = readSigned(at)
    else return readTagged(field, at, tagged)
    return true
  })
  onNode(id, degrees(grid.lat, grid.step, lat), degrees(grid.lon, grid.step, lon), tagsOf(tagged, grid))
}

function readDense(cursor: ProtobufCursor, grid: Grid, onNode: NonNullable<ElementSink['node']>): void {
  let [ids, lats, lons, words]: number[][] = [[], [], [], []]
  eachField(cursor, (field, at) => {
    if (field === 1) ids = readNumbers(at, true, true)
    else if (field === 8) lats = readNumbers(at, true, true)
    else if (field === 9) lons = readNumbers(at, true, true)
    else if (field === 10) words = readNumbers(at, false)
    else return false
    return true
  })
  if (!ids || !lats || !lons || !words) return
  if (lats.length !== ids.length || lons.length !== ids.length) throw damaged()
  let place = 0
  for (const [index, id] of ids.entries()) {
    let tags: Map<string, string> | null = null
    for (; words[place]; place += 2) {
      tags ??= new Map()
      tags.set(stringAt(grid, words[place]), stringAt(grid, words[place + 1]))
    }
    place++
    const [lat = 0, lon = 0] = [lats[index], lons[index]]
    onNode(id, degrees(grid.lat, grid.step, lat), degrees(grid.lon, grid.step, lon), tags ?? NO_TAGS)
  }
}

function readWay(cursor: ProtobufCursor, grid: Grid, onWay: NonNullable<ElementSink['way']>): void {
  let id = 0
  let refs: number[] = []
  const tagged = { keys: [] as number[], values: [] as number[] }
  eachField(cursor, (field, at) => {
    if (field === 1) id = readVarint(at)
    else if (field === 8) refs = readNumbers(at, true, true)
    else return readTagged(field, at, tagged)
    return true
  })
  onWay(id, refs, tagsOf(tagged, grid))
}

function readRelation(
  cursor: ProtobufCursor,
  grid: Grid,
  onRelation: NonNullable<ElementSink['relation']>,
): void {
  let id = 0
  let [roles, refs, types]: number[][] = [[], [], []]
  const tagged = { keys: [] as number[], values: [] as number[] }
  eachField(cursor, (field, at) => {
    if (field === 1) id = readVarint(at)
    else if (field === 8) roles = readNumbers(at, false)
    else if (field === 9) refs = readNumbers(at, true, true)
    else if (field === 10) types = readNumbers(at, false)
    else return readTagged(field, at, tagged)
    return true
  })
  const members = (refs ?? []).map((ref, index): Member => {
    const type = MEMBER_TYPES[types?.[index] ?? -1]
    if (!type) throw damaged()
    return { type, ref, role: stringAt(grid, roles?.[index]) }
  })
  onRelation(id, members, tagsOf(tagged, grid))
}

type Tagged = { keys: number[]; values: number[] }

function readTagged(field: number, cursor: ProtobufCursor, tagged: Tagged): boolean {
  if (field === 2) tagged.keys = readNumbers(cursor, false)
  else if (field === 3) tagged.values = readNumbers(cursor, false)
  else return false
  return true
}

function tagsOf({ keys, values }: Tagged, grid: Grid): Tags {
  if (keys.length === 0) return NO_TAGS
  return new Map(keys.map((key, index) => [stringAt(grid, key), stringAt(grid, values[index])]))
}

function stringAt({ strings }: Grid, index: number | undefined): string {
  const text = strings[index ?? -1]
  if (text === undefined) throw damaged()
  return text
}

function degrees(offset: number, step: number, value: number): number {
  return (offset + step * value) * NANO
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
