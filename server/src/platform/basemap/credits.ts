import type { TileCredit } from './basemap.port.ts'

const OPENMAPTILES = { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' }
/** What the publisher asks for (https://openfreemap.org/, "Attribution"). */
export const OPENFREEMAP_CREDITS: readonly TileCredit[] = [
  { text: 'OpenFreeMap', url: 'https://openfreemap.org' },
  OPENMAPTILES,
  { text: 'Data from OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
]

const LONGEST = 2000
const MOST = 10
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  copy: '©',
  nbsp: ' ',
}

/**
 * Whom the words of a source name, which are HTML in TileJSON and PMTiles: links and texts, and nothing of its markup. Text before a
 * link belongs to it ("Data from" OpenStreetMap). Schema and data are named in any case, as their licences ask (CC BY, ODbL).
 */
export function readCredits(html: string): TileCredit[] {
  const credits: TileCredit[] = []
  let before = ''
  for (const [, attributes, inner = '', text = ''] of html
    .slice(0, LONGEST)
    .matchAll(/<a\b([^>]*)>(.*?)<\/a\s*>|([^<]+|<)/gis)) {
    if (attributes === undefined) {
      before += text
      continue
    }
    const words = plain(`${before} ${inner}`)
    const url = linkOf(attributes)
    if (words !== '') credits.push({ text: words, url })
    before = ''
  }
  const rest = plain(before)
  if (rest !== '') credits.push({ text: rest, url: null })
  return withLicences(credits.slice(0, MOST))
}

function withLicences(credits: TileCredit[]): TileCredit[] {
  const lacks = (name: string) => !credits.some(({ text }) => text.replace(/\s/g, '').includes(name))
  const schema = lacks('OpenMapTiles') ? [OPENMAPTILES] : []
  const data = lacks('OpenStreetMap')
    ? [{ text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }]
    : []
  return credits.concat(schema, data)
}

function linkOf(attributes: string): string | null {
  const [, , written = ''] = /\bhref\s*=\s*(["'])(.*?)\1/is.exec(attributes) ?? []
  const url = URL.parse(decoded(written))
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? written && decoded(written) : null
}

function plain(html: string): string {
  return decoded(html.replace(/<[^>]*>?/g, ' '))
    .replace(/[\s|·,]+/g, (gap) => (gap.includes(',') ? ', ' : ' '))
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
