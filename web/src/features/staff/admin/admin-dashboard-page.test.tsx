import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { StaffContext } from './admin-staff.state.ts'

function draw(role: 'admin' | 'support', path: string) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ message: 'not now', error: 'internal' }, { status: 500 })
  })
  const place = memoryLocation({ path, record: true })
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <StaffContext value={{ id: 'me', email: 'me@example.org', role, secondStep: 'done' }}>
        <AdminDashboardPage />
      </StaffContext>
    </Router>,
  )
  return { asked: requests, history: place.history }
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const open = () => screen.getByRole('tab', { selected: true }).textContent

it.each([
  ['email-campaigns', 'Email campaigns', '/api/admin/mailings'],
  ['trial-emails', 'Trial emails', '/api/admin/trial-mails'],
  ['reviews', 'Reviews', '/api/admin/reviews'],
])(
  '?tab=%s opens its part and asks the server for nothing but that',
  async (tab, name, path) => {
    const { asked } = draw('admin', `/dashboard-admin?tab=${tab}`)
    expect(open()).toBe(name)
    // The first use of a part compiles it.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), 20_000)
    for (const url of asked) expect(url).toContain(path)
  },
  30_000,
)

it('support is shown its own parts, and an address with another one opens the first', async () => {
  draw('support', '/dashboard-admin?tab=audit')
  expect(open()).toBe('Overview')
  expect(tabs()).not.toContain('Audit log')
  expect(tabs()).not.toContain('Email campaigns')
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }))
  expect(open()).toBe('Reviews')
})

it('each tab is an entry of the history, so that Back leads to the one before', async () => {
  const { history } = draw('admin', '/dashboard-admin?tab=reviews')
  for (const name of ['Services and jobs', 'Services and jobs', 'Audit log'])
    await userEvent.click(screen.getByRole('tab', { name }))
  expect(history).toEqual([
    '/dashboard-admin?tab=reviews',
    '/dashboard-admin?tab=feeds',
    '/dashboard-admin?tab=audit',
  ])
})
