import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { clearPersonalData } from '#platform/cached-data.ts'
import { type DevicePorts, type PlannedNotification, setDevicePorts } from '#platform/device-ports.ts'
import { completeSignIn } from '#platform/session.ts'
import { planReminders, setAppNotifications, startDeviceReminders } from './device-reminders.state.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const startDate = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
const trips = vi.hoisted(() => ({ all: [] as object[] }))
vi.mock('#features/trip/sync/index.ts', () => ({
  loadComingTrips: async () => trips.all,
  subscribeToTrips: () => () => undefined,
}))

let planned: readonly PlannedNotification[]
let permission: 'granted' | 'denied'
let answers: Record<string, object | null>
beforeEach(async () => {
  await clearPersonalData()
  planned = []
  permission = 'granted'
  trips.all = [{ id: 't', title: '', startDate, flights: [] }]
  answers = {
    '/api/auth/get-session': { user: { id: 'ana', email: 'ana@example.org', name: 'Ana' } },
    '/api/notifications/choices': null,
  }
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[String(path)]
    return answer ? Response.json(answer) : new Response('', { status: 503 })
  })
  setDevicePorts({
    push: {
      service: 'fcm',
      permission: async () => permission,
      ask: async () => permission as never,
      register: async () => null,
      unregister: async () => undefined,
    },
    reminders: {
      plan: async (all) => {
        planned = all
      },
    },
  } satisfies DevicePorts)
  await completeSignIn()
})

function forbid(): void {
  permission = 'denied'
}
const words = () => planned.map(({ title, body }) => `${title}: ${body}`)

it('plans nothing until the person turned notifications on, and then what is ahead, in words', async () => {
  await planReminders()
  expect(planned).toEqual([])
  await setAppNotifications('ana', true)
  expect(words()).toEqual([
    'One week to go: “Untitled trip” starts in a week.',
    'Your trip starts tomorrow: “Untitled trip” starts tomorrow.',
  ])
  expect(planned[0]?.path).toBe('/itinerary?trip=t')
  await setAppNotifications('ana', false)
  expect(planned).toEqual([])
})

it('follows the trips: one that is called off rings no more', async () => {
  await setAppNotifications('ana', true)
  trips.all = []
  await planReminders()
  expect(planned).toEqual([])
})

it.each([
  ['the device forbids them', forbid],
  ['another person is signed in', async () => void (await signIn('ben'))],
  ['the person signed out', async () => void (await signIn(null))],
])('rings for nobody where %s', async (_, change) => {
  await setAppNotifications('ana', true)
  await change()
  await planReminders()
  expect(planned).toEqual([])
})

async function signIn(id: string | null): Promise<void> {
  answers['/api/auth/get-session'] = id ? { user: { id, email: `${id}@example.org`, name: id } } : null
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[String(path)] ?? null))
  await completeSignIn()
}

it('rings for documents too, with no network from what it has read, and says which it has planned', async () => {
  const dayIn = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T08:00`
  answers['/api/vault/reminders/times'] = {
    version: 'v1',
    reminders: [
      { key: 'p', text: 'Passport expires on May 1, 2027.', times: [dayIn(-1), dayIn(20), dayIn(60)] },
      { key: 'v', text: 'Get the visa. For Vietnam.', times: [dayIn(10)] },
    ],
  }
  trips.all = []
  const versions: (string | null)[] = []
  startDeviceReminders((version) => versions.push(version))
  await setAppNotifications('ana', true)
  answers['/api/vault/reminders/times'] = null
  await planReminders()
  expect(planned.map(({ body }) => body.slice(0, 8)).sort()).toEqual(['Get the ', 'Passport', 'Passport'])
  expect(planned[0]).toMatchObject({ title: 'Before you travel', path: '/documents' })
  expect(versions).toEqual(['v1', 'v1'])
  await setAppNotifications('ana', false)
  expect([planned, versions.at(-1)]).toEqual([[], null])
})
