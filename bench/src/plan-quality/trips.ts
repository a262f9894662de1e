import { readFile } from 'node:fs/promises'
import type { ClimateFile } from '@tripwright/domain/destination/climate'
import { type Guide, toGuide } from '@tripwright/domain/destination/places'
import {
  checkTrip,
  type Plan,
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'

/** A planned trip with what the rubric reads beside the plan. */
export type ReadTrip = {
  name: string
  guide: Guide
  facts: PlanFacts
  request: ResolvedRequest
  plan: Plan
  /** The highest of an ordinary day in the month of the trip, in °C; null where no table has the city. */
  high: number | null
}

const DATA = new URL('../../../data/', import.meta.url)
const CLIMATES = ['africa', 'americas', 'asia', 'europe', 'oceania']
const SPRING = '2027-05-10'
const JANUARY = '2027-01-11'
/** From a Saturday to a Monday, on which many museums are closed. */
const NOVEMBER = '2027-11-13'
const COUPLE = { adults: 2, children: 0 }
const FAMILY = { adults: 2, children: 2 }

const CITIES =
  'new-york cape-town rome paris london barcelona tokyo istanbul lisbon prague vienna amsterdam berlin athens madrid florence venice budapest kyoto bangkok singapore hong-kong dubai sydney san-francisco chicago los-angeles rio-de-janeiro buenos-aires mexico-city cairo marrakech delhi seoul shanghai beijing copenhagen edinburgh krakow granada'
const OF_CHILDREN = 'rome london new-york paris tokyo copenhagen singapore cape-town san-diego berlin'
const OF_JANUARY =
  'barcelona nice miami lisbon rio-de-janeiro tel-aviv split honolulu los-angeles valencia cape-town copenhagen'
const OF_NOVEMBER = 'new-york london rome tokyo prague paris stockholm chicago istanbul munich'
const OF_PACKED = 'cancun rome new-york tokyo london punta-cana berlin bangkok phuket palma'
const OF_RELAXED = 'rome paris vienna kyoto san-francisco'
const OF_HEAT =
  'dubai cairo delhi athens seville marrakech bangkok luxor petra las-vegas phuket granada abu-dhabi rome'
const OF_GRANDPARENTS = 'rome paris lisbon florence prague edinburgh london vienna athens krakow'
const JULY = '2027-07-12'

type Variant = { name: string; cities: string; input: Omit<PlanRequestInput, 'cities' | 'days'> }
const VARIANTS: readonly Variant[] = [
  { name: 'balanced', cities: CITIES, input: { startDate: SPRING, travellers: COUPLE } },
  { name: 'children', cities: OF_CHILDREN, input: { startDate: SPRING, travellers: FAMILY } },
  { name: 'january', cities: OF_JANUARY, input: { startDate: JANUARY, travellers: COUPLE } },
  { name: 'november', cities: OF_NOVEMBER, input: { startDate: NOVEMBER, travellers: COUPLE } },
  { name: 'packed', cities: OF_PACKED, input: { startDate: SPRING, travellers: COUPLE, pace: 'packed' } },
  { name: 'relaxed', cities: OF_RELAXED, input: { startDate: SPRING, travellers: COUPLE, pace: 'relaxed' } },
  { name: 'heat', cities: OF_HEAT, input: { startDate: JULY, travellers: COUPLE } },
  {
    name: 'grandparents',
    cities: OF_GRANDPARENTS,
    input: { startDate: SPRING, travellers: COUPLE, pace: 'relaxed' },
  },
]

/**
 * Plans three days in each city of each variant, with the iterations that a person gets; of those alone whose name (city
 * and variant) has one of the words, where there are any.
 */
export async function* planTrips(words: readonly string[] = []): AsyncGenerator<ReadTrip> {
  const highs = await readHighs()
  for (const { name: variant, cities, input } of VARIANTS)
    for (const id of cities.split(' ')) {
      const name = `${id} ${variant}`
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      const file = JSON.parse(await readFile(new URL(`guides/${id}.json`, DATA), 'utf8'))
      const guide = toGuide(file, highs.get(id))
      const facts = { guides: [guide], holidays: {}, rates: null }
      const month = Number(input.startDate?.slice(5, 7)) - 1
      const high = highs.get(id)?.[month] ?? null
      const planned = plan(facts, { cities: [{ id }], days: 3, ...input })
      yield { name, guide, facts, high, ...planned }
    }
}

function plan(facts: PlanFacts, input: PlanRequestInput): Pick<ReadTrip, 'request' | 'plan'> {
  const resolved = resolveRequest(planRequest.parse(input), facts, '2026-12-01')
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.issues))
  const request = resolved.value
  const { solution } = solveTrip(request, facts, {
    isProved: (found, wanted) => checkTrip(wanted, found, facts).every(({ ok }) => ok),
  })
  if (!solution) throw new Error(`no plan of ${input.cities[0]?.id}`)
  return { request, plan: solution.plan }
}

async function readHighs(): Promise<Map<string, readonly number[]>> {
  const files = await Promise.all(
    CLIMATES.map(
      async (name): Promise<ClimateFile> =>
        JSON.parse(await readFile(new URL(`climate/${name}.json`, DATA), 'utf8')),
    ),
  )
  return new Map(files.flatMap(({ rows }) => rows.map(({ id, high }) => [id, high])))
}
