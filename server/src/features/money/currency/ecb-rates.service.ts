import { z } from 'zod/mini'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { childrenNamed, readXml, type XmlElement } from '#platform/feeds/xml.ts'

export const SOURCE = 'European Central Bank, euro foreign exchange reference rates'
export const DAY_MS = 24 * 60 * 60 * 1000
/** None of these currencies has ever changed more than this within a day, or within a week after a pause. */
export const FARTHEST_STEP = 1.5
/** While our copy is younger than this, rates far from it are rejected as implausible. */
const TRUSTED_MS = 7 * DAY_MS

const copy = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  source: z.string(),
  rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive())),
})
export type EcbRates = z.infer<typeof copy>

/**
 * The daily reference rates of the European Central Bank: one euro in some thirty currencies, published about 16:00 CET on
 * working days. https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
export const ecbFeed: Feed<EcbRates> = {
  id: 'ecb',
  url: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  everyMinutes: 60,
  maxBytes: 100_000,
  copy,
  read: (text, { previous, now }) => check(readRates(text), previous, now),
}

function readRates(text: string): EcbRates {
  const [day, ...others] = readDays(text)
  if (!day || others.length > 0) throw new FeedFault('unreadable', 'not the rates of one day')
  return { ...day, source: SOURCE }
}

/** The days of the bank's document, each with its rates. */
export function readDays(text: string): { date: string; rates: Record<string, number> }[] {
  return childrenNamed(readXml(text), 'Cube')
    .filter(({ attributes }) => attributes.has('time'))
    .map(readDay)
}

function readDay({ attributes, children }: XmlElement) {
  const rates = children.map(({ attributes }) => {
    const [code = '', rate = ''] = [attributes.get('currency'), attributes.get('rate')]
    if (!/^[A-Z]{3}$/.test(code) || !/^\d+(\.\d+)?$/.test(rate))
      throw new FeedFault('unreadable', `no rate: ${code} ${rate}`.slice(0, 80))
    return [code, Number(rate)] as const
  })
  return { date: attributes.get('time') ?? '', rates: Object.fromEntries(rates) }
}

function check(rates: EcbRates, previous: EcbRates | null, now: Date): EcbRates {
  const day = Date.parse(`${rates.date}T00:00:00Z`)
  if (Number.isNaN(day)) throw new FeedFault('unreadable', 'no date')
  if (day > now.getTime() + DAY_MS) throw new FeedFault('implausible', `rates of ${rates.date}`)
  if (rates.rates.USD === undefined) throw new FeedFault('implausible', 'no dollar')
  if (previous === null) return rates
  if (rates.date < previous.date) throw new FeedFault('implausible', `older than ${previous.date}`)
  if (now.getTime() - Date.parse(previous.date) > TRUSTED_MS) return rates
  for (const [code, before] of Object.entries(previous.rates)) {
    const step = (rates.rates[code] ?? before) / before
    if (step > FARTHEST_STEP || step < 1 / FARTHEST_STEP)
      throw new FeedFault('implausible', `${code} from ${before} to ${rates.rates[code]}`)
  }
  return rates
}
