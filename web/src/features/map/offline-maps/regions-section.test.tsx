import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RegionsSection } from './regions-section.tsx'

const file = (name: string) => ({ file: `${name}.pmtiles`, bytes: 1_000_000, sha256: '0' })
const region = (id: string, name: string): RegionManifest => ({
  id,
  name,
  date: '2026-10-01',
  builtAt: '2026-11-01T00:00:00Z',
  attribution: 'A map',
  schema: 'openmaptiles',
  bounds: { west: 0, south: 0, east: 1, north: 1 },
  tiles: file('0123456789abcdef'),
  places: { ...file('0123456789abcde0'), count: 1, withHours: 1 },
})
const REGIONS = [region('krems', 'Krems'), Object.assign(region('rome', 'Rome'), { basis: 'guide' as const })]
const LIST = { asOf: '2026-10-01', source: 'A map; a guide', written: null, checked: null }

let respond: () => Response
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  respond = () => Response.json({ regions: REGIONS, ...LIST })
  vi.stubGlobal('fetch', async () => respond())
})

function open(isPro: boolean) {
  const nothing = () => undefined
  return render(<RegionsSection isPro={isPro} shownId={null} onShow={nothing} onChange={nothing} />)
}

describe('the regions of /offline-maps', () => {
  it('can only be viewed without a paid plan, with a link to the plans', async () => {
    open(false)
    expect(await screen.findByText(/^Streets, .* With a paid plan, download it/)).toBeTruthy()
    expect(screen.getByText(/^Coasts, .* With a paid plan, download one/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download Krems' })).toBeNull()
  })

  it('can be downloaded with a paid plan, without a mention of payment', async () => {
    open(true)
    expect(await screen.findByText(/^Streets, .* or download it for offline use/)).toBeTruthy()
    expect(screen.getByText(/^Coasts, .* Download one for offline use/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/paid plan/i)
    expect(screen.getByRole('button', { name: 'Download Krems' })).toBeTruthy()
  })

  it('are not taken along beyond 2 GB in all, and nothing of them is fetched then', async () => {
    const [krems] = REGIONS
    const large = Object.assign(structuredClone(krems ?? {}), {
      tiles: { ...krems?.tiles, bytes: 2_000_000_001 },
    })
    const asked: string[] = []
    respond = () => Response.json({ regions: [large], ...LIST })
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address))
      return respond()
    })
    open(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Download Krems' }))
    expect(await screen.findByText(/^Downloads can use up to 2\sGB in total/)).toBeTruthy()
    expect(asked.filter((address) => address.includes('.pmtiles'))).toEqual([])
  })

  it('say once for the whole list where it comes from and how old it is', async () => {
    open(false)
    expect(await screen.findAllByText('Source: A map; a guide, from Oct 1, 2026.')).toHaveLength(1)
  })

  it('are asked for again while the server still makes them, until all are there', async () => {
    const answers = [
      () => Response.json({ regions: [], pending: 2, ...LIST, asOf: null }),
      () => Response.json({ regions: REGIONS.slice(1), pending: 1, ...LIST }),
      () => Response.error(),
      () => Response.json({ regions: REGIONS, pending: 0, ...LIST }),
    ]
    let asked = 0
    respond = () => answers[Math.min(asked++, 3)]?.() ?? Response.error()
    open(true)
    await vi.waitFor(() => expect(asked).toBe(1))
    // The network is back: it is asked now and not after a pause.
    const askAgain = () => void dispatchEvent(new Event('online'))
    await vi.waitFor(() => {
      askAgain()
      expect(asked).toBeGreaterThan(1)
    })
    expect(await screen.findByText('1 city')).toBeTruthy()
    await vi.waitFor(() => {
      askAgain()
      expect(screen.getByRole('button', { name: 'Download Krems' })).toBeTruthy()
    })
    await vi.waitFor(async () => {
      const before = asked
      askAgain()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(asked).toBe(before)
    })
  })

  it('make no day up where one of them has none', async () => {
    respond = () => Response.json({ regions: REGIONS, ...LIST, asOf: null })
    open(false)
    expect(await screen.findByText('Source: A map; a guide.')).toBeTruthy()
  })
})
