import { addDays } from '@tripwright/domain/base/dates'
import type { City } from '@tripwright/domain/destination/places'
import { bookingsMessages, countedBookings, type TripBooking } from '@tripwright/domain/trip/bookings'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { Suspense, useId } from 'react'
import { loadImportButton } from '#features/documents/import/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import type { BookingDefaults } from './booking-form.state.ts'
import { BookingRow } from './booking-row.tsx'
import { ListHead } from './list-head.tsx'

const ImportButton = lazyPart(loadImportButton)
const BookingExpense = lazyPart(() => import('./booking-expense.tsx').then((part) => part.BookingExpense))
const BookingPlace = lazyPart(() => import('./booking-place.tsx').then((part) => part.BookingPlace))
const BookingSheet = lazyPart(() => import('./booking-sheet.tsx').then((part) => part.BookingSheet))

/** The booking that is being entered or changed: one of the trip by its id, or a new one of a date. */
export type OpenBooking = { id: string } | { date: string | null }

type TripBookingsProps = {
  trip: TripState
  bookings: readonly TripBooking[]
  planWithFacts: PlanWithFacts | null
  open: OpenBooking | null
  onOpen: (open: OpenBooking | null) => void
}

/** What a trip has booked, day by day, and the way to enter more. */
export function TripBookings(props: TripBookingsProps) {
  const t = useText(bookingsMessages)
  const { trip, bookings, planWithFacts, open, onOpen } = props
  const title = useId()
  const mayEdit = useMayEdit()
  const cities = planWithFacts?.keyedFacts.facts.guides.map(({ city }) => city) ?? []
  const counted = countedBookings(trip)
  const dates = [...new Set(bookings.map(({ startsAt }) => startsAt?.date ?? ''))]
  const current = open && 'id' in open ? (bookings.find(({ id }) => id === open.id) ?? null) : null
  if (bookings.length === 0 && !mayEdit) return null
  return (
    <section aria-labelledby={title} data-filled={bookings.length > 0 || undefined} className="grid gap-3">
      <ListHead
        id={title}
        title={t('title')}
        addLabel={t('add')}
        isEmpty={bookings.length === 0}
        onAdd={() => onOpen({ date: null })}
      >
        <Suspense>
          <ImportButton tripId={trip.id} />
        </Suspense>
      </ListHead>
      {dates.map((date) => (
        <DayList
          key={date}
          date={date}
          bookings={bookings.filter(({ startsAt }) => (startsAt?.date ?? '') === date)}
          onEdit={mayEdit ? ({ id }) => onOpen({ id }) : null}
          trip={trip}
          counted={counted}
          isPlanned={planWithFacts?.view.plan.days.some((day) => day.date === date) ?? false}
        />
      ))}
      {open && (current || !('id' in open)) ? (
        <Suspense>
          <BookingSheet
            trip={trip}
            booking={current}
            cities={cities}
            defaults={defaultsFor(open, trip, planWithFacts, cities)}
            onClose={() => onOpen(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The day that was chosen or the first of the trip, its town, and the day on which that town is left. */
function defaultsFor(
  open: OpenBooking,
  trip: TripState,
  planWithFacts: PlanWithFacts | null,
  cities: readonly City[],
): BookingDefaults {
  const days = planWithFacts?.view.plan.days ?? []
  const date = ('date' in open && open.date) || tripFieldsOf(trip).startDate || today()
  const day = days.find((one) => one.date === date) ?? days[0]
  const last = days.findLast(({ cityId }) => cityId === day?.cityId)
  const next = last && days.find((one) => one.date > last.date)
  const city = cities.find(({ id }) => id === day?.cityId) ?? null
  return {
    date,
    city,
    until: next?.date ?? last?.date ?? addDays(date, 1),
    currency: planWithFacts?.view.plan.total.currency ?? 'EUR',
  }
}

type DayListProps = {
  date: string
  bookings: readonly TripBooking[]
  onEdit: ((booking: TripBooking) => void) | null
  trip: TripState
  counted: ReturnType<typeof countedBookings>
  /** The date is a day of the plan. */
  isPlanned: boolean
}

function DayList({ date, bookings, onEdit, trip, counted, isPlanned }: DayListProps) {
  const t = useText(bookingsMessages)
  const formats = useFormats()
  const text = date ? formats.date(new Date(date), { dateStyle: 'full', timeZone: 'UTC' }) : t('undated')
  return (
    <div className="grid">
      <h3 className="coordinate">{text}</h3>
      <ul>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            date={null}
            onEdit={onEdit}
            counted={counted.get(booking.id)}
          >
            {onEdit && booking.startsAt?.place.lat === undefined ? (
              <div className="ms-9 mb-2 empty:hidden">
                <Suspense fallback={<div className="h-11" />}>
                  <BookingPlace trip={trip} booking={booking} isPlanned={isPlanned} />
                </Suspense>
              </div>
            ) : null}
            {onEdit && booking.cost?.amount && !counted.has(booking.id) ? (
              <div className="ms-9 mb-2 min-h-11">
                <Suspense>
                  <BookingExpense tripId={trip.id} booking={booking} />
                </Suspense>
              </div>
            ) : null}
          </BookingRow>
        ))}
      </ul>
    </div>
  )
}
