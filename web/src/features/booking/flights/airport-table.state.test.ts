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

async function open(read: unknown) {
  vi.stubGlobal('fetch', async (url: unknown) => Response.json(String(url).includes('/api/') ? read : OWN))
  const { searchAirports, useAirports } = await import('./airport-table.state.ts')
  const { result } = renderHook(() => useAirports())
  return { searchAirports, table: () => result.current }
}

it('puts what the operator read in the place of ours and behind it, in the table and in what is suggested', async () => {
  const { searchAirports, table } = await open(READ)
  await waitFor(() => expect(table().read).toEqual({ count: 2, source: 'OurAirports', asOf: '2026-10-05' }))
  expect(table().airports.map(({ iata }) => iata)).toEqual(['MXP', 'LIN', 'QZM'])
  const { items: airports, sources } = await searchAirports('milan')
  expect(airports.map(({ iata, name, country }) => `${iata} ${name} ${country}`)).toEqual([
    'MXP Milan Malpensa International IT',
    'LIN Linate IT',
    'QZM Milan Field IT',
  ])
  expect(sources.map(({ source, asOf }) => [source, asOf])).toEqual([
    ['OurAirports', '2026-10-05'],
    ['Tripwright', OWN.asOf],
  ])
})

it('is our own table where nothing was read in', async () => {
  const { searchAirports, table } = await open({ asOf: null, source: 'OurAirports', groups: [] })
  const { airports, asOf, written, checked } = OWN
  const own = { source: 'Tripwright', asOf, written, checked }
  await waitFor(() => expect(table()).toEqual({ airports, own, read: null }))
  expect((await searchAirports('milan')).items.map(({ iata }) => iata)).toEqual(['MXP', 'LIN'])
})
