import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { useScrollToHash } from './use-scroll-to-hash.ts'

let went: string[] = []
let spy: MockInstance
beforeEach(() => {
  went = []
  spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    went.push(this.id)
  })
  history.replaceState(null, '', '/settings#squad')
})
afterEach(() => {
  spy.mockRestore()
  history.replaceState(null, '', '/')
})

function Page({ has }: { has: string[] }) {
  useScrollToHash()
  return has.map((id) => (
    <section key={id} id={id}>
      {id}
    </section>
  ))
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('scrolls to the target of the hash once it is rendered, and again when content appears above it', async () => {
  const { rerender } = render(<Page has={['plan']} />)
  expect(went).toEqual([])
  rerender(<Page has={['plan', 'squad']} />)
  await settled()
  expect(went).toEqual(['squad'])
  rerender(<Page has={['use', 'plan', 'squad']} />)
  await settled()
  expect(went).toEqual(['squad', 'squad'])
})

it('stops scrolling once the user scrolls or presses', async () => {
  const { rerender } = render(<Page has={['plan']} />)
  dispatchEvent(new Event('touchstart'))
  rerender(<Page has={['plan', 'squad']} />)
  await settled()
  expect(screen.getByText('squad')).toBeDefined()
  expect(went).toEqual([])
})
