import { type Guide, isEatery } from '../../destination/places/index.ts'
import type { Plan, PlanRequestInput } from '../../trip/itinerary/index.ts'
import type { EstimateRequest } from './trip-cost.rules.ts'

/** Changes that can make the days of a plan cheaper; each is tried by planning the trip again. */
export const PLAN_LEVERS = ['pace', 'transport', 'free-places'] as const
export type PlanLever = (typeof PLAN_LEVERS)[number]

const MAX_DAYS = 30
const MAX_AVOIDED = 60
type Mode = 'walk' | 'transit' | 'taxi'

/** The trip of an estimate as a plan request, as far as its cities have guides; null when none has, or it is too long. */
export function basePlanRequest(
  estimateRequest: EstimateRequest,
  guides: readonly Guide[],
): PlanRequestInput | null {
  const stops = estimateRequest.stops.filter(({ city }) => guides.some((guide) => guide.city.id === city.id))
  const days = stops.reduce((sum, { nights }) => sum + nights, 1)
  if (stops.length === 0 || days > MAX_DAYS) return null
  const modes: Mode[] =
    estimateRequest.styles.transport === 'high' ? ['walk', 'transit', 'taxi'] : ['walk', 'transit']
  return {
    cities: stops.map(({ city, nights }) => ({ id: city.id, nights })),
    startDate: estimateRequest.from,
    days,
    travellers: { adults: Math.min(20, estimateRequest.people), children: 0 },
    modes,
  }
}

/**
 * The request with these levers applied. Its budget is the cost of `plan` minus the tickets and rides that the levers remove,
 * so that the planner does not spend the saving on a dearer dinner.
 */
export function withLevers(
  base: { request: PlanRequestInput; plan: Plan },
  levers: readonly PlanLever[],
  guides: readonly Guide[],
): PlanRequestInput {
  const { request, plan } = base
  const isFree = levers.includes('free-places')
  const modes = request.modes?.includes('taxi') ? (['walk', 'transit'] as const) : (['walk'] as const)
  const { amount, currency } = plan.total
  const spared = isFree ? ticketsOf(plan) : 0
  return {
    ...request,
    ...(levers.includes('pace') && { pace: 'relaxed' as const }),
    ...(levers.includes('transport') && { modes: [...modes] }),
    ...(isFree && { avoid: paidSights(guides).slice(0, MAX_AVOIDED) }),
    budget: { amount: Math.max(0, amount - spared), currency },
  }
}

/** The cost of the visits of a plan for the whole party, in the currency of its total. */
function ticketsOf({ days, total }: Plan): number {
  return days
    .flatMap(({ stops }) => stops)
    .filter(({ kind, cost }) => kind === 'visit' && cost.currency === total.currency)
    .reduce((sum, { cost }) => sum + cost.amount, 0)
}

/** Ids of the sights that cost something, the dearest first. */
function paidSights(guides: readonly Guide[]): string[] {
  return guides
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
    .filter((place) => !isEatery(place) && (place.price?.amount ?? 0) > 0)
    .sort((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
    .map(({ id }) => id)
}

export type LeverResult = {
  lever: PlanLever
  /** The saving of the plan for the whole party, in minor units of its currency; 0 or less when it saves nothing. */
  saving: number
  /** Free places that the plan visits instead of others, the best known first. */
  freePlaces: string[]
}

/** The saving of a plan with a lever against the plan without it, both in the same currency. */
export function compareLever(
  lever: PlanLever,
  { base, changed }: { base: Plan; changed: Plan },
  guides: readonly Guide[],
): LeverResult {
  const before = new Set(visitsOf(base))
  const isNewAndFree = (place: Guide['pointsOfInterest'][number]) =>
    !before.has(place.id) && !isEatery(place) && place.price?.amount === 0
  const visited = new Set(visitsOf(changed))
  const freePlaces = guides
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
    .filter((place) => visited.has(place.id) && isNewAndFree(place))
    .sort((a, b) => b.renown - a.renown)
    .map(({ name }) => name)
  return { lever, saving: base.total.amount - changed.total.amount, freePlaces }
}

function visitsOf({ days }: Plan): string[] {
  return days.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? []))
}
