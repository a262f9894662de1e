import type { ReadBooking } from '../booking-words/index.ts'
import {
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadPlace,
  type ReadTime,
  textLines,
} from '../booking-words/index.ts'

/** One entry of a calendar with the properties that are read. */
export type ReadEvent = {
  summary: string
  description: string
  location: string
  position: { lat: number; lon: number } | null
  from: ReadTime | null
  /** Of a whole day the last day, not the one after it. */
  to: ReadTime | null
  uid: string
}

/** Whether an entry is the whole of a booking, or its beginning or end alone. */
export type CalendarBooking = { booking: ReadBooking; side: 'whole' | 'begins' | 'ends' }
/** What every booking of an entry has. */
export type Shared = Pick<ReadBooking, 'origins'> & { reference?: string }

/** The lines of the description as words are read. */
export function linesIn({ description, from }: ReadEvent): string[] {
  return textLines(description.slice(0, 4000), from?.date ?? '2000-01-01')
}

/** Where the entry is. */
export function placeOf({ location, position }: ReadEvent, origins: FieldOrigin[]): ReadPlace | null {
  const name = cleanText(location, 300)
  if (!name && !position) return null
  origins.push(
    originOf('startsAt.place', name ? 'LOCATION' : 'GEO', name || `${position?.lat};${position?.lon}`),
  )
  return { name, ...position }
}

/** Where the moments of an entry stand. */
export function spanOrigins(event: ReadEvent): FieldOrigin[] {
  return [
    originOf('startsAt.time', 'DTSTART', timeText(event)),
    ...(event.to ? [originOf('endsAt.time', 'DTEND', `${event.to.date} ${event.to.time ?? ''}`)] : []),
  ]
}

export function timeText({ from }: ReadEvent): string {
  return [from?.date, from?.time, from?.zone].filter(Boolean).join(' ')
}
