import type { IsoDate } from '@tripwright/domain/base/dates'
import { type TownFacts, tripDayAt, tripPartsMessages } from '@tripwright/domain/trip/plan-view'
import { summarise, type TripState } from '@tripwright/domain/trip/sync'
import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { loadBookingPrices } from '#features/trip/bookings/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { TripPresence } from '#features/trip/sharing/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { useNow } from '#platform/use-now.ts'
import { useScrollToHash } from '#platform/use-scroll-to-hash.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const TripDay = lazyPart(() => import('./trip-day.tsx').then((part) => part.TripDay))
const TripMoney = lazyPart(() =>
  import('#features/money/expenses/index.ts').then((part) => part.TripExpenses),
)
const BookingPrices = lazyPart(loadBookingPrices)
const PlacesWeather = lazyPart(() =>
  import('#features/destination/weather/index.ts').then((part) => part.PlacesWeather),
)
const TripNotes = lazyPart(() => import('./trip-notes.tsx').then((part) => part.TripNotes))
const TripPacking = lazyPart(() => import('./trip-packing.tsx').then((part) => part.TripPacking))
const TripSafety = lazyPart(() =>
  import('#features/safety/trip-safety/index.ts').then((part) => part.TripSafety),
)
const TripDocuments = lazyPart(() => import('./trip-documents.tsx').then((part) => part.TripDocuments))

/** The parts by their name in the address, beside the plan, which has none. */
const PARTS = ['today', 'money', 'packing', 'notes', 'weather', 'safety', 'documents'] as const
type Part = (typeof PARTS)[number]

type TripTown = TownFacts & { city: { country: string } }

/** The part in the address, null for the plan; and the day of the trip that is in progress, without which it has no part. */
export function useTripPart(
  trip: TripState,
  towns: readonly TripTown[] = NO_TOWNS,
): { part: Part | null; today: IsoDate | null } {
  const now = useNow()
  const today = useMemo(() => tripDayAt(trip, { now, towns, zone: deviceZone() }), [trip, now, towns])
  const name = new URLSearchParams(useSearch()).get('part')
  const part = PARTS.find((one) => one === name) ?? null
  return { part: part === 'today' && today === null ? null : part, today }
}
const NO_TOWNS: readonly TripTown[] = []

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

type TripTopProps = {
  trip: TripState
  part: Part | null
  today: IsoDate | null
}

/** The top of a trip's page: who is here, and the way to its parts. */
export function TripTop({ trip, part, today }: TripTopProps) {
  return (
    <>
      <Suspense fallback={null}>
        <TripPresence tripId={trip.id} />
      </Suspense>
      <PartNav tripId={trip.id} part={part} hasDay={today !== null} />
      {part === null ? <ScrollToHash /> : null}
    </>
  )
}

/** A link to a section of the plan may come from another part. */
function ScrollToHash() {
  useScrollToHash()
  return null
}

type TripPartProps = {
  part: Part
  trip: ReturnType<typeof useOpenedTrip>
  /** Null: the trip has no plan, or no facts to show it with. */
  planWithFacts: PlanWithFacts | null
  /** Where it goes: those of the plan, or what is known without one. */
  towns: readonly { city: { name: string; country: string } }[]
  today: IsoDate | null
}

/** A part of the trip beside its plan. */
export function TripPart({ part, trip, planWithFacts, towns, today }: TripPartProps) {
  const { startDate, endDate } = summarise(trip.trip)
  return (
    <Suspense fallback={<PartSkeleton />}>
      {part === 'today' && today && planWithFacts ? (
        <TripDay trip={trip} planWithFacts={planWithFacts} today={today} />
      ) : null}
      {part === 'money' ? (
        <>
          <BookingPrices trip={trip.trip} bookings={trip.bookings} />
          <TripMoney tripId={trip.trip.id} planned={plannedDaysOf(planWithFacts)} />
        </>
      ) : null}
      {part === 'packing' ? <TripPacking trip={trip.trip} planWithFacts={planWithFacts} /> : null}
      {part === 'notes' ? <TripNotes trip={trip.trip} /> : null}
      {part === 'weather' ? (
        <PlacesWeather places={trip.fields.places ?? []} from={startDate} to={endDate} />
      ) : null}
      {part === 'safety' ? (
        <TripSafety
          towns={towns}
          startDate={startDate}
          stay={stayOf(trip.bookings, planWithFacts, today ?? startDate)}
        />
      ) : null}
      {part === 'documents' ? <TripDocuments trip={trip} towns={towns} /> : null}
    </Suspense>
  )
}

/** What the plan costs by day; empty without one. */
function plannedDaysOf(planWithFacts: PlanWithFacts | null): ComponentProps<typeof TripMoney>['planned'] {
  if (!planWithFacts) return []
  const { plan, dayCosts } = planWithFacts.view
  const { currency } = plan.total
  return plan.days.map(({ date }, index) => ({ date, cost: { amount: dayCosts[index] ?? 0, currency } }))
}

/** Where the party sleeps on a day, else first: as it is booked, else as it was entered for the plan. */
function stayOf(
  bookings: TripPartProps['trip']['bookings'],
  planWithFacts: PlanWithFacts | null,
  date: IsoDate | null,
): string {
  const hotels = bookings.filter(({ kind }) => kind === 'hotel')
  const isOn = ({ startsAt, endsAt }: (typeof hotels)[number]) =>
    date !== null && (startsAt?.date ?? '') <= date && date < (endsAt?.date ?? '')
  const hotel = hotels.find(isOn) ?? hotels[0]
  if (hotel) return [...new Set([hotel.name, hotel.startsAt?.place.name])].filter(Boolean).join(', ')
  return planWithFacts?.view.request.cities.find(({ stay }) => stay)?.stay?.name ?? ''
}

const LINK =
  'grid min-h-11 content-center whitespace-nowrap rounded-md border border-transparent px-3 font-display font-semibold text-sm hover:border-rule aria-[current]:border-brand aria-[current]:bg-wash'

type PartNavProps = { tripId: string; part: Part | null; hasDay: boolean }

function PartNav({ tripId, part, hasDay }: PartNavProps) {
  const t = useText(tripPartsMessages)
  const page = `/itinerary?trip=${tripId}`
  const parts = PARTS.filter((one) => one !== 'today')
  return (
    <nav aria-label={t('nav')} className="-mx-4 overflow-x-auto border-rule border-b px-4 pb-1">
      <ul className="flex gap-1">
        {hasDay ? (
          <PartLink href={`${page}&part=today`} isCurrent={part === 'today'}>
            {t('part.today')}
          </PartLink>
        ) : null}
        <PartLink href={page} isCurrent={part === null}>
          {t('part.plan')}
        </PartLink>
        <li>
          {/* A section of the plan: within it the browser goes there by itself. */}
          {part === null ? (
            <a href="#bookings" className={LINK}>
              {t('part.bookings')}
            </a>
          ) : (
            <Link href={`${page}#bookings`} className={LINK}>
              {t('part.bookings')}
            </Link>
          )}
        </li>
        {parts.map((one) => (
          <PartLink key={one} href={`${page}&part=${one}`} isCurrent={part === one}>
            {t(`part.${one}`)}
          </PartLink>
        ))}
      </ul>
    </nav>
  )
}

function PartLink({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={LINK} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  )
}

/** The room of the way to the parts, while there is no trip yet. */
export function TripTopPlaceholder() {
  return (
    <div aria-hidden="true" className="border-transparent border-b pb-1">
      <div className="min-h-11" />
    </div>
  )
}

function PartSkeleton() {
  const t = useText(tripPartsMessages)
  return (
    <Loading label={t('loading')} className="grid min-h-dvh content-start gap-4">
      <Skeleton className="h-10 max-w-80" />
      <Skeleton className="h-60" />
    </Loading>
  )
}
