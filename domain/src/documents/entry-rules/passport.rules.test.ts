import { describe, expect, it } from 'vitest'
import { addMonths, checkPassport, type PassportRule, passportTermsOf } from './passport.rules.ts'

const visit = { entry: '2026-08-31', exit: '2026-09-14' }
const verdict = (rule: PassportRule, expires: string, issued: string | null = '2020-01-01') =>
  checkPassport({ issued, expires }, visit, rule)

describe('a passport', () => {
  it.each([
    ['six-months-entry', '2027-02-28', true, '2027-02-28'],
    ['six-months-entry', '2027-02-27', false, '2027-02-28'],
    ['six-months-exit', '2027-03-14', true, '2027-03-14'],
    ['six-months-exit', '2027-03-13', false, '2027-03-14'],
    ['three-months-exit', '2026-12-14', true, '2026-12-14'],
    ['three-months-exit', '2026-12-13', false, '2026-12-14'],
    ['stay', '2026-09-14', true, '2026-09-14'],
    ['stay', '2026-09-13', false, '2026-09-14'],
    ['schengen', '2026-12-14', true, '2026-12-14'],
    ['schengen', '2026-12-13', false, '2026-12-14'],
  ] as const)('by %s that expires on %s: %j, it has to last to %s', (rule, expires, ok, until) => {
    expect(verdict(rule, expires)).toMatchObject({ ok, until, problem: ok ? null : 'expires-too-soon' })
  })

  it('for Schengen was issued within the ten years before entry, to the day', () => {
    expect(verdict('schengen', '2027-08-31', '2016-08-31')).toMatchObject({ ok: true })
    expect(verdict('schengen', '2027-08-31', '2016-08-30')).toMatchObject({
      ok: false,
      problem: 'issued-too-long-ago',
    })
    expect(verdict('schengen', '2027-08-31', null)).toMatchObject({ ok: false, problem: 'issue-date-needed' })
    expect(verdict('stay', '2027-08-31', null)).toMatchObject({ ok: true })
  })
})

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-01', -120, '2016-01-01'],
  ['2024-02-29', -120, '2014-02-28'],
])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))

describe('the passport rule of a country', () => {
  it('counts months from the day of entry or exit, or covers the stay', () => {
    const turkey = passportTermsOf('TR', { validityMonths: 5, validityBasis: 'entry' })
    expect(checkPassport({ issued: null, expires: '2027-01-30' }, visit, turkey)).toEqual({
      ok: false,
      problem: 'expires-too-soon',
      until: '2027-01-31',
    })
    const southAfrica = passportTermsOf('ZA', { validityMonths: 1, validityBasis: 'exit' })
    expect(checkPassport({ issued: null, expires: '2026-10-14' }, visit, southAfrica).ok).toBe(true)
    const britain = passportTermsOf('GB', { validityMonths: 0, validityBasis: 'stay' })
    expect(checkPassport({ issued: null, expires: '2026-09-13' }, visit, britain).ok).toBe(false)
    const none = passportTermsOf('XX', { validityMonths: 0, validityBasis: 'none' })
    expect(checkPassport({ issued: null, expires: '2026-08-31' }, visit, none).ok).toBe(true)
  })

  it('is the Schengen rule in its states and in the four states within them', () => {
    const years = (code: string) =>
      passportTermsOf(code, { validityMonths: 3, validityBasis: 'exit' }).youngerThanYears
    for (const code of ['DE', 'CH', 'BG', 'HR', 'LI', 'MC', 'VA']) expect(years(code), code).toBe(10)
    for (const code of ['IE', 'CY', 'GB', 'TR', 'RS']) expect(years(code), code).toBeNull()
  })
})
