import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeTrip, newTripId, startTrips } from '#features/trip/sync/index.ts'
import { refreshSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { NextList } from './next-list.tsx'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const TRIP = {
  id: '019a0000-0000-7000-8000-000000000001',
  version: 1,
  title: 'Kyoto',
  status: 'draft',
  stops: 0,
  startDate: '2026-11-20',
  endDate: '2026-11-25',
  places: [],
}
const ALERT = {
  tripId: TRIP.id,
  trip: 'Kyoto',
  start: '2026-11-20',
  place: 'Kyoto',
  look: 'Kyoto',
  url: 'https://x.example',
  at: '2026-11-21T08:00:00Z',
  source: 'usgs',
  asOf: '2026-11-21T09:00:00Z',
  what: 'earthquake',
  lasts: false,
  km: 12,
  alert: null,
  magnitude: 5.1,
}
const ANSWERS: Record<string, unknown> = {
  '/api/trips': { trips: [TRIP], next: null },
  '/api/compensation/claims': { claims: [] },
  '/api/vault/reminders': {
    reminders: [
      {
        group: 'document:6f1c0d3a-0000-4000-8000-000000000001',
        what: 'document.insurance',
        dueOn: '2026-11-12',
        next: null,
      },
      { group: 'journey:VN:2026-12-24', what: 'task.visa.e-visa', dueOn: '2026-11-24', next: null },
    ],
  },
  '/api/notifications': {
    unread: 1,
    notifications: [
      {
        id: 'n1',
        kind: 'trip-alert',
        path: null,
        createdAt: '2026-11-21T09:00:00Z',
        isRead: false,
        detail: { alerts: JSON.stringify([ALERT]), count: '1' },
      },
    ],
  },
  '/api/functions/check-subscription': {
    ...FREE_STATE,
    is_trial: true,
    trial_used: true,
    trial_end: '2026-11-23T12:00:00Z',
  },
}
let user: typeof ANN | null

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.origin)
    if (pathname.startsWith('/api/auth/')) return Response.json(user && { user })
    return pathname in ANSWERS ? Response.json(ANSWERS[pathname]) : Response.json({}, { status: 404 })
  })
  localStorage.clear()
  document.documentElement.dataset.next = '3'
  user = null
  startTrips()
})
afterEach(() => vi.useRealTimers())

async function show(): Promise<void> {
  await refreshSession()
  render(<NextList />)
}
const lines = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))
const links = () => screen.getAllByRole('link').map((one) => one.getAttribute('href'))

describe('a guest', () => {
  it('sees in one line that there is nothing to do', async () => {
    await show()
    expect(await screen.findByText('Nothing to do right now.')).toBeDefined()
    expect(readStored('next-lines')).toBeNull()
  })

  it('sees what this device knows: the trip, the passport and the claim', async () => {
    const id = newTripId()
    const fields = { title: 'Rome', startDate: '2026-11-27', days: 3, status: 'draft' }
    changeTrip(
      id,
      Object.entries(fields).map(([field, value]) => ({ itemId: id, field, value })),
    )
    writeStored('travel-papers', {
      entry: '',
      exit: '',
      issued: '',
      expires: '2027-01-20',
      rule: 'stay',
      stays: [],
      done: [],
    })
    writeStored('flight-claims', [
      {
        id: '6f1c0d3a-0000-4000-8000-000000000002',
        updatedAt: '2026-11-01T08:00:00.000Z',
        note: '',
        isDeleted: false,
        state: 'draft',
        history: [],
        title: 'AC 855',
        details: {},
        law: 'MC99',
        answers: {
          departureCountry: 'CA',
          arrivalCountry: 'GB',
          band: 'long',
          carrier: 'CA',
          hours: '4',
          date: '2026-05-01',
          event: 'delay',
        },
        article: 'Article 19',
        amount: null,
        currency: 'USD',
      },
    ])
    await show()
    await vi.waitFor(() => expect(lines()).toHaveLength(3), 5000)
    expect(lines()).toEqual([
      '27 NovRome startsIn 5 days · Check your days and save them for offline.',
      '20 JanPassport expiresIn 59 days · Many countries ask for six more months.',
      '1 May 2028Send your claim: AC 855By May 1, 2028 · Not sent yet. The last day we know of.',
    ])
    expect(links()).toEqual([`/itinerary?trip=${id}`, '/documents#passport', '/flight-compensation#claims'])
    await vi.waitFor(() => expect(readStored('next-lines')).toBe('3'))
  })
})

describe('a member', () => {
  beforeEach(() => {
    user = ANN
  })

  it('sees what the account knows too, and what has no room after a press', async () => {
    await show()
    const more = await screen.findByRole('button', { name: 'Show 2 more steps' }, { timeout: 5000 })
    expect(lines()).toHaveLength(3)
    fireEvent.click(more)
    // What each line says comes in parts.
    await waitFor(() =>
      expect(lines()).toEqual([
        '12 NovInsurance has expired10 days overdue · Renew it in time.',
        '22 NovRead the alert near KyotoToday · You haven’t read it yet.',
        '22 NovKyoto is happening nowToday · Until Nov 25, 2026.',
        '23 NovYour trial endsTomorrow · You move to the free plan and keep everything you made.',
        '24 NovApply for the e-visaIn 2 days · For Vietnam, Dec 24, 2026.',
      ]),
    )
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('a first-time visitor gets one line, and the others by a click', async () => {
    delete document.documentElement.dataset.next
    await show()
    expect(await screen.findByRole('button', { name: 'Show 4 more steps' }, { timeout: 5000 })).toBeDefined()
    expect(lines()).toHaveLength(1)
  })
})
