import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  cleanText,
  emptyReadings,
  type FieldOrigin,
  NO_END,
  originOf,
  type ReadBooking,
  type Readings,
} from '../booking-words/index.ts'
import { readPrice } from './read-prices.rules.ts'
import { type ReservationEnds, reservationEnds } from './reservation-ends.rules.ts'
import {
  findObjects,
  isSchemaObject,
  listAt,
  type ReadText,
  type SchemaObject,
  textAt,
  typesOf,
  valueAt,
} from './schema-values.rules.ts'

const KINDS: Record<string, BookingKind> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'ferry',
  LodgingReservation: 'hotel',
  RentalCarReservation: 'car',
  FoodEstablishmentReservation: 'restaurant',
  EventReservation: 'event',
  TicketReservation: 'ticket',
}
/** The reservations that hold others. */
const PACKAGE = 'ReservationPackage'
const REFERENCE = ['reservationNumber', 'reservationId', 'confirmationNumber']
const SEAT = [
  'airplaneSeat',
  'reservedTicket.ticketedSeat.seatNumber',
  'reservedTicket.seatNumber',
  'seatNumber',
]
const isReservation = (types: string[]) => types.some((type) => type.endsWith('Reservation'))

/** The bookings among objects of schema.org: one for each journey, bed, table or event, with all its passengers. */
export function readReservations(objects: unknown): Readings {
  const found = findObjects(objects, isReservation)
  const unread: string[] = []
  const bookings = found.flatMap(eachJourney).flatMap((object): ReadBooking[] => {
    const [type = ''] = typesOf(object).filter((one) => one.endsWith('Reservation'))
    const kind = KINDS[type]
    if (isCancelled(object)) unread.push('cancelled')
    else if (kind === undefined && type !== PACKAGE) unread.push('kind')
    else if (kind !== undefined) return [readReservation(kind, object)].filter(isAnything)
    return []
  })
  return { ...emptyReadings(), bookings: mergePassengers(bookings), unread }
}

/** A reservation of several journeys as one of each. */
function eachJourney(object: SchemaObject): SchemaObject[] {
  const journeys = listAt(object, 'reservationFor').filter(isSchemaObject)
  return journeys.length > 1 ? journeys.map((one) => ({ ...object, reservationFor: one })) : [object]
}

const isEvent = (types: string[]) => types.some((type) => /Event$/.test(type))

/** The one event that a page is about, without a reservation: somebody saved it to go there. Of a list of events none. */
export function readPageEvent(objects: unknown): Readings {
  const [event, ...others] = findObjects(objects, isEvent)
  if (!event || others.length > 0 || /Cancelled$/.test(textAt(event, 'eventStatus')?.text ?? ''))
    return emptyReadings()
  const booking = readReservation('event', { '@type': 'EventReservation', reservationFor: event })
  return booking.name && booking.startsAt.at ? { ...emptyReadings(), bookings: [booking] } : emptyReadings()
}

function isCancelled(object: SchemaObject): boolean {
  return /cancell?ed$/i.test(textAt(object, 'reservationStatus')?.text ?? '')
}

/** A reservation of which nothing but its kind was read is none. */
function isAnything({ name, number, startsAt, endsAt }: ReadBooking): boolean {
  return Boolean(name || number || startsAt.at || startsAt.place || endsAt.place)
}

function readReservation(kind: BookingKind, object: SchemaObject): ReadBooking {
  const origins: FieldOrigin[] = []
  const take = (field: string, read: ReadText | null, most = 200): string | undefined => {
    const text = read && cleanText(read.text, most)
    if (!read || !text) return undefined
    origins.push(originOf(field, read.from, text))
    return text
  }
  const ends: ReservationEnds = reservationEnds(kind, object)
  origins.push(...ends.origins)
  const price = readPrice(object)
  if (price) origins.push(price.origin)
  const fields = {
    name: take('name', nameOf(kind, object)),
    number: take('number', numberOf(kind, object), 40),
    provider: take('provider', sellerOf(kind, object), 200),
    reference: take('reference', textAt(object, ...REFERENCE), 100),
    seat: take('seat', seatOf(object), 100),
    room:
      kind === 'hotel'
        ? take('room', textAt(object, 'lodgingUnitDescription', 'lodgingUnitType'), 100)
        : undefined,
  }
  const people = peopleOf(object, origins)
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return {
    kind,
    ...filled,
    ...(people.length > 0 && { people }),
    ...(price && { cost: price.cost }),
    startsAt: ends.startsAt ?? NO_END,
    endsAt: ends.endsAt ?? NO_END,
    origins,
  }
}

/** Who runs a flight, a train or a coach is named as its provider too. */
const SOLD_BY_PROVIDER: readonly BookingKind[] = ['hotel', 'restaurant', 'event', 'ticket']

/** Who sold it: the agent, else the provider of the reservation where that is not what is booked. */
function sellerOf(kind: BookingKind, object: SchemaObject): ReadText | null {
  const agent = textAt(object, 'bookingAgent.name', 'broker.name', 'bookingAgent')
  if (agent || !SOLD_BY_PROVIDER.includes(kind)) return agent
  const provider = textAt(
    object,
    'provider.name',
    ...(kind === 'bus' ? ['reservationFor.provider.name'] : []),
  )
  return provider?.text === nameOf(kind, object)?.text ? null : provider
}

function nameOf(kind: BookingKind, object: SchemaObject): ReadText | null {
  if (kind === 'car')
    return textAt(object, 'reservationFor.rentalCompany.name', 'provider.name', 'reservationFor.name')
  if (kind === 'ferry' || kind === 'hotel' || kind === 'restaurant' || kind === 'event' || kind === 'ticket')
    return textAt(object, 'reservationFor.name')
  return null
}

/** `LH 123` of an airline's code and a number; of a train its name and number. */
function numberOf(kind: BookingKind, object: SchemaObject): ReadText | null {
  if (kind === 'flight') return flightNumberOf(object)
  if (kind === 'train') return trainNumberOf(object)
  return kind === 'bus' ? textAt(object, 'reservationFor.busNumber', 'reservationFor.busName') : null
}

function trainNumberOf(object: SchemaObject): ReadText | null {
  const name = textAt(object, 'reservationFor.trainName')
  const number = textAt(object, 'reservationFor.trainNumber')
  if (!name || !number) return number ?? name
  // "InterCity 27" and "IC 27" are one train.
  const isOne = digitsOf(name.text) !== '' && digitsOf(name.text) === digitsOf(number.text)
  if (isOne) return /^\d+$/.test(number.text) ? name : number
  if (name.text.includes(number.text) || number.text.includes(name.text))
    return name.text.length > number.text.length ? name : number
  return { text: `${name.text} ${number.text}`, from: `${name.from}, ${number.from}` }
}

function digitsOf(text: string): string {
  return text.replace(/\D+/g, '')
}

function flightNumberOf(object: SchemaObject): ReadText | null {
  const number = textAt(object, 'reservationFor.flightNumber')
  if (!number) return null
  const compact = number.text.replace(/[\s-]/g, '').toUpperCase()
  const whole = /^([A-Z]\d|\d[A-Z]|[A-Z]{2})0*(\d{1,4}[A-Z]?)$/.exec(compact)
  if (whole) return { text: `${whole[1]} ${whole[2]}`, from: number.from }
  const airline = textAt(object, 'reservationFor.airline.iataCode', 'reservationFor.provider.iataCode')
  const digits = /^0*(\d{1,4}[A-Z]?)$/.exec(compact)?.[1]
  if (!airline || digits === undefined)
    return digits === undefined ? null : { text: digits, from: number.from }
  return { text: `${airline.text.toUpperCase()} ${digits}`, from: `${airline.from}, ${number.from}` }
}

function seatOf(object: SchemaObject): ReadText | null {
  const seat = textAt(object, ...SEAT)
  const section = textAt(object, 'reservedTicket.ticketedSeat.seatSection')
  const row = textAt(object, 'reservedTicket.ticketedSeat.seatRow')
  if (!seat) return null
  const parts = [section?.text, row?.text, seat.text].filter((part) => part !== undefined)
  return { text: parts.join(' '), from: seat.from }
}

function peopleOf(object: SchemaObject, origins: FieldOrigin[]): string[] {
  const named = ['underName', 'passengerName', 'reservedTicket'].flatMap((path) =>
    listAt(object, path).flatMap((one) => personName(path, one)),
  )
  const names = [...new Set(named.map(({ text }) => cleanText(text, 120)).filter(Boolean))].slice(0, 40)
  const [first] = named
  if (first && names.length > 0) origins.push(originOf('people', first.from, names.join(', ')))
  return names
}

function personName(path: string, value: unknown): ReadText[] {
  const text = textAt({ value }, path === 'reservedTicket' ? 'value.underName' : 'value')
  const given = textAt({ value }, 'value.givenName')
  const family = textAt({ value }, 'value.familyName')
  if (text && valueAt({ value }, 'value') !== '') return [{ text: text.text, from: path }]
  return given && family ? [{ text: `${given.text} ${family.text}`, from: path }] : []
}

/** A reservation for each passenger of one journey is one booking for all of them. */
function mergePassengers(bookings: readonly ReadBooking[]): ReadBooking[] {
  const groups = new Map<string, ReadBooking[]>()
  for (const one of bookings) {
    const { kind, name, number, reference, startsAt, endsAt } = one
    const key = JSON.stringify([kind, name, number, reference, startsAt, endsAt])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(([first, ...others]): ReadBooking[] => {
    if (!first || others.length === 0) return first ? [first] : []
    const all = [first, ...others]
    const people = [...new Set(all.flatMap(({ people = [] }) => people))].slice(0, 40)
    const seats = [...new Set(all.flatMap(({ seat = '' }) => seat || []))]
    return [
      {
        ...first,
        ...(people.length > 0 && { people }),
        ...(seats.length > 0 && { seat: cleanText(seats.join(', '), 100) }),
        origins: [
          ...first.origins.filter(({ field }) => field !== 'people' && field !== 'seat'),
          ...(people.length > 0 ? [originOf('people', 'underName', people.join(', '))] : []),
          ...(seats.length > 0 ? [originOf('seat', 'seats', seats.join(', '))] : []),
        ],
      },
    ]
  })
}
