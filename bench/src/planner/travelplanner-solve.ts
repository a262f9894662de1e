import { daysBetween } from '@tripwright/domain/base/dates'
import type { Hotel, Restaurant, TravelCity, TravelLeg, TravelTask } from './travelplanner-data.ts'
import { type Named, type Ride, SEATS, type TravelDay } from './travelplanner-plan.ts'

const MEALS_A_DAY = 3
const NOT_ALLOWED = 'No '

type Rides = { rides: Ride[]; cost: number }
/** Meals by the cuisines that they cover, as bits: the cheapest list for each number and cover. */
type Table = { cost: number; meals: readonly Named[] }
type Stay = { city: TravelCity; arrives: number; nights: number }

/**
 * The cheapest plan that meets all constraints, or null when there is none. Exact: travel, accommodation and meals are
 * independent, so the cheapest of each together are the cheapest plan; the meals by dynamic programming over cuisines. The
 * budget only decides whether that is cheap enough. This search is for the rules of this set; it is not the product's
 * solver.
 */
export function planTravel(task: TravelTask): TravelDay[] | null {
  const [first] = task.legs
  const rides = cheapestRides(task)
  if (!first || !rides) return null
  const arrivals = task.legs.map(({ date }) => daysBetween(first.date, date))
  const stays = task.cities.map((city, i): Stay => {
    const [arrives = 0, leaves = 0] = arrivals.slice(i, i + 2)
    return { city, arrives, nights: leaves - arrives }
  })
  const hotels = stays.map((stay) => cheapestHotel(task, stay))
  const meals = cheapestMeals(task, stays)
  if (!meals || hotels.some((hotel) => hotel === null)) return null
  const days = layDays(task, arrivals, rides.rides)
  for (const [i, stay] of stays.entries())
    furnish(days, stay, { hotel: hotels[i] ?? null, meals: meals[i] ?? [] })
  return days
}

/** Either the own car for all legs or the cheapest other mode for each leg: the car cannot be left behind halfway. */
function cheapestRides({ legs, people, constraints }: TravelTask): Rides | null {
  const cars = Math.ceil(people / SEATS['self-driving'])
  const drives = legs.map((leg) => leg.drive ?? Number.POSITIVE_INFINITY)
  const drive: Rides = {
    rides: legs.map(() => ({ kind: 'self-driving' })),
    cost: constraints.transport === 'no self-driving' ? Infinity : cars * drives.reduce((a, b) => a + b, 0),
  }
  const others = legs.map((leg) => cheapestRide(leg, people, constraints.transport !== 'no flight'))
  const hired: Rides = {
    rides: others.flatMap((other) => other?.ride ?? []),
    cost: others.reduce((sum, other) => sum + (other?.cost ?? Infinity), 0),
  }
  const best = drive.cost <= hired.cost ? drive : hired
  return Number.isFinite(best.cost) ? best : null
}

function cheapestRide(leg: TravelLeg, people: number, mayFly: boolean): { ride: Ride; cost: number } | null {
  const options: { ride: Ride; cost: number }[] = (mayFly ? leg.flights : []).map(({ number, price }) => ({
    ride: { kind: 'flight', number },
    cost: price * people,
  }))
  if (leg.taxi !== null)
    options.push({ ride: { kind: 'taxi' }, cost: leg.taxi * Math.ceil(people / SEATS.taxi) })
  return options.sort((a, b) => a.cost - b.cost)[0] ?? null
}

const ROOMS: Readonly<Record<string, (type: string) => boolean>> = {
  'entire room': (type) => type === 'Entire home/apt',
  'private room': (type) => type === 'Private room',
  'shared room': (type) => type === 'Shared room',
  'not shared room': (type) => type !== 'Shared room',
}

function cheapestHotel({ people, constraints }: TravelTask, { city, nights }: Stay): Named | null {
  const isRoom = constraints.roomType === null ? () => true : (ROOMS[constraints.roomType] ?? (() => false))
  const aNight = (hotel: Hotel) => hotel.price * Math.ceil(people / hotel.people)
  const [best] = city.hotels
    .filter(({ roomType, rules, leastNights }) => {
      const isAllowed = constraints.allowed === null || !rules.includes(NOT_ALLOWED + constraints.allowed)
      return isAllowed && isRoom(roomType) && leastNights <= nights
    })
    .sort((a, b) => aNight(a) - aNight(b))
  return best ? { name: best.name, city: city.name } : null
}

/**
 * The cheapest meals of each city: three on each whole day, and on travel days as many more as are needed for every
 * cuisine. At most one per cuisine, so that they fit beside the travel.
 */
function cheapestMeals({ constraints }: TravelTask, stays: readonly Stay[]): (readonly Named[])[] | null {
  const wanted = constraints.cuisines
  const all = (1 << wanted.length) - 1
  let states = new Map<number, { cost: number; lists: (readonly Named[])[] }>([[0, { cost: 0, lists: [] }]])
  for (const { city, nights } of stays) {
    const byCover = mealsOfCity(city, MEALS_A_DAY * Math.max(0, nights - 1), wanted)
    const next: typeof states = new Map()
    for (const [cover, state] of states)
      for (const [more, { cost, meals }] of byCover) {
        const existing = next.get(cover | more)
        if (existing && existing.cost <= state.cost + cost) continue
        next.set(cover | more, { cost: state.cost + cost, lists: [...state.lists, meals] })
      }
    states = next
  }
  return states.get(all)?.lists ?? null
}

/** For each cover the cheapest list of at least `least` restaurants, each at most once. */
function mealsOfCity(city: TravelCity, least: number, wanted: readonly string[]): Map<number, Table> {
  const most = least + wanted.length
  const tables: Map<number, Table>[] = Array.from({ length: most + 1 }, () => new Map())
  tables[0]?.set(0, { cost: 0, meals: [] })
  for (const restaurant of city.restaurants)
    for (let count = most - 1; count >= 0; count--)
      for (const [cover, { cost, meals }] of [...(tables[count] ?? [])]) {
        const more = cover | coverOf(restaurant, wanted)
        const existing = tables[count + 1]?.get(more)
        if (existing && existing.cost <= cost + restaurant.cost) continue
        const added = [...meals, { name: restaurant.name, city: city.name }]
        tables[count + 1]?.set(more, { cost: cost + restaurant.cost, meals: added })
      }
  const best = new Map<number, Table>()
  for (const table of tables.slice(least))
    for (const [cover, list] of table)
      if (list.cost < (best.get(cover)?.cost ?? Infinity)) best.set(cover, list)
  return best
}

function coverOf({ cuisines }: Restaurant, wanted: readonly string[]): number {
  return wanted.reduce((bits, cuisine, i) => bits | (cuisines.includes(cuisine) ? 1 << i : 0), 0)
}

/** The days with only their travel. */
function layDays(
  { legs, days }: TravelTask,
  arrivals: readonly number[],
  rides: readonly Ride[],
): TravelDay[] {
  let at = legs[0]?.from ?? ''
  return Array.from({ length: days }, (_, day) => {
    const leg = arrivals.indexOf(day)
    const from = at
    at = legs[leg]?.to ?? at
    const nothing = { breakfast: null, lunch: null, dinner: null, attractions: [], hotel: null }
    return { from, to: at, ride: leg === -1 ? null : (rides[leg] ?? null), ...nothing }
  })
}

/** Beds each night, three meals and an attraction on each whole day, the meals that are left over on the way in and out. */
function furnish(
  days: TravelDay[],
  { city, arrives, nights }: Stay,
  { hotel, meals }: { hotel: Named | null; meals: readonly Named[] },
): void {
  const left = [...meals]
  const sights = [...city.attractions]
  const set = (index: number, more: (day: TravelDay) => Partial<TravelDay>) => {
    const day = days[index]
    if (day) days[index] = { ...day, ...more(day) }
  }
  for (let day = arrives; day < arrives + nights; day++) set(day, () => ({ hotel }))
  for (let day = arrives + 1; day < arrives + nights; day++) {
    const [breakfast = null, lunch = null, dinner = null] = left.splice(0, MEALS_A_DAY)
    const attractions = sights.splice(0, 1).map((name) => ({ name, city: city.name }))
    set(day, () => ({ breakfast, lunch, dinner, attractions }))
  }
  for (const day of [arrives, arrives + nights])
    for (const meal of ['dinner', 'lunch', 'breakfast'] as const)
      set(day, (planned) => ({ [meal]: planned[meal] ?? left.shift() ?? null }))
}
