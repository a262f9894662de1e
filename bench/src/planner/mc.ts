import { join } from 'node:path'
import type { Problem } from '@tripwright/orienteering'
import { judge } from './judge.ts'
import { readMcFacts } from './mc-judge.ts'
import { makePlaneProblem } from './plane-problem.ts'
import { listFiles, readRecords, readRows } from './raw-file.ts'
import type { Suite } from './run.ts'
import { type Instance, runInstances } from './run-instances.ts'

const AIMS = { mean: 0.5 }
const NAME = /^MCTOPMTW-(\d)-(\w+)\.txt$/
/** Columns of a point: i x y duration score, five bounds of four windows, the valid windows, the fee, ten kinds. */
const [BOUNDS, EXCHANGED, FEE, KINDS] = [5, 10, 11, 12]

/** Several windows a day, an entrance budget and caps on ten kinds of places, both for the whole trip (Souffriau et al. 2013). */
export const runMc: Suite = async (run) => {
  const references = new Map(
    (await readReferences(run.folder)).map(({ instance, m, mctopmtw_benchmark }) => [
      `${instance} x${m}`,
      Number(mctopmtw_benchmark),
    ]),
  )
  const cases: Instance[] = []
  for (const set of ['Solomon', 'Cordeau']) {
    const folder = join(run.folder, 'mctopmtw', set)
    for (const file of await listFiles(folder, NAME))
      cases.push(await readCase(join(folder, file), file, references))
  }
  return cases.length === 0 ? null : runInstances('mc', cases, run, AIMS)
}

/** The published benchmark is stored beside the references of the toptw set. */
async function readReferences(folder: string): Promise<Record<string, string>[]> {
  const toptw = join(folder, 'toptw')
  const [file] = await listFiles(toptw, /^reference_values\.csv$/)
  return file === undefined ? [] : readRecords(join(toptw, file))
}

async function readCase(
  path: string,
  file: string,
  references: ReadonlyMap<string, number>,
): Promise<Instance> {
  const [, tours = '', instance = ''] = NAME.exec(file) ?? []
  const [head = [], depot = [], ...rows] = await readRows(path)
  const problem = makePlaneProblem({
    depot: { x: depot[1] ?? 0, y: depot[2] ?? 0 },
    points: rows.map(([, x = 0, y = 0, duration = 0, score = 0]) => ({ x, y, duration, score })),
    unit: instance.startsWith('pr') ? 100 : 10,
    days: Array.from({ length: head[0] ?? 0 }, () => ({ opens: depot[5] ?? 0, closes: depot[6] ?? 0 })),
    windows: (point, day) => windowsOn(rows[point] ?? [], day),
  })
  const facts = await readMcFacts(path)
  const name = `${instance} x${tours}`
  return {
    name,
    problem: { ...problem, limits: limitsOf(head, rows) },
    reference: references.get(name) ?? 0,
    judge: (routes) =>
      judge(
        facts,
        routes.map((route) => route.map((place) => place + 1)),
      ),
  }
}

/** Two of the four windows count, the odd ones on odd tours for a point that is not exchanged. */
function windowsOn(row: readonly number[], day: number): [number, number][] {
  const first = (day % 2 === 0) === (row[EXCHANGED] === 1) ? 0 : 1
  const bounds = row.slice(BOUNDS, BOUNDS + 5)
  return [first, first + 2].map((window) => [bounds[window] ?? 0, bounds[window + 1] ?? 0])
}

function limitsOf(
  [, , budget = 0, ...caps]: readonly number[],
  rows: readonly (readonly number[])[],
): NonNullable<Problem['limits']> {
  const use = (column: number) => Int32Array.from(rows, (row) => row[column] ?? 0)
  return [
    { scope: 'trip', max: budget, use: use(FEE) },
    ...caps.map((max, kind) => ({ scope: 'trip' as const, max, use: use(KINDS + kind) })),
  ]
}
