import { toUnrestEvents } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { type Feed, FeedFault, type FeedReadContext } from '#platform/feeds/feeds.port.ts'
import { gdeltMention, readMentions, unpackTable } from './gdelt-rows.service.ts'
import { eventsCopy } from './usgs-feed.service.ts'

const FILE_INTERVAL_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
/** One day of files, one per quarter of an hour. */
const FILES_PER_DAY = 96
/** Older files per run: a day is complete after two hours, without a hundred requests at once. */
const MAX_OLDER_FILES = 12
/** Half a day without a single protest worldwide means that the format has changed. */
const MIN_FILES_FOR_PLAUSIBILITY = 48

/** Failures that may pass by the next run. */
const TRANSIENT_FAULTS: ReadonlySet<string> = new Set(['unreachable', 'too-slow', 'refused', 'redirected'])

/** The content of each file of the last 24 hours by its timestamp, such as 20261122114500. */
const copy = z.extend(eventsCopy, { files: z.record(z.string(), z.array(gdeltMention)) })
type GdeltCopy = z.infer<typeof copy>

/**
 * Places that news articles name for protests, strikes, blockades, riots and curfews, by the GDELT Project, which extracts
 * them by program: a table per quarter of an hour. https://www.gdeltproject.org/data.html
 */
export const gdeltFeed: Feed<GdeltCopy> = {
  id: 'gdelt',
  url: 'https://data.gdeltproject.org/gdeltv2/lastupdate.txt',
  everyMinutes: 15,
  maxBytes: 3_000_000,
  copy,
  isUnfinished: ({ files }) => Object.keys(files).length < FILES_PER_DAY,
  read: async (text, reading) => {
    const { previous, now } = reading
    const newest = /\/(\d{10}(?:00|15|30|45)00)\.export\.CSV\.zip\s/.exec(`${text.slice(0, 2000)}\n`)?.[1]
    if (newest === undefined) throw new FeedFault('unreadable', 'no table is named')
    const age = now.getTime() - toTime(newest)
    // The timestamp may be the end of the current quarter of an hour, in the near future.
    if (!(age < 24 * HOUR_MS && age > -HOUR_MS)) throw new FeedFault('implausible', `made at ${newest}`)
    const stamps = Array.from({ length: FILES_PER_DAY }, (_, turn) =>
      toStamp(toTime(newest) - turn * FILE_INTERVAL_MS),
    )
    const last =
      Object.keys(previous?.files ?? {})
        .sort()
        .at(-1) ?? ''
    if (newest < last) throw new FeedFault('implausible', `older than ${last}`)
    const files = Object.fromEntries(
      stamps.flatMap((stamp) => {
        const cached = previous?.files[stamp]
        return cached ? [[stamp, cached] as const] : []
      }),
    )
    files[newest] ??= await readTable(newest, reading)
    await readOlder(files, stamps, reading)
    const events = toUnrestEvents(mentionsOf(files, now))
    const isMute = Object.values(files).every((one) => one.length === 0)
    if (isMute && Object.keys(files).length >= MIN_FILES_FOR_PLAUSIBILITY)
      throw new FeedFault('implausible', 'no unrest in the whole world')
    return { asOf: timeOf(newest, now), events, files }
  },
}

/** Reads the newest missing tables up to the limit of a run; the first failure ends the run. */
async function readOlder(
  files: GdeltCopy['files'],
  stamps: readonly string[],
  reading: FeedReadContext<GdeltCopy>,
): Promise<void> {
  const missing = stamps.filter((stamp) => !(stamp in files))
  for (const stamp of missing.slice(0, MAX_OLDER_FILES))
    try {
      files[stamp] = await readTable(stamp, reading)
    } catch (error) {
      const isGone = error instanceof FeedFault && error.message === 'status 404'
      if (error instanceof FeedFault && TRANSIENT_FAULTS.has(error.code) && !isGone) return
      // A table that is missing or unreadable at the publisher is not requested again.
      files[stamp] = []
    }
}

async function readTable(stamp: string, { getBytes }: FeedReadContext<GdeltCopy>) {
  return readMentions(unpackTable(await getBytes(`/gdeltv2/${stamp}.export.CSV.zip`)), stamp.slice(0, 8))
}

function mentionsOf(files: GdeltCopy['files'], now: Date) {
  return Object.entries(files).flatMap(([stamp, all]) =>
    all.map((one) => ({ ...one, at: timeOf(stamp, now) })),
  )
}

function timeOf(stamp: string, now: Date): string {
  return new Date(Math.min(toTime(stamp), now.getTime())).toISOString()
}

function toTime(stamp: string): number {
  return Date.parse(stamp.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'))
}

function toStamp(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace(/\D/g, '')
}
