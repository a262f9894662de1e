import { cutText } from '../base/whole-text.ts'
import { type Change, livingItems, shownFields, type TripState } from '../trips/index.ts'

const LONGEST_TITLE = 200
/** What was paid, and who owes whom, is of the trip on which it happened. */
const LEFT_BEHIND = ['budget', 'deleted']

/** The changes that make a trip with this id out of another: its wishes, stops and notes as they are shown, with ids of their own. */
export function copyOf(trip: TripState, copy: { id: string; title: string }, makeId: () => string): Change[] {
  const own = { ...shownFields(trip.items[trip.id]), title: cut(copy.title), planSource: 'copy' }
  const items = [...livingItems(trip, 'stop'), ...livingItems(trip, 'note')]
  return [
    ...changesOf(copy.id, own),
    ...items.flatMap((item) => {
      const { kind, ...fields } = shownFields(item)
      // An item begins with its kind.
      return changesOf(makeId(), { kind, ...fields })
    }),
  ]
}

function changesOf(itemId: string, fields: Record<string, unknown>): Change[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === undefined || LEFT_BEHIND.includes(field) ? [] : [{ itemId, field, value }],
  )
}

function cut(title: string): string {
  if (title.length <= LONGEST_TITLE) return title
  return cutText(title, LONGEST_TITLE)
}
