import type { Money } from '../../base/money.ts'
import { activeItems, type ExpenseFields, fieldValues, type TripState } from '../sync/index.ts'

/**
 * The id of the expense that a booking's price becomes: its own with another version (RFC 9562), so that two devices which add
 * it without knowing of each other make one expense.
 */
export function expenseIdOf(bookingId: string): string {
  return `${bookingId.slice(0, 14)}${bookingId[14] === '8' ? '5' : '8'}${bookingId.slice(15)}`
}

/** What each booking counts as among the expenses of a trip, by its id; one that is not counted is absent. */
export function countedBookings(state: TripState): ReadonlyMap<string, Money> {
  const counted = new Map<string, Money>()
  const bookings = new Map(activeItems(state, 'booking').map(({ id }) => [expenseIdOf(id), id]))
  for (const item of activeItems(state, 'expense')) {
    const { cost, share }: ExpenseFields = fieldValues(item)
    // A trip that was read from a file has other ids, and says which booking it is.
    const named = share?.booking
    const id = typeof named === 'string' ? named : bookings.get(item.id)
    if (cost && id !== undefined) counted.set(id, cost)
  }
  return counted
}
