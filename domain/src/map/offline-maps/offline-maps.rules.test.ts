import { describe, expect, it } from 'vitest'
import { FREE_STATE } from '../../plans/subscription/index.ts'
import { mapsAccess, partKindOf } from './offline-maps.rules.ts'

describe('offline maps', () => {
  const paid = (tier: string) => ({ ...FREE_STATE, subscribed: true, subscription_tier: tier })
  it.each(['Globetrotter', 'Jetsetter', 'Nomad Squad', 'Lifetime', 'lifetime', 'admin_unlimited'])(
    'are for %s',
    (tier) => expect(mapsAccess(paid(tier))).toBe('pro'),
  )

  it('are not for guests, free accounts, trials or plans that ended', () => {
    expect(mapsAccess(null)).toBe('guest')
    expect(mapsAccess(FREE_STATE)).toBe('free')
    expect(mapsAccess(paid('Explorer'))).toBe('free')
    expect(mapsAccess({ ...FREE_STATE, is_trial: true, trial_end: '2026-12-01T00:00:00Z' })).toBe('free')
    expect(mapsAccess({ ...paid('Jetsetter'), subscribed: false })).toBe('free')
  })
})

it.each([
  ['https://example.org/assets/maplibre-a1b2c3d4.js', 'map'],
  ['/assets/travel-map-a1b2c3d4.js', 'map'],
  ['/assets/engine.worker-a1b2c3d4.js', 'planner'],
  ['/assets/plan-run-a1b2c3d4.js?x=1', 'planner'],
  ['/assets/post-money-a1b2c3d4.json', 'reading'],
  ['/assets/airports-a1b2c3d4.json', 'facts'],
  ['/assets/flights-page-a1b2c3d4.js', 'pages'],
])('%s belongs to the %s', (address, kind) => expect(partKindOf(address)).toBe(kind))
