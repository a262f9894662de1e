import type { Position } from '@tripwright/domain/base/geo'
import { getEmergencyInfo } from '@tripwright/domain/quick'
import { type CountryNear, countriesNear } from '@tripwright/domain/safety'
import { loadAnchors } from '#features/safety/index.ts'
import { call } from '#platform/call.ts'

/** Who needs help does not wait longer for the server: this device knows airports itself. */
const PATIENCE_MS = 5000

/** Which countries it may be, the likeliest first, and by what that was told. */
export type Where = { near: readonly CountryNear[]; by: 'town' | 'airport'; hospital: string | null }

/** By the server, which knows towns; else by this device, which knows airports; null when it knows none of them. */
export async function findWhere({ lat, lon }: Position): Promise<Where | null> {
  const asked = { latitude: lat, longitude: lon, userLanguage: languagePrefix() }
  const answer = await call(getEmergencyInfo, asked, { timeoutMs: PATIENCE_MS })
  if (answer.ok) {
    const { countries, hospital } = answer.value.emergency_info
    return { near: countries, by: 'town', hospital }
  }
  const anchors = await loadAnchors()
  if (anchors.length === 0) return null
  return { near: countriesNear({ lat, lon }, anchors), by: 'airport', hospital: null }
}

/** Specification section 7: the prefix of the browser's language, `en` where it has none. */
function languagePrefix(): string {
  return /^[a-z]{2,3}(?=-|$)/i.exec(navigator.language)?.[0] ?? 'en'
}
