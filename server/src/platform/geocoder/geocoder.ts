import type { Position } from '@tripwright/domain/base/geo'
import type { Config } from '../config/config.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import { makeNominatim } from './geocoder.nominatim.ts'
import { makePhoton } from './geocoder.photon.ts'
import type { Geocoder } from './geocoder.port.ts'

export const PHOTON_URL = 'https://photon.komoot.io/'
const CIRCUIT = { failures: 3, pauseMs: 60_000 }
const TIMEOUT_MS = 6000
const MAX_BYTES = 512 * 1024
/** Three decimals are about a hundred metres. */
const COARSE_STEPS = 1000

type Options = { now?: () => Date; timeoutMs?: number }

/** The address search: the configured service, else Photon's public server; null where outside services are off. */
export function makeGeocoder(
  config: Config,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: Options = {},
): Geocoder | null {
  const { kind, url } = config.geocoder ?? { kind: 'photon', url: PHOTON_URL }
  if (!isOutsideOn(config, kind)) return null
  const options = { timeoutMs, maxBytes: MAX_BYTES, userAgent: userAgentOf(config) }
  const service = kind === 'photon' ? makePhoton(url, options) : makeNominatim(url, options)
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  return {
    name: service.name,
    async find(query) {
      if (!circuit.mayAsk()) return null
      const addresses = await service.find({ ...query, near: query.near && roundPosition(query.near) })
      circuit.report(addresses !== null)
      return addresses
    },
  }
}

/** The exact position of a person is private: the service gets a rounded one. */
function roundPosition({ lat, lon }: Position): Position {
  const short = (degrees: number) => Math.round(degrees * COARSE_STEPS) / COARSE_STEPS
  return { lat: short(lat), lon: short(lon) }
}
