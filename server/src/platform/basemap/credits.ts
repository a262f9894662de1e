import type { TileCredit } from './basemap.port.ts'

const OPENMAPTILES = { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' }
const OPENSTREETMAP = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }
/** The attribution that the publisher asks for (https://openfreemap.org/, "Attribution"). */
const OPENFREEMAP = { text: 'OpenFreeMap', url: 'https://openfreemap.org/' }

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
 * Parses a source's attribution, which is HTML in TileJSON and PMTiles, into links and texts without markup. Text before a
 * link belongs to it ("Data from" OpenStreetMap). Always names schema and data, as their licences require (CC BY, ODbL), and
 * OpenFreeMap where its host serves the tiles.
 */
export function readCredits(html: string, host = ''): TileCredit[] {
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
    if (words !== '') credits.push({ text: words, url: url ?? homeOf(words) })
    before = ''
  }
  const rest = plain(before)
  if (rest !== '') credits.push({ text: rest, url: homeOf(rest) })
  return withLicences(credits.slice(0, MOST), host)
}

function withLicences(credits: TileCredit[], host: string): TileCredit[] {
  const lacks = (name: string) => !credits.some(({ text }) => text.replace(/\s/g, '').includes(name))
  const schema = lacks('OpenMapTiles') ? [OPENMAPTILES] : []
  const data = lacks('OpenStreetMap') ? [OPENSTREETMAP] : []
  const isOpenFreeMap = /(^|\.)openfreemap\.org$/.test(host)
  const server: TileCredit[] = isOpenFreeMap && lacks('OpenFreeMap') ? [OPENFREEMAP] : []
  return server.concat(credits, schema, data)
}

/** Links for sources whose licences require one. */
function homeOf(text: string): string | null {
  if (/open\s?street\s?map/i.test(text)) return OPENSTREETMAP.url
  return /open\s?map\s?tiles/i.test(text) ? OPENMAPTILES.url : null
}

function linkOf(attributes: string): string | null {
  const [, , written = ''] = /\bhref\s*=\s*(["'])(.*?)\1/is.exec(attributes) ?? []
  const url = URL.parse(decoded(written))
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null
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
