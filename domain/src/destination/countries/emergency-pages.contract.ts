import { z } from 'zod/mini'
import { isoDay } from '../../base/provenance.ts'

export const EMERGENCY_SERVICES = ['general', 'police', 'ambulance', 'fire', 'touristPolice'] as const
export const emergencyService = z.enum(EMERGENCY_SERVICES)
export type EmergencyService = z.infer<typeof emergencyService>

const dialled = z.string().check(z.regex(/^\d{2,12}$/))

/** What a government's page says of the emergency numbers of a country: figures only, no sentence of it. */
const emergencyPage = z.object({
  source: z.string().check(z.regex(/^https:\/\//)),
  /** The day of the copy that was read; null where the copy does not say. */
  date: z.nullable(isoDay),
  says: z.partialRecord(emergencyService, z.array(dialled).check(z.minLength(1))),
  /** The page says that there is no such number. */
  none: z.optional(z.literal(true)),
  /** What a landline dials where that is another number. */
  landline: z.optional(z.partialRecord(emergencyService, dialled)),
  /** Services of which the page says that the number answers a mobile alone. */
  mobileOnly: z.optional(z.array(emergencyService).check(z.minLength(1))),
})
export type EmergencyPage = z.infer<typeof emergencyPage>

/** `data/emergency-pages.json`: by country or territory, what each government's page says that we looked at. */
export const emergencyPageFile = z.object({
  /** The day on which we looked at the copies. */
  looked: isoDay,
  rows: z.record(z.string(), z.array(emergencyPage).check(z.minLength(1))),
})
export type EmergencyPageFile = z.infer<typeof emergencyPageFile>

/** What is known of a row of numbers beyond the numbers. Not in answers that a device kept from before. */
export const emergencyBacking = {
  /** Services of the row whose number fewer than two governments have, or as many deny. */
  emergencyDoubts: z.optional(z.array(emergencyService)),
  /** What other pages have for those services. */
  emergencyOthers: z.optional(z.partialRecord(emergencyService, z.array(z.string()))),
  /** The pages that have one of our numbers at least. */
  emergencyPages: z.optional(z.array(z.object({ source: z.string(), date: z.nullable(z.string()) }))),
  /** What a landline dials, where that is another number than a mobile's. */
  landline: z.optional(z.partialRecord(emergencyService, z.string())),
  /** Services whose number answers a mobile alone. */
  mobileOnly: z.optional(z.array(emergencyService)),
}
