import type { ItemKind } from './fields.contract.ts'
import { type ItemState, isSameValue, kindOf, type TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'

/** What one call changed of an item: each field with its value before and after; null where it had none. */
export type ItemChange = {
  itemId: string
  kind: Exclude<ItemKind, 'own-packing'>
  /** What the item is called, to be recognised by; empty where it has no name. */
  name: string
  fields: Record<string, { before: unknown; after: unknown }>
}
/** What became of an item in one call. `restored`: it was deleted, and is there again. */
export type ItemOutcome = 'added' | 'removed' | 'restored' | 'changed'

const MAX_NAME = 80

/**
 * What differs between two states of a trip, by item; nothing where a value was set to what it was. What somebody does with
 * things of their own is no history of the trip.
 */
export function differencesOf(before: Pick<TripState, 'items'>, after: TripState): ItemChange[] {
  return Object.values(after.items).flatMap((item) => {
    const old = before.items[item.id]
    if (old?.version === item.version) return []
    const fields = Object.entries(item.fields).flatMap(([name, { value }]) => {
      const was = old?.fields[name]?.value ?? null
      return isSameValue(was, value) ? [] : [[name, { before: was, after: value }] as const]
    })
    const kind = kindOf(after, item.id) ?? 'stop'
    if (fields.length === 0 || kind === 'own-packing') return []
    return [{ itemId: item.id, kind, name: nameOf(item), fields: Object.fromEntries(fields) }]
  })
}

/** Operations of one step of a device that came in several calls: their ids were made within so many milliseconds. */
const STEP_MS = 1500

/** When the device made the id of an operation, in milliseconds since 1970; null for an id that tells no time (RFC 9562). */
export function timeOfOp(opId: string): number | null {
  return opId[14] === '7' ? Number.parseInt(opId.slice(0, 8) + opId.slice(9, 13), 16) : null
}

/** Whether an operation of this time goes on with a step whose last one had that time, by the clock of one device. */
export function isSameStep(last: number | null, next: number | null): boolean {
  return last !== null && next !== null && next >= last && next - last <= STEP_MS
}

/** Two changes, one after the other, as one: what was undone in between is no part of it. */
export function joinChanges(first: readonly ItemChange[], second: readonly ItemChange[]): ItemChange[] {
  const joined = new Map(first.map((one) => [one.itemId, one]))
  for (const one of second) {
    const earlier = joined.get(one.itemId)
    const fields = { ...earlier?.fields }
    for (const [name, { before, after }] of Object.entries(one.fields))
      fields[name] = { before: fields[name] ? fields[name].before : before, after }
    const left = Object.entries(fields).filter(([, { before, after }]) => !isSameValue(before, after))
    if (left.length === 0) joined.delete(one.itemId)
    else joined.set(one.itemId, { ...one, fields: Object.fromEntries(left) })
  }
  return [...joined.values()]
}

export function outcomeOf({ kind, fields }: Pick<ItemChange, 'kind' | 'fields'>): ItemOutcome {
  if (kind !== 'trip' && fields.kind?.before === null) return 'added'
  if (fields.deleted?.after === true) return 'removed'
  return fields.deleted?.before === true ? 'restored' : 'changed'
}

/**
 * The changes that take one call back, as far as nobody changed the same fields since; what it added is deleted. Whether the
 * trip itself is deleted is its owner’s alone, and is no matter of history.
 */
export function takeBack(change: readonly ItemChange[], now: Pick<TripState, 'id' | 'items'>): FieldChange[] {
  return change.flatMap((one) => {
    const current = now.items[one.itemId]
    return inverseOf(one, now.id).filter(({ field }) =>
      isSameValue(current?.fields[field]?.value ?? null, one.fields[field]?.after ?? null),
    )
  })
}

/**
 * The changes that make a trip again what it was before the last of these calls, which are given newest first and without a
 * gap up to now.
 */
export function goBack(
  changes: readonly (readonly ItemChange[])[],
  now: Pick<TripState, 'id' | 'items'>,
): FieldChange[] {
  const earliest = new Map<string, FieldChange>()
  const added = new Set<string>()
  for (const one of changes.flat()) {
    if (one.kind !== 'trip' && outcomeOf(one) === 'added') added.add(one.itemId)
    for (const change of inverseOf(one, now.id)) earliest.set(`${one.itemId} ${change.field}`, change)
  }
  return [...earliest.values()].filter(({ itemId, field, value }) => {
    if (added.has(itemId) && field !== 'deleted') return false
    return !isSameValue(now.items[itemId]?.fields[field]?.value ?? null, value)
  })
}

function inverseOf(change: ItemChange, tripId: string): FieldChange[] {
  const { itemId, fields } = change
  const isTrip = itemId === tripId
  if (!isTrip && outcomeOf(change) === 'added') {
    // Deleted in the same call already: there is nothing to take back.
    return fields.deleted?.after === true ? [] : [{ itemId, field: 'deleted', value: true }]
  }
  return Object.entries(fields).flatMap(([field, { before }]) =>
    isTrip && field === 'deleted' ? [] : [{ itemId, field, value: before }],
  )
}

function nameOf(item: ItemState): string {
  const value = (name: string) => item.fields[name]?.value
  const text = [value('name'), value('title'), value('text'), value('number')].find(
    (one): one is string => typeof one === 'string' && one !== '',
  )
  const letters = [...(text ?? '')]
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : letters.join('')
}
