import { basesApart, type City, citySuggestions } from '@tripwright/domain/destination/places'
import { loadGuideList, otherNameOf, sortByNameMatch } from '#features/destination/places/index.ts'
import { call } from '#platform/call.ts'
import type { SearchSuggestions } from '#ui/use-suggestions.ts'
import type { ChosenTown } from './plan-form-fields.state.ts'

/** The options of the planner's city box: a city with a guide of ours, or a town whose guide is gathered. */
export type CityOption = {
  town: ChosenTown
  label: string
  /** Its name there; or the one by which it was found. */
  nameLocal: string
  isReady: boolean
  /** The island, region or sight that was typed, which is seen from this town. */
  baseFor?: string
  /** A region that is seen from several towns, one after the other: `town` is the first of them. */
  bases?: ChosenTown[]
}

const MAX_OPTIONS = 8
/** A server that has just started reads its table of towns first. */
const TIMEOUT_MS = 10_000
const MIN_CHARS = 2
const NO_TOWNS = { cities: [], asOf: null, source: '' }

/** The cities with a guide by this name, shown at once, then other towns of the name. */
export const findCityOptions: SearchSuggestions<CityOption> = async (text, signal, showFirst) => {
  const guides = await loadGuideList()
  const cities = guides?.cities ?? []
  const ours = guides ? [guides] : []
  const builtIn = sortByNameMatch(cities, text)
  const ready = builtIn.map((city) => readyOption(city, otherNameOf(city, text)))
  if (text.trim().length < MIN_CHARS || builtIn.length >= MAX_OPTIONS) return { items: ready, sources: ours }
  showFirst({ items: ready, sources: ours })
  const response = await call(citySuggestions, { query: text.trim() }, { signal, timeoutMs: TIMEOUT_MS })
  const { cities: towns, ...theirs } = response.ok ? response.value : NO_TOWNS
  const others = towns.flatMap((town) => {
    const bases = (town.towns ?? []).flatMap((base) => toOption(base, cities, town.name))
    return [...toOption(town, cities), ...regionOption(town, bases), ...bases]
  })
  const seen = new Set(builtIn.map(({ id }) => id))
  const fresh = others.filter(
    (option) => option.bases !== undefined || (!seen.has(option.town.id) && seen.add(option.town.id)),
  )
  const sources = fresh.length > 0 ? [...ours, theirs] : ours
  return { items: [...ready, ...fresh].slice(0, MAX_OPTIONS), sources }
}

/** A region as a trip from base to base, where it has two and more that a road joins. */
function regionOption({ name, displayName }: SuggestedTown, towns: readonly CityOption[]): CityOption[] {
  const bases = basesApart(towns.map(({ town }) => town))
  const [first] = bases
  if (!first || bases.length < 2) return []
  return [{ town: first, label: displayName, nameLocal: name, isReady: true, bases }]
}

type SuggestedTown = {
  id?: string | null | undefined
  name: string
  displayName: string
  lat?: number | null | undefined
  lon?: number | null | undefined
}

function toOption(
  { id, name, displayName, lat, lon }: SuggestedTown,
  cities: readonly City[],
  baseFor?: string,
): CityOption[] {
  const base = baseFor === undefined ? {} : { baseFor }
  const city = cities.find((one) => one.id === id)
  if (city) return [Object.assign(readyOption(city), base)]
  // Nobody can plan a place of which no position is known.
  if (!id || typeof lat !== 'number' || typeof lon !== 'number') return []
  const town = { id, name, lat, lon, label: displayName }
  return [Object.assign({ town, label: displayName, nameLocal: '', isReady: false }, base)]
}

function readyOption({ id, name, nameLocal, lat, lon }: City, other: string | null = null): CityOption {
  return { town: { id, name, lat, lon }, label: name, nameLocal: other ?? nameLocal, isReady: true }
}
