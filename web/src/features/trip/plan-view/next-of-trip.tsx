import type { Guide } from '@tripwright/domain/destination/places'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { useEffect, useState } from 'react'
import { loadGuide } from '#features/destination/places/index.ts'
import { useTrip } from '#features/trip/sync/index.ts'
import { useNextEvent } from './next-event-line.tsx'
import { useNextTexts } from './next-event-texts.state.ts'

const NO_TOWNS: readonly Guide[] = []

/** The guides of a trip's towns, from the network or this device; empty until they are there. */
function useTowns(trip: TripState): readonly Guide[] {
  const key = [...new Set(tripFieldsOf(trip).places?.flatMap(({ id }) => id ?? []))].join()
  const [loaded, setLoaded] = useState<{ key: string; towns: readonly Guide[] }>({ key: '', towns: [] })
  useEffect(() => {
    let isGone = false
    void Promise.all(key.split(',').filter(Boolean).map(loadGuide)).then((guides) => {
      if (!isGone) setLoaded({ key, towns: guides.filter((guide) => guide !== null) })
    })
    return () => {
      isGone = true
    }
  }, [key])
  return loaded.key === key ? loaded.towns : NO_TOWNS
}

/** What comes next in a trip of which only the id is known, in a line or two; nothing until that is known. */
export function NextOfTrip({ tripId }: { tripId: string }) {
  const { trip } = useTrip(tripId)
  const { next, now } = useNextEvent(trip, useTowns(trip))
  const textsOf = useNextTexts()
  if (!next) return null
  const { title, details } = textsOf(next, now)
  const [way] = details
  return (
    <span className="tabular wrap-anywhere line-clamp-2 font-semibold text-sm leading-snug">
      <bdi>{next.way && way ? `${title}, ${way}` : title}</bdi>
    </span>
  )
}
