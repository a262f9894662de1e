import { checkEu261, checkShy, checkUk261 } from './bands.rules.ts'
import type { Event, Flight, Verdict } from './flight.rules.ts'
import { checkAnac, checkAppr, checkMontreal, checkUs } from './other-laws.rules.ts'
import { stateOf } from './territories.data.ts'

/** The day on which we last went through the tables of the laws, from knowledge. */
export const LAWS_AS_OF = '2026-11-22'

/** What each of the seven laws says of a flight, in their own order. */
export function findCompensation(flight: Flight): Verdict[] {
  return [checkEu261, checkUk261, checkAppr, checkShy, checkUs, checkAnac, checkMontreal].map((check) =>
    check(flight),
  )
}

/** What more a form has to ask, beyond the way, the day, the carrier and what happened. */
export type Question = 'delay' | 'notice' | 'reroute' | 'cause' | 'fare' | 'carrier-size' | 'equipment'

type Known = {
  event: Event
  departureCountry: string | null
  arrivalCountry: string | null
  noticeDays: number | null
}

/** The questions whose answer can change a verdict, in the order of asking. */
export function listQuestions({ event, departureCountry, arrivalCountry, noticeDays }: Known): Question[] {
  const isCanadian = departureCountry === 'CA' || arrivalCountry === 'CA'
  const questions: Question[] = []
  if (event === 'delay') questions.push('delay')
  if (event === 'cancellation') questions.push('notice')
  // With two weeks' notice nobody owes anything, whatever else was offered; Canada counts to the fifteenth day.
  const isEarly = event === 'cancellation' && (noticeDays ?? 0) >= (isCanadian ? 15 : 14)
  if (event !== 'delay' && !isEarly) questions.push('reroute')
  if (!isEarly && (event !== 'denied-boarding' || isCanadian)) questions.push('cause')
  if (isCanadian && !isEarly && event !== 'denied-boarding') questions.push('carrier-size')
  if (departureCountry !== null && stateOf(departureCountry) === 'US' && event === 'denied-boarding')
    questions.push('equipment', 'fare')
  return questions
}
