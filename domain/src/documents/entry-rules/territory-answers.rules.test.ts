import { describe, expect, it } from 'vitest'
import type { VisaRequirement } from './matrix.rules.ts'
import { fitsStay, isUnlimited } from './requirement.rules.ts'
import { listTerritoryRequirements, type TerritoryEntryRules } from './territory-answers.rules.ts'

const page = { date: '2026-08-22', source: 'https://government.example/isle' }
const free: VisaRequirement = {
  need: 'visa-free',
  days: null,
  certain: true,
  kindCertain: true,
  basis: 'bloc:EU',
  notes: ['free-movement'],
}
const need = (passport: string, rules: TerritoryEntryRules, row?: VisaRequirement) =>
  listTerritoryRequirements(passport, { territories: { GL: rules } }, () => row)

describe('what a passport needs for a territory', () => {
  it('is what the page of its own government says, with that page', () => {
    const rules = { pages: [{ passports: 'CA US', need: 'visa-free' as const, days: 90, ...page }] }
    expect(need('CA', rules)).toEqual([
      {
        destination: 'GL',
        need: 'visa-free',
        days: 90,
        certain: true,
        kindCertain: true,
        basis: 'list',
        notes: [],
        checked: page,
      },
    ])
    expect(need('DE', rules)).toEqual([])
  })

  it('is nothing for the citizens of its state', () => {
    expect(need('DK', { citizens: 'DK' })).toMatchObject([{ need: 'citizen' }])
  })

  it('is that of a state that it follows, for the days that the place allows, and never certain', () => {
    const as = { state: 'DK', days: 90, notes: 'territory-visa', ...page }
    expect(need('DE', { as }, free)).toMatchObject([
      { need: 'visa-free', days: 90, certain: false, notes: [] },
    ])
    expect(need('SE', { as }, free)).toMatchObject([{ days: null }])
    const visa = { ...free, need: 'required' as const, notes: [] }
    expect(need('IN', { as }, visa)).toMatchObject([
      { need: 'required', days: null, notes: ['territory-visa'], checked: page },
    ])
  })

  it('keeps all of the rule of the state where it holds there as it is', () => {
    const as = { state: 'US', days: null, notes: 'territory-same' }
    const eta = { ...free, need: 'eta' as const, days: 90, notes: ['esta'] }
    expect(need('DE', { as }, eta)).toMatchObject([
      { need: 'eta', days: 90, certain: false, notes: ['esta', 'territory-same'] },
    ])
  })

  it('is not taken for a stay without a limit where the page names no days', () => {
    const rules = {
      pages: [{ passports: 'IE', need: 'visa-free' as const, days: null, notes: 'stay-unknown', ...page }],
    }
    const [met] = need('IE', rules)
    if (!met) throw new Error('there is no answer')
    expect([isUnlimited(met), fitsStay(met, 400)]).toEqual([false, null])
  })
})
