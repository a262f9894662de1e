import type { Position } from '@tripwright/domain/base/geo'
import { type EmergencyInfo, getEmergencyInfo } from '@tripwright/domain/safety/quick-actions'
import { type LocatedCountry, locateCountry } from '#features/destination/borders/index.ts'
import { call } from '#platform/call.ts'

/** Who needs help does not wait longer for the server: this device holds the borders itself. */
const SERVER_TIMEOUT_MS = 5000

/** The user's location by the borders, and further facts from the server. */
export type EmergencyLocation = {
  /** Null where neither the server nor this device could tell. */
  located: LocatedCountry
  hospital: string | null
  /** What the server said in its own words, to be shown as it is. */
  text: string | null
}

/** By the server, which knows hospitals too; else by this device. The same borders tell on both. */
export async function findEmergencyLocation({ lat, lon }: Position): Promise<EmergencyLocation> {
  const input = { latitude: lat, longitude: lon, userLanguage: languagePrefix() }
  const response = await call(getEmergencyInfo, input, { timeoutMs: SERVER_TIMEOUT_MS })
  const info = response.ok ? response.value.emergency_info : null
  // A text names no country that this device could read: it finds that out itself.
  if (info === null || typeof info === 'string')
    return { located: await locateCountry({ lat, lon }), hospital: null, text: info }
  return { located: toLocatedCountry(info), hospital: info.hospital, text: info.raw_info }
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
