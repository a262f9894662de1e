import { cutText } from '../base/whole-text.ts'
import type { City } from '../places/index.ts'
import {
  findCountry,
  findJourney,
  findLanguage,
  type Named,
  says,
  type When,
  wordList,
} from '../speech/index.ts'
import { ABOUT_FACTS, SAY_FRAMES } from './fact-vocabulary.data.ts'

/** A city of which some things are known. */
export type OtherCity = Named & { country: string }
/** Of a question, what these readers go by: `known` are its cities, with or without a guide. */
export type FactHeard = { text: string; spoken: string; when: When; named: City[]; known: OtherCity[] }

/** What is asked of a country's everyday life. */
export const TOPICS = ['plug', 'tipping', 'water', 'side'] as const
export type Topic = (typeof TOPICS)[number]

/** A question that a table of ours answers. Countries are ISO 3166-1 alpha-2, months 1 to 12, languages ISO 639. */
export type FactWish =
  | { kind: 'visa'; passports: string[]; destination: string }
  | { kind: 'climate'; cityId: string; month: number | null; isBest: boolean }
  | { kind: 'safety'; country: string; isEmergency: boolean }
  | { kind: 'cost'; cityId: string; month: number | null }
  /** `from` are the languages that it may have been asked in. */
  | { kind: 'phrase'; language: string; from: string[]; text: string }
  | { kind: 'habits'; country: string; topics: Topic[] }
  | { kind: 'clock'; cityId: string | null; country: string }
  | { kind: 'distance'; cityIds: [string, string] }

const VOCABULARY = Object.fromEntries(
  Object.entries(ABOUT_FACTS).map(([key, text]) => [key, wordList(text)]),
) as Record<keyof typeof ABOUT_FACTS, string[]>
const FRAMES = wordList(SAY_FRAMES)

type Group = 'of-country' | 'of-city' | 'safety' | 'budget'

/** Reads what a table of ours may answer; the caller has heard what safety and costs are asked by. */
export function readFacts(group: Group): (heard: FactHeard) => FactWish[] {
  return (heard) => {
    if (group === 'of-country') return [...readHabits(heard), ...readClock(heard)].slice(0, 1)
    if (group === 'of-city') return readDistance(heard).concat(readClimate(heard)).slice(0, 1)
    if (group === 'budget') return readCost(heard)
    const country = countryOf(heard)
    const isEmergency = says(heard.spoken, VOCABULARY.emergency)
    return country === null ? [] : [{ kind: 'safety', country, isEmergency }]
  }
}

/** "I am Indian, do I need a visa for Japan?": who is of a country, and where to. */
export function readVisa({ text, known }: FactHeard): FactWish[] {
  const { passports, destinations } = findJourney(text)
  const [to = known[0]?.country] = destinations.filter((code) => !passports.includes(code))
  if (to === undefined) return []
  return [{ kind: 'visa', passports, destination: to }]
}

const LONGEST_PHRASE = 100
/** "In" of the language, where it stands apart. */
const LINKS = / (?:in|en|auf|into|to|em|op|po|na|по|на|بال|في|में) /g
/** And what Japanese, Chinese and Korean write behind what is to be said. */
const TRAILING = /(?:用|は|を|って|とは|를|을|는|은|라고)(?= |$)/gu

/** "How do you say thank you in Japanese": the language, and what is to be said. */
export function readPhrase({ text, spoken }: FactHeard): FactWish[] {
  const language = findLanguage(text)
  if (language === null) return []
  let rest = ` ${spoken.replace(language.said, ' ')} `
  for (const frame of [...FRAMES].sort((a, b) => b.length - a.length)) rest = rest.replace(frame, ' ')
  const said = rest.replace(LINKS, ' ').replace(TRAILING, ' ').replace(/\s+/g, ' ').trim()
  return [
    { kind: 'phrase', language: language.code, from: language.calledIn, text: cutText(said, LONGEST_PHRASE) },
  ]
}

function countryOf({ text, known }: FactHeard): string | null {
  return known[0]?.country ?? findCountry(text)
}

function readHabits(heard: FactHeard): FactWish[] {
  const topics = TOPICS.filter((topic) => says(heard.spoken, VOCABULARY[topic]))
  const country = topics.length > 0 ? countryOf(heard) : null
  return country === null ? [] : [{ kind: 'habits', country, topics }]
}

function readClock(heard: FactHeard): FactWish[] {
  if (!says(heard.spoken, VOCABULARY.clock)) return []
  const country = countryOf(heard)
  // Of a city without a guide the zone is that of its climate.
  return country === null ? [] : [{ kind: 'clock', cityId: heard.known[0]?.id ?? null, country }]
}

function readDistance({ spoken, named }: FactHeard): FactWish[] {
  const [from, to] = named
  const isAsked = from && to && says(spoken, VOCABULARY.distance)
  return isAsked ? [{ kind: 'distance', cityIds: [from.id, to.id] }] : []
}

function readClimate({ spoken, known, when }: FactHeard): FactWish[] {
  const [city] = known
  if (!city || !says(spoken, VOCABULARY.weather)) return []
  const isBest = says(spoken, VOCABULARY.bestTime)
  return [{ kind: 'climate', cityId: city.id, month: monthOf(when), isBest }]
}

function readCost({ known, when }: FactHeard): FactWish[] {
  const [city] = known
  return city ? [{ kind: 'cost', cityId: city.id, month: monthOf(when) }] : []
}

function monthOf({ from, month }: FactHeard['when']): number | null {
  return from ? Number(from.slice(5, 7)) : month
}
