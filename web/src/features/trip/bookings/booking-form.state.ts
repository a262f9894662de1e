import { addDays, isIsoDate, parseClock } from '@tripwright/domain/base/dates'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { metresBetween } from '@tripwright/domain/base/geo'
import { type Airport, airportText, normaliseAirport } from '@tripwright/domain/booking/flights'
import type { City } from '@tripwright/domain/destination/places'
import { parseAmount } from '@tripwright/domain/money/currency'
import {
  type bookingsMessages,
  endAt,
  instantOf,
  isTransport,
  parseFlightNumber,
  type TripBooking,
} from '@tripwright/domain/trip/bookings'
import type { BookingKind } from '@tripwright/domain/trip/itinerary'
import { type BookingEnd, type FieldChange, isSameValue } from '@tripwright/domain/trip/sync'

type PickedPosition = { name: string; lat: number; lon: number; code?: string }
/** One end of a booking as its form has it: everything is text, and a place where one was picked. */
export type EndForm = {
  date: string
  time: string
  zone: string
  text: string
  place: PickedPosition | null
}
export type BookingForm = {
  kind: BookingKind
  name: string
  number: string
  start: EndForm
  end: EndForm
  /** Somebody has entered an end: it follows the beginning no more. */
  isEndSet: boolean
  reference: string
  seat: string
  room: string
  provider: string
  people: string
  price: string
  currency: string
  note: string
}
export type BookingErrorKey = Extract<keyof typeof bookingsMessages.texts, `error.${string}`>
export type BookingErrors = Partial<
  Record<
    'name' | 'from' | 'to' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'price',
    BookingErrorKey
  >
>
/** What a form is begun with: the day, the towns of the trip with the one of that day first, and until when one is there. */
export type BookingDefaults = { date: string; city: City | null; until: string; currency: string }

const USUAL_MINUTES: Partial<Record<BookingKind, number>> = { restaurant: 90, ticket: 120, event: 150 }
const TOWN_METRES = 300_000
const MINUTE = 60_000

/** An empty form: the zone from the town of the day, a bed until one leaves it. */
export function newBookingForm(
  kind: BookingKind,
  { date, city, until, currency }: BookingDefaults,
): BookingForm {
  const end = { date, time: '', zone: city?.zone ?? 'UTC', text: '', place: null }
  const isBed = kind === 'hotel'
  return {
    kind,
    name: '',
    number: '',
    start: isBed ? { ...end, time: '15:00' } : end,
    end: isBed ? { ...end, date: until > date ? until : date && addDays(date, 1), time: '11:00' } : end,
    isEndSet: isBed,
    reference: '',
    seat: '',
    room: '',
    provider: '',
    people: '',
    price: '',
    currency,
    note: '',
  }
}

/** A booking as its form would have been filled in. */
export function toBookingForm(booking: TripBooking, defaults: BookingDefaults): BookingForm {
  const { kind, startsAt, endsAt, cost, people, ...texts } = booking
  const empty = newBookingForm(kind, defaults)
  const price =
    cost && (cost.amount / 10 ** currencyDecimals(cost.currency)).toFixed(currencyDecimals(cost.currency))
  return {
    ...empty,
    name: texts.name ?? '',
    number: texts.number ?? '',
    start: startsAt ? toEndForm(startsAt, kind) : empty.start,
    end: endsAt ? toEndForm(endsAt, kind) : empty.end,
    isEndSet: Boolean(endsAt),
    reference: texts.reference ?? '',
    seat: texts.seat ?? '',
    room: texts.room ?? '',
    provider: texts.provider ?? '',
    people: (people ?? []).join(', '),
    price: price ?? '',
    currency: cost?.currency ?? empty.currency,
    note: texts.note ?? '',
  }
}

function toEndForm({ date, time, zone, place }: BookingEnd, kind: BookingKind): EndForm {
  const { name, lat, lon, code } = place
  const picked = lat === undefined || lon === undefined ? null : { name, lat, lon, ...(code && { code }) }
  const text = kind === 'flight' && code && !name.includes(`(${code})`) ? `${name} (${code})` : name
  return { date, time, zone, text, place: picked }
}

/** The form with its end where it is by default: some time after the beginning, or on its day. */
export function withDefaultEnd(form: BookingForm): BookingForm {
  const { kind, start, end, isEndSet } = form
  const at = startOf(start)
  if (isEndSet || !at) return form
  const usual = USUAL_MINUTES[kind]
  if (usual === undefined)
    return end.date < start.date ? { ...form, end: { ...end, date: start.date } } : form
  const { date, time } = endAt(instantOf(at) + usual * MINUTE, { ...at, place: { name: '' } })
  return { ...form, end: { ...end, date, time, zone: start.zone } }
}

function startOf({ date, time, zone }: EndForm) {
  return isIsoDate(date) && (parseClock(time) ?? 1440) < 1440 ? { date, time, zone } : null
}

/** The zone of a position: that of the nearest town of the trip, further away that of the nearest airport. */
export function zoneAt(
  at: { lat: number; lon: number },
  cities: readonly Pick<City, 'lat' | 'lon' | 'zone'>[],
  airports: readonly Airport[],
): string | null {
  const nearest = (list: readonly { lat: number; lon: number; zone: string }[]) =>
    [...list].sort((a, b) => metresBetween(at, a) - metresBetween(at, b))[0]
  const town = nearest(cities)
  if (town && metresBetween(at, town) < TOWN_METRES) return town.zone
  return nearest(airports)?.zone ?? null
}

/** The airport that a text of the form names. */
function airportOf(text: string, airports: readonly Airport[]): Airport | null {
  const code = /\(([A-Z]{3})\)$/.exec(normaliseAirport(text, airports))?.[1]
  return airports.find(({ iata }) => iata === code) ?? null
}

/** One end with the airport that its text names, and that airport's zone. */
export function withAirport(end: EndForm, text: string, airports: readonly Airport[]): EndForm {
  const airport = airportOf(text, airports)
  if (!airport) return { ...end, text, place: null }
  const { lat, lon, iata, zone } = airport
  return { ...end, text, zone, place: { name: airportText(airport), lat, lon, code: iata } }
}

/** What is missing or wrong, by field. */
export function bookingErrors(form: BookingForm): BookingErrors {
  const { kind, name, start, end } = form
  const isWay = isTransport(form)
  return {
    ...(!isWay && kind !== 'car' && !name.trim() && { name: 'error.name' }),
    ...(isWay && !start.text.trim() && { from: 'error.place' }),
    ...(isWay && !end.text.trim() && { to: 'error.place' }),
    ...(form.price.trim() && toCost(form) === null && { price: 'error.price' }),
    ...timeErrors(form),
  }
}

function timeErrors({ kind, start, end }: BookingForm): BookingErrors {
  const isTime = ({ time }: EndForm) => (parseClock(time) ?? 1440) < 1440
  const errors: BookingErrors = {
    ...(!isIsoDate(start.date) && { startDate: 'error.date' }),
    ...(!isTime(start) && { startTime: 'error.time' }),
    ...(!isIsoDate(end.date) && { endDate: 'error.date' }),
    ...(!isTime(end) && { endTime: 'error.time' }),
  }
  if (Object.keys(errors).length > 0) return errors
  if (instantOf(end) <= instantOf(start)) return { endTime: 'error.end' }
  return kind === 'hotel' && end.date <= start.date ? { endDate: 'error.nights' } : {}
}

/** Digits before the decimal mark of what was paid. */
const MOST_DIGITS = 10

function toCost({ price, currency }: BookingForm): { amount: number; currency: string } | null {
  const paid = parseAmount(price, currency)
  const isPayable = paid.ok && paid.value < 10n ** BigInt(MOST_DIGITS + currencyDecimals(currency))
  return isPayable ? { amount: Number(paid.value), currency } : null
}

function toEnd({ date, time, zone, text, place }: EndForm): BookingEnd {
  return { date, time, zone, place: place ?? { name: text.trim() } }
}

/** The fields that a form without errors makes; null empties one. */
export function bookingFields(form: BookingForm): Record<string, unknown> {
  const { kind, start } = form
  const isWay = isTransport(form)
  const isElsewhere = isWay || (kind === 'car' && form.end.text.trim() !== '')
  const end = isElsewhere ? form.end : { ...form.end, text: start.text, place: start.place, zone: start.zone }
  return {
    kind,
    name: isWay ? null : trimmed(form.name),
    number: isWay ? numberOf(form) : null,
    startsAt: toEnd(start),
    endsAt: toEnd(end),
    reference: trimmed(form.reference),
    seat: trimmed(form.seat),
    room: trimmed(form.room),
    provider: trimmed(form.provider),
    people: peopleOf(form),
    cost: form.price.trim() ? toCost(form) : null,
    note: trimmed(form.note),
  }
}

function trimmed(text: string): string | null {
  return text.trim() || null
}

function numberOf({ kind, number }: BookingForm): string | null {
  return (kind === 'flight' && parseFlightNumber(number)) || trimmed(number)
}

function peopleOf({ people }: BookingForm): string[] | null {
  const names = people.split(',').flatMap((one) => one.trim().slice(0, 120) || [])
  return names.length > 0 ? names.slice(0, 40) : null
}

/** What has to change so that the booking is as its form says; of a new one, all that was entered. */
export function bookingChanges(id: string, form: BookingForm, before: TripBooking | null): FieldChange[] {
  const now: Record<string, unknown> = { ...before }
  return Object.entries(bookingFields(form))
    .filter(([field, value]) => !isSameValue(now[field] ?? null, value))
    .map(([field, value]) => ({ itemId: id, field, value }))
}
