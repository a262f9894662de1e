import { basename } from 'node:path'
import { type InstanceRules, roundedDown } from './judge.ts'
import { readRows } from './raw-file.ts'

/** The format of FORMAT.txt: M N B E1..E10; the depot; then i x y d S O1 O2 O3 O4 C4 E b e1..e10, numbered from 2. */
export async function readMcFacts(path: string): Promise<InstanceRules> {
  const [head = [], ...rows] = await readRows(path)
  const [tours = 0, , budget = 0, ...caps] = head
  const cell = (point: number, column: number) => rows[point]?.[column] ?? Number.NaN
  const position = (point: number) => [cell(point, 1), cell(point, 2)] as const
  const total = (points: readonly number[], column: number) =>
    points.reduce((sum, point) => sum + cell(point, column), 0)
  const decimals = basename(path).includes('-pr') ? 2 : 1
  return {
    points: rows.length,
    tours,
    opens: cell(0, 5),
    closes: cell(0, 6),
    end: 0,
    score: (point) => cell(point, 4),
    duration: (point) => cell(point, 3),
    travel: (from, to) => roundedDown(position(from), position(to), decimals),
    windows(point, tour) {
      const [o1, o2, o3, o4, c4] = [5, 6, 7, 8, 9].map((column) => cell(point, column)) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const isNormal = cell(point, 10) === 1
      const isOddTour = tour === 0 || tour === 2
      return isNormal === isOddTour
        ? [
            [o1, o2],
            [o3, o4],
          ]
        : [
            [o2, o3],
            [o4, c4],
          ]
    },
    broken(visited) {
      if (total(visited, 11) > budget) return `fees of ${total(visited, 11)}, over ${budget}`
      const kind = caps.findIndex((cap, index) => total(visited, 12 + index) > cap)
      return kind < 0 ? undefined : `too many of kind ${kind + 1}`
    },
  }
}
