import type { Contract, Output } from '@tripwright/domain/base/contract'
import type { Position } from '@tripwright/domain/base/geo'
import { ANCHORS_WITHOUT_AIRPORT, listAdvisories, listLiveEvents } from '@tripwright/domain/safety/advice'
import { useEffect, useState } from 'react'
import type { CallArgument } from '#platform/call.ts'
import { fetchFact, refetchFact } from '#platform/fact-cache.ts'
import { loadAnchors } from './airports.state.ts'

/** The server updates every quarter of an hour. */
const POLL_INTERVAL_MS = 5 * 60_000
/** Who opens a trip again meanwhile is shown what the device has. */
const EVENTS_FRESH_MS = 5 * 60_000

export type LiveState<T> = T | 'loading' | null

/** Current events in the world, polled while the page is visible; null when neither the network nor this device has them. */
export function useLiveEvents(): LiveState<Output<typeof listLiveEvents>> {
  return useLiveQuery('live-events', listLiveEvents, {})
}

/** Current events once, for who shows a day and not the world: from this page's own call, the network or this device. */
export function loadLiveEvents(): Promise<Output<typeof listLiveEvents> | null> {
  return fetchFact('live-events', listLiveEvents, {}, EVENTS_FRESH_MS)
}

/** The travel advisories of governments for a country. */
export function useAdvisories(country: string): LiveState<Output<typeof listAdvisories>> {
  return useLiveQuery(`advisories:${country}`, listAdvisories, { country })
}

function useLiveQuery<C extends Contract>(
  key: string,
  contract: C,
  input: CallArgument<C>,
): LiveState<Output<C>> {
  const [loaded, setLoaded] = useState<{ key: string; data: Output<C> | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the contract and its input
  useEffect(() => {
    let isCurrent = true
    const refresh = async () => {
      if (document.hidden) return
      const response = await refetchFact(key, contract, input)
      if (isCurrent) setLoaded({ key, data: response })
    }
    void refresh()
    const timer = setInterval(() => void refresh(), POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', refresh)
    return () => {
      isCurrent = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', refresh)
    }
  }, [key])
  return loaded?.key === key ? loaded.data : 'loading'
}

/** Positions of a country from which distances are measured: its airports, or its towns where it has none. */
export function useAnchors(country: string | null): readonly Position[] | null {
  const [loaded, setLoaded] = useState<{ country: string; points: readonly Position[] } | null>(null)
  useEffect(() => {
    if (country === null) return
    let isCurrent = true
    void loadAnchors().then((all) => {
      const points = ANCHORS_WITHOUT_AIRPORT[country] ?? all.filter((one) => one.country === country)
      if (isCurrent) setLoaded({ country, points })
    })
    return () => {
      isCurrent = false
    }
  }, [country])
  return loaded?.country === country ? (loaded?.points ?? null) : null
}
