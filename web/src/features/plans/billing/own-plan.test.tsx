import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { OwnPlan } from './own-plan.tsx'

const PLAN = { code: 'nomad-squad-monthly', isRenewed: true, paidUntil: '2026-06-01T10:00:00.000Z' }
const PAID = { subscribed: true, subscription_tier: 'Nomad Squad', subscription_end: PLAN.paidUntil }
const BILLING = { provider: 'stripe', plan: { ...PLAN, state: 'active' }, seatOf: null, receipts: [] }

let state: () => Response
let billing: object
let portal: () => Response
beforeEach(async () => {
  state = () => Response.json({ ...FREE_STATE, ...PAID })
  billing = BILLING
  portal = () => Response.json({ error: 'unavailable', message: 'Stripe is away.' }, { status: 503 })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/api/auth/'))
      return Response.json({ user: { id: 'p1', email: 'a@example.org', name: '' } })
    if (url.includes('customer-portal')) return portal()
    return url.includes('check-subscription') ? state() : Response.json(billing)
  })
  for (const { id } of readToasts()) dismissToast(id)
  await refreshSession()
})

const show = () => render(<OwnPlan onChanged={vi.fn()} />)
const toastTexts = () => readToasts().map(({ message }) => message)

describe('the own plan', () => {
  it('says until when it is paid and for how much, or that a payment failed, or whose seat it is', async () => {
    const { unmount } = show()
    expect(await screen.findByText('Nomad Squad. Renews on June 1, 2026 for $39.99.')).toBeDefined()
    unmount()
    billing = { ...BILLING, plan: { ...PLAN, state: 'past-due' } }
    const second = show()
    expect(await screen.findByText(/^Your last payment for Nomad Squad failed\./)).toBeDefined()
    second.unmount()
    billing = { ...BILLING, plan: null, seatOf: 'squad@example.org' }
    show()
    expect(
      await screen.findByText(
        'Nomad Squad, through your seat in the squad of squad@example.org, who pays for it.',
      ),
    ).toBeDefined()
  })

  it('that was paid back says so, in its line and beside the payment', async () => {
    state = () => Response.json(FREE_STATE)
    const receipt = {
      id: 'r',
      plan: PLAN.code,
      amount: 3999,
      refunded: 3999,
      paidAt: PLAN.paidUntil,
      url: null,
    }
    billing = { ...BILLING, plan: { ...PLAN, state: 'refunded' }, receipts: [receipt] }
    show()
    expect(await screen.findByText('Nomad Squad was refunded and ended on June 1, 2026.')).toBeDefined()
    expect(screen.getByText('$39.99 refunded')).toBeDefined()
  })

  it('that cannot be checked says so, also where the answer has no words', async () => {
    state = () => new Response('<html>', { status: 502 })
    show()
    expect(await screen.findByText('Failed to check subscription')).toBeDefined()
  })
})

describe('the portal', () => {
  const press = async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Cards and invoices (Stripe)' }))
  }

  it('that does not open says so with the reason', async () => {
    await press()
    await vi.waitFor(() => expect(toastTexts()).toEqual(['Failed to open customer portal']))
    expect(readToasts()[0]?.description).toBe('Stripe is away.')
  })

  it('that cannot be reached shows an error', async () => {
    portal = () => {
      throw new TypeError('no network')
    }
    await press()
    await vi.waitFor(() => expect(toastTexts()).toEqual(['Failed to open subscription management']))
  })

  it('asks for a sign-in where the session has ended', async () => {
    portal = () => Response.json({ error: 'not-signed-in', message: 'No.' }, { status: 401 })
    await press()
    await vi.waitFor(() => expect(toastTexts()).toEqual(['Please sign in to manage your subscription']))
  })

  it('that opens says that it does', async () => {
    portal = () => Response.json({ url: '#portal' })
    await press()
    await vi.waitFor(() => expect(toastTexts()).toEqual(['Opening subscription management...']))
  })
})
