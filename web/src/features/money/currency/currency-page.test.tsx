import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { CurrencyPage } from './currency-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

it.each(['250.00', '5000', '12.50', '1,234', '99'])(
  'a link to the converter opens with its amount: %s',
  async (amount) => {
    // Without the table of rates the form still renders.
    vi.stubGlobal('fetch', async () => Response.error())
    history.replaceState(
      null,
      '',
      `/currency-converter?${new URLSearchParams({ amount, from: 'EUR', to: 'JPY' })}`,
    )
    await act(async () => void render(<CurrencyPage />))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe(amount)
  },
)

it.each([
  ['CHF', '', ['CHF', 'USD']],
  // A pair of equal currencies is never offered.
  ['USD', '', ['USD', 'EUR']],
  ['CHF', '?from=EUR', ['EUR', 'USD']],
  [null, '', ['EUR', 'USD']],
])(
  'with %s as the money of the profile and an address of "%s" begins with %j',
  async (currency, search, pair) => {
    vi.stubGlobal('fetch', async () => Response.error())
    writeStored('preferences', { currency, of: 'ana' })
    history.replaceState(null, '', `/currency-converter${search}`)
    await act(async () => void render(<CurrencyPage />))
    const chosen = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value
    expect([chosen('From'), chosen('To')]).toEqual(pair)
  },
)

it('keeps in the address a money that is not the own one, also the usual one of the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', async () => Response.error())
  writeStored('preferences', { currency: 'USD', of: 'ana' })
  history.replaceState(null, '', '/currency-converter')
  await act(async () => void render(<CurrencyPage />))
  fireEvent.click(screen.getByRole('button', { name: /swap/i }))
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  expect(location.search).toBe('?from=EUR&to=USD')
})
