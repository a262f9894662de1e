import type { IsoDate } from '@tripwright/domain/base/dates'
import { bookingTitle, isOnDate } from '@tripwright/domain/trip/bookings'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { tripDayMessages } from '@tripwright/domain/trip/plan-view'
import {
  stopsOf,
  summarise,
  type TripPlace,
  type TripState,
  tripFieldsOf,
  tripName,
} from '@tripwright/domain/trip/sync'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { locateCountry } from '#features/destination/borders/index.ts'
import { loadTravelMap } from '#features/map/travel-map/index.ts'
import { ExportMenu } from '#features/trip/export/index.ts'
import {
  markAsNew,
  NextEventLine,
  PendingTitle,
  SyncState,
  TripTitle,
  type useOpenedTrip,
  useStopName,
} from '#features/trip/plan-view/index.ts'
import { ShareTrip } from '#features/trip/sharing/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TripPart, TripTop, useTripPart } from './trip-parts.tsx'

const TravelMap = lazy(loadTravelMap)
const TripDay = lazyPart(() => import('./trip-day.tsx').then((part) => part.TripDay))
const DayNotes = lazyPart(() => import('./trip-notes.tsx').then((part) => part.DayNotes))

type Trip = ReturnType<typeof useOpenedTrip>
type Town = { city: { name: string; country: string } }

type PlanlessTripProps = {
  trip: Trip
  /** What is shown in place of the plan. */
  children: ReactNode
}

/** The page of a trip that has no plan, or whose guide is not on this device: its name, its people and its parts. */
export function PlanlessTrip({ trip, children }: PlanlessTripProps) {
  const t = useText(itineraryPageMessages)
  const { part, today } = useTripPart(trip.trip)
  const towns = useTownsOf(trip.trip)
  const [, navigate] = useLocation()
  const { id } = trip.trip
  const title =
    tripName({ title: trip.fields.title ?? '', places: trip.fields.places ?? [] }) || t('trip.untitled')
  return (
    <div className="grid gap-5">
      <header className="grid gap-3 max-sm:gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {trip.mayEdit ? <TripTitle title={title} onRename={trip.rename} /> : <PendingTitle title={title} />}
          <ShareTrip trip={{ id, title, isPending: trip.opened.isPending }} />
          <ExportMenu
            exportInput={{ trip: trip.trip, planWithFacts: null, title }}
            isPending={trip.opened.isPending}
            onCopied={(copy) => {
              markAsNew(copy)
              navigate(`/itinerary?trip=${copy}`)
            }}
          />
        </div>
        <TripDates trip={trip.trip} />
        <div>
          <SyncState trip={trip} />
        </div>
      </header>
      <NextEventLine trip={trip.trip} towns={[]} />
      <TripTop trip={trip.trip} part={part} today={today} />
      {part === 'today' && today ? (
        <Suspense fallback={null}>
          <PlanlessDay trip={trip} today={today} />
        </Suspense>
      ) : part ? (
        <TripPart key={part} part={part} trip={trip} planWithFacts={null} towns={towns} today={today} />
      ) : (
        children
      )}
    </div>
  )
}

/** The day in progress of a trip without a plan: what is booked and comes next, what has no time, the notes, and where it is. */
function PlanlessDay({ trip, today }: { trip: Trip; today: IsoDate }) {
  const t = useText(tripDayMessages)
  const stopName = useStopName()
  const places = stopsOf(trip.trip).filter(({ day }) => day === today)
  return (
    <div className="grid gap-6">
      <TripDay trip={trip} planWithFacts={null} today={today} />
      <div className="mx-auto grid w-full max-w-xl gap-6 pb-8">
        {places.length > 0 ? (
          <section className="grid gap-2">
            <h3 className="text-lg">{t('places.title')}</h3>
            <ul className="border-ink border-t">
              {places.map((stop) => (
                <li key={stop.id} className="wrap-anywhere border-hairline border-b py-3">
                  <bdi>{stopName(stop)}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <DayPlaces trip={trip} today={today} />
        <DayNotes trip={trip.trip} date={today} title={t('notes.title')} />
      </div>
    </div>
  )
}

/** A map of what is booked for a day, and of its stops, as far as positions are known; nothing where none is. */
function DayPlaces({ trip, today }: { trip: Trip; today: IsoDate }) {
  const t = useText(tripDayMessages)
  const formats = useFormats()
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const booked = trip.bookings.filter((one) => isOnDate(one, today)).flatMap((one) => placesOf(one, today))
  const own = stopsOf(trip.trip).flatMap(({ id, name, day, lat, lon }) =>
    day === today && typeof lat === 'number' && typeof lon === 'number'
      ? [{ id, name: name ?? '', lat, lon }]
      : [],
  )
  const stops = [...booked, ...own].map((place, i) => ({ ...place, number: i + 1 }))
  if (stops.length === 0) return null
  const date = formats.date(new Date(today), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <TravelMap
        label={t('map', { date })}
        stops={stops}
        closestFit={14}
        selectedId={selectedId}
        onSelect={setSelectedId}
        className="h-64"
      />
    </Suspense>
  )
}

/** The ends of a booking that are on a day, of a bed its place; each place once. */
function placesOf(booking: Trip['bookings'][number], today: IsoDate) {
  const { id, kind, startsAt, endsAt } = booking
  const ends =
    kind === 'hotel' || startsAt?.place.name === endsAt?.place.name ? [startsAt] : [startsAt, endsAt]
  return ends.flatMap((end, i) => {
    const { name = '', lat, lon } = end?.place ?? {}
    if (lat === undefined || lon === undefined || (kind !== 'hotel' && end?.date !== today)) return []
    return [{ id: `${id} ${i}`, name: i === 0 ? bookingTitle(booking) || name : name, lat, lon }]
  })
}

/** From when to when; nothing for a trip without a date. */
function TripDates({ trip }: { trip: TripState }) {
  const formats = useFormats()
  const { startDate, endDate } = summarise(trip)
  if (startDate === null) return null
  const [from, to] = [new Date(startDate), new Date(endDate ?? startDate)]
  return (
    <p className="tabular text-muted">{formats.dates(from, to, { dateStyle: 'long', timeZone: 'UTC' })}</p>
  )
}

/** The towns of a trip with their countries, by the borders on this device; those that are in none, or not known yet, are left out. */
function useTownsOf(trip: TripState): Town[] {
  const key = JSON.stringify(tripFieldsOf(trip).places ?? [])
  const [towns, setTowns] = useState<Town[]>([])
  useEffect(() => {
    let isGone = false
    const places: TripPlace[] = JSON.parse(key)
    void Promise.all(places.map(locateCountry)).then((countries) => {
      if (isGone) return
      setTowns(
        places.flatMap(({ name }, i) => {
          const country = countries[i]
          return country && country !== 'sea' && country.code
            ? [{ city: { name: name.split(',')[0] ?? name, country: country.code } }]
            : []
        }),
      )
    })
    return () => {
      isGone = true
    }
  }, [key])
  return towns
}
