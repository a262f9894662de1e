import type { IsoDate } from '../../base/dates.ts'
import { findExcuse } from './causes.rules.ts'
import { type CompensationVerdict, type DisruptedFlight, finalDelayMinutes, notDue } from './flight.rules.ts'
import { MONTREAL_PARTIES, stateOf } from './territories.data.ts'

const APPR = 'Air Passenger Protection Regulations, SOR/2019-150'
/** Denied boarding came first, delays and cancellations five months later. */
const APPR_DENIED_SINCE = '2019-07-15'
const APPR_LATE_SINCE = '2019-12-15'
const [SIX_HOURS, NINE_HOURS] = [360, 540]
/** Section 19(1), in cents: three to six hours late, six to nine, nine or more. */
const APPR_LATE = { large: [40000, 70000, 100000], small: [12500, 25000, 50000] } as const
/** Section 19(2): the ticket was refunded instead. */
const APPR_REFUND = { large: 40000, small: 12500 } as const
/** Section 20(1): under six hours late, six to nine, nine or more. */
const APPR_DENIED = [90000, 180000, 240000] as const

/** Canada, Air Passenger Protection Regulations: to, from and within Canada, when the cause was within the carrier's control. */
export function checkAppr(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, date, event, noticeDays } = flight
  const no = (section: string, reason: CompensationVerdict['reason'], applies = true) =>
    notDue('APPR', 'CAD', { applies, article: `${section}, ${APPR}`, reason })
  if (departureCountry !== 'CA' && arrivalCountry !== 'CA') return no('Section 5', 'out-of-reach', false)
  const isDenied = event === 'denied-boarding'
  const part = isDenied
    ? { section: 'Section 20', since: APPR_DENIED_SINCE }
    : { section: 'Section 19', since: APPR_LATE_SINCE }
  if (date < part.since) return no(part.section, 'not-yet-law', false)
  const { excuse } = findExcuse(flight, 'APPR')
  if (excuse === 'yes') return no('Sections 10 and 11', 'outside-control')
  const yes = (
    section: string,
    amount: number,
    reason: CompensationVerdict['reason'],
  ): CompensationVerdict => ({
    law: 'APPR',
    applies: true,
    due: true,
    currency: 'CAD',
    borderline: false,
    limit: null,
    contested: excuse === 'contested',
    basis: '',
    amount,
    article: `${section}, ${APPR}`,
    reason,
  })
  const late = finalDelayMinutes(flight)
  if (isDenied) {
    const step = apprStep(late)
    return yes(`Section 20(1)(${'abc'[step]})`, APPR_DENIED[step], 'denied')
  }
  if (event === 'cancellation' && noticeDays > 14) return no('Section 19(1)', 'notice')
  const { size, point } = apprSizeOf(flight)
  if (event === 'cancellation' && late === null)
    return yes(`Section 19(2)${point}`, APPR_REFUND[size], 'refunded')
  if (late === null || late < 180) return no('Section 19(1)', 'short-delay')
  const step = apprStep(late)
  const article = `Section 19(1)${point}${['(i)', '(ii)', '(iii)'][step]}`
  return yes(article, APPR_LATE[size][step], event === 'delay' ? 'delay' : 'cancelled')
}

function apprSizeOf({ isLargeCarrier }: DisruptedFlight) {
  return isLargeCarrier
    ? ({ size: 'large', point: '(a)' } as const)
    : ({ size: 'small', point: '(b)' } as const)
}

/** Under six hours late, six to nine, nine or more or never. */
function apprStep(late: number | null): 0 | 1 | 2 {
  if (late === null || late >= NINE_HOURS) return 2
  return late >= SIX_HOURS ? 1 : 0
}

/** 14 CFR 250.5, in cents, by the day of the flight, newest first: the most for twice and for four times the fare. */
const US_CAPS: readonly { from: IsoDate; twice: number; fourTimes: number }[] = [
  { from: '2025-01-22', twice: 107500, fourTimes: 215000 },
  { from: '2021-04-21', twice: 77500, fourTimes: 155000 },
  { from: '2015-08-25', twice: 67500, fourTimes: 135000 },
  { from: '2011-08-23', twice: 65000, fourTimes: 130000 },
]

/** United States: being bumped from an oversold flight that leaves from there. No sum for a delay or a cancellation. */
export function checkUs(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, date, event, fareUsCents } = flight
  const no = (article: string, reason: CompensationVerdict['reason'], applies = true) =>
    notDue('US-DBC', 'USD', { applies, article, reason })
  const isDomestic = stateOf(arrivalCountry) === 'US'
  if (stateOf(departureCountry) !== 'US') return no('14 CFR 250.2', 'out-of-reach', false)
  if (event !== 'denied-boarding') return no('14 CFR 250.1 and part 260', 'no-fixed-sum')
  const caps = US_CAPS.find(({ from }) => date >= from)
  if (!caps) return no('14 CFR 250.5', 'not-yet-law', false)
  if (flight.isSmallerAircraft) return no('14 CFR 250.6(b)', 'smaller-aircraft')
  const paragraph = isDomestic ? '(a)' : '(b)'
  const late = finalDelayMinutes(flight)
  if (late !== null && late <= 60) return no(`14 CFR 250.5${paragraph}(1)`, 'on-time-reroute')
  const isTwice = late !== null && late < (isDomestic ? 120 : 240)
  const cap = isTwice ? caps.twice : caps.fourTimes
  return {
    law: 'US-DBC',
    applies: true,
    due: true,
    currency: 'USD',
    borderline: false,
    contested: false,
    basis: '',
    article: `14 CFR 250.5${paragraph}(${isTwice ? 2 : 3})`,
    amount: fareUsCents === null ? null : Math.min(cap, fareUsCents * (isTwice ? 2 : 4)),
    limit: { amount: cap, currency: 'USD' },
    reason: fareUsCents === null ? 'fare-unknown' : 'fare-share',
  }
}

const ANAC = 'ANAC Resolution 400/2016'
const ANAC_SINCE = '2017-03-14'

/** Brazil: being left behind on a flight from there. In special drawing rights, 250 at home and 500 abroad. */
export function checkAnac(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, date, event } = flight
  const no = (article: string, reason: CompensationVerdict['reason'], applies = true) =>
    notDue('ANAC400', 'XDR', { applies, article: `${article}, ${ANAC}`, reason })
  if (departureCountry !== 'BR') return no('Article 1', 'out-of-reach', false)
  if (date < ANAC_SINCE) return no('Article 24', 'not-yet-law', false)
  if (event !== 'denied-boarding') return no('Articles 21, 26 and 27', 'no-cancellation-sum')
  const isDomestic = arrivalCountry === 'BR'
  return {
    law: 'ANAC400',
    applies: true,
    due: true,
    currency: 'XDR',
    borderline: false,
    limit: null,
    contested: false,
    basis: '',
    amount: isDomestic ? 25000 : 50000,
    reason: 'denied',
    article: `Article 24(${isDomestic ? 'I' : 'II'}), ${ANAC}`,
  }
}

/** Article 22(1) after each review of Article 24, in hundredths of a special drawing right, newest first. */
const MONTREAL_LIMITS: readonly { from: IsoDate; amount: number }[] = [
  { from: '2024-12-28', amount: 630300 },
  { from: '2019-12-28', amount: 534600 },
  { from: '2009-12-30', amount: 469400 },
  { from: '2003-11-04', amount: 415000 },
]

/** The Montreal Convention: no fixed sum, but what a delay is proved to have cost, up to a limit. */
export function checkMontreal(flight: DisruptedFlight): CompensationVerdict {
  const { departureCountry, arrivalCountry, date, event } = flight
  const no = (
    article: string,
    reason: CompensationVerdict['reason'],
    part: Partial<CompensationVerdict> = {},
  ) => notDue('MC99', 'XDR', { article: `${article} of the Montreal Convention`, reason, ...part })
  if (stateOf(departureCountry) === stateOf(arrivalCountry))
    return no('Article 1', 'not-international', { applies: false })
  if (!MONTREAL_PARTIES.has(departureCountry) || !MONTREAL_PARTIES.has(arrivalCountry))
    return no('Article 1', 'party-unknown', { applies: false })
  const inForce = MONTREAL_LIMITS.find(({ from }) => date >= from)
  if (!inForce) return no('Article 53', 'not-yet-law', { applies: false })
  const { excuse } = event === 'denied-boarding' ? ({ excuse: 'no' } as const) : findExcuse(flight, 'MC99')
  if (excuse === 'yes') return no('Article 19', 'all-measures')
  const limit = { amount: inForce.amount, currency: 'XDR' }
  return no('Articles 19 and 22(1)', 'proven-loss', { limit, contested: excuse === 'contested' })
}
