import { MEALS, type PointOfInterest } from '../../destination/places/index.ts'
import type { PlanFacts } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { normalizeWords } from '../language/index.ts'
import { FILLER_WORDS, STOP_WORDS_BY_CATEGORY } from './change-words.data.ts'
import { type PlannedStop, plannedStops } from './stop-rows.rules.ts'

/** The stops of a plan that words mean, by name, else by what they are; empty when there is none. */
export function findNamedStops(words: string, view: PlanView, facts: PlanFacts): PlannedStop[] {
  const spoken = tellingWords(words)
  if (spoken.length === 0) return []
  const all = plannedStops(view)
  const places = new Map(facts.guides.flatMap((guide) => guide.pointsOfInterest).map((one) => [one.id, one]))
  const exact = all.filter(({ stop }) => tellingWords(stop.name).join(' ') === spoken.join(' '))
  if (exact.length > 0) return exact
  const meal = MEALS.find((one) => spoken.includes(one))
  if (meal) return all.filter(({ stop }) => stop.meal === meal)
  const phrase = spoken.join(' ')
  const ofKind = all.filter(({ stop }) => isCalled(phrase, places.get(stop.poiId ?? '')))
  const named = all.filter(({ stop }) => {
    const place = places.get(stop.poiId ?? '')
    return [stop.name, place?.nameLocal ?? ''].some((name) => sharesWords(spoken, tellingWords(name)))
  })
  // "The museum" is any museum, also where only one bears the word in its name.
  return ofKind.length > 0 ? ofKind : named
}

function isCalled(phrase: string, place: PointOfInterest | undefined): boolean {
  return STOP_WORDS_BY_CATEGORY[place?.category ?? '']?.includes(phrase) === true
}

/** Whether what was said is a part of a name, or the whole name was said among other words. */
function sharesWords(spoken: readonly string[], name: readonly string[]): boolean {
  if (name.length === 0) return false
  return spoken.every((word) => name.includes(word)) || name.every((word) => spoken.includes(word))
}

function tellingWords(text: string): string[] {
  return normalizeWords(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !FILLER_WORDS.includes(word))
}

/** Places of the guides of a plan that words mean: one by name, or the best known of a kind that are not in it yet. */
export function findNamedPlaces(words: string, view: PlanView, facts: PlanFacts): PointOfInterest[] {
  const spoken = tellingWords(words)
  if (spoken.length === 0) return []
  const cities = new Set(view.plan.days.map(({ cityId }) => cityId))
  const places = facts.guides
    .filter(({ city }) => cities.has(city.id))
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
    .toSorted((a, b) => b.renown - a.renown)
  const namesOf = ({ name, nameLocal }: PointOfInterest) => [name, nameLocal].map(tellingWords)
  const exact = places.filter((place) => namesOf(place).some((name) => name.join(' ') === spoken.join(' ')))
  if (exact.length > 0) return exact.slice(0, 1)
  const phrase = spoken.join(' ')
  const taken = new Set(plannedStops(view).map(({ stop }) => stop.poiId))
  const ofKind = places.filter((place) => isCalled(phrase, place) && !taken.has(place.id))
  if (ofKind.length > 0) return ofKind
  return places.filter((place) => namesOf(place).some((name) => sharesWords(spoken, name)))
}
