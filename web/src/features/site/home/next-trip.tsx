import { daysBetween } from '@tripwright/domain/base/dates'
import { nextEventMessages } from '@tripwright/domain/trip/plan-view'
import { groupTrips, tripName, tripsMessages } from '@tripwright/domain/trip/sync'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { loadNextOfTrip } from '#features/trip/plan-view/index.ts'
import { useTrips } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

const NextOfTrip = lazyPart(loadNextOfTrip)

/** The next trip of a person or a device, with what comes next in it once it is on or starts tomorrow; nothing without one. */
export function NextTrip() {
  const t = useText(nextEventMessages)
  const ofTrips = useText(tripsMessages)
  const now = today()
  const [trip] = groupTrips(useTrips().trips, now).upcoming
  if (!trip?.startDate) return null
  const name = tripName(trip) || ofTrips('card.untitled')
  const days = daysBetween(now, trip.startDate)
  return (
    <Link
      href={`/itinerary?trip=${trip.id}${days <= 0 ? '&part=today' : ''}`}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-md border border-rule bg-sheet px-3 no-underline hover:border-ink"
    >
      <span className="min-w-0 truncate font-semibold text-sm">
        <bdi>{days < 0 ? t('trip.on', { trip: name }) : t('trip.in', { trip: name, days })}</bdi>
      </span>
      {days <= 1 ? (
        <Suspense>
          <span className="hidden min-w-0 truncate border-rule border-s ps-2 sm:block">
            <NextOfTrip tripId={trip.id} />
          </span>
        </Suspense>
      ) : null}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
