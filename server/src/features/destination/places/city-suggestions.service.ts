import { type CityTable, townIdOf } from '@tripwright/domain/destination/places'
import { searchTypeahead } from '@tripwright/typeahead'
import { loadCityTable } from './city-table-cache.service.ts'
import { findCityOfTown } from './guides.service.ts'

type Suggestion = {
  /** Of its guide, which may have to be gathered; null where no position is known. */
  id: string | null
  name: string
  country: string
  displayName: string
  lat: number | null
  lon: number | null
  towns?: BaseTown[]
}
/** A town from which an island, a region or a sight is seen. */
type BaseTown = { id: string; name: string; displayName: string; lat: number | null; lon: number | null }

// Specification section 9: up to six.
const MAX_SUGGESTIONS = 6
/** Namesakes in one country become one suggestion, so more than six matches are read. */
const MAX_MATCHES = 18
const countries = new Intl.DisplayNames('en', { type: 'region' })
let loadedTable: Promise<CityTable> | null = null

/** A town of the list, with its rank: about 3 (a village) to 10 (Paris). */
type Town = { name: string; country: string; lat: number; lon: number; rank: number }

/** The town of a country at a place in thousandths of a degree, as suggestions give it; of several the greatest. */
export async function findTownAt(place: { country: string; lat: number; lon: number }): Promise<Town | null> {
  const { positions, countries: codes, names, table } = await openTable()
  let best: Town | null = null
  for (let at = 0; at < names.length; at++) {
    const [lat, lon] = [positions[2 * at] ?? Number.NaN, positions[2 * at + 1] ?? Number.NaN]
    if (Math.round(lat * 1000) !== place.lat || Math.round(lon * 1000) !== place.lon) continue
    const rank = table.ranks[at] ?? 0
    if (codes[at] === place.country && rank > (best?.rank ?? -1))
      best = {
        name: names[at] ?? '',
        country: place.country,
        lat: place.lat / 1000,
        lon: place.lon / 1000,
        rank,
      }
  }
  return best
}

/** How many towns and other destinations can be suggested. */
export async function countTowns(): Promise<number> {
  return (await openTable()).names.length
}

/** Up to six cities that a text may mean, the best first. The first call waits until the table is there. */
export async function suggestCities(text: string): Promise<Suggestion[]> {
  const cities = await openTable()
  const suggestions = new Map<string, Suggestion>()
  for (const place of searchTypeahead(cities.table, text, MAX_MATCHES)) {
    const suggestion = toSuggestion(place, cities)
    const key = `${suggestion.name} ${suggestion.country}`
    if (suggestions.has(key)) continue
    const towns = suggestion.id === null ? basesOf(place, cities) : []
    suggestions.set(key, towns.length > 0 ? { ...suggestion, towns } : suggestion)
  }
  return [...suggestions.values()].slice(0, MAX_SUGGESTIONS)
}

function toSuggestion(place: number, cities: CityTable): Suggestion {
  const [name, country] = [cities.names[place] ?? '', cities.countries[place] ?? '']
  const [lat, lon] = [degrees(cities.positions[2 * place]), degrees(cities.positions[2 * place + 1])]
  // An island may have a guide of ours without a position in the list of towns: it is where that guide has its middle.
  const city = findCityOfTown({ name, country, lat, lon })
  return {
    id: city?.id ?? townIdOf({ country, lat, lon }),
    name,
    country,
    displayName: displayName(name, country, cities.regions.get(place)),
    lat: lat ?? city?.lat ?? null,
    lon: lon ?? city?.lon ?? null,
  }
}

function basesOf(place: number, cities: CityTable): BaseTown[] {
  return (cities.towns.get(place) ?? []).flatMap((town) => {
    const { id, name, displayName, lat, lon } = toSuggestion(town, cities)
    return id === null ? [] : [{ id, name, displayName, lat, lon }]
  })
}

function openTable(): Promise<CityTable> {
  loadedTable ??= loadCityTable()
  return loadedTable.catch((error: unknown) => {
    loadedTable = null
    throw error
  })
}

/** To three decimals, which is as much as a 32-bit number holds of any longitude; null where it is not known. */
function degrees(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : Math.round(value * 1000) / 1000
}

// Singapore is in no other country, and Hong Kong's goes on; Roman is not Romania.
function displayName(name: string, code: string, region: string | undefined): string {
  const country = countries.of(code) ?? code
  if (country === name || country.startsWith(`${name} SAR `)) return name
  return [name, region, country].filter(Boolean).join(', ')
}
