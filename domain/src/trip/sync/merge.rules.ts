import { type ItemKind, isFieldOf, itemKindOf } from './fields.contract.ts'
import type { TripChanges, TripOp } from './trips.contract.ts'

/** A value of a field, and the version of the trip that introduced it. */
export type FieldVersion = { value: unknown; version: number }
export type FieldState = FieldVersion & { rivals: FieldVersion[] }
export type ItemState = { id: string; version: number; fields: Record<string, FieldState> }
/** The local state of a trip; `applied` has the version of each known operation. */
export type TripState = {
  id: string
  version: number
  items: Record<string, ItemState>
  applied: Record<string, number>
}

// Limits for conflicting values of a field: their number, and their JSON in characters. More are never honest edits, so
// they are refused.
const MAX_RIVALS = 1000
const MAX_RIVAL_CHARS = 256 * 1024

/** Why an operation has no effect: its item has no `kind` yet, has no such field, or has too many conflicting values. */
export type MergeRefusal = 'no-item' | 'wrong-field' | 'too-many-rivals'
export type MergeResult = { state: TripState; refused: { op: TripOp; code: MergeRefusal }[] }

export function emptyTrip(id: string): TripState {
  return { id, version: 0, items: {}, applied: {} }
}

/**
 * Applies operations in order; one that was applied before changes nothing. Server and browser both merge with this
 * function. A value that the author of a later one did not know stays as a conflicting value; the later one is shown.
 */
export function merge(state: TripState, ops: readonly TripOp[]): MergeResult {
  const next = { ...state, items: { ...state.items }, applied: { ...state.applied } }
  const refused: MergeResult['refused'] = []
  for (const op of linkOps(ops)) {
    const code = Object.hasOwn(next.applied, op.opId) ? null : mergeOne(next, op)
    if (code !== null) refused.push({ op, code })
  }
  return { state: next, refused }
}

/** The kind of an item; null for an unknown item. */
export function kindOf(state: Pick<TripState, 'id' | 'items'>, itemId: string): ItemKind | null {
  if (itemId === state.id) return 'trip'
  const item = state.items[itemId]
  return item ? itemKindOf(item.fields.kind?.value) : null
}

/**
 * Applies changes of the server to the local state; items with a newer version stay. Null when the changes start after the local
 * version: changes in between are missing and have to be requested. `requestedVersion` is the version after which changes were
 * requested: a server below it was restored from a backup, and its state replaces the local one.
 */
export function mergeServerChanges(
  local: TripState,
  changes: TripChanges,
  requestedVersion = 0,
): TripState | null {
  if (changes.since > local.version) return null
  const isReset = changes.version < requestedVersion
  const items = isReset ? {} : { ...local.items }
  for (const item of changes.items) if ((items[item.id]?.version ?? 0) <= item.version) items[item.id] = item
  return { ...local, items, version: isReset ? changes.version : Math.max(local.version, changes.version) }
}

/** Whether two values are equal, ignoring the order of object keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    left.length === right.size &&
    left.every(([key, one]) => right.has(key) && isSameValue(one, right.get(key)))
  )
}

/** Links each operation to the previous one on its field: an author of several operations has seen the earlier ones. */
export function linkOps(ops: readonly TripOp[]): TripOp[] {
  const latest = new Map<string, string>()
  return ops.map((op) => {
    const key = `${op.itemId} ${op.field}`
    const earlier = latest.get(key)
    latest.set(key, op.opId)
    return earlier === undefined ? op : { ...op, seen: [...(op.seen ?? []), earlier] }
  })
}

/** Changes the draft, or returns the reason why not. */
function mergeOne(draft: TripState, op: TripOp): MergeRefusal | null {
  const kind = kindOf(draft, op.itemId) ?? (op.field === 'kind' ? itemKindOf(op.value) : null)
  if (kind === null) return 'no-item'
  const isMoved = op.field === 'kind' && itemKindOf(op.value) !== kind
  if (!isFieldOf(kind, op.field) || isMoved) return 'wrong-field'
  const item = draft.items[op.itemId]
  const field = nextField(draft, op, item?.fields[op.field])
  if (exceedsRivalLimit(field.rivals)) return 'too-many-rivals'
  draft.version = field.version
  draft.applied[op.opId] = field.version
  draft.items[op.itemId] = {
    id: op.itemId,
    version: field.version,
    fields: { ...item?.fields, [op.field]: field },
  }
  return null
}

function exceedsRivalLimit(rivals: readonly FieldVersion[]): boolean {
  return rivals.length > MAX_RIVALS || (rivals.length > 15 && JSON.stringify(rivals).length > MAX_RIVAL_CHARS)
}

function nextField(draft: TripState, op: TripOp, before: FieldState | undefined): FieldState {
  const seen = new Set(op.seen?.map((id) => draft.applied[id]))
  const isRival = ({ value, version }: FieldVersion) =>
    version > op.baseVersion && !seen.has(version) && !isSameValue(value, op.value)
  const entries = before ? [...before.rivals, { value: before.value, version: before.version }] : []
  return { value: op.value, version: draft.version + 1, rivals: entries.filter(isRival) }
}
