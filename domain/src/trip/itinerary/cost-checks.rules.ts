import { currencyDecimals, type Money } from '../../base/money.ts'
import { fareOf } from '../../destination/places/index.ts'
import { bookingOf } from './booking-checks.rules.ts'
import {
  type CheckContext,
  type CheckedDay,
  type CheckedStop,
  countText,
  type Finding,
  type Violation,
  violationAt,
} from './check-context.rules.ts'
import { convertMoney, medianMealPrice } from './facts.rules.ts'

/** An expected sum by the facts, and the sum in the plan; null when the facts have none. */
type CostComparison = { due: Money | null; stated: Money; title: string; day: number; stop: number | null }

/** Every sum follows the guide for this party, and the total is their sum by the dated rates. */
export function checkCosts(view: CheckContext): Finding {
  const sums = compareCosts(view)
  const wrong = sums
    .filter(({ due, stated }) => !due || due.amount !== stated.amount || due.currency !== stated.currency)
    .map(({ due, stated, title, day, stop }): Violation => {
      const detail = due
        ? `${title} costs ${formatMoney(due)}, not ${formatMoney(stated)}`
        : `${title} has no price`
      return { day, stop, detail }
    })
  const priced = view.stops
    .filter((seen) => seen.stop.costKnown !== isCostKnown(seen))
    .map((seen) =>
      violationAt(seen, `the price of ${seen.stop.name} is ${seen.stop.costKnown ? 'not ' : ''}known`),
    )
  const { total } = view.plan
  const spent = totalOf(view)
  const isTotal = spent.isWhole && total.currency === spent.currency && total.amount === spent.amount
  const whole = isTotal
    ? []
    : [{ day: -1, stop: null, detail: `the total is ${formatMoney(spent)}, not ${formatMoney(total)}` }]
  return {
    parts: [...wrong, ...priced, ...whole],
    summary: `${countText(sums.length, 'price')}, ${formatMoney(spent)} in total`,
  }
}

/** The total is at most the budget, to the minor unit. */
export function checkBudget(view: CheckContext): Finding {
  const { budget } = view.request
  if (budget === undefined) return { parts: [], summary: 'no budget was set' }
  const spent = totalOf(view)
  const amount = Math.max(spent.amount, view.plan.total.amount)
  const detail = `${formatMoney({ ...spent, amount })} of ${formatMoney(budget).slice(4)}`
  const isWithinBudget = spent.currency === budget.currency && amount <= budget.amount
  return { parts: isWithinBudget ? [] : [{ day: -1, stop: null, detail }], summary: detail }
}

/** The cost of the trip by the facts; incomplete when one of its sums is unknown or too large to be exact. */
function totalOf(view: CheckContext): Money & { isWhole: boolean } {
  const currency = currencyOf(view)
  // Cached: most legs cost one of a few sums, and conversion is slow.
  const converted = new Map<string, number | null>()
  const convert = (sum: Money) => {
    const key = `${sum.amount} ${sum.currency}`
    const cached = converted.get(key)
    if (cached !== undefined) return cached
    const inTotal = Number.isSafeInteger(sum.amount) ? convertMoney(sum, currency, view.facts.rates) : null
    converted.set(key, inTotal?.amount ?? null)
    return inTotal?.amount ?? null
  }
  const amounts = compareCosts(view).map(({ due }) => due && convert(due))
  const amount = amounts.reduce<number>((sum, next) => sum + (next ?? 0), 0)
  const isWhole = !amounts.includes(null)
  return { amount, currency, isWhole: isWhole && Number.isSafeInteger(amount) }
}

function compareCosts(view: CheckContext): CostComparison[] {
  return view.days.flatMap((day) => [
    ...day.stops.map((seen) => ({
      due: costOf(seen, view),
      stated: seen.stop.cost,
      title: seen.stop.name,
      day: day.index,
      stop: seen.index,
    })),
    ...compareLegCosts(day, view),
  ])
}

function compareLegCosts({ index, due, legs, stops }: CheckedDay, view: CheckContext): CostComparison[] {
  return legs.map(({ leg, way }) => {
    const amount = due && way ? fareOf(way, due.guide.transport, peopleOf(view)) : null
    return {
      due: due && amount !== null ? { amount, currency: due.guide.city.currency } : null,
      stated: leg.cost,
      title: `the way from ${stops[leg.from]?.stop.name ?? 'the stay'}`,
      day: index,
      stop: stops[leg.from] ? leg.from : null,
    }
  })
}

function costOf(seen: CheckedStop, view: CheckContext): Money | null {
  const { stop, place, due } = seen
  if (!due) return null
  const { currency } = due.guide.city
  const people = peopleOf(view)
  if (stop.kind === 'booking') return bookingOf(seen)?.cost ?? { amount: 0, currency: currencyOf(view) }
  if (stop.poiId !== null) return place && { amount: (place.price?.amount ?? 0) * people, currency }
  return stop.kind === 'meal' ? { amount: medianMealPrice(due.guide) * people, currency } : null
}

function isCostKnown(seen: CheckedStop): boolean {
  if (seen.stop.kind === 'booking') return bookingOf(seen)?.cost !== undefined
  return seen.place !== null && seen.place.price !== null
}

/** Children pay like adults: no guide knows every discount. */
function peopleOf({ request }: CheckContext): number {
  return request.travellers.adults + request.travellers.children
}

/** The total is in the currency of the budget, else of the first city. */
function currencyOf({ request, facts }: CheckContext): string {
  const first = facts.guides.find(({ city }) => city.id === request.cities[0]?.id)
  return request.budget?.currency ?? first?.city.currency ?? 'EUR'
}

/** `EUR 143.20`; an invalid sum is shown unchanged. */
function formatMoney({ amount, currency }: Money): string {
  if (!/^[A-Z]{3}$/.test(currency) || !Number.isSafeInteger(amount)) return `${currency} ${amount}`
  const decimals = currencyDecimals(currency)
  return `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}`
}
