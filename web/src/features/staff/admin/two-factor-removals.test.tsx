import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { StaffContext } from './admin-staff.state.ts'
import { TwoFactorRemovals } from './two-factor-removals.tsx'

const removal = (email: string, role: string, dueAt: string | null = null) => ({
  id: email,
  email,
  role,
  dueAt,
  askedAt: '2026-05-01T09:00:00.000Z',
})

function draw(role: 'admin' | 'support', removals: object[]) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${url} ${init?.body ?? ''}`.trim())
    return Response.json(
      init?.method === 'POST' ? { dueAt: '2026-05-02T10:00:00.000Z' } : { wishes: removals },
    )
  })
  const staff = { id: 'me', email: 'me@example.org', role, secondStep: 'done' } as const
  render(
    <StaffContext value={staff}>
      <TwoFactorRemovals />
    </StaffContext>,
  )
  return requests
}

it('a lost second step is allowed to be taken off with words about what made sure, by an admin above', async () => {
  const removals = [
    removal('ada@example.org', 'user'),
    removal('peer@example.org', 'admin'),
    removal('eve@example.org', 'user', '2026-05-02T10:00:00.000Z'),
  ]
  const requests = draw('admin', removals)
  const user = userEvent.setup()
  const allow = await screen.findAllByRole('button', { name: /^Approve/ })
  expect(allow.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Approve turning off two-step verification for ada@example.org',
  ])
  expect(screen.getByText('Only someone with a higher role can approve this.')).toBeDefined()
  expect(screen.getByText(/^turns off/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Approve/ }))
  await user.type(screen.getByLabelText(/How did you verify/), 'The sum of the last receipt fits.')
  await user.click(screen.getByRole('button', { name: 'Turn off in 24 hours' }))
  expect(requests.find((one) => one.startsWith('POST'))).toMatch(
    /people\/ada(@|%40)example\.org\/second-step-off .*The sum of the last receipt fits\./,
  )
})

it('support is neither shown them nor asks for them', () => {
  expect(draw('support', [removal('ada@example.org', 'user')])).toEqual([])
  expect(screen.queryByText('Two-step verification requests')).toBeNull()
})
