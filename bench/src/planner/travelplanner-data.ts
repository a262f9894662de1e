import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// TravelPlanner (OSU NLP, MIT): the train queries in structured form, each with the sandbox of facts that it may use.

export type Flight = { number: string; price: number }
/** A connection on a date; the cost of a taxi and of an own car for one vehicle, null when there is none. */
export type TravelLeg = {
  from: string
  to: string
  date: string
  flights: readonly Flight[]
  taxi: number | null
  drive: number | null
}
export type Restaurant = { name: string; cost: number; cuisines: readonly string[] }
/** Price of a room for a night. */
export type Hotel = {
  name: string
  price: number
  roomType: string
  rules: readonly string[]
  leastNights: number
  people: number
}
export type TravelCity = {
  name: string
  restaurants: readonly Restaurant[]
  hotels: readonly Hotel[]
  attractions: readonly string[]
}
export type TravelTask = {
  id: string
  days: number
  people: number
  budget: number
  /** From home through the cities, in the order of the query, and home. */
  legs: readonly TravelLeg[]
  cities: readonly TravelCity[]
  constraints: {
    cuisines: readonly string[]
    /** The required rules of the rooms. */
    allowed: string | null
    roomType: string | null
    transport: string | null
  }
}
/** `cheapest`: the least total that the set's own solver found; for a judge only. */
export type TravelQuery = { task: TravelTask; cheapest: number }

type Raw = {
  idx: number
  structured: {
    legs: { from: string; to: string; date: string }[]
    cities: string[]
    days: number
    people: number
    budget: number
    constraints: Record<'houseRule' | 'roomType' | 'transportation', string | null> & {
      cuisine: string[] | null
    }
  }
  sandbox: Record<string, Record<string, string | number>[] | string>
  solverMin: { minTotal: number }
}

/** The set in a folder of planner data, or null without it. The repository does not include it. */
export function readTravelplanner(dataFolder: string): TravelQuery[] | null {
  const file = join(dataFolder, 'travelplanner', 'train_with_sandbox.json')
  if (!existsSync(file)) return null
  // The set's own layout; a file of another one fails in the first query.
  return (JSON.parse(readFileSync(file, 'utf8')) as Raw[]).map(readQuery)
}

function readQuery({ idx, structured, sandbox, solverMin }: Raw): TravelQuery {
  const { legs, cities, days, people, budget, constraints } = structured
  const task: TravelTask = {
    id: `query ${idx}`,
    days,
    people,
    budget,
    legs: legs.map(({ from, to, date }) => ({
      from,
      to,
      date,
      flights: rowsOf(sandbox, `Flight from ${from} to ${to} on ${date}`).map((row) => ({
        number: String(row['Flight Number']),
        price: Number(row.Price),
      })),
      taxi: costOf(sandbox[`Taxi from ${from} to ${to}`]),
      drive: costOf(sandbox[`Self-driving from ${from} to ${to}`]),
    })),
    cities: cities.map((name) => readCity(name, sandbox)),
    constraints: {
      cuisines: constraints.cuisine ?? [],
      allowed: constraints.houseRule,
      roomType: constraints.roomType,
      transport: constraints.transportation,
    },
  }
  return { task, cheapest: solverMin.minTotal }
}

function readCity(name: string, sandbox: Raw['sandbox']): TravelCity {
  const restaurants = new Map<string, Restaurant>()
  for (const row of rowsOf(sandbox, `Restaurants in ${name}`)) {
    const one = {
      name: String(row.Name),
      cost: Number(row['Average Cost']),
      cuisines: list(row.Cuisines, ','),
    }
    // A duplicate name is one restaurant, at its higher price.
    const existing = restaurants.get(one.name)
    if (!existing || existing.cost < one.cost) restaurants.set(one.name, one)
  }
  return {
    name,
    restaurants: [...restaurants.values()],
    hotels: rowsOf(sandbox, `Accommodations in ${name}`).map((row) => ({
      name: String(row.NAME),
      price: Number(row.price),
      roomType: String(row['room type']),
      rules: list(row.house_rules, '&'),
      leastNights: Number(row['minimum nights']),
      people: Number(row['maximum occupancy']),
    })),
    attractions: [...new Set(rowsOf(sandbox, `Attractions in ${name}`).map((row) => String(row.Name)))],
  }
}

/** The sandbox marks missing data by a sentence. */
function rowsOf(sandbox: Raw['sandbox'], key: string): Record<string, string | number>[] {
  const rows = sandbox[key]
  return Array.isArray(rows) ? rows : []
}

function costOf(row: Raw['sandbox'][string] | undefined): number | null {
  const [, cost] = typeof row === 'string' ? (/cost: ([\d,]+)/.exec(row) ?? []) : []
  return cost === undefined ? null : Number(cost.replaceAll(',', ''))
}

function list(cell: string | number | undefined, separator: string): string[] {
  return String(cell ?? '')
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
