import type { FieldName, ItemKind } from './fields.contract.ts'
import { type FieldState, type FieldVersion, type ItemState, kindOf, type TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'
import { isDeleted } from './read.rules.ts'

/** One of the values that people gave a field without knowing of each other, and the changes that choose it. */
export type ConflictOption = { value: unknown; isShown: boolean; changes: FieldChange[] }
export type ConflictField =
  | 'title'
  | 'startDate'
  | 'days'
  | 'budget'
  | 'name'
  | 'day'
  | 'start'
  | 'minutes'
  | 'note'
  | 'text'
  | 'cost'
  | 'share'
/** A field whose value a person has to choose; the shown value is the first option, the others follow, newest first. */
export type FieldConflict = {
  itemId: string
  itemKind: ItemKind
  field: ConflictField
  options: ConflictOption[]
}

/**
 * The fields that a person can choose between, each with those that go along with it. What is not here follows from
 * these or from the plan (travel modes, computed times, the order of a day): there the later value simply stays.
 */
const RESOLVABLE_FIELDS: { [K in ItemKind]: Partial<Record<ConflictField, readonly FieldName[]>> } = {
  trip: { title: [], startDate: [], days: [], budget: [] },
  stop: { name: ['poiId', 'kind', 'lat', 'lon', 'cost'], day: ['order'], start: [], minutes: [], note: [] },
  note: { text: [], day: ['order'] },
  expense: { name: [], day: [], cost: [], share: [] },
}

/** What people have to choose in this trip, in the order of its items; deleted items and computed times are left out. */
export function listConflicts(state: TripState): FieldConflict[] {
  if (isDeleted(state.items[state.id])) return []
  return Object.values(state.items).flatMap((item) => {
    const kind = kindOf(state, item.id)
    if (kind === null || isDeleted(item)) return []
    return Object.entries(RESOLVABLE_FIELDS[kind]).flatMap(([field, companions]) => {
      const state = item.fields[field]
      if (!state || state.rivals.length === 0 || isComputed(item, field)) return []
      const options = [state, ...state.rivals.toReversed()].map((entry) => ({
        value: entry.value,
        isShown: entry === state,
        changes: changesFor(item, field, entry, companions),
      }))
      // The keys of the table are of this type; `Object.entries` forgets it.
      return [{ itemId: item.id, itemKind: kind, field: field as ConflictField, options }]
    })
  })
}

/** The start of a stop is the planner's unless somebody has locked it or booked it. */
function isComputed({ fields }: ItemState, field: string): boolean {
  return field === 'start' && fields.isLocked?.value !== true && fields.kind?.value !== 'booking'
}

/** Writing a value again, even the shown one, settles it: its writer knows all the others. */
function changesFor(
  item: ItemState,
  field: string,
  entry: FieldVersion,
  companions: readonly string[],
): FieldChange[] {
  const others = companions.flatMap((name) => {
    const state = item.fields[name]
    if (!state || state.rivals.length === 0) return []
    return [{ itemId: item.id, field: name, value: madeWith(entry, state).value }]
  })
  return [{ itemId: item.id, field, value: entry.value }, ...others]
}

/** The value of another field that was written together with this one: that of the nearest version. */
function madeWith({ version }: FieldVersion, state: FieldState): FieldVersion {
  const distance = (entry: FieldVersion) => Math.abs(entry.version - version)
  return [state, ...state.rivals].reduce((best, entry) => (distance(entry) < distance(best) ? entry : best))
}
