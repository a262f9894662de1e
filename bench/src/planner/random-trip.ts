import { addDays, formatClock } from '@tripwright/domain/base/dates'
import { estimateTransfer, MEALS } from '@tripwright/domain/destination/places'
import { checkTrip, convertMoney, type Plan, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import { generatePlan } from './random-days.ts'
import { CURRENCIES, makeRandomInt, makeWorld, pickOne, type RandomInt, type World } from './random-world.ts'

/** `hidden` is a plan that meets every constraint; null for arbitrary constraints. */
export type RandomTrip = { seed: number; request: ResolvedRequest; world: World; hidden: Plan | null }

/** One in this many trips gets random constraints without a check that they can be kept. */
const ARBITRARY = 5
const MAX_TRIES = 40

/**
 * A deterministic trip for a seed. Throws when no feasible days are found after many tries, which is a fault of this
 * generator.
 */
export function makeRandomTrip(seed: number): RandomTrip {
  const isArbitrary = seed % ARBITRARY === 0
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const chance = makeRandomInt(seed * 1009 + attempt)
    const { request, world } = makeRequest(chance)
    if (isArbitrary) {
      arbitraryConstraints(chance, request, world)
      return { seed, request, world, hidden: null }
    }
    const hidden = generatePlan({ request, world, chance, used: new Set() })
    if (!hidden) continue
    constraintsFrom(chance, request, world, hidden)
    if (checkTrip(request, hidden, world.facts).every(({ ok }) => ok)) return { seed, request, world, hidden }
  }
  throw new Error(`seed ${seed} makes no trip`)
}

/** Days, cities and people; no constraints yet. */
function makeRequest(chance: RandomInt): { request: ResolvedRequest; world: World } {
  const days = 1 + chance(14)
  const most = 1 + Math.min(4, Math.floor((days - 1) / 2))
  const places = chance(4) === 0 ? 10 + chance(290) : 10 + chance(90)
  const world = makeWorld(chance, chance(2) === 0 ? 1 : 1 + chance(most), places)
  const { guides } = world.facts
  const cities = guides.map(({ city }, i) => {
    const near = [guides[i - 1]?.city, guides[i + 1]?.city]
    const isFar = near.some((other) => other && estimateTransfer(other, city).minutes > 500)
    const off = () => (chance(101) - 50) / 10_000
    const stay = { name: `Inn of ${city.id}`, lat: city.lat + off(), lon: city.lon + off() }
    return { id: city.id, nights: i === guides.length - 1 ? 0 : isFar ? 2 : 1, stay }
  })
  const least = cities.reduce((sum, { nights }) => sum + nights, 1)
  for (let night = least; night < Math.max(days, least); night++) pickOne(chance, cities).nights++
  const request: ResolvedRequest = {
    cities,
    startDate: world.startDate,
    days: Math.max(days, least),
    travellers: { adults: 1 + chance(5), children: chance(3) },
    pace: pickOne(chance, ['relaxed', 'balanced', 'packed']),
    interests: chance(2) === 0 ? [] : ['museum'],
    mustSee: [],
    avoid: [],
    locks: [],
    bookings: [],
    meals: chance(4) > 0,
    dayStart: pickOne(chance, ['06:30', '08:00', '09:00', '09:30', '11:00']),
    dayEnd: pickOne(chance, ['18:00', '19:30', '21:00', '22:30', '24:00']),
    ...(chance(3) === 0 && { arrival: formatClock(540 + chance(600)) }),
    ...(chance(3) === 0 && { departure: formatClock(720 + chance(600)) }),
    ...(chance(4) === 0 && { maxWalkMinutes: 20 + chance(150) }),
    modes: [
      ...pickOne(chance, [
        ['walk', 'transit'],
        ['walk', 'transit', 'taxi'],
        ['walk'],
        ['taxi', 'walk'],
        ['transit'],
      ] as const),
    ],
    needs: { stepFree: chance(5) === 0, diets: chance(5) === 0 ? ['vegetarian'] : [] },
    seed: 1,
    timeBudgetMs: 50,
  }
  return { request, world }
}

/** Derives constraints from a plan, so that it meets them. */
function constraintsFrom(chance: RandomInt, request: ResolvedRequest, world: World, plan: Plan): void {
  const visits = plan.days.flatMap(({ date, stops }) =>
    stops.flatMap(({ poiId, start }) => (poiId ? [{ poiId, date, start }] : [])),
  )
  const share = 2 + chance(8)
  request.mustSee = visits.flatMap(({ poiId }) => (chance(share) === 0 ? [poiId] : [])).slice(0, 60)
  request.locks = visits.filter(() => chance(share + 1) === 0).slice(0, 60)
  const used = new Set(visits.map(({ poiId }) => poiId))
  request.avoid = placesOf(world)
    .flatMap(({ id }) => (!used.has(id) && chance(10) === 0 ? [id] : []))
    .slice(0, 60)
  const currency = world.facts.guides[0]?.city.currency ?? 'EUR'
  const budgetCurrency = chance(3) > 0 ? (chance(2) === 0 ? pickOne(chance, CURRENCIES) : currency) : null
  for (const stop of plan.days.flatMap(({ stops }) => stops))
    if (stop.kind === 'booking' && !stop.costKnown)
      stop.cost = { amount: 0, currency: budgetCurrency ?? currency }
  const costs = plan.days.flatMap(({ stops, legs }) => [...stops, ...legs].map(({ cost }) => cost))
  const amount = costs.reduce(
    (sum, cost) => sum + (convertMoney(cost, budgetCurrency ?? currency, world.facts.rates)?.amount ?? 0),
    0,
  )
  plan.total = { amount, currency: budgetCurrency ?? currency }
  // A budget of a tenth more than a plan that did not save money is tight; sometimes without that margin.
  if (budgetCurrency)
    request.budget = {
      amount: amount + Math.floor((amount * pickOne(chance, [0, 10, 100])) / 100),
      currency: budgetCurrency,
    }
}

/** Adds random constraints without a check: a few can often be kept together, all of them hardly ever. */
function arbitraryConstraints(chance: RandomInt, request: ResolvedRequest, world: World): void {
  const share = pickOne(chance, [1, 2, 4])
  const isIncluded = () => chance(share) === 0
  const ids = placesOf(world).map(({ id }) => id)
  const some = (most: number) => Array.from({ length: chance(most) }, () => pickOne(chance, ids))
  const date = () => addDays(request.startDate, chance(request.days))
  request.mustSee = isIncluded() ? [...new Set(some(8))] : []
  request.avoid = [...new Set(some(4))]
  request.locks = (isIncluded() ? some(5) : []).map((poiId) => ({
    poiId,
    date: date(),
    start: formatClock(360 + chance(1000)),
  }))
  request.bookings = Array.from({ length: isIncluded() ? chance(4) : 0 }, (_, i) => {
    const { city } = pickOne(chance, world.facts.guides)
    const start = 420 + chance(800)
    return {
      name: `Ticket ${i}`,
      lat: city.lat + 0.01,
      lon: city.lon + 0.01,
      date: date(),
      start: formatClock(start),
      end: formatClock(start + 20 + chance(180)),
    }
  })
  if (chance(2) === 0 && isIncluded())
    request.budget = { amount: chance(600_000), currency: pickOne(chance, CURRENCIES) }
  if (chance(4) === 0 && isIncluded()) request.maxWalkMinutes = chance(40)
  if (chance(6) === 0 && isIncluded()) request.departure = formatClock(300 + chance(400))
  if (chance(10) === 0)
    for (const city of request.cities) city.stay = { ...city.stay, lat: city.stay.lat + 0.3 }
  request.meals = chance(MEALS.length) > 0
}

function placesOf({ facts }: World) {
  return facts.guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
}
