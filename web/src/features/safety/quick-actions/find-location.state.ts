import type { Position } from '@tripwright/domain/base/geo'
import {
  type EmergencyInfo,
  getEmergencyInfo,
  type NearestHelp,
} from '@tripwright/domain/safety/quick-actions'
import { type LocatedCountry, locateCountry } from '#features/destination/borders/index.ts'
import { call } from '#platform/call.ts'

/** Timeout of the server in an emergency: afterwards this device's own borders are used. */
const SERVER_TIMEOUT_MS = 5000

/** The user's location by the borders, and further facts from the server. */
export type EmergencyLocation = {
  /** Null where neither the server nor this device has it. */
  located: LocatedCountry
  hospital: string | null
  /** At most one of each kind: from the server, else from the map packs on this device. */
  nearest: readonly NearestHelp[]
  /** The server's own text, to be shown unchanged. */
  text: string | null
}

/** By the server, which also has hospitals; else by this device. Both use the same borders. */
export async function findEmergencyLocation(
  { lat, lon }: Position,
  passport: string,
): Promise<EmergencyLocation> {
  const input = { latitude: lat, longitude: lon, userLanguage: languagePrefix(), passport }
  const response = await call(getEmergencyInfo, input, { timeoutMs: SERVER_TIMEOUT_MS })
  const info = response.ok ? response.value.emergency_info : null
  // The server's text contains no country code, so this device determines the country itself.
  if (info === null || typeof info === 'string') {
    const [located, nearest] = await Promise.all([
      locateCountry({ lat, lon }),
      readStoredHelp({ lat, lon }, passport),
    ])
    return { located, hospital: null, nearest, text: info }
  }
  const { hospital, nearest = [], raw_info: text } = info
  return { located: toLocatedCountry(info), hospital, nearest: await orStored(nearest), text }

  async function orStored(served: readonly NearestHelp[]): Promise<readonly NearestHelp[]> {
    if (served.some(({ metres }) => metres !== null)) return served
    const stored = await readStoredHelp({ lat, lon }, passport)
    return stored.some(({ kind }) => kind === 'embassy') ? stored : [...stored, ...served]
  }
}

/** Nothing where the code that reads the packs is not on this device yet: the numbers are shown all the same. */
async function readStoredHelp(here: Position, passport: string): Promise<NearestHelp[]> {
  try {
    return await (await import('./emergency-stored-help.state.ts')).findStoredHelp(here, passport)
  } catch {
    return []
  }
}

function toLocatedCountry({ country_code: code, countries, disputed }: EmergencyInfo): LocatedCountry {
  const [first, ...others] = countries
  if (code === null || first === undefined) return 'sea'
  return {
    code,
    sovereign: null,
    disputed,
    numbersOf: first.country,
    around: others.map(({ country }) => country),
    aroundMetres: others[0]?.metres ?? 0,
  }
}

/** Specification section 7: the prefix of the browser's language, `en` where it has none. */
function languagePrefix(): string {
  return /^[a-z]{2,3}(?=-|$)/i.exec(navigator.language)?.[0] ?? 'en'
}
