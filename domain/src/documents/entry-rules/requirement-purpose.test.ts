import { describe, expect, it } from 'vitest'
import sources from '../../../../data/entry-rules/residence-sources.json' with { type: 'json' }
import { isIsoDate } from '../../base/dates.ts'
import { TRAVEL_PURPOSES, type VisaNeed, type VisaRequirement } from './matrix.rules.ts'
import {
  BUSINESS_VISA_DESTINATIONS,
  MAX_COURSE_DAYS,
  MEETINGS_ALLOWED,
  POSSIBLE_PRESS_VISAS,
  PRESS_VISAS,
  RESIDENCE_RULES,
} from './official.data.ts'
import { noteText, reasonText } from './requirement.messages.ts'
import { type EntryContext, findResidenceRule, requirementFor } from './requirement.rules.ts'
import { purposeMessages, purposeNote, residenceText } from './travel-documents.messages.ts'

const entry = (
  need: VisaNeed,
  days: number | null = null,
  more: Partial<VisaRequirement> = {},
): VisaRequirement =>
  Object.assign({ need, days, certain: true, kindCertain: true, basis: 'list', notes: [] }, more)
const on = '2026-11-22'
const at = (pair: string, more: Partial<EntryContext> = {}): EntryContext => {
  const [passport = '', destination = ''] = pair.split(' ')
  const table = { written: '2026-11-21', checked: null }
  return Object.assign({ passport, destination, on, days: null, table }, more)
}

describe('a right of residence', () => {
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
    ['RU BY', 'study', 'UNION'],
    ['NP IN', 'work', 'NEPAL'],
    ['IN NP', 'study', 'NEPAL'],
    ['BT IN', 'work', 'BHUTAN'],
    ['HK CN', 'work', 'MAINLAND'],
    ['ML SN', 'work', 'UEMOA'],
    ['KE RW', 'work', 'EAC'],
    ['AL RS', 'work', 'BALKAN'],
    ['US FM', 'work', 'COMPACT'],
    ['SM IT', 'work', 'SANMARINO'],
  ] as const)('%s to %s is by %s', (pair, purpose, id) => {
    expect(findResidenceRule(purpose, at(pair))?.id).toBe(id)
  })

  it.each([
    ['GB FR', 'work'],
    ['FR GB', 'study'],
    ['US PW', 'work'],
    ['US MH', 'study'],
    ['US MH', 'journalism'],
    ['IT SM', 'work'],
    ['CO CL', 'work'],
    ['VE AR', 'work'],
    ['BS JM', 'work'],
    ['JM TT', 'study'],
    ['KZ RU', 'study'],
    ['ML NG', 'work'],
    ['US CA', 'work'],
    ['TR DE', 'work'],
    ['IN BT', 'work'],
    ['CN HK', 'work'],
    ['ML SN', 'study'],
    ['KE TZ', 'work'],
    ['XK RS', 'work'],
    ['HK CN', 'journalism'],
  ] as const)('%s to %s is by none that we know', (pair, purpose) => {
    expect(findResidenceRule(purpose, at(pair))).toBeNull()
  })

  it.each([
    ['BB BZ', '2025-09-30', 'CSME'],
    ['BB BZ', '2025-10-01', 'FOUR'],
    ['HR DE', '2020-06-30', undefined],
    ['HR DE', '2020-07-01', 'EEA'],
    ['KG RU', '2015-08-11', undefined],
    ['KG RU', '2015-08-12', 'EAEU'],
    ['TW CN', '2018-07-27', undefined],
    ['TW CN', '2018-07-28', 'MAINLAND'],
  ])('for work, %s on %s is by %s', (pair, day, id) => {
    expect(findResidenceRule('work', { ...at(pair), on: day })?.id).toBe(id)
  })

  it('every rule has a date, a text, a source and codes of countries', () => {
    for (const { id, since, passports, destinations } of RESIDENCE_RULES) {
      expect(isIsoDate(since)).toBe(true)
      expect(purposeMessages.texts).toHaveProperty([`right.${id}`])
      for (const code of `${passports} ${destinations}`.split(' ')) expect(code).toMatch(/^[A-Z]{2}$/)
      expect(sources).toHaveProperty([id])
    }
  })
})

describe('for each purpose', () => {
  it('the own country and a closed country keep their requirement', () => {
    for (const purpose of TRAVEL_PURPOSES)
      for (const same of [entry('citizen'), entry('not-admitted')])
        expect(requirementFor(same, purpose, at('TR TR'))).toBe(same)
  })

  it('tourism, transit and family visits follow the table', () => {
    const visit = entry('visa-free', 90)
    expect(requirementFor(visit, 'tourism', at('US DE'))).toBe(visit)
    expect(requirementFor(visit, 'transit', at('US DE'))).toBe(visit)
    expect(requirementFor(visit, 'family', at('US DE'))).toEqual({ ...visit, notes: ['family'] })
  })

  it.each([
    ['TR TH', entry('visa-free', 30), { certain: false, notes: ['business'] }],
    ['US DE', entry('visa-free', 90), { need: 'visa-free', days: 90, certain: true, notes: ['meetings'] }],
    ['DE US', entry('eta', 90), { certain: true, notes: ['meetings'] }],
    ['DE US', entry('eta', 90, { certain: false }), { certain: false, notes: ['meetings'] }],
    ['CN JP', entry('e-visa', 30), { certain: false, notes: ['business'] }],
    ['DE IN', entry('e-visa', 90), { need: 'e-visa', certain: false, notes: ['meetings-apart'] }],
    ['DE VN', entry('visa-free', 45), { certain: false, notes: ['business'] }],
    ['SG LA', entry('visa-free', 30), { certain: false, notes: ['business'] }],
  ] as const)('meetings, %s, are as sure as the rule that names them', (pair, one, wanted) => {
    expect(requirementFor(one, 'business', at(pair))).toMatchObject(wanted)
  })

  it('a business visit is as certain as the visit when that has no limit or needs a visa', () => {
    for (const same of [entry('visa-free'), entry('required')])
      expect(requirementFor(same, 'business', at('IN TH'))).toBe(same)
  })

  it.each([
    ['study', null, { need: 'required', certain: true, basis: 'purpose', notes: ['study'] }],
    ['study', 91, { need: 'required', certain: true, basis: 'purpose', notes: ['study-long'] }],
    ['study', 90, { need: 'visa-free', days: 90, certain: false, notes: ['short-course'] }],
    ['work', 5, { need: 'required', certain: true, basis: 'purpose', notes: ['work'] }],
  ] as const)(
    '%s for %s days needs more than a visit, but a short course may be one',
    (purpose, days, wanted) => {
      expect(requirementFor(entry('visa-free', 90), purpose, at('US DE', { days }))).toMatchObject(wanted)
    },
  )

  it.each([
    ['DE US', 'eta', 90, 14, { need: 'required', certain: false, notes: ['course-apart'] }],
    ['DE US', 'eta', 90, null, { need: 'required', certain: true, notes: ['course-apart'] }],
    ['IN US', 'required', null, 14, { need: 'required', certain: true, notes: ['course-apart'] }],
    ['DE US', 'eta', 90, 91, { need: 'required', certain: true, notes: ['study-long'] }],
    ['DE NP', 'e-visa', 90, 14, { need: 'required', certain: false, notes: ['course-apart'] }],
    ['DE SG', 'visa-free', 90, 30, { need: 'visa-free', certain: false, notes: ['short-course'] }],
    ['DE SG', 'visa-free', 90, 31, { need: 'required', certain: false, notes: ['course-apart'] }],
    ['GB NZ', 'eta', 180, 91, { need: 'required', certain: false, notes: ['course-apart'] }],
    ['PW US', 'visa-free', null, 14, { need: 'visa-free', certain: true, notes: ['right-free'] }],
  ] as const)(
    'a course, %s (%s, %s days) for %s, is within a visit only where visits cover courses',
    (pair, need, most, days, wanted) => {
      expect(requirementFor(entry(need, most), 'study', at(pair, { days }))).toMatchObject(wanted)
    },
  )

  it('a course is never covered by a rule that requires a visitor visa', () => {
    expect(requirementFor(entry('required'), 'study', at('IN DE', { days: 5 }))).toMatchObject({
      basis: 'purpose',
    })
  })

  it('a right without a permit is free movement, and one with a permit is as certain as both of its parts', () => {
    expect(requirementFor(entry('visa-free', 90), 'work', at('DE FR'))).toEqual({
      need: 'visa-free',
      days: null,
      certain: true,
      kindCertain: true,
      basis: 'right:EEA',
      notes: ['right-free'],
    })
    expect(requirementFor(entry('visa-free', 90), 'work', at('BR AR'))).toMatchObject({
      need: 'visa-free',
      days: null,
      certain: true,
      kindCertain: true,
      basis: 'right:MERCOSUR',
    })
    expect(requirementFor(entry('e-visa', 90, { certain: false }), 'work', at('BR AR')).certain).toBe(false)
    expect(requirementFor(entry('visa-free', 90), 'work', at('GH NG')).certain).toBe(false)
    expect(requirementFor(entry('visa-free', 90), 'work', at('HR CH')).certain).toBe(false)
    expect(requirementFor(entry('visa-free'), 'work', at('SM IT'))).toMatchObject({
      certain: false,
      notes: ['right-permit'],
    })
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
    ['DE TR', 'visa-free', { need: 'required', certain: true, notes: ['press'] }],
    ['DE ZA', 'visa-free', { need: 'required', certain: false, notes: ['press-perhaps'] }],
    ['DE PG', 'e-visa', { need: 'required', certain: false, notes: ['press-perhaps'] }],
    ['DE AU', 'eta', { need: 'required', certain: false, notes: ['press-perhaps'] }],
    ['NZ AU', 'visa-free', { need: 'visa-free', certain: true, basis: 'right:TASMAN' }],
    ['HK CN', 'required', { need: 'required', basis: 'purpose' }],
  ] as const)('a reporter, %s (%s for visitors), meets what is known of the press', (pair, need, wanted) => {
    expect(requirementFor(entry(need, 90), 'journalism', at(pair))).toMatchObject(wanted)
  })
})

it('the lists of destinations have country codes and do not contradict each other', () => {
  const lists = [POSSIBLE_PRESS_VISAS, MEETINGS_ALLOWED, BUSINESS_VISA_DESTINATIONS].map((list) =>
    list.split(' '),
  )
  const [perhaps = [], covered = [], apart = []] = lists
  for (const code of [...lists.flat(), ...Object.keys(MAX_COURSE_DAYS)]) expect(code).toMatch(/^[A-Z]{2}$/)
  expect(perhaps.filter((code) => code in PRESS_VISAS)).toEqual([])
  expect(covered.filter((code) => apart.includes(code))).toEqual([])
})

it('every addition for a purpose has a text', () => {
  const notes = Object.values(PRESS_VISAS).map((visa) =>
    visa === '' ? 'press' : `press-${visa.toLowerCase()}`,
  )
  for (const note of [
    'family',
    'study',
    'study-long',
    'short-course',
    'course-apart',
    'business',
    'meetings',
    'meetings-apart',
    'work',
    'journalism',
    'press-perhaps',
    'right-free',
    'right-permit',
    ...notes,
  ])
    expect(noteText(note) ?? purposeNote(note), note).not.toBeNull()
  expect(residenceText('right:EEA')).toBe('right.EEA')
  expect(residenceText('bloc:EU')).toBeNull()
  expect(reasonText('purpose')).toEqual({ key: 'reason.purpose', bloc: null })
})
