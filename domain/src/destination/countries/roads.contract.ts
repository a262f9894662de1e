import { z } from 'zod/mini'
import { tableProvenance } from '../../base/provenance.ts'

const TOLLS = ['none', 'single', 'many'] as const
const COLLECTED = ['camera', 'tag'] as const
const ZONES = ['permit', 'sticker', 'charge', 'days'] as const

/** What a car pays on the roads of a country, and where it may not go. */
export const roads = z.object({
  /** On no road, on some, on most motorways or main roads; null where we do not know. */
  tolls: z.nullable(z.enum(TOLLS)),
  /** By a camera that reads the plate, or by a tag or card alone, on some of them; null where booths take money. */
  collected: z.nullable(z.enum(COLLECTED)),
  vignette: z.boolean(),
  /** Towns that let in cars with a permit, of an emission class, for a charge, or not on every day. */
  zones: z.array(z.enum(ZONES)),
  /** Motorways have no general limit, though there are some. */
  isUnlimited: z.boolean(),
})
export type Roads = z.infer<typeof roads>

const codes = z.string().check(z.regex(/^[A-Z]{2}( [A-Z]{2})*$/, 'is no list of codes like "AT CH"'))

/** `data/roads.json`: codes of countries (ISO 3166-1 alpha-2) behind what holds in them. */
export const roadsFile = z.object({
  ...tableProvenance,
  tolls: z.object({ none: codes, single: codes, many: codes }),
  collected: z.object({ camera: codes, tag: codes }),
  vignette: codes,
  zones: z.object({ permit: codes, sticker: codes, charge: codes, days: codes }),
  unlimited: codes,
})
export type RoadsFile = z.infer<typeof roadsFile>

/** What the file says of one country. */
export function roadsOf(file: RoadsFile, code: string): Roads {
  const isIn = (list: string) => list.split(' ').includes(code)
  return {
    tolls: TOLLS.find((one) => isIn(file.tolls[one])) ?? null,
    collected: COLLECTED.find((one) => isIn(file.collected[one])) ?? null,
    vignette: isIn(file.vignette),
    zones: ZONES.filter((one) => isIn(file.zones[one])),
    isUnlimited: isIn(file.unlimited),
  }
}
