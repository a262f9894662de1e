import 'fake-indexeddb/auto'
import { emptyTrip, fieldValues, merge, type TripOp, type TripState } from '@tripwright/domain/trip/sync'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, expect, inject, it, vi } from 'vitest'
import type { NetworkFault } from '#platform/test-offline-faults.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [500, 7_200_000] : [40, 120_000]
const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }

// The machine may be busy with other tests.
const UNHURRIED = { timeout: 10_000 }

/** A server behind a faulty network, which stores one trip and every accepted operation, in order. */
function makeServer(faults: NetworkFault[]) {
  let state: TripState = emptyTrip(ID)
  const taken: string[] = []
  const late: (() => void)[] = []
  const since = (from: number) => ({
    id: ID,
    version: state.version,
    since: from,
    items: Object.values(state.items).filter((item) => item.version > from),
  })
  function apply(ops: TripOp[]): void {
    taken.push(...ops.filter((op) => !(op.opId in state.applied)).map((op) => op.opId))
    state = merge(state, ops).state
  }
  const refusal = (status: number, error: string) => Response.json({ error, message: 'No.' }, { status })
  async function fetch(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://x')
    if (pathname.startsWith('/api/auth/')) return Response.json({ user: ANN })
    if (pathname === '/api/trips') return Response.json({ trips: [], next: null })
    const fault = faults.shift() ?? 'none'
    if (fault === 'lost-before') throw new TypeError('Failed to fetch')
    if (fault === 'busy') return refusal(503, 'unavailable')
    if (fault === 'limit') return refusal(429, 'too-many-requests')
    if (method === 'GET') {
      if (state.version === 0) return refusal(404, 'not-found')
      return Response.json(since(Number(searchParams.get('since'))))
    }
    const { ops }: { ops: TripOp[] } = JSON.parse(String(body))
    if (fault === 'late') {
      late.push(() => apply(ops))
      throw new TypeError('Failed to fetch')
    }
    apply(ops)
    late.shift()?.()
    if (fault === 'lost-after') throw new TypeError('Failed to fetch')
    return Response.json(since(Math.min(...ops.map((op) => op.baseVersion))))
  }
  return { fetch, state: () => state, taken, heal: () => faults.splice(0) }
}

const channels: BroadcastChannel[] = []
/** The tabs of a run end with it: otherwise each change would wake those of all runs before. */
function closeTabs(): void {
  for (const channel of channels.splice(0)) {
    channel.close()
    channel.postMessage = () => undefined
  }
}

const Channel = BroadcastChannel
// A constructor, which an arrow function cannot be.
function openChannel(name: string) {
  const channel = new Channel(name)
  channels.push(channel)
  return channel
}

async function openTab() {
  vi.resetModules()
  const session = await import('#platform/session.ts')
  const queue = await import('#platform/offline-queue.ts')
  const trips = await import('./trips.state.ts')
  const model = await import('./trip-model.state.ts')
  await session.refreshSession()
  await model.switchUser(ANN.id)
  await model.openTrip(ID)
  const { subscribeToOfflineActions } = await import('#platform/offline-state.ts')
  subscribeToOfflineActions(model.followQueue)
  queue.startOfflineQueue()
  await queue.replayQueue()
  model.followQueue()
  return { queue, trips, model }
}

afterAll(closeTabs)

it(
  'loses, doubles and reorders nothing, whatever happens to the calls and to the tab',
  async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ set: fc.constantFrom('title', 'days'), value: fc.nat(9) }) },
      { weight: 2, arbitrary: fc.constant('undo' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
      { weight: 1, arbitrary: fc.constant('replay' as const) },
    )
    const faults = fc.array(
      fc.constantFrom('lost-before' as const, 'lost-after' as const, 'late' as const, 'none' as const),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), faults, async (steps, wrong) => {
        closeTabs()
        vi.stubGlobal('BroadcastChannel', openChannel)
        vi.stubGlobal('indexedDB', new IDBFactory())
        const server = makeServer([...wrong])
        vi.stubGlobal('fetch', server.fetch)
        let tab = await openTab()
        const allConfirmed = () =>
          vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]), UNHURRIED)
        const made = new Set<string>()
        for (const one of steps) {
          if (one === 'undo') tab.trips.undo(ID)
          else if (one === 'replay') await tab.queue.replayQueue()
          else if (one === 'reload') {
            await allConfirmed()
            tab = await openTab()
          } else {
            const value = one.set === 'title' ? `Title ${one.value}` : one.value + 1
            tab.trips.changeTrip(ID, [{ itemId: ID, field: one.set, value }])
          }
          for (const op of tab.model.model.unconfirmed) made.add(op.opId)
        }
        await allConfirmed()
        const expected = fieldValues(tab.model.viewOf(ID).items[ID])
        server.heal()
        await vi.waitFor(async () => {
          await tab.queue.replayQueue()
          await tab.model.fetchTrip(ID)
          expect(tab.model.pendingOps()).toEqual([])
        }, UNHURRIED)
        const confirmed = server.state().items[ID]
        expect(fieldValues(confirmed)).toEqual(expected)
        expect(tab.model.viewOf(ID).items[ID]).toEqual(confirmed)
        expect(server.taken).toEqual([...made])
        // A single person cannot conflict with anybody.
        for (const field of Object.values(confirmed?.fields ?? {})) expect(field.rivals).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  },
  LIMIT_MS,
)
