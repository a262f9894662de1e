import { Suspense, useState } from 'react'
import type { OpenBooking } from '#features/trip/bookings/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { type EditRequest, Unplanned } from './no-plan.tsx'

export const TripBookings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.TripBookings),
)
export const DayBookings = lazyPart(() =>
  import('#features/trip/bookings/index.ts').then((parts) => parts.DayBookings),
)

type TripWithoutPlanProps = { trip: ReturnType<typeof useOpenedTrip>; onEditRequest: EditRequest }

/** What the trip holds before there is a plan; what is booked too. */
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
        </Suspense>
      ) : null}
    </div>
  )
}
