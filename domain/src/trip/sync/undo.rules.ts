import { isSameValue, type TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'

/**
 * The changes that take these back, given the trip as it was before them: each field gets its value of then, and what did
 * not exist is deleted. An undo is a change like any other; inverted itself, it is the redo.
 */
export function invertChanges(
  changes: readonly FieldChange[],
  before: Pick<TripState, 'items'>,
): FieldChange[] {
  const inverse = new Map<string, FieldChange>()
  for (const { itemId, field } of changes) {
    const item = before.items[itemId]
    const change = item
      ? { itemId, field, value: item.fields[field]?.value ?? null }
      : { itemId, field: 'deleted', value: true }
    inverse.set(`${itemId} ${change.field}`, change)
  }
  // An item's kind comes first when it is made, and is the last to go.
  return [...inverse.values()].reverse()
}

/** Of an inverse, what nobody has overwritten since `done` was done: another person's later value is not undone. */
export function notOverwritten(
  inverse: readonly FieldChange[],
  done: readonly FieldChange[],
  now: TripState,
): FieldChange[] {
  return inverse.filter(({ itemId, field }) => {
    const mine = done.findLast((change) => change.itemId === itemId && change.field === field)
    return mine === undefined || isSameValue(now.items[itemId]?.fields[field]?.value ?? null, mine.value)
  })
}
