import { z } from 'zod/mini'
import { MAX_BOOKINGS, MAX_OWN_PLACES, OWN_PLACE_PREFIX } from '../itinerary/index.ts'
import {
  type FieldChange,
  isFieldOf,
  itemKindOf,
  MAX_ITEMS,
  MAX_PACKING_ITEMS,
  summaryOf,
  type TripFields,
  type TripSummary,
  valueProblem,
} from '../sync/index.ts'
import {
  LIST_NAMES,
  TRIP_FILE_FORMAT,
  TRIP_FILE_LISTS,
  TRIP_FILE_VERSION,
  type TripFileList,
} from './trip-file.rules.ts'

/** Bytes of a file: our own largest trip has about a tenth. */
export const MAX_TRIP_FILE_BYTES = 20_000_000
/** Objects and lists within each other; ours have six. */
const MAX_DEPTH = 40

const MOST: Partial<Record<TripFileList, number>> = {
  bookings: MAX_BOOKINGS,
  places: MAX_OWN_PLACES,
  packing: MAX_PACKING_ITEMS,
}

type FileItem = { id: string; list: TripFileList; fields: Record<string, unknown> }
/** What was read from a file, before anything is written. */
export type TripFile = {
  summary: Pick<TripSummary, 'title' | 'startDate' | 'endDate' | 'places'>
  counts: Record<TripFileList, number>
  /** When it was exported, an ISO instant; null where it does not say. */
  exportedAt: string | null
  trip: Record<string, unknown>
  items: readonly FileItem[]
}
/** `where` names the item and field that is wrong: `stops 3, day`. */
export type TripFileProblem =
  | { code: 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'too-many' }
  | { code: 'broken'; where: string }
export type TripFileResult = { ok: true; file: TripFile } | ({ ok: false } & TripFileProblem)

const uuid = z.uuid().check(z.toLowerCase())

/** Reads a trip from our own JSON; one wrong value refuses the whole file. */
export function readTripFile(text: string): TripFileResult {
  if (text.length > MAX_TRIP_FILE_BYTES) return { ok: false, code: 'too-large' }
  const parsed = parseJson(text)
  const refused = parsed === undefined ? 'not-json' : frameProblem(Object(parsed))
  if (refused !== null) return { ok: false, code: refused }
  if (isTooDeep(parsed)) return broken('depth')
  const { exportedAt, trip, ...rest }: Record<string, unknown> = Object(parsed)
  if (!isRecord(trip)) return broken('trip')
  const wrong = fieldProblem('trip', trip)
  if (wrong !== null) return broken(`trip, ${wrong}`)
  const items = readItems(rest)
  if (!Array.isArray(items)) return items
  return {
    ok: true,
    file: {
      // Each value has just passed the schema of its field.
      summary: summaryOf({ id: '', version: 0 }, trip as TripFields, extentOf(items)),
      counts: countsOf(items),
      exportedAt: typeof exportedAt === 'string' && !Number.isNaN(Date.parse(exportedAt)) ? exportedAt : null,
      trip,
      items,
    },
  }
}

function frameProblem({ format, version }: Record<string, unknown>): 'not-ours' | 'newer' | null {
  if (format !== TRIP_FILE_FORMAT || typeof version !== 'number') return 'not-ours'
  if (version > TRIP_FILE_VERSION) return 'newer'
  return version === TRIP_FILE_VERSION ? null : 'not-ours'
}

/** The items of all lists, or why the file is refused. */
function readItems(lists: Record<string, unknown>): FileItem[] | ({ ok: false } & TripFileProblem) {
  const items: FileItem[] = []
  const ids = new Set<string>()
  for (const list of LIST_NAMES) {
    const rows = lists[list] ?? []
    if (!Array.isArray(rows)) return broken(list)
    if (items.length + rows.length > MAX_ITEMS || rows.length > (MOST[list] ?? MAX_ITEMS))
      return { ok: false, code: 'too-many' }
    for (const [i, row] of rows.entries()) {
      const { id, ...fields }: Record<string, unknown> = Object(row)
      const wrong = itemProblem(list, id, fields, ids)
      if (wrong !== null) return broken(`${list} ${i + 1}, ${wrong}`)
      ids.add(String(id))
      items.push({ id: String(id), list, fields })
    }
  }
  return items
}

/** The changes that make the trip of a file again under this id; its items get ids of their own. */
export function tripFileChanges(
  { trip, items }: Pick<TripFile, 'trip' | 'items'>,
  tripId: string,
  makeId: () => string,
): FieldChange[] {
  // What has no other order is ordered by id, so the new ids have the order of the old ones.
  const made = items.map(() => makeId()).sort()
  const olds = items.map(({ id }) => id).sort()
  const newIds = new Map(olds.map((old, i) => [old, made[i] ?? '']))
  const moved = new Map([
    ...newIds,
    ...[...newIds].map(([old, id]) => [OWN_PLACE_PREFIX + old, OWN_PLACE_PREFIX + id] as const),
  ])
  const changesOf = (itemId: string, fields: Record<string, unknown>) =>
    Object.entries(fields).map(([field, value]) => ({ itemId, field, value: withNewIds(value, moved) }))
  return [
    ...changesOf(tripId, trip),
    ...items.flatMap(({ id, fields: { kind, ...fields } }) =>
      // The first change of an item must set its kind.
      changesOf(newIds.get(id) ?? '', { kind, ...fields }),
    ),
  ]
}

/** A value in which every text that is the id of an item is its new id. */
function withNewIds(value: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moved.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withNewIds(one, moved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [moved.get(key) ?? key, withNewIds(one, moved)]),
  )
}

/** What is wrong with an item, as the name of a field. */
function itemProblem(
  list: TripFileList,
  id: unknown,
  fields: Record<string, unknown>,
  ids: ReadonlySet<string>,
): string | null {
  if (!z.safeParse(uuid, id).success || ids.has(String(id))) return 'id'
  const kind = TRIP_FILE_LISTS[list]
  if (typeof fields.kind !== 'string' || itemKindOf(fields.kind) !== kind) return 'kind'
  return fieldProblem(kind, fields)
}

function fieldProblem(kind: Parameters<typeof isFieldOf>[0], fields: Record<string, unknown>): string | null {
  const wrong = Object.entries(fields).find(
    ([name, value]) =>
      name === 'deleted' ||
      value === null ||
      !isFieldOf(kind, name) ||
      valueProblem([kind], name, value) !== null,
  )
  return wrong ? wrong[0].slice(0, 40) : null
}

function extentOf(items: readonly FileItem[]) {
  const stops = items.filter(({ list }) => list === 'stops')
  const days = stops.flatMap(({ fields: { day } }) => (typeof day === 'string' ? [day] : [])).sort()
  return { stops: stops.length, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null }
}

function countsOf(items: readonly FileItem[]): Record<TripFileList, number> {
  const counts = { stops: 0, notes: 0, bookings: 0, places: 0, expenses: 0, packing: 0 }
  for (const { list } of items) counts[list]++
  return counts
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Whether a value nests deeper than any of ours; without recursion, which a hostile file would exhaust. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

function broken(where: string): { ok: false; code: 'broken'; where: string } {
  return { ok: false, code: 'broken', where }
}
