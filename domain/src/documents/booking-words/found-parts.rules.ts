import type { IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { toWellFormedText, truncateText } from '../../base/well-formed-text.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'

/** Where a field was read: the name of the field in the document, and its text there. */
export type FieldOrigin = { field: string; from: string; text: string }
/** A moment as a document has it: a local date, perhaps a time, perhaps the distance to UTC in minutes or an IANA zone. */
export type ReadTime = {
  date: IsoDate
  time: string | null
  offset: number | null
  zone: string | null
}
/** A place as a document has it; `town` and `country` serve to look its zone up. */
export type ReadPlace = {
  name: string
  code?: string
  lat?: number
  lon?: number
  town?: string
  country?: string
}
export type ReadEnd = { at: ReadTime | null; place: ReadPlace | null }
/** A booking as a document has it; what it does not say is absent. */
export type ReadBooking = {
  kind: BookingKind
  name?: string
  number?: string
  provider?: string
  reference?: string
  seat?: string
  room?: string
  people?: string[]
  cost?: Money
  note?: string
  startsAt: ReadEnd
  endsAt: ReadEnd
  origins: FieldOrigin[]
}
export type ReadOwnPlace = {
  name: string
  location: { lat: number; lon: number; address?: string }
  note?: string
  origins: FieldOrigin[]
}
/** What a reader has found in one document; `unread` says of what was there and is no part, why. */
export type Readings = {
  bookings: ReadBooking[]
  places: ReadOwnPlace[]
  trip: { title: string; from: IsoDate | null; to: IsoDate | null } | null
  unread: string[]
}
export const NO_END: ReadEnd = { at: null, place: null }

export function emptyReadings(): Readings {
  return { bookings: [], places: [], trip: null, unread: [] }
}

export function joinReadings(all: readonly Readings[]): Readings {
  return {
    bookings: all.flatMap(({ bookings }) => bookings),
    places: all.flatMap(({ places }) => places),
    trip: all.find(({ trip }) => trip)?.trip ?? null,
    unread: all.flatMap(({ unread }) => unread),
  }
}

// Control characters but the line feed: databases refuse NUL, and nobody can read the others.
const CONTROL = /[^\P{Cc}\n]|[\u200b\u2028\u2029\ufeff]/gu

/** A text on one line, without what no field may hold; empty where nothing is left. */
export function cleanText(text: string, most: number): string {
  return cleanLines(text, most).replace(/\s+/g, ' ').trim()
}

/** The same with its lines. */
export function cleanLines(text: string, most: number): string {
  const shown = toWellFormedText(text.slice(0, most * 4)).replace(CONTROL, ' ')
  return truncateText(shown.replace(/[^\S\n]+/g, ' ').trim(), most)
}

const MAX_ORIGIN_CHARS = 200

/** Collects where each field was read. A field without a text is not read, and stays out. */
export function originOf(field: string, from: string, text: string): FieldOrigin {
  return { field, from: cleanText(from, MAX_ORIGIN_CHARS), text: cleanText(text, MAX_ORIGIN_CHARS) }
}
