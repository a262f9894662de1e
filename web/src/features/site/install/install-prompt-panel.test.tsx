import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useInstallMoment } from './install-moment.state.ts'
import { InstallPromptPanel } from './install-prompt-panel.tsx'

const onGone = vi.fn()
const DAY = 86_400_000
beforeEach(() => void onGone.mockReset())
afterEach(() => void vi.unstubAllGlobals())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function offer(outcome: Promise<{ outcome: string }>, prompt = vi.fn(async () => undefined)) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: outcome,
  })
  act(() => void dispatchEvent(event))
}

describe('the install prompt', () => {
  it('is due 10 s after the first visit, which is remembered', () => {
    const before = Date.now()
    const first = renderHook(useInstallMoment).result.current ?? 0
    expect(first).toBeGreaterThanOrEqual(before + 10_000)
    expect(read('install-prompt').firstVisit).toBe(first - 10_000)
    expect(renderHook(useInstallMoment).result.current).toBe(first)
  })

  it('asks the browser, and counts on this device', async () => {
    render(<InstallPromptPanel onGone={onGone} />)
    offer(Promise.resolve({ outcome: 'accepted' }))
    await press('Install')
    expect(onGone).toHaveBeenCalledOnce()
    expect(read('install-counts')).toEqual({
      shown: 1,
      attempted: 1,
      succeeded: 1,
      dismissed: 0,
      failed: 0,
      'social-browser-attempts': 0,
    })
  })

  it('takes an offer that came before the app was alive, once', async () => {
    const prompt = vi.fn(async () => undefined)
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    Object.assign(window, { offer: Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }) })
    render(<InstallPromptPanel onGone={onGone} />)
    await press('Install')
    expect(prompt).toHaveBeenCalledOnce()
    expect('offer' in window).toBe(false)
  })

  it('takes a no to the question of the browser for "Not Now"', async () => {
    render(<InstallPromptPanel onGone={onGone} />)
    offer(Promise.resolve({ outcome: 'dismissed' }))
    await press('Install')
    expect(onGone).toHaveBeenCalledOnce()
    expect(read('install-counts')).toMatchObject({ attempted: 1, dismissed: 1 })
    expect(read('install-prompt')).toMatchObject({ isForGood: false, dismissedAt: expect.any(Number) })
  })

  it.each([
    ['offers nothing', null],
    ['fails', vi.fn(async () => Promise.reject(new Error('no')))],
  ])('says how it goes by hand when the browser %s', async (_, prompt) => {
    render(<InstallPromptPanel onGone={onGone} />)
    if (prompt) offer(new Promise(() => undefined), prompt)
    await press('Install')
    expect(screen.getByRole('status').textContent).toContain('“Add to home screen” in its menu.')
    expect(screen.getByRole('link', { name: 'Show me how' }).getAttribute('href')).toBe('/download')
    expect(read('install-counts')).toMatchObject({ attempted: 1, failed: 1 })
  })

  it('comes back at "Not Now" two days later as a reminder, and not in this session', async () => {
    const { unmount } = render(<InstallPromptPanel onGone={onGone} />)
    await press('Not Now')
    const { dismissedAt } = read('install-prompt')
    expect(sessionStorage.getItem('install-dismissed')).toBe('true')
    expect(renderHook(useInstallMoment).result.current).toBeNull()
    sessionStorage.clear()
    expect(renderHook(useInstallMoment).result.current).toBe(dismissedAt + 2 * DAY)
    unmount()
    render(<InstallPromptPanel onGone={onGone} />)
    expect(screen.getByRole('heading').textContent).toBe('Still want the app?')
  })

  it('takes Escape for "Not Now"', async () => {
    render(<InstallPromptPanel onGone={onGone} />)
    await userEvent.keyboard('{Escape}')
    expect(onGone).toHaveBeenCalledOnce()
    expect(read('install-prompt').isForGood).toBe(false)
  })

  it('never comes back at the X', async () => {
    render(<InstallPromptPanel onGone={onGone} />)
    await press('Close')
    sessionStorage.clear()
    expect(read('install-prompt').isForGood).toBe(true)
    expect(renderHook(useInstallMoment).result.current).toBeNull()
  })

  const modeIs = (mode: string) => () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(display-mode: ${mode})`,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  it.each([
    ['standalone', modeIs('standalone')],
    ['minimal-ui', modeIs('minimal-ui')],
    ['fullscreen', modeIs('fullscreen')],
    ['home-screen', () => vi.stubGlobal('navigator', { userAgent: 'iPhone', standalone: true })],
    [
      'an Android app',
      () => vi.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://app.example/'),
    ],
    ['a web view', () => vi.stubGlobal('navigator', { userAgent: 'Android 15; Pixel 9; wv) Chrome/140' })],
    ['the native shell', () => document.documentElement.setAttribute('data-native', '')],
  ])('never comes where it is installed: %s', (_, be) => {
    expect(renderHook(useInstallMoment).result.current).not.toBeNull()
    be()
    expect(renderHook(useInstallMoment).result.current).toBeNull()
    document.documentElement.removeAttribute('data-native')
  })

  it('goes when the app was installed some other way', () => {
    render(<InstallPromptPanel onGone={onGone} />)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(display-mode: standalone)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    offer(new Promise(() => undefined))
    expect(onGone).toHaveBeenCalled()
    expect(renderHook(useInstallMoment).result.current).toBeNull()
  })

  it('inside a social app says to open the default browser, and copies the link', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { userAgent: 'iPhone Instagram 300.0', clipboard: { writeText } })
    render(<InstallPromptPanel onGone={onGone} />)
    expect(screen.getByRole('heading').textContent).toBe('Open in your default browser')
    screen.getByRole('button', { name: 'Copy link' }).click()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy())
    expect(writeText).toHaveBeenCalledWith(location.href)
    expect(read('install-counts')).toMatchObject({ 'social-browser-attempts': 1 })
  })
})

describe('a visitor from a post', () => {
  it('can pass the product on, by the sheet of the device or else by a copied link', async () => {
    vi.resetModules()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.instagram.com/p/1')
    const { InstallPromptPanel: Panel } = await import('./install-prompt-panel.tsx')
    const user = userEvent.setup()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    const parts = { prompt: vi.fn(), userChoice: new Promise(() => undefined) }
    Object.assign(window, { offer: Object.assign(new Event('beforeinstallprompt'), parts) })
    const { useInstallMoment: useMoment } = await import('./install-moment.state.ts')
    renderHook(useMoment)
    render(<Panel onGone={onGone} />)
    const shared = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/` }))
    Reflect.deleteProperty(navigator, 'share')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/`)
  })
})
