import type { IsoDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import type { Money } from '../../base/money.ts'
import { stateOf } from './territories.data.ts'

/** The day on which we last went through the tables of the laws, from knowledge. */
export const LAWS_AS_OF = '2025-11-30'
/** The day we wrote them. */
export const LAWS_WRITTEN = '2026-11-22'

export const PASSENGER_LAWS = ['EU261', 'UK261', 'APPR', 'SHY', 'US-DBC', 'ANAC400', 'MC99'] as const
export type PassengerLaw = (typeof PASSENGER_LAWS)[number]

export const DISRUPTION_KINDS = ['delay', 'cancellation', 'denied-boarding'] as const
export type DisruptionKind = (typeof DISRUPTION_KINDS)[number]

/** Why a flight was late or did not go, in the words of an airline. */
export const DISRUPTION_CAUSES = [
  ...(['technical', 'crew', 'strike-own', 'late-before'] as const),
  ...(['technical-hidden', 'weather', 'air-traffic', 'strike-others', 'bird', 'lightning'] as const),
  ...(['security', 'airport', 'ill', 'unruly'] as const),
] as const
export type DisruptionCause = (typeof DISRUPTION_CAUSES)[number]

/** Another flight that was offered: how much earlier it left and how much later it arrived than the booked one, in minutes. */
export type Reroute = { departEarlierMinutes: number; arriveLaterMinutes: number }

/** A flight and what became of it. Countries are ISO 3166-1 alpha-2, `km` is the great circle between the airports. */
export type DisruptedFlight = {
  departureCountry: string
  arrivalCountry: string
  km: number
  carrierCountry: string
  date: IsoDate
  event: DisruptionKind
  /** How late the passenger was at the final destination. */
  arrivalDelayMinutes: number
  /** Whole days between the notice of a cancellation and the departure. */
  noticeDays: number
  reroute: Reroute | null
  /** Beyond the carrier's control, or needed for safety; what a known `cause` says goes before it. */
  extraordinary: boolean
  /** The cause that the airline gave; null when it gave none. */
  cause: DisruptionCause | null
  /** One way, in US cents; null when not entered. Only the law of the United States needs it. */
  fareUsCents: number | null
  /** Two million passengers or more in each of the two years before (APPR, section 1). */
  isLargeCarrier: boolean
  /** The seats were missing because a smaller aircraft came, for operations or safety (14 CFR 250.6(b)). */
  isSmallerAircraft: boolean
}

/** What a law says of a flight. `amount` is in minor units, 0 when nothing is due, null when it hangs on an unknown fare. */
export type CompensationVerdict = {
  law: PassengerLaw
  /** False when the law does not reach this flight at all. */
  applies: boolean
  due: boolean
  amount: number | null
  currency: string
  article: string
  reason: ReasonKey
  /** The distance is within 1 % of the edge of a band: measured otherwise, it may fall on the other side. */
  borderline: boolean
  /** What proven loss can be claimed up to, where a law has no fixed sum. */
  limit: Money | null
  /** The airline may say that this cause excuses it, and courts have not settled it. */
  contested: boolean
  /** The judgment or recital on the cause, where one is known. */
  basis: string
}

export type ReasonKey =
  | 'out-of-reach'
  | 'not-yet-law'
  | 'short-delay'
  | 'delay'
  | 'delay-halved'
  | 'extraordinary'
  | 'outside-control'
  | 'all-measures'
  | 'notice'
  | 'reroute-close'
  | 'cancelled'
  | 'rerouted-halved'
  | 'denied'
  | 'no-fixed-sum'
  | 'refunded'
  | 'on-time-reroute'
  | 'fare-share'
  | 'fare-unknown'
  | 'no-cancellation-sum'
  | 'proven-loss'
  | 'not-international'
  | 'party-unknown'
  | 'smaller-aircraft'

/** A verdict of nothing due; what differs is given. */
export function notDue(
  law: PassengerLaw,
  currency: string,
  part: Pick<CompensationVerdict, 'article' | 'reason'> & Partial<CompensationVerdict>,
): CompensationVerdict {
  const none = { due: false, amount: 0, borderline: false, limit: null, contested: false, basis: '' }
  return { law, applies: true, currency, ...none, ...part }
}

/** How many kilometres lie between two airports along the great circle (Article 7(4) of Regulation 261/2004). */
export function kilometresBetween(a: Position, b: Position): number {
  return metresBetween(a, b) / 1000
}

/** How late a passenger arrived in the end, in minutes; null for one who never did. */
export function finalDelayMinutes({ reroute, arrivalDelayMinutes }: DisruptedFlight): number | null {
  if (reroute) return Math.max(0, reroute.arriveLaterMinutes)
  return arrivalDelayMinutes > 0 ? arrivalDelayMinutes : null
}

/** Whether a distance is within 1 % of one of the edges, in kilometres. */
export function isNearBandEdge(km: number, edges: readonly number[]): boolean {
  return edges.some((edge) => Math.abs(km - edge) <= edge / 100)
}

/** What more a form has to ask, beyond the way, the day, the carrier and what happened. */
export type FormQuestion = 'delay' | 'notice' | 'reroute' | 'cause' | 'fare' | 'carrier-size' | 'equipment'

type QuestionContext = {
  event: DisruptionKind
  departureCountry: string | null
  arrivalCountry: string | null
  noticeDays: number | null
}

/** The questions whose answer can change a verdict, in the order of asking. */
export function listFormQuestions({
  event,
  departureCountry,
  arrivalCountry,
  noticeDays,
}: QuestionContext): FormQuestion[] {
  const isCanadian = departureCountry === 'CA' || arrivalCountry === 'CA'
  const questions: FormQuestion[] = []
  if (event === 'delay') questions.push('delay')
  if (event === 'cancellation') questions.push('notice')
  // With two weeks' notice no compensation is due, whatever else was offered; Canada counts to the fifteenth day.
  const isEarly = event === 'cancellation' && (noticeDays ?? 0) >= (isCanadian ? 15 : 14)
  if (event !== 'delay' && !isEarly) questions.push('reroute')
  if (!isEarly && (event !== 'denied-boarding' || isCanadian)) questions.push('cause')
  if (isCanadian && !isEarly && event !== 'denied-boarding') questions.push('carrier-size')
  if (departureCountry !== null && stateOf(departureCountry) === 'US' && event === 'denied-boarding')
    questions.push('equipment', 'fare')
  return questions
}
