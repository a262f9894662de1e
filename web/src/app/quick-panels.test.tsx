import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession, signOut } from '#platform/session.ts'
import { openPanel } from './open-panel.ts'
import { QuickPanels } from './quick-panels.tsx'

const ROME = { id: 'rome', name: 'Rome', nameLocal: 'Roma', country: 'IT', lat: 41.9, lon: 12.5 }
const GUIDES = {
  cities: [{ ...ROME, zone: 'Europe/Rome', currency: 'EUR' }],
  asOf: '2026-01-01',
  source: 'own',
}

// The first import compiles a good part of the app.
beforeAll(() => Promise.all([import('./palette.tsx'), import('./shortcuts-list.tsx')]), 60_000)
beforeEach(() => {
  history.replaceState(null, '', '/about')
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('/api/guides') ? Response.json(GUIDES) : Response.json(null),
  )
})
afterEach(() => act(async () => openPanel(null)))

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
const selected = () => screen.getAllByRole('option', { selected: true }).map((one) => one.textContent)

async function openPalette() {
  render(<QuickPanels />)
  press('k', { ctrlKey: true })
  return await screen.findByRole('combobox', { name: 'Search pages, trips, places and actions' })
}

describe('the palette', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens with K and %j', async (modifiers) => {
    render(<QuickPanels />)
    expect(press('k', modifiers)).toBe(false)
    expect(await screen.findByRole('combobox')).toBeDefined()
  })

  it.each([
    ['k', {}],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { ctrlKey: true, metaKey: true }],
    ['j', { ctrlKey: true }],
  ])('leaves %s with %j to the browser', (key, modifiers) => {
    render(<QuickPanels />)
    expect(press(key, modifiers)).toBe(true)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds a page by a few letters and goes there at Enter', async () => {
    const input = await openPalette()
    await userEvent.type(input, 'refu')
    expect(selected()).toEqual(['RefundsMoney back, law'])
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    expect(screen.getByRole('status').textContent).toBe('1 result')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('combobox')).toBeNull()
    await waitFor(() => expect(location.pathname).toBe('/refund-policy'))
  })

  it('goes round with the arrow keys', async () => {
    const input = await openPalette()
    await userEvent.type(input, 'theme')
    expect(selected()).toEqual(['Theme: light'])
    await userEvent.keyboard('{ArrowUp}')
    expect(selected()).toEqual(['Theme: same as device'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toEqual(['Theme: dark'])
    await userEvent.keyboard('{Enter}')
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('begins a plan in a city with a guide, and keeps the other wishes', async () => {
    sessionStorage.setItem('plan-wish', JSON.stringify({ cities: [], days: '5' }))
    const input = await openPalette()
    await userEvent.type(input, 'roma')
    await userEvent.click(await screen.findByRole('option', { name: /^Rome/ }))
    await waitFor(() => expect(location.pathname).toBe('/itinerary'))
    const prefill = JSON.parse(sessionStorage.getItem('plan-wish') ?? '{}')
    expect(prefill.cities).toEqual([{ text: 'Rome', nights: '', stay: null }])
    expect(prefill.days).toBe('5')
  })

  it('says so when nothing is found', async () => {
    await userEvent.type(await openPalette(), 'xyzzy')
    expect(screen.getByText('No results. Try a page, a city or a trip.')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/about')
  })

  it('offers to sign in, and a signed-in user to sign out', async () => {
    await refreshSession()
    await openPalette()
    expect(screen.getByRole('option', { name: /Sign In/ })).toBeDefined()
    vi.stubGlobal('fetch', async () =>
      Response.json({ user: { id: '1', email: 'ann@example.com', name: '' } }),
    )
    await act(refreshSession)
    expect(screen.getByRole('option', { name: /Sign Out/ })).toBeDefined()
    await act(signOut)
  })
})

describe('the list of shortcuts', () => {
  it('opens with ? and turns the shortcuts of a single key off and on', async () => {
    render(<QuickPanels />)
    press('?', { shiftKey: true })
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const single = list.getByRole('switch', { name: 'Single-key shortcuts' })
    await userEvent.click(single)
    expect(localStorage.getItem('single-keys-off')).toBe('true')
    await userEvent.click(list.getByRole('button', { name: 'Close' }))
    expect(press('?')).toBe(true)
    act(() => openPanel('shortcuts'))
    await userEvent.click(await screen.findByRole('switch'))
    expect(localStorage.getItem('single-keys-off')).toBeNull()
  })

  it('does not open while somebody types', () => {
    render(
      <>
        <QuickPanels />
        <input aria-label="Name" />
      </>,
    )
    expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: '?' })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
