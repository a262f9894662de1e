import { z } from 'zod/mini'
import { money } from '../../base/money.ts'
import { CATEGORIES, DIETS, slug } from '../../destination/places/index.ts'
import { OWN_PLACE_MINUTES } from './limits.rules.ts'
import { isOwnHours } from './own-hours.rules.ts'
import { OWN_PLACE_PREFIX } from './own-place-id.rules.ts'

const MAX_HOURS_CHARS = 400
/** Minor units for one person: more is a slip of the hand, and forty times as much is still exact. */
const MAX_PRICE = 50_000_000

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const { least, most } = OWN_PLACE_MINUTES

/** What is told of a place of one's own beside its name, in a trip as in a request. */
export const OWN_PLACE_PARTS = {
  category: z.enum(CATEGORIES),
  hours: z
    .string()
    .check(
      z.maxLength(MAX_HOURS_CHARS),
      z.refine(isOwnHours, 'is not 24/7 or hours like Mo 09:00-17:00; Tu off'),
    ),
  duration: z.number().check(z.int(), z.gte(least), z.lte(most)),
  /** For one person. */
  price: z.strictObject(money.shape).check(z.refine(({ amount }) => amount <= MAX_PRICE, 'is too high')),
  /** Who finds something to eat there. */
  diet: z.array(z.enum(DIETS)).check(z.maxLength(DIETS.length)),
  location: z.strictObject({
    lat: degrees(90),
    lon: degrees(180),
    address: z.optional(z.string().check(z.maxLength(300))),
  }),
}

/** A place that a person added to a trip, as a request has it. */
export const ownPlace = z.object({
  id: slug.check(z.startsWith(OWN_PLACE_PREFIX)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  location: OWN_PLACE_PARTS.location,
  category: OWN_PLACE_PARTS.category,
  hours: OWN_PLACE_PARTS.hours,
  minutes: OWN_PLACE_PARTS.duration,
  /** Without one the price is not known; 0 is free. */
  price: z.optional(OWN_PLACE_PARTS.price),
  /** Absent: not known. */
  stepFree: z.optional(z.boolean()),
  /** Of a place to eat; absent: not known. */
  diet: z.optional(OWN_PLACE_PARTS.diet),
})
export type OwnPlace = z.output<typeof ownPlace>
