import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldText } from '@tripwright/domain/base/fold-text'
import { metresBetween } from '@tripwright/domain/base/geo'
import {
  type City,
  type Guide,
  type GuideFile,
  provenanceOfGuides,
  toGuide,
} from '@tripwright/domain/destination/places'
import { listCityClimates } from '#features/destination/climate/index.ts'

type NamedPlace = { name: string; country: string; lat: number | null; lon: number | null }

/** A town of the same name and country so near to a city of ours is that city; metres. Chichén Itzá is 38 km from where one sleeps. */
const ONE_CITY_METRES = 40_000
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

/** The city of ours that a town is: of one of its names, in its country, and near where a position is known. */
export function findCityOfTown({ name, country, ...at }: NamedPlace): City | null {
  const folded = foldText(name)
  const isNear = (city: City) =>
    at.lat === null || at.lon === null || metresBetween(city, { lat: at.lat, lon: at.lon }) < ONE_CITY_METRES
  const isSame = (city: City) =>
    city.country === country &&
    [city.name, ...(city.also ?? [])].some((one) => foldText(one) === folded) &&
    isNear(city)
  return listCities().find(isSame) ?? null
}

/** The guide of a city; null when there is none. */
export function findGuide(cityId: string): Guide | null {
  return listCities().some(({ id }) => id === cityId) ? readGuide(cityId) : null
}

function readGuide(id: string): Guide {
  const guide = guideCache.get(id) ?? toGuide(readFile(id), listCityClimates().get(id)?.high)
  guideCache.set(id, guide)
  return guide
}

// A test checks the shape of every file, so that a start need not.
function readFile(id: string): GuideFile {
  return JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
}
