import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlaceField } from './place-field.tsx'

const fetchMock = vi.fn<typeof fetch>()
const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function type(text: string) {
  render(<PlaceField value="" onChange={() => undefined} onCountry={() => undefined} />)
  act(() => screen.getByRole('combobox').focus())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(300))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the destination box', () => {
  it('offers the cities of the server', async () => {
    const city = { name: 'Sapporo', country: 'JP', displayName: 'Sapporo, Japan' }
    fetchMock.mockResolvedValue(Response.json({ cities: [city], asOf: null, source: 'GeoNames' }))
    await type('sap')
    expect(optionTexts()).toEqual(['Sapporo, Japan'])
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
    fetchMock.mockImplementation(answer)
    await type('an')
    expect(optionTexts()).toHaveLength(8)
    expect(screen.queryByText(/GeoNames/)).toBeNull()
  })
})
