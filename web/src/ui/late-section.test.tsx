import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateSection } from './late-section.tsx'

let come: () => void = () => undefined
function makeObserver(notify: (entries: { isIntersecting: boolean }[]) => void) {
  come = () => act(() => notify([{ isIntersecting: true }]))
  return { observe() {}, disconnect() {} }
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', makeObserver)
})
afterEach(() => vi.unstubAllGlobals())

function Part() {
  return <p>The part</p>
}
function show(load: () => Promise<typeof Part>) {
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  )
  render(<LateSection load={load} className="min-h-96" waiting={<p>Waiting</p>} failed={failed} />)
}

it('imports its content only when the reader scrolls near, and reserves its height until then', async () => {
  const load = vi.fn(async () => Part)
  show(load)
  expect(screen.getByText('Waiting').parentElement?.className).toBe('min-h-96')
  expect(load).not.toHaveBeenCalled()
  come()
  await screen.findByText('The part')
  expect(screen.queryByText('Waiting')).toBeNull()
  come()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says when the part cannot be had, and asks again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'))
  show(load)
  come()
  const again = await screen.findByRole('button', { name: 'Again' })
  act(() => again.click())
  await screen.findByText('The part')
})
