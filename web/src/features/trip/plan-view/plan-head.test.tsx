import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { SyncState } from './plan-head.tsx'

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
  ['waits for the network only where there is none', false, 'Waiting for the network'],
])('a fresh plan %s', (_, isOnline, words) => {
  show(isOnline, true)
  expect(screen.getByText(words)).toBeTruthy()
})

it('a plan that has got there is saved, with a network or without', () => {
  show(false, false)
  expect(screen.queryByText(/Saving|Waiting/)).toBeNull()
})
