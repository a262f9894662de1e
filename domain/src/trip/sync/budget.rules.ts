import { type FieldState, isSameValue, type TripState } from './merge.rules.ts'

/** Lists within the field `budget` of a trip, to which several people add at once, and what makes two of their entries the same. */
const LISTS: Record<string, (entry: unknown) => string> = {
  people: (entry) => String(Object(entry).id),
  // A payment has no id: two equal ones in one list are two, in two lists they may be the same.
  payments: (entry) => JSON.stringify([Object(entry).from, Object(entry).to, Object(entry).amount]),
  kept: (entry) => JSON.stringify([Object(entry).base, Object(entry).date]),
}

/**
 * The field `budget` of a trip with the travelers, payments and rates of all its rival values: who adds one changes nothing of
 * what another added at the same time. What one removed while another added stays; the rest is that of the shown value.
 */
export function budgetOf(state: TripState): unknown {
  const field = state.items[state.id]?.fields.budget
  return field && joinedBudget(field.value, field)
}

/** One of the values of the field with the entries of the others. */
export function joinedBudget(value: unknown, field: FieldState): unknown {
  if (field.rivals.length === 0 || !isObject(value)) return value
  const others = [field.value, ...field.rivals.map((rival) => rival.value)].filter(isObject)
  const lists = Object.entries(LISTS).flatMap(([name, keyOf]) => {
    // A value without a list has an empty one.
    const own = value[name] ?? []
    if (!Array.isArray(own) || !others.some((one) => name in one)) return []
    return [[name, others.reduce((all, one) => withMissing(all, one[name], keyOf), own)]]
  })
  return { ...value, ...Object.fromEntries(lists) }
}

/** Whether the rival values of the field differ in more than in their lists, so that somebody must choose. */
export function isBudgetContested(field: FieldState): boolean {
  return field.rivals.some(({ value }) => !isSameValue(withoutLists(value), withoutLists(field.value)))
}

function withMissing(list: unknown[], more: unknown, keyOf: (entry: unknown) => string): unknown[] {
  if (!Array.isArray(more)) return list
  const counts = new Map<string, number>()
  for (const entry of list) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1)
  const missing = more.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0
    counts.set(keyOf(entry), left - 1)
    return left <= 0
  })
  return [...list, ...missing]
}

function withoutLists(value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(name in LISTS)))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
