import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import { listComments } from '@tripwright/domain/trip/sharing'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCachedData } from './cached-data.ts'
import { refreshSession } from './session.ts'
import { useCachedCall } from './use-cached-call.ts'

const server = { person: 'ann' as string | null, comments: () => Response.json(list('First')) }
const list = (text: string) => ({
  comments: [
    {
      id: 'c',
      itemId: 'i',
      day: null,
      text,
      at: '2026-05-01T10:00:00Z',
      by: '',
      isYou: true,
      mayRemove: true,
    },
  ],
  people: [],
})
const noNetwork = () => {
  throw new TypeError('no network')
}

beforeEach(async () => {
  // Closed at each test's end, so that the next one opens a new database.
  vi.stubGlobal('indexedDB', new IDBFactory())
  Object.assign(server, { person: 'ann', comments: () => Response.json(list('First')) })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/api/auth/')) return server.comments()
    return Response.json(
      server.person ? { user: { id: server.person, email: 'a@b.example', name: '' } } : null,
    )
  })
  await act(refreshSession)
})

function Comments({ trip, copy = `c:${trip}` }: { trip: string; copy?: string | null }) {
  const { called, cachedAt } = useCachedCall(listComments, { id: trip }, copy)
  if (called.status !== 'ready') return <p>{called.status}</p>
  return <p>{`${called.value.comments[0]?.text} ${cachedAt === null ? 'new' : 'kept'}`}</p>
}

const copyOf = (trip: string) => readCachedData('ann', `c:${trip}`, listComments.output)

async function visit(trip: string, copy?: string | null): Promise<void> {
  const { unmount } = render(<Comments trip={trip} {...(copy !== undefined && { copy })} />)
  await screen.findByText('First new')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  unmount()
}

it('shows this device’s copy with no network, and the server’s answer when it is back', async () => {
  await visit('t1')
  server.comments = noNetwork
  render(<Comments trip="t1" />)
  expect(await screen.findByText('First kept')).toBeDefined()
  server.comments = () => Response.json(list('Second'))
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Second new')).toBeDefined()
})

it('also when the server fails', async () => {
  await visit('t2')
  server.comments = () => Response.json({ error: 'unavailable', message: 'Later.' }, { status: 503 })
  render(<Comments trip="t2" />)
  expect(await screen.findByText('First kept')).toBeDefined()
})

it.each(['not-found', 'not-allowed'])('forgets the copy when the server says %s', async (error) => {
  await visit('t3')
  const status = error === 'not-found' ? 404 : 403
  server.comments = () => Response.json({ error, message: 'No.' }, { status })
  const { unmount } = render(<Comments trip="t3" />)
  expect(await screen.findByText('failed')).toBeDefined()
  unmount()
  await vi.waitFor(async () => expect(await copyOf('t3')).toBeNull())
})

it('shows nobody what another person read, and keeps nothing without a name for it', async () => {
  await visit('t4')
  await visit('t5', null)
  expect(await copyOf('t5')).toBeNull()
  server.person = 'bob'
  await act(refreshSession)
  server.comments = noNetwork
  render(<Comments trip="t4" />)
  expect(await screen.findByText('failed')).toBeDefined()
})
