import { activeItems, budgetOf, fieldValues, type TripState } from '../sync/index.ts'

/** What marks a file as one of ours, and the version of its shape: one that an older program cannot read has a higher one. */
export const TRIP_FILE_FORMAT = 'tripwright-trip'
export const TRIP_FILE_VERSION = 1

/** The lists of a file, by the kind of their items. */
export const TRIP_FILE_LISTS = {
  stops: 'stop',
  notes: 'note',
  bookings: 'booking',
  places: 'place',
  expenses: 'expense',
  packing: 'packing',
} as const
export type TripFileList = keyof typeof TRIP_FILE_LISTS
export const LIST_NAMES = Object.keys(TRIP_FILE_LISTS) as TripFileList[]

/**
 * A trip as JSON that reads in again: the shown value of every field of every item that is not deleted. Values that nobody has
 * chosen between are not in it, nor is a packing list of one person: files are passed on. `now` is in milliseconds since 1970.
 */
export function writeTripFile(trip: TripState, now: number): { text: string; count: number } {
  const lists = LIST_NAMES.map((name) => [name, itemsOf(trip, name)] as const)
  const file = {
    format: TRIP_FILE_FORMAT,
    version: TRIP_FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    trip: filledFields({ ...fieldValues(trip.items[trip.id]), budget: budgetOf(trip) }),
    ...Object.fromEntries(lists),
  }
  const count = lists.reduce((sum, [, items]) => sum + items.length, 0)
  return { text: `${JSON.stringify(file, null, 1)}\n`, count }
}

function itemsOf(trip: TripState, name: TripFileList): Record<string, unknown>[] {
  return activeItems(trip, TRIP_FILE_LISTS[name])
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((item) => ({ id: item.id, ...filledFields(fieldValues(item)) }))
}

/** Without empty fields, and by name: two files of one trip differ only where the trips do. */
function filledFields(fields: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== undefined && name !== 'deleted',
  )
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
}
