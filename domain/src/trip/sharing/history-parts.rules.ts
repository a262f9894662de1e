/** What of an item changed, in the words of a person: several fields are one thing to them. */
export type HistoryPart =
  | 'name'
  | 'text'
  | 'note'
  | 'time'
  | 'length'
  | 'price'
  | 'dates'
  | 'plan'
  | 'expenses'
  | 'place'
  | 'details'

const PARTS: Record<string, HistoryPart> = {
  title: 'name',
  name: 'name',
  text: 'text',
  note: 'note',
  day: 'time',
  order: 'time',
  start: 'time',
  startsAt: 'time',
  endsAt: 'time',
  isLocked: 'time',
  minutes: 'length',
  duration: 'length',
  cost: 'price',
  price: 'price',
  startDate: 'dates',
  days: 'dates',
  request: 'plan',
  places: 'plan',
  walks: 'plan',
  status: 'plan',
  planSource: 'plan',
  budget: 'expenses',
  share: 'expenses',
  lat: 'place',
  lon: 'place',
  location: 'place',
  poiId: 'place',
}

/** Each part once, in the order of the fields. */
export function historyParts(fields: readonly string[]): HistoryPart[] {
  return [...new Set(fields.map((field) => PARTS[field] ?? 'details'))]
}
