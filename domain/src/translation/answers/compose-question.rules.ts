import { type CompanionAnswer, isWholeWithout, OPEN_REQUEST } from '../../assistant/conversation/index.ts'
import { partsOfCall } from '../../assistant/tools/index.ts'
import {
  countryName,
  dayText,
  listText,
  moneyText,
  monthText,
  numberText,
  unitText,
} from './format-values.rules.ts'
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
  if (card.missing === OPEN_REQUEST) return composeNoted(card, voice)
  const { country } = Object(card.said)
  const place = typeof country === 'string' ? countryName(language, country) : null
  const offered = card.offers.flatMap((tool) =>
    Object.hasOwn(sentences.offers, tool) ? [sentences.offers[tool as OfferedTool]] : [],
  )
  const isCountry = card.missing === 'country' || card.missing === 'destination'
  const isCity = card.missing === 'city' || card.missing === 'cities'
  const chips = isCountry
    ? CHIP_COUNTRIES.map((code) => countryName(language, code))
    : isCity
      ? CHIP_CITIES.map(voice.cityName)
      : []
  const isWhole = isWholeWithout(card)
  const question = questionOf(card, place, voice)
  return {
    sentences: [question, sentences.free],
    offers: [...offered, ...chips, ...(isWhole ? [sentences.goAhead] : [])],
    isWhole: true,
  }
}

/** What the talk is about after a remark, and what can be asked next. */
function composeNoted(card: CardOf<'question'>, voice: AnswerVoice): ComposedAnswer {
  const { sentences, language } = voice
  const { date, to, cities, country } = Object(card.said)
  const what = understoodIn(
    { ...card, said: { ...card.said, startDate: date, back: to, to: undefined } },
    voice,
  )
  const isSomewhere = cities !== undefined || country !== undefined
  const asked = isSomewhere ? sentences.askOther : sentences.askCity
  const noted = what.slice(0, 1).toLocaleUpperCase(language) + what.slice(1)
  return {
    sentences: [what === '' ? asked : `${noted}. ${asked}`, sentences.free],
    offers: isSomewhere
      ? AFTER_REMARK.map((tool) => sentences.offers[tool])
      : CHIP_CITIES.map(voice.cityName),
    isWhole: true,
  }
}
const AFTER_REMARK = ['plan.make', 'weather.forecast', 'costs.city'] as const satisfies readonly OfferedTool[]

function questionOf(card: CardOf<'question'>, place: string | null, voice: AnswerVoice): string {
  const { sentences } = voice
  const asked = card.missing === null ? undefined : ASKED[card.missing]
  const what = isWholeWithout(card) && asked === 'askDetails' ? understoodIn(card, voice) : ''
  if (what !== '') return sentence(sentences, 'askUnderstood', { what })
  if (asked !== undefined) return sentences[asked]
  if (card.about !== null) return sentences.askOther
  return place === null ? sentence(sentences, 'unknown') : sentence(sentences, 'unknownPlace', { place })
}

/** What was understood, in the words of the language; empty where nothing of it can be said. */
function understoodIn({ said }: CardOf<'question'>, { language, sentences, cityName }: AnswerVoice): string {
  const count = (key: 'adults' | 'children') => (number: number) =>
    sentence(sentences, key, { count: numberText(language, number) })
  const parts = partsOfCall(Object(said), {
    place: (one) => cityName({ id: one, name: titled(one) }),
    country: (code) => countryName(language, code),
    dates: (from, to) =>
      to === null ? dayText(language, from) : `${dayText(language, from)} – ${dayText(language, to)}`,
    month: (month) => monthText(language, month),
    days: (days) => unitText(language, days, 'day'),
    adults: count('adults'),
    children: count('children'),
    money: (sum) => moneyText(language, sum),
    currency: (code) => code,
  })
  return listText(language, parts)
}

/** "new-york" as a name. */
const titled = (id: string) =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
