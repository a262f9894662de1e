import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const MONTHS = {
  base: 'EUR',
  firstMonth: '2025-05',
  asOf: '2025-06-30',
  source: 'written from knowledge',
  written: '2026-11-21',
  checked: null,
  rates: { USD: [1, 1.1] },
}
const WEEKS = {
  base: 'EUR',
  source: 'A Bank',
  asOf: '2026-11-20',
  weeks: ['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'].map((date, index) => ({
    date,
    rates: { USD: 1 + index / 10 },
  })),
}

afterEach(() => vi.resetModules())

async function open(weekly: unknown, to = 'USD') {
  vi.stubGlobal('fetch', async (url: unknown) =>
    Response.json(String(url).includes('/api/rates/history') ? weekly : MONTHS),
  )
  const { RateHistoryPart } = await import('./rate-history.tsx')
  return render(<RateHistoryPart from="EUR" to={to} />)
}

it('is a line of weeks where a bank published them, and says whose and until when', async () => {
  await open(WEEKS)
  expect(await screen.findByText('EUR to USD by week')).toBeTruthy()
  expect(screen.getByText('Change over these weeks: +30%.')).toBeTruthy()
  expect(screen.getByText(/Last rate of each week\..* Source: A Bank, from Nov 20, 2026\./)).toBeTruthy()
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(5)
})

it('is a line of our own months where there are no weeks, and says so', async () => {
  await open({ base: 'EUR', source: '', weeks: [], asOf: null })
  expect(await screen.findByText('EUR to USD by month')).toBeTruthy()
  expect(screen.getByText(/Monthly averages\..* Facts from \w+ \d+, \d+\. Not compared/)).toBeTruthy()
})

it('is empty for a currency without a history', async () => {
  const { container } = await open(WEEKS, 'XAF')
  await vi.waitFor(() => expect(container.innerHTML).toBe(''))
})
