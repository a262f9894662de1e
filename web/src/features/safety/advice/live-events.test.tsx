import { render, screen, within } from '@testing-library/react'
import type { HazardEvent } from '@tripwright/domain/safety/advice'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { LiveEvents } from './live-events.tsx'

const ROME = { lat: 41.9, lon: 12.5 }
const event = (part: Partial<HazardEvent>): HazardEvent => ({
  id: 'usgs:1',
  kind: 'earthquake',
  lat: 42.6,
  lon: 13.2,
  at: '2026-11-22T10:00:00.000Z',
  until: null,

  alert: null,
  magnitude: 4.8,
  measure: '12 km deep',
  place: 'Amatrice, Italy',
  url: 'https://a.example/1',
  ...part,
})
const answer = (part: object) => ({
  isLive: true,
  asOf: '2026-11-22T11:00:00.000Z',
  source: 'USGS; GDACS',
  events: [],
  sources: [
    { id: 'usgs', fetchedAt: '2026-11-22T11:55:00.000Z', failedAt: null, failures: 0 },
    { id: 'gdacs', fetchedAt: '2026-11-22T11:00:00.000Z', failedAt: '2026-11-22T11:45:00.000Z', failures: 4 },
  ],
  ...part,
})

let response: unknown
beforeEach(() => {
  // The browser of a test is from a country of miles.
  writeStored('preferences', { units: 'metric', of: 'ana' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('fetch', async (path: string) => {
    // The map loads asynchronously, and requests its provider.
    if (String(path).includes('maps-key')) return new Promise<Response>(() => {})
    if (response === null) throw new TypeError('no network')
    return Response.json(response)
  })
  return () => vi.useRealTimers()
})
const draw = () => render(<LiveEvents name="Rome" places={[ROME]} zone="Europe/Rome" />)

it('lists what is near first, with strength, distance, local time and the page of its publisher', async () => {
  response = answer({
    events: [
      event({
        id: 'gdacs:TC2',
        kind: 'cyclone',
        lat: 13,
        lon: 122,
        alert: 3,
        magnitude: null,
        place: 'Philippines',
      }),
      event({}),
    ],
  })
  draw()
  const near = (await screen.findByText('Within 500 km, nearest first')).parentElement ?? document.body
  expect(within(near).getByText('Earthquake, magnitude 4.8')).toBeDefined()
  expect(within(near).getByText('97 km away')).toBeDefined()
  expect(
    within(near)
      .getByText(/Nov 22, 11:00\sAM GMT\+1/)
      .getAttribute('datetime'),
  ).toBe('2026-11-22T10:00:00.000Z')
  expect(within(near).getByRole('link', { name: 'Read more at USGS' }).getAttribute('href')).toBe(
    'https://a.example/1',
  )
  expect(screen.getByText('During an earthquake').closest('details')?.open).toBe(true)
  expect(screen.queryByText('When a tropical storm is coming')).toBeNull()
  const far = screen.getByText('Elsewhere, most serious first').parentElement ?? document.body
  expect(within(far).getByText('Red alert')).toBeDefined()
})

it('shows a place that the news name as news: with their number, when it was last named, and no warning', async () => {
  const news = event({
    id: 'gdelt:7',
    kind: 'unrest',
    magnitude: null,
    measure: null,
    place: '<b>Rome</b>, Italy',
    lat: 41.9,
    lon: 12.5,
    news: { sign: 'strike', articles: 41 },
    url: 'https://www.gdeltproject.org/',
  })
  response = answer({
    events: [news, event({})],
    sources: [{ id: 'gdelt', fetchedAt: '2026-11-22T11:55:00.000Z', failedAt: null, failures: 0 }],
  })
  draw()
  const near = (await screen.findByText('Within 500 km, nearest first')).parentElement ?? document.body
  const row = within(near).getAllByRole('listitem')[0] ?? document.body
  expect(within(row).getByText('Strikes in the news')).toBeDefined()
  expect(within(row).getByText('News, not a warning')).toBeDefined()
  expect(within(row).getByText('<b>Rome</b>, Italy')).toBeDefined()
  expect(within(row).getByText('41 articles in 24 hours')).toBeDefined()
  expect(within(row).getByText('0 km away')).toBeDefined()
  expect(within(row).getByText(/^last reported Nov 22, 11:00\sAM GMT\+1$/)).toBeDefined()
  expect(within(row).getByRole('link', { name: 'How GDELT counts' })).toBeDefined()
  expect(screen.getByText(/It may be over, small or elsewhere/)).toBeDefined()
  expect(screen.getByText(/^GDELT: updated Nov 22/)).toBeDefined()
  // Measured events come first.
  expect(screen.getByText('During an earthquake').closest('details')?.open).toBe(true)
  expect(screen.getByText('During protests and street violence').closest('details')?.open).toBe(false)
})

it('says which publisher has not answered of late, and that nothing is near', async () => {
  response = answer({})
  draw()
  expect(await screen.findByText('No current reports within 500 km of Rome.')).toBeDefined()
  expect(screen.getByText(/^USGS: updated Nov 22/)).toBeDefined()
  expect(screen.getByText(/^GDACS last answered Nov 22/)).toBeDefined()
})

it('says that reports are off here, and where they are', async () => {
  response = answer({ isLive: false, sources: [], asOf: null })
  draw()
  expect(await screen.findByText(/We don’t show live reports on this site/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'USGS, earthquakes' })).toBeDefined()
})

it('says so when neither the network nor this device has any', async () => {
  response = null
  draw()
  expect(await screen.findByText(/couldn’t load the reports/)).toBeDefined()
})
