import {
  type CompensationClaim,
  EMPTY_FLIGHT_FORM,
  listDeadlines,
  parseFlightForm,
} from '@tripwright/domain/claims/compensation'
import type { ClaimTerm } from '@tripwright/domain/trip/dashboard'
import { useEffect, useState } from 'react'
import { loadAirportsNamedIn } from '#features/booking/flights/index.ts'
import { loadClaimTable, useLoadedClaims } from '#features/claims/compensation/index.ts'

/** How long to wait for the tables; after that, claims are shown without their last day. */
const TIMEOUT_MS = 3000

/** The saved claims, each with its deadline; null while loading. */
export function useClaimTerms(): readonly ClaimTerm[] | null {
  const claims = useLoadedClaims()
  const [loaded, setLoaded] = useState<{
    of: readonly CompensationClaim[]
    terms: readonly ClaimTerm[]
  } | null>(null)
  useEffect(() => {
    if (claims === null) return
    let isGone = false
    void termsOf(claims).then((terms) => isGone || setLoaded({ of: claims, terms }))
    return () => {
      isGone = true
    }
  }, [claims])
  // While the terms of a changed list load, the former terms stay.
  return claims === null ? null : (loaded?.terms ?? null)
}

async function termsOf(claims: readonly CompensationClaim[]): Promise<ClaimTerm[]> {
  // The tables are large, so they are loaded only for an open claim.
  const world = claims.some(({ state }) => state !== 'paid')
    ? await withTimeout(loadClaimTables(claims))
    : null
  return claims.map(({ id, title, state, history, law, answers }) => {
    const draft = { ...EMPTY_FLIGHT_FORM, ...answers }
    const flight = world && parseFlightForm(draft, world).flight
    const days = flight ? listDeadlines(flight, law, world.rows).flatMap(({ until }) => until ?? []) : []
    return { id, title, state, history, until: days.sort()[0] ?? null }
  })
}

async function loadClaimTables(claims: readonly CompensationClaim[]) {
  const named = claims.flatMap(({ answers }) => [answers.departure ?? '', answers.arrival ?? ''])
  const [{ airports }, { airlines }, { airports: closed }, { countries: rows }] = await Promise.all([
    loadAirportsNamedIn(named),
    ...([
      loadClaimTable('airlines'),
      loadClaimTable('closed-airports'),
      loadClaimTable('deadlines'),
    ] as const),
  ])
  // The flight had taken place when the claim was saved.
  return { airports, airlines, closed, rows, today: '9999' }
}

function withTimeout<T>(loading: Promise<T>): Promise<T | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  return Promise.race([loading, tooLate])
}
