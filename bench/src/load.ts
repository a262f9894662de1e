import autocannon from 'autocannon'
import { readCpuMs } from './process-usage.ts'
import { median, quantile } from './statistics.ts'

export type HttpRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export type Server = { url: string; pid: number }

export type Load = {
  /** One repeated request, or several in turn. */
  request: HttpRequest | (() => HttpRequest)
  connections: number
  /** The maximum duration. */
  seconds: number
  /** The maximum number of requests. */
  atMost?: number
  /** Whether the server may refuse some with 503: they are counted instead. */
  mayRefuse?: boolean
}

/** The measured load of a server. */
export type LoadResult = {
  requests: number
  /** CPU time of the server's process, its threads included. */
  cpuMs: number
  perSecond: number
  /** Requests that were answered with 503. */
  refused: number
  p50Ms: number
  p99Ms: number
}

const REFUSED = 503

/** Puts a server under load from this process. Throws when an answer is missing or is not a 2xx. */
export async function measureLoad(
  server: Server,
  { request, connections, seconds, atMost, mayRefuse = false }: Load,
): Promise<LoadResult> {
  const latencies: number[] = []
  const cpuBefore = await readCpuMs(server.pid)
  const startedAt = performance.now()
  let lastAt = startedAt
  const run = autocannon({
    url: server.url,
    connections,
    duration: seconds,
    sampleInt: 20,
    ...(atMost !== undefined && { maxOverallRequests: atMost }),
    // autocannon replaces its request by the result of this function each time.
    requests: [
      typeof request === 'function' ? { setupRequest: (own) => ({ ...own, ...request() }) } : request,
    ],
  })
  // autocannon's histogram has a resolution of a millisecond, which is longer than most of these calls take.
  run.on('response', (_client, status: number, _bytes, milliseconds: number) => {
    if (status === REFUSED) return
    latencies.push(milliseconds)
    lastAt = performance.now()
  })
  const result = await run
  const cpuMs = (await readCpuMs(server.pid)) - cpuBefore
  const refused = mayRefuse ? (result.statusCodeStats[REFUSED]?.count ?? 0) : 0
  const failures = result.non2xx + result.errors + result.timeouts - refused
  if (failures > 0 || latencies.length === 0)
    throw new Error(`${failures} of ${latencies.length} calls failed at ${server.url}`)
  return {
    requests: latencies.length,
    cpuMs,
    refused,
    perSecond: (latencies.length * 1000) / (lastAt - startedAt),
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  }
}

/** Merges several rounds: the sums of requests and CPU time, the medians of rates and latencies. */
export function combineRounds(rounds: readonly LoadResult[]): LoadResult {
  const sum = (of: (taken: LoadResult) => number) => rounds.reduce((total, taken) => total + of(taken), 0)
  const middle = (of: (taken: LoadResult) => number) => median(rounds.map(of))
  return {
    requests: sum(({ requests }) => requests),
    cpuMs: sum(({ cpuMs }) => cpuMs),
    refused: sum(({ refused }) => refused),
    perSecond: middle(({ perSecond }) => perSecond),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
  }
}
