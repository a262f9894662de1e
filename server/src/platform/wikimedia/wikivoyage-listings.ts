import type { Position } from '@tripwright/domain/base/geo'
import type { VoyageListing } from './wikimedia.port.ts'

const MAX_LISTINGS = 400
/** A listing with its prose is some hundred letters. */
const MAX_LISTING = 6000
const BEGIN = /\{\{\s*(see|do|eat|drink)\s*\|/gi
const KINDS = ['see', 'do', 'eat', 'drink'] as const

/** The listings of a page in wikitext (Wikivoyage, "Template:Listing"). Of each only facts are read: no description. */
export function readListings(text: string): VoyageListing[] {
  const listings: VoyageListing[] = []
  for (const match of text.matchAll(BEGIN)) {
    if (listings.length >= MAX_LISTINGS) break
    const kind = KINDS.find((one) => one === match[1]?.toLowerCase())
    const from = match.index + match[0].length
    const body = bodyOf(text.slice(from, from + MAX_LISTING))
    const listing = kind && body !== null ? listingOf(kind, parametersOf(body)) : null
    if (listing) listings.push(listing)
  }
  return listings
}

/** Up to the braces that end the template; null where it never ends. */
function bodyOf(text: string): string | null {
  let depth = 1
  for (const { 0: braces, index } of text.matchAll(/\{\{|\}\}/g)) {
    depth += braces === '{{' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return null
}

/** Bars within links and other templates part nothing. */
function parametersOf(body: string): Map<string, string> {
  const parts = ['']
  let depth = 0
  for (const piece of body.split(/(\[\[|\]\]|\{\{|\}\}|\|)/)) {
    if (piece === '[[' || piece === '{{') depth++
    if (piece === ']]' || piece === '}}') depth--
    if (piece === '|' && depth <= 0) parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  }
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const at = part.indexOf('=')
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]]
    }),
  )
}

function listingOf(
  kind: VoyageListing['kind'],
  parameters: ReadonlyMap<string, string>,
): VoyageListing | null {
  const name = plain(parameters.get('name') ?? '')
  if (name === '') return null
  const text = (key: string) => parameters.get(key) || null
  const wikidata = text('wikidata')
  return {
    kind,
    name,
    position: positionOf(text('lat'), text('long')),
    wikidata: wikidata !== null && /^Q\d{1,12}$/.test(wikidata) ? wikidata : null,
    hours: text('hours') && plain(text('hours') ?? ''),
    website: text('url'),
    isFree: /^free\b/i.test(text('price') ?? ''),
  }
}

function positionOf(lat: string | null, lon: string | null): Position | null {
  if (lat === null || lon === null) return null
  const place = { lat: Number(lat), lon: Number(lon) }
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null
}

/** Without links, emphasis, comments and tags. */
function plain(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/\{\{[^}]*\}\}|'{2,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
