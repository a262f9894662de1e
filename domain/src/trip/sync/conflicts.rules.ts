import { isBudgetContested, joinedBudget } from './budget.rules.ts'
import type { FieldName, ItemKind } from './fields.contract.ts'
import { type FieldState, type FieldVersion, type ItemState, kindOf, type TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'
import { isDeleted } from './read.rules.ts'

/** One of the concurrent values of a field, and the changes that choose it. */
export type ConflictOption = {
  value: unknown
  /** The version of the trip that it made: so its author is found. */
  version: number
  isShown: boolean
  changes: FieldChange[]
}
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
  | 'number'
  | 'startsAt'
  | 'endsAt'
  | 'reference'
  | 'seat'
  | 'room'
  | 'provider'
  | 'people'
  | 'location'
  | 'category'
  | 'hours'
  | 'duration'
  | 'price'
  | 'quantity'
  | 'baggage'
/** A field with conflicting values; the shown value is the first option, the others follow, newest first. */
export type FieldConflict = {
  itemId: string
  itemKind: ItemKind
  field: ConflictField
  options: ConflictOption[]
}

/**
 * The fields with a manual choice, each with its dependent fields. Other fields follow from these or from the plan (travel
 * modes, computed times, the order of a day): there the later value wins.
 */
const RESOLVABLE_FIELDS: { [K in ItemKind]: Partial<Record<ConflictField, readonly FieldName[]>> } = {
  trip: { title: [], startDate: [], days: [], budget: [] },
  stop: { name: ['poiId', 'kind', 'lat', 'lon', 'cost'], day: ['order'], start: [], minutes: [], note: [] },
  note: { text: [], day: ['order'] },
  expense: { name: [], day: [], cost: [], share: [] },
  booking: {
    name: [],
    number: [],
    startsAt: [],
    endsAt: [],
    cost: [],
    reference: [],
    seat: [],
    room: [],
    provider: [],
    people: [],
    baggage: [],
    note: [],
  },
  place: { name: [], location: [], category: [], hours: [], duration: [], price: [], note: [] },
  packing: { name: [], quantity: [] },
  'own-packing': { name: [], quantity: [] },
}

/** The open conflicts of a trip, in the order of its items; without deleted items and computed times. */
export function listConflicts(state: TripState): FieldConflict[] {
  if (isDeleted(state.items[state.id])) return []
  return Object.values(state.items).flatMap((item) => {
    const kind = kindOf(state, item.id)
    if (kind === null || isDeleted(item)) return []
    return Object.entries(RESOLVABLE_FIELDS[kind]).flatMap(([field, companions]) => {
      const state = item.fields[field]
      if (!state || state.rivals.length === 0 || isComputed(item, field)) return []
      const isBudget = field === 'budget'
      if (isBudget && !isBudgetContested(state)) return []
      const options = [state, ...state.rivals.toReversed()].map((entry) => {
        // Whichever is chosen, nobody’s travelers and payments are lost.
        const value = isBudget ? joinedBudget(entry.value, state) : entry.value
        const changes = changesFor(item, field, { ...entry, value }, companions)
        return { value, version: entry.version, isShown: entry === state, changes }
      })
      // `Object.entries` loses the type of the keys.
      return [{ itemId: item.id, itemKind: kind, field: field as ConflictField, options }]
    })
  })
}

/** The planner computes the start of a stop unless it is locked or booked. */
function isComputed({ fields }: ItemState, field: string): boolean {
  return field === 'start' && fields.isLocked?.value !== true && fields.kind?.value !== 'booking'
}

/** Writing a value again, even the shown one, resolves the conflict, because its writer knows all the others. */
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

/** The value of another field that was written together with this one: the one with the nearest version. */
function madeWith({ version }: FieldVersion, state: FieldState): FieldVersion {
  const distance = (entry: FieldVersion) => Math.abs(entry.version - version)
  return [state, ...state.rivals].reduce((best, entry) => (distance(entry) < distance(best) ? entry : best))
}
