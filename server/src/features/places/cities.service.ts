import { foldedText } from '@tripwright/domain/base/folded-text'
import { type KnownCity, suggestCities } from '@tripwright/domain/places'
import { FIRST_CITIES, MORE_CITIES } from '@tripwright/domain/stays'
import { listAirports } from '#features/flights/index.ts'
import { listCities } from './guides.service.ts'

type Suggestion = { name: string; country: string; displayName: string }

// Specification section 9: up to six.
const MOST = 6
const countries = new Intl.DisplayNames('en', { type: 'region' })
let known: readonly KnownCity[] | null = null

/** Up to six cities that a text may mean, of all that we know. */
export function findCities(text: string): Suggestion[] {
  known ??= gatherCities()
  return suggestCities(text, known, MOST).map(({ name, country }) => {
    return { name, country, displayName: displayName(name, countries.of(country) ?? country) }
  })
}

// Those with a guide first, for there we have most to say; then the well-known ones, and every city with an airport of ours.
function gatherCities(): KnownCity[] {
  const guided = listCities().map(({ name, nameLocal, country }) => ({ name, country, also: [nameLocal] }))
  const served = listAirports().map(({ city, country }) => ({ name: city, country }))
  const all: KnownCity[] = [...guided, ...FIRST_CITIES, ...MORE_CITIES, ...served]
  const keyOf = ({ name, country }: KnownCity) => `${country} ${foldedText(name)}`
  const keys = all.map(keyOf)
  return all.filter((city, at) => keys.indexOf(keyOf(city)) === at)
}

// Singapore is in no other country, and Hong Kong's goes on for three words more.
function displayName(name: string, country: string): string {
  return country.startsWith(name) ? name : `${name}, ${country}`
}
