import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const OWN = {
  asOf: '2025-11-30',
  written: '2026-11-21',
  checked: null,
  airports: [
    { iata: 'MXP', city: 'Milan', name: 'Malpensa', country: 'IT', zone: 'Europe/Rome', lat: 45.6, lon: 8.7 },
    { iata: 'LIN', city: 'Milan', name: 'Linate', country: 'IT', zone: 'Europe/Rome', lat: 45.4, lon: 9.3 },
  ],
}
const READ = {
  asOf: '2026-10-05',
  source: 'OurAirports',
  groups: [
    {
      country: 'IT',
      zone: 'Europe/Rome',
      airports: [
        { iata: 'MXP', city: 'Milan', name: 'Milan Malpensa International', lat: 45.63, lon: 8.73 },
        { iata: 'QZM', city: 'Milan', name: 'Milan Field', lat: 45.5, lon: 9.1 },
      ],
    },
  ],
}

afterEach(() => vi.resetModules())

const MINOR = {
  asOf: '2026-08-03',
  written: null,
  checked: { date: '2026-08-22', source: 'OurAirports' },
  source: 'A published list',
  groups: [
    {
      country: 'IT',
      zone: 'Europe/Rome',
      airports: [['QZN', null, 'Milan', 'Bresso', 45.54, 9.2, 'unsure']],
    },
  ],
}
const MINOR_SOURCE = { asOf: MINOR.asOf, source: MINOR.source, written: null, checked: MINOR.checked }

async function open(read: unknown, texts: readonly string[] = []) {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    fetched.push(String(url))
    if (String(url).includes('minor')) return Response.json(MINOR)
    return Response.json(String(url).includes('/api/') ? read : OWN)
  })
  const { searchAirports, useAirports } = await import('./airport-table.state.ts')
  const { result } = renderHook(() => useAirports(texts))
  return { searchAirports, table: () => result.current, fetched }
}

it('puts what the operator read in the place of ours and behind it, in the table and in what is suggested', async () => {
  const { searchAirports, table } = await open(READ)
  await waitFor(() => expect(table().read).toEqual({ count: 2, source: 'OurAirports', asOf: '2026-10-05' }))
  expect(table().airports.map(({ iata }) => iata)).toEqual(['MXP', 'LIN', 'QZM'])
  const { items: airports, sources } = await searchAirports('milan')
  expect(airports.map(({ iata, name, country }) => `${iata} ${name} ${country}`)).toEqual([
    'MXP Milan Malpensa International IT',
    'LIN Linate IT',
    'QZN Bresso IT',
    'QZM Milan Field IT',
  ])
  expect(sources.map(({ source, asOf }) => [source, asOf])).toEqual([
    ['OurAirports', '2026-10-05'],
    ['Tripwright', OWN.asOf],
    [MINOR.source, MINOR.asOf],
  ])
})

it('is our own table where nothing was read in', async () => {
  const { searchAirports, table } = await open({ asOf: null, source: 'OurAirports', groups: [] })
  const { airports, asOf, written, checked } = OWN
  const own = { source: 'Tripwright', asOf, written, checked }
  await waitFor(() => expect(table()).toEqual({ airports, own, minor: null, read: null }))
  expect((await searchAirports('milan')).items.map(({ iata }) => iata)).toEqual(['MXP', 'LIN', 'QZN'])
})

const NOTHING_READ = { asOf: null, source: 'OurAirports', groups: [] }

it('leaves the smaller airports on the server until our own are too few for what is typed, then keeps them', async () => {
  const { searchAirports, table, fetched } = await open(NOTHING_READ)
  await waitFor(() => expect(table().airports).toHaveLength(2))
  expect(fetched.some((url) => url.includes('minor'))).toBe(false)
  await searchAirports('bresso')
  await waitFor(() => expect(table().minor).toEqual(MINOR_SOURCE))
  expect(table().airports.map(({ iata }) => iata)).toEqual(['MXP', 'LIN', 'QZN'])
  await searchAirports('bresso')
  expect(fetched.filter((url) => url.includes('minor'))).toHaveLength(1)
})

it('has the smaller airports where a text that was kept ends with the code of one', async () => {
  const { table } = await open(NOTHING_READ, ['Rome (FCO)', 'Milan Bresso (QZN)'])
  await waitFor(() => expect(table().airports.map(({ iata }) => iata)).toContain('QZN'))
})

it('goes on with our own airports where the smaller ones cannot be fetched', async () => {
  vi.stubGlobal('fetch', async (url: unknown) =>
    String(url).includes('minor') ? new Response(null, { status: 503 }) : Response.json(OWN),
  )
  const { searchAirports } = await import('./airport-table.state.ts')
  expect((await searchAirports('milan')).items.map(({ iata }) => iata)).toEqual(['MXP', 'LIN'])
})
