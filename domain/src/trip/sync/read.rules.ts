import { addDays, type IsoDate } from '../../base/dates.ts'
import type { ItemKind, NoteFields, StopFields, TripFields } from './fields.contract.ts'
import { type ItemState, kindOf, type TripState } from './merge.rules.ts'
import type { TripSummary } from './trips.contract.ts'

export type TripStop = StopFields & { id: string }
export type TripNote = NoteFields & { id: string }

/** The displayed values of an item's fields, by name. */
export function fieldValues(item: ItemState | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item?.fields ?? {}).map(([name, { value }]) => [name, value]))
}

/** The trip's own fields. */
export function tripFieldsOf(state: TripState): TripFields {
  // Each value passed the schema of its field before it was merged, here or on the server; so below.
  return fieldValues(state.items[state.id]) as TripFields
}

/** The stops that are not deleted: by day, in the order of the day. */
export function stopsOf(state: TripState): TripStop[] {
  return inOrder(
    activeItems(state, 'stop').map((item) => ({ ...(fieldValues(item) as StopFields), id: item.id })),
  )
}

/** The notes that are not deleted: by day, in the order of the day. */
export function notesOf(state: TripState): TripNote[] {
  return inOrder(
    activeItems(state, 'note').map((item) => ({ ...(fieldValues(item) as NoteFields), id: item.id })),
  )
}

export function isDeleted(item: ItemState | undefined): boolean {
  return item?.fields.deleted?.value === true
}

/** The summary of a trip for lists. */
export function summarise(state: TripState): TripSummary {
  const stops = activeItems(state, 'stop')
  const days = stops
    .flatMap(({ fields }) => (typeof fields.day?.value === 'string' ? [fields.day.value] : []))
    .sort()
  const extent = { stops: stops.length, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null }
  return summaryOf(state, tripFieldsOf(state), extent)
}

export type TripExtent = { stops: number; firstDay: IsoDate | null; lastDay: IsoDate | null }

/** The summary from counts of a database. The trip lasts for its stated days, and at least to its last stop. */
export function summaryOf(
  { id, version }: Pick<TripState, 'id' | 'version'>,
  fields: TripFields,
  { stops, firstDay, lastDay }: TripExtent,
): TripSummary {
  const startDate = fields.startDate ?? firstDay
  const planned = startDate === null ? null : addDays(startDate, (fields.days ?? 1) - 1)
  const endDate = planned !== null && lastDay !== null && lastDay > planned ? lastDay : planned
  const { title, status, places } = fields
  return {
    id,
    version,
    title: title ?? '',
    status: status ?? 'draft',
    startDate,
    endDate,
    stops,
    places: places ?? [],
  }
}

/** The display name of a trip: its title, else its towns; empty when it has neither. */
export function tripName({ title, places }: Pick<TripSummary, 'title' | 'places'>): string {
  return title || places.map(({ name }) => name).join(' · ')
}

/**
 * Groups trips into upcoming, past and drafts; `today` is the traveller's date. The next trip comes first. What has ended is past,
 * also where nobody planned its days.
 */
export function groupTrips(
  trips: readonly TripSummary[],
  today: IsoDate,
): Record<'upcoming' | 'past' | 'drafts', TripSummary[]> {
  const isPast = ({ endDate }: TripSummary) => (endDate ?? today) < today
  const isDraft = (trip: TripSummary) => (trip.status === 'draft' && !isPast(trip)) || trip.endDate === null
  // Of two on the same day the one that was made first, by its id: a copy does not stand before its original.
  const byStart = (a: TripSummary, b: TripSummary) =>
    compare(a.startDate ?? '', b.startDate ?? '') || compare(a.id, b.id)
  const dated = trips.filter((trip) => !isDraft(trip)).sort(byStart)
  return {
    upcoming: dated.filter((trip) => !isPast(trip)),
    past: dated.filter(isPast).reverse(),
    drafts: trips.filter(isDraft),
  }
}

/** The items of a kind that are not deleted, in no order. */
export function activeItems(state: TripState, kind: Exclude<ItemKind, 'trip'>): ItemState[] {
  return Object.values(state.items).filter((item) => kindOf(state, item.id) === kind && !isDeleted(item))
}

// Items without a day come last; the id breaks ties, the same for everybody.
function inOrder<T extends { id: string; day?: string | null; order?: string | null }>(items: T[]): T[] {
  return items.sort(
    (a, b) =>
      compare(a.day ?? '~', b.day ?? '~') || compare(a.order ?? '~', b.order ?? '~') || compare(a.id, b.id),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
