import { metresBetween } from '../../base/geo.ts'
import type { City, Guide, PointOfInterest } from '../../destination/places/index.ts'
import { convertMoney, type PlanFacts } from './facts.rules.ts'
import type { OwnPlace } from './own-place.contract.ts'
import { isOwnPlaceId } from './own-place-id.rules.ts'

/** A place belongs to the nearest city of the trip within this distance, as an airport does. */
const CITY_METRES = 100_000
const DAY_TRIP_METRES = 25_000
/** Somebody who adds a place wants to see it: only icons of a city are worth more. */
const RENOWN = 8
const INDOOR: readonly PointOfInterest['category'][] = [
  'museum',
  'gallery',
  'worship',
  'science',
  'theatre',
  'spa',
  'shopping',
  'restaurant',
  'cafe',
  'bar',
]
const MEALS: Partial<Record<PointOfInterest['category'], NonNullable<PointOfInterest['meals']>>> = {
  restaurant: ['lunch', 'dinner'],
  cafe: ['breakfast', 'lunch'],
  market: ['lunch'],
  'food-street': ['lunch', 'dinner'],
  bar: ['dinner'],
}

/** The city of the trip that a place belongs to: the nearest one, null beyond 100 km. */
export function cityOfPlace<C extends Pick<City, 'lat' | 'lon'>>(
  { location }: Pick<OwnPlace, 'location'>,
  cities: readonly C[],
): C | null {
  const [nearest] = cities
    .map((city) => ({ city, metres: metresBetween(location, city) }))
    .sort((a, b) => a.metres - b.metres)
  return nearest && nearest.metres <= CITY_METRES ? nearest.city : null
}

/**
 * The facts with the places of a request among those of its guides, in place of any that were there before: planner, checker
 * and pages read one list. A price in another currency than the city's is changed at the rates of the facts, and is unknown
 * without one.
 */
export function joinOwnPlaces<F extends PlanFacts>(
  facts: F,
  places: readonly OwnPlace[] | undefined = [],
): F {
  const isOwn = ({ id }: PointOfInterest) => isOwnPlaceId(id)
  if (places.length === 0 && !facts.guides.some(({ pointsOfInterest }) => pointsOfInterest.some(isOwn)))
    return facts
  const cities = facts.guides.map(({ city }) => city)
  const guides = facts.guides.map((guide): Guide => {
    const near = places.filter((place) => cityOfPlace(place, cities)?.id === guide.city.id)
    return {
      ...guide,
      pointsOfInterest: [
        ...guide.pointsOfInterest.filter((place) => !isOwn(place)),
        ...near.map((place) => toPointOfInterest(place, guide.city, facts)),
      ],
    }
  })
  return { ...facts, guides }
}

function toPointOfInterest(
  { id, name, location, category, hours, minutes, price, stepFree, diet }: OwnPlace,
  city: City,
  { rates }: PlanFacts,
): PointOfInterest {
  const { lat, lon, address } = location
  const meals = MEALS[category]
  return {
    id,
    name,
    nameLocal: name,
    lat,
    lon,
    category,
    hours,
    lastEntryMinutes: null,
    minutes,
    indoor: INDOOR.includes(category),
    daylight: false,
    price: price ? convertMoney(price, city.currency, rates) : null,
    booking: null,
    stepFree: stepFree ?? null,
    renown: RENOWN,
    about: address || name,
    ...(meals && { meals }),
    ...(meals && diet && { diet }),
    url: null,
    confidence: 'medium',
    source: 'Added by you, not checked by us',
    checked: null,
    dayTrip: metresBetween(city, location) > DAY_TRIP_METRES,
  }
}
