import { describe, expect, it } from 'vitest'
import { expandMatrix, VISA_NEEDS, type VisaNeed, type VisaRequirement } from './matrix.rules.ts'
import {
  fitsStay,
  requirementFor,
  requirementOn,
  sortByEase,
  transitRequirementOf,
} from './requirement.rules.ts'
import { answerKey, visaKindKey, visaMessages } from './visa.messages.ts'

const entry = (
  need: VisaNeed,
  days: number | null = null,
  more: Partial<VisaRequirement> = {},
): VisaRequirement =>
  Object.assign({ need, days, certain: true, kindCertain: true, basis: 'list', notes: [] }, more)

describe('a table of rules', () => {
  const book = {
    asOf: '2025-11-30',
    written: '2026-11-21',
    checked: null,
    source: 'us',

    comparison: {
      agrees: { free: {}, kind: {} },
      doubts: { free: {}, kind: {}, days: {} },
      settled: [],
      checks: {},
      probable: { free: {}, 'e-visa': {}, 'on-arrival': {} },
    },
    blocs: { EU: 'DE FR' },
    lists: { FEW: 'TH @EU' },
    templates: { union: ['required', 'visa-free: @EU | free-movement'] },
  }
  const expand = (destinations: Record<string, string[]>) => expandMatrix({ ...book, destinations })
  const matrix = expand({
    TH: ['e-visa 60', 'visa-free 60: @EU | window-180 until-2026-01-01', 'on-arrival 15?: XK', 'eta 9: DE?'],
    DE: ['as union'],
    FR: ['as union', 'visa-free 90: @FEW'],
    XK: ['required?'],
  })

  it.each([
    ['FR', 'TH', { need: 'visa-free', days: 60, certain: true, basis: 'bloc:EU' }],
    ['DE', 'TH', { need: 'eta', days: 9, certain: false, basis: 'list', notes: [] }],
    ['XK', 'TH', { need: 'on-arrival', days: 15, certain: false, basis: 'list' }],
    ['TH', 'TH', { need: 'citizen', days: null, certain: true, basis: 'citizen' }],
    ['FR', 'DE', { need: 'visa-free', days: null, notes: ['free-movement'] }],
    ['TH', 'DE', { need: 'required', days: null, basis: 'rest' }],
    ['TH', 'FR', { need: 'visa-free', days: 90, basis: 'list' }],
    ['DE', 'FR', { need: 'visa-free', days: 90, basis: 'bloc:EU' }],
    ['TH', 'XK', { need: 'required', certain: false }],
  ])('gives the requirement of %s in %s by the last rule that names it', (passport, destination, wanted) => {
    expect(matrix.get(destination)?.get(passport)).toMatchObject(wanted)
  })

  it.each(['free 30', 'visa-free 30: QQ', 'visa-free 30: @QQ', 'as nothing', ''])(
    'refuses the line %j',
    (line) => expect(() => expand({ DE: [line], FR: [], TH: [] })).toThrow(),
  )
})

it('proposes the passport with the easiest requirement; of equal ones the longer stay, then the certain one', () => {
  const requirements = [
    { passport: 'A', entry: entry('required') },
    { passport: 'B', entry: entry('e-visa', 90) },
    { passport: 'C', entry: entry('visa-free', 30) },
    { passport: 'D', entry: entry('visa-free', 90) },
    { passport: 'E', entry: entry('visa-free', 180, { certain: false }) },
    { passport: 'F', entry: entry('eta', 90) },
    { passport: 'G', entry: entry('visa-free') },
    { passport: 'H', entry: entry('not-admitted') },
    { passport: 'I', entry: entry('citizen') },
    { passport: 'J', entry: entry('on-arrival', 30) },
  ]
  expect(sortByEase(requirements).map(({ passport }) => passport)).toEqual([...'IGDCEFJBAH'])
})

it.each([
  [entry('visa-free', 30), 30, 'fits'],
  [entry('visa-free', 30), 31, 'too-long'],
  [entry('visa-free'), 400, 'fits'],
  [entry('citizen'), 400, 'fits'],
  [entry('e-visa', null), 5, 'by-visa'],
  [entry('required'), 5, 'by-visa'],
  [entry('not-admitted'), 5, null],
])('says whether a visit fits: %o for %i days', (one, days, fit) => {
  expect(fitsStay(one, days)).toBe(fit)
})

it.each([
  [entry('visa-free', 90), 'FR', 'free'],
  [entry('citizen'), 'US', 'free'],
  [entry('visa-free', 90, { certain: false }), 'FR', 'airside'],
  [entry('eta', 90), 'US', 'clearance'],
  [entry('eta', 180), 'GB', 'clearance-to-leave'],
  [entry('required'), 'US', 'visa'],
  [entry('required'), 'CA', 'visa'],
  [entry('e-visa', 30), 'IN', 'airside'],
  [entry('required'), 'DE', 'airside'],
  [entry('not-admitted'), 'KW', 'refused'],
])('gives the transit requirement: %o in %s', (one, country, transit) => {
  expect(transitRequirementOf(one, country)).toBe(transit)
})

it.each(VISA_NEEDS.filter((need) => need !== 'citizen'))(
  'never says %s outright where nobody is sure',
  (need) => {
    for (const days of [null, 30]) {
      const answerText = (certain: boolean) =>
        visaMessages.texts[answerKey({ need, days, certain, kindCertain: certain })]
      expect(answerText(false)).toMatch(/probably /)
      expect(answerText(true)).not.toMatch(/probably/i)
    }
  },
)

it('is uncertain about a temporary rule for an entry after its last known day', () => {
  const rule = entry('visa-free', 30, { notes: ['until-2026-12-31'] })
  const table = { written: '2026-11-21', checked: null }
  expect(requirementOn(rule, '2026-12-31', table)).toMatchObject({ certain: true, kindCertain: true })
  expect(requirementOn(rule, '2027-01-01', table)).toMatchObject({ certain: false, kindCertain: false })
  const crossing = { passport: 'AU', destination: 'CN', days: 20, table }
  const met = requirementFor(rule, 'tourism', { ...crossing, on: '2027-02-01' })
  expect(visaMessages.texts[answerKey(met)]).toBe('You probably don’t need a visa for {country}.')
})

it('is uncertain about each row 18 months after it was compared with a source, or written', () => {
  const rule = entry('visa-free', 90)
  const written = { written: '2026-11-21', checked: null }
  expect(requirementOn(rule, '2028-05-21', written)).toBe(rule)
  expect(requirementOn(rule, '2028-05-22', written)).toMatchObject({ certain: false, kindCertain: false })
  const checked = { date: '2026-08-22', source: 'https://example.org' }
  expect(requirementOn(entry('visa-free', 90, { checked }), '2028-02-23', written).certain).toBe(false)
  expect(requirementOn(entry('visa-free', 90, { asOf: '2024-01-01' }), '2026-11-21', written).certain).toBe(
    false,
  )
  expect(requirementOn(entry('citizen'), '2040-01-01', written).certain).toBe(true)
  const right = { passport: 'DE', destination: 'FR', days: null, table: written }
  expect(requirementFor(rule, 'work', { ...right, on: '2028-06-01' }).certain).toBe(false)
})

describe('a visa that is certainly needed, of an uncertain kind', () => {
  it.each(['on-arrival', 'e-visa', 'required'] as const)('is reported for %s', (need) => {
    const verdict = { need, days: null, certain: true, kindCertain: false }
    expect(answerKey(verdict)).toBe('answer.visa')
    expect(visaKindKey(verdict)).toBe(`kind.${need}`)
    expect(visaKindKey({ ...verdict, kindCertain: true })).toBeNull()
    expect(visaKindKey({ ...verdict, certain: false })).toBeNull()
  })
})

describe('a table that was compared with other publications', () => {
  const settled = (need: VisaNeed, passports: string | undefined, kind: boolean) =>
    Object.assign(passports === undefined ? {} : { passports }, {
      destination: 'PA',
      need,
      kind,
      date: '2026-08-22',
      source: `https://example.org/${need}`,
      says: 'It is so.',
    })
  const book = {
    asOf: '2025-11-30',
    written: '2026-11-21',
    checked: null,
    source: 'us',
    blocs: { EU: 'DE FR', CA4: 'HN GT' },
    lists: {},
    templates: {},
    comparison: {
      agrees: { free: { PA: 'HN' }, kind: { PA: 'DE GT' } },
      doubts: {
        free: { GT: 'DE GB', PA: 'FR GB IN', PE: 'DE GB HN' },
        kind: { TR: 'IN' },
        days: { PE: 'HN GB', TR: 'FR IN' },
      },
      settled: [settled('visa-free', 'FR IN', true), settled('on-arrival', undefined, false)],
      checks: {
        GB: {
          date: '2026-08-22',
          source: 'https://example.org/{page}',
          pages: { PE: 'peru', GT: 'guatemala', TR: 'turkey', HN: 'honduras' },
        },
      },
      probable: {
        free: { GT: 'FR', MX: 'IN' },
        'e-visa': { MX: 'IN', TR: 'GB' },
        'on-arrival': {},
      },
    },
    destinations: {
      DE: ['required'],
      FR: ['required'],
      GB: ['required'],
      IN: ['visa-free 30'],
      MX: ['required?'],
      GT: ['visa-free 90: @EU @CA4 GB'],
      HN: ['visa-free 90?: GB'],
      TR: ['e-visa 30: IN', 'required?: GB', 'visa-free 90: @EU @CA4'],
      PA: ['visa-free 30', 'e-visa 30?: HN', 'on-arrival 30?: GT TR IN'],
      PE: ['e-visa 60 | e-tourist', 'visa-free 30?: DE GB | id-card', 'visa-free 90: HN'],
    },
  }
  const matrix = expandMatrix(book)
  const of = (passport: string, destination: string) => matrix.get(destination)?.get(passport)

  it.each([
    ['nobody is let in for sure for not being named', 'DE', 'IN', { need: 'visa-free', certain: false }],
    [
      'nor because a bloc of others is',
      'HN',
      'TR',
      { basis: 'bloc:CA4', certain: false, kindCertain: false },
    ],
    ['but in a bloc of one’s own', 'HN', 'GT', { basis: 'bloc:CA4', certain: true }],
    ['and as one of the European Union', 'FR', 'TR', { basis: 'bloc:EU', certain: true }],
    [
      'what another table has the other way round is a doubt',
      'DE',
      'GT',
      { certain: false, kindCertain: false },
    ],
    [
      'unless the government of the passport says the same',
      'GB',
      'GT',
      {
        certain: true,
        kindCertain: true,
        checked: { date: '2026-08-22', source: 'https://example.org/guatemala' },
      },
    ],
    ['which also settles a doubt of ours', 'GB', 'HN', { certain: true, kindCertain: true }],
    ['but not how a visa is had', 'GB', 'TR', { need: 'required', certain: true, kindCertain: false }],
    [
      'what published lists agree on is told as a doubt, without days',
      'IN',
      'MX',
      {
        need: 'visa-free',
        days: null,
        certain: false,
        notes: ['lists-say-free', 'stay-unknown', 'e-visa-listed'],
      },
    ],
    ['and nothing of what is sure is touched by it', 'FR', 'GT', { days: 90, certain: true, notes: [] }],
    [
      'another way that they name is told beside ours',
      'GB',
      'TR',
      { need: 'required', notes: ['e-visa-listed'] },
    ],
    ['how one gets it can be doubted alone', 'IN', 'TR', { certain: true, kindCertain: false }],
    [
      'who is let in by another table too is let in for sure',
      'DE',
      'PA',
      { certain: true, kindCertain: true },
    ],
    ['who is not named there is not', 'PA', 'IN', { need: 'visa-free', certain: false }],
    ['another table can share a doubt of how alone', 'HN', 'PA', { certain: true, kindCertain: false }],
    [
      'a page about a rule settles it for those that it names',
      'FR',
      'PA',
      {
        certain: true,
        kindCertain: true,
        checked: { date: '2026-08-22', source: 'https://example.org/visa-free' },
      },
    ],
    [
      'but for nobody else: who is let in with a doubt, and is denied, is told to get a visa',
      'GB',
      'PA',
      { need: 'required', days: null, certain: false, kindCertain: false, basis: 'rest' },
    ],
    [
      'by the rule for those who are not named, with its notes',
      'DE',
      'PE',
      { need: 'e-visa', days: 60, certain: false, basis: 'rest', notes: ['e-tourist'] },
    ],
    ['unless one’s own government says otherwise', 'GB', 'PE', { need: 'visa-free', certain: true }],
    ['what we did not doubt ourselves stays, as a doubt', 'HN', 'PE', { need: 'visa-free', certain: false }],
    [
      'a stay that another table has otherwise is noted, and not certain',
      'FR',
      'TR',
      { days: 90, certain: true, kindCertain: false, notes: ['stay-differs'] },
    ],
    ['but not beside a page of one’s own government', 'GB', 'PE', { need: 'visa-free', notes: ['id-card'] }],
    ['nor where a visa is needed', 'IN', 'TR', { need: 'e-visa', notes: [] }],
    [
      'and only for those who meet that need; without the way where it does not tell it',
      'IN',
      'PA',
      {
        need: 'on-arrival',
        certain: true,
        kindCertain: false,
        checked: { source: 'https://example.org/on-arrival' },
      },
    ],
    [
      'a page that names nobody is about all who meet the need',
      'TR',
      'PA',
      { need: 'on-arrival', certain: true },
    ],
  ])('%s: %s to %s', (_, passport, destination, wanted) => {
    expect(of(passport, destination)).toMatchObject(wanted)
  })
})
