import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { truncateText } from '../../base/well-formed-text.ts'
import { bookingTitle, expenseIdOf, type TripBooking } from '../../trip/bookings/index.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import type { RateTable } from '../currency/index.ts'
import { storeDayRates } from './expense-rate.rules.ts'
import type { Expense, ExpenseCategory } from './expense-split.rules.ts'
import { LARGEST_EXPENSE } from './group.contract.ts'
import type { TripGroup } from './trip-group.rules.ts'

const CATEGORIES: Record<BookingKind, ExpenseCategory> = {
  flight: 'transport',
  train: 'transport',
  bus: 'transport',
  ferry: 'transport',
  car: 'transport',
  hotel: 'bed',
  restaurant: 'meal',
  ticket: 'sights',
  event: 'sights',
}
const MAX_NAME = 50

type Payment = {
  /** The day on which it is counted as paid. */
  paidOn: IsoDate
  /** The name of whoever adds it, who has paid where they are among the travelers. */
  payer: string
  /** The people of the trip, who become the travelers where there are none yet. */
  names: readonly string[]
  /** What it is called where the booking has no name. */
  untitled: string
  table: RateTable | null
}

/**
 * The changes of a group that count the price of a booking, shared by all its travelers; none where it is counted already, or
 * has no price. Whoever adds the same one elsewhere meanwhile makes the same expense, and the same travelers of a new group.
 */
export function addBookingExpense(
  group: TripGroup,
  booking: TripBooking,
  { paidOn, payer, names, untitled, table }: Payment,
): Partial<TripGroup> {
  const { cost } = booking
  const id = expenseIdOf(booking.id)
  const isCounted = group.expenses.some((one) => one.id === id || one.booking === booking.id)
  if (isCounted || !cost || cost.amount <= 0 || cost.amount > LARGEST_EXPENSE || !isIsoDate(paidOn)) return {}
  const people = group.people.length > 0 ? group.people : travelersOf([payer, ...names])
  const payerId = people.find(({ name }) => name === payer)?.id ?? people[0]?.id
  if (payerId === undefined) return {}
  const expense: Expense = {
    id,
    title: truncateText(bookingTitle(booking) || untitled, 200),
    category: CATEGORIES[booking.kind],
    date: paidOn,
    ...cost,
    paidBy: payerId,
    split: { kind: 'equal', people: people.map((one) => one.id) },
    hasReceipt: false,
    booking: booking.id,
  }
  const kept = storeDayRates(group.kept, table, [cost.currency, group.currency], paidOn)
  return { people, expenses: [expense, ...group.expenses], kept: [...kept] }
}

/** In one order, by ids that come of their names: each device makes the same list. */
function travelersOf(names: readonly string[]): TripGroup['people'] {
  const each = [...new Set(names.map((name) => truncateText(name.trim(), MAX_NAME)))]
  return each
    .filter((name) => name !== '')
    .sort()
    .map((name) => ({ id: `trip:${name}`, name }))
}
