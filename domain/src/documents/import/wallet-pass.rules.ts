import type { IsoDate } from '../../base/dates.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  cleanText,
  emptyReadings,
  type FieldOrigin,
  originOf,
  type ReadBooking,
  type ReadEnd,
  type Readings,
  type ReadTime,
  readClock,
  readDate,
  readIsoTime,
} from '../booking-words/index.ts'
import { passengerName, readBoardingPass } from './boarding-pass.rules.ts'
import {
  ARRIVAL,
  BOOKED,
  COACH,
  DATE,
  DEPARTURE,
  DESTINATION,
  NUMBER,
  ORIGIN,
  PEOPLE,
  REFERENCE,
  SEAT,
  STARTS,
  TICKET_CODE,
  TIME,
} from './pass-fields.data.ts'
import { type PassField, passField, readPassStay, seatOf } from './pass-stays.rules.ts'
import { priceOf, seatBeside, venueOf } from './pass-tickets.rules.ts'
import { isSchemaObject, listAt, type SchemaObject, textAt } from './schema-values.rules.ts'

const STYLES = ['boardingPass', 'eventTicket', 'generic', 'storeCard', 'coupon']
const AREAS = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields']
const TRANSIT: Record<string, BookingKind> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
}
/** A pass of a wallet: the boarding pass of a flight, train, bus or ship, or the ticket of an event. */
export function readWalletPass(pass: unknown, today: IsoDate): Readings {
  if (!isSchemaObject(pass)) return { ...emptyReadings(), unread: ['kind'] }
  const style = STYLES.find((name) => isSchemaObject(pass[name])) ?? ''
  const part = pass[style]
  const kind = kindOf(style, isSchemaObject(part) ? part : {})
  if (kind === null || !isSchemaObject(part)) return { ...emptyReadings(), unread: ['kind'] }
  const fields = AREAS.flatMap((area) => listAt(part, area).flatMap(passField))
  const stay = kind === 'event' ? readPassStay(fields) : null
  if (stay) return { ...emptyReadings(), bookings: [stay] }
  const booking = kind === 'event' ? readTicket(pass, fields) : readTransit(kind, pass, fields)
  const barcodes = [...listAt(pass, 'barcodes'), ...listAt(pass, 'barcode')]
  const flights = barcodes.flatMap((one) =>
    kind === 'flight' && isSchemaObject(one)
      ? readBoardingPass(textOf(one.message), booking.startsAt.at?.date ?? today)
      : [],
  )
  return { ...emptyReadings(), bookings: [withBarcode(booking, flights)] }
}

function kindOf(style: string, part: SchemaObject): BookingKind | null {
  if (style === 'eventTicket') return 'event'
  return style === 'boardingPass' ? (TRANSIT[textOf(part.transitType)] ?? null) : null
}

function readTransit(kind: BookingKind, pass: SchemaObject, fields: readonly PassField[]): ReadBooking {
  const origins: FieldOrigin[] = []
  const take = taker(fields, origins)
  const [from, to] = [endField(fields, ORIGIN, 0), endField(fields, DESTINATION, 1)]
  const number =
    take('number', NUMBER, 40) ?? (kind === 'flight' ? onlyFlightNumber(fields, origins) : undefined)
  const departs = departureOf(pass, fields, origins)
  const startsAt: ReadEnd = {
    at: departs && withLabelTime(departs, from, origins),
    place: placeOf('startsAt', kind, from, origins),
  }
  const at = arrivalOf(startsAt.at, to, fields, origins)
  return {
    kind,
    ...(number && {
      number: kind === 'flight' ? number.replace(/^([A-Z0-9]{2})\s*0*(\d+)$/, '$1 $2') : number,
    }),
    ...shared(take),
    startsAt,
    endsAt: { at, place: placeOf('endsAt', kind, to, origins) },
    origins,
  }
}

/** The time of an end that stands in the place of the label of its station. */
function withLabelTime(at: ReadTime, field: PassField | undefined, origins: FieldOrigin[]): ReadTime {
  const time = at.time === null && field ? readClock(field.label) : null
  if (time === null || !field) return at
  origins.push(originOf('startsAt.time', field.key, field.label))
  return { ...at, time }
}

/** When it arrives: by its own day, else on that of the departure where its time is later. */
function arrivalOf(
  departs: ReadTime | null,
  to: PassField | undefined,
  fields: readonly PassField[],
  origins: FieldOrigin[],
): ReadTime | null {
  const time = to && readClock(to.label)
  const [field, moment] = namedMoment(fields, ARRIVAL) ?? []
  const arrival = moment ?? (time ? { date: null, time, offset: null } : null)
  const date = arrival?.date ?? departs?.date
  if (!arrival || !date || !departs?.time || `${date} ${arrival.time}` <= `${departs.date} ${departs.time}`)
    return null
  origins.push(originOf('endsAt.time', field?.label || field?.key || 'arrival', field?.value ?? arrival.time))
  return { date, time: arrival.time, offset: arrival.offset, zone: null }
}

function readTicket(pass: SchemaObject, fields: readonly PassField[]): ReadBooking {
  const origins: FieldOrigin[] = []
  const take = taker(fields, origins)
  const title = textAt(pass, 'semantics.eventName', 'eventTicket.primaryFields.value', 'description')
  const name = title && cleanText(title.text, 200)
  if (title && name) origins.push(originOf('name', title.from, name))
  const place = venueOf(pass, fields, origins)
  const at = departureOf(pass, fields, origins)
  const ends = textAt(pass, 'semantics.eventEndDate')
  const until = ends && readIsoTime(ends.text)
  if (ends && until) origins.push(originOf('endsAt.time', ends.from, ends.text))
  const { seat: taken, ...own } = shared(take)
  const seat = seatBeside(place, taken, origins) ?? seatOf(pass, origins)
  const cost = priceOf(fields, origins)
  return {
    kind: 'event',
    ...(name && { name }),
    ...own,
    ...(seat && { seat }),
    ...(cost && { cost }),
    startsAt: { at, place },
    endsAt: { at: until, place },
    origins,
  }
}

/** The one field whose value is the number of a flight, whatever it is called. */
function onlyFlightNumber(fields: readonly PassField[], origins: FieldOrigin[]): string | undefined {
  const found = fields.filter(({ value }) => /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}$/.test(value.trim()))
  const [one] = found
  if (!one || found.length > 1) return undefined
  origins.push(originOf('number', one.label || one.key, one.value))
  return cleanText(one.value, 40)
}

/** Whether a text is one of these words, or of a kind that a function tells. */
type Words = { test(text: string): boolean }
type Take = (field: string, pattern: Words, most: number) => string | undefined

function taker(fields: readonly PassField[], origins: FieldOrigin[]): Take {
  return (field, pattern, most) => {
    const one = fields.find((candidate) => isNamed(candidate, pattern))
    const text = one && cleanText(one.value, most)
    if (one && text) origins.push(originOf(field, one.label || one.key, one.value))
    return text || undefined
  }
}

function shared(take: Take): Partial<ReadBooking> {
  const [reference, coach, place, person] = [
    take('reference', REFERENCE, 100) ??
      take('reference', BOOKED, 100) ??
      take('reference', TICKET_CODE, 100),
    take('seat', COACH, 20),
    take('seat', SEAT, 80),
    take('people', PEOPLE, 120),
  ]
  const seat = place && [coach, place].filter(Boolean).join(' ')
  return {
    ...(reference && { reference }),
    ...(seat && { seat }),
    ...(person && { people: [person.includes('/') ? passengerName(person) : person] }),
  }
}

function isNamed({ key, label }: PassField, pattern: Words): boolean {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  return pattern.test(label.trim()) || pattern.test(words.trim())
}

/** The field of where it leaves or leads: by its key, else its label, else the first and second of the large ones, as wallets show them. */
function endField(
  fields: readonly PassField[],
  [keys, labels]: readonly [RegExp, RegExp],
  at: number,
): PassField | undefined {
  return (
    fields.find(({ key, value }) => keys.test(key) && isPlace(value)) ??
    fields.find(({ label, value }) => labels.test(label.trim()) && isPlace(value)) ??
    fields.filter(({ value }) => /^[A-Z]{3}$/.test(value))[at] ??
    fields.find(
      ({ key, label, value }) =>
        keys.test(key) && readClock(value) !== null && !labels.test(label) && isStation(label),
    )
  )
}

/** A label that is the name of a place: it begins with a capital and is no word for an end. */
function isStation(label: string): boolean {
  return /^\p{Lu}.*\p{Ll}/u.test(label) && !DEPARTURE.test(label) && !ARRIVAL.test(label) && !/\d/.test(label)
}

const isPlace = (value: string) => !readClock(value) && !readDate(value)

function placeOf(
  end: 'startsAt' | 'endsAt',
  kind: BookingKind,
  field: PassField | undefined,
  origins: FieldOrigin[],
) {
  if (!field) return null
  // The time may stand below the name of its station.
  if (!isPlace(field.value)) {
    origins.push(originOf(`${end}.place`, field.key, field.label))
    return { name: cleanText(field.label, 300) }
  }
  const isCode = kind === 'flight' && /^[A-Z]{3}$/.test(field.value)
  origins.push(originOf(`${end}.place`, field.key, field.value))
  // A label without a space and with capitals within is a key of the pass's own texts.
  const label = /^[a-z]+(?:[A-Z_]\w*)+$|^\w+_\w+$/.test(field.label) ? '' : cleanText(field.label, 200)
  return isCode ? { name: label || field.value, code: field.value } : { name: cleanText(field.value, 300) }
}

/** When it leaves or begins: the time that the pass tells machines, else the fields of date and time. */
function departureOf(pass: SchemaObject, fields: readonly PassField[], origins: FieldOrigin[]) {
  const exactText = textAt(
    pass,
    'semantics.originalDepartureDate',
    'semantics.eventStartDate',
    'semantics.eventStartDateInfo.date',
  )
  const exact = exactText && readIsoTime(exactText.text)
  if (exactText && exact) {
    origins.push(originOf('startsAt.time', exactText.from, exactText.text))
    return exact
  }
  const relevant = textAt(pass, 'relevantDate')
  const near = relevant && readIsoTime(relevant.text)
  const [field, moment] =
    namedMoment(fields, DEPARTURE) ??
    namedMoment(fields, STARTS) ??
    labelledMoment(fields) ??
    dayWithTime(fields) ??
    ticketTime(pass, fields) ??
    []
  const dated = fields.flatMap((one) =>
    isNamed(one, DATE) || isNamed(one, DEPARTURE) ? (readDate(one.value) ?? readIsoDay(one.value) ?? []) : [],
  )[0]
  const date = moment?.date ?? dated?.date ?? near?.date
  if (date && field && moment) {
    const day = moment.date ? '' : `${dated?.text ?? relevant?.text ?? ''} `
    origins.push(originOf('startsAt.time', field.label || field.key, `${day}${field.value}`))
    return { date, time: moment.time, offset: moment.offset, zone: null }
  }
  if (!date) return null
  // The relevant date of a pass is when the wallet shows it: its day is that of the journey, its time need not be.
  origins.push(
    originOf('startsAt.time', dated ? 'date' : 'relevantDate', dated?.text ?? relevant?.text ?? ''),
  )
  return { date, time: null, offset: null, zone: null }
}

type PassMoment = { date: IsoDate | null; time: string; offset: number | null }

/** A time in the value of a field, with its day where it has one. */
function momentIn(value: string): PassMoment | null {
  const exact = readIsoTime(value)
  if (exact?.time) return { date: exact.date, time: exact.time, offset: exact.offset }
  const day = readDate(value)
  const rest = day ? value.replace(day.text, ' ').replace(/^[^\d]*|[^\d]*$(?<![ap]\.?m\.?)/giu, '') : value
  const time = readClock(rest)
  return time === null ? null : { date: day?.date ?? null, time, offset: null }
}

/** The first field of this name that tells a time. */
function namedMoment(fields: readonly PassField[], names: RegExp): [PassField, PassMoment] | null {
  const found = fields.flatMap((field): [PassField, PassMoment][] => {
    const moment = isNamed(field, names) ? momentIn(field.value) : null
    return moment ? [[field, moment]] : []
  })
  return found[0] ?? null
}

/** The time under that word alone, of a ticket: on a boarding pass it may be that of the gate. */
function ticketTime(pass: SchemaObject, fields: readonly PassField[]): [PassField, PassMoment] | null {
  const own = isSchemaObject(pass.eventTicket) ? fields.filter(({ label }) => TIME.test(label.trim())) : []
  return namedMoment(own, TIME)
}

/** The time of a field for the day; midnight is how some write the day alone. */
function dayWithTime(fields: readonly PassField[]): [PassField, PassMoment] | null {
  const found = namedMoment(fields, DATE)
  return found?.[1].time === '00:00' ? null : found
}

/** A time whose label is its day, as `SAT 6 NOV 2027`. */
function labelledMoment(fields: readonly PassField[]): [PassField, PassMoment] | null {
  for (const field of fields) {
    const [day, time] = [readDate(field.label), readClock(field.value)]
    if (day && time) return [field, { date: day.date, time, offset: null }]
  }
  return null
}

function readIsoDay(text: string) {
  const at = readIsoTime(text)
  return at && { date: at.date, text }
}

/** What the barcode of a boarding pass says and its fields did not. */
function withBarcode(booking: ReadBooking, flights: readonly ReadBooking[]): ReadBooking {
  const [flight] = flights
  if (!flight) return booking
  const isMissing = (field: string) => !booking.origins.some((origin) => origin.field === field)
  const { origins, startsAt, endsAt } = flight
  return {
    ...flight,
    ...booking,
    startsAt: { at: booking.startsAt.at ?? startsAt.at, place: codedPlace(booking.startsAt, startsAt) },
    endsAt: { at: booking.endsAt.at, place: codedPlace(booking.endsAt, endsAt) },
    origins: [...booking.origins, ...origins.filter(({ field }) => isMissing(field))],
  }
}

function codedPlace(own: ReadEnd, coded: ReadEnd) {
  return own.place?.code ? own.place : coded.place
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
