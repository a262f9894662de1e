import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customizeCookies, hasConsent, useCookieMoment } from './consent.state.ts'
import { ConsentChoice } from './consent-choice.tsx'
import { CookieNoticePanel } from './cookie-notice-panel.tsx'

const onGone = vi.fn()
beforeEach(() => void onGone.mockReset())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stored = () => [
  localStorage.getItem('cookie-consent'),
  JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
]

describe('the cookie notice', () => {
  it('is due 1000 ms after the page, until there is an answer', () => {
    expect(renderHook(() => useCookieMoment(5)).result.current).toBe(1005)
    localStorage.setItem('cookie-consent', 'declined')
    expect(renderHook(() => useCookieMoment(5)).result.current).toBeNull()
  })

  it.each([
    ['Accept', 'accepted', true],
    ['Decline', 'declined', false],
  ])('stores what %s means', async (button, outcome, isOn) => {
    render(<CookieNoticePanel onGone={onGone} />)
    await press(button)
    expect(stored()).toEqual([outcome, { essential: true, analytics: isOn, marketing: isOn }])
    expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([isOn, isOn])
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('stores a choice of one’s own, in which the essential ones cannot be left out', async () => {
    render(<CookieNoticePanel onGone={onGone} />)
    await press('Customize')
    expect(screen.getByRole('checkbox', { name: 'Essential' })).toMatchObject({
      checked: true,
      disabled: true,
    })
    expect(screen.getByRole('checkbox', { name: 'Analytics' })).toMatchObject({ checked: false })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Analytics' }))
    await press('Save choice')
    expect(stored()).toEqual(['customized', { essential: true, analytics: true, marketing: false }])
    expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([true, false])
  })

  it('goes when the question is answered elsewhere: on the cookies page, or in another tab', () => {
    render(<CookieNoticePanel onGone={onGone} />)
    expect(onGone).not.toHaveBeenCalled()
    act(() => void customizeCookies({ analytics: false, marketing: false }))
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('goes at an answer that cannot be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    render(<CookieNoticePanel onGone={onGone} />)
    await press('Decline')
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('stores nothing at the X, nor at Escape', async () => {
    render(<CookieNoticePanel onGone={onGone} />)
    await press('Close')
    await userEvent.keyboard('{Escape}')
    expect(onGone).toHaveBeenCalledTimes(2)
    expect(stored()).toEqual([null, null])
    expect(hasConsent('analytics')).toBe(false)
  })
})

describe('the choice on the cookies page', () => {
  it('shows what was chosen and takes it back', async () => {
    localStorage.setItem('cookie-consent', 'accepted')
    render(<ConsentChoice />)
    expect(screen.getByText('You accepted all cookies.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }))
    await press('Save choice')
    expect(stored()).toEqual(['customized', { essential: true, analytics: true, marketing: false }])
    expect(screen.getByRole('status').textContent).toBe('Your choice is saved on this device.')
    expect(screen.getByText('You chose your own settings.')).toBeTruthy()
  })
})
