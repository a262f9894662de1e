import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Sharing } from '@tripwright/domain/trip/sharing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { SharePanel } from './share-panel.tsx'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const URL_OF_LINK = 'https://example.org/shared-trip#s3cret'
const LINK = {
  id: 'l1',
  access: 'edit' as const,
  role: 'editor' as const,
  madeAt: '2026-05-01T10:00:00Z',
  openedAt: null,
  expiresAt: null,
  sentTo: null,
}
const BEN = { id: 'm1', name: 'Ben', role: 'editor' as const, joinedAt: '2026-05-02T10:00:00Z', isYou: false }
const OWN: Sharing = { you: 'owner', by: 'Ana', links: [], takenDown: null, members: [] }

let sharing: Sharing
let user: object | null
let requests: [method: string, path: string, body: unknown][]
let refusal: { status: number; message: string } | null

beforeEach(async () => {
  ;[sharing, user, requests, refusal] = [OWN, { id: 'p1', email: 'ana@example.org', name: 'Ana' }, [], null]
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.startsWith('/api/auth/')) return Response.json(user && { user })
    if (refusal)
      return Response.json({ error: 'conflict', message: refusal.message }, { status: refusal.status })
    if (method !== 'GET') requests.push([method, url, body && JSON.parse(String(body))])
    if (method === 'DELETE') sharing = { ...sharing, links: [], members: [] }
    if (!url.endsWith('/links')) return Response.json(sharing)
    sharing = { ...sharing, links: [LINK] }
    const isMailed = JSON.parse(String(body)).email !== undefined
    return Response.json({ url: isMailed ? null : URL_OF_LINK, sharing })
  })
  await act(refreshSession)
})

const panel = (isPending: boolean) => (
  <SharePanel trip={{ id: ID, title: 'Rome', isPending }} onClose={() => {}} />
)
const show = (isPending = false) => render(panel(isPending))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('sharing an own trip', () => {
  it('makes a link of the kind that was chosen and shows its address to be sent', async () => {
    show()
    expect(await screen.findByText('Nobody has a link to this trip.')).toBeDefined()
    await press('Create link')
    expect(await screen.findByDisplayValue(URL_OF_LINK)).toBeDefined()
    expect(requests).toEqual([['POST', `/api/trips/${ID}/links`, { access: 'edit', role: 'editor' }]])
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await press('Send or copy')
    expect(writeText).toHaveBeenCalledWith(URL_OF_LINK)
    expect(screen.getByText('Created May 1, 2026, never opened')).toBeDefined()
  })

  it('mails an invitation with the role and the days that were chosen, and tells no address', async () => {
    show()
    await userEvent.selectOptions(await screen.findByLabelText('They can'), 'Follow everything')
    await userEvent.selectOptions(screen.getByLabelText('The link works'), 'For 7 days')
    await userEvent.type(screen.getByLabelText(/^Email address/), 'kim@example.org')
    await press('Send invitation')
    await vi.waitFor(() => expect(readToasts().at(-1)?.message).toBe('Invitation sent to kim@example.org.'))
    const body = { access: 'edit', role: 'viewer', days: 7, email: 'kim@example.org' }
    expect(requests).toEqual([['POST', `/api/trips/${ID}/links`, body]])
    expect(screen.queryByLabelText('Link address')).toBeNull()
  })

  it('gives somebody another role', async () => {
    sharing = { ...OWN, members: [BEN] }
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Role of Ben'), 'Viewer')
    await vi.waitFor(() => expect(readToasts().at(-1)?.message).toBe('Ben is now viewer.'))
    expect(requests).toEqual([['PUT', `/api/trips/${ID}/members/m1`, { role: 'viewer' }]])
  })

  it('takes a link back, which is named by its day', async () => {
    sharing = { ...OWN, links: [LINK], members: [BEN] }
    show()
    await screen.findByText('Ben')
    await press('Remove the link from May 1, 2026')
    expect(await screen.findByText('Nobody has a link to this trip.')).toBeDefined()
    expect(requests).toEqual([['DELETE', `/api/trips/${ID}/links/l1`, undefined]])
  })

  it('removes somebody by name, and says that their link is dead too', async () => {
    sharing = { ...OWN, members: [{ ...BEN, name: '' }] }
    show()
    await screen.findByText('No name')
    await press('Remove No name')
    expect(await screen.findByText('Nobody else is in this trip yet.')).toBeDefined()
    expect(requests).toEqual([['DELETE', `/api/trips/${ID}/members/m1`, undefined]])
    expect(readToasts().at(-1)?.message).toContain('is no longer in this trip')
  })

  it('says in the words of the server why a link was not made', async () => {
    show()
    await screen.findByText('Nobody has a link to this trip.')
    refusal = { status: 409, message: 'This trip has 20 links.' }
    await press('Create link')
    await vi.waitFor(() => expect(readToasts().at(-1)?.description).toBe('This trip has 20 links.'))
    expect(screen.queryByLabelText('Link address')).toBeNull()
  })

  it('says what is missing while the trip has not synced, and fills once it has', async () => {
    refusal = { status: 404, message: 'No.' }
    const { rerender } = show(true)
    expect((await screen.findByRole('alert')).textContent).toContain('after it syncs')
    refusal = null
    rerender(panel(false))
    expect(await screen.findByText('Nobody has a link to this trip.')).toBeDefined()
  })
})

it('a guest is invited to sign in, and no request is sent', async () => {
  user = null
  await act(refreshSession)
  show()
  expect(screen.getByRole('button', { name: 'Sign in to share' })).toBeDefined()
  expect(screen.queryByText('Invite')).toBeNull()
})

it('a member sees the other members, and neither links nor buttons that remove others', async () => {
  sharing = { you: 'editor', by: 'Ana', links: [], takenDown: null, members: [{ ...BEN, isYou: true }] }
  show()
  expect(await screen.findByText('Ana')).toBeDefined()
  expect(screen.queryByText('Invite')).toBeNull()
  expect(screen.getByText('Editor, since May 2, 2026')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

it('who presses “Leave trip” is asked once more, as one cannot come back alone', async () => {
  sharing = { you: 'editor', by: 'Ana', links: [], takenDown: null, members: [{ ...BEN, isYou: true }] }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave trip' }))
  expect(screen.getByText(/you need a new invitation/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.getByRole('button', { name: 'Leave trip' })).toBeDefined()
})

it('a co-owner manages editors and viewers, not another co-owner, and can offer no such link', async () => {
  const cleo = { ...BEN, id: 'm2', name: 'Cleo', role: 'co-owner' as const }
  const links = [{ ...LINK, role: 'co-owner' as const }]
  sharing = { you: 'co-owner', by: 'Ana', links, takenDown: null, members: [BEN, cleo] }
  show()
  expect(await screen.findByRole('button', { name: 'Remove Ben' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove Cleo' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove the link/ })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Edit and invite others' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Co-owner' })).toBeNull()
})

it('of a trip whose links were taken down the owner reads why, and can create no link', async () => {
  sharing = { ...OWN, takenDown: { at: '2026-05-03T10:00:00Z', reason: 'It names a third person.' } }
  show()
  expect(await screen.findByText('It names a third person.')).toBeDefined()
  expect(screen.getByText(/We took down the links to this trip on May 3, 2026/)).toBeDefined()
  expect(screen.queryByText('Invite')).toBeNull()
})
