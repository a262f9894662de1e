import { join } from 'node:path'
import { raiseBest, readBest } from './best-known.ts'
import { judge } from './judge.ts'
import { makePlaneProblem } from './plane-problem.ts'
import { listFiles, readRows } from './raw-file.ts'
import type { Suite } from './run.ts'
import { type Instance, runInstances } from './run-instances.ts'
import { FIRST_POINTS, readTtdpFacts, TRIP_DAYS } from './ttdp-judge.ts'

const AIMS = { mean: 0.1 }
const NAMES = Array.from({ length: 20 }, (_, i) => `t${201 + i}`)

/**
 * Tourist trips: a week from the first 60 points of t201 to t220, from the file's first weekday on, each day within the
 * hours of the hotel. (With these files not all of it fits in; with t1xx it does.) The reference is the best score that
 * any run has ever found.
 */
export const runTtdp: Suite = async (run) => {
  const folder = join(run.folder, 'ttdp')
  const files = await listFiles(folder, /^t\d+\.txt$/)
  const names = NAMES.filter((name) => files.includes(`${name}.txt`))
  if (names.length === 0) return null
  const best = await readBest()
  const cases = await Promise.all(names.map((name) => readCase(folder, name, best)))
  const report = runInstances('ttdp', cases, run, AIMS)
  const isSound = report.violations.length === 0
  const raised = run.save && isSound ? await raiseBest(report.rows) : []
  return { ...report, notes: raised.map((name) => `a new best score is written down for ${name}`) }
}

async function readCase(folder: string, name: string, best: Record<string, number>): Promise<Instance> {
  const path = join(folder, `${name}.txt`)
  const [head = [], hotel = [], ...rows] = await readRows(path)
  const [, , firstWeekday = 0] = head
  const [, x = 0, y = 0, , , opens = 0, closes = 0] = hotel
  const chosen = rows.slice(0, FIRST_POINTS)
  const problem = makePlaneProblem({
    depot: { x, y },
    points: chosen.map(([, px = 0, py = 0, duration = 0, score = 0]) => ({ x: px, y: py, duration, score })),
    unit: 100,
    days: Array.from({ length: TRIP_DAYS }, () => ({ opens, closes })),
    windows(point, day) {
      const column = 6 + 2 * ((firstWeekday + day) % 7)
      const [open = 0, close = 0] = chosen[point]?.slice(column, column + 2) ?? []
      return close > open ? [[open, close]] : []
    },
  })
  const facts = await readTtdpFacts(path)
  const caseName = `${name}-week60`
  return {
    name: caseName,
    problem,
    reference: best[caseName] ?? 0,
    judge: (routes) =>
      judge(
        facts,
        routes.map((route) => route.map((place) => place + 1)),
      ),
  }
}
