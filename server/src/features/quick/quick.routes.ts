import { findNearbyPlaces, getEmergencyInfo } from '@tripwright/domain/quick'
import { type Route, route } from '#platform/http/route.ts'
import { emergencyAt } from './emergency.service.ts'
import { eateriesAround } from './nearby.service.ts'

// A position is nobody's business: it is in no log, and nothing of it is kept.
export const quickRoutes: Route[] = [
  route(getEmergencyInfo, async ({ latitude, longitude, userLanguage }, { now, platform: { config } }) => ({
    location: { latitude, longitude },
    ...(await emergencyAt(config, { lat: latitude, lon: longitude }, userLanguage)),
    generated_at: now.toISOString(),
  })),
  route(findNearbyPlaces, async ({ latitude, longitude, radius }, { now, db, platform: { config } }) => ({
    ...(await eateriesAround({ config, db, now }, { lat: latitude, lon: longitude }, radius)),
    location: { latitude, longitude },
    radius,
  })),
]
