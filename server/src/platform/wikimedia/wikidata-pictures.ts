import { metresBetween } from '@tripwright/domain/base/geo'
import { z } from 'zod/mini'
import { fetchJson } from '../outside/fetch-json.ts'
import { fileOf, pointOf } from './wikidata.ts'
import type { PicturedPlace, WikimediaRequestOptions } from './wikimedia.port.ts'

const MAX_BYTES = 2 * 1024 * 1024
/** So many places are asked for at once: each has some names, and the service gives up on long queries. */
const PLACES_AT_ONCE = 25
const MAX_ROWS = 500
/** A namesake farther away is another place. */
const SAME_PLACE_METRES = 1000

const value = z.object({ value: z.string() })
const answer = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) })
const binding = z.object({ place: value, label: value, where: value, links: value, image: value })

/**
 * The pictures of places (property P18), by name and position, from the query service of Wikidata (SPARQL 1.1 Protocol, "query via
 * POST directly"). Of several items the one that most is written about. Null when no usable answer comes.
 */
export async function findPictureFiles(
  url: string,
  options: WikimediaRequestOptions,
  places: readonly PicturedPlace[],
): Promise<Map<string, string> | null> {
  const files = new Map<string, string>()
  for (let at = 0; at < places.length; at += PLACES_AT_ONCE) {
    const some = places.slice(at, at + PLACES_AT_ONCE)
    const response = await fetchJson({
      ...options,
      url,
      headers: { accept: 'application/sparql-results+json', 'content-type': 'application/sparql-query' },
      body: queryOf(some),
      maxBytes: MAX_BYTES,
    })
    const read = response.ok ? z.safeParse(answer, response.value) : null
    if (!read?.success) return null
    const rows = read.data.results.bindings.slice(0, MAX_ROWS).flatMap((row) => matchOf(row, some) ?? [])
    for (const { id, file } of rows.toSorted((a, b) => b.links - a.links || a.metres - b.metres))
      if (!files.has(id)) files.set(id, file)
  }
  return files
}

/** A name is looked up as it is written: only so the service has an index for it. */
function queryOf(places: readonly PicturedPlace[]): string {
  const rows = places.flatMap(({ id, names, lat, lon }) =>
    names.map(
      ({ text, language }) =>
        `(${literal(id)} ${literal(text)}@${language} "Point(${lon.toFixed(4)} ${lat.toFixed(4)})"^^geo:wktLiteral)`,
    ),
  )
  return `SELECT ?place ?label (SAMPLE(?at) AS ?where) (SAMPLE(?many) AS ?links) (SAMPLE(?picture) AS ?image)
WHERE {
 VALUES (?place ?label ?here) {
  ${rows.join('\n  ')}
 }
 ?item rdfs:label|skos:altLabel ?label ; wdt:P18 ?picture ; wdt:P625 ?at ; wikibase:sitelinks ?many .
 FILTER(geof:distance(?at, ?here) <= ${SAME_PLACE_METRES / 1000})
} GROUP BY ?place ?label ?item ORDER BY DESC(?links) LIMIT ${MAX_ROWS}`
}

/** The escapes of SPARQL's strings are those of JSON. */
function literal(text: string): string {
  return JSON.stringify(text)
}

/** What the service says of a place is believed where it has its name and is near. */
function matchOf(row: unknown, places: readonly PicturedPlace[]) {
  const read = z.safeParse(binding, row)
  if (!read.success) return null
  const { place: named, label, where, links, image } = read.data
  const place = places.find(({ id }) => id === named.value)
  const [at, file] = [pointOf(where.value), fileOf(image.value)]
  if (!place || !at || !file || !place.names.some(({ text }) => text === label.value)) return null
  const metres = metresBetween(place, at)
  return metres <= SAME_PLACE_METRES ? { id: place.id, file, links: Number(links.value) || 0, metres } : null
}
