import type { InstanceRules } from './judge.ts'
import { roundedDown } from './judge.ts'
import { readRows } from './raw-file.ts'

/** How an instance is made from a file: a week with its first points. */
export const TRIP_DAYS = 7
export const FIRST_POINTS = 60

/** First row: k M firstWeekday ...; second: the hotel with its hours; then i x y duration score t and two columns a weekday, 0 0 for closed. */
export async function readTtdpFacts(path: string): Promise<InstanceRules> {
  const rows = await readRows(path)
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.NaN
  const position = (point: number) => [cell(point + 1, 1), cell(point + 1, 2)] as const
  return {
    points: 1 + FIRST_POINTS,
    tours: TRIP_DAYS,
    opens: cell(1, 5),
    closes: cell(1, 6),
    end: 0,
    score: (point) => cell(point + 1, 4),
    duration: (point) => cell(point + 1, 3),
    travel: (from, to) => roundedDown(position(from), position(to), 2),
    windows(point, tour) {
      const weekday = (cell(0, 2) + tour) % 7
      const [open, close] = [cell(point + 1, 6 + 2 * weekday), cell(point + 1, 7 + 2 * weekday)]
      return open === 0 && close === 0 ? [] : [[open, close]]
    },
  }
}
