import {
  activeItems,
  type FieldChange,
  fieldValues,
  isDeleted,
  type PackingFields,
  type TripState,
} from '../sync/index.ts'
import type { PackingReason, PackingSuggestion } from './packing.rules.ts'
import {
  PACKING_ITEMS,
  type PackingGroup,
  type PackingItem,
  type PackingListName,
} from './packing-items.data.ts'

/** A line of a packing list: a suggestion, or what somebody added. */
export type PackingRow = {
  key: string
  /** The items of the trip that it is; none while nobody has touched a suggestion, several where two devices made the same. */
  ids: readonly string[]
  item: PackingItem | null
  /** What somebody called it; empty for a suggestion that has the name of ours. */
  name: string
  group: PackingGroup
  quantity: number | null
  isPacked: boolean
  /** Null where nothing of the trip asks for it. */
  reason: PackingReason | null
}
type StoredItem = PackingFields & { id: string }

const KIND_OF_LIST = { shared: 'packing', own: 'own-packing', children: 'packing' } as const
/** What somebody added to the list of the children has this in place of a suggestion: the two lists that all share are of one kind. */
const ADDED_FOR_CHILDREN = 'added-for-children'

/** The lines of a list, suggestions in their order and then what was added; and how many suggestions are not wanted. */
export function packingList(
  trip: TripState,
  list: PackingListName,
  suggestions: readonly PackingSuggestion[],
): { rows: PackingRow[]; dismissed: readonly string[] } {
  const stored = activeItems(trip, KIND_OF_LIST[list])
    // Each value passed the schema of its field before it was merged.
    .map((item): StoredItem => ({ ...(fieldValues(item) as PackingFields), id: item.id }))
    .filter((item) => listOf(item, list) === list)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const known = (Object.keys(PACKING_ITEMS) as PackingItem[]).filter(
    (item) => PACKING_ITEMS[item].list === list,
  )
  const suggested = known.flatMap((item) => {
    const items = stored.filter(({ suggestion }) => suggestion === item)
    const suggestion = suggestions.find((one) => one.item === item)
    const isWanted = suggestion !== undefined || items.some(isTouched)
    return isWanted && !items.some(({ isDismissed }) => isDismissed)
      ? [suggestedRow(item, items, suggestion)]
      : []
  })
  const added = stored.filter(({ suggestion, name }) => name && !known.some((item) => item === suggestion))
  return {
    rows: [...suggested, ...added.map(addedRow)],
    dismissed: stored.filter(({ isDismissed }) => isDismissed).map(({ id }) => id),
  }
}

/** The changes that write these fields of a line; of a suggestion that nobody has touched they make its item. */
export function packingChanges(
  trip: TripState,
  { list, person }: { list: PackingListName; person: string },
  row: Pick<PackingRow, 'ids' | 'item'>,
  fields: PackingFields,
): FieldChange[] {
  if (row.ids.length > 0) return row.ids.flatMap((id) => changesOf(id, fields))
  if (row.item === null) return []
  // Lines of the children were on the shared list once, and keep their items.
  const place = list === 'own' ? ['own', row.item, person] : ['shared', row.item, '']
  const id = suggestionId([trip.id, ...place])
  // One that an undo deleted has what it had.
  const left = isDeleted(trip.items[id]) ? { isPacked: false, isDismissed: false, quantity: null } : {}
  return changesOf(id, { kind: KIND_OF_LIST[list], suggestion: row.item, deleted: false, ...left, ...fields })
}

/** The changes that add something to a list. */
export function addToPackingList(list: PackingListName, id: string, name: string): FieldChange[] {
  const suggestion = list === 'children' ? { suggestion: ADDED_FOR_CHILDREN } : {}
  return changesOf(id, { kind: KIND_OF_LIST[list], name, ...suggestion })
}

/** Which list an item is on, of those of its kind. */
function listOf({ suggestion }: StoredItem, asked: PackingListName): PackingListName {
  if (asked === 'own') return 'own'
  if (suggestion === ADDED_FOR_CHILDREN) return 'children'
  return (Object.entries(PACKING_ITEMS).find(([item]) => item === suggestion)?.[1] ?? { list: 'shared' }).list
}

function isTouched({ isPacked, name, quantity }: StoredItem): boolean {
  return isPacked === true || Boolean(name) || typeof quantity === 'number'
}

function suggestedRow(
  item: PackingItem,
  items: readonly StoredItem[],
  suggestion: PackingSuggestion | undefined,
): PackingRow {
  return {
    key: item,
    ids: items.map(({ id }) => id),
    item,
    name: items.find(({ name }) => name)?.name ?? '',
    group: PACKING_ITEMS[item].group,
    quantity:
      items.find(({ quantity }) => typeof quantity === 'number')?.quantity ?? suggestion?.quantity ?? null,
    isPacked: items.some(({ isPacked }) => isPacked === true),
    reason: suggestion?.reason ?? null,
  }
}

function addedRow({ id, name, quantity, isPacked }: StoredItem): PackingRow {
  const from = { item: null, name: name ?? '', group: 'more' as const, reason: null }
  return { key: id, ids: [id], ...from, quantity: quantity ?? null, isPacked: isPacked === true }
}

function changesOf(itemId: string, fields: object): FieldChange[] {
  return Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
}

/**
 * The id of the item that a suggestion becomes: the same on each device, so that two people who tick it at once tick one item.
 * A UUID of version 8 (RFC 9562) from four FNV-1a hashes.
 */
function suggestionId(parts: readonly string[]): string {
  const text = parts.join(' ')
  const hex = [0, 1, 2, 3].map((seed) => fnv1a(`${seed} ${text}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
