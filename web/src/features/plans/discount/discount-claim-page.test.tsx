import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DiscountClaimPage } from './discount-claim-page.tsx'

let state: string

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ percent: 30, expiresAt: '2026-12-04T18:00:00.000Z', state }),
  )
})

it.each(['used', 'taken', 'expired'])(
  'a discount that is %s promises nothing and leads to the plans',
  async (dead) => {
    state = dead
    render(<DiscountClaimPage />)
    const plans = await screen.findByRole('link', { name: 'See plans and pricing' })
    expect(plans.getAttribute('href')).toBe('/pricing')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discount')
    expect(screen.getByRole('status').textContent).not.toBe('')
    expect(screen.queryByText(/30%/)).toBeNull()
  },
)

it('a discount that can be claimed says what it gives', async () => {
  state = 'free'
  render(<DiscountClaimPage />)
  expect(await screen.findByText('30% off your next payment')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your discount')
  expect(screen.queryByRole('link', { name: 'See plans and pricing' })).toBeNull()
})
