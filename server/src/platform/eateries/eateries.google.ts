import { z } from 'zod/mini'
import { fetchJson } from '../outside/fetch-json.ts'
import type { Eateries, ProvidedEatery } from './eateries.port.ts'

const PATH = '/v1/places:searchNearby'
const TIMEOUT_MS = 6000
const MAX_BYTES = 512 * 1024
/** The maximum of one response. */
const MAX_RESULTS = 20
const FARTHEST_METRES = 50_000
const ATTRIBUTION = 'Google Maps'
/** Google charges by the fields in this mask. */
const FIELDS = [
  'id',
  'displayName',
  'formattedAddress',
  'location',
  'primaryType',
  'rating',
  'userRatingCount',
  'currentOpeningHours.openNow',
  'internationalPhoneNumber',
  'websiteUri',
].map((field) => `places.${field}`)

const row = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string().check(z.minLength(1)) }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  formattedAddress: z.optional(z.string()),
  primaryType: z.optional(z.string()),
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  userRatingCount: z.optional(z.int().check(z.gte(0))),
  currentOpeningHours: z.optional(z.object({ openNow: z.optional(z.boolean()) })),
  internationalPhoneNumber: z.optional(z.string()),
  websiteUri: z.optional(z.string().check(z.regex(/^https?:\/\//i))),
})
// Without a result the response has no list.
const responseSchema = z.object({ places: z.optional(z.array(z.unknown())) })

type Settings = { host: string; key: string; userAgent: string; timeoutMs?: number | undefined }

/** Nearby Search of the Places API, version 1 (https://developers.google.com/maps/documentation/places/web-service/nearby-search). */
export function makeGoogleEateries({ host, key, userAgent, timeoutMs = TIMEOUT_MS }: Settings): Eateries {
  return {
    async find({ lat, lon }, radius) {
      const response = await fetchJson({
        url: `${host}${PATH}`,
        userAgent,
        timeoutMs,
        maxBytes: MAX_BYTES,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS.join() },
        body: {
          includedTypes: ['restaurant'],
          maxResultCount: MAX_RESULTS,
          rankPreference: 'DISTANCE',
          locationRestriction: {
            circle: { center: { latitude: lat, longitude: lon }, radius: Math.min(radius, FARTHEST_METRES) },
          },
        },
      })
      const read = response.ok ? z.safeParse(responseSchema, response.value) : null
      if (!read?.success) return null
      return { eateries: (read.data.places ?? []).flatMap(eateryOf), attribution: ATTRIBUTION, asOf: null }
    },
  }
}

function eateryOf(value: unknown): ProvidedEatery[] {
  const read = z.safeParse(row, value)
  if (!read.success) return []
  const { id, displayName, location, primaryType, rating, userRatingCount, ...details } = read.data
  return [
    {
      id: `google-${id}`,
      name: displayName.text,
      lat: location.latitude,
      lon: location.longitude,
      kind: primaryType ?? 'restaurant',
      about: null,
      hours: null,
      source: 'google',
      address: details.formattedAddress ?? null,
      phone: details.internationalPhoneNumber ?? null,
      website: details.websiteUri ?? null,
      ...(rating !== undefined && { rating, reviews: userRatingCount ?? null }),
      ...(details.currentOpeningHours?.openNow !== undefined && {
        openNow: details.currentOpeningHours.openNow,
      }),
    },
  ]
}
