import type { Position } from '@tripwright/domain/base/geo'
import { z } from 'zod/mini'
import { getJson } from '../outside/fetch-json.ts'
import type { WikidataItem, WikimediaRequestOptions } from './wikimedia.port.ts'

const MAX_BYTES = 4 * 1024 * 1024
const MAX_ITEMS = 600
/** What nobody but its own language writes about is no sight, and makes the answer long. */
const MIN_SITELINKS = 2

const value = z.optional(z.object({ value: z.string() }))
const answer = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) })
const binding = z.object({
  item: z.object({ value: z.string() }),
  place: z.object({ value: z.string() }),
  links: z.object({ value: z.string() }),
  name: value,
  classes: value,
  image: value,
  site: value,
  ended: value,
})

/**
 * What lies around a place, by the query service of Wikidata (mediawiki.org, "Wikidata Query Service/User Manual": geospatial
 * search, SPARQL 1.1 Query Results JSON Format). Null when no usable answer comes.
 */
export async function findWikidataItems(
  url: string,
  options: WikimediaRequestOptions,
  middle: Position,
  reachMetres: number,
): Promise<WikidataItem[] | null> {
  const address = new URL(url)
  address.searchParams.set('query', queryOf(middle, reachMetres))
  address.searchParams.set('format', 'json')
  const headers = { accept: 'application/sparql-results+json' }
  const response = await getJson({ ...options, headers, url: address.href, maxBytes: MAX_BYTES })
  const read = response.ok ? z.safeParse(answer, response.value) : null
  if (!read?.success) return null
  return read.data.results.bindings.slice(0, MAX_ITEMS).flatMap(itemOf)
}

function queryOf({ lat, lon }: Position, reachMetres: number): string {
  return `SELECT ?item (SAMPLE(?at) AS ?place) (SAMPLE(?many) AS ?links) (SAMPLE(?label) AS ?name)
 (GROUP_CONCAT(DISTINCT ?class; separator=" ") AS ?classes)
 (SAMPLE(?picture) AS ?image) (SAMPLE(?website) AS ?site) (SAMPLE(?end) AS ?ended)
WHERE {
 SERVICE wikibase:around {
  ?item wdt:P625 ?at .
  bd:serviceParam wikibase:center "Point(${lon.toFixed(3)} ${lat.toFixed(3)})"^^geo:wktLiteral ;
   wikibase:radius "${(reachMetres / 1000).toFixed(1)}" .
 }
 ?item wikibase:sitelinks ?many ; wdt:P31 ?class .
 FILTER(?many >= ${MIN_SITELINKS})
 ?item rdfs:label ?label . FILTER(LANG(?label) IN ("en", "mul"))
 OPTIONAL { ?item wdt:P18 ?picture }
 OPTIONAL { ?item wdt:P856 ?website }
 OPTIONAL { ?item wdt:P576|wdt:P582|wdt:P3999 ?end }
} GROUP BY ?item ORDER BY DESC(?links) LIMIT ${MAX_ITEMS}`
}

function itemOf(row: unknown): WikidataItem[] {
  const read = z.safeParse(binding, row)
  if (!read.success) return []
  const { item, place, links, name, classes, image, site, ended } = read.data
  const id = idOf(item.value)
  const at = pointOf(place.value)
  const sitelinks = Number(links.value)
  if (id === null || at === null || !Number.isInteger(sitelinks) || !name) return []
  return [
    {
      id,
      name: name.value,
      lat: at.lat,
      lon: at.lon,
      sitelinks,
      classes: (classes?.value ?? '').split(' ').flatMap((one) => idOf(one) ?? []),
      image: fileOf(image?.value),
      website: site?.value ?? null,
      isGone: ended !== undefined,
    },
  ]
}

/** Of a well-known text, whose longitude comes first: `Point(9.52 47.14)`. */
export function pointOf(text: string): Position | null {
  const [, lon, lat] = /^Point\((-?[\d.]+) (-?[\d.]+)\)$/i.exec(text) ?? []
  return lat === undefined ? null : { lat: Number(lat), lon: Number(lon) }
}

/** `Q42` of `http://www.wikidata.org/entity/Q42`. */
function idOf(address: string): string | null {
  return /^https?:\/\/www\.wikidata\.org\/entity\/(Q\d{1,12})$/.exec(address)?.[1] ?? null
}

/** The file of `http://commons.wikimedia.org/wiki/Special:FilePath/A%20b.jpg`. */
export function fileOf(address: string | undefined): string | null {
  const [, name] = /\/Special:FilePath\/([^/?#]{1,240})$/.exec(address ?? '') ?? []
  try {
    return name === undefined ? null : decodeURIComponent(name)
  } catch {
    return null
  }
}
