import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
let scrollTo = vi.fn()
let isStill = false
let box: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo = vi.fn()
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  Object.defineProperties(HTMLElement.prototype, {
    scrollWidth: { configurable: true, get: () => 900 },
    clientWidth: { configurable: true, get: () => 300 },
    scrollTo: { configurable: true, value: scrollTo },
  })
  box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  box.mockRestore()
  for (const name of ['scrollWidth', 'clientWidth', 'scrollTo'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

const show = (autoplay?: number) =>
  render(
    <Carousel
      label="Voices"
      texts={texts}
      slides={slides}
      slideClass="w-full"
      {...(autoplay !== undefined && { autoplay })}
    />,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('moves on after 4000 ms by default, and after 3000 ms when set to that', () => {
  const { unmount } = show()
  pass(3999)
  expect(scrollTo).not.toHaveBeenCalled()
  pass(1)
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' })
  unmount()
  scrollTo.mockClear()
  show(3000)
  pass(3000)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it('rests while it has the pointer or the focus, and goes on afterwards', () => {
  show()
  const row = screen.getByRole('list')
  for (const [hold, leave] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    scrollTo.mockClear()
    hold(row)
    pass(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
    leave(row)
    pass(4000)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  }
})

it('stays paused until it is played again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(20_000)
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(4000)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it('does not move by itself under reduced motion, while its buttons still move it', () => {
  isStill = true
  show()
  pass(20_000)
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' })
})

it('goes on from the end to the start, and back', () => {
  show()
  const row = screen.getByRole('list')
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' })
  row.scrollLeft = 600
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
})
