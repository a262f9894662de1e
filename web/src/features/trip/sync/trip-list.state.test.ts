import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { useTrips } from './trip-list.state.ts'
import { model } from './trip-model.state.ts'
import { startTrips } from './trips.state.ts'

it('is there for a guest who looks at it after everything has started', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)))
  await refreshSession()
  startTrips()
  await vi.waitFor(() => expect(model.owner).toBeNull())
  const { result } = renderHook(() => useTrips())
  await waitFor(() => expect(result.current.status).toBe('ready'))
})
