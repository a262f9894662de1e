import { describe, expect, it, vi } from 'vitest'
import type { CompanionAnswer, CompanionContext } from '../../assistant/conversation/index.ts'
import { loadLanguages } from '../../assistant/multilingual/index.ts'
import { composeAnswer, type Reader } from './compose.rules.ts'
import { ANSWERED_LANGUAGES, type AnswerVoice, loadVoice } from './voice.rules.ts'

// The first question counts the samples of its languages, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const reader: Reader = {
  isImperial: false,
  now: new Date('2026-11-21T12:00:00Z'),
  zone: 'Europe/Berlin',
  atHome: () => null,
}
const rome = { id: 'rome', name: 'Rome', country: 'IT', currency: 'EUR' }
const card = (one: object) => one as CompanionAnswer
const CLIMATE = card({
  kind: 'climate',
  city: rome,
  facts: { month: 5, low: 13.2, high: 23.4, rainDays: 5.6 },
  best: [5, 9],
})
const VISA = card({
  kind: 'visa',
  destination: 'TH',
  passports: ['DE'],
  requirements: [
    { passport: 'DE', entry: { need: 'visa-free', days: 60, certain: true, kindCertain: true } },
  ],
})
const MONEY = card({
  kind: 'money',
  sum: { amount: 10_000, currency: 'EUR' },
  result: { amount: 11_650, currency: 'USD' },
})
const CLOCK = card({
  kind: 'clock',
  city: { id: 'tokyo', name: 'Tokyo' },
  country: null,
  zones: ['Asia/Tokyo'],
})
const COUNTRY = {
  code: 'JP',
  advisory: { level: 1 },
  emergency: { general: null, police: '110', ambulance: '119', fire: '119' },
  power: { plugs: ['A', 'B'], volts: [100] },
}
const CARDS: Record<string, CompanionAnswer> = {
  climate: CLIMATE,
  visa: VISA,
  money: MONEY,
  clock: CLOCK,
  emergency: card({ kind: 'safety', country: COUNTRY, isEmergency: true }),
  safety: card({ kind: 'safety', country: COUNTRY, isEmergency: false }),
  plugs: card({ kind: 'habits', country: COUNTRY, topics: ['plug'] }),
  plan: card({ kind: 'plan', intent: { days: 3 }, cities: [rome] }),
  phrase: card({
    kind: 'phrase',
    language: 'ja',
    phrases: [{ own: 'x', text: 'ありがとう', romanised: 'arigatō' }],
  }),
  forecast: card({ kind: 'forecast', city: rome }),
  distance: card({ kind: 'distance', from: rome, to: rome, metres: 420_000 }),
  split: card({
    kind: 'split',
    total: { amount: 1000, currency: 'EUR' },
    shares: [{ amount: 334, people: 1 }],
  }),
  greeting: card({ kind: 'smalltalk', topic: 'greeting' }),
  abilities: card({ kind: 'smalltalk', topic: 'abilities' }),
  unknown: card({ kind: 'question', about: null, missing: null, offers: ['visa.check'], said: {} }),
  asked: card({ kind: 'question', about: 'visa.check', missing: 'destination', offers: [], said: {} }),
  refused: card({ kind: 'refused' }),
  missing: card({ kind: 'not-known', what: 'facts' }),
}

const voiceOf = async (language: string): Promise<AnswerVoice> => {
  const voice = await loadVoice(language)
  if (!voice) throw new Error(`no voice in ${language}`)
  return voice
}
const said = async (language: string, one: CompanionAnswer) =>
  composeAnswer(one, await voiceOf(language), reader)
    ?.sentences.join(' ')
    .replace(/[\u2066-\u2069]/g, '')

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

it('the ten largest languages have sentences', () => {
  expect([...ANSWERED_LANGUAGES].sort()).toEqual(['ar', 'bn', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'ru', 'zh'])
})

it('another language has none', async () => {
  expect(await loadVoice('fi')).toBeNull()
  expect(await loadVoice('toString')).toBeNull()
})

it('a sentence names places, months, sums and spans as its language does', async () => {
  expect(plain(await said('de', CLIMATE))).toBe(
    'Rom: Die besten Monate sind Mai und September. Rom, Mai: meist 13 °C bis 23 °C, etwa 6 Regentage.',
  )
  expect(plain(await said('fr', MONEY))).toBe('100,00 € font environ 116,50 $US.')
  expect(plain(await said('es', VISA))).toBe(
    'Tailandia: no necesitas visado. Estancia máxima: 60 días. Vale para este pasaporte: Alemania.',
  )
  expect(plain(await said('ru', CARDS.plan as CompanionAnswer))).toMatch(/^Ваша поездка: Рим, 3 дня\./)
  expect(await said('ja', CLOCK)).toMatch(/^東京は今、/)
  expect(plain(await said('de', CLOCK))).toContain('8 Stunden später')
})

it('what is not certain is said before the rest', async () => {
  const unsure = card({
    kind: 'visa',
    destination: 'TH',
    passports: ['DE'],
    requirements: [
      { passport: 'DE', entry: { need: 'e-visa', days: null, certain: false, kindCertain: false } },
    ],
  })
  expect(await said('de', unsure)).toMatch(/^Das ist nicht sicher\./)
})

describe.each(ANSWERED_LANGUAGES)('in %s', (language) => {
  it('every kind of answer has its sentences, with all values filled in', async () => {
    const voice = await voiceOf(language)
    for (const [name, one] of Object.entries(CARDS)) {
      const composed = composeAnswer(one, voice, reader)
      expect(composed, name).not.toBeNull()
      for (const text of [...(composed?.sentences ?? []), ...(composed?.offers ?? [])])
        expect(text, name).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  it('every sentence shows the values that the German one shows', async () => {
    const [{ sentences }, german] = [await voiceOf(language), (await voiceOf('de')).sentences]
    const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()
    for (const [key, text] of Object.entries(german))
      if (typeof text === 'string')
        expect([key, valuesOf(Object(sentences)[key])]).toEqual([key, valuesOf(text)])
  })

  it('every question that is offered is understood as what it offers', async () => {
    const { sentences } = await voiceOf(language)
    const { parseInAnyLanguage } = await loadLanguages()
    const context: CompanionContext = {
      today: '2026-11-21',
      cities: [],
      others: [rome] as unknown as NonNullable<CompanionContext['others']>,
      currencies: ['EUR', 'USD'],
      before: [],
    }
    for (const [tool, text] of Object.entries(sentences.offers)) {
      const [call] = parseInAnyLanguage(text, context).calls
      const read = call?.tool === 'ask-back' ? call.args.about : call?.tool
      expect([tool, text, read]).toEqual([tool, text, tool])
    }
  })
})
