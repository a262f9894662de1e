import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { TakeAlong } from './take-along.tsx'

const ROME = { id: 'rome', country: 'IT', lat: 41.9, lon: 12.5, dates: [] }
const BOOKS = { asOf: '2026-01-01', source: 'Ours' }
const there = vi.hoisted(() => ({
  guide: true,
  copies: true,
  languages: true,
  facts: 200,
  asked: [] as string[],
  version: 3,
  receipt: null as Blob | null,
  papers: 0 as number | null,
}))

vi.mock('#features/documents/vault/index.ts', () => ({ takeVault: async () => there.papers }))
vi.mock('#features/money/expenses/index.ts', () => ({ loadReceipt: async () => there.receipt }))
vi.mock('#features/trip/sync/index.ts', () => ({
  viewOf: () => ({
    version: there.version,
    items:
      there.receipt === null && there.version === 3
        ? {}
        : {
            e: {
              id: 'e',
              kind: 'expense',
              fields: { kind: { value: 'expense' }, share: { value: { receipt: 'r' } } },
            },
          },
  }),
}))

vi.mock('#features/destination/countries/index.ts', () => ({
  loadCountry: async () => ({ name: 'Italy', languages: ['it', 'fur'] }),
}))
vi.mock('#features/destination/places/index.ts', () => ({
  loadGuide: async (id: string) => (there.guide ? { city: { id } } : null),
  loadRates: async () => ({ base: 'EUR' }),
}))
vi.mock('#features/destination/weather/index.ts', () => ({ loadTripWeather: async () => () => null }))
vi.mock('#features/map/basemap/index.ts', () => ({ cacheCityLand: async () => true }))
vi.mock('#features/safety/advice/index.ts', () => ({ loadLiveEvents: async () => ({ events: [] }) }))
vi.mock('#features/translation/phrasebook/index.ts', () => ({
  savePhraseBook: async (language: string) => there.asked.push(`phrases ${language}`),
}))
vi.mock('#features/trip/sharing/index.ts', () => ({
  keepTripCopies: async (id: string) => there.asked.push(`copies ${id}`) > 0 && there.copies,
}))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  Object.assign(there, {
    guide: true,
    copies: true,
    languages: true,
    facts: 404,
    asked: [],
    version: 3,
    receipt: null,
    papers: 0,
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/later.json') return Response.json(['/assets/a.js'])
    if (url.startsWith('/assets/')) return new Response('x'.repeat(3000))
    if (url.includes('/languages') && there.languages)
      return Response.json({ ...BOOKS, languages: [{ language: 'it', voice: 'it-IT' }] })
    if (there.facts === 404) return Response.json({ error: 'not-found', message: 'No.' }, { status: 404 })
    throw new TypeError('no network')
  })
})

async function take(): Promise<string> {
  render(<TakeAlong tripId="t1" towns={[ROME]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download this trip' }))
  await screen.findByRole('button', { name: 'Download again' })
  return screen.getByRole('status').textContent ?? ''
}

it('takes a trip to the device with one press, and says how large it is', async () => {
  expect(await take()).toMatch(/^This trip is on your device \(\d/)
  // A language that has no phrasebook is not missing one; nor is a fact that the server does not have.
  expect(there.asked).toEqual(['copies t1', 'phrases it'])
})

it('says what could not be taken, in its order', async () => {
  Object.assign(there, { guide: false, copies: false })
  expect(await take()).toMatch(
    /except: comments and people and guides and maps of the cities\. Try again when you’re online\.$/,
  )
})

it('says so of facts that neither the network nor the device has', async () => {
  there.facts = 0
  expect(await take()).toContain('except: country facts, customs and safety.')
})

it('can be cancelled, and begins again', async () => {
  let letGo: (value: unknown) => void = () => undefined
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/languages') || url === '/later.json'
      ? Promise.resolve(Response.json(url === '/later.json' ? [] : { ...BOOKS, languages: [] }))
      : new Promise((resolve) => (letGo = resolve)),
  )
  render(<TakeAlong tripId="t-cancelled" towns={[ROME]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download this trip' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await act(async () => letGo(Response.json({ error: 'not-found', message: '' }, { status: 404 })))
  expect(await screen.findByRole('button', { name: 'Download this trip' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('remembers when it was done, how large it was, and whether the trip changed since', async () => {
  there.receipt = new Blob(['x'.repeat(50_000)])
  await take()
  cleanup()
  const status = () => screen.getByRole('status').textContent
  const { unmount } = render(<TakeAlong tripId="t1" towns={[ROME]} />)
  await vi.waitFor(() =>
    expect(status()).toMatch(/^Saved on this device \w{3} \d{1,2}, \d{4}, 5\d(\.\d)? kB\.$/),
  )
  expect(screen.getByRole('button', { name: 'Download again' })).toBeDefined()
  unmount()
  there.version = 4
  render(<TakeAlong tripId="t1" towns={[ROME]} />)
  await vi.waitFor(() => expect(status()).toMatch(/kB\. The trip has changed since then\.$/))
  cleanup()
  render(<TakeAlong tripId="another" towns={[ROME]} />)
  await act(async () => undefined)
  expect(status()).toBe('')
})

it('takes the pictures of receipts along, and says when one is not there', async () => {
  there.version = 9
  expect(await take()).toContain('except: pictures of receipts.')
})

it('takes the sealed documents of the vault along, and says when some did not come', async () => {
  there.papers = 2_000_000
  expect(await take()).toMatch(/^This trip is on your device \(2 MB\)/)
  cleanup()
  there.papers = null
  render(<TakeAlong tripId="t2" towns={[ROME]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download this trip' }))
  await screen.findByRole('button', { name: 'Download again' })
  expect(screen.getByRole('status').textContent).toContain('except: documents in your vault.')
})
