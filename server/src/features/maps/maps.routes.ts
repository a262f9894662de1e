import { getMapsKey } from '@tripwright/domain/maps'
import { type Route, route } from '#platform/http/route.ts'

export const mapsRoutes: Route[] = [
  // A browser key is public by nature: Google holds it to the addresses that its owner allowed.
  route(getMapsKey, async (_, { platform: { config } }) => ({
    apiKey: config.googleMapsKey ?? null,
    scriptHost: config.googleMapsHost,
  })),
]
