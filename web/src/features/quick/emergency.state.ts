import type { Position } from '@tripwright/domain/base/geo'
import { getEmergencyInfo } from '@tripwright/domain/quick'
import { type CountryNear, countriesNear } from '@tripwright/domain/safety'
import { loadAnchors } from '#features/safety/index.ts'
import { call } from '#platform/call.ts'

/** Who needs help does not wait longer for the server: this device knows airports itself. */
const PATIENCE_MS = 5000

/** Which countries it may be, the likeliest first, and by what that was told. */
export type Where = {
  near: readonly CountryNear[]
  by: 'town' | 'airport'
  hospital: string | null
  /** What the server said in its own words, to be shown as it is. */
  text: string | null
}

/** By the server, which knows towns; else by this device, which knows airports; null when it knows none of them. */
export async function findWhere({ lat, lon }: Position): Promise<Where | null> {
  const asked = { latitude: lat, longitude: lon, userLanguage: languagePrefix() }
  const answer = await call(getEmergencyInfo, asked, { timeoutMs: PATIENCE_MS })
  if (answer.ok) {
    const info = answer.value.emergency_info
    if (typeof info !== 'string')
      return { near: info.countries, by: 'town', hospital: info.hospital, text: info.raw_info }
    // A text names no country that this device could read: it finds that out itself.
    const here = await nearestByAirports({ lat, lon })
    return { near: here ?? [], by: 'airport', hospital: null, text: info }
  }
  const near = await nearestByAirports({ lat, lon })
  return near && { near, by: 'airport', hospital: null, text: null }
}

async function nearestByAirports(here: Position): Promise<CountryNear[] | null> {
  const anchors = await loadAnchors()
  return anchors.length === 0 ? null : countriesNear(here, anchors)
}

/** Specification section 7: the prefix of the browser's language, `en` where it has none. */
function languagePrefix(): string {
  return /^[a-z]{2,3}(?=-|$)/i.exec(navigator.language)?.[0] ?? 'en'
}
