import { MEALS, type PointOfInterest } from '../../destination/places/index.ts'
import type { PlanFacts } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { normalizeWords } from '../language/index.ts'
import { KEYS, list, type Spoken, UNSPACED } from './change-vocabulary.rules.ts'
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

/** A stop that is called by what is said around it has no name: it is asked which. */
export function withPlainNames<C extends object>(change: C): C {
  const plain = Object.entries(change).map(([key, value]) => [
    key,
    (key === 'stop' || key === 'place') && typeof value === 'string' ? nameOf(value) : value,
  ])
  return Object.fromEntries(plain.filter(([, value]) => value !== undefined)) as C
}

function nameOf(said: string): string | undefined {
  const words = said.split(' ').filter((word) => !AROUND.has(word))
  return words.length === 0 || words.length > MAX_NAME_WORDS ? undefined : words.join(' ')
}
const AROUND = new Set(
  'there that this it its them those these which where is are was how but so because when exactly we i you me us please will would could can something anything with from the then now only also too both round over here already just whatever everything all hour hours minutes later earlier asseblief אותו אותה'.split(
    ' ',
  ),
)

/** What a sentence names beside the words for the change: the stop by its name. */
export function restOf(spoken: string, words: Spoken, weekdays: readonly string[]): string | undefined {
  const known = [
    ...[...KEYS, 'add' as const, 'swap' as const].flatMap((key) =>
      list(words[key]).filter((word) => word !== ''),
    ),
    ...weekdays,
  ]
  if (UNSPACED.test(spoken)) {
    const left = known
      .sort((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), spoken)
      .replace(
        /[\d第个個把的从從吧了请請]|から|에서|(?<=\p{sc=Hangul})[을를은는] |해 ?줘|주세요|して(?:ください)?/gu,
        ' ',
      )
    return longestPart(left.trim().split(/ +/))
  }
  const phrases = known.filter((one) => one.includes(' '))
  const unsaid = phrases
    .reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' '), spoken.replace(POLITE, ' '))
    .trim()
    .split(' ')
    .filter((word) => !/\d/.test(word) && !known.some((one) => beginsAs(word, one)))
  const left = unsaid.filter((word) => word.length > MAX_PARTICLE)
  // "मॉल", "برج": other scripts write a short word with few letters.
  const short = unsaid.filter((word) => word.length === MAX_PARTICLE && SHORT_SCRIPTS.test(word))
  const named = left.length > 0 ? left : short.slice(0, 1)
  return named.length === 0 || named.length > MAX_NAME_WORDS ? undefined : named.join(' ')
}
/** Whether a word is one of a vocabulary, or begins as one that is no whole word. */
function beginsAs(word: string, known: string): boolean {
  return known.includes(' ') ? word === known.slice(0, known.indexOf(' ')) : word.startsWith(known)
}
const POLITE =
  / (?:please|pls|bitte|por favor|porfa|porfavor|s il te plait|s il vous plait|svp|stp|per favore|per piacere|asseblief|alsjeblieft|alstublieft|aub|prosze|prosim|kerlek|lutfen|пожалуиста|плиз|будь ласка|моля|molim|prosim te|snalla|tack|vaer sa snill|va rog|te rog|παρακαλω|בבקשה|من فضلك|لو سمحت|لو سمحتي|tolong|nhe|po|naman|tafadhali|कृपया|प्लीज|অনুগ্রহ করে|প্লিজ|dong|ya|mate|thanks|gracias|merci|danke|grazie|obrigado|obrigada)(?= )/gu
const SHORT_SCRIPTS = /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Arabic}\p{sc=Hebrew}]/u
const MAX_PARTICLE = 3
const MAX_NAME_WORDS = 4

function longestPart(parts: readonly string[]): string | undefined {
  const [longest = ''] = [...parts].sort((a, b) => b.length - a.length)
  return longest.length > 1 ? longest : undefined
}
