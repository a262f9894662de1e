import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AuditTab } from './audit-tab.tsx'

const entry = {
  id: 7,
  at: '2026-05-01T10:00:00.000Z',
  action: 'role.changed',
  actorId: 'a',
  actor: 'owner@example.org',
  targetId: 'b',
  target: 'ana@example.org',
  detail: { from: 'user', to: 'analyst' },
}

function draw(answer: (query: URLSearchParams) => { entries: unknown[]; next: number | null }) {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://here')
    asked.push(searchParams)
    return Response.json(answer(searchParams))
  })
  render(<AuditTab />)
  return asked
}

it('asks for the words, topic and days that were chosen, and offers the same entries as a table', async () => {
  const asked = draw(() => ({ entries: [entry], next: null }))
  expect(
    await screen.findByText('owner@example.org gave ana@example.org the role Analyst. Before: Traveler.'),
  ).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Roles')
  await userEvent.type(screen.getByLabelText('Email or word'), 'ana')
  await userEvent.type(screen.getByLabelText('From (UTC)'), '2026-05-01')
  const last = asked.at(-1)
  expect([last?.get('topic'), last?.get('words'), last?.get('from')]).toEqual(['roles', 'ana', '2026-05-01'])
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    '/api/admin/audit.csv?topic=roles&words=ana&from=2026-05-01',
  )
})

it('leads to older entries and back, and says when nothing matches', async () => {
  draw((query) => {
    if (query.get('words')) return { entries: [], next: null }
    return query.get('after') === '7'
      ? { entries: [{ ...entry, id: 6, detail: { from: 'user', to: 'support' } }], next: null }
      : { entries: [entry], next: 7 }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Older entries' }))
  expect(await screen.findByText(/the role Support/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the newest' }))
  expect(await screen.findByText(/the role Analyst/)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Email or word'), 'x')
  expect(await screen.findByText('No entries match. Try fewer words or a longer period.')).toBeDefined()
})
