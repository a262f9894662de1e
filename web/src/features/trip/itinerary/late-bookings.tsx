import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { ownPlacesOf, type TripState } from '@tripwright/domain/trip/sync'
import { Suspense, useState } from 'react'
import type { OpenBooking } from '#features/trip/bookings/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts, TripItems } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type EditRequest, Unplanned } from './no-plan.tsx'

const TripBookings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.TripBookings),
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
  /** Null while there is none that is settled. */
  planWithFacts: PlanWithFacts | null
  open: OpenBooking | null
  onOpen: (open: OpenBooking | null) => void
  onReplan: (days: number[]) => void
}

/** What a trip holds beside its plan. As high before it comes as when it is empty: the plan below does not move. */
export function TripLists({ trip, planWithFacts, open, onOpen, onReplan }: TripListsProps) {
  const room = (
    <>
      <Skeleton className="h-[7.8rem] sm:h-[6.4rem] lg:h-[6.75rem]" />
      <Skeleton className="h-[7rem] sm:h-[4.7rem] lg:h-[6.75rem]" />
    </>
  )
  if (!planWithFacts) return room
  return (
    <Suspense fallback={room}>
      <TripBookings
        trip={trip.trip}
        bookings={trip.bookings}
        planWithFacts={planWithFacts}
        open={open}
        onOpen={onOpen}
        onReplan={onReplan}
      />
      <OwnPlaces trip={trip.trip} places={trip.ownPlaces} planWithFacts={planWithFacts} onReplan={onReplan} />
    </Suspense>
  )
}

type TripWithoutPlanProps = { trip: ReturnType<typeof useOpenedTrip>; onEditRequest: EditRequest }

/** What the trip holds before there is a plan; what is booked and which places were added too. */
export function TripWithoutPlan({ trip, onEditRequest }: TripWithoutPlanProps) {
  const [open, setOpen] = useState<OpenBooking | null>(null)
  const hasTrip = trip.status === 'empty' || trip.status === 'no-facts'
  return (
    <div className="grid gap-8">
      <Unplanned trip={trip} onEditRequest={onEditRequest} />
      {hasTrip ? (
        <Suspense>
          <TripBookings
            trip={trip.trip}
            bookings={trip.bookings}
            planWithFacts={null}
            open={open}
            onOpen={setOpen}
            onReplan={null}
          />
          <OwnPlaces trip={trip.trip} places={trip.ownPlaces} planWithFacts={null} onReplan={null} />
        </Suspense>
      ) : null}
    </div>
  )
}
