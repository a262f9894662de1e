import 'fake-indexeddb/auto'
import { listCountries } from '@tripwright/domain/destination/countries'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCachedData } from '#platform/cached-data.ts'
import { startServices } from './start-services.ts'

// Other services have tests of their own.
vi.mock('#platform/offline-queue.ts', () => ({ startOfflineQueue: () => {} }))
vi.mock('#features/sharing/saved/index.ts', () => ({ startSaved: () => {} }))
vi.mock('#features/trip/sync/index.ts', () => ({ startTrips: () => {} }))
vi.mock('#features/account/profile/index.ts', () => ({ startPreferences: () => {} }))
vi.mock('#features/plans/usage/index.ts', () => ({ startFingerprint: () => {} }))

const LIST = { countries: [], territories: [], asOf: '2026-11-23', source: 'us' }

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const path = String(url instanceof Request ? url.url : url)
    if (path.endsWith('/api/countries')) return Response.json(LIST)
    throw new TypeError('no network')
  })
})

it('stores the emergency numbers on the device, whatever page is opened first', async () => {
  startServices()
  await vi.waitFor(
    async () => expect((await readCachedData(null, 'countries', listCountries.output))?.data).toEqual(LIST),
    { timeout: 15_000 },
  )
}, 20_000)
