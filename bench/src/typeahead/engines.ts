import uFuzzy from '@leeoniya/ufuzzy'
import { foldName, searchTypeahead } from '@tripwright/typeahead'
import MiniSearch from 'minisearch'
import { buildCityTable, type CityPlace, listPlaces, readSources } from './sources.ts'

/** Finds places by a text, the best first. */
export type Engine = (text: string, most: number) => { name: string; country: string }[]

/** How many results of a library are re-ranked by renown, which the library does not have. */
const RANKED = 100
const countries = new Intl.DisplayNames('en', { type: 'region' })

export const ENGINES: Record<string, () => Engine> = { ours, MiniSearch: miniSearch, uFuzzy: fuzzy }

export function ours(without?: string): Engine {
  const { table, names, countries } = buildCityTable(readSources(without))
  return (text, most) =>
    searchTypeahead(table, text, most).map((at) => ({ name: names[at] ?? '', country: countries[at] ?? '' }))
}

function miniSearch(): Engine {
  const places = listPlaces(readSources())
  const index = new MiniSearch<{ id: number; names: string; country: string }>({
    fields: ['names', 'country'],
    processTerm: (term) => foldName(term) || null,
  })
  index.addAll(places.map((place, id) => ({ id, names: namesOf(place), country: countryOf(place) })))
  const options = {
    prefix: true,
    fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    boostDocument: (id: number) => (places[id]?.rank ?? 0) ** 3,
  } as const
  return (text, most) =>
    index
      .search(text, options)
      .slice(0, most)
      .flatMap(({ id }) => places[id] ?? [])
}

function fuzzy(): Engine {
  const places = listPlaces(readSources())
  const lines = places.map((place) => `${foldName(namesOf(place))} ${countryOf(place)}`)
  const engine = new uFuzzy({
    intraMode: 1,
    intraIns: 1,
    intraSub: 1,
    intraTrn: 1,
    intraDel: 1,
    unicode: true,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
  })
  return (text, most) => {
    const normalized = foldName(text)
    const [indexes, info, order] = engine.search(lines, normalized, 0, 1000)
    const best =
      info && order
        ? order.slice(0, RANKED).flatMap((at) => info.idx[at] ?? [])
        : (indexes ?? []).slice(0, 1000)
    const worth = (place: CityPlace) =>
      place.rank + ([place.name, ...place.also].some((name) => foldName(name) === normalized) ? 1.6 : 0)
    return best
      .flatMap((at) => places[at] ?? [])
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, most)
  }
}

const namesOf = ({ name, also }: CityPlace) => [name, ...also].join(' | ')
const countryOf = ({ country }: CityPlace) => foldName(countries.of(country) ?? country)
