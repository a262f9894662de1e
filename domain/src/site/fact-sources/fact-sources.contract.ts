import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isoDay } from '../../base/provenance.ts'

/** Every table of facts, in the order in which a wrong row does harm. */
export const FACT_TABLE_IDS = [
  'visas',
  'entry',
  'emergency',
  'advisory',
  'power',
  'driving',
  'habits',
  'territories',
  'forms',
  'fees',
  'safety',
  'deadlines',
  'rates',
  'airports',
  'guides',
  'holidays',
  'roads',
  'costs',
  'climate',
  'manners',
  'phrases',
] as const
export type FactTableId = (typeof FACT_TABLE_IDS)[number]

const factTableSummary = z.object({
  id: z.enum(FACT_TABLE_IDS),
  rows: z.int(),
  /** Whom rows were compared with: the host of a page, or a name. */
  sources: z.array(z.string()),
  /** The oldest and the middle day up to which rows are known. */
  asOf: isoDay,
  medianDay: isoDay,
  /** The day on which we wrote the oldest part; null for what others publish, or where each row has a day of its own. */
  written: z.nullable(isoDay),
  /** The newest comparison of a row with a source outside; null where there was none. */
  checked: z.nullable(isoDay),
  /** The share of rows, 0 to 1, of which a source outside says the same. */
  secondSource: z.number().check(z.gte(0), z.lte(1)),
  /** Rows that somebody doubts. */
  doubtful: z.int(),
})
export type FactTableSummary = z.infer<typeof factTableSummary>

/** A publisher that is asked by the clock, and when it last answered. */
const liveFactSource = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  fetchedAt: z.nullable(z.string()),
})
export type LiveFactSource = z.infer<typeof liveFactSource>

export const listFactSources = contract({
  method: 'GET',
  path: '/api/facts/sources',
  isCompressed: true,
  summary:
    'Every table of facts: rows, sources, age, how many rows have a second source that says the same, how many are doubted, and what not to rely on.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    tables: z.array(z.extend(factTableSummary, { caution: z.string() })),
    /** Empty where this installation asks nobody. */
    live: z.array(liveFactSource),
    /** The oldest day of all tables. */
    asOf: isoDay,
    source: z.string(),
  }),
})
export type FactSources = z.infer<(typeof listFactSources)['output']>
