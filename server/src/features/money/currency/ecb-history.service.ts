import { weeklyPoints } from '@tripwright/domain/money/currency'
import { z } from 'zod/mini'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { DAY_MS, FARTHEST_STEP, readDays, SOURCE } from './ecb-rates.service.ts'

/** A full document has some 63 working days; one with far fewer is incomplete. */
const MIN_DAYS = 40
/** Weeks in the history: two years, the span of our own monthly rates. */
const MAX_WEEKS = 104

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const copy = z.object({
  source: z.string(),
  /** The last day of each week that had one, the oldest first. */
  weeks: z.array(
    z.object({
      date: isoDate,
      rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive())),
    }),
  ),
})
export type EcbHistory = z.infer<typeof copy>

/**
 * The reference rates of the last 90 days, from the same bank in the same format as the daily ones. The last day of each
 * week is stored, and older weeks stay, so that the chart grows longer with every quarter.
 */
export const ecbHistoryFeed: Feed<EcbHistory> = {
  id: 'ecb-history',
  url: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  everyMinutes: 360,
  maxBytes: 1_000_000,
  copy,
  read: (text, { previous, now }) => {
    const days = readDays(text).toSorted((a, b) => (a.date < b.date ? -1 : 1))
    check(days, now)
    return { source: SOURCE, weeks: weeklyPoints([...(previous?.weeks ?? []), ...days]).slice(-MAX_WEEKS) }
  },
}

function check(days: EcbHistory['weeks'], now: Date): void {
  if (days.length < MIN_DAYS) throw new FeedFault('implausible', `${days.length} days`)
  const last = days.at(-1)?.date ?? ''
  const lastAt = Date.parse(`${last}T00:00:00Z`)
  if (Number.isNaN(lastAt)) throw new FeedFault('unreadable', 'no date')
  if (lastAt > now.getTime() + DAY_MS) throw new FeedFault('implausible', `rates of ${last}`)
  for (const [index, { date, rates }] of days.entries()) {
    if (rates.USD === undefined) throw new FeedFault('implausible', `no dollar on ${date}`)
    for (const [code, before] of Object.entries(days[index - 1]?.rates ?? {})) {
      const step = (rates[code] ?? before) / before
      if (step > FARTHEST_STEP || step < 1 / FARTHEST_STEP)
        throw new FeedFault('implausible', `${code} from ${before} to ${rates[code]} on ${date}`)
    }
  }
}
