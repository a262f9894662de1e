import type { Position } from '@tripwright/domain/base/geo'
import type { Config } from '../config/config.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { makeGoogleEateries } from './eateries.google.ts'
import { makeOverpassEateries } from './eateries.overpass.ts'
import type { Eateries } from './eateries.port.ts'

const CIRCUIT = { failures: 3, pauseMs: 60_000 }
/** Three decimals are about a hundred metres. */
const COARSE_STEPS = 1000
const COARSE_METRES = 80

type Options = { now?: () => Date; timeoutMs?: number }

/** The configured service for places to eat; null where there is none. */
export function makeEateries(
  { eateries, contact }: Pick<Config, 'eateries' | 'contact'>,
  { now = () => new Date(), timeoutMs }: Options = {},
): Eateries | null {
  if (eateries === null) return null
  const userAgent = userAgentOf({ contact })
  const service =
    eateries.kind === 'google'
      ? makeGoogleEateries({ ...eateries, userAgent, timeoutMs })
      : makeOverpassEateries({ ...eateries, userAgent, timeoutMs })
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  return {
    async find(here, radius) {
      if (!circuit.mayAsk()) return null
      const eateries = await service.find(roundPosition(here), radius + COARSE_METRES)
      circuit.report(eateries !== null)
      return eateries
    },
  }
}

/** The exact position of a person is private: the service gets a rounded one. */
function roundPosition({ lat, lon }: Position): Position {
  return {
    lat: Math.round(lat * COARSE_STEPS) / COARSE_STEPS,
    lon: Math.round(lon * COARSE_STEPS) / COARSE_STEPS,
  }
}
