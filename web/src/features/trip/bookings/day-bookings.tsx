import { bookingsMessages, isOnDate, type TripBooking } from '@tripwright/domain/trip/bookings'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { BookingRow } from './booking-row.tsx'
import type { OpenBooking } from './trip-bookings.tsx'

type DayBookingsProps = {
  date: string
  bookings: readonly TripBooking[]
  /** Ids of those that are stops of the day already. */
  planned: readonly string[]
  onOpen: (open: OpenBooking) => void
}

/** What is booked on a day beside its stops: where one sleeps, and what leads to the town and away; null when there is nothing. */
export function DayBookings({ date, bookings, planned, onOpen }: DayBookingsProps) {
  const t = useText(bookingsMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const own = bookings.filter((one) => isOnDate(one, date) && !planned.includes(one.id))
  const day = formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  if (own.length === 0) return null
  return (
    <ul aria-label={t('list', { date: day })} className="border-hairline border-y">
      {own.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          date={date}
          onEdit={mayEdit ? ({ id }) => onOpen({ id }) : null}
        />
      ))}
    </ul>
  )
}
