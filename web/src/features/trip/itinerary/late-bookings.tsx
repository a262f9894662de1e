import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { ownPlacesOf, type TripState } from '@tripwright/domain/trip/sync'
import { Suspense, useState } from 'react'
import type { OpenBooking } from '#features/trip/bookings/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts, TripItems } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { buttonClass } from '#ui/button.tsx'
import { type EditRequest, Unplanned } from './no-plan.tsx'
import { PlanlessTrip } from './planless-trip.tsx'

const TripBookings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.TripBookings),
)
export const BookingWarnings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.BookingWarnings),
)
export const DayBookings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.DayBookings),
)

const OwnPlaces = lazyPart(() => import('./own-places.tsx').then((parts) => parts.OwnPlaces))

export function itemsOf(trip: TripState | undefined): TripItems {
  return { bookings: trip ? bookingsOf(trip) : [], ownPlaces: trip ? ownPlacesOf(trip) : [] }
}

type TripListsProps = {
  trip: ReturnType<typeof useOpenedTrip>
  /** Null where there is none to change. */
  planWithFacts: PlanWithFacts | null
  open: OpenBooking | null
  onOpen: (open: OpenBooking | null) => void
  /** Null while there is no plan to change. */
  onReplan: ((days: number[]) => void) | null
}

/** What a trip holds beside its plan; on a phone two empty lists are one row. */
export function TripLists({ trip, planWithFacts, open, onOpen, onReplan }: TripListsProps) {
  return (
    <div
      id="bookings"
      className="mt-4 grid scroll-mt-32 grid-cols-2 gap-x-3 gap-y-5 lg:items-start lg:gap-x-10 max-lg:has-[>[data-filled]]:*:col-span-2 sm:max-lg:*:col-span-2"
    >
      <Suspense
        fallback={
          <>
            <ListRoom />
            <ListRoom />
          </>
        }
      >
        <TripBookings
          trip={trip.trip}
          bookings={trip.bookings}
          planWithFacts={planWithFacts}
          open={open}
          onOpen={onOpen}
        />
        <OwnPlaces
          trip={trip.trip}
          places={trip.ownPlaces}
          planWithFacts={planWithFacts}
          onReplan={onReplan}
        />
      </Suspense>
    </div>
  )
}

/** The height of an empty list: its button. */
function ListRoom() {
  return <div aria-hidden="true" className={buttonClass({ size: 'sm' }, 'invisible max-sm:min-h-12!')} />
}

type TripWithoutPlanProps = { trip: ReturnType<typeof useOpenedTrip>; onEditRequest: EditRequest }

/** What the trip holds before there is a plan, and its parts; what is booked and which places were added too. */
export function TripWithoutPlan({ trip, onEditRequest }: TripWithoutPlanProps) {
  const [open, setOpen] = useState<OpenBooking | null>(null)
  const hasTrip = trip.status === 'empty' || trip.status === 'no-facts'
  const unplanned = <Unplanned trip={trip} onEditRequest={onEditRequest} />
  if (!hasTrip) return unplanned
  return (
    <PlanlessTrip trip={trip}>
      <div className="grid gap-8">
        <Suspense>
          <BookingWarnings trip={trip.trip} bookings={trip.bookings} planWithFacts={null} onReplan={null} />
        </Suspense>
        <TripLists trip={trip} planWithFacts={null} open={open} onOpen={setOpen} onReplan={null} />
        {unplanned}
      </div>
    </PlanlessTrip>
  )
}
