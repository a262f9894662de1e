import 'fake-indexeddb/auto'
import { render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { ClearData } from './clear-data.tsx'
import { isAllowed, setMobileSetting, useMobileSettings } from './mobile-settings.state.ts'
import { MobileSettings } from './mobile-settings.tsx'

let isDarkDevice = false
let permissions: Record<string, string> = {}

beforeEach(() => {
  isDarkDevice = false
  permissions = {}
  vi.stubGlobal('matchMedia', () => ({ matches: isDarkDevice }))
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async ({ name }: { name: string }) => ({ state: permissions[name] ?? 'prompt' }) },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'permissions')
  for (const { id } of readToasts()) dismissToast(id)
})

// As in a window without storage.
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('blocked')
  }
  const blocked = { theme: 'dark', getItem: () => null, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', { ...blocked, clear: () => undefined })
}

const stored = () => JSON.parse(localStorage.getItem('mobile-settings') ?? 'null')
const toastTexts = () => readToasts().map(({ message }) => message)
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }))

describe('the mobile settings', () => {
  it('begin as the specification has them', () => {
    const { result } = renderHook(useMobileSettings)
    expect(result.current).toEqual({
      notifications: true,
      location: true,
      camera: true,
      offline: false,
      analytics: true,
      darkMode: false,
    })
  })

  it('keep what was changed under their key, and only that', async () => {
    render(<MobileSettings />)
    await toggle('Location')
    await toggle('Remember if I installed the app')
    expect(stored()).toEqual({ location: false, analytics: false })
    expect(isAllowed('location')).toBe(false)
    expect(isAllowed('camera')).toBe(true)
    await toggle('Location')
    expect(stored()).toEqual({ location: true, analytics: false })
  })

  it('accept only booleans from the store', () => {
    localStorage.setItem('mobile-settings', '{"camera":false,"location":"no"}')
    expect([isAllowed('camera'), isAllowed('location')]).toEqual([false, true])
    localStorage.setItem('mobile-settings', '[1')
    expect(isAllowed('camera')).toBe(true)
  })

  it('say so when a setting cannot be kept, and stay as they were', async () => {
    render(<MobileSettings />)
    refuseStorage()
    await toggle('Camera')
    expect(toastTexts()).toEqual(['Failed to update setting'])
    expect(screen.getByRole('switch', { name: 'Camera' })).toHaveProperty('checked', true)
  })

  it('refuse what the browser blocks, and say where that is changed', async () => {
    localStorage.setItem('mobile-settings', '{"location":false}')
    permissions = { geolocation: 'denied' }
    render(<MobileSettings />)
    expect(await screen.findByText(/^Blocked by your browser/)).toBeDefined()
    await toggle('Location')
    expect(readToasts()).toMatchObject([
      {
        message: 'Failed to update setting',
        description: expect.stringContaining('Blocked by your browser'),
      },
    ])
    expect(stored()).toEqual({ location: false })
  })

  it.each([
    ['granted', true],
    ['denied', false],
  ])('ask for notifications when they are switched on: %s', async (answer, isOn) => {
    localStorage.setItem('mobile-settings', '{"notifications":false}')
    const requestPermission = vi.fn(async () => answer)
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    expect(await setMobileSetting('notifications', true)).toBe(isOn)
    expect(requestPermission).toHaveBeenCalledTimes(1)
    expect(isAllowed('notifications')).toBe(isOn)
  })

  it('ask the browser to keep what is fetched once everything is wanted offline', async () => {
    const persist = vi.fn(async () => true)
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
    expect(await setMobileSetting('offline', true)).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(navigator, 'storage')
  })
})

describe('dark mode', () => {
  it('is the theme, and can be given back to the device', async () => {
    isDarkDevice = true
    render(<MobileSettings />)
    const dark = screen.getByRole('switch', { name: 'Dark mode' })
    expect(dark).toHaveProperty('checked', true)
    expect(screen.getByText('Same as device')).toBeDefined()
    await toggle('Dark mode')
    expect(localStorage.getItem('theme')).toBe('light')
    await toggle('Dark mode')
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Use device setting' }))
    expect(localStorage.getItem('theme')).toBe('system')
  })
})

describe('clearing the app data', () => {
  const requestPermission = async () => {
    render(<ClearData />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear app data' }))
  }

  it('lists first what it will clear, and clears nothing when the user cancels', async () => {
    localStorage.setItem('theme', 'dark')
    await requestPermission()
    expect(screen.getByText(/^Deletes saved items/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/^Deletes saved items/)).toBeNull()
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('clears the store except for an unsent sign-out, then reloads the app', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    for (const key of ['theme', 'guest-saves', 'sign-out-pending']) localStorage.setItem(key, 'true')
    sessionStorage.setItem('plan-wish', '{}')
    await requestPermission()
    await userEvent.click(screen.getByRole('button', { name: 'Clear now' }))
    await vi.waitFor(() => expect(toastTexts()).toEqual(['App data cleared']))
    expect(Object.keys(localStorage)).toEqual(['sign-out-pending'])
    expect(Object.keys(sessionStorage)).toEqual([])
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'), 3000)
  })

  it('says so when the device refuses', async () => {
    await requestPermission()
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no room')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Clear now' }))
    await vi.waitFor(() => expect(toastTexts()).toEqual(['Failed to clear app data']))
  })
})
