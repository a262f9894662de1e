import { isIsoDate } from '../../base/dates.ts'
import { type Airport, findAirports, normaliseAirport } from '../../booking/flights/index.ts'
import { parseAmount } from '../../money/currency/index.ts'
import type { CompensationKey } from './compensation.messages.ts'
import {
  DISRUPTION_CAUSES,
  DISRUPTION_KINDS,
  type DisruptedFlight,
  type DisruptionKind,
  type FormQuestion,
  kilometresBetween,
  listFormQuestions,
} from './flight.rules.ts'

/** Two characters of the flight number, country of the licence, name. */
export type AirlineRow = readonly [code: string, country: string, name: string]
/** With the last day on which anybody flew there. */
export type ClosedAirport = Airport & { until: string }

/** A flight as its form has it, right or wrong: everything is text. */
export const EMPTY_FLIGHT_FORM = {
  departure: '',
  arrival: '',
  departureCountry: '',
  arrivalCountry: '',
  band: '',
  carrier: '',
  date: '',
  event: 'delay',
  hours: '',
  minutes: '',
  notice: '',
  rerouted: '',
  earlier: '',
  later: '',
  flight: '',
  cause: '',
  fare: '',
  large: 'yes',
  equipment: '',
}
export type FlightFormState = typeof EMPTY_FLIGHT_FORM

/** A distance of each band, for a way that we cannot measure; none is near an edge. */
const BAND_KILOMETRES: Readonly<Record<string, number>> = { short: 1000, medium: 2500, long: 6000 }
const MAX_DELAY_MINUTES = 100_000
/** The airline named a cause beyond it that is not in our list. */
export const OTHER_CAUSE = 'other'

/** What the form is read with: our tables, as far as they are here, and the traveller's date. */
export type FlightFormContext = {
  airports: readonly Airport[]
  closed: readonly ClosedAirport[]
  airlines: readonly AirlineRow[]
  today: string
}

export type ParsedFlightForm = {
  departure: Airport | null
  arrival: Airport | null
  /** Whom the flight number names. */
  airline: AirlineRow | null
  /** As chosen, or from the airline of the flight number; empty when neither is there. */
  carrier: string
  event: DisruptionKind
  questions: readonly FormQuestion[]
  flight: DisruptedFlight | null
  /** The fields that are still missing. */
  missing: readonly CompensationKey[]
}

/** What the form says, read as far as it can be. */
type FlightFormValues = {
  departure: Airport | null
  arrival: Airport | null
  departureCountry: string
  arrivalCountry: string
  km: number | null
  carrier: string
  event: DisruptionKind
  questions: readonly FormQuestion[]
  late: number | null
  noticeDays: number | null
  reroute: ReturnType<typeof parseReroute>
  fare: ReturnType<typeof parseAmount> | null
}

/** A flight read from the form: complete, or with the missing fields; and the questions that the form has to show. */
export function parseFlightForm(draft: FlightFormState, world: FlightFormContext): ParsedFlightForm {
  const airline = airlineOf(draft.flight, world.airlines)
  const values = readValues(draft, world, draft.carrier || (airline?.[1] ?? ''))
  const missing = [
    ...missingRoute(values),
    ...(values.carrier ? [] : (['problem.carrier'] as const)),
    ...missingDate(draft.date, values, world),
    ...missingAnswers(values),
  ]
  const { departure, arrival, carrier, event, questions } = values
  const flight = missing.length > 0 ? null : toFlight(draft, values)
  return { departure, arrival, airline, carrier, event, questions, missing, flight }
}

function readValues(draft: FlightFormState, world: FlightFormContext, carrier: string): FlightFormValues {
  const [departure, arrival] = [findAirport(draft.departure, world), findAirport(draft.arrival, world)]
  const event = DISRUPTION_KINDS.find((one) => one === draft.event) ?? 'delay'
  const departureCountry = departure?.country ?? draft.departureCountry
  const arrivalCountry = arrival?.country ?? draft.arrivalCountry
  const noticeDays = parseWholeNumber(draft.notice)
  return {
    departure,
    arrival,
    departureCountry,
    arrivalCountry,
    km: departure && arrival ? kilometresBetween(departure, arrival) : (BAND_KILOMETRES[draft.band] ?? null),
    carrier,
    event,
    questions: listFormQuestions({
      event,
      departureCountry: departureCountry || null,
      arrivalCountry: arrivalCountry || null,
      noticeDays,
    }),
    late: minutesOf(draft),
    noticeDays,
    reroute: parseReroute(draft),
    fare: draft.fare.trim() === '' ? null : parseAmount(draft.fare, 'USD'),
  }
}

function missingRoute(values: FlightFormValues): CompensationKey[] {
  const { departure, arrival, departureCountry, arrivalCountry, km } = values
  if (!departureCountry || !arrivalCountry) return ['problem.airport']
  if (departure && departure === arrival) return ['problem.same']
  return km === null ? ['problem.distance'] : []
}

function missingDate(
  date: string,
  { departure, arrival, event }: FlightFormValues,
  { today }: FlightFormContext,
): CompensationKey[] {
  if (!isIsoDate(date)) return ['problem.date']
  // What has not happened yet can only be cancelled.
  if (date > today && event !== 'cancellation') return ['problem.future']
  const isClosed = [departure, arrival].some((one) => one !== null && isClosedOn(one, date))
  return isClosed ? ['problem.closed'] : []
}

/** The questions of the form without an answer, or with one that cannot be parsed. */
function missingAnswers({ questions, late, noticeDays, reroute, fare }: FlightFormValues): CompensationKey[] {
  const problems: [question: FormQuestion, isMissing: boolean, problem: CompensationKey][] = [
    ['delay', late === null, 'problem.delay'],
    ['notice', noticeDays === null, 'problem.notice'],
    ['reroute', reroute === 'unread', 'problem.reroute'],
    ['fare', fare !== null && !fare.ok, 'problem.fare'],
  ]
  return problems.flatMap(([question, isMissing, problem]) =>
    isMissing && questions.includes(question) ? [problem] : [],
  )
}

function toFlight(draft: FlightFormState, values: FlightFormValues): DisruptedFlight | null {
  const { departureCountry, arrivalCountry, km, carrier, event, questions, late, noticeDays, reroute, fare } =
    values
  if (km === null) return null
  const isAsked = (question: FormQuestion) => questions.includes(question)
  return {
    departureCountry,
    arrivalCountry,
    km,
    carrierCountry: carrier,
    date: draft.date,
    event,
    arrivalDelayMinutes: isAsked('delay') ? (late ?? 0) : 0,
    noticeDays: noticeDays ?? 0,
    reroute: isAsked('reroute') && reroute !== 'unread' ? reroute : null,
    extraordinary: isAsked('cause') && draft.cause === OTHER_CAUSE,
    cause: (isAsked('cause') && DISRUPTION_CAUSES.find((one) => one === draft.cause)) || null,
    isSmallerAircraft: isAsked('equipment') && draft.equipment === 'yes',
    fareUsCents: fare?.ok ? Number(fare.value) : null,
    isLargeCarrier: draft.large === 'yes',
  }
}

/** The airline that a flight number such as `LH 400` names. */
function airlineOf(flight: string, airlines: readonly AirlineRow[]): AirlineRow | null {
  const code = /^\s*([A-Z0-9]{2})\s?\d{1,4}[A-Z]?\s*$/i.exec(flight)?.[1]?.toUpperCase()
  return airlines.find(([one]) => one === code) ?? null
}

/** The airport that a text names, from our table or from the list of closed airports. */
function findAirport(text: string, { airports, closed }: FlightFormContext): Airport | null {
  const all = [...airports, ...closed]
  const code = /\(([A-Z]{3})\)$/.exec(normaliseAirport(text, all))?.[1]
  const airport = all.find(({ iata }) => iata === code)
  if (airport) return airport
  // The field suggests none of them: a name is enough.
  return text.trim().length < 4 ? null : (findAirports(text, closed, 1)[0] ?? null)
}

function isClosedOn(airport: Airport | ClosedAirport, date: string): boolean {
  return 'until' in airport && date > airport.until
}

function minutesOf({ hours, minutes }: FlightFormState): number | null {
  if (hours.trim() === '' && minutes.trim() === '') return null
  const [whole, rest] = [parseWholeNumber(hours || '0'), parseWholeNumber(minutes || '0')]
  return whole === null || rest === null ? null : Math.min(MAX_DELAY_MINUTES, whole * 60 + rest)
}

function parseReroute({ rerouted, earlier, later }: FlightFormState): DisruptedFlight['reroute'] | 'unread' {
  if (rerouted !== 'yes') return null
  const [departEarlierMinutes, arriveLaterMinutes] = [
    parseWholeNumber(earlier || '0'),
    parseWholeNumber(later),
  ]
  if (departEarlierMinutes === null || arriveLaterMinutes === null) return 'unread'
  return { departEarlierMinutes, arriveLaterMinutes }
}

function parseWholeNumber(text: string): number | null {
  const read = parseAmount(text, 'JPY')
  return read.ok && read.value < 100_000n ? Number(read.value) : null
}

/** A flight to try: Rome to London with a British airline, 4 hours and 10 minutes late. */
export function exampleFlightForm(yesterday: string): FlightFormState {
  return {
    ...EMPTY_FLIGHT_FORM,
    departure: 'Rome Fiumicino–Leonardo da Vinci (FCO)',
    arrival: 'London Heathrow (LHR)',
    carrier: 'GB',
    date: yesterday,
    event: 'delay',
    hours: '4',
    minutes: '10',
  }
}
