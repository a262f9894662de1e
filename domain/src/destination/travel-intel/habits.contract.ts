import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance, tableProvenance } from '../../base/provenance.ts'

export const line = z.string().check(z.minLength(10), z.maxLength(240))

/** What fills a place each year, by the month it mostly falls in. */
export const festival = z.object({
  month: z.number().check(z.int(), z.gte(1), z.lte(12)),
  name: z.string().check(z.maxLength(80)),
})

/** One source only, ourselves: never certain. */
export const unverified = z.literal(false)

/** How one gets about, behaves and is cheated in a city, in our own words. */
const cityHabits = z.object({
  /** That of the climate and the cost levels. */
  id: z.string(),
  festivals: z.array(festival),
  transport: line,
  etiquette: line,
  scams: line,
  certain: unverified,
})
export type CityHabits = z.infer<typeof cityHabits>

/** One file of `data/habits`. */
export const habitsFile = z.object({
  region: z.string(),
  ...tableProvenance,
  rows: z.array(cityHabits),
})
export type HabitsFile = z.infer<typeof habitsFile>

export const getHabits = contract({
  method: 'GET',
  path: '/api/habits/{city}',
  isCompressed: true,
  summary: 'Festivals, getting about, manners and tricks of a city, in short.',
  roles: 'anyone',
  input: z.object({ city: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)) }),
  /** Null for a city without a text. */
  output: z.object({ habits: z.nullable(cityHabits), ...provenance }),
})
