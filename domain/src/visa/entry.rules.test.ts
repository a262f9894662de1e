import { describe, expect, it } from 'vitest'
import { checkYellowFever, passportTermsOf } from './entry.rules.ts'
import { checkPassport } from './passport.rules.ts'

const ENTRY = {
  ...{ validityMonths: 6, validityBasis: 'entry' as const, blankPages: 1, onwardTicket: false },
  ...{ yellowFever: 'never' as const, yellowFeverRisk: false, vaccinations: [] },
}
const visit = { entry: '2026-12-01', exit: '2026-12-15' }

describe('the terms of a country', () => {
  it('are counted from the day of entry or of exit, or last for the stay', () => {
    expect(passportTermsOf({ code: 'TH', entry: ENTRY })).toEqual({
      ...{ months: 6, basis: 'entry', youngerThanYears: null },
    })
    const turkey = passportTermsOf({ code: 'TR', entry: { ...ENTRY, validityMonths: 5 } })
    expect(turkey && checkPassport({ issued: null, expires: '2027-04-30' }, visit, turkey)).toEqual({
      ...{ ok: false, problem: 'expires-too-soon', until: '2027-05-01' },
    })
    const stay = passportTermsOf({
      code: 'GB',
      entry: { ...ENTRY, validityMonths: 0, validityBasis: 'stay' },
    })
    expect(stay && checkPassport({ issued: null, expires: '2026-12-15' }, visit, stay).ok).toBe(true)
  })

  it('are those of the Schengen law in its states and in the four that lie within', () => {
    for (const code of ['DE', 'CH', 'BG', 'HR', 'LI', 'MC', 'VA'])
      expect(passportTermsOf({ code, entry: ENTRY })?.youngerThanYears, code).toBe(10)
    for (const code of ['IE', 'CY', 'GB', 'TR', 'RS'])
      expect(passportTermsOf({ code, entry: ENTRY })?.youngerThanYears, code).toBeNull()
  })

  it('may be none at all', () => {
    const entry = { ...ENTRY, validityMonths: 0, validityBasis: 'none' as const }
    expect(passportTermsOf({ code: 'XX', entry })).toBeNull()
  })
})

describe('a certificate against yellow fever', () => {
  const asks = (yellowFever: 'never' | 'from-risk' | 'always') => ({ entry: { ...ENTRY, yellowFever } })
  const from = (yellowFeverRisk: boolean) => ({ entry: { ...ENTRY, yellowFeverRisk } })
  it.each([
    ['always', false, 'needed'],
    ['from-risk', true, 'needed'],
    ['from-risk', false, 'unless-transit'],
    ['never', true, 'never'],
  ] as const)('where it is asked %s, coming from a risk: %j, is %s', (asked, isRisk, verdict) => {
    expect(checkYellowFever(from(isRisk), asks(asked))).toBe(verdict)
  })
})
