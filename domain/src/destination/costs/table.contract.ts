import { z } from 'zod/mini'
import { currencyCode } from '../../base/money.ts'
import { type Provenance, provenance, provenanceOf, tableProvenance } from '../../base/provenance.ts'

/** How somebody travels: with little money, as most do, in comfort. Each price of a city has one figure for each. */
export const SPENDING_LEVELS = ['low', 'likely', 'high'] as const
export type SpendingLevel = (typeof SPENDING_LEVELS)[number]

/** What a day is made of, for one person. */
export const COST_CATEGORIES = ['bed', 'meal', 'transport', 'sights'] as const
export type CostCategory = (typeof COST_CATEGORIES)[number]

/** What one buys once: a coffee, a dinner without wine for one, a taxi of some three kilometres. */
export const SAMPLE_ITEMS = ['coffee', 'dinner', 'taxi'] as const
export type SampleItem = (typeof SAMPLE_ITEMS)[number]

const amount = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000))
/** In minor units: low, likely, high. */
const levels = z.tuple([amount, amount, amount])
const percent = z.number().check(z.int(), z.gte(30), z.lte(250))

export const citySlug = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40))

const costRow = z.object({
  /** That of the guide, where there is one. */
  id: citySlug,
  name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** In which prices are given there: that of the country, but for the few where visitors pay in dollars. */
  currency: currencyCode,
  /** A night for one of two who share a room: a dormitory or the plainest room, a good one, four stars. */
  bed: levels,
  /** All that one eats and drinks on a day. */
  meal: levels,
  /** All rides of a day. */
  transport: levels,
  /** Entrances and tours of a day. */
  sights: levels,
  coffee: levels,
  dinner: levels,
  taxi: levels,
  /** A bed half an hour by public transport from the middle, in percent of one in it. */
  bedOutside: percent,
  /** A bed by month, January first, in percent of the year's mean. */
  bedMonths: z.array(percent).check(z.length(12)),
  /** What a second writing of the row said of the first; `none` where there was none yet. */
  secondLook: z.enum(['none', 'agree', 'differ', 'unsure']),
})
export type CostRow = z.infer<typeof costRow>

/** One file of `data/costs`: all of it is an estimate, in the prices of `year`. */
export const costFile = z.object({
  region: z.string(),
  ...tableProvenance,
  year: z.number().check(z.int()),
  rows: z.array(costRow),
})
export type CostFile = z.infer<typeof costFile>

/** A row with what its file says of all its rows. */
export type CityCosts = Omit<CostRow, 'secondLook'> &
  Provenance & {
    year: number
    /** False where the writer was not sure of the row. */
    certain: boolean
    isEstimate: true
    asOf: string
  }

/** The row as it is answered. */
export function toCityCosts({ secondLook, ...row }: CostRow, frame: Omit<CostFile, 'rows'>): CityCosts {
  const { year } = frame
  const quality = { year, certain: secondLook !== 'unsure', isEstimate: true as const }
  return Object.assign({}, row, quality, provenanceOf(frame))
}

export const cityCosts = z.extend(z.omit(costRow, { secondLook: true }), {
  year: z.number(),
  certain: z.boolean(),
  isEstimate: z.literal(true),
  ...provenance,
})
