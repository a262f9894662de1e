import { describe, expect, it } from 'vitest'
import { isIsoDate } from '../base/dates.ts'
import { type Entry, type Need, PURPOSES } from './matrix.rules.ts'
import { PRESS_VISAS, RESIDENCE_RULES } from './official.data.ts'
import { noteText, reasonText, verdictMessages } from './verdict.messages.ts'
import { type Crossing, findRight, forPurpose } from './verdict.rules.ts'

const entry = (need: Need, days: number | null = null, more: Partial<Entry> = {}): Entry => ({
  ...{ need, days, certain: true, basis: 'list', notes: [], ...more },
})
const on = '2026-11-22'
const at = (pair: string, more: Partial<Crossing> = {}): Crossing => {
  const [passport = '', destination = ''] = pair.split(' ')
  return { passport, destination, on, days: null, ...more }
}

describe('a right to live somewhere', () => {
  it.each([
    ['DE FR', 'work', 'EEA'],
    ['NO PT', 'study', 'EEA'],
    ['LI AT', 'work', 'EEA'],
    ['DE LI', 'work', 'LI'],
    ['FR CH', 'work', 'CH'],
    ['CH IT', 'study', 'CH'],
    ['GB IE', 'work', 'CTA'],
    ['IE GB', 'study', 'CTA'],
    ['AU NZ', 'work', 'TASMAN'],
    ['NZ AU', 'study', 'TASMAN'],
    ['BR AR', 'work', 'MERCOSUR'],
    ['CO PE', 'study', 'MERCOSUR'],
    ['AR CL', 'work', 'MERCOSUR'],
    ['BB BZ', 'work', 'FOUR'],
    ['AG LC', 'study', 'OECS'],
    ['JM TT', 'work', 'CSME'],
    ['GH NG', 'work', 'ECOWAS'],
    ['KW AE', 'study', 'GCC'],
    ['KZ RU', 'work', 'EAEU'],
    ['PW US', 'work', 'COFA'],
  ] as const)('%s to %s is by %s', (pair, purpose, id) => {
    expect(findRight(purpose, at(pair))?.id).toBe(id)
  })

  it.each([
    ['GB FR', 'work'],
    ['FR GB', 'study'],
    ['US PW', 'work'],
    ['CO CL', 'work'],
    ['VE AR', 'work'],
    ['BS JM', 'work'],
    ['JM TT', 'study'],
    ['KZ RU', 'study'],
    ['ML NG', 'work'],
    ['US CA', 'work'],
    ['TR DE', 'work'],
  ] as const)('%s to %s is by none that we know', (pair, purpose) => {
    expect(findRight(purpose, at(pair))).toBeNull()
  })

  it.each([
    ['BB BZ', '2025-09-30', 'CSME'],
    ['BB BZ', '2025-10-01', 'FOUR'],
    ['HR DE', '2020-06-30', undefined],
    ['HR DE', '2020-07-01', 'EEA'],
    ['KG RU', '2015-08-11', undefined],
    ['KG RU', '2015-08-12', 'EAEU'],
  ])('for work, %s on %s is by %s', (pair, day, id) => {
    expect(findRight('work', { ...at(pair), on: day })?.id).toBe(id)
  })

  it('every rule has a date, a text and codes of countries', () => {
    for (const { id, since, passports, destinations } of RESIDENCE_RULES) {
      expect(isIsoDate(since)).toBe(true)
      expect(verdictMessages.texts).toHaveProperty([`right.${id}`])
      for (const code of `${passports} ${destinations}`.split(' ')) expect(code).toMatch(/^[A-Z]{2}$/)
    }
  })
})

describe('for each purpose', () => {
  it('one’s own country and one that lets nobody in stay what they are', () => {
    for (const purpose of PURPOSES)
      for (const same of [entry('citizen'), entry('not-admitted')])
        expect(forPurpose(same, purpose, at('TR TR'))).toBe(same)
  })

  it('tourism and passing through are what the table is of, and so is a visit to one’s family', () => {
    const visit = entry('visa-free', 90)
    expect(forPurpose(visit, 'tourism', at('US DE'))).toBe(visit)
    expect(forPurpose(visit, 'transit', at('US DE'))).toBe(visit)
    expect(forPurpose(visit, 'family', at('US DE'))).toEqual({ ...visit, notes: ['family'] })
  })

  it('business is unsure where a visit is free by a rule for visitors, and as sure where it is not', () => {
    const met = (one: Entry) => forPurpose(one, 'business', at('US DE'))
    expect(met(entry('visa-free', 90))).toMatchObject({ certain: false, notes: ['business'] })
    for (const same of [entry('visa-free'), entry('required')]) expect(met(same)).toBe(same)
  })

  it.each([
    ['study', null, { need: 'required', certain: true, basis: 'purpose', notes: ['study'] }],
    ['study', 91, { need: 'required', certain: true, basis: 'purpose', notes: ['study-long'] }],
    ['study', 90, { need: 'visa-free', days: 90, certain: false, notes: ['short-course'] }],
    ['work', 5, { need: 'required', certain: true, basis: 'purpose', notes: ['work'] }],
  ] as const)(
    '%s for %s days needs more than a visit, but a short course may be one',
    (purpose, days, wanted) => {
      expect(forPurpose(entry('visa-free', 90), purpose, at('US DE', { days }))).toMatchObject(wanted)
    },
  )

  it('a course is never covered by a rule that wants a visa of visitors', () => {
    expect(forPurpose(entry('required'), 'study', at('IN DE', { days: 5 }))).toMatchObject({
      basis: 'purpose',
    })
  })

  it('a right that needs nothing is free movement, and one with a permit is as sure as both of its parts', () => {
    expect(forPurpose(entry('visa-free', 90), 'work', at('DE FR'))).toEqual({
      ...{ need: 'visa-free', days: null, certain: true, basis: 'right:EEA', notes: ['right-free'] },
    })
    expect(forPurpose(entry('visa-free', 90), 'work', at('BR AR'))).toMatchObject({
      ...{ need: 'visa-free', days: null, certain: true, basis: 'right:MERCOSUR' },
    })
    expect(forPurpose(entry('e-visa', 90, { certain: false }), 'work', at('BR AR')).certain).toBe(false)
    expect(forPurpose(entry('visa-free', 90), 'work', at('GH NG')).certain).toBe(false)
    expect(forPurpose(entry('visa-free', 90), 'work', at('HR CH')).certain).toBe(false)
  })

  it.each([
    ['DE US', 'eta', { need: 'required', certain: true, notes: ['press-i'] }],
    ['DE CN', 'visa-free', { need: 'required', certain: true, notes: ['press-j'] }],
    ['DE IN', 'e-visa', { need: 'required', notes: ['press-j'] }],
    ['DE VN', 'visa-free', { need: 'required', notes: ['press'] }],
    ['KZ RU', 'visa-free', { need: 'visa-free', basis: 'right:EAEU' }],
    ['RS RU', 'visa-free', { need: 'visa-free', certain: false, notes: ['journalism'] }],
    ['CA US', 'visa-free', { need: 'visa-free', certain: false, notes: ['journalism'] }],
    ['DE JP', 'visa-free', { need: 'visa-free', certain: false, notes: ['journalism'] }],
    ['DE FR', 'visa-free', { need: 'visa-free', certain: true, basis: 'right:EEA' }],
    ['BR AR', 'visa-free', { need: 'visa-free', certain: false, notes: ['journalism'] }],
  ] as const)('a reporter, %s (%s for visitors), meets what is known of the press', (pair, need, wanted) => {
    expect(forPurpose(entry(need, 90), 'journalism', at(pair))).toMatchObject(wanted)
  })
})

it('what a purpose adds has words', () => {
  const notes = Object.values(PRESS_VISAS).map((visa) =>
    visa === '' ? 'press' : `press-${visa.toLowerCase()}`,
  )
  for (const note of [
    'family',
    'study',
    'study-long',
    'short-course',
    'work',
    'journalism',
    'right-free',
    'right-permit',
    ...notes,
  ])
    expect(noteText(note), note).not.toBeNull()
  expect(reasonText('right:EEA')).toEqual({ key: 'reason.right', bloc: 'right.EEA' })
  expect(reasonText('purpose')).toEqual({ key: 'reason.purpose', bloc: null })
})
