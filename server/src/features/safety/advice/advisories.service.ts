import { utcDate } from '@tripwright/domain/base/dates'
import { makeCountryFinder, type TravelAdvisory, travelAdvisory } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { listCountryRows } from '#features/destination/countries/index.ts'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { childrenNamed, readXml, requireChild, textOfChild } from '#platform/feeds/xml.ts'

export const advisoriesCopy = z.object({ readings: z.record(z.string(), travelAdvisory) })
export type AdvisoriesCopy = z.infer<typeof advisoriesCopy>

/** A list with less than half of its previous entries is taken as incomplete. */
const MIN_TO_COMPARE = 40
const DAY_MS = 24 * 60 * 60 * 1000

/** The code of a country of our table by a government's name for it. */
export function findCountryByName(name: string): string | null {
  finder ??= makeCountryFinder([...listCountryRows().values()].map(({ row }) => row))
  return finder(name)
}
let finder: ((name: string) => string | null) | null = null

/** Throws FeedFault for a list that lost an implausible number of entries, or is dated in the future. */
export function checkComplete<T extends AdvisoriesCopy>(
  copy: T,
  { previous, now }: { previous: AdvisoriesCopy | null; now: Date },
): T {
  const tomorrow = utcDate(now.getTime() + 2 * DAY_MS)
  for (const [country, { date }] of Object.entries(copy.readings))
    if (date > tomorrow) throw new FeedFault('implausible', `${country} is of ${date}`)
  const [count, before] = [copy, previous].map((one) => Object.keys(one?.readings ?? {}).length)
  if (!count) throw new FeedFault('implausible', 'no country that we know')
  if (before !== undefined && before >= MIN_TO_COMPARE && count * 2 < before)
    throw new FeedFault('implausible', `${count} countries, and before ${before}`)
  return copy
}

const TITLE = /^(.+?)(?:\s+Travel Advisory)?(?:\s+[-–]\s+See Summaries)?\s+[-–]\s+Level\s+([1-4])\b/i

/**
 * Travel advisories of the United States, with the level in the title. Most countries have one item; some have one for each
 * part (Gaza, West Bank) or the same twice, and then the gravest counts. The list also holds notes without a level, and
 * territories that our table has no row for. https://travel.state.gov/_res/rss/TAsTWs.xml
 */
export const stateDepartmentFeed: Feed<AdvisoriesCopy> = {
  id: 'state-department',
  url: 'https://travel.state.gov/_res/rss/TAsTWs.xml',
  everyMinutes: 60,
  maxBytes: 8_000_000,
  copy: advisoriesCopy,
  read: (text, reading) => {
    const items = childrenNamed(requireChild(readXml(text), 'channel'), 'item')
    const readings: Record<string, TravelAdvisory> = {}
    for (const item of items) {
      const [, name = '', level] = TITLE.exec(textOfChild(item, 'title') ?? '') ?? []
      const country = level === undefined ? null : findCountryByName(name)
      const date = Date.parse(`${(textOfChild(item, 'pubDate') ?? '').split(/\s+\d\d:/)[0]} UTC`)
      if (country === null) continue
      if (Number.isNaN(date)) throw new FeedFault('unreadable', `no date of ${name}`)
      if ((readings[country]?.level ?? 0) >= Number(level)) continue
      readings[country] = {
        issuer: 'us',
        level: Number(level),
        parts: null,
        hasParts: false,
        date: utcDate(date),
        url: (textOfChild(item, 'link') ?? '').replace(/^http:/, 'https:'),
      }
    }
    return checkComplete({ readings }, reading)
  },
}

const canadianFeed = z.object({ data: z.record(z.string(), z.unknown()) })
const canadianRow = z.object({
  'advisory-state': z.number().check(z.int(), z.gte(0), z.lte(3)),
  'has-regional-advisory': z.number(),
  'date-published': z.object({ date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d/)) }),
  eng: z.object({ 'url-slug': z.string().check(z.regex(/^[a-z0-9-]+$/)) }),
})

/**
 * Travel advice of Canada by country code: 0 take normal precautions, 1 high degree of caution, 2 avoid non-essential
 * travel, 3 avoid all travel. It also advises on parts of countries (Azores, Canary Islands), whatever their codes are.
 * https://data.international.gc.ca/travel-voyage/index-alpha-eng.json
 */
export const globalAffairsFeed: Feed<AdvisoriesCopy> = {
  id: 'global-affairs',
  url: 'https://data.international.gc.ca/travel-voyage/index-alpha-eng.json',
  everyMinutes: 60,
  maxBytes: 8_000_000,
  copy: advisoriesCopy,
  read: (text, reading) => {
    const { data } = z.parse(canadianFeed, JSON.parse(text))
    const readings = Object.entries(data)
      .filter(([country]) => listCountryRows().has(country))
      .map(([country, value]): [string, TravelAdvisory] => {
        const row = z.parse(canadianRow, value)
        const reading: TravelAdvisory = {
          issuer: 'ca',
          level: row['advisory-state'] + 1,
          parts: null,
          hasParts: row['has-regional-advisory'] === 1,
          date: row['date-published'].date.slice(0, 10),
          url: `https://travel.gc.ca/destinations/${row.eng['url-slug']}`,
        }
        return [country, reading]
      })
    return checkComplete({ readings: Object.fromEntries(readings) }, reading)
  },
}
