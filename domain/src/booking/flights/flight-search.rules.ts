import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { buildPartnerUrl, partnerDate } from '../hand-off/index.ts'
import type { FlightsKey } from './flights.messages.ts'

/** Specification section 2. */
export const TRAVEL_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const

/** A flight search (specification section 3); `returnDate` is empty for a one-way flight. */
export type FlightSearch = {
  origin: string
  destination: string
  departureDate: string
  returnDate: string
  adults: number
  children: number
  infantsOnLap: number
  infantsInSeat: number
  travelClass: (typeof TRAVEL_CLASSES)[number]
}
/** The fault of a field, as the key of its message. */
export type FlightIssue = { field: keyof FlightSearch; key: FlightsKey }

/** Specification section 5: how many of each kind, and of all together. */
export const PASSENGER_LIMITS = {
  adults: { least: 1, most: 9 },
  children: { least: 0, most: 8 },
  infantsOnLap: { least: 0, most: 2 },
  infantsInSeat: { least: 0, most: 2 },
} as const
const MAX_PASSENGERS = 9

/** All that is wrong with a search (specification section 5), in the order of the form; `today` is the traveller's. */
export function checkFlightSearch(search: FlightSearch, today: IsoDate): FlightIssue[] {
  const { origin, destination, departureDate, returnDate } = search
  const rows: [field: FlightIssue['field'], isWrong: boolean, key: FlightIssue['key']][] = [
    ['origin', origin.trim() === '', 'error.origin'],
    ['destination', destination.trim() === '', 'error.destination'],
    ['departureDate', !isIsoDate(departureDate), 'error.departure'],
    ['departureDate', isIsoDate(departureDate) && departureDate < today, 'error.departure.past'],
    [
      'returnDate',
      returnDate !== '' && (!isIsoDate(returnDate) || returnDate <= departureDate),
      'error.return',
    ],
    ['adults', isOutside(search, 'adults'), 'error.adults'],
    ['children', isOutside(search, 'children'), 'error.children'],
    ['infantsOnLap', isOutside(search, 'infantsOnLap'), 'error.infants-on-lap'],
    ['infantsInSeat', isOutside(search, 'infantsInSeat'), 'error.infants-in-seat'],
    ['adults', countPassengers(search) > MAX_PASSENGERS, 'error.total'],
  ]
  return rows.filter(([, isWrong]) => isWrong).map(([field, , key]) => ({ field, key }))
}

export function countPassengers(search: Pick<FlightSearch, keyof typeof PASSENGER_LIMITS>): number {
  return search.adults + search.children + search.infantsOnLap + search.infantsInSeat
}

function isOutside(search: FlightSearch, kind: keyof typeof PASSENGER_LIMITS): boolean {
  const { least, most } = PASSENGER_LIMITS[kind]
  return !Number.isInteger(search[kind]) || search[kind] < least || search[kind] > most
}

/**
 * The partner's page for a checked search (decisions.md, "Hand-off URLs"). It knows children and whether there are
 * infants on a lap; an infant with a seat of its own needs the seat of a child and is counted as one.
 */
export function flightSearchUrl(host: string, search: FlightSearch): string {
  const { origin, destination, departureDate, returnDate, adults, children, infantsOnLap, infantsInSeat } =
    search
  const leg = (from: string, to: string, date: string) =>
    `from:${from},to:${to},departure:${partnerDate(date)}TANYT`
  const lap = infantsOnLap > 0 ? 'Y' : 'N'
  return buildPartnerUrl(host, '/Flights-Search', [
    ['leg1', leg(origin, destination, departureDate)],
    ['leg2', returnDate === '' ? null : leg(destination, origin, returnDate)],
    ['passengers', `adults:${adults},children:${children + infantsInSeat},infantinlap:${lap}`],
    ['options', `carrier:,cabinclass:${search.travelClass},maxhops:1`],
    ['trip', returnDate === '' ? 'oneway' : 'roundtrip'],
    ['mode', 'search'],
  ])
}
