import { expect, it } from 'vitest'
import { eventsOnDay, strikesNear } from './day-events.rules.ts'
import type { HazardEvent } from './live.contract.ts'

const ROME = { lat: 41.9, lon: 12.5 }
const event = (part: Partial<HazardEvent> = {}): HazardEvent => ({
  id: 'gdacs:1',
  kind: 'flood',
  lat: 42.2,
  lon: 12.5,
  at: '2026-11-25T06:00:00Z',
  until: '2026-11-27T06:00:00Z',
  alert: 2,
  magnitude: null,
  measure: null,
  place: 'Lazio',
  url: 'https://www.gdacs.org/report',
  ...part,
})

it.each([
  ['2026-11-24', 0],
  ['2026-11-25', 1],
  ['2026-11-29', 1],
  ['2026-11-30', 0],
] as const)('a flood reported from November 25 to 27 is told on %s: %i', (date, count) =>
  expect(eventsOnDay([event()], ROME, date)).toHaveLength(count),
)

it.each([
  ['one that its publisher calls green', { alert: 1 }, 0],
  ['one without a level yet', { alert: null }, 1],
  ['a flood far away', { lat: 44 }, 0],
  ['a storm as far away', { kind: 'cyclone', lat: 44 }, 1],
  ['an earthquake, which is over', { kind: 'earthquake' }, 0],
  ['a report without an end', { until: null }, 1],
] as const)('%s', (_, part, count) =>
  expect(eventsOnDay([event(part)], ROME, '2026-11-26')).toHaveLength(count),
)

it('tells the two most serious, the nearer of equals first', () => {
  const told = eventsOnDay(
    [event({ id: 'a' }), event({ id: 'b', alert: 3 }), event({ id: 'c', lat: 42 })],
    ROME,
    '2026-11-26',
  )
  expect(told.map(({ id }) => id)).toEqual(['b', 'c'])
})

it('knows a strike in the news near a town, and no other unrest', () => {
  const strike = event({ id: 's', kind: 'unrest', news: { sign: 'strike', articles: 9 } })
  const protest = event({ id: 'p', kind: 'unrest', news: { sign: 'protest', articles: 9 } })
  expect(strikesNear([protest, strike], [ROME]).map(({ id }) => id)).toEqual(['s'])
  expect(strikesNear([strike], [{ lat: 48.9, lon: 2.3 }])).toEqual([])
  expect(strikesNear([strike], [])).toEqual([])
})
