import { linkOps, type TripState } from './merge.rules.ts'
import { MAX_OPS, MAX_SEEN, type TripOp } from './trips.contract.ts'

/** A change of one field, before it gets its ids; null clears the field. */
export type FieldChange = { itemId: string; field: string; value: unknown }

// A character is three bytes at most in UTF-8, and a body may have 256 kB.
const MAX_BATCH_CHARS = 80_000
/** One operation: its value has 16 kB at most, beside its ids and those that it has seen. */
const MAX_OP_CHARS = 20_000

/**
 * Turns changes into operations of an author who sees `view`: the state that the server confirmed up to version
 * `confirmed`, plus unconfirmed operations.
 */
export function makeOps(
  view: TripState,
  confirmed: number,
  changes: readonly FieldChange[],
  makeId: () => string,
): TripOp[] {
  const waiting = new Map(Object.entries(view.applied).map(([opId, version]) => [version, opId]))
  const ops = changes.map(({ itemId, field, value }): TripOp => {
    const current = view.items[itemId]?.fields[field]
    const seen = current
      ? [current, ...current.rivals].flatMap(({ version }) => waiting.get(version) ?? [])
      : []
    const op = { opId: makeId(), tripId: view.id, itemId, field, value, baseVersion: confirmed }
    return seen.length > 0 ? { ...op, seen: seen.slice(0, MAX_SEEN) } : op
  })
  return linkOps(ops)
}

/** Splits operations, in order, into calls within the limits of the interface. */
export function inBatches(ops: readonly TripOp[]): TripOp[][] {
  const batches: TripOp[][] = []
  let chars = 0
  for (const op of ops) {
    const size = JSON.stringify(op).length
    const current = batches.at(-1)
    chars += size
    if (current && current.length < MAX_OPS && chars <= MAX_BATCH_CHARS) current.push(op)
    else {
      batches.push([op])
      chars = size
    }
  }
  return batches
}

/** Whether a call is one that was full, so that the next may go on with it: see `inBatches`. */
export function isFullBatch(ops: readonly TripOp[]): boolean {
  const chars = ops.reduce((sum, op) => sum + JSON.stringify(op).length, 0)
  return ops.length >= MAX_OPS || chars > MAX_BATCH_CHARS - MAX_OP_CHARS
}

/** A UUID of version 7 (RFC 9562): `now` in milliseconds since 1970, then ten random bytes. Later ones sort later. */
export function uuidV7(now: number, random: Uint8Array): string {
  const bytes = [...random.slice(0, 10)]
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f)
  bytes[2] = 0x80 | ((bytes[2] ?? 0) & 0x3f)
  const tail = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const hex = now.toString(16).padStart(12, '0') + tail
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
