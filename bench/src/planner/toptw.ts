import { join } from 'node:path'
import { judge } from './judge.ts'
import { makePlaneProblem } from './plane-problem.ts'
import { listFiles, readRecords, readRows } from './raw-file.ts'
import type { Suite } from './run.ts'
import { type Instance, runInstances } from './run-instances.ts'
import { readToptwFacts } from './toptw-judge.ts'

const AIMS = { mean: 0.15, max: 1.5 }
const TOURS = [1, 2, 3, 4]

/** Team orienteering with time windows: the sets of Solomon and Cordeau with one to four tours. */
export const runToptw: Suite = async (run) => {
  const folder = join(run.folder, 'toptw')
  const files = await listFiles(folder, /^(c|r|rc|pr)\d+\.txt$/)
  if (files.length === 0) return null
  const records = await readRecords(join(folder, 'reference_values.csv'))
  const references = new Map(
    records.map(({ instance, m, reference }) => [`${instance} x${m}`, Number(reference)]),
  )
  const cases = await Promise.all(
    files.flatMap((file) => TOURS.map((tours) => readCase(folder, file, tours, references))),
  )
  return runInstances('toptw', cases, run, AIMS)
}

async function readCase(
  folder: string,
  file: string,
  tours: number,
  references: ReadonlyMap<string, number>,
): Promise<Instance> {
  const path = join(folder, file)
  const [depot = [], ...rows] = (await readRows(path)).slice(2)
  const points = rows.map(([, x = 0, y = 0, duration = 0, score = 0]) => ({ x, y, duration, score }))
  const problem = makePlaneProblem({
    depot: { x: depot[1] ?? 0, y: depot[2] ?? 0 },
    points,
    unit: file.startsWith('pr') ? 100 : 10,
    days: Array.from({ length: tours }, () => ({ opens: 0, closes: depot.at(-1) ?? 0 })),
    windows: (point) => [[rows[point]?.at(-2) ?? 0, rows[point]?.at(-1) ?? 0]],
  })
  const facts = await readToptwFacts(path, tours)
  const name = `${file.replace('.txt', '')} x${tours}`
  return {
    name,
    problem,
    reference: references.get(name) ?? 0,
    judge: (routes) =>
      judge(
        facts,
        routes.map((route) => route.map((place) => place + 1)),
      ),
  }
}
