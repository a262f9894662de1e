import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOBILE_QUERY } from '#platform/layout-variant.ts'
import { refreshSession, signedIn, signOut } from '#platform/session.ts'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { loadPage } from './page-loader.ts'

let isMobile = false
let user: object | null = null

beforeEach(async () => {
  isMobile = false
  user = null
  history.replaceState(null, '', '/nowhere')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', async () => Response.json(user && { user }))
  vi.stubGlobal('scrollTo', vi.fn())
  await loadPage(findRoute('/nowhere'), '/nowhere')
  await refreshSession()
})
afterEach(() => {
  document.body.replaceChildren()
})

const bars = (root: ParentNode) => ({
  desktop: root.querySelectorAll('header.mobile\\:hidden').length,
  mobile: root.querySelectorAll('header.desktop\\:hidden').length,
  tabs: root.querySelectorAll('.tab-bar').length,
})

describe('the layouts', () => {
  it.each([
    [true, { desktop: 0, mobile: 1, tabs: 1 }],
    [false, { desktop: 1, mobile: 0, tabs: 0 }],
  ])(
    'are both in the document; hydrated (mobile %s) without an error, the right one stays, in the same elements',
    async (mobile, expected) => {
      isMobile = mobile
      const root = document.body.appendChild(document.createElement('div'))
      root.innerHTML = renderToString(<App ssrPath="/nowhere" />)
      expect(bars(root)).toEqual({ desktop: 1, mobile: 1, tabs: 1 })
      const kept = root.querySelector(mobile ? 'header.desktop\\:hidden' : 'header.mobile\\:hidden')

      const onRecoverableError = vi.fn()
      const hydrated = await act(async () => hydrateRoot(root, <App />, { onRecoverableError }))
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(bars(root)).toEqual(expected)
      expect(kept?.isConnected).toBe(true)
      act(() => hydrated.unmount())
    },
  )

  it('hold no style attribute, which the policy of the page would refuse', () => {
    expect(renderToString(<App ssrPath="/" />)).not.toContain(' style=')
  })
})

describe('the shell', () => {
  it('leads a keyboard past itself, and names where one is', async () => {
    render(<App />)
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip.getAttribute('href')).toBe('#main')
    expect(document.getElementById('main')?.tagName).toBe('MAIN')
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(way.getByText('Not found').getAttribute('aria-current')).toBe('page')
    await screen.findByRole('heading', { name: 'Off the map' })
  })

  it('offers a guest to sign in, and its own menu to whoever is signed in', async () => {
    render(<App />)
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
    expect(header.getByRole('link', { name: 'GET STARTED' }).getAttribute('href')).toBe('/auth')
    user = { id: '1', email: 'ann@example.com', name: '' }
    await act(signedIn)
    expect(await header.findByRole('button', { name: 'Account of ann@example.com' })).toBeDefined()
    expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull()
    await act(signOut)
  })

  it('opens theme and language from the Profile tab', async () => {
    isMobile = true
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true
    }
    render(<App />)
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Guest' }))
    await userEvent.click(sheet.getByRole('radio', { name: 'Dark' }))
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(sheet.getByLabelText('Language')).toBeDefined()
  })
})

describe('a navigation', () => {
  it('stays on the page until the next one is loaded, then scrolls to its top and moves the focus', async () => {
    render(<App />)
    await screen.findByRole('heading', { name: 'Off the map' })
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Saved' }))
    expect(await screen.findByRole('heading', { name: 'My Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/dashboard')
    expect(document.activeElement?.id).toBe('main')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
    expect(document.title).toContain('My Dashboard')
  })
})
