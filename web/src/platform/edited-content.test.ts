import { editedElement } from '@tripwright/domain/staff/content'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

const contentAt = (at: number, title: string) => ({
  at,
  pages: { '/about': { title } },
  prose: {},
  updated: {},
})

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  document.head.replaceChildren()
})
/** The module as a page that was just opened has it. */
async function openPage(carried: ReturnType<typeof contentAt> | null) {
  document.head.innerHTML = carried ? editedElement(carried) : ''
  const { editedPart } = await import('./edited-content.ts')
  return editedPart<Record<string, { title: string }>>('pages')?.['/about']?.title ?? null
}

it('a document without edited texts has those of the build', async () => {
  expect(await openPage(null)).toBeNull()
})

it('what a document carries is shown, and is there without a network', async () => {
  expect(await openPage(contentAt(5, 'Who we are'))).toBe('Who we are')
  vi.resetModules()
  expect(await openPage(null)).toBe('Who we are')
})

it('of an older shell and the last document the later one counts', async () => {
  writeStored('edited-content', contentAt(7, 'Newer'))
  expect(await openPage(contentAt(5, 'Older'))).toBe('Newer')
  vi.resetModules()
  expect(await openPage(contentAt(9, 'Newest'))).toBe('Newest')
  expect(readStored('edited-content')).toMatchObject({ at: 9 })
})

it('what is stored in another form is as if it was not there', async () => {
  localStorage.setItem('edited-content', '"words"')
  expect(await openPage(null)).toBeNull()
  vi.resetModules()
  localStorage.setItem('edited-content', '{"pages":"words"}')
  expect(await openPage(null)).toBeNull()
})
