import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MapPackStatus } from '@tripwright/domain/map/map-packs'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#platform/storage.ts'
import type { ListedRegion, RegionWork } from './regions.state.ts'
import { TownPacks } from './town-packs.tsx'
import { beginWantedPack } from './wanted-packs.state.ts'

const ID = 'town-br-s30033-w51230'
const MANIFEST: RegionManifest = {
  id: ID,
  name: 'Porto Alegre',
  date: '2026-10-01',
  builtAt: new Date().toISOString(),
  attribution: 'A map',
  basis: 'tiles',
  schema: 'openmaptiles',
  bounds: { west: 0, south: 0, east: 1, north: 1 },
  tiles: { file: '0123456789abcdef.pmtiles', bytes: 8_000_000, sha256: '0' },
  places: { file: '0123456789abcde0.places.json', bytes: 1_000_000, sha256: '0', count: 1, withHours: 0 },
}
const NONE: MapPackStatus = {
  id: ID,
  name: 'Porto Alegre',
  country: 'BR',
  state: 'none',
  reason: null,
  progress: null,
  estimate: { tiles: 250, bytes: 12_000_000 },
  manifest: null,
  isOld: false,
  fullPack: null,
}

let answers: MapPackStatus[]
let asked: string[]
let taken: string[]
beforeEach(() => {
  answers = [NONE]
  asked = []
  taken = []
  writeStored('wanted-packs', [ID])
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${address}`)
    return Response.json(answers.length > 1 ? answers.shift() : answers[0])
  })
})

function open(isPro = true, isThere = true, regions: readonly ListedRegion[] = []) {
  const takePack = async ({ id }: RegionManifest) => {
    taken.push(id)
    return isThere
  }
  const work = { regions, source: null, fetching: null, failure: null, takePack } as unknown as RegionWork
  return render(<TownPacks isPro={isPro} work={work} askedId={null} />)
}

describe('the map of a town', () => {
  it('says what kind it is, how large it is going to be and what it cannot do, before anything is made', async () => {
    open()
    expect(await screen.findByText('Porto Alegre')).toBeTruthy()
    expect(screen.getByText('Map pack')).toBeTruthy()
    expect(screen.getByText(/about 12\sMB/)).toBeTruthy()
    expect(screen.getByText(/No house numbers, opening hours or walking routes/)).toBeTruthy()
    expect(asked).toEqual([`GET /api/map-packs/${ID}?measure=true`])
  })

  it('is only offered with the way to a plan to whoever has none', async () => {
    open(false)
    expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Download the map/ })).toBeNull()
  })

  it('is made when somebody asks, shows how far it is, and is fetched when it is there', async () => {
    const user = userEvent.setup()
    const building = { done: 120, total: 250, bytes: 5_000_000 }
    answers = [
      NONE,
      { ...NONE, state: 'building', progress: building },
      { ...NONE, state: 'ready', manifest: MANIFEST, estimate: null },
    ]
    open()
    await user.click(await screen.findByRole('button', { name: /^Download the map of Porto Alegre/ }))
    expect(await screen.findByText(/120 of 250 tiles/)).toBeTruthy()
    await vi.waitFor(() => expect(taken).toEqual([ID]), { timeout: 5000 })
    expect(asked[1]).toBe('POST /api/map-packs')
    await vi.waitFor(() => expect(readStored('wanted-packs')).toEqual([]))
  })

  it('stays on the list when it did not come whole', async () => {
    const user = userEvent.setup()
    answers = [{ ...NONE, state: 'ready', manifest: MANIFEST, estimate: null }]
    open(true, false)
    await user.click(await screen.findByRole('button', { name: /^Download the map/ }))
    await vi.waitFor(() => expect(taken).toEqual([ID]))
    expect(readStored('wanted-packs')).toEqual([ID])
    expect(asked.some((one) => one.startsWith('POST'))).toBe(false)
  })

  it('says why it could not be made, and where a full pack knows more', async () => {
    answers = [
      { ...NONE, state: 'failed', reason: 'source', fullPack: { id: 'rs', name: 'Rio Grande do Sul' } },
    ]
    open()
    expect(await screen.findByText(/didn’t provide its tiles/)).toBeTruthy()
    expect(screen.getByText(/The full pack of Rio Grande do Sul below covers this place too/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Download the map/ }).textContent).toBe('Try again')
  })

  it('that is on this device already is not on the list, until it is 90 days old and begun anew', async () => {
    const stored = { manifest: MANIFEST, bytes: 9_000_000, isWhole: true }
    const view = open(true, true, [{ manifest: MANIFEST, stored, isOlder: false }])
    await Promise.resolve()
    expect(screen.queryByText('Porto Alegre')).toBeNull()
    view.unmount()
    const old = { ...MANIFEST, builtAt: '2026-01-01T00:00:00Z' }
    answers = [
      { ...NONE, state: 'ready', manifest: old, isOld: true },
      { ...NONE, state: 'ready', manifest: MANIFEST },
    ]
    beginWantedPack(ID)
    open(true, true, [{ manifest: old, stored: { ...stored, manifest: old }, isOlder: false }])
    await vi.waitFor(() => expect(taken).toEqual([ID]))
    expect(asked.at(-1)).toBe('POST /api/map-packs')
  })

  it('that two ids stand for is on the list once', async () => {
    answers = [{ ...NONE, id: 'city-rome', name: 'Rome' }]
    open()
    await vi.waitFor(() => expect(readStored('wanted-packs')).toEqual(['city-rome']))
  })
})
