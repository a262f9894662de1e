import { checkEu261, checkShy, checkUk261 } from './bands.rules.ts'
import type { Flight, Verdict } from './flight.rules.ts'
import { checkAnac, checkAppr, checkMontreal, checkUs } from './other-laws.rules.ts'

/** What each of the seven laws says of a flight, in their own order. */
export function findCompensation(flight: Flight): Verdict[] {
  return [checkEu261, checkUk261, checkAppr, checkShy, checkUs, checkAnac, checkMontreal].map((check) =>
    check(flight),
  )
}
