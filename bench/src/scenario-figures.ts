import type { Figure } from './figures.ts'
import { combineRounds, type HttpRequest, type LoadResult, measureLoad, type Server } from './load.ts'
import type { Scenario } from './scenarios.ts'
import type { Subject } from './subject.ts'

const CONNECTIONS = 10
const WARM_UP_SECONDS = 0.7
const ROUND_SECONDS = 0.8
/** Longer than any limited number of requests takes. */
const LIMITED_TIMEOUT_SECONDS = 20

/** A scenario on one server. */
type Run = {
  on: string
  server: Server
  request: HttpRequest | (() => HttpRequest)
  atMost?: number
  taken: LoadResult[]
}

export type Trial = { scenario: Scenario; runs: Run[] }

/** A scenario on every subject and on the bare routes. */
export function makeTrial(
  scenario: Scenario,
  { subjects, bare }: { subjects: readonly Subject[]; bare: Server },
): Trial {
  const runs: Run[] = subjects.map(({ database, server, people }) => ({
    on: database,
    server,
    request: scenario.request(people),
    taken: [],
    ...(scenario.atMost !== undefined && { atMost: scenario.atMost }),
  }))
  const [first] = subjects
  if (first) runs.push({ on: 'bare', server: bare, request: scenario.request(first.people), taken: [] })
  return { scenario, runs }
}

/** Warms up the servers, so that their code is compiled. Do it for every scenario before the first measurement. */
export async function warmUp({ runs }: Trial): Promise<void> {
  for (const run of runs) if (run.atMost === undefined) await measureOnce(run, WARM_UP_SECONDS)
}

/** Measures a scenario on each server, with the bare server for comparison. */
export async function measureTrial({ scenario, runs }: Trial, rounds: number): Promise<Figure[]> {
  // Alternates between the servers, so that load of the machine affects all of them equally.
  for (let round = 0; round < rounds; round++)
    for (const run of runs) {
      if (run.atMost === undefined) run.taken.push(await measureOnce(run, ROUND_SECONDS))
      else if (round === 0) run.taken.push(await measureOnce(run, LIMITED_TIMEOUT_SECONDS))
    }

  const combined = runs.map(({ on, taken }) => ({ on, taken: combineRounds(taken) }))
  const yardstick = combined.find(({ on }) => on === 'bare')?.taken
  return combined.flatMap(({ on, taken }) =>
    figuresOf(`${scenario.name}, ${on}`, taken, {
      bare: on === 'bare' ? undefined : yardstick,
      cpuToBeat: on === 'PostgreSQL' ? scenario.cpuToBeat : undefined,
    }),
  )
}

function measureOnce({ server, request, atMost }: Run, seconds: number): Promise<LoadResult> {
  return measureLoad(server, {
    request,
    connections: CONNECTIONS,
    seconds,
    ...(atMost !== undefined && { atMost }),
  })
}

type FigureContext = { bare: LoadResult | undefined; cpuToBeat: number | undefined }

function figuresOf(group: string, taken: LoadResult, { bare, cpuToBeat }: FigureContext): Figure[] {
  const figure = (
    name: string,
    unit: string,
    better: Figure['better'],
    of: (taken: LoadResult) => number,
  ): Figure => ({
    group,
    name,
    unit,
    better,
    value: of(taken),
    ...(bare && { yardstick: of(bare) }),
  })
  const cpu = figure('CPU a request', 'ms', 'lower', ({ cpuMs, requests }) => cpuMs / requests)
  return [
    { ...cpu, ...(cpuToBeat !== undefined && { aim: cpuToBeat }) },
    figure('requests a second', '', 'higher', ({ perSecond }) => perSecond),
    figure('median', 'ms', 'lower', ({ p50Ms }) => p50Ms),
    figure('99 of 100 within', 'ms', 'lower', ({ p99Ms }) => p99Ms),
  ]
}
