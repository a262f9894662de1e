import { createReadStream, statSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { ElementSink, ExtractHeader, Member } from './elements.ts'
import { damaged, refused } from './extract-error.ts'

type Attributes = SaxesTagPlain['attributes']
type OpenElement = { type: Member['type']; id: number; attributes: Attributes; tags: Map<string, string> }

/** Maximum decompressed size of OpenStreetMap XML as a multiple of the file: XML is very repetitive. */
const MAX_GROWTH = 100
const MEMBER_TYPES = ['node', 'way', 'relation'] as const

/**
 * Streams the elements of a .osm or .osm.gz file (OpenStreetMap wiki, "OSM XML", version 0.6), holding only one element in
 * memory. Throws StartError for any other file.
 */
export async function readXmlElements(
  file: string,
  isPacked: boolean,
  sink: ElementSink,
): Promise<ExtractHeader> {
  const reading = makeReader(sink)
  const most = statSync(file).size * MAX_GROWTH
  const raw = createReadStream(file)
  const bytes = isPacked ? raw.pipe(createGunzip()) : raw
  // Passes a read error of the file on to the decompressed stream.
  raw.on('error', (error) => bytes.destroy(error))
  const text = new TextDecoder('utf-8')
  let unpacked = 0
  try {
    for await (const part of bytes) {
      unpacked += part.length
      if (unpacked > most)
        throw refused('the extract unpacks to far more than an extract of its size can hold')
      reading.write(text.decode(part, { stream: true }))
    }
    return reading.end()
  } catch (cause) {
    raw.destroy()
    throw cause instanceof Error && cause.name === 'StartError' ? cause : damaged(cause)
  }
}

function makeReader(sink: ElementSink) {
  const header: ExtractHeader = { date: null, box: null }
  let depth = 0
  let open: OpenElement | null = null
  let refs: number[] = []
  let members: Member[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw damaged(error)
  })
  parser.on('doctype', () => {
    throw damaged()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (depth++ === 0 && name !== 'osm') throw refused('the file is no OpenStreetMap extract')
    if (isType(name)) {
      open = { type: name, id: idOf(attributes.id), attributes, tags: new Map() }
      ;[refs, members] = [[], []]
      return
    }
    switch (name) {
      case 'osm':
      case 'meta':
        header.date ??= dayOf(attributes)
        break
      case 'bounds':
        header.box = boxOf(attributes)
        break
      case 'nd':
        refs.push(idOf(attributes.ref))
        break
      case 'member':
        members.push(memberOf(attributes))
        break
      case 'tag':
        open?.tags.set(attributes.k ?? '', attributes.v ?? '')
    }
  })
  parser.on('closetag', ({ name }) => {
    depth--
    if (!open || name !== open.type) return
    emitElement(open, refs, members, sink)
    open = null
  })
  return {
    write: (text: string) => void parser.write(text),
    end() {
      parser.close()
      return header
    },
  }
}

function emitElement(
  { type, id, attributes, tags }: OpenElement,
  refs: number[],
  members: Member[],
  sink: ElementSink,
): void {
  // Files with a history also contain deleted elements.
  if (attributes.visible === 'false') return
  if (type === 'node') sink.node?.(id, angle(attributes.lat, 90), angle(attributes.lon, 180), tags)
  else if (type === 'way') sink.way?.(id, refs, tags)
  else sink.relation?.(id, members, tags)
}

function isType(name: string): name is Member['type'] {
  return MEMBER_TYPES.some((type) => type === name)
}

function memberOf({ type, ref, role }: Attributes): Member {
  if (type === undefined || !isType(type)) throw damaged()
  return { type, ref: idOf(ref), role: role ?? '' }
}

function idOf(text: string | undefined): number {
  const id = text === undefined ? Number.NaN : Number(text)
  if (!Number.isSafeInteger(id)) throw damaged()
  return id
}

function angle(text: string | undefined, most: number): number {
  const value = text === undefined ? Number.NaN : Number(text)
  if (!(Math.abs(value) <= most)) throw damaged()
  return value
}

/** The day of the data, by the attribute names of the programs that cut extracts. */
function dayOf({ timestamp, osmosis_replication_timestamp, osm_base }: Attributes): string | null {
  const text = timestamp ?? osmosis_replication_timestamp ?? osm_base
  return /^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0] ?? null
}

function boxOf({ minlon, minlat, maxlon, maxlat }: Attributes): ExtractHeader['box'] {
  const [west, south, east, north] = [minlon, minlat, maxlon, maxlat].map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isBox ? { west, south, east, north } : null
}
