import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollToTopButton } from './scroll-to-top-button.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => scrolledTo(0))

function scrolledTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y)
    dispatchEvent(new Event('scroll'))
  })
}

it('appears after 300 px and not before', () => {
  render(<ScrollToTopButton />)
  for (const [y, isShown] of [
    [0, false],
    [300, false],
    [301, true],
    [299, false],
  ] as const) {
    scrolledTo(y)
    expect(screen.queryByRole('button', { name: 'Back to top' }) !== null).toBe(isShown)
  }
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('rises and takes the focus along; with reduced motion %s it is %s', async (isReduced, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTopButton />
    </>,
  )
  scrolledTo(900)
  await userEvent.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(document.activeElement?.id).toBe('main')
})
