import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip as gunzipWithCallback, gzipSync } from 'node:zlib'
import {
  buildStreetGraph,
  decodeStreetGraph,
  encodeStreetGraph,
  type FootWay,
  type StreetGraph,
} from '@tripwright/street-graph'
import { readExtract } from '#platform/osm/extract.ts'
import { canPassNode, isWalked } from '#platform/osm/foot-access.ts'
import { makeNodeTable, type NodeTable } from '#platform/osm/node-table.ts'

const gunzip = promisify(gunzipWithCallback)

type Way = { refs: number[]; hasSteps: boolean }

/**
 * The streets of an extract that people may walk along. It reads the file twice: first the ways, then the nodes that they
 * need.
 */
export async function readStreets(file: string): Promise<StreetGraph> {
  const ways: Way[] = []
  const wanted = new Set<number>()
  await readExtract(file, {
    way(_, refs, tags) {
      if (refs.length < 2 || !isWalked(tags)) return
      ways.push({ refs, hasSteps: tags.get('highway') === 'steps' })
      for (const ref of refs) wanted.add(ref)
    },
  })
  const nodes = makeNodeTable()
  const closed = new Set<number>()
  await readExtract(file, {
    node(id, lat, lon, tags) {
      if (!wanted.has(id)) return
      nodes.add(id, lat, lon)
      if (!canPassNode(tags)) closed.add(id)
    },
  })
  return buildStreetGraph(ways.flatMap((way) => footWaysOf(way, nodes, closed)))
}

/** Encodes streets as a file. */
export function packStreets(graph: StreetGraph): Uint8Array {
  return gzipSync(encodeStreetGraph(graph), { level: 9 })
}

/** Decodes a file of streets. Throws where it is invalid. */
export async function unpackStreets(path: string): Promise<StreetGraph> {
  const graph = decodeStreetGraph(await gunzip(await readFile(path)))
  if (!graph) throw new Error(`the file of streets ${path} is damaged`)
  return graph
}

/** Splits a way at missing nodes and at nodes that nobody can pass. */
function footWaysOf({ refs, hasSteps }: Way, nodes: NodeTable, closed: ReadonlySet<number>): FootWay[] {
  const pieces: FootWay['nodes'][number][][] = [[]]
  for (const id of refs) {
    const [lon, lat] = closed.has(id) ? [] : nodes.trackOf([id])
    if (lon === undefined || lat === undefined) pieces.push([])
    else pieces.at(-1)?.push({ id, lat, lon })
  }
  return pieces.filter(({ length }) => length > 1).map((piece) => ({ nodes: piece, hasSteps }))
}
