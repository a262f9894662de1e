import 'fake-indexeddb/auto'
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { EXPORT_TYPES, writeExport } from '@tripwright/domain/trip/export'
import { activeItems, emptyTrip, makeOps, merge, stopsOf, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { beforeEach, expect, it, vi } from 'vitest'
import { newTripId, useTrip } from '#features/trip/sync/index.ts'
import { ImportButton } from './import-button.tsx'

/** A trip of two items as its file. */
function makeTripFile(): string {
  const [id, stop, booking] = [newTripId(), newTripId(), newTripId()]
  const changes = [
    { itemId: id, field: 'title', value: 'Rome <b>by night</b>' },
    { itemId: id, field: 'startDate', value: '2027-05-01' },
    { itemId: id, field: 'days', value: 3 },
    { itemId: stop, field: 'kind', value: 'visit' },
    { itemId: stop, field: 'name', value: 'Opera' },
    { itemId: booking, field: 'kind', value: 'flight' },
  ]
  const trip = merge(emptyTrip(id), makeOps(emptyTrip(id), 0, changes, newTripId)).state
  // The JSON is written from the trip alone.
  const source = { trip, exported: { title: '', days: [] } } as unknown as Parameters<typeof writeExport>[1]
  return writeExport('json', { ...source, now: Date.parse('2026-11-27T10:00Z') }).text
}

async function choose(content: BlobPart, name = 'trip.json') {
  const file = new File([content], name, { type: EXPORT_TYPES.json })
  fireEvent.change(await screen.findByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  })
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  history.replaceState(null, '', '/dashboard')
  render(<ImportButton tripId={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Import a trip from a file' }))
})

it('shows what a file holds, with no network, and adds the trip only on a yes', async () => {
  await choose(makeTripFile())
  expect(await screen.findByRole('heading', { name: 'Rome <b>by night</b>' })).toBeDefined()
  expect(screen.getByText('May 1, 2027 to May 3, 2027')).toBeDefined()
  expect(screen.getByText('1 stop')).toBeDefined()
  expect(screen.getByText('1 booking')).toBeDefined()
  expect(location.pathname).toBe('/dashboard')
  await userEvent.click(screen.getByRole('button', { name: 'Add this trip' }))
  await waitFor(() => expect(location.pathname).toBe('/itinerary'))
  const id = new URLSearchParams(location.search).get('trip') ?? ''
  const { trip } = renderHook(() => useTrip(id)).result.current
  expect(tripFieldsOf(trip)).toMatchObject({ title: 'Rome <b>by night</b>', startDate: '2027-05-01' })
  expect(stopsOf(trip).map(({ name }) => name)).toEqual(['Opera'])
  expect(activeItems(trip, 'booking')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says what is wrong with a file that is none of ours, and adds nothing', async () => {
  const cases: [BlobPart, RegExp][] = [
    ['{"type":"FeatureCollection"}', /Offline, we can only read/],
    [makeTripFile().slice(0, -30), /damaged or isn’t JSON/],
    [new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), /damaged or isn’t JSON/],
    [makeTripFile().replace('"version": 1', '"version": 2'), /newer version/],
    [makeTripFile().replace('2027-05-01', '2027-02-30'), /\(trip, startDate\)/],
    [new Uint8Array(20_000_001), /larger than 20 MB/],
  ]
  for (const [content, message] of cases) {
    await choose(content, 'holiday.json')
    expect((await screen.findByText(message)).closest('[role=alert]')?.textContent).toContain('holiday.json')
    expect(screen.queryByRole('button', { name: 'Add this trip' })).toBeNull()
  }
  await choose(makeTripFile())
  expect(await screen.findByRole('button', { name: 'Add this trip' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(location.pathname).toBe('/dashboard')
})
