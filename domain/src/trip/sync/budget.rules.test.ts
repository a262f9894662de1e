import { expect, it } from 'vitest'
import { isBudgetContested, joinedBudget } from './budget.rules.ts'
import type { FieldState } from './merge.rules.ts'

const ANA = { id: 'a', name: 'Ana' }
const BEN = { id: 'b', name: 'Ben' }
const RATE = { base: 'EUR', date: '2027-05-01', rates: { JPY: 160 } }
const PAID = { from: 'b', to: 'a', amount: 500 }
const fieldOf = (value: unknown, ...rivals: unknown[]) =>
  ({ value, rivals: rivals.map((rival) => ({ value: rival })) }) as unknown as FieldState

it('has the travelers, payments and rates of all its values, each once, also where the shown one has no such list', () => {
  const shown = { currency: 'EUR', people: [ANA], payments: [PAID] }
  const rival = { currency: 'EUR', people: [ANA, BEN], payments: [PAID, PAID], kept: [RATE] }
  const field = fieldOf(shown, rival)
  expect(joinedBudget(shown, field)).toEqual({
    currency: 'EUR',
    people: [ANA, BEN],
    payments: [PAID, PAID],
    kept: [RATE],
  })
  expect(joinedBudget(rival, field)).toEqual(rival)
  expect(isBudgetContested(field)).toBe(false)
  expect(isBudgetContested(fieldOf(shown, { ...rival, currency: 'USD' }))).toBe(true)
})

it('stays as it is with no rival, and where a value is none of an object', () => {
  const shown = { people: [ANA] }
  expect(joinedBudget(shown, fieldOf(shown))).toBe(shown)
  expect(joinedBudget(null, fieldOf(null, shown))).toBeNull()
  expect(joinedBudget(shown, fieldOf(shown, null, 'x', { people: 'no list' }))).toEqual(shown)
})
