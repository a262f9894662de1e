import {
  bookingsMessages,
  bookingTitle,
  countedBookings,
  type TripBooking,
} from '@tripwright/domain/trip/bookings'
import type { TripState } from '@tripwright/domain/trip/sync'
import { useId } from 'react'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { BookingExpense } from './booking-expense.tsx'

type BookingPricesProps = { trip: TripState; bookings: readonly TripBooking[] }

/** What was booked with a price and is not among the expenses yet, beside them; nothing where all of it is. */
export function BookingPrices({ trip, bookings }: BookingPricesProps) {
  const t = useText(bookingsMessages)
  const formats = useFormats()
  const title = useId()
  const mayEdit = useMayEdit()
  const counted = countedBookings(trip)
  const open = bookings.filter(({ id, cost }) => cost?.amount && !counted.has(id))
  if (open.length === 0 || !mayEdit) return null
  return (
    <section aria-labelledby={title} className="neatline mb-8 grid gap-3 bg-sheet p-4 md:p-6">
      <h2 id={title} className="text-xl">
        {t('expense.title')}
      </h2>
      <p className="text-muted text-sm">{t('expense.lead')}</p>
      <ul className="grid">
        {open.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-t py-2"
          >
            <span className="grid min-w-0">
              <bdi className="wrap-anywhere font-semibold">
                {bookingTitle(booking) || t(`kind.${booking.kind}`)}
              </bdi>
              <span className="tabular text-muted text-sm">
                {booking.cost ? formats.money(booking.cost.amount, booking.cost.currency) : null}
              </span>
            </span>
            <BookingExpense tripId={trip.id} booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  )
}
