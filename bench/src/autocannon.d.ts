// The package brings no types: only what we use of it (its README, "API").
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    /** Seconds; parts of one are fine. */
    duration: number
    /** Milliseconds between two checks of the time limit. */
    sampleInt: number
    maxOverallRequests?: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<number, { count: number }>
  }
  /** Emits `response` with the client, the status, the bytes and the milliseconds of each answer. */
  function autocannon(options: Options): EventEmitter & PromiseLike<Result>
  export = autocannon
}
