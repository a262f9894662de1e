import 'fake-indexeddb/auto'
import { emptyTrip, makeOps, merge, shownFields, type TripOp, type TripState } from '@tripwright/domain/trips'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const TITLE = { itemId: ID, field: 'title', value: 'Rome' }

let state: TripState
let received: TripOp[]

async function answer(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url, 'http://x')
  if (pathname.startsWith('/api/auth/')) return Response.json({ user: ANN })
  if (pathname === '/api/trips') return Response.json({ trips: [], next: null })
  if (method === 'POST') {
    const { ops }: { ops: TripOp[] } = JSON.parse(String(body))
    received.push(...ops)
    state = merge(state, ops).state
  }
  return Response.json({ id: ID, version: state.version, since: 0, items: Object.values(state.items) })
}

/** The page as it is opened, signed in. */
async function openPage() {
  vi.resetModules()
  const { refreshSession } = await import('#platform/session.ts')
  const trips = await import('./trips.state.ts')
  const { model } = await import('./trip-model.state.ts')
  await refreshSession()
  trips.startTrips()
  await vi.waitFor(() => expect(model.owner).toBe(ANN.id))
  return trips
}
const noted = () => localStorage.getItem('trips-underway')

beforeEach(() => {
  state = emptyTrip(ID)
  received = []
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
})
it('has noted a change before anything is waited for, and strikes it out when it is kept', async () => {
  const page = await openPage()
  page.changeTrip(ID, [TITLE])
  expect(noted()).toContain('"Rome"')
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.waitFor(() => expect(noted()).toBeNull())
})

it('lets the next page carry on what a page noted that was left at once, for whoever made it', async () => {
  const { noteUnderway } = await import('./trip-journal.state.ts')
  let count = 0
  const makeId = () => `019de0d5-c800-7592-8dd8-00000000000${count++}`
  noteUnderway('p2', makeOps(emptyTrip(ID), 0, [{ ...TITLE, value: 'Oslo' }], makeId))
  noteUnderway(ANN.id, makeOps(emptyTrip(ID), 0, [TITLE], makeId))
  await openPage()
  await vi.waitFor(() => expect(shownFields(state.items[ID])).toEqual({ title: 'Rome' }))
  await vi.waitFor(() => expect(noted()).not.toContain('Rome'))
  // Another person's is left alone until that person is there.
  expect(noted()).toContain('Oslo')
  expect(received).toHaveLength(1)
})

it('passes over what it cannot read', async () => {
  localStorage.setItem('trips-underway', '[{"owner":"p1","ops":[{"opId":"x"}]},7]')
  const { listUnderway } = await import('./trip-journal.state.ts')
  expect(listUnderway('p1')).toEqual([])
})
