import { isSameValue, type TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'

/**
 * The changes that undo these, given the trip before them: each field gets its earlier value, and created items are
 * deleted. An undo is a normal change; its own inverse is the redo.
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
  // The kind of an item is set first, and cleared last.
  return [...inverse.values()].reverse()
}

/** The part of an undo that is still safe: fields that another person changed after `done` are not undone. */
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
