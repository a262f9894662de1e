import type { Position } from '../../base/geo.ts'

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d+)?'
const PAIR = `(${NUMBER})(?:,|%2C|~)\\s*(${NUMBER})`
/** Patterns for positions in the links of map services, the most exact first: the marker before the centre of the map. */
const IN_ADDRESS: readonly RegExp[] = [
  // Google Maps: the place itself, a search, the middle of the map.
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|center|sll|cbll|viewpoint)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir/[^/]*)/${PAIR}`),
  // OpenStreetMap, OsmAnd and Organic Maps: the marker.
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`[?&]lat=(${NUMBER})&(?:lon|lng)=(${NUMBER})`),
  // Bing: latitude and longitude with a tilde. Apple Maps: coordinate=.
  new RegExp(`[?&](?:cp|coordinate|sspn|pin)=${PAIR}`),
  new RegExp(`@${PAIR}`),
  new RegExp(`#(?:map=)?\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`),
]
/** Yandex writes the longitude first. */
const LONGITUDE_FIRST = new RegExp(`[?&](?:ll|pt)=${PAIR}`)
const DEGREES = [
  /(?<d>\d{1,3}(?:[.,]\d+)?)\s*[°ºd]?\s*/,
  /(?:(?<m>\d{1,2}(?:[.,]\d+)?)\s*['′’m]\s*)?/,
  /(?:(?<s>\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|s)\s*)?/,
]
  .map(({ source }) => source)
  .join('')
const SIDE = '(?<side>[NSEWO])'
const LEADING_SIDE = new RegExp(`${SIDE}\\s*${DEGREES}`, 'giu')
const TRAILING_SIDE = new RegExp(`${DEGREES}${SIDE}`, 'giu')

/**
 * Parses a position: coordinates as people and map services write them, a `geo:` address (RFC 5870), or a link of a map
 * service. Null when the text has none on earth.
 */
export function parsePosition(text: string): Position | null {
  const trimmed = text.trim().slice(0, MAX_LENGTH)
  return fromGeoAddress(trimmed) ?? fromLink(trimmed) ?? fromDecimals(trimmed) ?? fromDegrees(trimmed)
}

const MAX_LENGTH = 2000

/** Short links contain no position. We do not resolve them, because that would send the link to the company that made it. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go|w3w\.co|waze\.to)\b/i.test(
    text.trim(),
  )
}

function fromGeoAddress(text: string): Position | null {
  const found = new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i').exec(text)
  if (!found) return null
  // Android: geo:0,0?q=lat,lon(label).
  const query = new RegExp(`[?&]q=${PAIR}`).exec(text)
  return query && /^geo:0,0/i.test(text) ? onEarth(query[1], query[2]) : onEarth(found[1], found[2])
}

function fromLink(text: string): Position | null {
  if (!/^https?:\/\//i.test(text)) return null
  const yandex = /^https?:\/\/(?:[\w-]+\.)*yandex\./i.test(text) ? LONGITUDE_FIRST.exec(text) : null
  if (yandex) return onEarth(yandex[2], yandex[1])
  for (const pattern of IN_ADDRESS) {
    const found = pattern.exec(text)
    const position = found && onEarth(found[1], found[2])
    if (position) return position
  }
  return null
}

function fromDecimals(text: string): Position | null {
  const found = /^\(?\s*([-+]?\d{1,2}(?:\.\d+)?)°?\s*(?:[,;]|\s)\s*([-+]?\d{1,3}(?:\.\d+)?)°?\s*\)?$/.exec(
    text,
  )
  if (found) return onEarth(found[1], found[2])
  // With a decimal comma, a space or a semicolon separates the two numbers.
  const commas = /^([-+]?\d{1,2},\d+)\s*[;\s]\s*([-+]?\d{1,3},\d+)$/.exec(text)
  return commas ? onEarth(commas[1]?.replace(',', '.'), commas[2]?.replace(',', '.')) : null
}

/** Degrees with hemispheres: `41°53′24″N 12°29′32″E`, `N 41.89 E 12.49`. */
function fromDegrees(text: string): Position | null {
  const pattern = /^[NSEWO]/i.test(text) ? LEADING_SIDE : TRAILING_SIDE
  const parts = [...text.matchAll(pattern)].map(degreesOf).filter((part) => part !== null)
  const lat = parts.find(({ side }) => side === 'N' || side === 'S')
  const lon = parts.find(({ side }) => side === 'E' || side === 'W')
  const isAll = text.replace(pattern, '').replace(/[\s,;]/g, '') === ''
  return parts.length === 2 && isAll && lat && lon ? onEarth(lat.value, lon.value) : null
}

function degreesOf({ groups = {} }: RegExpMatchArray) {
  // West is "O" in the Romance languages.
  const side = groups.side?.toUpperCase().replace('O', 'W') ?? ''
  const [d = 0, m = 0, s = 0] = [groups.d, groups.m, groups.s].map((part = '0') =>
    Number(part.replace(',', '.')),
  )
  if (m >= 60 || s >= 60) return null
  const value = d + m / 60 + s / 3600
  return { side, value: side === 'S' || side === 'W' ? -value : value }
}

function onEarth(
  latText: string | number | undefined,
  lonText: string | number | undefined,
): Position | null {
  const [lat, lon] = [Number(latText), Number(lonText)]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}
