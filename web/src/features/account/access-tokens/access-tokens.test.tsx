import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { AccessToken } from '@tripwright/domain/account/access-tokens'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { AccessTokens } from './access-tokens.tsx'

const ENDPOINT = 'https://tripwright.example/mcp'
const OLD: AccessToken = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Old app',
  scope: 'write',
  createdAt: '2026-01-01T10:00:00.000Z',
  expiresAt: '2026-01-31T10:00:00.000Z',
  lastUsedAt: '2026-01-05T10:00:00.000Z',
}
const NEW: AccessToken = {
  ...OLD,
  id: '22222222-2222-4222-8222-222222222222',
  name: 'My app',
  scope: 'read',
  expiresAt: '2999-01-01T10:00:00.000Z',
  lastUsedAt: null,
}

let tokens: AccessToken[]
let sent: { method: string; path: string; body: unknown }[]
let refusal: object | null
let copied: string[]
beforeEach(async () => {
  ;[tokens, sent, refusal, copied] = [[OLD], [], null, []]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    if (method === 'GET') return Response.json({ endpoint: ENDPOINT, tokens })
    sent.push({ method, path, body: body ? JSON.parse(String(body)) : null })
    if (refusal) return Response.json(refusal, { status: 403 })
    if (method === 'DELETE') {
      tokens = []
      return Response.json({ revoked: true })
    }
    tokens = [NEW, ...tokens]
    return Response.json({ token: NEW, secret: 'tripwright_abc' })
  })
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  await act(async () => void render(<AccessTokens />))
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
async function create() {
  fireEvent.change(screen.getByRole('textbox', { name: /App name/ }), { target: { value: 'My app' } })
  await press('Create key')
}

describe('access tokens', () => {
  it('are listed with what they may do, their end and their last use', () => {
    const [row] = screen.getAllByRole('listitem')
    expect(row?.textContent).toMatch(/Old app.*read and save.*expired Jan 31, 2026.*last used Jan 5, 2026/)
  })

  it('show their secret once, with a configuration to copy', async () => {
    await create()
    expect(sent).toMatchObject([{ method: 'POST', body: { name: 'My app', scope: 'read', days: 90 } }])
    const made = screen.getByRole('region', { name: 'Copy your key now' })
    expect(document.activeElement).toBe(made)
    await press('Copy key')
    await press('Copy configuration')
    expect(copied[0]).toBe('tripwright_abc')
    expect(JSON.parse(copied[1] ?? '').mcpServers.tripwright).toEqual({
      type: 'http',
      url: ENDPOINT,
      headers: { Authorization: 'Bearer tripwright_abc' },
    })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await press('I’ve copied it')
    expect(document.body.textContent).not.toContain('tripwright_abc')
  })

  it('say what the server refuses, and leave the form as it was', async () => {
    refusal = { error: 'fresh-session-required', message: 'Please sign in again.' }
    await create()
    expect(screen.getByText('Please sign in again.')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /App name/ }).value).toBe('My app')
  })

  it('are revoked after a question', async () => {
    await press('Remove Old app')
    expect(sent).toEqual([])
    await act(async () =>
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' })),
    )
    expect(sent).toMatchObject([{ method: 'DELETE', path: expect.stringContaining(OLD.id) }])
    expect(screen.getByText('No keys yet.')).toBeDefined()
    expect(readToasts().at(-1)?.message).toBe('Key removed.')
  })
})
