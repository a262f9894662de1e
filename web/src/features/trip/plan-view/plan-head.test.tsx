import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { PlanSource, SyncState } from './plan-head.tsx'

beforeEach(async () => {
  const user = { id: 'a', email: 'a@b.c', name: '' }
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  await refreshSession()
})

function show(isOnline: boolean, isPending: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const trip = { opened: { isPending, asOf: null }, isBusy: false }
  return render(<SyncState trip={trip as unknown as Parameters<typeof SyncState>[0]['trip']} />)
}

it.each([
  ['is being saved while there is a network', true, 'Saving…'],
  ['waits for the network only where there is none', false, 'Waiting to sync'],
])('a fresh plan %s', (_, isOnline, words) => {
  show(isOnline, true)
  expect(screen.getByText(words)).toBeTruthy()
})

it('a plan that has got there is saved, with a network or without', () => {
  show(false, false)
  expect(screen.queryByText(/Saving|Waiting/)).toBeNull()
})

it('says up to when its guides knew and that nobody compared them, of the oldest of several', () => {
  const guide = (id: string, written: string, checked: object | null) => ({
    city: { id, name: id, country: 'IT' },
    asOf: '2025-11-30',
    source: 'Tripwright guide',
    written,
    checked,
  })
  const guides = [
    guide('rome', '2026-11-22', { date: '2026-08-22', source: 'a city office' }),
    guide('pisa', '2026-11-21', null),
  ]
  const view = { plan: { days: [] }, walks: [], request: { cities: [{ id: 'rome' }, { id: 'pisa' }] } }
  const planWithFacts = { view, keyedFacts: { facts: { guides, rates: null } } }
  render(
    <PlanSource
      planWithFacts={planWithFacts as unknown as Parameters<typeof PlanSource>[0]['planWithFacts']}
    />,
  )
  expect(screen.getByText(/Facts from Nov 30, 2025\. Not compared/)).toBeTruthy()
  expect(screen.queryByText(/Compared with/)).toBeNull()
})

it('names the sources of a town’s guide with their licences, and whose hours nobody knows', () => {
  const place = (id: string, hoursAssumed: boolean) => ({
    id,
    hoursAssumed,
    confidence: hoursAssumed ? 'low' : 'medium',
  })
  const id = 'town-li-n47142-e9522'
  const vaduz = {
    city: { id, name: 'Vaduz', country: 'LI' },
    asOf: '2026-03-02',
    source: '© OpenStreetMap contributors (ODbL); Wikidata (CC0)',
    pointsOfInterest: [place('castle', false), place('museum', true), place('elsewhere', true)],
  }
  const rome = {
    city: { id: 'rome', name: 'Rome' },
    asOf: '2025-11-30',
    source: 'Tripwright guide',
    written: '2026-11-21',
  }
  const stops = ['castle', 'museum'].map((poiId) => ({ poiId, costKnown: true, cost: { amount: 0 } }))
  const view = { plan: { days: [{ stops }] }, walks: [], request: { cities: [{ id }, { id: 'rome' }] } }
  const planWithFacts = { view, keyedFacts: { facts: { guides: [rome, vaduz], rates: null } } }
  render(
    <PlanSource
      planWithFacts={planWithFacts as unknown as Parameters<typeof PlanSource>[0]['planWithFacts']}
    />,
  )
  expect(screen.getByText(/Vaduz: guide made from open data as of Mar 2, 2026/).textContent).toContain(
    'We don’t know the hours of 1 place in this plan',
  )
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('© OpenStreetMap contributors (ODbL)')).toBe('https://www.openstreetmap.org/copyright')
  expect(addressOf('Wikidata (CC0)')).toContain('wikidata.org')
  expect(addressOf('Download its places')).toBe(`/api/guides/${id}/places.json`)
  // Ours has its own sentence.
  expect(screen.getByText(/Facts from Nov 30, 2025/).textContent).not.toContain('Wikidata')
})
