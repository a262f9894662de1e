import { createHash } from 'node:crypto'
import { UNREST_KINDS } from '@tripwright/domain/safety/advice'
import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod/mini'
import { FeedFault } from '#platform/feeds/feeds.port.ts'

/** Maximum unpacked size of a file; a usual one has about a thousand rows and half a megabyte. */
const MAX_BYTES = 30_000_000
const MAX_MENTIONS = 5000
/** Columns of the event table, from 0: http://data.gdeltproject.org/documentation/GDELT-Event_Codebook-V2.0.pdf */
const COLUMNS = 61
/** Minimum share of rows in the known shape. */
const MIN_COMPLETE_SHARE = 0.9
const [DAY, IS_ROOT, CODE, GEO_TYPE, GEO_NAME, LAT, LON, GEO_ID, ADDRESS] = [
  1, 25, 26, 51, 52, 56, 57, 58, 60,
]
/** Rows located in cities; countries, states and provinces have only their centre as a position. */
const CITIES = new Set(['3', '4'])
/** CAMEO codes of unrest: 14 is protest in all its kinds, 1723 and 1724 are curfew and state of emergency. */
const UNREST_CODES = [
  ...([
    ['143', 'strike'],
    ['144', 'blockade'],
    ['145', 'riot'],
    ['14', 'protest'],
    ['1723', 'curfew'],
    ['1724', 'curfew'],
  ] as const),
]
/** Letters and the marks in place names; no markup, and no characters that change the direction of text. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’`()/&-]{2,80}$/u

/** One article about unrest at a place; the publisher and the article are stored as a fingerprint. */
export const gdeltMention = z.object({
  place: z.string().check(z.regex(/^-?\w{1,20}$/)),
  name: z.string().check(z.regex(NAME)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  article: z.string().check(z.minLength(1)),
  site: z.string().check(z.minLength(1)),
  sign: z.enum(UNREST_KINDS),
})
export type GdeltMention = z.infer<typeof gdeltMention>

/** The text of the table in an archive. Throws FeedFault, or the unzip error for no archive. */
export function unpackTable(archive: Uint8Array): string {
  let tables = 0
  const files = unzipSync(archive, {
    // Only the first table is unpacked: many small files together could exhaust the memory.
    filter: ({ name, originalSize }) => /\.csv$/i.test(name) && originalSize <= MAX_BYTES && ++tables === 1,
  })
  const [table] = Object.values(files)
  if (!table) throw new FeedFault('unreadable', 'no table in the archive')
  return strFromU8(table)
}

/**
 * Mentions of unrest in cities within a table's quarter of an hour. `day` is the table's, such as 20261122. Throws
 * FeedFault.
 */
export function readMentions(table: string, day: string): GdeltMention[] {
  const rows = table.split('\n').filter((line) => line !== '')
  const cells = rows.map((line) => line.split('\t')).filter((row) => row.length === COLUMNS)
  if (rows.length === 0) throw new FeedFault('implausible', 'no event in the whole world')
  if (cells.length < rows.length * MIN_COMPLETE_SHARE)
    throw new FeedFault('unreadable', 'rows of another shape')
  const news = cells.flatMap((row) => {
    const sign = UNREST_CODES.find(([code]) => row[CODE]?.startsWith(code))?.[1]
    // The root event is the article's subject, and only events of this day or the one before are news.
    const isNews =
      row[IS_ROOT] === '1' && CITIES.has(row[GEO_TYPE] ?? '') && (row[DAY] ?? '') >= dayBefore(day)
    return sign && isNews ? [toMention(row, sign)] : []
  })
  const good = news.filter((one) => one !== null)
  if (good.length * 2 < news.length) throw new FeedFault('implausible', 'most places are none')
  if (good.length > MAX_MENTIONS) throw new FeedFault('implausible', `${good.length} articles at once`)
  return good
}

function toMention(row: readonly string[], sign: GdeltMention['sign']): GdeltMention | null {
  const parts = (row[GEO_NAME] ?? '').split(',').map((part) => part.trim())
  const address = row[ADDRESS]?.trim() ?? ''
  const parsed = z.safeParse(gdeltMention, {
    // "Tbilisi, T'bilisi, Georgia": the province in between does not help a traveller.
    place: row[GEO_ID],
    name: [parts[0], parts.at(-1)].join(', '),
    sign,
    lat: Number(row[LAT] || Number.NaN),
    lon: Number(row[LON] || Number.NaN),
    article: fingerprint(address),
    site: siteOf(address),
  })
  return parsed.success ? parsed.data : null
}

function siteOf(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return ''
  return fingerprint(new URL(address).hostname.replace(/^www\./, ''))
}

function fingerprint(words: string): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 10)
}

function dayBefore(day: string): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6, 8)].map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) - 1))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
}
