import { truncateText } from '../../base/well-formed-text.ts'
import { isOwnPlaceId, OWN_PLACE_PREFIX } from '../itinerary/index.ts'
import { activeItems, type FieldChange, fieldValues, ownPlaceId, type TripState } from '../sync/index.ts'

const MAX_TITLE_LENGTH = 200
/** Payments and debts, what became of each stop and what is packed belong to the trip on which they were made: a copy does not get them. */
const NOT_COPIED_FIELDS = ['budget', 'mark', 'isPacked', 'deleted']

/** The changes that create a copy of a trip under this id: its constraints, places, stops, notes and shared packing list, with new ids. */
export function copyTripChanges(
  trip: TripState,
  copy: { id: string; title: string },
  makeId: () => string,
): FieldChange[] {
  const own: Record<string, unknown> = {
    ...fieldValues(trip.items[trip.id]),
    title: cut(copy.title),
    planSource: 'copy',
  }
  const items = (['place', 'stop', 'note', 'packing'] as const).flatMap((kind) => activeItems(trip, kind))
  const newIds = new Map(items.map(({ id }) => [id, makeId()]))
  const newPlaceId = (id: unknown) => (typeof id === 'string' ? movedPlaceId(id, newIds) : id)
  return [
    ...changesOf(copy.id, {
      ...own,
      ...(own.request != null && { request: copyRequest(own.request, newPlaceId) }),
    }),
    ...items.flatMap((item) => {
      const { kind, poiId, ...fields } = fieldValues(item)
      // The first change of an item must set its kind.
      return changesOf(newIds.get(item.id) ?? '', { kind, poiId: newPlaceId(poiId), ...fields })
    }),
  ]
}

/** The id of a place of one's own in the copy; that of any other place as it is. */
function movedPlaceId(id: string, newIds: ReadonlyMap<string, string>): string {
  if (!isOwnPlaceId(id)) return id
  const newId = newIds.get(id.slice(OWN_PLACE_PREFIX.length))
  return newId === undefined ? id : ownPlaceId({ id: newId })
}

function copyRequest(request: unknown, newPlaceId: (id: unknown) => unknown): Record<string, unknown> {
  const { avoid, locks, ...rest }: Record<string, unknown> = Object(request)
  return {
    ...rest,
    ...(Array.isArray(avoid) && { avoid: avoid.map(newPlaceId) }),
    ...(Array.isArray(locks) && { locks: locks.map((lock) => ({ ...lock, poiId: newPlaceId(lock.poiId) })) }),
  }
}

function changesOf(itemId: string, fields: Record<string, unknown>): FieldChange[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === undefined || NOT_COPIED_FIELDS.includes(field)
      ? []
      : [{ itemId, field, value }],
  )
}

function cut(title: string): string {
  if (title.length <= MAX_TITLE_LENGTH) return title
  return truncateText(title, MAX_TITLE_LENGTH)
}
