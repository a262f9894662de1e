import { findExcuse } from './causes.rules.ts'
import {
  type CompensationVerdict,
  type DisruptedFlight,
  finalDelayMinutes,
  isNearBandEdge,
  notDue,
  type PassengerLaw,
} from './flight.rules.ts'
import { checkAnac, checkAppr, checkMontreal, checkUs } from './other-laws.rules.ts'
import { EU261_MEMBERSHIP } from './territories.data.ts'

/** A law of fixed sums by distance: three bands up to 1500, up to 3500, and beyond, in kilometres. */
type BandLaw = {
  law: PassengerLaw
  currency: string
  /** Minor units, by band. */
  sums: readonly [number, number, number]
  source: string
  articles: { scope: string; sums: string; halved: string; notice: string; excuse: string; delay: string }
  /** The last band is halved for a delay under four hours (Sturgeon, paragraph 63); Turkey has no such rule. */
  halvesDelay: boolean
}

const [SHORT_KM, MEDIUM_KM] = [1500, 3500]
const THREE_HOURS = 180
/** Article 7(2), in minutes, by band. */
const HALVING_DELAY_MINUTES = [120, 180, 240] as const
const EU: BandLaw = {
  law: 'EU261',
  currency: 'EUR',
  sums: [25000, 40000, 60000],
  source: 'Regulation (EC) No 261/2004',
  articles: {
    scope: 'Article 3(1)',
    sums: 'Article 7(1)',
    halved: 'Article 7(2)',
    notice: 'Article 5(1)(c)',
    excuse: 'Article 5(3)',
    delay: 'Articles 6 and 7 as read in Sturgeon, C-402/07',
  },
  halvesDelay: true,
}
const UK: BandLaw = {
  ...EU,
  law: 'UK261',
  currency: 'GBP',
  sums: [22000, 35000, 52000],
  source: 'Regulation (EC) No 261/2004 as kept in the law of the United Kingdom (SI 2019/278)',
}
const TURKEY: BandLaw = {
  law: 'SHY',
  currency: 'EUR',
  sums: [25000, 40000, 60000],
  source: 'SHY-YOLCU',
  articles: {
    scope: 'Article 2',
    sums: 'Article 8(1)',
    halved: 'Article 8(2)',
    notice: 'Article 6(1)(c)',
    excuse: 'Article 6(3)',
    delay: 'Article 7(3)',
  },
  halvesDelay: false,
}
/** Article 8(1)(a) of SHY-YOLCU: a flight within Turkey, whatever its distance. */
const TURKEY_DOMESTIC = 10000
const TURKEY_SINCE = '2012-01-01'
/** Official Gazette 32748 added Article 7(3): three hours late for a technical or operational reason is paid like a cancellation. */
const TURKEY_DELAY_SINCE = '2024-12-10'
const UK_SINCE = '2021-01-01'

/** What each of the seven laws says of a flight, in their own order. */
export function applyLaws(flight: DisruptedFlight): CompensationVerdict[] {
  return [checkEu261, checkUk261, checkAppr, checkShy, checkUs, checkAnac, checkMontreal].map((check) =>
    check(flight),
  )
}

/** Regulation (EC) No 261/2004: from the Union with any carrier, to it with one of the Union. */
function checkEu261(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, carrierCountry, date } = flight
  const isMember = (country: string) => {
    const stay = EU261_MEMBERSHIP[country]
    return stay !== undefined && date >= stay.from && (stay.until === undefined || date <= stay.until)
  }
  if (!isMember(departureCountry) && !(isMember(arrivalCountry) && isMember(carrierCountry)))
    return notApplicable(EU)
  const isWithin = isMember(departureCountry) && isMember(arrivalCountry)
  return applyBandLaw(EU, flight, isWithin)
}

/** The same regulation in the law of the United Kingdom, from 1 January 2021. */
function checkUk261(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, carrierCountry, date } = flight
  const isOfUnion = (country: string) => country !== 'GB' && EU261_MEMBERSHIP[country] !== undefined
  const isReached =
    departureCountry === 'GB' ||
    (arrivalCountry === 'GB' && (carrierCountry === 'GB' || isOfUnion(carrierCountry))) ||
    (isOfUnion(arrivalCountry) && carrierCountry === 'GB')
  if (!isReached) return notApplicable(UK)
  if (date < UK_SINCE) return notApplicable(UK, 'not-yet-law')
  return applyBandLaw(UK, flight, false)
}

/** SHY-YOLCU: from Turkey with any carrier, to it with a Turkish one. It has sums for delays since 10 December 2024. */
function checkShy(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, carrierCountry, date } = flight
  const isReached = departureCountry === 'TR' || (arrivalCountry === 'TR' && carrierCountry === 'TR')
  if (!isReached) return notApplicable(TURKEY)
  if (date < TURKEY_SINCE) return notApplicable(TURKEY, 'not-yet-law')
  if (flight.event === 'delay' && date < TURKEY_DELAY_SINCE)
    return notDue('SHY', 'EUR', { article: `Article 7, ${TURKEY.source}`, reason: 'no-fixed-sum' })
  const isDomestic = departureCountry === 'TR' && arrivalCountry === 'TR'
  if (!isDomestic) return applyBandLaw(TURKEY, flight, false)
  const sums = [TURKEY_DOMESTIC, TURKEY_DOMESTIC, TURKEY_DOMESTIC] as const
  return { ...applyBandLaw({ ...TURKEY, sums }, { ...flight, km: 0 }, false), borderline: false }
}

function notApplicable(
  law: BandLaw,
  reason: 'out-of-reach' | 'not-yet-law' = 'out-of-reach',
): CompensationVerdict {
  return notDue(law.law, law.currency, { applies: false, article: cite(law, 'scope'), reason })
}

/** Why nothing is due before anybody asks for the cause: a short delay, long notice, a close reroute. */
function findExemption(
  flight: DisruptedFlight,
): { article: keyof BandLaw['articles']; reason: CompensationVerdict['reason'] } | null {
  const { event, arrivalDelayMinutes, noticeDays } = flight
  if (event === 'delay')
    return arrivalDelayMinutes < THREE_HOURS ? { article: 'delay', reason: 'short-delay' } : null
  if (event !== 'cancellation') return null
  if (noticeDays >= 14) return { article: 'notice', reason: 'notice' }
  return isCloseReroute(flight) ? { article: 'notice', reason: 'reroute-close' } : null
}

function applyBandLaw(law: BandLaw, flight: DisruptedFlight, isWithinUnion: boolean): CompensationVerdict {
  const { km, event } = flight
  const exemption = findExemption(flight)
  if (exemption) {
    const { article, reason } = exemption
    return notDue(law.law, law.currency, { article: cite(law, article), reason })
  }
  // Denied boarding knows no such excuse (Finnair, C-22/11).
  const { excuse, basis } =
    event === 'denied-boarding' ? ({ excuse: 'no', basis: '' } as const) : findExcuse(flight, law.law)
  if (excuse === 'yes') {
    return notDue(law.law, law.currency, { article: cite(law, 'excuse'), reason: 'extraordinary', basis })
  }

  const band = km <= SHORT_KM ? 0 : km <= MEDIUM_KM || isWithinUnion ? 1 : 2
  const isHalved = isHalvable(flight, band) && (event !== 'delay' || law.halvesDelay)
  const edges = isWithinUnion ? [SHORT_KM] : [SHORT_KM, MEDIUM_KM]
  const point = `(${'abc'[band]})`
  return {
    law: law.law,
    applies: true,
    due: true,
    currency: law.currency,
    limit: null,
    amount: law.sums[band] / (isHalved ? 2 : 1),
    article: isHalved ? cite(law, 'halved', point) : cite(law, 'sums', point),
    reason: reasonOf(event, isHalved),
    borderline: isNearBandEdge(km, edges),
    contested: excuse === 'contested',
    basis,
  }
}

/** Article 5(1)(c)(ii) and (iii): notice of 7 to 13 days, or less, with another flight close to the booked one. */
function isCloseReroute({ noticeDays, reroute }: DisruptedFlight): boolean {
  if (!reroute) return false
  const [earlier, later] = noticeDays >= 7 ? [120, 240] : [60, 120]
  return reroute.departEarlierMinutes <= earlier && reroute.arriveLaterMinutes < later
}

/** Article 7(2): another flight that arrives within 2, 3 or 4 hours by band; Sturgeon, paragraph 63: a delay under 4 hours in the last band. */
function isHalvable(flight: DisruptedFlight, band: 0 | 1 | 2): boolean {
  if (flight.event === 'delay') return band === 2 && flight.arrivalDelayMinutes < 240
  if (!flight.reroute) return false
  const late = finalDelayMinutes(flight)
  return late !== null && late <= HALVING_DELAY_MINUTES[band]
}

function reasonOf(event: DisruptedFlight['event'], isHalved: boolean): CompensationVerdict['reason'] {
  if (event === 'delay') return isHalved ? 'delay-halved' : 'delay'
  if (isHalved) return 'rerouted-halved'
  return event === 'cancellation' ? 'cancelled' : 'denied'
}

function cite(law: BandLaw, article: keyof BandLaw['articles'], point = ''): string {
  return `${law.articles[article]}${point}, ${law.source}`
}
