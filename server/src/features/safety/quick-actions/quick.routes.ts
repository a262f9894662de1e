import { utcDate } from '@tripwright/domain/base/dates'
import { findNearbyPlaces, getEmergencyInfo } from '@tripwright/domain/safety/quick-actions'
import { type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { findEmergencyInfo } from './emergency-info.service.ts'
import { findEateries } from './nearby.service.ts'

/** Calls to an outside service that one network may cause; our own data is not limited. */
const EXTERNAL_LIMIT: RateLimit = { name: 'quick.asked-outside', points: 30, seconds: 60 * 60 }

// A position is private: it is neither logged nor stored.
export const quickRoutes: Route[] = [
  route(
    getEmergencyInfo,
    async ({ latitude, longitude, userLanguage, passport }, { now, platform: { config } }) => ({
      location: { latitude, longitude },
      ...(await findEmergencyInfo(
        config,
        { lat: latitude, lon: longitude },
        { language: userLanguage, passport: passport ?? null },
        utcDate(now),
      )),
      generated_at: now.toISOString(),
    }),
  ),
  route(findNearbyPlaces, async ({ latitude, longitude, radius }, { now, db, address, platform }) => {
    const { config } = platform
    const mayAsk =
      platform.eateries !== null && (await consumeAddressLimit(platform, EXTERNAL_LIMIT, address)).ok
    const eateries = mayAsk ? platform.eateries : null
    const here = { lat: latitude, lon: longitude }
    const nearby = await findEateries({ config, db, now, eateries }, here, radius)
    return { ...nearby, location: { latitude, longitude }, radius }
  }),
]
