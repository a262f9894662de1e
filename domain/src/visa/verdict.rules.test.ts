import { describe, expect, it } from 'vitest'
import { type Entry, expandMatrix, NEEDS, type Need } from './matrix.rules.ts'
import { fitsStay, forPurpose, onDay, sortPassports, transitOf } from './verdict.rules.ts'
import { answerKey, visaMessages } from './visa.messages.ts'

const entry = (need: Need, days: number | null = null, more: Partial<Entry> = {}): Entry => ({
  ...{ need, days, certain: true, basis: 'list', notes: [], ...more },
})

describe('a table of rules', () => {
  const book = {
    ...{ asOf: '2025-11-30', source: 'us', blocs: { EU: 'DE FR' }, lists: { FEW: 'TH @EU' } },
    templates: { union: ['required', 'visa-free: @EU | free-movement'] },
  }
  const expand = (destinations: Record<string, string[]>) => expandMatrix({ ...book, destinations })
  const matrix = expand({
    TH: ['e-visa 60', 'visa-free 60: @EU | window-180 until-2026-01-01', 'on-arrival 15?: XK', 'eta 9: DE?'],
    ...{ DE: ['as union'], FR: ['as union', 'visa-free 90: @FEW'], XK: ['required?'] },
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
  ])('tells what %s meets in %s, the last rule that names it first', (passport, destination, wanted) => {
    expect(matrix.get(destination)?.get(passport)).toMatchObject(wanted)
  })

  it.each(['free 30', 'visa-free 30: QQ', 'visa-free 30: @QQ', 'as nothing', ''])(
    'refuses the line %j',
    (line) => expect(() => expand({ DE: [line], FR: [], TH: [] })).toThrow(),
  )
})

it('proposes the passport that meets least, of two such the one that may stay longer, the sure one before the unsure', () => {
  const held = [
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
  expect(sortPassports(held).map(({ passport }) => passport)).toEqual([...'IGDCEFJBAH'])
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
])('says what changing planes asks: %o in %s', (one, country, transit) => {
  expect(transitOf(one, country)).toBe(transit)
})

it.each(NEEDS.filter((need) => need !== 'citizen'))('never says %s outright where nobody is sure', (need) => {
  for (const days of [null, 30]) {
    const said = visaMessages.texts[answerKey(need, days, false)]
    expect(said).toMatch(/^Probably .*check\.$/)
    expect(visaMessages.texts[answerKey(need, days, true)]).not.toMatch(/probably/i)
  }
})

it('is not sure of a temporary rule for an entry after the last day that is known of it', () => {
  const rule = entry('visa-free', 30, { notes: ['until-2026-12-31'] })
  expect(onDay(rule, '2026-12-31').certain).toBe(true)
  expect(onDay(rule, '2027-01-01').certain).toBe(false)
  const crossing = { passport: 'AU', destination: 'CN', days: 20 }
  const met = forPurpose(rule, 'tourism', { ...crossing, on: '2027-02-01' })
  const { need, days, certain } = met
  expect(visaMessages.texts[answerKey(need, days, certain)]).toBe(
    'Probably you need no visa for {country}, but check.',
  )
})
