import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DeleteDraft } from './delete-draft.tsx'

const DRAFT = { revision: 3, stage: 'draft' as const, live: null, next: null, firstOn: null }
const post = (standing: object = {}) => ({
  slug: 'light',
  state: 'draft' as const,
  standing: { ...DRAFT, ...standing },
  text: { title: 'Light', description: '', writer: '', topics: [], text: '' },
  isWriter: true,
  mayPublishAlone: false,
  problems: [],
  brokenLinks: [],
  history: [],
})

it('a draft is deleted after a second press, and one that was ever published is not offered for it', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method} ${url}`)
    return Response.json({ isDeleted: true })
  })
  const onDeleted = vi.fn()
  const { rerender } = render(<DeleteDraft post={post()} onDeleted={onDeleted} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }))
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(calls).toEqual(['DELETE /api/admin/blog/posts/light?revision=3'])
  rerender(<DeleteDraft post={post({ firstOn: '2026-11-01' })} onDeleted={onDeleted} />)
  expect(screen.queryByRole('button')).toBeNull()
})
