import { type CompanionAnswer, isWholeWithout } from '../../assistant/conversation/index.ts'
import { countryName } from './format-values.rules.ts'
import { type OfferedTool, type SentenceKey, sentence } from './sentences.rules.ts'
import type { AnswerVoice } from './voice.rules.ts'

type CardOf<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>
/** Sentences, and questions that can be asked next; `isWhole` answers say all, of others the card of facts has more. */
export type ComposedAnswer = { sentences: string[]; offers: string[]; isWhole: boolean }

const ABILITIES: readonly OfferedTool[] = [
  'plan.make',
  'visa.check',
  'weather.forecast',
  'currency.convert',
  'emergency.numbers',
  'phrases.say',
]

/** Small talk, a question back, and what is not known: all that is to be said, with what can be asked next. */
export function wholeAnswer(card: CompanionAnswer, voice: AnswerVoice): ComposedAnswer | null {
  const { sentences } = voice
  switch (card.kind) {
    case 'smalltalk': {
      const isOver = card.topic === 'thanks' || card.topic === 'farewell'
      return {
        sentences: [sentence(sentences, card.topic as 'greeting')],
        offers: isOver ? [] : ABILITIES.map((tool) => sentences.offers[tool]),
        isWhole: true,
      }
    }
    case 'question':
      return composeQuestion(card, voice)
    case 'refused':
      return { sentences: [sentence(sentences, 'refused')], offers: [], isWhole: true }
    case 'not-known':
      return { sentences: [sentence(sentences, 'notKnown')], offers: [], isWhole: true }
    default:
      return null
  }
}

const ASKED: Readonly<Record<string, SentenceKey & `ask${string}`>> = {
  cities: 'askCity',
  city: 'askCity',
  place: 'askCity',
  country: 'askCountry',
  destination: 'askDestination',
  passports: 'askPassports',
  amount: 'askAmount',
  from: 'askAmount',
  currency: 'askCurrency',
  to: 'askCurrency',
  people: 'askPeople',
  language: 'askLanguage',
  date: 'askDetails',
  details: 'askDetails',
}
const CHIP_COUNTRIES = ['IT', 'FR', 'JP', 'TH']
const CHIP_CITIES = [
  { id: 'rome', name: 'Rome' },
  { id: 'paris', name: 'Paris' },
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'lisbon', name: 'Lisbon' },
]

function composeQuestion(card: CardOf<'question'>, voice: AnswerVoice): ComposedAnswer {
  const { sentences, language } = voice
  const { country } = Object(card.said)
  const place = typeof country === 'string' ? countryName(language, country) : null
  const offered = card.offers.flatMap((tool) =>
    Object.hasOwn(sentences.offers, tool) ? [sentences.offers[tool as OfferedTool]] : [],
  )
  const asked = card.missing === null ? undefined : ASKED[card.missing]
  const isCountry = card.missing === 'country' || card.missing === 'destination'
  const isCity = card.missing === 'city' || card.missing === 'cities'
  const chips = isCountry
    ? CHIP_COUNTRIES.map((code) => countryName(language, code))
    : isCity
      ? CHIP_CITIES.map(voice.cityName)
      : []
  const unknown =
    place === null ? sentence(sentences, 'unknown') : sentence(sentences, 'unknownPlace', { place })
  const question =
    asked === undefined ? (card.about === null ? unknown : sentences.askOther) : sentences[asked]
  return {
    sentences: [question, sentences.free],
    offers: [...offered, ...chips, ...(isWholeWithout(card) ? [sentences.goAhead] : [])],
    isWhole: true,
  }
}
