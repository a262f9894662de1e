import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CurrencyPage } from './currency-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

it.each(['250.00', '5000', '12.50', '1,234', '99'])(
  'a link to the converter opens with its amount: %s',
  async (amount) => {
    // No table of rates: the form is there all the same.
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
