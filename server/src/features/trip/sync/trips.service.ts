import { randomBytes } from 'node:crypto'
import { bookingsMessages } from '@tripwright/domain/trip/bookings'
import { MAX_BOOKINGS, MAX_OWN_PLACES, ownPlacesMessages } from '@tripwright/domain/trip/itinerary'
import { mayChangeItems } from '@tripwright/domain/trip/sharing'
import {
  differencesOf,
  goBack,
  goneTripMessages,
  type ItemChange,
  isDeleted,
  isFullBatch,
  kindOf,
  MAX_ITEMS,
  MAX_PACKING_ITEMS,
  MAX_TRIPS,
  type MergeRefusal,
  makeOps,
  merge,
  summaryOf,
  type TripChanges,
  type TripOp,
  type TripState,
  takeBack,
  timeOfOp,
  tripFieldsOf,
  tripsMessages,
  uuidV7,
} from '@tripwright/domain/trip/sync'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import { addToHistory, continueStep, listChangesFrom } from './history.store.ts'
import { findMembership, findTripEnd } from './members.store.ts'
import * as store from './trips.store.ts'

type TripRole = 'owner' | Exclude<Awaited<ReturnType<typeof findMembership>>, 'former' | 'never'>
type Author = Pick<Call, 'db' | 'now'> & { personId: string }

// Deleted trips count too, against a limit ten times higher: they are kept, so that a deletion can be undone.
const DELETED_LIMIT_FACTOR = 10

const REASONS: Record<MergeRefusal, string> = {
  'no-item': 'An item begins with its kind.',
  'wrong-field': 'This item has no such field.',
  'too-many-rivals': 'This field has too many values that nobody has chosen between.',
}

/** A trip that the person owns or takes part in, or its changes since a version. Throws not-found for everybody else. */
export async function readTrip(
  { db, personId }: Pick<Author, 'db' | 'personId'>,
  id: string,
  since: number,
): Promise<TripChanges> {
  const changes = await store.findChanges(db, personId, id, since)
  if (changes === null) throw await tripNotFound(db, id, personId)
  return changes
}

/**
 * Applies the operations in order, each once, all or none; creates the trip when it is new. Callers on one trip wait for
 * each other at its row. What changed is in the history of the trip by the same transaction. Gives the changes since the oldest base version of the operations, and the people to notify: none
 * where nothing changed.
 */
export async function applyOps(
  author: Author,
  id: string,
  ops: readonly TripOp[],
  kind: 'changed' | 'restored' = 'changed',
): Promise<{ changes: TripChanges; people: string[] }> {
  const { db, now } = author
  const { version, role } = await lockOrCreateTrip(author, id)
  // Only the owner may change this field; all others who may edit may change the rest.
  if (role !== 'owner' && ops.some(({ itemId, field }) => itemId === id && field === 'deleted'))
    throw new AppError('not-allowed', { message: tripsMessages.texts['not-yours'] })
  const itemIds = [...new Set([id, ...ops.map((op) => op.itemId)])]
  const opIds = [...new Set(ops.flatMap((op) => [op.opId, ...(op.seen ?? [])]))]
  const { personId } = author
  const before = await store.readState(db, { id, version }, { itemIds, opIds, personId })
  // As an item that there is not: whose it is and what it holds is nobody else's business.
  if (before === null) throw new AppError('bad-input', { message: REASONS['no-item'] })
  const { state, refused } = merge(before, ops)
  const kinds = ops.map(({ itemId }) => kindOf(state, itemId))
  if (!mayChangeItems(role, kinds))
    throw new AppError('not-allowed', { message: tripsMessages.texts['view-only'] })
  if (refused.length > 0)
    throw new AppError('bad-input', {
      issues: refused.slice(0, 20).map(({ op, code }) => ({
        path: `ops.${ops.findIndex(({ opId }) => opId === op.opId)}`,
        message: REASONS[code],
      })),
    })
  let people: string[] = []
  if (state.version > version) {
    await store.writeState(db, state, { before: version, personId })
    const { items, extent } = await store.measureTrip(db, id, personId)
    checkItemLimits(items)
    const summary = summaryOf(state, tripFieldsOf(state), extent)
    people = await store.writeSummary(db, summary, { isDeleted: isDeleted(state.items[id]), now })
    const changed = version === 0 ? null : differencesOf(before, state)
    await keepHistory(author, { before: version, state, ops }, kind, changed)
    // What is somebody's own is no news to the others.
    if (kinds.every((one) => one === 'own-packing')) people = [personId]
  }
  const since = Math.min(version, ...ops.map((op) => op.baseVersion))
  const items = await store.readItems(db, id, { since, touched: itemIds, personId })
  return { changes: { id, since, version: state.version, items }, people }
}

type Applied = { before: number; state: TripState; ops: readonly TripOp[] }

/** Of a new trip (`changes` null) its making alone: there is nothing before it to go back to. One step is one row, in however many calls it came. */
async function keepHistory(
  { db, now, personId }: Author,
  { before, state, ops }: Applied,
  kind: 'changed' | 'restored',
  changes: ItemChange[] | null,
): Promise<void> {
  if (changes?.length === 0) return
  const from = timeOfOp(ops[0]?.opId ?? '')
  // Only a call that was full has another one behind it.
  const stepMs = isFullBatch(ops) ? timeOfOp(ops.at(-1)?.opId ?? '') : null
  const made = { afterVersion: before, version: state.version, stepMs }
  const step = { tripId: state.id, authorId: personId, at: now, ...made }
  if (changes && kind === 'changed' && (await continueStep(db, { ...step, changes, from }))) return
  await addToHistory(db, {
    ...step,
    kind: changes === null ? 'made' : kind,
    ...(changes && { changes }),
  })
}

/**
 * Takes one entry of the history back, or all since, as a change like any other. Throws not-found when the entry is not
 * kept, and conflict when it has nothing left to take back.
 */
export async function restoreTrip(
  author: Author,
  id: string,
  { entryId, scope }: { entryId: string; scope: 'change' | 'since' },
): Promise<string[]> {
  const { db, now } = author
  const role = await lockTripOf(db, id, author.personId)
  if (role === 'viewer') throw new AppError('not-allowed', { message: tripsMessages.texts['view-only'] })
  const changes = await listChangesFrom(db, id, entryId)
  if (changes === null) throw new AppError('not-found', { message: tripsMessages.texts['history-gone'] })
  const itemIds = [...new Set(changes.flat().map((one) => one.itemId))]
  const version = await store.findVersion(db, id)
  const wanted = { itemIds: [id, ...itemIds], opIds: [], personId: author.personId }
  const state = await store.readState(db, { id, version }, wanted)
  if (state === null) throw new Error('a history names an item of one person')
  const back = scope === 'since' ? goBack(changes, state) : takeBack(changes.at(-1) ?? [], state)
  if (back.length === 0) throw new AppError('conflict', { message: tripsMessages.texts['history-nothing'] })
  const ops = makeOps(state, version, back, () => uuidV7(now.getTime(), randomBytes(10)))
  return (await applyOps(author, id, ops, 'restored')).people
}

async function lockOrCreateTrip(author: Author, id: string): Promise<{ version: number; role: TripRole }> {
  const { db, personId, now } = author
  const stored = await store.lockTrip(db, id)
  if (stored === null) {
    if (await store.wasErased(db, id)) throw new AppError('not-found')
    await checkTripLimit(author)
    await store.insertTrip(db, id, personId, now)
  }
  const trip = stored ?? (await store.lockTrip(db, id))
  // A purged trip cannot be restored, not even by a device with pending changes.
  if (trip === null || trip.purgedAt !== null) throw new AppError('not-found')
  if (trip.userId === personId) return { version: trip.version, role: 'owner' }
  // Checked under the trip's lock, which ending a membership takes too, so that a former member cannot write afterwards.
  const part = await findMembership(db, id, personId)
  if (part === 'former' || part === 'never' || trip.isDeleted) throw await tripNotFound(db, id, personId)
  return { version: trip.version, role: part }
}

/**
 * Locks a trip until the transaction ends, so that changes to it and its members happen before or after; gives the role of
 * the person. Throws not-found for everybody who is not in it, and when it is deleted.
 */
export async function lockTripOf(db: Db, id: string, personId: string): Promise<TripRole> {
  const trip = await store.lockTrip(db, id)
  if (trip === null || trip.isDeleted) throw await tripNotFound(db, id, personId)
  if (trip.userId === personId) return 'owner'
  const part = await findMembership(db, id, personId)
  if (part === 'former' || part === 'never') throw await tripNotFound(db, id, personId)
  return part
}

/** Strangers get not-found; who was in it is told too whether it was deleted, and by whom, or their part in it has ended. */
async function tripNotFound(db: Db, id: string, personId: string): Promise<AppError> {
  const ended = await findTripEnd(db, id, personId)
  if (ended === null) return new AppError('not-found')
  const { texts } = goneTripMessages
  const message = ended.how === 'deleted' ? texts['deleted.late'] : tripsMessages.texts['not-in-it']
  return new AppError('not-found', { message, more: { ended } })
}

/** Throws where a trip holds more than it may. */
function checkItemLimits(items: store.TripSize['items']): void {
  // One more than the limit, for the trip's own item.
  if (items.living > MAX_ITEMS + 1 || items.all > MAX_ITEMS * DELETED_LIMIT_FACTOR)
    throw limitExceeded('limit-items')
  if (items.bookings > MAX_BOOKINGS)
    throw new AppError('unprocessable', { message: bookingsMessages.texts.limit })
  if (items.places > MAX_OWN_PLACES)
    throw new AppError('unprocessable', { message: ownPlacesMessages.texts.limit })
  if (
    items.packing > MAX_PACKING_ITEMS ||
    items.own > MAX_PACKING_ITEMS ||
    items.ownAll > MAX_PACKING_ITEMS * DELETED_LIMIT_FACTOR
  )
    throw limitExceeded('limit-packing')
}

async function checkTripLimit({ db, personId }: Author): Promise<void> {
  const { all, living } = await store.countTrips(db, personId)
  if (living >= MAX_TRIPS || all >= MAX_TRIPS * DELETED_LIMIT_FACTOR) throw limitExceeded('limit-trips')
}

function limitExceeded(limit: 'limit-trips' | 'limit-items' | 'limit-packing'): AppError {
  return new AppError('unprocessable', { message: tripsMessages.texts[limit] })
}
