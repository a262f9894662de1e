import { z } from 'zod'

export const GOOGLE_PLACES = 'https://places.googleapis.com'

export const eateriesSettings = {
  /** Address of an Overpass interpreter: `https://overpass.example.org/api/interpreter`. */
  OVERPASS_URL: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  GOOGLE_PLACES_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is not a key: letters, digits, _ and - only')
    .optional(),
  GOOGLE_PLACES_HOST: z.url({ protocol: /^https?$/, hostname: /./ }).default(GOOGLE_PLACES),
}

/** The service for restaurants nearby. */
export type EateriesConfig = { kind: 'overpass'; url: string } | { kind: 'google'; host: string; key: string }

/**
 * Google before OpenStreetMap where both are set: it knows what is open today. Its terms allow its places only on its own
 * map, so it is not used without the key of that map.
 */
export function readEateries(
  set: z.infer<z.ZodObject<typeof eateriesSettings>> & { GOOGLE_MAPS_BROWSER_KEY?: string | undefined },
): EateriesConfig | null {
  const { OVERPASS_URL: url, GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_HOST: host } = set
  if (key !== undefined && set.GOOGLE_MAPS_BROWSER_KEY !== undefined)
    return { kind: 'google', host: new URL(host).origin, key }
  return url === undefined ? null : { kind: 'overpass', url }
}
