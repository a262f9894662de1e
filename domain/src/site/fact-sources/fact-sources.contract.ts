import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isoDay } from '../../base/provenance.ts'

/** Every fact table, the ones where a wrong row is most harmful first. */
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
  'towns',
  'guides',
  'holidays',
  'roads',
  'costs',
  'climate',
  'manners',
  'notes',
  'phrases',
] as const
export type FactTableId = (typeof FACT_TABLE_IDS)[number]

const factTableSummary = z.object({
  id: z.enum(FACT_TABLE_IDS),
  rows: z.int(),
  /** The sources of the comparisons: the host of a page, or a name. */
  sources: z.array(z.string()),
  /** The oldest and the median date of the rows. */
  asOf: isoDay,
  medianDay: isoDay,
  /** The date when we wrote the oldest part; null for published data, or when each row has its own date. */
  written: z.nullable(isoDay),
  /** The latest comparison of a row with an outside source; null when there was none. */
  checked: z.nullable(isoDay),
  /** The share of rows, 0 to 1, that an outside source confirms. */
  secondSource: z.number().check(z.gte(0), z.lte(1)),
  /** The number of doubtful rows. */
  doubtful: z.int(),
})
export type FactTableSummary = z.infer<typeof factTableSummary>

/** A publisher that is fetched on a schedule, and its last answer. */
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
    /** Empty when this installation calls no outside services. */
    live: z.array(liveFactSource),
    /** The oldest date of all tables. */
    asOf: isoDay,
    source: z.string(),
  }),
})
export type FactSources = z.infer<(typeof listFactSources)['output']>
