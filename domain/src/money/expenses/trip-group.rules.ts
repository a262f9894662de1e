import { z } from 'zod/mini'
import {
  activeItems,
  budgetOf,
  type ExpenseFields,
  type FieldChange,
  fieldValues,
  isSameValue,
  type TripState,
} from '../../trip/sync/index.ts'
import type { RateBook } from './expense-rate.rules.ts'
import type { Expense } from './expense-split.rules.ts'
import { expenseRow, groupFrame, type tripGroup } from './group.contract.ts'

/** The group of a trip: people, payments, the total, and the expenses, newest first. */
export type TripGroup = Omit<z.infer<typeof tripGroup>, 'expenses' | 'kept' | 'payments' | 'people'> & {
  expenses: readonly Expense[]
  kept: readonly z.infer<typeof groupFrame>['kept'][number][]
  payments: readonly z.infer<typeof groupFrame>['payments'][number][]
  people: readonly { id: string; name: string }[]
}

/** The group of a trip; null when none was saved, or another version saved it in another shape. */
export function groupOfTrip(state: TripState): TripGroup | null {
  const frame = z.safeParse(groupFrame, budgetOf(state))
  if (!frame.success) return null
  const expenses = activeItems(state, 'expense').flatMap((item) => {
    // Each value passed the schema of its field before it was merged.
    const { name, day, cost, share }: ExpenseFields = fieldValues(item)
    const { id } = item
    const row = z.safeParse(expenseRow, { ...share, id, title: name, date: day, ...cost })
    return row.success ? [row.data] : []
  })
  // Ids are ordered by creation time.
  return { ...frame.data, expenses: expenses.sort((a, b) => (a.id < b.id ? 1 : -1)) }
}

/** The changes from the group `before` (null: none yet) to the group `after` in a trip. Ids of expenses are UUIDs. */
export function changesOfGroup(state: TripState, before: TripGroup | null, after: TripGroup): FieldChange[] {
  const { expenses, ...frame } = after
  const { expenses: existing = [], ...old } = before ?? {}
  const changes: FieldChange[] = isSameValue(old, frame)
    ? []
    : [{ itemId: state.id, field: 'budget', value: frame }]
  for (const expense of expenses) {
    const earlier = existing.find(({ id }) => id === expense.id)
    const fields = fieldsOf(expense)
    const written = earlier ? fieldsOf(earlier) : null
    if (!written) changes.push(...begin(state, expense.id))
    for (const [field, value] of Object.entries(fields))
      if (!written || !isSameValue(written[field], value)) changes.push({ itemId: expense.id, field, value })
  }
  const gone = existing.filter(({ id }) => !expenses.some((one) => one.id === id))
  return [...changes, ...gone.map(({ id }) => ({ itemId: id, field: 'deleted', value: true }))]
}

function begin(state: TripState, itemId: string): FieldChange[] {
  return state.items[itemId]
    ? [{ itemId, field: 'deleted', value: null }]
    : [{ itemId, field: 'kind', value: 'expense' }]
}

function fieldsOf({ id: _, title, date, amount, currency, ...share }: Expense): Record<string, unknown> {
  return { name: title, day: date, cost: { amount, currency }, share }
}

/** The rates that a group counts with: those given, the stored ones of its days, and what its cash cost. */
export function bookOfGroup(
  { kept, expenses }: Pick<TripGroup, 'kept' | 'expenses'>,
  { table, months }: Pick<RateBook, 'table' | 'months'>,
): RateBook {
  const withdrawals = expenses.flatMap(({ id, type, paidBy, date, amount, currency, charged }) =>
    type === 'withdrawal' && charged && amount > 0 && charged.amount > 0
      ? [{ id, by: paidBy, date, got: { amount, currency }, charged }]
      : [],
  )
  return { table, months, dayRates: kept, withdrawals }
}
