import { metresBetween } from '../../base/geo.ts'
import { type CheckRule, RULES } from '../itinerary/index.ts'
import {
  activeItems,
  type ItemState,
  isDeleted,
  kindOf,
  ownPlaceId,
  type TripChanges,
  type TripState,
} from '../sync/index.ts'

/** The fields in a shared link (docs/decisions/0052); fields that are not listed stay private to the members of the trip. */
const PUBLIC_TRIP_FIELDS = ['title', 'startDate', 'days', 'status', 'places', 'request']
const PUBLIC_BOOKING_FIELDS = ['kind', 'lat', 'lon', 'day', 'order', 'start', 'minutes', 'isLocked', 'mode']
const PUBLIC_STOP_FIELDS = [...PUBLIC_BOOKING_FIELDS, 'poiId', 'name', 'cost']
/** Of places that somebody added, those that are in the plan: without their notes. */
const PUBLIC_PLACE_FIELDS = [
  'kind',
  'name',
  'category',
  'hours',
  'duration',
  'price',
  'stepFree',
  'isMustSee',
]
const PUBLIC_REQUEST_FIELDS = [
  'startDate',
  'days',
  'travellers',
  'pace',
  'interests',
  'mustSee',
  'locks',
  'wholeDayTrips',
  'meals',
  'dayStart',
  'dayEnd',
  'arrival',
  'departure',
  'modes',
  'maxWalkMinutes',
  'seed',
  'timeBudgetMs',
]
/** The neutral values of hidden constraints in a shared request. */
const HIDDEN_REQUEST_DEFAULTS = { bookings: [], avoid: [], needs: { stepFree: false, diets: [] } }

/** Rules that depend on hidden constraints; and rules that depend on the stay. */
const RULES_ON_HIDDEN_REQUEST: CheckRule[] = ['budget', 'bookings', 'avoid', 'needs']
const RULES_ON_STAYS: CheckRule[] = ['day-bounds', 'walking']
/** With bookings, days begin, end and have their meals by what readers do not get. */
const RULES_ON_BOOKINGS: CheckRule[] = [
  'transport',
  'connections',
  'stays',
  'meals',
  'day-bounds',
  'walking',
  'order',
  'travel-time',
]
const RULES_ON_STAY_MEALS: CheckRule[] = ['order', 'travel-time']
/** In the morning the car stands at the stay, and who walked from there walks back to it. */
const RULES_ON_CAR_AT_STAY: CheckRule[] = ['order', 'travel-time']

type Place = { name: string; lat: number; lon: number }
type Fields = Record<string, unknown>
export type RedactedTrip = { trip: TripChanges; unproved: CheckRule[] }

/**
 * The shared view of a trip: the plan without notes, expenses, budget, needs, details of bookings, and the stay, which is
 * replaced by the centre of the city. Conflicting values are left out too.
 */
export function redactForReaders(state: Pick<TripState, 'id' | 'version' | 'items'>): RedactedTrip {
  const own = fieldsOf(state.items[state.id])
  const { request, stays } = redactRequest(own)
  const hasStay = stays.length > 0
  const stops = Object.values(state.items).filter(
    (item) => kindOf(state, item.id) === 'stop' && !isDeleted(item),
  )
  const all = stops.map(fieldsOf)
  const seen = all.map((fields) => redactStop(fields, { all, stays, cities: list<Place>(own.places) }))
  const hasMealsThere = seen.some(({ isMoved }) => isMoved)
  const items = [
    item(state, state.id, pick({ ...own, request }, PUBLIC_TRIP_FIELDS)),
    ...stops.map(({ id }, i) => item(state, id, seen[i]?.fields ?? {})),
    ...plannedPlaces(state, stops).map((one) => item(state, one.id, redactPlace(fieldsOf(one)))),
  ]
  const left = [
    ...RULES_ON_HIDDEN_REQUEST,
    ...(hasStay ? RULES_ON_STAYS : []),
    ...(hasStay && hasCar(request) ? RULES_ON_CAR_AT_STAY : []),
    ...(activeItems({ ...state, applied: {} }, 'booking').length > 0 ? RULES_ON_BOOKINGS : []),
    ...(hasMealsThere ? RULES_ON_STAY_MEALS : []),
  ]
  return {
    trip: { id: state.id, version: state.version, since: 0, items },
    unproved: RULES.filter((rule) => left.includes(rule)),
  }
}

/** The shared request, and the stays that were replaced in it. Null when the centre of a city is unknown. */
function redactRequest({ request, places }: Fields) {
  const stays: Place[] = []
  const requestFields: Fields = Object(request)
  if (!Array.isArray(requestFields.cities)) return { request: null, stays }
  const cities = requestFields.cities.map((city: { id?: unknown; nights?: unknown; stay?: Place }) => {
    const middle = list<Place & { id?: string }>(places).find(({ id }) => id === city.id)
    if (!middle) return null
    const stay = { name: middle.name, lat: middle.lat, lon: middle.lon }
    if (city.stay && !isSamePlace(city.stay, middle)) stays.push(city.stay)
    return { id: city.id, nights: city.nights, stay }
  })
  if (cities.includes(null)) return { request: null, stays }
  return {
    request: { ...pick(requestFields, PUBLIC_REQUEST_FIELDS), ...HIDDEN_REQUEST_DEFAULTS, cities },
    stays,
  }
}

/**
 * A meal without a place has the name and position of something near it: a sight of that day, or else a stay, a booked hotel,
 * an airport or a station, which are private. Of these a reader gets the middle of the nearest city.
 */
function redactStop(fields: Fields, { all, stays, cities }: Near) {
  if (fields.kind === 'booking') return { fields: pick(fields, PUBLIC_BOOKING_FIELDS), isMoved: false }
  const isPlaceless = (fields.poiId ?? null) === null
  const isStay = stays.some((stay) => stay.name === fields.name || isSamePlace(stay, fields))
  const isHidden = isPlaceless && (isStay || (fields.kind === 'meal' && !isNearSight(fields, all)))
  if (!isHidden) return { fields: pick(fields, PUBLIC_STOP_FIELDS), isMoved: false }
  const [middle] = cities.toSorted((a, b) => metresFrom(fields, a) - metresFrom(fields, b))
  const { name = null, lat = null, lon = null } = middle ?? {}
  return { fields: pick({ ...fields, name, lat, lon }, PUBLIC_STOP_FIELDS), isMoved: true }
}

/** All stops of the trip, its stays, and the middles of its cities. */
type Near = { all: readonly Fields[]; stays: readonly Place[]; cities: readonly Place[] }

function isNearSight(meal: Fields, all: readonly Fields[]): boolean {
  return all.some(
    (other) => (other.poiId ?? null) !== null && other.day === meal.day && isSameStop(other, meal),
  )
}

function isSameStop(a: Fields, b: Fields): boolean {
  return a.name === b.name && isSamePlace(a, b)
}

function metresFrom({ lat, lon }: Fields, place: Place): number {
  return metresBetween({ lat: Number(lat), lon: Number(lon) }, place)
}

function plannedPlaces(
  state: Pick<TripState, 'id' | 'version' | 'items'>,
  stops: readonly ItemState[],
): ItemState[] {
  const planned = new Set(stops.map(({ fields }) => fields.poiId?.value))
  return activeItems({ ...state, applied: {} }, 'place').filter((one) => planned.has(ownPlaceId(one)))
}

/** Where it is, as the stop says; not the address that was searched for. */
function redactPlace(fields: Fields): Fields {
  const { lat, lon }: Fields = Object(fields.location)
  return { ...pick(fields, PUBLIC_PLACE_FIELDS), location: { lat, lon } }
}

function hasCar(request: Fields | null): boolean {
  return list<unknown>(request?.modes).includes('drive')
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
  // All fields get the version of the trip, because the time of each change is private.
  const entries = Object.entries(fields).map(([name, value]) => [name, { value, version, rivals: [] }])
  return { id, version, fields: Object.fromEntries(entries) }
}

function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? value : []
}
