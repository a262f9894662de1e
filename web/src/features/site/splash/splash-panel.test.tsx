import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useSession } from '#platform/session.ts'
import { useSplashMoment } from './splash.state.ts'
import { SplashPanel } from './splash-panel.tsx'

vi.mock(import('#platform/layout-variant.ts'), async (original) => ({
  ...(await original()),
  useLayoutVariant: vi.fn(),
}))
vi.mock(import('#platform/session.ts'), async (original) => ({ ...(await original()), useSession: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21)
const onGone = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.mocked(useSession).mockReturnValue({ state: 'signed-out' })
  vi.mocked(useLayoutVariant).mockReturnValue('desktop')
  onGone.mockReset()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const isOffered = (role: string, name: string) =>
  !screen.getByRole(role, { name, hidden: true }).className.includes('splash-later')
const slide = () => document.querySelector('.splash-words > :not(.splash-later) p')?.textContent

describe('the splash', () => {
  it('fills in ten seconds, turns its slides, and offers more as it goes', () => {
    render(<SplashPanel onGone={onGone} />)
    expect([screen.getByRole('progressbar').getAttribute('value'), slide()]).toEqual([
      '0',
      '7-day free trial',
    ])
    pass(3300)
    expect(slide()).toBe('7-day free trial')
    // Each slide stays for 3333 ms, and each step of 1 takes 100 ms.
    pass(100)
    expect(slide()).toBe('AI planning that adds up')
    pass(1500)
    expect(screen.getByText('49%')).toBeTruthy()
    expect([slide(), isOffered('button', 'Start Now')]).toEqual(['AI planning that adds up', false])
    pass(100)
    expect([isOffered('button', 'Start Now'), isOffered('link', 'Start My Free Trial')]).toEqual([
      true,
      false,
    ])
    pass(2500)
    expect([slide(), isOffered('link', 'Start My Free Trial')]).toEqual([
      'Safety alerts, before you go',
      true,
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/auth')
  })

  it('goes by itself 500 ms after it is full, and is remembered', () => {
    render(<SplashPanel onGone={onGone} />)
    pass(10_400)
    expect(onGone).not.toHaveBeenCalled()
    pass(100)
    expect(onGone).toHaveBeenCalledOnce()
    expect(localStorage.getItem('splash-seen')).toBe('true')
    expect(localStorage.getItem('last-activity')).toBe(String(NOW + 10_500))
  })

  it.each([
    ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
    ['Start Now', () => fireEvent.click(screen.getByRole('button', { name: 'Start Now' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['Start My Free Trial', () => fireEvent.click(screen.getByRole('link', { hidden: true }))],
  ])('goes at %s, and is remembered', (_, send) => {
    render(<SplashPanel onGone={onGone} />)
    pass(7600)
    send()
    expect(onGone).toHaveBeenCalledOnce()
    expect(localStorage.getItem('splash-seen')).toBe('true')
  })

  it('offers no trial to a member', () => {
    vi.mocked(useSession).mockReturnValue({ state: 'signed-in', user: { id: 'a', email: 'a@b.c', name: '' } })
    render(<SplashPanel onGone={onGone} />)
    expect(screen.queryByRole('link', { hidden: true })).toBeNull()
  })
})

describe('the splash on a telephone', () => {
  beforeEach(() => void vi.mocked(useLayoutVariant).mockReturnValue('mobile'))

  it('is the whole screen, with Skip first for the keyboard, and nothing behind it to be reached', () => {
    render(<SplashPanel onGone={onGone} />)
    const splash = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Welcome to Tripwright' })
    expect([splash.open, splash.className]).toEqual([true, expect.stringContaining('modal-full')])
    expect(splash.querySelector('button, a')?.textContent).toBe('Skip')
  })

  it.each([
    ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['its time', () => pass(10_500)],
  ])('goes at %s, and is remembered', (_, send) => {
    render(<SplashPanel onGone={onGone} />)
    send()
    expect(onGone).toHaveBeenCalledOnce()
    expect(localStorage.getItem('splash-seen')).toBe('true')
  })
})

it('the splash on a desktop is a panel that leaves the page to its reader', () => {
  render(<SplashPanel onGone={onGone} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: 'Welcome to Tripwright' }).className).toContain('overlay-panel')
})

describe('the splash is due', () => {
  const moment = () => renderHook(() => useSplashMoment(NOW)).result.current

  it('at the first visit, and when the last activity is over an hour ago', () => {
    expect(moment()).toBe(NOW)
    localStorage.setItem('splash-seen', 'true')
    localStorage.setItem('last-activity', String(NOW - 3_600_000))
    expect(moment()).toBeNull()
    localStorage.setItem('last-activity', String(NOW - 3_600_001))
    expect(moment()).toBe(NOW)
  })

  it('not after an hour of work, for work is activity: it is noted once a minute', () => {
    localStorage.setItem('splash-seen', 'true')
    localStorage.setItem('last-activity', String(NOW))
    moment()
    pass(3_590_000)
    fireEvent.pointerDown(document.body)
    expect(localStorage.getItem('last-activity')).toBe(String(NOW + 3_590_000))
    pass(30_000)
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(localStorage.getItem('last-activity')).toBe(String(NOW + 3_590_000))
  })
})
