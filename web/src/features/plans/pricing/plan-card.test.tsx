import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PLANS } from '@tripwright/domain/plans/subscription'
import { expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { PlanCard } from './plan-card.tsx'

it('the plan that is paid for leads to where it is managed, also without a payment service', async () => {
  const requested = vi.fn()
  vi.stubGlobal('fetch', async (url: string) => {
    requested(url)
    return Response.json({ url: `${location.origin}/settings#plan` })
  })
  const [plan] = PLANS.filter(({ id }) => id === 'jetsetter')
  if (!plan) throw new Error('no such plan')
  const running = { code: 'jetsetter-monthly', canChange: true } as const
  render(<PlanCard plan={plan} interval="month" isBusy={false} running={running} onChoose={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Manage' }))
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe('/settings#plan'))
  expect(requested).toHaveBeenCalledWith('/api/functions/customer-portal')
  expect(readToasts()).toMatchObject([{ message: 'Opening subscription management...' }])
})
