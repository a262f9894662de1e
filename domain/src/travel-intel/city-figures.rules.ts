import type { Money } from '../base/money.ts'
import { inCurrency, type Rates } from '../itinerary/index.ts'
import { type Guide, isEating, MEALS, type PointOfInterest } from '../places/index.ts'

/** What one adult spends on a day, in minor units of the city's currency. */
export type DayCost = { sights: number; meals: number; rides: number; currency: string }
/** What a guide says of its city as a whole; shares are from 0 to 1, null where there is nothing to share. */
export type CityFigures = {
  places: number
  eating: number
  freeShare: number | null
  indoorShare: number | null
  day: DayCost | null
}

/** A day: three sights at the mean of the ten best-known priced ones, three meals at their medians, four rides. */
const SIGHTS_A_DAY = 3
const BEST_KNOWN = 10
const RIDES_A_DAY = 4

/** The figures of a guide, each counted or worked out from its own rows. */
export function findCityFigures({ city, transport, pointsOfInterest }: Guide): CityFigures {
  const sights = pointsOfInterest.filter((place) => !isEating(place))
  const meals = costOfMeals(pointsOfInterest.filter(isEating))
  const tickets = costOfSights(sights)
  const priced = sights.filter(({ price }) => price !== null)
  return {
    places: pointsOfInterest.length,
    eating: pointsOfInterest.length - sights.length,
    freeShare: share(priced, ({ price }) => price?.amount === 0),
    indoorShare: share(sights, ({ indoor }) => indoor),
    day:
      meals === null || tickets === null
        ? null
        : {
            ...{ sights: tickets, meals, rides: transport.transitFare * RIDES_A_DAY },
            currency: city.currency,
          },
  }
}

export type TripCost = { sights: Money; meals: Money; rides: Money; total: Money }

/** The parts of a day's cost for so many people and days, in a currency, and their sum; null without a rate for it. */
export function reckonTrip(
  { currency, ...day }: DayCost,
  { days, people, to, rates }: { days: number; people: number; to: string; rates: Rates | null },
): TripCost | null {
  const change = (amount: number) => inCurrency({ amount: amount * days * people, currency }, to, rates)
  const [sights, meals, rides] = [change(day.sights), change(day.meals), change(day.rides)]
  if (!sights || !meals || !rides) return null
  // The sum of what is shown, not a second rounding.
  const total = { amount: sights.amount + meals.amount + rides.amount, currency: to }
  return { sights, meals, rides, total }
}

function costOfSights(sights: readonly PointOfInterest[]): number | null {
  const prices = sights
    .toSorted((a, b) => b.renown - a.renown)
    .flatMap(({ price }) => (price === null ? [] : [price.amount]))
    .slice(0, BEST_KNOWN)
  if (prices.length === 0) return null
  return Math.round((SIGHTS_A_DAY * prices.reduce((sum, price) => sum + price, 0)) / prices.length)
}

// A place that names no meal serves the day's two large ones.
function costOfMeals(eating: readonly PointOfInterest[]): number | null {
  const medians = MEALS.map((meal) => {
    const prices = eating
      .filter(({ meals }) => meals?.includes(meal) ?? meal !== 'breakfast')
      .flatMap(({ price }) => (price === null ? [] : [price.amount]))
    return median(prices)
  })
  return medians.some((one) => one === null)
    ? null
    : medians.reduce((sum: number, one) => sum + (one ?? 0), 0)
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

function share<T>(rows: readonly T[], holds: (row: T) => boolean): number | null {
  return rows.length === 0 ? null : rows.filter(holds).length / rows.length
}
