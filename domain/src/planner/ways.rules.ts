import type { Position } from '../base/geo.ts'
import {
  inCurrency,
  type PlanFacts,
  type PlanSources,
  partySize,
  type SettledRequest,
  totalCurrency,
} from '../itinerary/index.ts'
import { fareOf, findTravel, type Guide, type Travel } from '../places/index.ts'

/** A way with what it costs the party, in its own currency and in that of the total. */
export type PricedWay = Travel & { price: { amount: number; currency: string }; cost: number }
export type Ways = (guide: Guide, from: Position, to: Position) => PricedWay | null

type Known = Map<string, Travel | null>
const MOST_KEPT = 100_000

// Between the places of a guide the ways are the same for every request: worked out once while the guide is in use.
const byGuide = new WeakMap<Guide, Map<string, Known>>()

/** Ways as a request's party takes and pays them. */
export function makeWays(request: SettledRequest, facts: PlanFacts, { streets }: PlanSources): Ways {
  const people = partySize(request)
  const currency = totalCurrency(request, facts)
  const modes = [...request.modes].sort().join()
  return (guide, from, to) => {
    const known = knownOf(guide, streets ? '' : modes)
    const key = `${from.lat},${from.lon},${to.lat},${to.lon}`
    let travel = known.get(key)
    if (travel === undefined) {
      travel = findTravel(from, to, guide, request.modes, streets)
      if (known.size < MOST_KEPT && !streets) known.set(key, travel)
    }
    if (travel === null) return null
    const price = { amount: fareOf(travel, guide.transport, people), currency: guide.city.currency }
    return { ...travel, price, cost: inCurrency(price, currency, facts.rates)?.amount ?? 0 }
  }
}

function knownOf(guide: Guide, modes: string): Known {
  const tables = byGuide.get(guide) ?? new Map<string, Known>()
  byGuide.set(guide, tables)
  const known = tables.get(modes) ?? new Map()
  tables.set(modes, known)
  return known
}
