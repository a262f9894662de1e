import { basename } from 'node:path'
import { type InstanceRules, roundedDown } from './judge.ts'
import { readRows } from './raw-file.ts'

/** Rows from the third on: i x y duration score f a list... open close; the first is the depot, whose closing ends every tour. */
export async function readToptwFacts(path: string, tours: number): Promise<InstanceRules> {
  const rows = (await readRows(path)).slice(2)
  const decimals = basename(path).startsWith('pr') ? 2 : 1
  const cell = (point: number, column: number) => rows[point]?.at(column) ?? Number.NaN
  const position = (point: number) => [cell(point, 1), cell(point, 2)] as const
  return {
    points: rows.length,
    tours,
    opens: 0,
    closes: cell(0, -1),
    end: 0,
    score: (point) => cell(point, 4),
    duration: (point) => cell(point, 3),
    travel: (from, to) => roundedDown(position(from), position(to), decimals),
    windows: (point) => [[cell(point, -2), cell(point, -1)]],
  }
}
