import { RULES, type Rule } from '../itinerary/index.ts'
import { type ItemState, isDeleted, kindOf, type TripChanges, type TripState } from '../trips/index.ts'

/** What readers of a link get, field by field (docs/decisions/0052): what is not named here stays with the people of the trip. */
const OF_TRIP = ['title', 'startDate', 'days', 'status', 'places', 'request']
const OF_BOOKING = ['kind', 'lat', 'lon', 'day', 'order', 'start', 'minutes', 'isLocked', 'mode']
const OF_STOP = [...OF_BOOKING, 'poiId', 'name', 'cost']
const OF_REQUEST = [
  ...['startDate', 'days', 'travellers', 'pace', 'interests', 'mustSee', 'locks', 'meals'],
  ...['dayStart', 'dayEnd', 'arrival', 'departure', 'modes', 'maxWalkMinutes', 'seed', 'timeBudgetMs'],
]
/** What stands in a request in the place of wishes that readers do not get. */
const NO_WISHES = { bookings: [], avoid: [], needs: { stepFree: false, diets: [] } }

/** Rules that rest on wishes readers do not get; and those that rest on where the party sleeps. */
const ON_WISHES: Rule[] = ['budget', 'bookings', 'avoid', 'needs']
const ON_STAYS: Rule[] = ['day-bounds', 'walking']
const ON_MEALS_THERE: Rule[] = ['order', 'travel-time']

type Place = { name: string; lat: number; lon: number }
type Fields = Record<string, unknown>
export type Readable = { trip: TripChanges; unproved: Rule[] }

/**
 * A trip as readers of its link get it: the plan, without notes, expenses, budget, needs, what a booking is, and where the
 * party sleeps, in whose place is the middle of the city. Values that nobody has chosen against are left out too.
 */
export function forReaders(state: Pick<TripState, 'id' | 'version' | 'items'>): Readable {
  const own = fieldsOf(state.items[state.id])
  const { request, stays } = readableRequest(own)
  const stops = Object.values(state.items).filter(
    (item) => kindOf(state, item.id) === 'stop' && !isDeleted(item),
  )
  const seen = stops.map((item) => readableStop(fieldsOf(item), stays))
  const hasMealsThere = seen.some(({ isMoved }) => isMoved)
  const items = [
    item(state, state.id, pick({ ...own, request }, OF_TRIP)),
    ...stops.map(({ id }, i) => item(state, id, seen[i]?.fields ?? {})),
  ]
  const left = [...ON_WISHES, ...(stays.length > 0 ? ON_STAYS : []), ...(hasMealsThere ? ON_MEALS_THERE : [])]
  return {
    trip: { id: state.id, version: state.version, since: 0, items },
    unproved: RULES.filter((rule) => left.includes(rule)),
  }
}

/** The request, and where the party sleeps with what readers get instead. Null where the middle of a city is not known. */
function readableRequest({ request, places }: Fields) {
  const stays: { hidden: Place; middle: Place }[] = []
  const asked: Fields = Object(request)
  if (!Array.isArray(asked.cities)) return { request: null, stays }
  const cities = asked.cities.map((city: { id?: unknown; nights?: unknown; stay?: Place }) => {
    const middle = list<Place & { id?: string }>(places).find(({ id }) => id === city.id)
    if (!middle) return null
    const stay = { name: middle.name, lat: middle.lat, lon: middle.lon }
    if (city.stay && !isSamePlace(city.stay, middle)) stays.push({ hidden: city.stay, middle: stay })
    return { id: city.id, nights: city.nights, stay }
  })
  if (cities.includes(null)) return { request: null, stays }
  return { request: { ...pick(asked, OF_REQUEST), ...NO_WISHES, cities }, stays }
}

/** A meal at no named table bears the name of where it is near: of where the party sleeps, too. */
function readableStop(fields: Fields, stays: readonly { hidden: Place; middle: Place }[]) {
  if (fields.kind === 'booking') return { fields: pick(fields, OF_BOOKING), isMoved: false }
  const stay = stays.find(({ hidden }) => isSamePlace(hidden, fields) || hidden.name === fields.name)
  const isThere = stay !== undefined && (fields.poiId ?? null) === null
  return { fields: pick({ ...fields, ...(isThere && stay.middle) }, OF_STOP), isMoved: isThere }
}

function isSamePlace(a: { lat?: unknown; lon?: unknown }, b: { lat?: unknown; lon?: unknown }): boolean {
  return a.lat === b.lat && a.lon === b.lon
}

function fieldsOf(item: ItemState | undefined): Fields {
  return Object.fromEntries(Object.entries(item?.fields ?? {}).map(([name, { value }]) => [name, value]))
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]]])))
}

function item({ version }: { version: number }, id: string, fields: Fields): ItemState {
  // Of the version of the whole: when each was changed is the people's own affair.
  const shown = Object.entries(fields).map(([name, value]) => [name, { value, version, rivals: [] }])
  return { id, version, fields: Object.fromEntries(shown) }
}

function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? value : []
}
