import { type TravelAdvisory, travelAdvisory } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { type Feed, FeedFault, type FeedReadContext } from '#platform/feeds/feeds.port.ts'
import { checkComplete, findCountryByName } from './advisories.service.ts'

/** Pages read per run, one per country, the rest in later runs, to spare the publisher. */
const MAX_PAGES_PER_RUN = 60
/** After this many the publisher is down, or its format has changed. */
const MAX_FAILURES_IN_A_ROW = 3

const copy = z.object({
  readings: z.record(z.string(), travelAdvisory),
  /** The time of each country page's last change, from the list at the time of reading. */
  seen: z.record(z.string(), z.string()),
  /** Number of pages left for the next runs. */
  left: z.number(),
})
type FcdoCopy = z.infer<typeof copy>

const list = z.object({
  links: z.object({
    children: z.array(
      z.object({
        title: z.string(),
        base_path: z.string().check(z.regex(/^\/foreign-travel-advice\/[a-z0-9-]+$/)),
        public_updated_at: z.optional(z.nullable(z.string())),
        details: z.optional(z.object({ country: z.optional(z.object({ name: z.string() })) })),
      }),
    ),
  }),
})
const ALERT_STATES = {
  avoid_all_travel_to_whole_country: { level: 4 },
  avoid_all_but_essential_travel_to_whole_country: { level: 3 },
  avoid_all_travel_to_parts: { parts: 4 },
  avoid_all_but_essential_travel_to_parts: { parts: 3 },
} as const
const page = z.object({
  public_updated_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)),
  details: z.object({
    alert_status: z.array(z.enum(Object.keys(ALERT_STATES) as [keyof typeof ALERT_STATES])),
  }),
})

/**
 * Foreign travel advice of the United Kingdom: a list, and a page per country with its warnings. Only pages that changed
 * since are read. https://content-api.publishing.service.gov.uk
 */
export const fcdoFeed: Feed<FcdoCopy> = {
  id: 'fcdo',
  url: 'https://www.gov.uk/api/content/foreign-travel-advice',
  everyMinutes: 30,
  maxBytes: 3_000_000,
  copy,
  isUnfinished: ({ left }) => left > 0,
  read: async (text, reading) => {
    const countries = z.parse(list, JSON.parse(text)).links.children.flatMap((one) => {
      const country = findCountryByName(
        one.details?.country?.name ?? one.title.replace(/ travel advice$/i, ''),
      )
      return country ? [{ country, path: one.base_path, changed: one.public_updated_at ?? '' }] : []
    })
    const before = reading.previous
    const published = countries.filter(
      ({ country, changed }) => changed !== '' && before?.seen[country] === changed,
    )
    const copy: FcdoCopy = { readings: {}, seen: {}, left: 0 }
    for (const { country } of published) copyPrevious(copy, before, country)
    await readPages(
      copy,
      countries.filter((one) => !published.includes(one)),
      reading,
    )
    return checkComplete(copy, reading)
  },
}

type PageRequest = { country: string; path: string; changed: string }

/** Reads the wanted pages up to the limit of a run; failed ones are left for the next run. Throws when none could be read. */
async function readPages(
  copy: FcdoCopy,
  wanted: PageRequest[],
  { previous, get }: FeedReadContext<FcdoCopy>,
) {
  const failed: unknown[] = []
  let inARow = 0
  for (const [index, { country, path, changed }] of wanted.entries()) {
    if (index < MAX_PAGES_PER_RUN && inARow < MAX_FAILURES_IN_A_ROW)
      try {
        copy.readings[country] = toAdvisory(path, await get(`/api/content${path}`))
        copy.seen[country] = changed
        inARow = 0
        continue
      } catch (error) {
        failed.push(error)
        inARow++
      }
    // The previous advice applies until the changed page is read.
    copyPrevious(copy, previous, country)
    delete copy.seen[country]
    copy.left++
  }
  const isNothing = failed.length > 0 && Object.keys(copy.readings).length === 0
  if (isNothing || (inARow === MAX_FAILURES_IN_A_ROW && failed.length === inARow)) throw failed[0]
}

function copyPrevious(copy: FcdoCopy, before: FcdoCopy | null, country: string): void {
  const [cached, seen] = [before?.readings[country], before?.seen[country]]
  if (cached) copy.readings[country] = cached
  if (seen !== undefined) copy.seen[country] = seen
}

function toAdvisory(path: string, text: string): TravelAdvisory {
  const parsed = z.safeParse(page, JSON.parse(text))
  if (!parsed.success) throw new FeedFault('unreadable', `${path}: another shape`)
  const { public_updated_at, details } = parsed.data
  const states = details.alert_status.map((one) => ({ level: 0, parts: 0, ...ALERT_STATES[one] }))
  const level = Math.max(0, ...states.map((one) => one.level))
  const parts = Math.max(0, ...states.map((one) => one.parts))
  return {
    issuer: 'gb',
    level: level || null,
    parts: parts > level ? parts : null,
    hasParts: parts > 0,
    date: public_updated_at.slice(0, 10),
    url: `https://www.gov.uk${path}`,
  }
}
