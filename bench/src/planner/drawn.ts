import { raiseBest, readBest } from './best-known.ts'
import { DAY_LENGTH, DEPOT, type Drawing, drawPoints, type Spread, type StartHours } from './drawn-points.ts'
import { judge, roundedDown } from './judge.ts'
import { makePlaneProblem } from './plane-problem.ts'
import type { Suite } from './run.ts'
import { type Instance, runInstances } from './run-instances.ts'

const AIMS = { mean: 0.15, max: 1.5 }
const SPREADS: Spread[] = ['even', 'clustered', 'ring', 'coast']
const HOURS: StartHours[] = ['narrow', 'half-day', 'wide', 'mixed']
const SIZES = [216, 252, 288, 400]
/** Decimals of a distance. */
const DECIMALS = 1

/** Each spread with all hours, and over them each size once and each number of tours once or more. */
const drawingsFrom = (firstSeed: number): { drawing: Drawing; tours: number[] }[] =>
  SPREADS.flatMap((spread, i) =>
    HOURS.map((hours, j) => ({
      drawing: { seed: firstSeed + 4 * i + j, places: SIZES[(i + j) % SIZES.length] ?? 0, spread, hours },
      tours: j % 2 === 0 ? [1 + (i % 2)] : [1 + ((i + 1) % 2), 3 + (i % 2)],
    })),
  )

/** Team orienteering with time windows on points of our own; the reference is the best score that any run has ever found. */
const suiteOf =
  (name: string, firstSeed: number): Suite =>
  async (run) => {
    const best = await readBest()
    const cases = drawingsFrom(firstSeed).flatMap(({ drawing, tours }) =>
      tours.map((count) => drawInstance(drawing, count, best)),
    )
    const report = runInstances(name, cases, run, AIMS)
    const isSound = report.violations.length === 0
    const raised = run.save && isSound ? await raiseBest(report.rows) : []
    return { ...report, notes: raised.map((name) => `a new best score is written down for ${name}`) }
  }

/** The cooling schedule was chosen on the first drawings and on the set of Cordeau; it never saw the second ones. */
export const runDrawn = suiteOf('drawn', 1)
export const runUnseen = suiteOf('unseen', 101)

export function drawInstance(drawing: Drawing, tours: number, best: Record<string, number>): Instance {
  const points = drawPoints(drawing)
  const name = `${drawing.spread}-${drawing.hours}-${drawing.places}-${drawing.seed} x${tours}`
  const everywhere = [DEPOT, ...points]
  const position = (point: number) => [everywhere[point]?.x ?? 0, everywhere[point]?.y ?? 0] as const
  return {
    name,
    problem: makePlaneProblem({
      depot: DEPOT,
      points,
      unit: 10 ** DECIMALS,
      days: Array.from({ length: tours }, () => ({ opens: 0, closes: DAY_LENGTH })),
      windows: (point) => [[points[point]?.opens ?? 0, points[point]?.closes ?? 0]],
    }),
    reference: best[name] ?? 0,
    judge: (routes) =>
      judge(
        {
          points: everywhere.length,
          tours,
          opens: 0,
          closes: DAY_LENGTH,
          end: 0,
          score: (point) => points[point - 1]?.score ?? 0,
          duration: (point) => points[point - 1]?.duration ?? 0,
          travel: (from, to) => roundedDown(position(from), position(to), DECIMALS),
          windows: (point) => [[points[point - 1]?.opens ?? 0, points[point - 1]?.closes ?? 0]],
        },
        routes.map((route) => route.map((place) => place + 1)),
      ),
  }
}
