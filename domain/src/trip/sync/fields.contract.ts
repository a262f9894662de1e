import { z } from 'zod/mini'
import { isIsoDate, parseClock } from '../../base/dates.ts'
import { money } from '../../base/money.ts'
import { isZone } from '../../base/zone-name.ts'
import { walkTable } from '../../map/walking/index.ts'
import { BOOKING_KINDS, OWN_PLACE_PARTS } from '../itinerary/index.ts'
import { isOrder } from './order.rules.ts'

/** Largest value of one field, in characters of its JSON. */
const MAX_VALUE_CHARS = 16 * 1024
/** The longest trip in days. */
const MAX_TRIP_DAYS = 366

const text = (most: number) => z.string().check(z.maxLength(most))
const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most))
// Within these years every computed date still has a four-digit year.
const isoDate = z
  .string()
  .check(z.refine((day) => isIsoDate(day) && day >= '1900' && day < '3000', 'is not a date, YYYY-MM-DD'))
const clock = z.string().check(z.refine((time) => parseClock(time) !== null, 'is not a time, HH:MM'))
/** Another feature parses its parts. */
const openObject = z.looseObject({})
const order = z.string().check(z.refine(isOrder, 'is not a place in an order'))

/** A town of the trip, for cards and their contour art; `id` is that of a guide, if there is one. */
export const tripPlace = z.strictObject({
  id: z.optional(text(100)),
  name: text(200),
  lat: degrees(90),
  lon: degrees(180),
})
export type TripPlace = z.output<typeof tripPlace>

/** Fields of the trip itself: the item whose id is the trip's. */
export const TRIP_FIELDS = {
  title: text(200),
  startDate: isoDate,
  /** Length in days, the first included. */
  days: whole(1, MAX_TRIP_DAYS),
  status: z.enum(['draft', 'planned']),
  /** The origin of its plan. */
  planSource: z.enum(['hand', 'planner', 'import', 'assistant', 'copy']),
  /** The plan request as sent. */
  request: openObject,
  places: z.array(tripPlace).check(z.maxLength(10)),
  /** The walks along streets that its plan was proved with: those of another day may be others. */
  walks: z.array(walkTable).check(z.maxLength(20)),
  /** The people of the expense group and its total; domain/budget validates each part. */
  budget: openObject,
  deleted: z.boolean(),
}

/** Fields of a stop. `mode` is that of the leg that leads to it; `start` is local, past midnight as 24:30. */
export const STOP_FIELDS = {
  kind: z.enum(['visit', 'meal', 'booking']),
  poiId: text(100),
  name: text(300),
  lat: degrees(90),
  lon: degrees(180),
  day: isoDate,
  order,
  start: clock,
  minutes: whole(0, 7 * 24 * 60),
  isLocked: z.boolean(),
  cost: z.strictObject(money.shape),
  mode: z.enum(['walk', 'transit', 'taxi', 'drive', 'bike', 'bus', 'train', 'ferry', 'flight']),
  note: text(4000),
  /** What became of it on the day. */
  mark: z.enum(['done', 'skipped']),
  deleted: z.boolean(),
}

/** Fields of a note between the stops of a day, or of no day. */
export const NOTE_FIELDS = {
  kind: z.literal('note'),
  text: text(8000),
  day: isoDate,
  order,
  deleted: z.boolean(),
}

const { name, day, cost, note, mark, deleted } = STOP_FIELDS
/** Fields of a payment; domain/budget validates how it is split. */
export const EXPENSE_FIELDS = { kind: z.literal('expense'), name, day, cost, share: openObject, deleted }

/** Where and when a booking begins or ends: the time that the clocks of the place show, and whose clocks these are. */
const bookingEnd = z.strictObject({
  date: isoDate,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** IANA name. */
  zone: z.string().check(z.refine(isZone)),
  /** A position is there whole or not at all: a name alone may be all that is known. `code` is that of an airport, IATA. */
  place: z
    .strictObject({
      name: text(300),
      lat: z.optional(degrees(90)),
      lon: z.optional(degrees(180)),
      code: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    })
    .check(z.refine(({ lat, lon }) => (lat === undefined) === (lon === undefined))),
})
export type BookingEnd = z.output<typeof bookingEnd>

/** What an airline takes along of one person; only what was entered is known. */
const baggage = z.strictObject({
  /** Checked bags, and the most that each may weigh. */
  pieces: z.optional(whole(0, 20)),
  kg: z.optional(whole(1, 100)),
  cabinKg: z.optional(whole(1, 100)),
})
export type Baggage = z.output<typeof baggage>

/** Fields of a booking. `name` is what it is called, `number` that of a flight or a line, `cost` what was paid. */
export const BOOKING_FIELDS = {
  kind: z.enum(BOOKING_KINDS),
  name,
  number: text(40),
  provider: text(200),
  reference: text(100),
  seat: text(100),
  room: text(100),
  baggage,
  /** Names, for whom it was booked. */
  people: z.array(text(120)).check(z.maxLength(40)),
  cost,
  note,
  startsAt: bookingEnd,
  endsAt: bookingEnd,
  mark,
  deleted,
}

/** Fields of a place that somebody added. Those with bounds of their own have names of their own: a value is checked by its name. */
export const OWN_PLACE_FIELDS = {
  kind: z.literal('place'),
  name,
  /** One field, for half of a position is none. */
  location: OWN_PLACE_PARTS.location,
  category: OWN_PLACE_PARTS.category,
  hours: OWN_PLACE_PARTS.hours,
  /** Minutes of a visit. */
  duration: OWN_PLACE_PARTS.duration,
  price: OWN_PLACE_PARTS.price,
  isMustSee: z.boolean(),
  stepFree: z.boolean(),
  diet: OWN_PLACE_PARTS.diet,
  note,
  deleted,
}

const packingFields = {
  name,
  /** Which of our suggestions it is: one item for all who tick the same. */
  suggestion: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
  quantity: whole(1, 99),
  isPacked: z.boolean(),
  /** A suggestion that is not wanted stays, so that it is not made again. */
  isDismissed: z.boolean(),
  deleted,
}
/** Fields of something to pack on the list that everybody in the trip shares. */
export const PACKING_FIELDS = { kind: z.literal('packing'), ...packingFields }
/** The same on the list of one person, which the server gives to nobody else (docs/decisions/0090). */
export const OWN_PACKING_FIELDS = { kind: z.literal('own-packing'), ...packingFields }

const FIELDS = {
  trip: TRIP_FIELDS,
  stop: STOP_FIELDS,
  note: NOTE_FIELDS,
  expense: EXPENSE_FIELDS,
  booking: BOOKING_FIELDS,
  place: OWN_PLACE_FIELDS,
  packing: PACKING_FIELDS,
  'own-packing': OWN_PACKING_FIELDS,
}
export type ItemKind = keyof typeof FIELDS
export type FieldName = { [K in ItemKind]: keyof (typeof FIELDS)[K] }[ItemKind]

type FieldValues<F extends Record<string, z.core.$ZodType>> = { [K in keyof F]?: z.output<F[K]> | null }
/** The values of an item's fields; a field that was never set, or was cleared, is absent or null. */
export type TripFields = FieldValues<typeof TRIP_FIELDS>
export type StopFields = FieldValues<typeof STOP_FIELDS>
export type NoteFields = FieldValues<typeof NOTE_FIELDS>
export type ExpenseFields = FieldValues<typeof EXPENSE_FIELDS>
export type BookingFields = FieldValues<typeof BOOKING_FIELDS>
export type OwnPlaceFields = FieldValues<typeof OWN_PLACE_FIELDS>
export type PackingFields = FieldValues<typeof packingFields>

/** Kinds of items by the name that their field `kind` holds. */
const KINDS_BY_NAME = ['note', 'expense', 'place', 'packing', 'own-packing'] as const

/** Every kind of item but the trip itself. */
export const ITEM_KINDS = (Object.keys(FIELDS) as ItemKind[]).filter((kind) => kind !== 'trip')

/** Every field of any kind of item. */
export const FIELD_NAMES = [...new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)))]

/** The kind of item for a value of the field `kind`. */
export function itemKindOf(kind: unknown): ItemKind {
  if (BOOKING_KINDS.some((one) => one === kind)) return 'booking'
  return KINDS_BY_NAME.find((one) => one === kind) ?? 'stop'
}

export function isFieldOf(item: ItemKind, field: string): field is FieldName {
  return Object.hasOwn(FIELDS[item], field)
}

/** The fault of a value, or null when an item of these kinds may hold it in this field. Null clears any field but `kind`. */
export function valueProblem(kinds: readonly ItemKind[], field: string, value: unknown): string | null {
  const schemas = kinds.flatMap((kind) => Object.entries(FIELDS[kind]).filter(([name]) => name === field))
  if (schemas.length === 0) return 'is no field of such an item'
  if (value === null) return field === 'kind' ? 'cannot be empty' : null
  const results = schemas.map(([, schema]) => z.safeParse(schema, value))
  if (results.every(({ success }) => !success)) return results[0]?.error?.issues[0]?.message ?? 'does not fit'
  const json = JSON.stringify(value)
  if (json.length > MAX_VALUE_CHARS) return 'is larger than 16 kB'
  // PostgreSQL cannot store NUL or a lone surrogate; JSON writes both as escapes.
  return /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(json)
    ? 'holds a character that no text may hold'
    : null
}
