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
  expect(screen.getByText(/As of Nov 30, 2025\. Written by us on Nov 21, 2026, not yet checked/)).toBeTruthy()
  expect(screen.queryByText(/Checked on/)).toBeNull()
})
