import { truncateText } from '../../base/well-formed-text.ts'
import type { City } from '../../destination/places/index.ts'
import {
  ALWAYS_OPEN,
  cityOfPlace,
  isOwnPlaceId,
  MAX_OWN_PLACES,
  OWN_PLACE_PREFIX,
  type OwnPlace,
  type PlanRequestInput,
} from '../itinerary/index.ts'
import type { OwnPlaceFields } from './fields.contract.ts'
import type { TripState } from './merge.rules.ts'
import type { FieldChange } from './ops.rules.ts'
import { activeItems, fieldValues } from './read.rules.ts'

/** A place of one's own as a trip keeps it; what was not entered is absent or null. */
export type TripOwnPlace = Omit<OwnPlaceFields, 'kind' | 'location'> & {
  /** Of the item; a request has it with the prefix. */
  id: string
  location: NonNullable<OwnPlaceFields['location']>
}
type PlacedRequest = Pick<PlanRequestInput, 'mustSee' | 'avoid' | 'locks' | 'places'>

const MAX_NAME = 200
const MAX_MUST_SEE = 60
const USUAL_MINUTES = 60

/** The places of a trip that are not deleted, by name; one without a position is none yet. */
export function ownPlacesOf(state: TripState): TripOwnPlace[] {
  return activeItems(state, 'place')
    .flatMap((item): TripOwnPlace[] => {
      // Each value passed the schema of its field before it was merged.
      const { location, ...rest } = fieldValues(item) as OwnPlaceFields
      return location ? [{ ...rest, location, id: item.id }] : []
    })
    .sort((a, b) =>
      (a.name ?? '') < (b.name ?? '') ? -1 : (a.name ?? '') > (b.name ?? '') ? 1 : a.id < b.id ? -1 : 1,
    )
}

/** The id of a place in plans and requests. */
export function ownPlaceId({ id }: Pick<TripOwnPlace, 'id'>): string {
  return `${OWN_PLACE_PREFIX}${id}`
}

/**
 * A request with the places of its trip, and with what the trip says of which must be seen. A place that is further than
 * 100 km from every city is left to the page, which says so; so is a wish about one that is gone. `decided`: ids of places
 * about which the request itself says whether they must be seen.
 */
export function withOwnPlaces<T extends PlacedRequest>(
  request: T,
  own: readonly TripOwnPlace[],
  cities: readonly Pick<City, 'lat' | 'lon'>[],
  decided: readonly string[] = [],
): T {
  const near = own
    .filter((place) => cities.length === 0 || cityOfPlace(place, cities))
    .slice(0, MAX_OWN_PLACES)
  const ids = near.map(ownPlaceId)
  const isThere = (id: string) => !isOwnPlaceId(id) || ids.includes(id)
  const flagged = near.filter(({ isMustSee }) => isMustSee).map(ownPlaceId)
  const wanted = flagged.filter((id) => !decided.includes(id))
  const { mustSee = [], avoid = [], locks = [], places, ...rest } = request
  const all = [...new Set([...mustSee.filter(isThere), ...wanted])]
  const isUnchanged =
    near.length === 0 && places === undefined && mustSee.every(isThere) && avoid.every(isThere)
  if (isUnchanged && locks.every(({ poiId }) => isThere(poiId))) return request
  return {
    ...rest,
    mustSee: all.slice(0, MAX_MUST_SEE),
    avoid: avoid.filter((id) => isThere(id) && !wanted.includes(id)),
    locks: locks.filter(({ poiId }) => isThere(poiId)),
    ...(near.length > 0 && { places: near.map(toRequestPlace) }),
  } as unknown as T
}

function toRequestPlace(place: TripOwnPlace): OwnPlace {
  const { name, location, category, hours, duration, price, stepFree, diet } = place
  return {
    id: ownPlaceId(place),
    name:
      truncateText((name ?? '').trim(), MAX_NAME).trim() ||
      location.address?.trim().slice(0, MAX_NAME) ||
      '–',
    location,
    category: category ?? 'landmark',
    hours: hours ?? ALWAYS_OPEN,
    minutes: duration ?? USUAL_MINUTES,
    ...(price && { price }),
    ...(typeof stepFree === 'boolean' && { stepFree }),
    ...(diet && { diet }),
  }
}

/** A request as its trip keeps it: the places, and which of them must be seen, are items of the trip. */
export function withoutOwnPlaces<T extends PlacedRequest>({ places: _, ...request }: T): Omit<T, 'places'> {
  const { mustSee = [] } = request
  return { ...request, mustSee: mustSee.filter((id) => !isOwnPlaceId(id)) } as unknown as Omit<T, 'places'>
}

/** The changes that make the places of a trip be seen, or left, as a request of its plan says. */
export function mustSeeChanges(
  state: TripState,
  { places = [], mustSee = [] }: PlacedRequest,
): FieldChange[] {
  return ownPlacesOf(state).flatMap((place) => {
    const id = ownPlaceId(place)
    const isMustSee = mustSee.includes(id)
    const isAsked = places.some((one) => one.id === id) && isMustSee !== (place.isMustSee ?? false)
    return isAsked ? [{ itemId: place.id, field: 'isMustSee', value: isMustSee }] : []
  })
}
