import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOBILE_QUERY } from '#platform/layout-variant.ts'
import { completeSignIn, refreshSession, signOut } from '#platform/session.ts'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { NAV_ITEMS, type NavItem, TOP_BAR_ITEMS } from './nav-items.data.ts'
import { loadPage } from './page-loader.ts'

let isMobile = false
let user: object | null = null

// Compiled once before the tests, so that none waits for it.
beforeAll(() => import('#features/trip/dashboard/dashboard-page.tsx'), 60_000)
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  isMobile = false
  user = null
  history.replaceState(null, '', '/nowhere')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // The session is known; every other request fails.
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.origin)
    if (pathname.startsWith('/api/auth/')) return Response.json(user && { user })
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('scrollTo', vi.fn())
  await loadPage(findRoute('/nowhere'), '/nowhere')
  await refreshSession()
})
afterEach(() => {
  document.body.replaceChildren()
})

const hrefs = (links: readonly NavItem[]) => links.map(({ href }) => href)
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
      const header = root.querySelector(mobile ? 'header.desktop\\:hidden' : 'header.mobile\\:hidden')

      const onRecoverableError = vi.fn()
      const hydrated = await act(async () => hydrateRoot(root, <App />, { onRecoverableError }))
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(bars(root)).toEqual(expected)
      expect(header?.isConnected).toBe(true)
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
    await screen.findByRole('heading', { name: 'Page not found' })
  })

  it('offers a guest the sign-in, and a signed-in user their menu', async () => {
    render(<App />)
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
    expect(header.getByRole('link', { name: 'GET STARTED' }).getAttribute('href')).toBe('/auth')
    user = { id: '1', email: 'ann@example.com', name: '' }
    await act(completeSignIn)
    expect(await header.findByRole('button', { name: 'Account of ann@example.com' })).toBeDefined()
    expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull()
    await act(signOut)
  })

  it('opens who is there and the settings of this device from the Profile tab', async () => {
    isMobile = true
    render(<App />)
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Guest' }))
    await userEvent.click(await sheet.findByRole('switch', { name: 'Dark mode' }))
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(sheet.getByLabelText('Language')).toBeDefined()
    expect(sheet.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  })

  it('lists every page in the drawer of the mobile layout, and closes it when one is chosen', async () => {
    isMobile = true
    render(<App />)
    await userEvent.click(screen.getByRole('button', { name: 'All tools' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'All tools' }))
    const listed = drawer.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(listed).toEqual(Object.values(NAV_ITEMS).flatMap(hrefs))
    await userEvent.click(drawer.getByRole('link', { name: 'Saved' }))
    expect(screen.queryByRole('dialog', { name: 'All tools' })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'My Dashboard' })).toBeDefined()
  })

  it('has the links of the specification in the bar, and in the menu of a signed-in user', async () => {
    expect(hrefs(TOP_BAR_ITEMS)).toEqual([
      '/assistant',
      '/itinerary',
      '/flights',
      '/accommodation-search',
      '/pricing',
    ])
    user = { id: '1', email: 'ann@example.com', name: '' }
    await act(completeSignIn)
    render(<App />)
    await screen.findByRole('button', { name: 'Account of ann@example.com' })
    const items = screen.getAllByRole('menuitem', { hidden: true })
    expect(items.map((item) => item.textContent)).toEqual([
      'My Dashboard',
      'Profile',
      'Notifications',
      'About',
      'Help Center',
      'Support',
      'Sign Out',
    ])
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/dashboard',
      '/profile',
      '/notifications',
      '/about',
      '/help-center',
      '/support-center',
      null,
    ])
    expect(screen.getByText('ann@example.com')).toBeDefined()
    await act(async () => void (await signOut()))
  })

  it('has five tabs, and the offers of the app and of Pro on top, in the mobile layout', () => {
    isMobile = true
    const { container } = render(<App />)
    const tabs = [...container.querySelectorAll('.tab-bar a, .tab-bar button')]
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Plan', '/itinerary'],
      ['Saved', '/dashboard'],
      ['Assistant', '/assistant'],
      ['Profile', null],
    ])
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Get Free App' }).getAttribute('href')).toBe('/download')
    expect(header.getByRole('link', { name: 'Pro' }).getAttribute('href')).toBe('/pricing-new')
  })

  it('has four groups of pages at its foot, names our accounts as our own, and the ways to pay', () => {
    render(<App />)
    const footer = within(screen.getByRole('contentinfo'))
    const groups = footer.getByRole('navigation', { name: 'Pages' }).querySelectorAll('section')
    expect([...groups].map((group) => group.querySelector('h2')?.textContent)).toEqual([
      'Travel tools',
      'Support',
      'Company',
      'Legal',
    ])
    const [tools, support, company, legal] = [...groups].map((group) =>
      [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    )
    expect(tools).toHaveLength(15)
    expect(support).toEqual(['/help-center', '/support-center', '/chat-with-us'])
    expect(company).toEqual(['/about', '/pricing', '/blog', '/writers', '/download'])
    expect(legal).toEqual(['/terms-and-conditions', '/privacy-policy', '/cookies-policy', '/refund-policy'])
    // The operator states their accounts: none is invented.
    expect(
      footer.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http')),
    ).toEqual([])
    for (const way of ['Cards', 'Wallets', 'Mobile payments']) expect(footer.getByText(way)).toBeDefined()
  })
})

describe('a bare page', () => {
  it.each([
    [false, { desktop: 0, mobile: 0, tabs: 0 }, 0],
    [true, { desktop: 0, mobile: 1, tabs: 1 }, 1],
  ])('has neither header nor footer in the desktop layout alone (mobile %s)', (mobile, expected, footers) => {
    isMobile = mobile
    const row = findRoute('/nowhere')
    const { layout } = row
    row.layout = 'bare'
    const { container } = render(<App />)
    expect(bars(container)).toEqual(expected)
    expect(container.querySelectorAll('footer')).toHaveLength(footers)
    row.layout = layout
  })
})

describe('a navigation', () => {
  it('stays on the page until the next one is loaded, then scrolls to its top and moves the focus', async () => {
    render(<App />)
    await screen.findByRole('heading', { name: 'Page not found' })
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Saved' }))
    expect(await screen.findByRole('heading', { name: 'My Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/dashboard')
    expect(document.activeElement?.id).toBe('main')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
    expect(document.title).toContain('My Dashboard')
  })
})
