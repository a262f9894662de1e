import { toWallTime } from '@tripwright/domain/base/zones'
import { ratesUsed } from '@tripwright/domain/currency'
import {
  type Issue,
  itineraryMessages,
  type PlanAnswer,
  type PlanRequest,
  type SettledRequest,
  settleRequest,
  totalCurrency,
} from '@tripwright/domain/itinerary'
import { describeWish, findTransferClash } from '@tripwright/domain/planner'
import type { Outcome, Solved } from '#features/planner/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type DatedFacts, type House, loadPlanFacts } from './plan-facts.service.ts'

export type Settled = { request: SettledRequest; facts: DatedFacts }

/** The request with nothing left open and the facts for it. Throws bad-input with every issue found. */
export async function settle(house: House, wish: PlanRequest, now: Date): Promise<Settled> {
  const ids = wish.cities.map(({ id }) => id)
  const day = now.toISOString().slice(0, 10)
  const known = await loadPlanFacts(house, ids, wish.startDate ?? day, wish.days)
  const zone = known.guides.find(({ city }) => city.id === ids[0])?.city.zone ?? 'UTC'
  const settled = settleRequest(wish, known, toWallTime(now.getTime(), zone).date)
  if (!settled.ok) throw badInput(settled.issues)
  const request = settled.value
  const facts = await loadPlanFacts(house, ids, request.startDate, request.days)
  const clash = findTransferClash(request, facts)
  if (clash !== -1)
    throw badInput([{ path: `cities.${clash}.nights`, message: 'is left before it is reached' }])
  return { request, facts }
}

function badInput(issues: Issue[]): AppError {
  return new AppError('bad-input', { issues: issues.slice(0, 20) })
}

/** What a plan call answers. */
export function toAnswer({ plan, checks, solver }: Solved, { request, facts }: Settled): PlanAnswer {
  const [asOf = request.startDate] = facts.guides.map((guide) => guide.asOf).sort()
  const source = facts.guides[0]?.source ?? ''
  const codes = currenciesOf(request, facts)
  const rates = codes.length > 1 ? { rates: ratesUsed(facts.rates, codes) } : {}
  return { request, plan, checks, solver, ...rates, asOf, source }
}

/** The currencies whose sums meet in the total. */
function currenciesOf(request: SettledRequest, facts: DatedFacts): string[] {
  const ofCities = facts.guides.map(({ city }) => city.currency)
  const ofBookings = request.bookings.flatMap(({ cost }) => (cost ? [cost.currency] : []))
  return [...new Set([totalCurrency(request, facts), ...ofCities, ...ofBookings])]
}

/** The 422 of contract.md: the wishes that clash, in words, and the nearest plan that holds. */
export function toRefusal(outcome: Extract<Outcome, { ok: false }>, settled: Settled): AppError {
  const { request, facts } = settled
  const inWords = (wishes: typeof outcome.wishes) => wishes.map((wish) => describeWish(wish, request, facts))
  const { nearest } = outcome
  return new AppError('infeasible', {
    message: itineraryMessages.texts[nearest ? 'infeasible.nearest' : 'infeasible'],
    more: {
      conflict: inWords(outcome.wishes),
      dropped: inWords(outcome.dropped),
      nearest: nearest?.plan ?? null,
      nearestChecks: nearest?.checks ?? [],
    },
  })
}
