import { utcDate } from '@tripwright/domain/base/dates'
import type { TravelAdvisory } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { listCountryRows } from '#features/destination/countries/index.ts'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { type AdvisoriesCopy, advisoriesCopy, checkComplete } from './advisories.service.ts'

/** The interface did not exist before this day. */
const OLDEST = Date.UTC(2000, 0, 1)
/** Timestamps in seconds stay below this for a thousand years; those in milliseconds have long passed it. */
const MOST_SECONDS = 1e11

const document = z.object({ response: z.record(z.string(), z.unknown()) })
const row = z.object({
  lastModified: z.number(),
  countryCode: z.string(),
  warning: z.boolean(),
  partialWarning: z.boolean(),
  situationWarning: z.boolean(),
  situationPartWarning: z.boolean(),
})

/**
 * Travel warnings of Germany by content id, each with whether it covers the country or parts of it; Germany publishes no
 * lower levels. When the interface fails or is switched off it returns an empty object.
 * https://www.auswaertiges-amt.de/de/open-data-schnittstelle/736118, described at https://travelwarning.api.bund.dev
 */
export const auswaertigesAmtFeed: Feed<AdvisoriesCopy> = {
  id: 'auswaertiges-amt',
  url: 'https://www.auswaertiges-amt.de/opendata/travelwarning',
  everyMinutes: 60,
  maxBytes: 3_000_000,
  copy: advisoriesCopy,
  read: (text, reading) => {
    const { response } = z.parse(document, JSON.parse(text))
    const readings = Object.entries(response)
      .filter(([id]) => /^\d+$/.test(id))
      .map(([id, value]) => toReading(id, z.parse(row, value)))
      .filter(({ country }) => listCountryRows().has(country))
      // A country with two pages, one for a part of it, gets the more severe one: a later entry overwrites.
      .sort((a, b) => severityOf(a.reading) - severityOf(b.reading))
      .map(({ country, reading }) => [country, reading] as const)
    return checkComplete({ readings: Object.fromEntries(readings) }, reading)
  },
}

function toReading(
  id: string,
  { lastModified, countryCode, ...flags }: z.infer<typeof row>,
): { country: string; reading: TravelAdvisory } {
  // Documented in milliseconds, but returned in seconds.
  const at = lastModified < MOST_SECONDS ? lastModified * 1000 : lastModified
  if (at < OLDEST) throw new FeedFault('implausible', `${countryCode} was changed at ${lastModified}`)
  const isWhole = flags.warning || flags.situationWarning
  const hasParts = flags.partialWarning || flags.situationPartWarning
  return {
    country: countryCode,
    reading: {
      issuer: 'de',
      level: isWhole ? 4 : null,
      parts: hasParts && !isWhole ? 4 : null,
      hasParts,
      date: utcDate(at),
      url: `https://www.auswaertiges-amt.de/de/-/${id}`,
    },
  }
}

function severityOf({ level, parts }: TravelAdvisory): number {
  return (level ?? 0) * 10 + (parts ?? 0)
}
