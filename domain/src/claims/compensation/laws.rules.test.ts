import { describe, expect, it } from 'vitest'
import { type DisruptedFlight, listFormQuestions, type PassengerLaw } from './flight.rules.ts'
import { applyLaws } from './laws.rules.ts'

/** Rome to London, British, three hours late: what differs is given. */
const ROME_LONDON: DisruptedFlight = {
  departureCountry: 'IT',
  arrivalCountry: 'GB',
  km: 1444,
  carrierCountry: 'GB',
  date: '2026-05-01',
  event: 'delay',
  arrivalDelayMinutes: 180,
  noticeDays: 0,
  reroute: null,
  extraordinary: false,
  fareUsCents: null,
  isLargeCarrier: true,
  cause: null,
  isSmallerAircraft: false,
}
const ask = (law: PassengerLaw, part: Partial<DisruptedFlight>) => {
  const verdict = applyLaws({ ...ROME_LONDON, ...part }).find((one) => one.law === law)
  if (!verdict) throw new Error(law)
  return verdict
}
const way = (departureCountry: string, arrivalCountry: string, carrierCountry: string, km: number) => ({
  departureCountry,
  arrivalCountry,
  carrierCountry,
  km,
})
const other = (departEarlierMinutes: number, arriveLaterMinutes: number) => ({
  reroute: { departEarlierMinutes, arriveLaterMinutes },
})
const cancelled = (noticeDays: number) =>
  ({ event: 'cancellation', noticeDays, arrivalDelayMinutes: 0 }) as const
const denied = { event: 'denied-boarding', arrivalDelayMinutes: 0 } as const
type Row = [part: Partial<DisruptedFlight>, amount: number | null, article: string, reason: string]

function holds(law: PassengerLaw, source: string, rows: Row[]): void {
  it.each(rows)('%j: %j by %s (%s)', (part, amount, article, reason) => {
    const verdict = ask(law, part)
    expect({ amount: verdict.amount, article: verdict.article, reason: verdict.reason }).toEqual({
      amount,
      article: source ? `${article}, ${source}` : article,
      reason,
    })
    expect(verdict.due).toBe(amount !== 0)
  })
}

const EU = 'Regulation (EC) No 261/2004'
const STURGEON = 'Articles 6 and 7 as read in Sturgeon, C-402/07'
const PARIS_TEL_AVIV = way('FR', 'IL', 'FR', 3286)
const PARIS_NEW_YORK = way('FR', 'US', 'US', 5834)
describe('EU 261', () => {
  holds('EU261', EU, [
    [{}, 25000, 'Article 7(1)(a)', 'delay'],
    [{ arrivalDelayMinutes: 179 }, 0, STURGEON, 'short-delay'],
    [{ arrivalDelayMinutes: 181 }, 25000, 'Article 7(1)(a)', 'delay'],
    [{ km: 1499 }, 25000, 'Article 7(1)(a)', 'delay'],
    [{ km: 1500 }, 25000, 'Article 7(1)(a)', 'delay'],
    [{ km: 1501 }, 40000, 'Article 7(1)(b)', 'delay'],
    [{ ...PARIS_TEL_AVIV, km: 3499 }, 40000, 'Article 7(1)(b)', 'delay'],
    [{ ...PARIS_TEL_AVIV, km: 3500 }, 40000, 'Article 7(1)(b)', 'delay'],
    [{ ...PARIS_TEL_AVIV, km: 3501, arrivalDelayMinutes: 240 }, 60000, 'Article 7(1)(c)', 'delay'],
    [{ ...PARIS_TEL_AVIV, km: 3501, arrivalDelayMinutes: 239 }, 30000, 'Article 7(2)(c)', 'delay-halved'],
    [{ ...PARIS_NEW_YORK, arrivalDelayMinutes: 179 }, 0, STURGEON, 'short-delay'],
    // Within the Union there is no third band: Paris to Réunion.
    [{ ...way('FR', 'RE', 'FR', 9350) }, 40000, 'Article 7(1)(b)', 'delay'],
    // To the Union with a carrier from elsewhere.
    [way('US', 'FR', 'US', 5834), 0, 'Article 3(1)', 'out-of-reach'],
    [{ ...way('US', 'FR', 'FR', 5834), arrivalDelayMinutes: 300 }, 60000, 'Article 7(1)(c)', 'delay'],
    [way('US', 'JP', 'FR', 10800), 0, 'Article 3(1)', 'out-of-reach'],
    [{ extraordinary: true }, 0, 'Article 5(3)', 'extraordinary'],
    [{ cause: 'weather' }, 0, 'Article 5(3)', 'extraordinary'],
    [{ cause: 'bird' }, 0, 'Article 5(3)', 'extraordinary'],
    [{ cause: 'technical', extraordinary: true }, 25000, 'Article 7(1)(a)', 'delay'],
    [{ cause: 'strike-own' }, 25000, 'Article 7(1)(a)', 'delay'],
    [cancelled(14), 0, 'Article 5(1)(c)', 'notice'],
    [cancelled(13), 25000, 'Article 7(1)(a)', 'cancelled'],
    [{ ...cancelled(13), ...other(120, 239) }, 0, 'Article 5(1)(c)', 'reroute-close'],
    [{ ...cancelled(13), ...other(121, 239) }, 25000, 'Article 7(1)(a)', 'cancelled'],
    [{ ...cancelled(7), ...other(120, 240) }, 25000, 'Article 7(1)(a)', 'cancelled'],
    [{ ...cancelled(6), ...other(60, 119) }, 0, 'Article 5(1)(c)', 'reroute-close'],
    [{ ...cancelled(6), ...other(61, 119) }, 12500, 'Article 7(2)(a)', 'rerouted-halved'],
    [{ ...cancelled(6), ...other(60, 120) }, 12500, 'Article 7(2)(a)', 'rerouted-halved'],
    [{ ...cancelled(6), ...other(60, 121) }, 25000, 'Article 7(1)(a)', 'cancelled'],
    [{ ...cancelled(3), km: 2000, ...other(60, 180) }, 20000, 'Article 7(2)(b)', 'rerouted-halved'],
    [{ ...cancelled(3), km: 2000, ...other(60, 181) }, 40000, 'Article 7(1)(b)', 'cancelled'],
    [{ ...PARIS_NEW_YORK, ...cancelled(3), ...other(60, 240) }, 30000, 'Article 7(2)(c)', 'rerouted-halved'],
    [{ ...PARIS_NEW_YORK, ...cancelled(3), ...other(60, 241) }, 60000, 'Article 7(1)(c)', 'cancelled'],
    [{ ...denied, extraordinary: true }, 25000, 'Article 7(1)(a)', 'denied'],
    [{ ...denied, ...other(0, 120) }, 12500, 'Article 7(2)(a)', 'rerouted-halved'],
    // The United Kingdom was in it until the end of 2020, Croatia came in 2013.
    [
      { ...way('GB', 'US', 'GB', 5500), date: '2020-12-31', arrivalDelayMinutes: 300 },
      60000,
      'Article 7(1)(c)',
      'delay',
    ],
    [{ ...way('GB', 'US', 'GB', 5500), date: '2021-01-01' }, 0, 'Article 3(1)', 'out-of-reach'],
    [{ ...way('HR', 'RS', 'HR', 370), date: '2013-06-30' }, 0, 'Article 3(1)', 'out-of-reach'],
    [{ ...way('HR', 'RS', 'HR', 370), date: '2013-07-01' }, 25000, 'Article 7(1)(a)', 'delay'],
  ])

  it.each([
    [1484, false],
    [1485, true],
    [1515, true],
    [1516, false],
    [3465, true],
    [3464, false],
    [3535, true],
    [3536, false],
  ])('on a way of %i km is borderline: %j', (km, expected) => {
    expect(ask('EU261', { ...PARIS_TEL_AVIV, km }).borderline).toBe(expected)
  })

  it('has no edge at 3500 km within the Union', () => {
    expect(ask('EU261', way('PT', 'FI', 'FI', 3500)).borderline).toBe(false)
  })
})

describe('UK 261', () => {
  const london = (km: number) => way('GB', 'US', 'US', km)
  holds('UK261', 'Regulation (EC) No 261/2004 as kept in the law of the United Kingdom (SI 2019/278)', [
    [{}, 22000, 'Article 7(1)(a)', 'delay'],
    [{ arrivalDelayMinutes: 179 }, 0, STURGEON, 'short-delay'],
    [london(1499), 22000, 'Article 7(1)(a)', 'delay'],
    [london(3499), 35000, 'Article 7(1)(b)', 'delay'],
    [london(1500), 22000, 'Article 7(1)(a)', 'delay'],
    [london(1501), 35000, 'Article 7(1)(b)', 'delay'],
    [london(3500), 35000, 'Article 7(1)(b)', 'delay'],
    [{ ...london(3501), arrivalDelayMinutes: 239 }, 26000, 'Article 7(2)(c)', 'delay-halved'],
    [{ ...london(3501), arrivalDelayMinutes: 240 }, 52000, 'Article 7(1)(c)', 'delay'],
    [way('US', 'GB', 'US', 5500), 0, 'Article 3(1)', 'out-of-reach'],
    [{ ...way('US', 'GB', 'FR', 5500), arrivalDelayMinutes: 240 }, 52000, 'Article 7(1)(c)', 'delay'],
    [way('IT', 'FR', 'GB', 900), 22000, 'Article 7(1)(a)', 'delay'],
    [way('IT', 'FR', 'FR', 900), 0, 'Article 3(1)', 'out-of-reach'],
    [{ date: '2020-12-31' }, 0, 'Article 3(1)', 'not-yet-law'],
    [{ date: '2021-01-01' }, 22000, 'Article 7(1)(a)', 'delay'],
    [{ extraordinary: true }, 0, 'Article 5(3)', 'extraordinary'],
    [{ ...cancelled(14) }, 0, 'Article 5(1)(c)', 'notice'],
    [{ ...cancelled(13) }, 22000, 'Article 7(1)(a)', 'cancelled'],
  ])
})

describe('APPR', () => {
  const toronto = way('CA', 'US', 'CA', 550)
  const late = (arrivalDelayMinutes: number, isLargeCarrier = true) => ({
    ...toronto,
    arrivalDelayMinutes,
    isLargeCarrier,
  })
  holds('APPR', 'Air Passenger Protection Regulations, SOR/2019-150', [
    [late(179), 0, 'Section 19(1)', 'short-delay'],
    [late(180), 40000, 'Section 19(1)(a)(i)', 'delay'],
    [late(359), 40000, 'Section 19(1)(a)(i)', 'delay'],
    [late(360), 70000, 'Section 19(1)(a)(ii)', 'delay'],
    [late(539), 70000, 'Section 19(1)(a)(ii)', 'delay'],
    [late(540), 100000, 'Section 19(1)(a)(iii)', 'delay'],
    [late(180, false), 12500, 'Section 19(1)(b)(i)', 'delay'],
    [late(360, false), 25000, 'Section 19(1)(b)(ii)', 'delay'],
    [late(540, false), 50000, 'Section 19(1)(b)(iii)', 'delay'],
    [late(179, false), 0, 'Section 19(1)', 'short-delay'],
    [late(359, false), 12500, 'Section 19(1)(b)(i)', 'delay'],
    [late(539, false), 25000, 'Section 19(1)(b)(ii)', 'delay'],
    [{ ...late(600), extraordinary: true }, 0, 'Sections 10 and 11', 'outside-control'],
    [{ ...toronto, ...cancelled(15), ...other(0, 400) }, 0, 'Section 19(1)', 'notice'],
    [{ ...toronto, ...cancelled(14), ...other(0, 400) }, 70000, 'Section 19(1)(a)(ii)', 'cancelled'],
    [{ ...toronto, ...cancelled(14), ...other(0, 179) }, 0, 'Section 19(1)', 'short-delay'],
    [{ ...toronto, ...cancelled(2) }, 40000, 'Section 19(2)(a)', 'refunded'],
    [{ ...toronto, ...cancelled(2), isLargeCarrier: false }, 12500, 'Section 19(2)(b)', 'refunded'],
    [{ ...toronto, ...denied, ...other(0, 359) }, 90000, 'Section 20(1)(a)', 'denied'],
    [{ ...toronto, ...denied, ...other(0, 360) }, 180000, 'Section 20(1)(b)', 'denied'],
    [{ ...toronto, ...denied, ...other(0, 539) }, 180000, 'Section 20(1)(b)', 'denied'],
    [{ ...toronto, ...denied, ...other(0, 540) }, 240000, 'Section 20(1)(c)', 'denied'],
    [{ ...late(600), date: '2019-12-14' }, 0, 'Section 19', 'not-yet-law'],
    [{ ...late(600), date: '2019-12-15' }, 100000, 'Section 19(1)(a)(iii)', 'delay'],
    [{ ...toronto, ...denied, date: '2019-07-14' }, 0, 'Section 20', 'not-yet-law'],
    [{ ...toronto, ...denied, date: '2019-07-15' }, 240000, 'Section 20(1)(c)', 'denied'],
    [{ ...toronto, ...denied, extraordinary: true }, 0, 'Sections 10 and 11', 'outside-control'],
    [{ ...late(600), cause: 'crew' }, 100000, 'Section 19(1)(a)(iii)', 'delay'],
    [{ ...late(600), cause: 'strike-own' }, 0, 'Sections 10 and 11', 'outside-control'],
    [{}, 0, 'Section 5', 'out-of-reach'],
    [{ ...way('FR', 'CA', 'FR', 5500), arrivalDelayMinutes: 200 }, 40000, 'Section 19(1)(a)(i)', 'delay'],
  ])
})

describe('SHY-YOLCU', () => {
  const istanbul = (km: number) => ({ ...way('TR', 'DE', 'TR', km), ...denied })
  const late = (km: number) => way('TR', 'DE', 'TR', km)
  holds('SHY', 'SHY-YOLCU', [
    [istanbul(1500), 25000, 'Article 8(1)(a)', 'denied'],
    [istanbul(1501), 40000, 'Article 8(1)(b)', 'denied'],
    [istanbul(3500), 40000, 'Article 8(1)(b)', 'denied'],
    [istanbul(3501), 60000, 'Article 8(1)(c)', 'denied'],
    [{ ...way('TR', 'TR', 'TR', 480), ...denied }, 10000, 'Article 8(1)(a)', 'denied'],
    [{ ...way('TR', 'TR', 'TR', 1700), ...cancelled(1) }, 10000, 'Article 8(1)(a)', 'cancelled'],
    [{ ...istanbul(1000), ...cancelled(14) }, 0, 'Article 6(1)(c)', 'notice'],
    [{ ...istanbul(1000), ...cancelled(13) }, 25000, 'Article 8(1)(a)', 'cancelled'],
    [{ ...istanbul(1000), ...cancelled(5), extraordinary: true }, 0, 'Article 6(3)', 'extraordinary'],
    // Delays have sums since 10 December 2024, and none is halved.
    [{ ...late(1500), date: '2024-12-09' }, 0, 'Article 7', 'no-fixed-sum'],
    [{ ...late(1500), date: '2024-12-10' }, 25000, 'Article 8(1)(a)', 'delay'],
    [{ ...late(1500), arrivalDelayMinutes: 179 }, 0, 'Article 7(3)', 'short-delay'],
    [late(1501), 40000, 'Article 8(1)(b)', 'delay'],
    [late(3500), 40000, 'Article 8(1)(b)', 'delay'],
    [{ ...late(3501), arrivalDelayMinutes: 239 }, 60000, 'Article 8(1)(c)', 'delay'],
    [way('TR', 'TR', 'TR', 480), 10000, 'Article 8(1)(a)', 'delay'],
    [{ ...late(1500), cause: 'technical' }, 25000, 'Article 8(1)(a)', 'delay'],
    [{ ...late(1500), cause: 'weather' }, 0, 'Article 6(3)', 'extraordinary'],
    [{ ...istanbul(1499) }, 25000, 'Article 8(1)(a)', 'denied'],
    [{ ...istanbul(3499) }, 40000, 'Article 8(1)(b)', 'denied'],
    [{ ...istanbul(1000), date: '2012-01-01' }, 25000, 'Article 8(1)(a)', 'denied'],
    [{ ...istanbul(1500), ...other(0, 120) }, 12500, 'Article 8(2)(a)', 'rerouted-halved'],
    [{ ...istanbul(1500), ...other(0, 121) }, 25000, 'Article 8(1)(a)', 'denied'],
    [{ ...way('DE', 'TR', 'DE', 1500), ...denied }, 0, 'Article 2', 'out-of-reach'],
    [{ ...way('DE', 'TR', 'TR', 1500), ...denied }, 25000, 'Article 8(1)(a)', 'denied'],
    [{ ...istanbul(1000), date: '2011-12-31' }, 0, 'Article 2', 'not-yet-law'],
  ])
})

describe('the law of the United States', () => {
  const bumped = (arrivalCountry: string, minutes: number, fareUsCents: number | null = 30000) => ({
    ...way('US', arrivalCountry, 'US', 4000),
    ...denied,
    ...other(0, minutes),
    fareUsCents,
  })
  holds('US-DBC', '', [
    [bumped('US', 60), 0, '14 CFR 250.5(a)(1)', 'on-time-reroute'],
    [bumped('US', 61), 60000, '14 CFR 250.5(a)(2)', 'fare-share'],
    [bumped('US', 119), 60000, '14 CFR 250.5(a)(2)', 'fare-share'],
    [bumped('US', 120), 120000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [bumped('FR', 239), 60000, '14 CFR 250.5(b)(2)', 'fare-share'],
    [bumped('FR', 240), 120000, '14 CFR 250.5(b)(3)', 'fare-share'],
    [bumped('US', 61, 60000), 107500, '14 CFR 250.5(a)(2)', 'fare-share'],
    [bumped('US', 120, 60000), 215000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [{ ...bumped('US', 120, 60000), date: '2025-01-21' }, 155000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [{ ...bumped('US', 120, 60000), date: '2025-01-22' }, 215000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [{ ...bumped('US', 61, 60000), date: '2021-04-21' }, 77500, '14 CFR 250.5(a)(2)', 'fare-share'],
    [{ ...bumped('US', 61, 60000), date: '2015-08-24' }, 65000, '14 CFR 250.5(a)(2)', 'fare-share'],
    [{ ...bumped('US', 61, 60000), date: '2011-08-22' }, 0, '14 CFR 250.5', 'not-yet-law'],
    [{ ...bumped('US', 121), isSmallerAircraft: true }, 0, '14 CFR 250.6(b)', 'smaller-aircraft'],
    [bumped('FR', 60), 0, '14 CFR 250.5(b)(1)', 'on-time-reroute'],
    [bumped('FR', 61), 60000, '14 CFR 250.5(b)(2)', 'fare-share'],
    [bumped('US', 59), 0, '14 CFR 250.5(a)(1)', 'on-time-reroute'],
    [bumped('US', 121), 120000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [{ ...bumped('US', 61, 60000), date: '2021-04-20' }, 67500, '14 CFR 250.5(a)(2)', 'fare-share'],
    [bumped('US', 120, null), null, '14 CFR 250.5(a)(3)', 'fare-unknown'],
    [bumped('PR', 119), 60000, '14 CFR 250.5(a)(2)', 'fare-share'],
    [{ ...bumped('US', 61), reroute: null }, 120000, '14 CFR 250.5(a)(3)', 'fare-share'],
    [{ ...way('FR', 'US', 'US', 5834), ...denied }, 0, '14 CFR 250.2', 'out-of-reach'],
    [
      { ...way('US', 'US', 'US', 4000), arrivalDelayMinutes: 900 },
      0,
      '14 CFR 250.1 and part 260',
      'no-fixed-sum',
    ],
  ])
})

describe('ANAC 400', () => {
  holds('ANAC400', 'ANAC Resolution 400/2016', [
    [{ ...way('BR', 'BR', 'BR', 360), ...denied }, 25000, 'Article 24(I)', 'denied'],
    [{ ...way('BR', 'PT', 'PT', 7900), ...denied }, 50000, 'Article 24(II)', 'denied'],
    [{ ...way('BR', 'AR', 'AR', 1700), ...denied, ...other(0, 30) }, 50000, 'Article 24(II)', 'denied'],
    [{ ...way('BR', 'BR', 'BR', 360), ...denied, extraordinary: true }, 25000, 'Article 24(I)', 'denied'],
    [
      { ...way('BR', 'BR', 'BR', 360), arrivalDelayMinutes: 600 },
      0,
      'Articles 21, 26 and 27',
      'no-cancellation-sum',
    ],
    [{ ...way('BR', 'BR', 'BR', 360), ...cancelled(0) }, 0, 'Articles 21, 26 and 27', 'no-cancellation-sum'],
    [{ ...way('PT', 'BR', 'PT', 7900), ...denied }, 0, 'Article 1', 'out-of-reach'],
    [{ ...way('BR', 'BR', 'BR', 360), ...denied, date: '2017-03-13' }, 0, 'Article 24', 'not-yet-law'],
    [{ ...way('BR', 'BR', 'BR', 360), ...denied, date: '2017-03-14' }, 25000, 'Article 24(I)', 'denied'],
  ])
})

describe('the Montreal Convention', () => {
  it.each([
    ['2024-12-28', 630300],
    ['2024-12-27', 534600],
    ['2019-12-28', 534600],
    ['2019-12-27', 469400],
    ['2009-12-30', 469400],
    ['2009-12-29', 415000],
  ])('limits proven loss on %s to %i hundredths of a drawing right, by Article 22(1)', (date, amount) => {
    expect(ask('MC99', { date })).toMatchObject({
      due: false,
      amount: 0,
      reason: 'proven-loss',
      limit: { amount, currency: 'XDR' },
      article: 'Articles 19 and 22(1) of the Montreal Convention',
    })
  })

  it.each([
    [way('US', 'US', 'US', 4000), 'not-international', 'Article 1', false],
    [way('US', 'PR', 'US', 2600), 'not-international', 'Article 1', false],
    [way('FR', 'DZ', 'FR', 1350), 'party-unknown', 'Article 1', false],
    [{ date: '2003-11-03' }, 'not-yet-law', 'Article 53', false],
    [{ extraordinary: true }, 'all-measures', 'Article 19', true],
  ])('%j: nothing, for %s by %s', (part, reason, article, applies) => {
    expect(ask('MC99', part)).toMatchObject({
      due: false,
      amount: 0,
      reason,
      applies,
      limit: null,
      article: `${article} of the Montreal Convention`,
    })
  })
})

describe('a form', () => {
  const flight = { departureCountry: 'IT', arrivalCountry: 'GB', noticeDays: 0 }
  it.each([
    [{ event: 'delay' }, ['delay', 'cause']],
    [{ event: 'cancellation' }, ['notice', 'reroute', 'cause']],
    [{ event: 'cancellation', noticeDays: 14 }, ['notice']],
    [
      { event: 'cancellation', noticeDays: 14, arrivalCountry: 'CA' },
      ['notice', 'reroute', 'cause', 'carrier-size'],
    ],
    [{ event: 'cancellation', noticeDays: 15, arrivalCountry: 'CA' }, ['notice']],
    [{ event: 'denied-boarding' }, ['reroute']],
    [{ event: 'denied-boarding', departureCountry: 'US' }, ['reroute', 'equipment', 'fare']],
    [{ event: 'denied-boarding', arrivalCountry: 'CA' }, ['reroute', 'cause']],
  ] as const)('for %j asks only %j', (part, questions) => {
    expect(listFormQuestions({ ...flight, ...part })).toEqual(questions)
  })
})
