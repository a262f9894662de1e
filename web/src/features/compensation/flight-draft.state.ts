import { isIsoDate } from '@tripwright/domain/base/dates'
import {
  type CompensationKey,
  EVENTS,
  type Event,
  type Flight,
  kilometresBetween,
  listQuestions,
  type Question,
} from '@tripwright/domain/compensation'
import { parseAmount } from '@tripwright/domain/currency'
import { type Airport, normaliseAirport } from '@tripwright/domain/flights'

export const NEW_DRAFT = {
  ...{ departure: '', arrival: '', departureCountry: '', arrivalCountry: '', band: '', carrier: '' },
  ...{ date: '', event: 'delay', hours: '', minutes: '', notice: '', rerouted: '', earlier: '', later: '' },
  ...{ extraordinary: '', fare: '', large: 'yes' },
}
export type FlightDraft = typeof NEW_DRAFT

/** A distance of each band, for a way that we cannot measure; none is near an edge. */
const BANDS: Readonly<Record<string, number>> = { short: 1000, medium: 2500, long: 6000 }
const MINUTES_AT_MOST = 100_000

export type ReadDraft = {
  departure: Airport | null
  arrival: Airport | null
  event: Event
  questions: readonly Question[]
  flight: Flight | null
  /** What is still to be said. */
  missing: readonly CompensationKey[]
}

/** A flight as its form has it: complete, or what is missing; and which questions the form has to ask. */
export function readFlightDraft(draft: FlightDraft, airports: readonly Airport[]): ReadDraft {
  const [departure, arrival] = [findAirport(draft.departure, airports), findAirport(draft.arrival, airports)]
  const event = EVENTS.find((one) => one === draft.event) ?? 'delay'
  const departureCountry = departure?.country ?? draft.departureCountry
  const arrivalCountry = arrival?.country ?? draft.arrivalCountry
  const km = departure && arrival ? kilometresBetween(departure, arrival) : (BANDS[draft.band] ?? null)
  const noticeDays = wholeNumber(draft.notice)
  const questions = listQuestions({
    ...{
      event,
      departureCountry: departureCountry || null,
      arrivalCountry: arrivalCountry || null,
      noticeDays,
    },
  })
  const late = minutesOf(draft)
  const missing: CompensationKey[] = []
  if (!departureCountry || !arrivalCountry) missing.push('problem.airport')
  else if (km === null) missing.push('problem.distance')
  if (!draft.carrier) missing.push('problem.carrier')
  if (!isIsoDate(draft.date)) missing.push('problem.date')
  if (questions.includes('delay') && late === null) missing.push('problem.delay')
  if (questions.includes('notice') && noticeDays === null) missing.push('problem.notice')
  const reroute = readReroute(draft)
  if (questions.includes('reroute') && reroute === 'unread') missing.push('problem.reroute')
  const fare = draft.fare.trim() === '' ? null : parseAmount(draft.fare, 'USD')
  if (questions.includes('fare') && fare !== null && !fare.ok) missing.push('problem.fare')

  const base = { departure, arrival, event, questions, missing }
  if (missing.length > 0 || km === null) return { ...base, flight: null }
  const isAsked = (question: Question) => questions.includes(question)
  const flight: Flight = {
    ...{ departureCountry, arrivalCountry, km, carrierCountry: draft.carrier, date: draft.date, event },
    arrivalDelayMinutes: isAsked('delay') ? (late ?? 0) : 0,
    noticeDays: noticeDays ?? 0,
    reroute: isAsked('reroute') && reroute !== 'unread' ? reroute : null,
    extraordinary: isAsked('extraordinary') && draft.extraordinary === 'yes',
    fareUsCents: fare?.ok ? Number(fare.value) : null,
    isLargeCarrier: draft.large === 'yes',
  }
  return { ...base, flight }
}

/** The airport that a text means, when our table has it. */
function findAirport(text: string, airports: readonly Airport[]): Airport | null {
  const code = /\(([A-Z]{3})\)$/.exec(normaliseAirport(text, airports))?.[1]
  return airports.find(({ iata }) => iata === code) ?? null
}

function minutesOf({ hours, minutes }: FlightDraft): number | null {
  if (hours.trim() === '' && minutes.trim() === '') return null
  const [whole, rest] = [wholeNumber(hours || '0'), wholeNumber(minutes || '0')]
  return whole === null || rest === null ? null : Math.min(MINUTES_AT_MOST, whole * 60 + rest)
}

function readReroute({ rerouted, earlier, later }: FlightDraft): Flight['reroute'] | 'unread' {
  if (rerouted !== 'yes') return null
  const [departEarlierMinutes, arriveLaterMinutes] = [wholeNumber(earlier || '0'), wholeNumber(later)]
  if (departEarlierMinutes === null || arriveLaterMinutes === null) return 'unread'
  return { departEarlierMinutes, arriveLaterMinutes }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : null
}

/** A flight to try: Rome to London with a British airline, 4 hours and 10 minutes late. */
export function exampleDraft(yesterday: string): FlightDraft {
  return {
    ...{
      ...NEW_DRAFT,
      departure: 'Rome Fiumicino–Leonardo da Vinci (FCO)',
      arrival: 'London Heathrow (LHR)',
    },
    ...{ carrier: 'GB', date: yesterday, event: 'delay', hours: '4', minutes: '10' },
  }
}
