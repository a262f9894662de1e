import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TripSummary } from '@tripwright/domain/trip/sync'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { TripCard } from './trip-card.tsx'
import { reloadTrips } from './trip-list.state.ts'
import { switchUser } from './trip-model.state.ts'
import { TripsList } from './trips-list.tsx'

const rome = { name: 'Rome', lat: 41.9, lon: 12.48 }

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)))
  await refreshSession()
  await switchUser(null)
  await reloadTrips()
})

describe('a user without a trip', () => {
  it('can try one with one click, which then is there as a draft that leads to its plan', async () => {
    render(<TripsList example={rome} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add this trip' }))
    expect(screen.getByRole('heading', { name: 'Drafts', level: 3 })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Three days in Rome' })
    expect(link.getAttribute('href')).toMatch(/^\/itinerary\?trip=[0-9a-f-]{36}$/)

    await userEvent.click(screen.getByRole('button', { name: 'Delete Three days in Rome' }))
    expect(screen.queryByRole('link', { name: 'Three days in Rome' })).toBeNull()
    const undo = readToasts().at(-1)?.action
    undo?.onPick()
    expect(await screen.findByRole('link', { name: 'Three days in Rome' })).toBeDefined()
  })
})

describe('the card of a trip', () => {
  const trip = {
    id: 't',
    version: 1,
    title: 'Rome',
    status: 'planned' as const,
    stops: 12,
    places: [rome],
    startDate: '2026-05-01',
    endDate: '2026-05-03',
  }
  const [onDelete, onLeave] = [vi.fn(), vi.fn()]
  const show = (fields: Partial<TripSummary>, today = '2026-04-30', isPending = false) =>
    render(
      <ul>
        <TripCard
          trip={{ ...trip, ...fields }}
          today={today}
          isPending={isPending}
          onDelete={onDelete}
          onLeave={onLeave}
        />
      </ul>,
    )

  it.each([
    ['is being saved while there is a network', true, 'Saving…'],
    ['waits for the network only where there is none', false, 'Waiting to sync'],
  ])('says that it %s', (_, isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    show({}, '2026-04-30', true)
    expect(screen.getByText(words)).toBeDefined()
  })

  it('says when it starts, how long it is and how much is in it', () => {
    show({})
    expect(screen.getByText('Tomorrow')).toBeDefined()
    expect(screen.getByText(/^May 1.–.3, 2026$/)).toBeDefined()
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['3', '12'])
  })

  it('is a stamp once it is past', () => {
    show({}, '2026-05-04')
    expect(screen.getByText('Past trip')).toBeDefined()
    expect(screen.queryAllByRole('definition')).toEqual([])
  })

  it('is on the way from its first day to its last', () => {
    show({}, '2026-05-03')
    expect(screen.getByText('Happening now')).toBeDefined()
  })

  it('goes by its towns, or says that it has neither name nor date', () => {
    show({ title: '' })
    expect(screen.getByRole('link', { name: 'Rome' })).toBeDefined()
    show({ title: '', places: [], startDate: null, endDate: null })
    expect(screen.getByRole('link', { name: 'Untitled trip' })).toBeDefined()
    expect(screen.getByText('No date yet')).toBeDefined()
  })

  it('of somebody else says whose it is, and is left where an own one is deleted', async () => {
    show({ sharedBy: 'Ana' })
    expect(screen.getByText('Shared by Ana')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete Rome' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Leave Rome' }))
    expect([onLeave.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0])
    show({ sharedBy: '' })
    expect(screen.getByText('Shared with you')).toBeDefined()
  })
})
