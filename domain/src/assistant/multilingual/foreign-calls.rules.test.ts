import { beforeAll, expect, it, vi } from 'vitest'
import type { CompanionContext } from '../conversation/index.ts'
import { parseInAnyLanguage } from './foreign-calls.rules.ts'
import { loadLanguages } from './index.ts'
import { numbersIn, READ_LANGUAGES } from './language-guess.rules.ts'
import { ENGLISH_ANSWER_NOTES } from './language-words.data.ts'

// A busy machine is slow to load the models of all languages.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
beforeAll(async () => void (await loadLanguages()))

const city = (id: string, name: string, country: string, currency: string) => ({
  id,
  name,
  country,
  currency,
})
const others = [
  city('paris', 'Paris', 'FR', 'EUR'),
  city('prague', 'Prague', 'CZ', 'CZK'),
  city('rome', 'Rome', 'IT', 'EUR'),
] as unknown as NonNullable<CompanionContext['others']>
const context: CompanionContext = {
  today: '2026-11-21',
  cities: [],
  others,
  currencies: ['EUR', 'USD'],
  before: [],
}

it.each([
  ['fi', 'Millainen sää Pariisissa on?', 'weather.forecast', { city: 'paris' }],
  ['th', 'อากาศที่ปารีสเป็นอย่างไร', 'weather.forecast', { city: 'paris' }],
  ['hu', 'Kell vízum Thaiföldre?', 'visa.check', { destination: 'TH' }],
  ['fa', '۱۰۰ یورو چند دلار می‌شود؟', 'currency.convert', { amount: 10_000, from: 'EUR', to: 'USD' }],
  ['cs', 'Ztratila jsem pas, co mám dělat?', 'help.find', { topic: 'lost-passport' }],
  ['ka', 'დაგეგმე 3 დღე რომში', 'plan.make', { cities: ['rome'], days: 3 }],
  ['ta', 'ஜப்பானிய மொழியில் நன்றி எப்படி சொல்வது?', 'phrases.say', { language: 'ja' }],
])(
  'a question in %s calls the tool with what it names, and says that the answer is in English',
  (language, text, tool, args) => {
    const read = parseInAnyLanguage(text, context)
    expect(read.calls).toMatchObject([{ tool, args }])
    expect(read.note).toEqual({ language, text: ENGLISH_ANSWER_NOTES[language] })
  },
)

it('English is read by its own rules and needs no note', () => {
  const read = parseInAnyLanguage('what is the weather like in Paris', context)
  expect(read).toMatchObject({ calls: [{ tool: 'weather.forecast' }], note: null })
})

it('what nothing was written for is asked back', () => {
  expect(parseInAnyLanguage('qwertz uiopü asdf', context).calls).toMatchObject([{ tool: 'ask-back' }])
  expect(parseInAnyLanguage('', context).calls).toHaveLength(1)
})

it('sums and codes of currencies are in no language, so an answer to them has no note', () => {
  const read = parseInAnyLanguage('100 usd in thb', { ...context, currencies: ['EUR', 'USD', 'THB'] })
  expect(read).toMatchObject({ calls: [{ tool: 'currency.convert' }], note: null })
})

it('every language has its numbers, and the note', () => {
  for (const language of READ_LANGUAGES) {
    if (language === 'en') continue
    expect([language, numbersIn(language).length]).toEqual([language, 10])
    expect(ENGLISH_ANSWER_NOTES[language], language).toBeDefined()
  }
})

it('a question back offers what it may have meant', () => {
  const read = parseInAnyLanguage('kahvila museo sademetsä', context)
  expect(read.calls).toMatchObject([{ tool: 'ask-back' }])
})

it.each([
  ['es', '¿es seguro viajar a Colombia?', 'safety.read', { country: 'CO' }],
  ['da', 'skal jeg bruge visum til Tyrkiet?', 'visa.check', { destination: 'TR' }],
  ['nb', 'hvor mye tips gir man i USA?', 'habits.read', { country: 'US' }],
  ['ka', 'რომელი საათია ახლა იაპონიაში?', 'time.there', { country: 'JP' }],
  ['ro', 'câți dolari sunt 100 de euro?', 'currency.convert', { amount: 10_000, from: 'EUR', to: 'USD' }],
  ['de', 'plane eine Woche in Rom', 'plan.make', { cities: ['rome'], days: 7 }],
  ['de', 'wie heiß ist es im Mai in Rom?', 'climate.month', { city: 'rome', month: 5 }],
])('a word of %s that looks like a name is none: %s', (_, text, tool, args) => {
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([{ tool, args }])
})

it.each([
  ['es', '¿Necesito visado para Japón con pasaporte español?'],
  ['fr', 'Faut-il un visa pour le Japon avec un passeport français ?'],
  ['de', 'Brauche ich mit deutschem Reisepass ein Visum für Japan?'],
  ['pt', 'Preciso de visto para o Japão com passaporte brasileiro?'],
  ['it', 'Serve il visto per il Giappone con passaporto italiano?'],
  ['ru', 'Нужна ли виза в Японию с российским паспортом?'],
  ['zh', '中国护照去日本需要签证吗'],
  ['ja', '日本のパスポートでフランスに行くのにビザは必要ですか'],
  ['ar', 'هل أحتاج إلى تأشيرة لليابان بجواز سفر مصري؟'],
  ['hi', 'क्या भारतीय पासपोर्ट पर जापान के लिए वीज़ा चाहिए?'],
  ['bn', 'বাংলাদেশি পাসপোর্টে জাপানের জন্য কি ভিসা লাগবে?'],
  ['nl', 'Heb ik met een Nederlands paspoort een visum nodig voor Japan?'],
  ['pl', 'Czy z polskim paszportem potrzebuję wizy do Japonii?'],
  ['tr', 'Türk pasaportuyla Japonya için vize gerekiyor mu?'],
])('a passport named with a visa in %s is about entry, and not lost', (_, text) => {
  expect(parseInAnyLanguage(text, context)?.calls[0]?.tool).toBe('visa.check')
})

it.each([
  ['pl', 'ile złotych to 250 koron norweskich', 25_000, 'NOK', 'PLN'],
  ['de', 'was sind 5000 tschechische kronen in euro', 500_000, 'CZK', 'EUR'],
  ['ru', '700 дирхамов оаэ в рубли', 70_000, 'AED', 'RUB'],
  ['bn', '২০০ রিঙ্গিত বাংলাদেশি টাকায় কত', 20_000, 'MYR', 'BDT'],
  ['fi', 'mulla on 900 Ruotsin kruunua, paljonko siitä tulee euroina', 90_000, 'SEK', 'EUR'],
  ['zh', '500挪威克朗换成人民币多少', 50_000, 'NOK', 'CNY'],
  ['ar', 'كم يساوي 100 ريال قطري بالدينار الكويتي', 10_000, 'QAR', 'KWD'],
  ['fr', 'combien font 80 couronnes danoises en euros', 8000, 'DKK', 'EUR'],
])(
  'a currency that several countries have is read in %s by the country beside it',
  (_, text, amount, from, to) => {
    expect(parseInAnyLanguage(text, context).calls).toMatchObject([
      { tool: 'currency.convert', args: { amount, from, to } },
    ])
  },
)

it.each([
  ['fr', 'vol Prague Paris aller le 2 juillet retour le 16 juillet', '2027-07-02', '2027-07-16'],
  ['de', 'Flug Prag–Paris am 17.6., zurück am 1.7.', '2027-06-17', '2027-07-01'],
  ['zh', '布拉格飞巴黎 4月30号去 5月5号回', '2027-04-30', '2027-05-05'],
])('both days of a way there and back are read in %s', (_, text, date, back) => {
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([
    { tool: 'flights.search', args: { date, back } },
  ])
})

it.each([
  ['nl', 'haal de dierentuin uit dag 2', { kind: 'remove', day: 2 }],
  ['tr', 'hayvanat bahçesini plandan çıkar', { kind: 'remove' }],
  ['uk', 'зроби другий день спокійнішим', { kind: 'pace', day: 2 }],
  ['ko', '2일차 좀 여유롭게 바꿔줘', { kind: 'pace', day: 2 }],
  ['de', 'schieb den Markt von Tag 1 auf Tag 2', { kind: 'move', from: 1, day: 2 }],
])('a change of a plan is read in %s', (_, text, args) => {
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([{ tool: 'plan.change', args }])
})

it.each([
  ['de', '3 Tage Rom zu zweit', { adults: 2 }],
  ['fr', 'trois jours à Rome à deux', { adults: 2 }],
  ['es', 'plan de 3 días en Roma para 4 personas con 2 niños', { adults: 2, children: 2 }],
  ['nl', 'maak een plan voor 3 dagen Rome met onze 2 kids', { children: 2 }],
  ['zh', '两大一小罗马三天怎么玩，帮忙排个行程', { adults: 2, children: 1 }],
  ['th', 'จัดทริปโรม 3 วันให้หน่อย ไปกันสองคน', { adults: 2 }],
  ['ja', 'ローマ3日間のプランを作って、大人2名', { adults: 2 }],
  ['de', '3 Tage Rom, bitte einen Plan', {}],
])('who goes along is read in %s: %s', (_, text, party) => {
  const [call] = parseInAnyLanguage(text, context)?.calls ?? []
  expect(call?.tool).toBe('plan.make')
  const { adults, children } = Object(call?.args)
  expect({ adults, children }).toEqual({ adults: undefined, children: undefined, ...party })
})

it.each<[before: string, then: string, object]>([
  ['Wetter in Rom', 'und im Juni?', { tool: 'climate.month', args: { city: 'rome', month: 6 } }],
  ['¿qué tiempo hace en Roma?', '¿y en junio?', { tool: 'climate.month', args: { city: 'rome', month: 6 } }],
  ['Plane 3 Tage in Rom', 'mach 4 draus', { tool: 'plan.make', args: { cities: ['rome'], days: 4 } }],
  ['planifie 3 jours à Rome', 'plutôt 4', { tool: 'plan.make', args: { cities: ['rome'], days: 4 } }],
  ['Plane 3 Tage in Rom', 'mit zwei Kindern', { tool: 'plan.make', args: { days: 3, children: 2 } }],
  [
    'Flüge nach Rom am 3. Mai',
    'ab Prag',
    { tool: 'flights.search', args: { from: 'Prague', to: 'Rome', date: '2027-05-03' } },
  ],
  [
    'vuelos de París a Roma el 3 de mayo',
    'y vuelta el 10',
    { tool: 'flights.search', args: { from: 'Paris', to: 'Rome', date: '2027-05-03', back: '2027-05-10' } },
  ],
  [
    'hotel em Roma de 3 a 6 de maio',
    'para 4 pessoas',
    { tool: 'stays.search', args: { place: 'Rome', adults: 4 } },
  ],
])('after "%s", "%s" changes what it names', (first, then, call) => {
  const before = parseInAnyLanguage(first, context).calls
  expect(parseInAnyLanguage(then, { ...context, before, spokenBefore: first }).calls).toMatchObject([call])
})

it('words that may be English or another language are read in the one that explains them', () => {
  expect(parseInAnyLanguage('Wetter in Rom', context).calls).toMatchObject([
    { tool: 'weather.forecast', args: { city: 'rome' } },
  ])
})
