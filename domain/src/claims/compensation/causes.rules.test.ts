import { describe, expect, it } from 'vitest'
import type { DisruptedFlight, PassengerLaw } from './flight.rules.ts'
import { applyLaws } from './laws.rules.ts'

/** Rome to London, British, three hours late: what differs is given. */
const LATE: DisruptedFlight = {
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
const ask = (law: PassengerLaw, part: Partial<DisruptedFlight>) =>
  applyLaws({ ...LATE, ...part }).find((one) => one.law === law)

describe('a cause', () => {
  it.each([
    ['EU261', 'technical', { due: true, contested: false, basis: 'Wallentin-Hermann, C-549/07' }],
    ['EU261', 'crew', { due: true, contested: false, basis: 'TAP Portugal, C-156/22' }],
    ['UK261', 'crew', { due: true, contested: false, basis: 'Lipton v BA Cityflyer [2024] UKSC 24' }],
    ['UK261', 'lightning', { due: true, amount: 22000, contested: true, basis: '' }],
    ['UK261', 'strike-own', { due: true, contested: false, basis: 'Krüsemann, C-195/17' }],
    ['EU261', 'late-before', { due: true, contested: true }],
    ['EU261', 'lightning', { due: false, amount: 0, basis: 'AirHelp Germany, C-399/24' }],
    ['MC99', 'technical', { limit: { amount: 630300, currency: 'XDR' }, contested: false }],
    ['MC99', 'strike-own', { limit: { amount: 630300, currency: 'XDR' }, contested: true }],
    ['MC99', 'weather', { limit: null, reason: 'all-measures' }],
  ] as const)('under %s, %s: %j', (law, cause, expected) => {
    expect(ask(law, { cause })).toMatchObject(expected)
  })

  it('is open in Canada for a fault: maintenance or safety', () => {
    const way = { departureCountry: 'CA', arrivalCountry: 'US', carrierCountry: 'CA', km: 550 }
    const late = { ...way, arrivalDelayMinutes: 600 }
    expect(ask('APPR', { ...late, cause: 'technical' })).toMatchObject({ amount: 100000, contested: true })
    expect(ask('APPR', { ...late, cause: 'technical-hidden' })).toMatchObject({ due: false })
  })
})
