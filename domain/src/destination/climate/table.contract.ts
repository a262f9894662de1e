import { z } from 'zod/mini'
import { provenance, provenanceOf, tableProvenance } from '../../base/provenance.ts'

const monthly = (from: number, to: number) =>
  z.array(z.number().check(z.gte(from), z.lte(to))).check(z.length(12))

/** Monthly means, January first. */
const climateRow = z.object({
  /** That of the guide and of the cost levels. */
  id: z.string(),
  name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  /** IANA. */
  zone: z.string(),
  /** The lowest of a night and the highest of a day, in °C. */
  low: monthly(-40, 40),
  high: monthly(-30, 50),
  /** Rain and melted snow, in mm. */
  rain: monthly(0, 1500),
  /** Days with 1 mm or more. */
  rainDays: monthly(0, 31),
  /** Hours of sunshine on a day. */
  sun: monthly(0, 16),
  /** The water that one bathes in, in °C; null away from the sea. */
  sea: z.nullable(monthly(-2, 34)),
  /** The months of tropical storms (cyclones, hurricanes, typhoons), of a city that they reach again and again. */
  storms: z.optional(z.array(z.number().check(z.int(), z.gte(1), z.lte(12)))),
  /** How full it is, from 1 (hardly any visitors) to 5 (fullest), seen against the city's own year. */
  crowds: z.array(z.number().check(z.int(), z.gte(1), z.lte(5))).check(z.length(12)),
  /** What a second writing of the row said of the first; `none` where there was none yet. */
  secondLook: z.enum(['none', 'agree', 'differ', 'unsure']),
})
export type ClimateRow = z.infer<typeof climateRow>

/** One file of `data/climate`. */
export const climateFile = z.object({
  region: z.string(),
  ...tableProvenance,
  /** The years that the means are meant for, in words. */
  period: z.string(),
  rows: z.array(climateRow),
})
export type ClimateFile = z.infer<typeof climateFile>

export const cityClimate = z.extend(z.omit(climateRow, { secondLook: true }), {
  /** False where the writer was not sure of the row. */
  certain: z.boolean(),
  period: z.string(),
  ...provenance,
})
/** A row with what its file says of all its rows. */
export type CityClimate = z.infer<typeof cityClimate>

/** The row as it is answered. */
export function toCityClimate(
  { secondLook, ...row }: ClimateRow,
  frame: Omit<ClimateFile, 'rows' | 'region'>,
): CityClimate {
  const quality = { certain: secondLook !== 'unsure', period: frame.period }
  return Object.assign({}, row, quality, provenanceOf(frame))
}
