import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import {
  summarise,
  type TripPlace,
  type TripState,
  tripFieldsOf,
  tripName,
} from '@tripwright/domain/trip/sync'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { locateCountry } from '#features/destination/borders/index.ts'
import { ExportMenu } from '#features/trip/export/index.ts'
import {
  markAsNew,
  NextEventLine,
  PendingTitle,
  SyncState,
  TripTitle,
  type useOpenedTrip,
} from '#features/trip/plan-view/index.ts'
import { ShareTrip } from '#features/trip/sharing/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { TripPart, TripTop, useTripPart } from './trip-parts.tsx'

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
  const { part } = useTripPart(trip.trip)
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
      <TripTop trip={trip.trip} part={part} today={null} />
      {part ? (
        <TripPart key={part} part={part} trip={trip} planWithFacts={null} towns={towns} today={null} />
      ) : (
        children
      )}
    </div>
  )
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
