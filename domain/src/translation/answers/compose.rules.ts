import type { CompanionAnswer } from '../../assistant/conversation/index.ts'
import type { Money } from '../../base/money.ts'
import { estimateDay } from '../../destination/costs/index.ts'
import { minutesAhead } from '../../destination/travel-intel/index.ts'
import type { VisaNeed } from '../../documents/entry-rules/index.ts'
import { type ComposedAnswer, wholeAnswer } from './compose-question.rules.ts'
import {
  countryName,
  degreesText,
  lengthText,
  listText,
  moneyText,
  monthText,
  nameOf,
  numberText,
  spanText,
  unitText,
} from './format-values.rules.ts'
import { type SentenceKey, sentence } from './sentences.rules.ts'
import type { AnswerVoice } from './voice.rules.ts'

/** What a composed answer takes from the reader: units, the time, their zone, and a sum in their currency (null: no rate). */
export type Reader = {
  isImperial: boolean
  now: Date
  zone: string
  atHome: (sum: Money) => Money | null
}
type CardOf<K extends CompanionAnswer['kind']> = Extract<CompanionAnswer, { kind: K }>

/**
 * An answer in sentences of a language; null where it has none for such a card. `isWhole` answers say all; of others the card of facts
 * has more.
 */
export function composeAnswer(
  card: CompanionAnswer,
  voice: AnswerVoice,
  reader: Reader,
): ComposedAnswer | null {
  const whole = wholeAnswer(card, voice)
  if (whole) return whole
  const sentences = factSentences(card, voice, reader)
  return sentences && { sentences, offers: [], isWhole: false }
}

function factSentences(card: CompanionAnswer, voice: AnswerVoice, reader: Reader): string[] | null {
  const { sentences, language, cityName } = voice
  switch (card.kind) {
    case 'climate':
      return climateSentences(card, voice, reader)
    case 'forecast':
      return [sentence(sentences, 'forecast', { place: cityName(card.city) })]
    case 'cost':
      return [costSentence(card, voice, reader)]
    case 'money':
      return [
        sentence(sentences, 'money', {
          sum: moneyText(language, card.sum),
          result: moneyText(language, card.result),
        }),
      ]
    case 'visa':
      return visaSentences(card, voice)
    case 'safety':
      return safetySentences(card, voice)
    case 'habits':
      return card.topics.includes('plug') ? [plugSentence(card, voice)] : null
    case 'clock':
      return clockSentences(card, voice, reader)
    case 'plan':
      return planSentences(card, voice)
    case 'phrase':
      return phraseSentences(card, voice)
    case 'distance':
      return [
        sentence(sentences, 'distance', {
          from: cityName(card.from),
          to: cityName(card.to),
          length: lengthText(language, card.metres, reader),
        }),
      ]
    case 'split': {
      const share = listText(
        language,
        card.shares.map(({ amount }) => moneyText(language, { amount, currency: card.total.currency })),
        'disjunction',
      )
      return [sentence(sentences, 'split', { share })]
    }
    default:
      return null
  }
}

function climateSentences(
  { city, facts, best }: CardOf<'climate'>,
  voice: AnswerVoice,
  reader: Reader,
): string[] {
  const { sentences, language, cityName } = voice
  const place = cityName(city)
  const usual = sentence(sentences, 'climate', {
    place,
    month: monthText(language, facts.month),
    low: degreesText(language, facts.low, reader),
    high: degreesText(language, facts.high, reader),
    days: numberText(language, Math.round(facts.rainDays)),
  })
  if (best.length === 0) return [usual]
  const months = listText(
    language,
    best.map((month) => monthText(language, month)),
  )
  return [sentence(sentences, 'bestMonths', { place, months }), usual]
}

function costSentence(
  { city, month, costs }: CardOf<'cost'>,
  voice: AnswerVoice,
  { atHome }: Reader,
): string {
  const day: Money = {
    amount: estimateDay(costs, { style: 'likely', month }).likely,
    currency: costs.currency,
  }
  const home = atHome(day)
  const own = moneyText(voice.language, day, true)
  const sum =
    home && home.currency !== day.currency ? `${own} (≈ ${moneyText(voice.language, home, true)})` : own
  return sentence(voice.sentences, 'cost', { place: voice.cityName(city), sum })
}

const VISA_SENTENCES = {
  citizen: 'visaCitizen',
  'visa-free': 'visaFree',
  eta: 'visaEta',
  'on-arrival': 'visaArrival',
  'e-visa': 'visaOnline',
  required: 'visaRequired',
  'not-admitted': 'visaNotAdmitted',
} as const satisfies Record<VisaNeed, SentenceKey>

function visaSentences(
  { destination, requirements }: CardOf<'visa'>,
  { sentences, language }: AnswerVoice,
): string[] {
  const country = countryName(language, destination)
  const [best] = requirements
  if (!best) return [sentence(sentences, 'visaWhose', { country })]
  const { need, days, certain, kindCertain } = best.entry
  const isSure = certain && kindCertain
  const hasDays = days !== null && !['citizen', 'required', 'not-admitted'].includes(need)
  return [
    // What is not certain is said first, so that no sentence begins like a certain one.
    ...(isSure ? [] : [sentences.visaUnsure]),
    sentence(sentences, VISA_SENTENCES[need], { country }),
    ...(hasDays ? [sentence(sentences, 'visaDays', { days: unitText(language, days, 'day') })] : []),
    sentence(sentences, 'visaPassport', { country: countryName(language, best.passport) }),
  ]
}

const SAFETY = ['safety1', 'safety2', 'safety3', 'safety4'] as const

function safetySentences(
  { country, isEmergency }: CardOf<'safety'>,
  { sentences, language }: AnswerVoice,
): string[] {
  const name = countryName(language, country.code)
  const level = SAFETY[country.advisory.level - 1] ?? 'safety4'
  const { general, police, ambulance, fire } = country.emergency
  const services = (
    [
      ['anyEmergency', general],
      ['police', police],
      ['ambulance', ambulance],
      ['fire', fire],
    ] as const
  ).flatMap(([key, number]) => (number === null ? [] : [`${sentences[key]} \u2066${number}\u2069`]))
  const numbers =
    services.length > 0
      ? [
          sentence(sentences, 'emergency', {
            country: name,
            numbers: services.join(LIST_JOINTS[language] ?? ', '),
          }),
        ]
      : []
  const risk = sentence(sentences, level, { country: name })
  return isEmergency ? (numbers.length > 0 ? numbers : [sentences.notKnown]) : [risk, ...numbers]
}
const LIST_JOINTS: Readonly<Record<string, string>> = { zh: '、', ja: '、', ar: '، ' }

function plugSentence({ country }: CardOf<'habits'>, { sentences, language }: AnswerVoice): string {
  const { plugs, volts } = country.power
  return sentence(sentences, 'plugs', {
    country: countryName(language, country.code),
    types: listText(language, plugs),
    volts: `\u2066${listText(language, volts.map(String), 'disjunction')} V\u2069`,
  })
}

/** None where the zones of a country show different times. */
function clockSentences(
  { city, country, zones }: CardOf<'clock'>,
  voice: AnswerVoice,
  reader: Reader,
): string[] | null {
  const { sentences, language } = voice
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(reader.now)
  const [zone] = zones
  if (zone === undefined || zones.some((one) => timeIn(one) !== timeIn(zone))) return null
  const place = city ? voice.cityName(city) : country ? countryName(language, country.code) : ''
  const ahead = minutesAhead(zone, reader.zone, reader.now.toISOString().slice(0, 10))
  const span = spanText(language, Math.abs(ahead))
  const difference =
    ahead === 0
      ? sentences.clockSame
      : sentence(sentences, ahead > 0 ? 'clockAhead' : 'clockBehind', { span })
  return [sentence(sentences, 'clock', { place, time: timeIn(zone) }), difference]
}

function planSentences(
  { intent, cities }: CardOf<'plan'>,
  { sentences, language, cityName }: AnswerVoice,
): string[] {
  const places = listText(language, cities.map(cityName))
  const trip =
    intent.days === null
      ? sentence(sentences, 'planPlaces', { places })
      : sentence(sentences, 'plan', { places, days: unitText(language, intent.days, 'day') })
  return [trip, sentences.planOpen]
}

function phraseSentences(card: CardOf<'phrase'>, { sentences, language }: AnswerVoice): string[] | null {
  const [phrase] = card.phrases
  if (!phrase) return null
  return [
    sentence(sentences, 'phrase', {
      asked: phrase.own,
      language: nameOf(language, 'language', card.language),
      text: `\u2068${phrase.text}\u2069${phrase.romanised ? ` (\u2066${phrase.romanised}\u2069)` : ''}`,
    }),
  ]
}
