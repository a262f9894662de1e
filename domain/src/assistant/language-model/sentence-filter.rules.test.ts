import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addEvidence, noEvidence } from './evidence.rules.ts'
import { findUnsupported, type Unsupported } from './sentence-filter.rules.ts'
import type { ToolView } from './tool-view.rules.ts'

const CITIES = [
  { id: 'rome', name: 'Rome' },
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'bath', name: 'Bath' },
]
const evidenceOf = (...views: ToolView[]) => {
  const evidence = noEvidence()
  for (const view of views) addEvidence(evidence, view)
  return evidence
}
const RESULTS = evidenceOf(
  {
    kind: 'visa',
    destination: 'JP (Japan)',
    passports: ['IN (India)'],
    days: 90,
    asOf: '2026-04-01 (Wednesday)',
  },
  { place: { name: 'Trattoria da Enzo', hours: 'Tu-Su 12:30-15:00' }, city: { id: 'rome', name: 'Rome' } },
  { total: { amount: '120.50', currency: 'EUR' }, result: { amount: '4567.00', currency: 'THB' } },
  { month: '5 (May)', high: 23.4, rainMm: 34, date: '2026-05-17 (Sunday)', currency: 'EUR' },
  { distance: 1_105 },
)
const check = (sentence: string) => findUnsupported(sentence, RESULTS, CITIES)

describe('a sentence is shown when the results hold what it says', () => {
  it.each([
    'You need a visa for Japan.',
    'Indians may stay 90 days in Japan.',
    'Als Inder brauchen Sie für Japan ein Visum und bleiben bis zu 90 Tage.',
    'インド国籍の方は日本に90日滞在できます。',
    'Trattoria da Enzo in Rome opens at 12:30 and closes at 3 pm.',
    'Il ristorante di Roma apre alle 12:30.',
    'That is €120.50, or 4,567 THB.',
    'Das sind 120,50 € oder 4.567 Baht.',
    'In May the usual high is 23 °C, with 34 mm of rain.',
    'On 17 May, a Sunday, it stays near 23.4 °C.',
    'Am 17. Mai sind es 23 Grad.',
    'The cities are 1\u00a0105 km apart.',
    'Have a look at the card below!',
    'I do not know that.',
    'Take some water, e.g. a bottle, approx. as much as you drink.',
    'Nimm z.B. eine Karte mit.',
    '駅に着きました。そのまま歩いてください。',
    '٩٠ يوما',
  ])('%s', (sentence) => {
    expect(check(sentence)).toBeNull()
  })
})

describe('a sentence is left out when it says something else', () => {
  it.each<[string, Unsupported]>([
    ['You may stay 30 days.', 'number'],
    ['You may stay thirty days.', 'number'],
    ['Sie bleiben dreißig Tage.', 'number'],
    ['You may stay ９１ days.', 'number'],
    ['٣٠ يوما', 'number'],
    ['It opens at 9:15.', 'time'],
    ['It opens at 9 pm.', 'time'],
    ['On 18 May it is warm.', 'date'],
    ['On May 5th it is warm.', 'date'],
    ['Come on 2026-06-17.', 'date'],
    ['Come on 06/18/2026.', 'date'],
    ['It is best in October.', 'date'],
    ['6月18日に来てください。', 'date'],
    ['That is $120.50.', 'price'],
    ['That is 120.50 USD.', 'price'],
    ['That is 120.50 THB.', 'price'],
    ['That is 4,567 dollars.', 'price'],
    ['You need no visa for Thailand.', 'place'],
    ['タイにはビザが要りません。', 'place'],
    ['Then go on to Tokyo.', 'place'],
    ['Eat at Osteria Falsa instead.', 'name'],
    ['Fly with LH716 there.', 'number'],
    ['Ask at “the blue door” there.', 'name'],
    ['See [this](//evil.example/x) page.', 'link'],
    ['See https://evil.example/?q=secret now.', 'link'],
    [`${'Well, '.repeat(200)}30 days.`, 'length'],
    ['![x](http://evil.example/p.png)', 'link'],
    ...[
      'Write to refund@evil.example please.',
      'Look at ftp://evil.example first.',
      'Open //evil.example/in there.',
      'It is at evil.ru today.',
      'Have a look at t.co/abc there.',
      'It is at ev\u200bil.shop today.',
      'It is at evil。shop today.',
      'Use javascript:alert there.',
      'Go to 203.0.113.9 there.',
      'It is at [fe80::1] there.',
      'Go to xn--evl-hma there.',
    ].map((sentence): [string, Unsupported] => [sentence, 'link']),
  ])('%s', (sentence, why) => {
    expect(check(sentence)).toBe(why)
  })

  it('whatever it is while no tool was called, if it names a country or a number', () => {
    const nothing = noEvidence()
    expect(findUnsupported('Japan is safe.', nothing, CITIES)).toBe('place')
    expect(findUnsupported('It takes 3 hours.', nothing, CITIES)).toBe('number')
    expect(findUnsupported('Hello, how can I help?', nothing, CITIES)).toBeNull()
  })
})

const formats = ['en', 'de', 'fr', 'de-CH', 'ar-EG', 'hi-IN-u-nu-deva'].map(
  (tag) => new Intl.NumberFormat(tag),
)
const frames = [
  (figures: string) => `It takes ${figures} minutes.`,
  (figures: string) => `${figures} minuti`,
  (figures: string) => `全部で${figures}分です。`,
]
const amount = fc.integer({ min: 32, max: 9_999_999 })

it('a number of a result is found in every way of writing it, and no other number is', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(...formats),
      fc.constantFrom(...frames),
      (known, other, format, frame) => {
        const evidence = evidenceOf({ minutes: known })
        expect(findUnsupported(frame(format.format(known)), evidence, CITIES)).toBeNull()
        fc.pre(other !== known)
        expect(findUnsupported(frame(format.format(other)), evidence, CITIES)).toBe('number')
      },
    ),
    { numRuns: 100 },
  )
})

it('a date of a result is found in words and figures, and no other date is', () => {
  const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const writings = ['en', 'en-US', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'ja', 'ko', 'zh'].map(
    (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  )
  fc.assert(
    fc.property(date, date, fc.constantFrom(...writings), (known, other, writing) => {
      const iso = known.toISOString().slice(0, 10)
      const evidence = evidenceOf({ date: iso })
      expect(findUnsupported(`x ${writing.format(known)}`, evidence, CITIES)).toBeNull()
      fc.pre(other.toISOString().slice(5, 10) !== iso.slice(5))
      expect(findUnsupported(`x ${writing.format(other)}`, evidence, CITIES)).not.toBeNull()
    }),
    { numRuns: 100 },
  )
})

it('more results never take a sentence away', () => {
  const sentences = [
    'You may stay 30 days.',
    'That is $120.50.',
    'Eat at Osteria Falsa.',
    'On 18 May it is warm.',
  ]
  const view: fc.Arbitrary<ToolView> = fc.oneof(
    fc.integer(),
    fc.constantFrom('Osteria Falsa', '2026-05-18', 'US (United States)', 'for 30 days'),
    fc.record({ amount: fc.constantFrom('120.50', '7.00'), currency: fc.constantFrom('USD', 'EUR') }),
  )
  fc.assert(
    fc.property(fc.array(view), view, (before, more) => {
      for (const sentence of sentences)
        if (findUnsupported(sentence, evidenceOf(...before), CITIES) === null)
          expect(findUnsupported(sentence, evidenceOf(...before, more), CITIES)).toBeNull()
    }),
    { numRuns: 30 },
  )
})
