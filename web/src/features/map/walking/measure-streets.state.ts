import type { Position } from '@tripwright/domain/base/geo'
import { MAX_WALK_SECONDS, toWalkRow, type WalkPoints, type WalkTable } from '@tripwright/domain/map/walking'
import {
  decodeStreetGraph,
  findWalk,
  indexStreets,
  measureWalks,
  type StreetIndex,
} from '@tripwright/street-graph'

/** What a table of walks is measured between. */
export type TableTask = { kind: 'table'; points: WalkPoints; isStepFree: boolean }
/** The ways whose lines are looked for. */
export type LinesTask = {
  kind: 'lines'
  ways: { id: string; from: Position; to: Position }[]
  isStepFree: boolean
}
export type MeasuredRows = Record<'ofOwn' | 'ofMore', WalkTable['ways']>
export type FoundLines = { id: string; line: Position[] }[]
/** A task with the streets of a pack, unpacked. */
export type StreetTask = { bytes: ArrayBuffer; task: TableTask | LinesTask }

/** The rows of a table, as the server measures them, or lines; null where the bytes are no streets. */
export function runStreetTask({ bytes, task }: StreetTask): MeasuredRows | FoundLines | null {
  const graph = decodeStreetGraph(new Uint8Array(bytes))
  if (!graph) return null
  const index = indexStreets(graph)
  return task.kind === 'table' ? measureRows(index, task) : findLines(index, task)
}

function measureRows(index: StreetIndex, { points: { own, more }, isStepFree }: TableTask): MeasuredRows {
  const measure = (positions: Position[], rows: number) =>
    [...measureWalks(index, positions, { isStepFree, rows, maxSeconds: MAX_WALK_SECONDS })]
      .flat()
      .map(toWalkRow)
  return {
    ofOwn: measure(own, own.length),
    ofMore: more.length > 0 ? measure([...more, ...own], more.length) : [],
  }
}

function findLines(index: StreetIndex, { ways, isStepFree }: LinesTask): FoundLines {
  return ways.flatMap(({ id, from, to }) => {
    const walk = findWalk(index, from, to, { isStepFree, maxSeconds: MAX_WALK_SECONDS })
    return walk ? [{ id, line: walk.line }] : []
  })
}
