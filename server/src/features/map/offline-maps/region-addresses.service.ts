import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { metresBetweenNear, type Position } from '@tripwright/domain/base/geo'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { AddressStreet, RegionManifest } from '@tripwright/domain/map/offline-maps'
import type { Tags } from '#platform/osm/elements.ts'
import { readExtract } from '#platform/osm/extract.ts'
import { makeNodeTable, type NodeTable } from '#platform/osm/node-table.ts'
import { nameByContent } from './region-folder.service.ts'

/** Two streets of one name are two places where they lie further apart than this, in metres. */
const ONE_STREET_METRES = 1500
const LONGEST = 255
const LONGEST_NUMBER = 20
const ADDRESSES = 'addresses.json.gz'

/** Puts names and house numbers together as streets, each once for each part of the land where it is. */
export function makeStreetList() {
  const byName = new Map<string, AddressStreet[]>()
  function at(name: string, position: Position): AddressStreet {
    const others = byName.get(name) ?? []
    const near = others.find((one) => metresBetweenNear(one, position) < ONE_STREET_METRES)
    const street = near ?? { name, ...rounded(position), numbers: [] }
    if (!near) byName.set(name, [...others, street])
    return street
  }
  return {
    addStreet: (name: string, position: Position) => void at(truncateText(name, LONGEST), position),
    addHouse(name: string, number: string, position: Position): void {
      const { lat, lon } = rounded(position)
      at(truncateText(name, LONGEST), position).numbers.push([number.slice(0, LONGEST_NUMBER), lat, lon])
    },
    streets: () => [...byName.values()].flat().toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

type Way = { middle: number; tags: Tags }

/** The streets and house numbers of an extract. It is read twice: first the ways, then the nodes that they need. */
export async function readAddresses(file: string): Promise<AddressStreet[]> {
  const ways: Way[] = []
  const wanted = new Set<number>()
  await readExtract(file, {
    way(_, refs, tags) {
      const middle = refs[refs.length >> 1]
      if (middle === undefined || !(isHouse(tags) || isStreet(tags))) return
      ways.push({ middle, tags })
      wanted.add(middle)
    },
  })
  const nodes = makeNodeTable()
  const houses: { tags: Tags; position: Position }[] = []
  await readExtract(file, {
    node(id, lat, lon, tags) {
      if (wanted.has(id)) nodes.add(id, lat, lon)
      if (isHouse(tags)) houses.push({ tags, position: { lat, lon } })
    },
  })
  const list = makeStreetList()
  const placed = ways.flatMap(({ tags, middle }) => {
    const position = positionOf(nodes, middle)
    return position ? [{ tags, position }] : []
  })
  for (const { tags, position } of placed)
    if (isStreet(tags)) list.addStreet(tags.get('name') ?? '', position)
  for (const { tags, position } of [...houses, ...placed])
    if (isHouse(tags)) list.addHouse(streetOf(tags) ?? '', tags.get('addr:housenumber') ?? '', position)
  return list.streets()
}

/** Writes the file of addresses into a draft and names it after what is in it. */
export async function packAddresses(
  draft: string,
  streets: readonly AddressStreet[],
): Promise<NonNullable<RegionManifest['addresses']>> {
  await writeFile(join(draft, ADDRESSES), gzipSync(JSON.stringify({ streets }), { level: 9 }), {
    flush: true,
  })
  return {
    ...(await nameByContent(draft, ADDRESSES, 'addresses.json')),
    streets: streets.length,
    numbers: streets.reduce((sum, { numbers }) => sum + numbers.length, 0),
  }
}

function isStreet(tags: Tags): boolean {
  return tags.has('highway') && (tags.get('name')?.trim() ?? '') !== ''
}

function isHouse(tags: Tags): boolean {
  return tags.has('addr:housenumber') && streetOf(tags) !== undefined
}

/** Villages without streets number their houses by the place. */
function streetOf(tags: Tags): string | undefined {
  return (tags.get('addr:street') ?? tags.get('addr:place'))?.trim() || undefined
}

function positionOf(nodes: NodeTable, id: number): Position | null {
  const [lon, lat] = nodes.trackOf([id])
  return lon === undefined || lat === undefined ? null : { lat, lon }
}

function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) }
}
