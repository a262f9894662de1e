import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { ProfilePage } from './profile-page.tsx'

let name: string
let sent: string[]
let answer: () => void
beforeEach(async () => {
  ;[name, sent] = ['Ana', []]
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/get-session')
      return Response.json({ user: { id: 'ana', email: 'ana@example.org', name } })
    if (path !== '/api/auth/update-user') throw new TypeError('no network')
    name = JSON.parse(String(init?.body)).name
    sent.push(name)
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return Response.json({ status: true })
  })
  await refreshSession()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const save = () => screen.getByRole('button', { name: 'Save' })

it('keeps the name that is typed while an earlier one is being saved', async () => {
  await act(async () => void render(<ProfilePage />))
  type('Ana L')
  await act(async () => fireEvent.click(save()))
  await waitFor(() => expect(sent).toEqual(['Ana L']))
  type('Ana Lima')
  await act(async () => answer())
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'))
  expect(field().value).toBe('Ana Lima')
  await act(async () => fireEvent.click(save()))
  await waitFor(() => expect(sent).toEqual(['Ana L', 'Ana Lima']))
  await act(async () => answer())
})

it('shows a name that was changed elsewhere, unless another is being typed', async () => {
  await act(async () => void render(<ProfilePage />))
  name = 'Ana Maria'
  await act(async () => void (await refreshSession()))
  expect(field().value).toBe('Ana Maria')
  type('Ana M')
  name = 'Maria'
  await act(async () => void (await refreshSession()))
  expect(field().value).toBe('Ana M')
})
