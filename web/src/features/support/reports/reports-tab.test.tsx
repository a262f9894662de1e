import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReportsTab } from './reports-tab.tsx'

const ITEM = {
  id: 'i1',
  kind: 'review',
  state: 'open',
  owner: 'ana@example.org',
  ownerId: 'a1',
  reportedAt: '2026-05-01T10:00:00.000Z',
  decidedAt: null,
  reason: null,
  lines: ['1/5', 'Call 555 0100.'] as string[] | null,
  reports: [
    { reason: 'spam', text: 'An ad.', at: '2026-05-01T10:00:00.000Z', by: 'ben@example.org', byCount: 3 },
    { reason: 'personal', text: '', at: '2026-05-01T09:00:00.000Z', by: null, byCount: 0 },
  ],
  count: 2,
}

function draw(item = ITEM) {
  const sent: unknown[] = []
  let items = [item]
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)))
      items = []
      return Response.json({ item })
    }
    return Response.json({ items, next: null, counts: { open: items.length, kept: 0, 'taken-down': 0 } })
  })
  render(<ReportsTab />)
  return sent
}

it('shows what everyone sees, who reported it how often and why, and takes it down with a reason', async () => {
  const sent = draw()
  expect(await screen.findByText('Call 555 0100.')).toBeDefined()
  expect(screen.getByText('ben@example.org (3 reports in all)')).toBeDefined()
  expect(screen.getByText('A guest')).toBeDefined()
  const owner = screen.getByRole('link', { name: 'By ana@example.org' })
  expect(owner.getAttribute('href')).toBe('/admin?tab=users&account=a1')
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'It has a phone number.')
  await userEvent.click(screen.getByRole('button', { name: 'Take it down' }))
  await screen.findByText('No reports to decide')
  expect(sent).toEqual([{ decision: 'take-down', from: 'open', reason: 'It has a phone number.' }])
})

it('only closes the report of what is gone', async () => {
  const sent = draw({ ...ITEM, lines: null })
  await screen.findByText(/It’s no longer there/)
  expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Let it stay' }))
  await screen.findByText('No reports to decide')
  expect(sent).toEqual([{ decision: 'keep', from: 'open' }])
})
