import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { MailingsTab } from './mailings-tab.tsx'

const COUNTS = { all: 0, waiting: 0, sent: 0, failed: 0, left: 0, unsure: 0, unsubscribed: 0 }
const mailing = (fields: object = {}) => ({
  id: 'm',
  subject: 'What is new',
  state: 'draft',
  plan: 'any',
  language: null,
  version: 1,
  changedAt: '2026-05-01T10:00:00.000Z',
  startsAt: null,
  finishedAt: null,
  counts: COUNTS,
  ...fields,
})

let sent: [string, Record<string, unknown>][]
let mailings: ReturnType<typeof mailing>[]
let refusal: { status: number; body: object } | null

beforeEach(() => {
  // The server tests cover the page in the frame.
  Object(window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  sessionStorage.clear()
  sent = []
  mailings = []
  refusal = null
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init
    if (url.includes('mailing-audience'))
      return Response.json({
        count: url.includes('paid') ? 3 : 12,
        languages: [{ language: 'en', count: 12 }],
      })
    if (method === 'GET' && url.includes('mailings?')) return Response.json({ mailings, isMore: false })
    if (method === 'GET')
      return Response.json({ mailing: mailings[0], body: 'Hello', sample: { subject: 'x', text: 'Hello' } })
    const body = JSON.parse(String(init.body))
    sent.push([`${method} ${url.replace(/[0-9a-f-]{36}/, 'id')}`, body])
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    return Response.json(
      method === 'PUT' ? { mailing: mailing({ version: body.version + 1 }) } : { mailing: mailing() },
    )
  })
})
const user = userEvent.setup()
const click = (name: string | RegExp) => screen.findByRole('button', { name }).then((one) => user.click(one))

it('a mailing is written, kept, looked at, and only then sent, to as many as are named', async () => {
  render(<MailingsTab />)
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeDefined()
  await click('New campaign')
  await user.type(screen.getByLabelText(/Subject/), 'What is new')
  await user.type(screen.getByLabelText(/^Text/), 'Hello')
  await user.selectOptions(screen.getByLabelText('Audience'), 'With a paid plan or seat')
  expect(await screen.findByText('3 people would get it now.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  await click('Save draft')
  expect(await screen.findByTitle('The campaign, as email apps show it')).toBeDefined()
  expect(screen.getByTitle('The campaign, as email apps show it').getAttribute('sandbox')).toBe('')
  await click('Send now')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toMatchObject([
    'PUT /api/admin/mailings/id',
    { version: 0, subject: 'What is new', body: 'Hello', plan: 'paid', language: null },
  ])
  expect(sent[1]).toEqual(['POST /api/admin/mailings/id/acts', { version: 1, act: 'start' }])
})

it('what is wrong stands at its field, and what was typed is there after a reload', async () => {
  const { unmount } = render(<MailingsTab />)
  await click('New campaign')
  await user.type(screen.getByLabelText(/Subject/), 'News')
  await user.type(screen.getByLabelText(/^Text/), '<b>')
  const message = 'line 1: a mark that is not closed, or HTML: <b>'
  refusal = { status: 400, body: { error: 'bad-input', message, issues: [{ path: 'body', message }] } }
  await click('Save draft')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByLabelText(/^Text/).getAttribute('aria-invalid')).toBe('true')
  unmount()
  render(<MailingsTab />)
  expect((await screen.findByLabelText<HTMLInputElement>(/Subject/)).value).toBe('News')
  await click('All campaigns')
  expect(await screen.findByRole('button', { name: 'New campaign' })).toBeDefined()
})

it('one that goes out is paused with one press and cancelled with two', async () => {
  const counts = { ...COUNTS, all: 9, sent: 4, waiting: 5 }
  mailings = [mailing({ state: 'sending', counts })]
  render(<MailingsTab />)
  await click('Pause')
  await click('Cancel campaign')
  expect(screen.getByText('People who haven’t received it yet won’t get it.')).toBeDefined()
  expect(sent.map(([, body]) => body.act)).toEqual(['pause'])
  await click('Cancel campaign')
  await vi.waitFor(() => expect(sent.map(([, body]) => body.act)).toEqual(['pause', 'cancel']))
})
