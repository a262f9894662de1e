import type { Position } from '@tripwright/domain/base/geo'
import type { Config } from '../config/config.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { askOverpass } from './ask-overpass.ts'
import type { Overpass, OverpassSearch } from './overpass.port.ts'

const CIRCUIT = { failures: 3, pauseMs: 60_000 }
/** Nobody waits for it but a job. */
const SECONDS = 25
const TIMEOUT_MS = (SECONDS + 5) * 1000
const MAX_BYTES = 8 * 1024 * 1024
/** Of one search: the centre of a capital has as many. */
const MAX_RESULTS = 3000

type Options = { now?: () => Date; timeoutMs?: number }

/** The configured interpreter; null where there is none. */
export function makeOverpass(
  { overpassUrl: url, contact }: Pick<Config, 'overpassUrl' | 'contact'>,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: Options = {},
): Overpass | null {
  if (url === null) return null
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  const userAgent = userAgentOf({ contact })
  return {
    async findElements(middle, searches) {
      if (!circuit.mayAsk()) return null
      const query = queryOf(middle, searches)
      const answer = await askOverpass({ url, userAgent, timeoutMs, maxBytes: MAX_BYTES, query })
      circuit.report(answer !== null)
      return answer
    },
  }
}

function queryOf({ lat, lon }: Position, searches: readonly OverpassSearch[]): string {
  const parts = searches.map(({ reach, tags }) => {
    const around = `(around:${Math.ceil(reach)},${lat.toFixed(3)},${lon.toFixed(3)})`
    const rows = Object.entries(tags).map(
      ([key, values]) => `nwr["${key}"~"^(${values.join('|')})$"]["name"]${around};`,
    )
    return `(${rows.join('')});out tags center ${MAX_RESULTS};`
  })
  return `[out:json][timeout:${SECONDS}];${parts.join('')}`
}
