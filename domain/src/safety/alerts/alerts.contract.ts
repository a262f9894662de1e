import { z } from 'zod/mini'
import { ADVISORY_ISSUERS, DISASTER_KINDS } from '../advice/index.ts'

const common = {
  tripId: z.string(),
  trip: z.string(),
  /** First day of the trip. */
  start: z.string(),
  place: z.string(),
  /** The `place` of /risk-radar. */
  look: z.string(),
  /** When it happened: an instant; for advice a date. */
  at: z.string(),
  /** Id of the publisher's feed. */
  source: z.string(),
  /** When the publisher's report was last read. */
  asOf: z.string(),
  url: z.string(),
}
const level = z.nullable(z.int())

const eventAlert = z.object({
  ...common,
  what: z.enum(DISASTER_KINDS),
  lasts: z.boolean(),
  km: z.int(),
  alert: z.nullable(z.int()),
  magnitude: z.nullable(z.number()),
})
const adviceAlert = z.object({
  ...common,
  what: z.enum(['raised', 'lowered']),
  country: z.string(),
  issuer: z.enum(ADVISORY_ISSUERS),
  /** Whether the advice is for the whole country or for parts of it. */
  isWhole: z.boolean(),
  from: level,
  to: level,
})

/** An alert near a trip, as it is stored and shown. */
export const alertDetail = z.union([eventAlert, adviceAlert])
export type AlertDetail = z.infer<typeof alertDetail>

const MAX_PACKED = 12

/** Alerts serialised for the details of a notification, whose values are texts. */
export function packAlerts(alerts: readonly AlertDetail[]): { alerts: string; count: string } {
  return { alerts: JSON.stringify(alerts.slice(0, MAX_PACKED)), count: String(alerts.length) }
}

/** Parses serialised alerts; empty for another shape. */
export function parseAlerts(detail: Readonly<Record<string, string>>): AlertDetail[] {
  try {
    const parsed = z.safeParse(z.array(alertDetail), JSON.parse(detail.alerts ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

const storedTripPlaces = z.array(
  z.object({ id: z.optional(z.string()), name: z.string(), lat: z.number(), lon: z.number() }),
)
export type StoredTripPlace = z.infer<typeof storedTripPlaces>[number]

/** Parses the stored places of a trip; empty for another shape. */
export function parseTripPlaces(value: unknown): StoredTripPlace[] {
  const parsed = z.safeParse(storedTripPlaces, value)
  return parsed.success ? parsed.data : []
}
