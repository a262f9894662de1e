import { truncateText } from '../../base/well-formed-text.ts'
import { activeItems, type FieldChange, fieldValues, type TripState } from '../sync/index.ts'

const MAX_TITLE_LENGTH = 200
/** Payments and debts belong to the trip on which they were made, so a copy does not get them. */
const NOT_COPIED_FIELDS = ['budget', 'deleted']

/** The changes that create a copy of a trip under this id: its constraints, stops and notes, with new ids. */
export function copyTripChanges(
  trip: TripState,
  copy: { id: string; title: string },
  makeId: () => string,
): FieldChange[] {
  const own = { ...fieldValues(trip.items[trip.id]), title: cut(copy.title), planSource: 'copy' }
  const items = [...activeItems(trip, 'stop'), ...activeItems(trip, 'note')]
  return [
    ...changesOf(copy.id, own),
    ...items.flatMap((item) => {
      const { kind, ...fields } = fieldValues(item)
      // The first change of an item must set its kind.
      return changesOf(makeId(), { kind, ...fields })
    }),
  ]
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
