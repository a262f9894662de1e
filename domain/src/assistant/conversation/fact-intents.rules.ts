import { truncateText } from '../../base/well-formed-text.ts'
import type { City } from '../../destination/places/index.ts'
import {
  findCountry,
  findLanguage,
  findPassportsAndDestinations,
  mentionsAny,
  type NamedCity,
  type ParsedDates,
  wordList,
} from '../language/index.ts'
import { FACT_TOPIC_WORDS, PHRASE_FRAME_WORDS } from './vocabulary.data.ts'

/** A city with climate or cost data, with or without a guide. */
export type CityRef = NamedCity & { country: string }
/** The parts of a question that these readers use: `mentioned` are its cities, with or without a guide. */
export type FactQuestion = {
  text: string
  spoken: string
  when: ParsedDates
  named: City[]
  mentioned: CityRef[]
}

/** The topics of a country's everyday life. */
export const HABIT_TOPICS = ['plug', 'tipping', 'water', 'side', 'dress'] as const
export type HabitTopic = (typeof HABIT_TOPICS)[number]

/** A question that a fact table answers. Countries are ISO 3166-1 alpha-2, months 1 to 12, languages ISO 639. */
export type FactIntent =
  | { kind: 'visa'; passports: string[]; destination: string }
  | { kind: 'climate'; cityId: string; month: number | null; isBest: boolean }
  | { kind: 'safety'; country: string; isEmergency: boolean }
  | { kind: 'cost'; cityId: string; month: number | null }
  /** `from` has the possible languages of the question. */
  | { kind: 'phrase'; language: string; from: string[]; text: string }
  | { kind: 'habits'; country: string; topics: HabitTopic[] }
  | { kind: 'clock'; cityId: string | null; country: string }
  | { kind: 'distance'; cityIds: [string, string] }

const VOCABULARY = Object.fromEntries(
  Object.entries(FACT_TOPIC_WORDS).map(([key, text]) => [key, wordList(text)]),
) as Record<keyof typeof FACT_TOPIC_WORDS, string[]>
const PHRASE_FRAMES = wordList(PHRASE_FRAME_WORDS)

type Group = 'of-country' | 'of-city' | 'safety' | 'budget'

/** Reads the intents that the fact tables answer. The caller has already matched the words for safety and costs. */
export function readFacts(group: Group): (question: FactQuestion) => FactIntent[] {
  return (question) => {
    if (group === 'of-country') return [...readHabits(question), ...readClock(question)].slice(0, 1)
    if (group === 'of-city') return readDistance(question).concat(readClimate(question)).slice(0, 1)
    if (group === 'budget') return readCost(question)
    const country = countryOf(question)
    const isEmergency = mentionsAny(question.spoken, VOCABULARY.emergency)
    return country === null ? [] : [{ kind: 'safety', country, isEmergency }]
  }
}

/** "I am Indian, do I need a visa for Japan?": the passports and the destination. */
export function readVisa({ text, mentioned }: FactQuestion): FactIntent[] {
  const { passports, destinations, isOfPeople } = findPassportsAndDestinations(text)
  const [city] = mentioned
  const [only, ...more] = destinations
  // "In Istanbul on a Pakistani passport": the city is where one goes.
  if (
    city &&
    isOfPeople &&
    passports.length === 0 &&
    only !== undefined &&
    more.length === 0 &&
    only !== city.country
  )
    return [{ kind: 'visa', passports: [only], destination: city.country }]
  const [to = mentioned[0]?.country] = destinations.filter((code) => !passports.includes(code))
  if (to === undefined) return []
  return [{ kind: 'visa', passports, destination: to }]
}

const MAX_PHRASE_LENGTH = 100
/** The preposition "in" before a language name, where it is a separate word. */
const PREPOSITIONS = / (?:in|en|auf|into|to|em|op|po|na|по|на|بال|في|में) /g
/** The particles that Japanese, Chinese and Korean put after the phrase to translate. */
const TRAILING_PARTICLES = /(?:用|は|を|って|とは|를|을|는|은|라고)(?= |$)/gu

/** "How do you say thank you in Japanese": the language and the phrase. */
export function readPhrase({ text, spoken }: FactQuestion): FactIntent[] {
  const language = findLanguage(text)
  if (language === null) return []
  let rest = ` ${spoken.replace(language.name, ' ')} `
  for (const frame of [...PHRASE_FRAMES].sort((a, b) => b.length - a.length)) rest = rest.replace(frame, ' ')
  const phrase = rest.replace(PREPOSITIONS, ' ').replace(TRAILING_PARTICLES, ' ').replace(/\s+/g, ' ').trim()
  return [
    {
      kind: 'phrase',
      language: language.code,
      from: language.calledIn,
      text: truncateText(phrase, MAX_PHRASE_LENGTH),
    },
  ]
}

function countryOf({ text, mentioned }: FactQuestion): string | null {
  return mentioned[0]?.country ?? findCountry(text)
}

function readHabits(question: FactQuestion): FactIntent[] {
  const topics = HABIT_TOPICS.filter((topic) => mentionsAny(question.spoken, VOCABULARY[topic]))
  const country = topics.length > 0 ? countryOf(question) : null
  return country === null ? [] : [{ kind: 'habits', country, topics }]
}

function readClock(question: FactQuestion): FactIntent[] {
  if (!mentionsAny(question.spoken, VOCABULARY.clock)) return []
  const country = countryOf(question)
  // A city without a guide gets its time zone from the climate table.
  return country === null ? [] : [{ kind: 'clock', cityId: question.mentioned[0]?.id ?? null, country }]
}

function readDistance({ spoken, named }: FactQuestion): FactIntent[] {
  const [from, to] = named
  const isAsked = from && to && mentionsAny(spoken, VOCABULARY.distance)
  return isAsked ? [{ kind: 'distance', cityIds: [from.id, to.id] }] : []
}

function readClimate({ spoken, mentioned, when }: FactQuestion): FactIntent[] {
  const [city] = mentioned
  if (!city || !mentionsAny(spoken, VOCABULARY.weather)) return []
  const isBest = mentionsAny(spoken, VOCABULARY.bestTime)
  return [{ kind: 'climate', cityId: city.id, month: monthOf(when), isBest }]
}

function readCost({ mentioned, when }: FactQuestion): FactIntent[] {
  const [city] = mentioned
  return city ? [{ kind: 'cost', cityId: city.id, month: monthOf(when) }] : []
}

function monthOf({ from, month }: FactQuestion['when']): number | null {
  return from ? Number(from.slice(5, 7)) : month
}
