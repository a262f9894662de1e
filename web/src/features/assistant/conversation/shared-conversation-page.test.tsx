import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAnswerState } from '#features/assistant/tools/index.ts'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { SharedConversationPage } from './shared-conversation-page.tsx'

const turn = (id: string, text: string, more = {}) => ({ id, text, askedOn: '2026-11-21', ...more })
const CONTENT = {
  title: 'Tokyo in spring',
  turns: [turn('a', 'thank you'), turn('b', 'Is it worth it?', { said: { text: 'It is.', leftOut: 0 } })],
}
const sent: [string, unknown][] = []

function respond(url: string, { body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url, 'http://x')
  if (pathname === '/api/auth/get-session') return Promise.resolve(Response.json(null))
  if (!/^.api.(assistant.shared|reports)/.test(pathname))
    return Promise.reject(new TypeError('Failed to fetch'))
  sent.push([pathname, JSON.parse(String(body))])
  if (pathname === '/api/reports') return Promise.resolve(Response.json({ isReported: true }))
  return Promise.resolve(
    Response.json({ content: CONTENT, sharedAt: '2026-11-22T10:00:00Z', isYours: false }),
  )
}

beforeEach(async () => {
  sent.length = 0
  vi.stubGlobal('fetch', respond)
  history.replaceState(null, '', '/shared-conversation#secret')
  await refreshSession()
})

it('shows the questions of a link, answered here, and says of a model’s text whose it is', async () => {
  render(<SharedConversationPage />)
  await screen.findByRole('heading', { name: 'Tokyo in spring' })
  expect(sent).toEqual([['/api/assistant/shared', { secret: 'secret' }]])
  expect(screen.getByText(/shared these questions on Nov 22, 2026/)).toBeDefined()
  expect(screen.getByRole('heading', { name: /thank you/ })).toBeDefined()
  expect(await screen.findByText(/You’re welcome/)).toBeDefined()
  expect(await screen.findByText('It is.')).toBeDefined()
  expect(screen.getByText(/as the person who shares it saved it/)).toBeDefined()
})

it('is reported with a reason, without an address of the guest', async () => {
  render(<SharedConversationPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Report this conversation' }))
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'spam')
  expect(screen.getByText(/Sign in first if you want to hear/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  await vi.waitFor(() => expect(readToasts().at(-1)?.message).toMatch(/^Thanks. We got your report/))
  expect(sent.at(-1)).toEqual([
    '/api/reports',
    { kind: 'conversation', target: 'secret', reason: 'spam', text: '' },
  ])
})

it('answers no question from what is the reader’s own', async () => {
  const asked = { id: 'a', text: 'what is on tomorrow?', askedOn: '2026-11-21', at: 0, changedAt: 0 }
  const { computeAnswer } = await loadAnswerState()
  const own = await computeAnswer(asked, [])
  const shared = await computeAnswer(asked, [], { isShared: true })
  expect([own.calls.map(({ tool }) => tool), own.cards.length, shared.cards]).toEqual([['trips.read'], 1, []])
})
