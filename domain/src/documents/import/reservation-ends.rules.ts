import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadEnd,
  type ReadPlace,
  type ReadTime,
  readClock,
  readDate,
  readIsoTime,
} from '../booking-words/index.ts'
import { isSchemaObject, type ReadText, type SchemaObject, textAt, valueAt } from './schema-values.rules.ts'

type EndPaths = { times: string[]; places: string[] }
const of = (paths: string[]) => paths.map((path) => `reservationFor.${path}`)

/** Where each kind of reservation says when and where it begins and ends. */
const PATHS: Record<BookingKind, [EndPaths, EndPaths]> = {
  flight: [
    { times: of(['departureTime', 'boardingTime']).slice(0, 1), places: of(['departureAirport']) },
    { times: of(['arrivalTime']), places: of(['arrivalAirport']) },
  ],
  train: [
    { times: of(['departureTime']), places: of(['departureStation']) },
    { times: of(['arrivalTime']), places: of(['arrivalStation']) },
  ],
  bus: [
    {
      times: of(['departureTime']),
      places: of(['departureBusStop', 'departureStation', 'departureBusStation']),
    },
    { times: of(['arrivalTime']), places: of(['arrivalBusStop', 'arrivalStation', 'arrivalBusStation']) },
  ],
  ferry: [
    { times: of(['departureTime']), places: of(['departureBoatTerminal']) },
    { times: of(['arrivalTime']), places: of(['arrivalBoatTerminal']) },
  ],
  hotel: [
    { times: ['checkinTime', 'checkinDate'], places: ['reservationFor'] },
    { times: ['checkoutTime', 'checkoutDate'], places: ['reservationFor'] },
  ],
  car: [
    { times: ['pickupTime'], places: ['pickupLocation'] },
    { times: ['dropoffTime'], places: ['dropoffLocation'] },
  ],
  restaurant: [
    { times: ['startTime'], places: ['reservationFor'] },
    { times: ['endTime'], places: ['reservationFor'] },
  ],
  event: [
    { times: of(['startDate']), places: of(['location']) },
    { times: of(['endDate']), places: of(['location']) },
  ],
  ticket: [
    { times: of(['startDate', 'startTime']), places: of(['location']) },
    { times: of(['endDate', 'endTime']), places: of(['location']) },
  ],
}

export type ReservationEnds = { startsAt: ReadEnd; endsAt: ReadEnd; origins: FieldOrigin[] }

/** When and where a reservation begins and ends. */
export function reservationEnds(kind: BookingKind, object: SchemaObject): ReservationEnds {
  const origins: FieldOrigin[] = []
  const read = (field: 'startsAt' | 'endsAt', { times, places }: EndPaths): ReadEnd => {
    const time = readTimes(object, times)
    const place = readPlaces(object, places)
    if (time) origins.push(originOf(`${field}.time`, time.from, time.text))
    if (place) origins.push(originOf(`${field}.place`, place.from, place.text))
    return { at: time?.at ?? null, place: place?.place ?? null }
  }
  const [starts, ends] = PATHS[kind]
  return { startsAt: read('startsAt', starts), endsAt: read('endsAt', ends), origins }
}

/** The first of several properties that has a time; a day alone where none has. */
function readTimes(object: SchemaObject, paths: readonly string[]) {
  const found = paths.flatMap((path) => {
    const read = textAt(object, path)
    const at = read && (readIsoTime(read.text) ?? readWrittenTime(read.text))
    if (!read || !at) return []
    const zone = valueAt(object, `${path}.timezone`)
    return [{ ...read, at: typeof zone === 'string' && at.offset === null ? { ...at, zone } : at }]
  })
  return found.find(({ at }) => at.time !== null) ?? found[0] ?? null
}

/** `02-02-2018 18:35`, which is no ISO and leaves no doubt; `02-04-2018` does. */
function readWrittenTime(text: string): ReadTime | null {
  const date = readDate(text)
  if (!date) return null
  const clock = /(?<!\d)\d{1,2}:\d{2}(?:\s?[ap]m)?/i.exec(text.replace(date.text, ' '))
  return { date: date.date, time: clock && readClock(clock[0]), offset: null, zone: null }
}

function readPlaces(
  object: SchemaObject,
  paths: readonly string[],
): (ReadText & { place: ReadPlace }) | null {
  for (const path of paths) {
    const value = valueAt(object, path)
    const one = Array.isArray(value) ? value[0] : value
    const place =
      typeof one === 'string' ? { name: cleanText(one, 300) } : isSchemaObject(one) ? readPlace(one) : null
    if (place && (place.name || place.code))
      return { place, from: path, text: place.name || (place.code ?? '') }
  }
  return null
}

function readPlace(object: SchemaObject): ReadPlace {
  const code = textAt(object, 'iataCode')?.text.toUpperCase() ?? ''
  const name = cleanText(textAt(object, 'name')?.text ?? '', 300)
  const address = addressOf(object)
  const position = positionOf(object)
  const town = textAt(object, 'address.addressLocality', 'location.address.addressLocality')?.text
  const country = textAt(object, 'address.addressCountry.name', 'address.addressCountry')?.text
  return {
    name: cleanText([name, address].filter(Boolean).join(', '), 300),
    ...(/^[A-Z]{3}$/.test(code) && { code }),
    ...position,
    ...(town && { town: cleanText(town, 100) }),
    ...(country && { country: cleanText(country, 100) }),
  }
}

function addressOf(object: SchemaObject): string {
  const whole = object.address
  if (typeof whole === 'string') return cleanText(whole, 200)
  const parts = ['streetAddress', 'postalCode', 'addressLocality'].map(
    (part) => textAt(object, `address.${part}`)?.text ?? '',
  )
  const [street = '', code = '', town = ''] = parts.map((part) => cleanText(part, 100))
  return [street, [code, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function positionOf(object: SchemaObject): { lat: number; lon: number } | null {
  const [lat, lon] = ['latitude', 'longitude'].map((name) => {
    const text = textAt(object, `geo.${name}`, name)?.text ?? ''
    return /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  })
  // Nothing is booked where the equator meets the meridian of Greenwich: that is an empty field.
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null
  return lat === 0 && lon === 0 ? null : { lat, lon }
}
