import { act, render, screen } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { placeToSave } from '@tripwright/domain/sharing/saved'
import { expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { SavedCard } from './saved-card.tsx'

const MUSEUM = { id: 'x', name: 'Capitoline Museums', about: 'Statues.', lat: 41.9, lon: 12.5, url: null }

function show({ isPending = false, isEating = false }) {
  const { item_type, title, description, item_data } = placeToSave(
    MUSEUM,
    { id: 'rome', country: 'IT' },
    isEating,
  )
  const item = {
    item_type,
    title,
    description: description ?? null,
    item_data: item_data ?? {},
    savedAt: '2026-11-26T10:00:00Z',
    isPending,
  }
  return render(<SavedCard item={item} onRemove={() => undefined} />)
}

it.each([
  [false, 'Sights'],
  [true, 'Food'],
])('a place of a plan stands under a name of its kind, not among others (to eat: %s)', (isEating, kind) => {
  show({ isEating })
  expect(screen.getByText(kind)).toBeTruthy()
})

it.each([
  ['is being saved while there is a network', true, 'Saving…'],
  ['waits for the network only where there is none', false, 'Waiting to sync'],
])('what was just saved %s', (_, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  show({ isPending: true })
  expect(screen.getByText(words)).toBeTruthy()
})

it('a saved place leads who pays to it in the maps app of the device', async () => {
  vi.stubGlobal('fetch', async (url: unknown) =>
    Response.json(
      String(url).endsWith('get-session')
        ? { user: { id: 'p1', email: 'ann@example.com', name: 'Ann' } }
        : { ...FREE_STATE, subscribed: true, subscription_tier: 'Jetsetter' },
    ),
  )
  show({})
  expect(screen.queryByRole('link', { name: 'Open in Maps App', hidden: true })).toBeNull()
  await act(() => refreshSession())
  const link = await screen.findByRole('link', { name: 'Open in Maps App', hidden: true })
  expect(link.getAttribute('href')).toContain('41.900000%2C12.500000')
})
