import type { TravelCity, TravelTask } from './travelplanner-data.ts'
import { type Named, SEATS, type TravelDay } from './travelplanner-plan.ts'

// The thirteen rules of TravelPlanner (eight of common sense, five of the query; J. Xie et al., ICML 2024), each looked up
// day by day in the sandbox. It shares only the sandbox and the type of an answer with the planner, to stay independent.

export const TRAVEL_RULES = [
  'reasonable cities',
  'restaurants once',
  'attractions once',
  'nights enough',
  'ways that go together',
  'within the current city',
  'within the sandbox',
  'nothing missing',
  'budget',
  'house rules',
  'cuisines',
  'room type',
  'transport',
] as const
export type TravelRule = (typeof TRAVEL_RULES)[number]
export type TravelVerdict = { broken: { rule: TravelRule; detail: string }[]; total: number }

type View = { task: TravelTask; days: readonly TravelDay[] }
type Night = { hotel: Named; date: number }

/** The rules that a plan breaks, and its cost for the party. An item that is not in the sandbox breaks a rule and counts 0. */
export function judgeTravel(task: TravelTask, days: readonly TravelDay[]): TravelVerdict {
  const view = { task, days }
  const total = totalOf(view)
  const violations: Record<TravelRule, string[]> = {
    'reasonable cities': routeProblems(view),
    'restaurants once': repeated(days.flatMap(mealsOf)),
    'attractions once': repeated(days.flatMap(({ attractions }) => attractions)),
    'nights enough': nightProblems(view),
    'ways that go together':
      rideKinds(days).has('self-driving') && rideKinds(days).size > 1 ? ['a car is left'] : [],
    'within the current city': days.flatMap((day, i) => placeProblems(day, i)),
    'within the sandbox': sandboxProblems(view),
    'nothing missing': days.flatMap((day, i) => gaps(day, i, days.length)),
    budget: total > task.budget ? [`${total} of ${task.budget}`] : [],
    'house rules': hotelsOf(view).flatMap(({ name, rules }) =>
      task.constraints.allowed !== null && rules.includes(`No ${task.constraints.allowed}`) ? [name] : [],
    ),
    cuisines: task.constraints.cuisines.filter((cuisine) => !isEaten(view, cuisine)),
    'room type': hotelsOf(view).flatMap(({ name, roomType }) => (isRoom(task, roomType) ? [] : [name])),
    transport: transportProblems(view),
  }
  const broken = TRAVEL_RULES.flatMap((rule) => violations[rule].map((detail) => ({ rule, detail })))
  return { broken, total }
}

function mealsOf({ breakfast, lunch, dinner }: TravelDay): Named[] {
  return [breakfast, lunch, dinner].filter((meal) => meal !== null)
}

function cityOf({ cities }: TravelTask, { city }: Named): TravelCity | undefined {
  return cities.find(({ name }) => name === city)
}

function legOf({ legs }: TravelTask, { from, to }: TravelDay) {
  return legs.find((leg) => leg.from === from && leg.to === to)
}

/** From home to home through each city once, one after another, on the dates of the query. */
function routeProblems({ task, days }: View): string[] {
  const travels = days.filter(({ from, to }) => from !== to)
  const isAsked =
    travels.length === task.legs.length &&
    task.legs.every((leg, i) => travels[i]?.from === leg.from && travels[i]?.to === leg.to)
  const jumps = days.flatMap((day, i) => {
    const before = days[i - 1]
    return before && before.to !== day.from ? [`day ${i + 1} begins in ${day.from}`] : []
  })
  const start = Date.parse(task.legs[0]?.date ?? '')
  const late = task.legs.filter(({ from, to, date }) => {
    const day = Math.round((Date.parse(date) - start) / 86_400_000)
    return days[day]?.from !== from || days[day]?.to !== to
  })
  const length = days.length === task.days ? [] : [`${days.length} days of ${task.days}`]
  return [
    ...length,
    ...(isAsked ? [] : ['not the cities of the query']),
    ...jumps,
    ...late.map(({ from, to, date }) => `${from} to ${to} is on ${date}`),
  ]
}

function repeated(things: readonly Named[]): string[] {
  const keys = things.map(({ name, city }) => `${name}, ${city}`)
  return keys.filter((key, i) => keys.indexOf(key) !== i)
}

/** Consecutive nights in a hotel are at least its minimum. */
function nightProblems({ task, days }: View): string[] {
  const nights = days.flatMap(({ hotel }, date): Night[] => (hotel ? [{ hotel, date }] : []))
  const isSame = (one: Night | undefined, { hotel, date }: Night) =>
    one?.hotel.name === hotel.name && one.hotel.city === hotel.city && one.date + 1 === date
  return nights.flatMap((night, i) => {
    if (isSame(nights[i - 1], night)) return []
    let length = 1
    for (let j = i + 1; j < nights.length; j++) {
      const next = nights[j]
      if (!next || !isSame(nights[j - 1], next)) break
      length++
    }
    const least = cityOf(task, night.hotel)?.hotels.find(({ name }) => name === night.hotel.name)?.leastNights
    return least !== undefined && length < least ? [`${night.hotel.name}: ${length} of ${least} nights`] : []
  })
}

function rideKinds(days: readonly TravelDay[]): Set<string> {
  return new Set(days.flatMap(({ ride }) => ride?.kind ?? []))
}

/** Accommodation is in the city where the day ends, everything else where it begins or ends. */
function placeProblems({ from, to, hotel, attractions, ...day }: TravelDay, i: number): string[] {
  const things = [...mealsOf({ from, to, hotel, attractions, ...day }), ...attractions]
  const away = things.filter(({ city }) => city !== from && city !== to)
  return [...away, ...(hotel && hotel.city !== to ? [hotel] : [])].map(
    ({ name, city }) => `${name} of ${city} on day ${i + 1}`,
  )
}

function sandboxProblems({ task, days }: View): string[] {
  const isListed = (thing: Named, of: (city: TravelCity) => readonly string[]) => {
    const city = cityOf(task, thing)
    return city && of(city).includes(thing.name) ? [] : [`${thing.name} of ${thing.city}`]
  }
  return days.flatMap((day) => {
    const leg = legOf(task, day)
    const cost = rideCost(task, day)
    return [
      ...mealsOf(day).flatMap((meal) => isListed(meal, (city) => city.restaurants.map(({ name }) => name))),
      ...day.attractions.flatMap((sight) => isListed(sight, (city) => city.attractions)),
      ...(day.hotel ? isListed(day.hotel, (city) => city.hotels.map(({ name }) => name)) : []),
      ...(day.ride && (!leg || cost === null) ? [`${day.ride.kind} from ${day.from} to ${day.to}`] : []),
    ]
  })
}

/** Days of travel need a ride, whole days three meals and a sight, each night a bed. */
function gaps(day: TravelDay, i: number, days: number): string[] {
  const isTravel = day.from !== day.to
  return [
    ...(isTravel && !day.ride ? ['no ride'] : []),
    ...(!isTravel && day.attractions.length === 0 ? ['no attraction'] : []),
    ...(!isTravel && mealsOf(day).length < 3 ? [`${mealsOf(day).length} meals`] : []),
    ...(i < days - 1 && !day.hotel ? ['no bed'] : []),
  ].map((gap) => `${gap} on day ${i + 1}`)
}

function hotelsOf({ task, days }: View) {
  return days.flatMap(({ hotel }) => {
    const listed = hotel && cityOf(task, hotel)?.hotels.find(({ name }) => name === hotel.name)
    return listed ? [listed] : []
  })
}

function isRoom({ constraints }: TravelTask, roomType: string): boolean {
  switch (constraints.roomType) {
    case null:
      return true
    case 'entire room':
      return roomType === 'Entire home/apt'
    case 'not shared room':
      return roomType !== 'Shared room'
    default:
      return roomType.toLowerCase() === constraints.roomType
  }
}

function isEaten({ task, days }: View, cuisine: string): boolean {
  return days.flatMap(mealsOf).some((meal) => {
    const table = cityOf(task, meal)?.restaurants.find(({ name }) => name === meal.name)
    return table?.cuisines.includes(cuisine) ?? false
  })
}

function transportProblems({ task, days }: View): string[] {
  const kinds = rideKinds(days)
  const refused = { 'no flight': 'flight', 'no self-driving': 'self-driving' }[
    task.constraints.transport ?? ''
  ]
  return refused !== undefined && kinds.has(refused) ? [refused] : []
}

function rideCost(task: TravelTask, day: TravelDay): number | null {
  const { ride } = day
  const leg = legOf(task, day)
  if (!ride || !leg) return null
  if (ride.kind === 'flight') {
    const price = leg.flights.find(({ number }) => number === ride.number)?.price
    return price === undefined ? null : price * task.people
  }
  const each = ride.kind === 'taxi' ? leg.taxi : leg.drive
  return each === null ? null : each * Math.ceil(task.people / SEATS[ride.kind])
}

function totalOf({ task, days }: View): number {
  let total = 0
  for (const day of days) {
    total += rideCost(task, day) ?? 0
    for (const meal of mealsOf(day)) {
      const table = cityOf(task, meal)?.restaurants.find(({ name }) => name === meal.name)
      total += (table?.cost ?? 0) * task.people
    }
    const { hotel } = day
    const room = hotel && cityOf(task, hotel)?.hotels.find(({ name }) => name === hotel.name)
    if (room) total += room.price * Math.ceil(task.people / room.people)
  }
  return total
}
