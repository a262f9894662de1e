import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DestinationField } from './destination-field.tsx'

const fetchMock = vi.fn<typeof fetch>()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent)
const cities = (...rows: [name: string, country: string][]) =>
  Response.json({
    cities: rows.map(([name, country]) => ({ name, country, displayName: name })),
    asOf: null,
    source: 'GeoNames',
  })

function Example() {
  const [value, setValue] = useState('')
  return <DestinationField value={value} onChange={setValue} />
}

async function type(text: string, wait = 300) {
  act(() => screen.getByRole('combobox').focus())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await pass(wait)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock.mockReset())
  render(<Example />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the hotel-and-city box', () => {
  it('asks the server 300 ms after the last key, from two characters on', async () => {
    fetchMock.mockImplementation(async () => cities())
    await type('r')
    expect(fetchMock).not.toHaveBeenCalled()
    await type('ro', 299)
    expect(fetchMock).not.toHaveBeenCalled()
    await pass(1)
    expect(fetchMock.mock.calls.map(([path, init]) => [path, init?.body])).toEqual([
      ['/api/functions/city-suggestions', '{"query":"ro"}'],
    ])
  })

  it('spins until the server has answered', async () => {
    let respond: (response: Response) => void = () => undefined
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve
      }),
    )
    await type('lisb')
    expect([document.querySelectorAll('.spinner').length, optionTexts()]).toEqual([1, []])
    respond(cities(['Lisbon', 'PT']))
    await pass(0)
    expect([document.querySelectorAll('.spinner').length, optionTexts()]).toEqual([0, ['Lisbon, Portugal']])
  })

  it('suggests built-in cities and up to six of the server without duplicates, then the hotels', async () => {
    fetchMock.mockImplementation(async () => cities(['Paris', 'FR'], ['Parma', 'IT']))
    await type('par')
    expect(optionTexts()).toEqual([
      'Paris, France',
      'Parma, Italy',
      'Four Seasons Hotel George V, Paris, France5 stars',
    ])
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByText('Source: GeoNames.')).toBeTruthy()
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('keeps what is built in, up to 6 cities and 4 hotels, when %s', async (_, answer) => {
    fetchMock.mockImplementation(answer)
    await type('lond')
    expect(optionTexts()).toEqual([
      'London, United Kingdom',
      'The Ritz London, London, United Kingdom5 stars',
    ])
    await type('or')
    expect(optionTexts().filter((text) => !text?.includes('stars'))).toHaveLength(6)
    expect(optionTexts().filter((text) => text?.includes('stars'))).toHaveLength(4)
  })
})
