import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AddPicture } from './add-picture.tsx'

vi.mock(import('#features/documents/files/index.ts'), async (original) => ({
  ...(await original()),
  openPicture: async (file) =>
    file.type === 'image/jpeg' ? { ok: true, value: {} as ImageBitmap } : { ok: false, code: 'wrong-type' },
  shrinkPicture: async () => ({ content: new Uint8Array([1]), thumbnail: new Uint8Array([2]) }),
}))

const added: string[] = []
beforeEach(() => {
  added.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const id = url.slice(url.lastIndexOf('/') + 1)
    const at = '2026-05-01T10:00:00Z'
    return Response.json({
      id,
      kind: 'post',
      name: '',
      type: 'image/jpeg',
      size: 3,
      width: 16,
      height: 9,
      at,
    })
  })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  render(
    <AddPicture onAdd={(line) => added.push(line)}>
      {(handlers) => <textarea aria-label="Words" {...handlers} />}
    </AddPicture>,
  )
})
const file = (type: string) => new File(['x'], 'x', { type })
const drop = (type: string) =>
  fireEvent.drop(screen.getByLabelText('Words'), { dataTransfer: { files: [file(type)] } })

it('puts a dropped picture into the text with its alt text, and not without', async () => {
  drop('image/jpeg')
  fireEvent.click(await screen.findByRole('button', { name: 'Add to text' }))
  expect(screen.getByText('Say what the picture shows.')).toBeDefined()
  expect(added).toEqual([])
  fireEvent.change(screen.getByLabelText(/Alt text/), { target: { value: 'A tram' } })
  fireEvent.change(screen.getByLabelText('Caption'), { target: { value: 'By "Nora"' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to text' }))
  expect(added).toHaveLength(1)
  expect(added[0]).toMatch(/^!\[A tram\]\(\/api\/blog\/pictures\/[\w-]{36}\/16x9 "By ”Nora”"\)$/)
  expect(screen.getByRole('button', { name: 'Add picture' })).toBeDefined()
})

it('says why a file is none, and leaves a pasted text with a picture of it to the field', async () => {
  const area = screen.getByLabelText('Words')
  fireEvent.paste(area, { clipboardData: { files: [file('image/jpeg')], types: ['text/plain', 'Files'] } })
  expect(screen.queryByRole('button', { name: 'Add to text' })).toBeNull()
  drop('text/plain')
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a JPEG, PNG or WebP picture.')
})
