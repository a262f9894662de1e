import type { Guide } from '@tripwright/domain/destination/places'
import { type NextSources, ticketsNeeded } from '@tripwright/domain/trip/dashboard'
import { stopsOf, type TripState, type TripSummary, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { useEffect, useState } from 'react'
import { loadGuide } from '#features/destination/places/index.ts'
import { useTrip } from '#features/trip/sync/index.ts'
import { today } from '#platform/today.ts'

type Guides = { key: string; guides: readonly Guide[] }

/** Bookings needed for the next trip; null until its stops and the guides of its towns are loaded. */
export function useTickets(trips: readonly TripSummary[] | null): NextSources['tickets'] | null {
  const next = trips === null ? null : nextOf(trips)
  const { status, trip } = useTrip(next?.id ?? null)
  const isHere = next !== null && status === 'ready'
  const key = isHere ? townsOf(trip).join() : ''
  const [loaded, setLoaded] = useState<Guides>({ key: '', guides: [] })
  useEffect(() => {
    let isGone = false
    const towns = key.split(',').filter(Boolean)
    void Promise.all(towns.map(loadGuide)).then((loaded) => {
      if (!isGone) setLoaded({ key, guides: loaded.filter((guide) => guide !== null) })
    })
    return () => {
      isGone = true
    }
  }, [key])
  if (trips === null || (next !== null && status === 'loading') || loaded.key !== key) return null
  if (!isHere) return []
  const places = loaded.guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
  const tickets = ticketsNeeded(stopsOf(trip), places, today())
  return tickets ? [{ ...tickets, trip: next }] : []
}

/** The current trip, or the next one. */
function nextOf(trips: readonly TripSummary[]): TripSummary | null {
  const ahead = trips.filter(
    ({ startDate, endDate }) => startDate !== null && (endDate ?? startDate) >= today(),
  )
  return ahead.sort((a, b) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1))[0] ?? null
}

/** Guide cities of its stops; empty where no stop comes from a guide. */
function townsOf(trip: TripState): string[] {
  if (!stopsOf(trip).some(({ poiId }) => poiId)) return []
  const { places } = tripFieldsOf(trip)
  return [...new Set(places?.flatMap(({ id }) => id ?? []))]
}
