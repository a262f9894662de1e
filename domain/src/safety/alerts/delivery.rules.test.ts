import { expect, it } from 'vitest'
import { fillText } from '../../base/text.ts'
import { liveMessages } from '../advice/index.ts'
import { alertPath, describeAlert } from './alert-text.rules.ts'
import { packAlerts, parseAlerts } from './alerts.contract.ts'
import { alertsMessages } from './alerts.messages.ts'
import { chooseDelivery } from './delivery.rules.ts'

const HOUR = 3_600_000
const NOW = 1000 * HOUR
const ranks = (...all: number[]) => all.map((rank) => ({ rank }))

it.each([
  ['nothing waits', [], [], 'later'],
  ['three are new', [2, 2, 2], [], 'each'],
  ['four are new', [2, 2, 2, 2], [], 'together'],
  ['the third of a day', [2], [1, 2], 'each'],
  ['the fourth of a day, five hours after the third', [2], [5, 9, 23], 'later'],
  ['the fourth of a day, six hours after the third', [2], [6, 9, 23], 'together'],
  ['the fourth of a day cannot wait', [3], [1, 2, 3], 'together'],
  ['the fourth, and the first was a day ago', [2], [1, 2, 24], 'each'],
])('%s', (_, waiting, hoursAgo, telling) => {
  const deliveries = hoursAgo.map((hours) => NOW - hours * HOUR)
  expect(chooseDelivery(ranks(...waiting), deliveries, NOW)).toBe(telling)
})

const speech = {
  say: (key: keyof typeof alertsMessages.texts, values = {}) => fillText(alertsMessages.texts[key], values),
  sayLive: (key: keyof typeof liveMessages.texts) => liveMessages.texts[key],
  moment: (iso: string) => iso,
  day: (iso: string) => iso,
  kilometres: (n: number) => `${n} km`,
  magnitude: (n: number) => String(n),
  country: (code: string) => ({ TH: 'Thailand' })[code] ?? code,
}
const COMMON = {
  tripId: 't',
  trip: 'Siam',
  start: '2026-12-01',
  place: 'Bangkok',
  look: 'bangkok',
  asOf: '2026-11-22T10:00Z',
  url: 'https://a.example/',
}
const FLOOD = {
  ...COMMON,
  what: 'flood' as const,
  at: '2026-11-20T00:00:00Z',
  lasts: true,
  km: 40,
  alert: 3,
  magnitude: null,
  source: 'gdacs',
}
const RAISED = {
  ...COMMON,
  what: 'raised' as const,
  at: '2026-11-21',
  country: 'TH',
  issuer: 'gb' as const,
  isWhole: false,
  from: null,
  to: 4,
  source: 'fcdo',
}

it('names the event, its severity, the trip, the advice and the publisher', () => {
  expect(describeAlert(FLOOD, speech, '2026-11-22')).toEqual({
    title: 'Flood near Bangkok',
    what: '40 km from Bangkok, since 2026-11-20. Rated red: serious harm to people is possible.',
    trip: 'Your trip “Siam” starts on 2026-12-01.',
    todo: 'Stay off flooded roads, on foot and by car. Check that your route is open.',
    source: 'Source: GDACS, as of 2026-11-22T10:00Z.',
  })
  expect(describeAlert(RAISED, speech, '2026-12-01')).toMatchObject({
    title: 'Travel advice for Thailand went up',
    what: 'For parts of the country, United Kingdom, Foreign Office now says “Do not travel” (before: “No travel warning”). Date: 2026-11-21.',
    trip: 'You’re on your trip “Siam”.',
    source: 'Source: GOV.UK, as of 2026-11-22T10:00Z.',
  })
})

it('links to the safety check of the place', () => {
  expect(alertPath({ look: 'bangkok' })).toBe('/risk-radar?place=bangkok')
  expect(alertPath({ look: '' })).toBe('/risk-radar')
})

it('is stored in the details of a notification; details of another shape are ignored', () => {
  expect(parseAlerts(packAlerts([FLOOD, RAISED]))).toEqual([FLOOD, RAISED])
  expect(packAlerts(Array.from({ length: 30 }, () => FLOOD)).count).toBe('30')
  expect(parseAlerts({ alerts: '[{"what":"flood"}]' })).toEqual([])
  expect(parseAlerts({ alerts: 'nonsense' })).toEqual([])
  expect(parseAlerts({})).toEqual([])
})
