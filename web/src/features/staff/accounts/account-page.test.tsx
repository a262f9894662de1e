import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AccountPage } from './account-page.tsx'

const account = {
  id: 'ana',
  email: 'ana@example.org',
  name: '<img src=x onerror="alert(1)">',
  role: 'user',
  isVerified: true,
  hasTwoFactor: false,
  createdAt: '2026-04-01T10:00:00.000Z',
  suspension: null as { at: string; reason: string } | null,
  subscription: {
    subscribed: true,
    subscription_tier: 'Jetsetter',
    subscription_end: '2026-06-01T10:00:00.000Z',
    is_trial: false,
    trial_end: null,
    trial_used: true,
  },
  seatOf: null,
  isRenewed: true,
  payments: [
    {
      id: 'ch_1',
      plan: 'jetsetter-monthly',
      amount: 1999,
      refunded: 500,
      refundable: 1499,
      paidAt: '2026-05-01T10:00:00.000Z',
      refunds: [],
    },
  ],
  usage: { isUnlimited: true, counters: [] },
  devices: [],
  emails: [],
  content: { trips: 3, saves: 4, files: 0, conversations: 0, requests: 0 },
}

function draw(page: object = account) {
  const sent: { method: string; path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === undefined || init.method === 'GET') return Response.json(page)
    sent.push({ method: init.method, path: url, body: JSON.parse(String(init.body ?? '{}')) })
    return Response.json({ state: 'done', failure: null, ended: 1, lifted: true })
  })
  const onClose = vi.fn()
  render(<AccountPage id="ana" onClose={onClose} />)
  return { sent, onClose }
}

it('a name that is markup stands there as text', async () => {
  draw()
  expect(await screen.findByText(account.name)).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

it('a refund is asked for to the cent, and not above what is left', async () => {
  const { sent } = draw()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Refund the payment/ }))
  const amount = screen.getByLabelText(/Amount in US dollars/)
  expect(amount).toHaveProperty('value', '14.99')
  await user.type(screen.getByLabelText(/^Reason/), 'Asked within 14 days.')
  for (const wrong of ['15', '0', 'ten']) {
    await user.clear(amount)
    await user.type(amount, wrong)
    await user.click(screen.getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('Enter an amount from 0.01 to 14.99.')).toBeDefined()
  }
  expect(sent).toEqual([])
  await user.clear(amount)
  await user.type(amount, '7,9')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/admin/accounts/ana/refunds',
    body: { paymentId: 'ch_1', amount: 790, reason: 'Asked within 14 days.' },
  })
})

it('a suspended account says since when and why, and can be opened again', async () => {
  const suspension = { at: '2026-05-02T10:00:00.000Z', reason: 'Sent advertisements.' }
  const { sent } = draw({ ...account, suspension })
  expect(await screen.findByText(/Suspended since .*: Sent advertisements\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lift suspension' }))
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ method: 'DELETE', path: expect.stringContaining('/ana/suspension') }]),
  )
})
