import { dirname, join } from 'node:path'
import type { InstanceRules } from './judge.ts'
import { readRows } from './raw-file.ts'

/**
 * The format of TD_OPTW_format.txt: N; the longest tour; then id;score;-;service;open;close, the first row is the start,
 * the last the end. Milliseconds.
 */
export async function readExactFacts(path: string): Promise<InstanceRules> {
  const [[count = 0] = [], [longest = 0] = [], ...rows] = await readRows(path, /[;\s]+/)
  const times = await readRows(join(dirname(path), `titt${count}.TXT`), /[;\s]+/)
  const cell = (point: number, column: number) => rows[point]?.[column] ?? Number.NaN
  return {
    points: count,
    tours: 1,
    opens: cell(0, 4),
    closes: Math.min(cell(0, 4) + longest, cell(count - 1, 5)),
    end: count - 1,
    score: (point) => cell(point, 1),
    duration: (point) => cell(point, 3),
    travel: (from, to) => times[from]?.[to] ?? Number.NaN,
    windows: (point) => [[cell(point, 4), cell(point, 5)]],
  }
}
