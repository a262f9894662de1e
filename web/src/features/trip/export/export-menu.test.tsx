import 'fake-indexeddb/auto'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Guide } from '@tripwright/domain/destination/places'
import { emptyTrip, makeOps, merge, stopsOf, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { newTripId, useTrip } from '#features/trip/sync/index.ts'
import { readToasts } from '#ui/toast.ts'
import { ExportMenu } from './export-menu.tsx'
import type { ExportInput } from './export-trip.state.ts'

const city = {
  id: 'rome',
  name: 'Rome',
  nameLocal: 'Roma',
  country: 'IT',
  lat: 41.9,
  lon: 12.48,
  zone: 'Europe/Rome',
  currency: 'EUR',
}
// Only the fields that the code reads.
const guide = { city, pointsOfInterest: [], asOf: '2026-10-01', source: 'Our guide' } as unknown as Guide
const stop = {
  kind: 'booking',
  poiId: null,
  name: 'Opera',
  lat: 41.9,
  lon: 12.49,
  isLocked: false,
  costKnown: false,
  arrive: '20:00',
  start: '20:00',
  end: '22:30',
  cost: { amount: 0, currency: 'EUR' },
} as const

function makeExportInput(): ExportInput {
  const [id, stopId] = [newTripId(), newTripId()]
  const changes = [
    { itemId: id, field: 'title', value: 'Rome by night' },
    { itemId: stopId, field: 'kind', value: 'booking' },
    { itemId: stopId, field: 'name', value: 'Opera' },
  ]
  const trip = merge(emptyTrip(id), makeOps(emptyTrip(id), 0, changes, newTripId)).state
  const plan = {
    days: [{ date: '2027-05-01', cityId: 'rome', zone: 'Europe/Rome', stops: [stop], legs: [] }],
    total: { amount: 0, currency: 'EUR' },
  }
  const request = {
    cities: [{ id: 'rome', stay: city }],
    travellers: { adults: 1, children: 0 },
    bookings: [],
  }
  const view = {
    plan,
    request,
    ids: [[stopId]],
    checks: [],
    spans: [[[]]],
    reasons: [],
    frames: [],
    dayCosts: [0],
    walks: [],
  }
  const facts = { guides: [guide], holidays: {}, rates: null }
  return {
    trip,
    title: 'Rome by night',
    planWithFacts: { view, keyedFacts: { key: 'k', facts } } as unknown as PlanWithFacts,
  }
}

const onCopied = vi.fn()
const saved: { name: string; blob: Blob }[] = []

// happy-dom has no popover: this fires the events of a browser on opening and closing.
function announce(state: 'open' | 'closed') {
  return function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: state }))
  }
}

beforeEach(() => {
  saved.length = 0
  Object.assign(HTMLElement.prototype, { showPopover: announce('open'), hidePopover: announce('closed') })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  let last: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, blob: last })
  })
})

const pick = async (row: RegExp) => {
  screen.getByRole('button', { name: 'Export' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(screen.getByRole('menuitem', { name: row }))
}
const lastToast = () => readToasts().at(-1)?.message

describe('the menu by which a trip is taken along', () => {
  it('saves it as files of its name and first day, with no network, and says what was saved', async () => {
    render(<ExportMenu exportInput={makeExportInput()} isPending={false} onCopied={onCopied} />)
    const files = [
      [/Calendar/, 'ics', 'text/calendar;charset=utf-8', 'SUMMARY:Opera (booked)'],
      [/Markdown/, 'md', 'text/markdown;charset=utf-8', '# Rome by night'],
      [/gpx/, 'gpx', 'application/gpx+xml;charset=utf-8', '<gpx version="1.1"'],
      [/Spreadsheet/, 'csv', 'text/csv;charset=utf-8', 'booking,Opera (booked)'],
      [/Earth/, 'kml', 'application/vnd.google-earth.kml+xml;charset=utf-8', '<name>Opera (booked)</name>'],
      [/import again/, 'json', 'application/json;charset=utf-8', '"format": "tripwright-trip"'],
      [/GeoJSON/, 'geojson', 'application/geo+json;charset=utf-8', '"FeatureCollection"'],
    ] as const
    for (const [row, kind, type, part] of files) {
      const name = `tripwright-rome-by-night-2027-05-01.${kind}`
      await pick(row)
      await waitFor(() => expect(lastToast()).toContain(`${name} saved`))
      const file = saved.at(-1)
      expect([file?.name, file?.blob.type]).toEqual([name, type])
      expect(await file?.blob.text()).toContain(part)
    }
  })

  it('saves a trip without a plan too: what it holds, with no days', async () => {
    const exportInput = { ...makeExportInput(), planWithFacts: null }
    render(<ExportMenu exportInput={exportInput} isPending={false} onCopied={onCopied} />)
    await pick(/Markdown/)
    await waitFor(() => expect(lastToast()).toContain('tripwright-rome-by-night.md saved'))
    expect(await saved.at(-1)?.blob.text()).toContain('Opera')
    await pick(/import again/)
    await waitFor(() => expect(lastToast()).toContain('tripwright-rome-by-night.json saved'))
    expect(await saved.at(-1)?.blob.text()).toContain('"format": "tripwright-trip"')
  })

  it('says on which day it was saved, by the date of the reader', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 0, 30), toFake: ['Date'] })
    render(<ExportMenu exportInput={makeExportInput()} isPending={false} onCopied={onCopied} />)
    await pick(/Markdown/)
    await waitFor(() => expect(lastToast()).toContain('saved'))
    expect(await saved.at(-1)?.blob.text()).toContain('Sunday, November 29, 2026')
    vi.useRealTimers()
  })

  it('prints the trip alone, and puts the paper away afterwards', async () => {
    const print = vi.fn(() =>
      expect(document.querySelector('body > .print-alone')?.textContent).toContain('Opera'),
    )
    vi.stubGlobal('print', print)
    render(<ExportMenu exportInput={makeExportInput()} isPending={false} onCopied={onCopied} />)
    const before = document.title
    await pick(/PDF/)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.title).toBe('tripwright-rome-by-night-2027-05-01')
    act(() => {
      dispatchEvent(new Event('afterprint'))
    })
    expect(document.querySelector('.print-alone')).toBeNull()
    expect(document.title).toBe(before)
  })

  it('makes a copy with an id of its own, on this device, and says so', async () => {
    const exportInput = makeExportInput()
    render(<ExportMenu exportInput={exportInput} isPending={false} onCopied={onCopied} />)
    await pick(/Duplicate/)
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce())
    const id: string = onCopied.mock.calls[0]?.[0]
    expect(id).not.toBe(exportInput.trip.id)
    const { trip } = renderHook(() => useTrip(id)).result.current
    expect(tripFieldsOf(trip)).toMatchObject({ title: 'Rome by night (copy)', planSource: 'copy' })
    expect(stopsOf(trip).map(({ name }) => name)).toEqual(['Opera'])
    expect(lastToast()).toBe('Trip duplicated. You’re now in “Rome by night (copy)”.')
  })

  it('keeps its room, and says nothing, while there is nothing to take', () => {
    render(<ExportMenu exportInput={null} isPending={false} onCopied={onCopied} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
