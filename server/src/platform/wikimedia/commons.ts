import { z } from 'zod/mini'
import { getJson } from '../outside/fetch-json.ts'
import type { CommonsPicture, WikimediaRequestOptions } from './wikimedia.port.ts'

const MAX_BYTES = 1024 * 1024
/** The most titles that one call may name. */
const PICTURES_AT_ONCE = 50
/** One of the widths that Wikimedia keeps ready. */
const WIDTH = 500
/** What may be shown with its attribution: CC0, the public domain, CC BY and CC BY-SA. */
const FREE = /^(cc0|cc[ -]by(-sa)?\b|public domain|pd\b)/i
const NOT_FREE = /\b(nc|nd)\b/i

const field = z.optional(z.object({ value: z.unknown() }))
const answer = z.object({ query: z.object({ pages: z.array(z.unknown()) }) })
const page = z.object({
  title: z.string(),
  imageinfo: z.array(
    z.object({
      thumburl: z.url(),
      descriptionurl: z.url(),
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
      extmetadata: z.object({ Artist: field, LicenseShortName: field, LicenseUrl: field }),
    }),
  ),
})

/**
 * Pictures of Commons with author and licence, by the Action API (mediawiki.org, "API:Imageinfo"); at most fifty in one call.
 * Null when no usable answer comes.
 */
export async function describeCommonsPictures(
  url: string,
  options: WikimediaRequestOptions,
  files: readonly string[],
): Promise<Map<string, CommonsPicture> | null> {
  const wanted = files.filter((file) => !file.includes('|')).slice(0, PICTURES_AT_ONCE)
  if (wanted.length === 0) return new Map()
  const address = new URL(url)
  const parameters = {
    action: 'query',
    prop: 'imageinfo',
    titles: wanted.map((file) => `File:${file}`).join('|'),
    iiprop: 'url|size|extmetadata',
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: 'Artist|LicenseShortName|LicenseUrl',
    format: 'json',
    formatversion: '2',
    maxlag: '5',
  }
  for (const [name, text] of Object.entries(parameters)) address.searchParams.set(name, text)
  const response = await getJson({ ...options, url: address.href, maxBytes: MAX_BYTES })
  const read = response.ok ? z.safeParse(answer, response.value) : null
  if (!read?.success) return null
  return new Map(read.data.query.pages.flatMap(pictureOf))
}

function pictureOf(value: unknown): [file: string, picture: CommonsPicture][] {
  const read = z.safeParse(page, value)
  const info = read.success ? read.data.imageinfo[0] : undefined
  if (!read.success || !info) return []
  const { Artist, LicenseShortName, LicenseUrl } = info.extmetadata
  const [author, licence] = [plain(Artist?.value), plain(LicenseShortName?.value)]
  if (author === '' || !FREE.test(licence) || NOT_FREE.test(licence)) return []
  if (![info.thumburl, info.descriptionurl].every((one) => one.startsWith('https://'))) return []
  const file = read.data.title.replace(/^File:/, '')
  const { thumburl: url, width, height } = info
  return [
    [
      file,
      {
        url,
        author,
        licence,
        licenceUrl: licencePage(LicenseUrl?.value),
        page: info.descriptionurl,
        width,
        height,
      },
    ],
  ]
}

/** The deed of a licence; null for one that has none, as the public domain. */
function licencePage(value: unknown): string | null {
  const address = typeof value === 'string' ? URL.parse(value) : null
  return address?.protocol === 'http:' || address?.protocol === 'https:' ? address.href : null
}

/** Authors come as HTML. */
function plain(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}
