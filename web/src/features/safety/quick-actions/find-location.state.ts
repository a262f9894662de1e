import type { Position } from '@tripwright/domain/base/geo'
import {
  type EmergencyInfo,
  getEmergencyInfo,
  type NearestHelp,
} from '@tripwright/domain/safety/quick-actions'
import { type LocatedCountry, locateCountry } from '#features/destination/borders/index.ts'
import { call } from '#platform/call.ts'

/** Who needs help does not wait longer for the server: this device holds the borders itself. */
const SERVER_TIMEOUT_MS = 5000

/** The user's location by the borders, and further facts from the server. */
export type EmergencyLocation = {
  /** Null where neither the server nor this device could tell. */
  located: LocatedCountry
  hospital: string | null
  /** At most one of each kind: of the server, else of the map packs of this device. */
  nearest: readonly NearestHelp[]
  /** What the server said in its own words, to be shown as it is. */
  text: string | null
}

/** By the server, which knows hospitals too; else by this device. The same borders tell on both. */
export async function findEmergencyLocation(
  { lat, lon }: Position,
  passport: string,
): Promise<EmergencyLocation> {
  const input = { latitude: lat, longitude: lon, userLanguage: languagePrefix(), passport }
  const response = await call(getEmergencyInfo, input, { timeoutMs: SERVER_TIMEOUT_MS })
  const info = response.ok ? response.value.emergency_info : null
  // A text names no country that this device could read: it finds that out itself.
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

/** Nothing where the part that reads the packs is not on this device yet: the numbers stand all the same. */
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
