import { findCities, type NamedCity } from '@tripwright/domain/assistant/language'
import { journeyWordsIn, lacksPlace, type ToolCall, townWordsIn } from '@tripwright/domain/assistant/tools'
import type { Output } from '@tripwright/domain/base/contract'
import { foldLetters } from '@tripwright/domain/base/fold-text'
import { basesApart, type City, citySuggestions } from '@tripwright/domain/destination/places'
import type { ChosenTown } from '#features/trip/planner/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/**
 * A town that somebody named and no guide of ours has, as the list of towns knows it: its zone and its currency are empty. A region
 * is the town from which it is usually seen, and has the others as `bases`.
 */
export type SaidTown = City & { town: ChosenTown; bases: readonly ChosenTown[] }

/** A month: towns stay where they are. */
const FRESH_MS = 30 * 86_400_000

/**
 * The towns that a question names, looked up where it was read but its place was not, or where it says that a journey goes to what none
 * of `known` is; none with no network.
 */
export async function findSaidTowns(
  text: string,
  calls: readonly ToolCall[],
  known: readonly NamedCity[],
): Promise<SaidTown[]> {
  const isBetweenTwo = findCities(text, known).length === 1 && FAR.test(text)
  const isOther = isBetweenTwo || findCities(text, known).length === 0
  const words = lacksPlace(calls) || isBetweenTwo ? townWordsIn(text) : isOther ? journeyWordsIn(text) : []
  const found = (await Promise.all(words.map(findTown))).filter((town) => town !== null)
  const towns = found.filter(({ id }) => !known.some((one) => one.id === id))
  return towns.filter((town) => !towns.some((other) => other !== town && isPartOf(town, other)))
}

const FAR = /\b(?:how far|distance)\b|\bto\b.+\bfrom\b|\bfrom\b.+\bto\b/i

/** "San" is no town where "San Gimignano" is one. */
function isPartOf({ nameLocal }: City, whole: City): boolean {
  return foldLetters(whole.nameLocal).includes(foldLetters(nameLocal))
}

type Suggested = Output<typeof citySuggestions>['cities'][number]

/** A server that lets one wait is not asked again for a while: a conversation names many towns, and each is looked up. */
const SLOW_MS = 4_000
const PAUSE_MS = 30_000
let pausedUntil = 0

async function findTown(name: string): Promise<SaidTown | null> {
  const began = Date.now()
  if (began < pausedUntil) return null
  const folded = foldLetters(name)
  const answer = await fetchFact(`town:${folded}`, citySuggestions, { query: name }, FRESH_MS)
  if (answer === null && Date.now() - began > SLOW_MS) pausedUntil = Date.now() + PAUSE_MS
  const [town, ...others] = answer?.cities.filter((one) => foldLetters(one.name) === folded) ?? []
  if (!town) return null
  const isAmbiguous = others.some(({ country }) => country !== town.country)
  // The best known is taken, and then the answer says of which country it is.
  return toCity(town, isAmbiguous ? town.displayName : town.name)
}

function toCity({ name, country, towns = [], ...own }: Suggested, shown: string): SaidTown | null {
  const bases = basesApart(towns.flatMap((one) => toTown(one) ?? []))
  const town = toTown({ name, ...own }) ?? bases[0]
  if (!town) return null
  const { id, lat, lon } = town
  return { id, name: shown, nameLocal: name, country, lat, lon, zone: '', currency: '', town, bases }
}

function toTown({
  id,
  name,
  displayName,
  lat,
  lon,
}: Omit<Suggested, 'country' | 'towns'>): ChosenTown | null {
  if (!id || typeof lat !== 'number' || typeof lon !== 'number') return null
  return { id, name, lat, lon, label: displayName }
}
