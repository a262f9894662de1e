import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldText } from '@tripwright/domain/base/fold-text'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import {
  type City,
  type Guide,
  type GuideFile,
  provenanceOfGuides,
  toGuide,
} from '@tripwright/domain/destination/places'

/** A town of the same name and country so near to a city of ours is that city; metres. */
const ONE_CITY_METRES = 20_000
const folder = fileURLToPath(new URL('../../../../../data/guides', import.meta.url))

/** A guide is loaded on first use: all together are megabytes, and most processes need a few. */
const guideCache = new Map<string, Guide>()
let cities: City[] | null = null

/** The cities that have a guide, by name. */
export function listCities(): City[] {
  cities ??= readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readGuide(name.slice(0, -'.json'.length)).city)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return cities
}

/** Age of the list of guides: that of the oldest one. */
export function guidesProvenance() {
  const guides = listCities().map(({ id }) => readGuide(id))
  return Object.assign(provenanceOfGuides(guides), { source: 'Tripwright guides' })
}

/** A town or destination of the list of suggestions. */
type NamedPlace = { name: string; country: string }

/** The city of ours that a town is: of its name, in its country, and near. */
export function findCityOfTown(town: Position & NamedPlace): City | null {
  const city = findCityOfDestination(town)
  return city && metresBetween(city, town) < ONE_CITY_METRES ? city : null
}

/** The city of ours of this name and country: all that can be asked of a destination without a position. */
export function findCityOfDestination({ name, country }: NamedPlace): City | null {
  const folded = foldText(name)
  return listCities().find((city) => city.country === country && foldText(city.name) === folded) ?? null
}

/** The guide of a city; null when there is none. */
export function findGuide(cityId: string): Guide | null {
  return listCities().some(({ id }) => id === cityId) ? readGuide(cityId) : null
}

function readGuide(id: string): Guide {
  const guide = guideCache.get(id) ?? toGuide(readFile(id))
  guideCache.set(id, guide)
  return guide
}

// A test checks the shape of every file, so that a start need not.
function readFile(id: string): GuideFile {
  return JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
}
