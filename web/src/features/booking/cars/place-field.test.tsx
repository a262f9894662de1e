import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlaceField } from './place-field.tsx'

const ask = vi.fn<typeof fetch>()
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function type(text: string) {
  render(<PlaceField value="" onChange={() => undefined} onCountry={() => undefined} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(300))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the destination box', () => {
  it('offers the cities of the server', async () => {
    const city = { name: 'Sapporo', country: 'JP', displayName: 'Sapporo, Japan' }
    ask.mockResolvedValue(Response.json({ cities: [city], asOf: null, source: 'GeoNames' }))
    await type('sap')
    expect(shown()).toEqual(['Sapporo, Japan'])
    expect(screen.getByRole('combobox').getAttribute('placeholder')).toBe('Enter destination...')
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByText('Source: GeoNames.')).toBeTruthy()
  })

  it.each([
    [
      'the server knows none',
      () => Promise.resolve(Response.json({ cities: [], asOf: null, source: 'GeoNames' })),
    ],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('offers up to 8 cities of the built-in list when %s', async (_, answer) => {
    ask.mockImplementation(answer)
    await type('an')
    expect(shown()).toHaveLength(8)
    expect(screen.queryByText(/GeoNames/)).toBeNull()
  })
})
