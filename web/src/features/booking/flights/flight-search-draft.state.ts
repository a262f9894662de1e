import { encodeCall } from '@tripwright/domain/base/contract'
import { addDays } from '@tripwright/domain/base/dates'
import {
  checkFlightSearch,
  type FlightSearch,
  type FlightsKey,
  flightHandOff,
  normaliseAirport,
  TRAVEL_CLASSES,
} from '@tripwright/domain/booking/flights'
import { today } from '#platform/today.ts'
import type { AirportTable } from './airport-table.state.ts'

export const NEW_DRAFT = {
  origin: '',
  destination: '',
  departureDate: '',
  returnDate: '',
  trip: 'return',
  adults: '1',
  children: '0',
  infantsOnLap: '0',
  infantsInSeat: '0',
  travelClass: 'economy',
}
export type FlightSearchDraft = typeof NEW_DRAFT

/** The error of each field, as the key of its text. */
export type FlightErrors = Partial<Record<keyof FlightSearchDraft, FlightsKey>>
export type ParsedFlightDraft = { ok: true; search: FlightSearch } | { ok: false; errors: FlightErrors }

/** The passengers in the form. */
export function passengersOf(draft: FlightSearchDraft) {
  const { adults, children, infantsOnLap, infantsInSeat } = draft
  return {
    adults: Number(adults),
    children: Number(children),
    infantsOnLap: Number(infantsOnLap),
    infantsInSeat: Number(infantsInSeat),
  }
}

/** The search of a form with complete airports, or its errors. */
export function parseFlightDraft(draft: FlightSearchDraft, { airports }: AirportTable): ParsedFlightDraft {
  const isReturn = draft.trip !== 'one-way'
  const search: FlightSearch = {
    ...passengersOf(draft),
    origin: normaliseAirport(draft.origin, airports),
    destination: normaliseAirport(draft.destination, airports),
    departureDate: draft.departureDate,
    returnDate: isReturn ? draft.returnDate : '',
    travelClass: TRAVEL_CLASSES.find((one) => one === draft.travelClass) ?? 'economy',
  }
  const issues = checkFlightSearch(search, today())
  const errors: FlightErrors = {}
  for (const { field, key } of issues) errors[field] ??= key
  // A requested return flight has a date.
  if (isReturn && draft.returnDate === '' && !errors.departureDate) errors.returnDate = 'error.return.missing'
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, search }
}

/** The target of a search that was filled in elsewhere; null when something in it is invalid. */
export function quickFlightPath(part: Partial<FlightSearchDraft>, table: AirportTable): string | null {
  const read = parseFlightDraft({ ...NEW_DRAFT, ...part }, table)
  return read.ok ? encodeCall(flightHandOff, read.search).path : null
}

/** An example search: a week in London from Rome, a month from now. */
export function exampleDraft(): Partial<FlightSearchDraft> {
  return {
    origin: 'Rome Fiumicino–Leonardo da Vinci (FCO)',
    destination: 'London Heathrow (LHR)',
    trip: 'return',
    departureDate: addDays(today(), 30),
    returnDate: addDays(today(), 37),
  }
}
