import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu, type MenuItem } from './menu.tsx'

// happy-dom has no popover: this fires the events of a browser on opening and closing.
function announce(state: 'open' | 'closed') {
  return function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: state }))
  }
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: announce('open'), hidePopover: announce('closed') })
})

const onPick = vi.fn()
const ITEMS: MenuItem[] = [
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
  { id: 'profile', label: 'Profile', href: '/profile' },
  { id: 'out', label: 'Sign out', onPick },
]

const trigger = () => screen.getByRole('button', { name: 'anna@example.org' })
const focused = () => document.activeElement?.textContent

async function openMenu() {
  render(<Menu button="anna@example.org" items={ITEMS} />)
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}')
}

describe('a menu', () => {
  it('is closed at first, and aria-expanded says so', () => {
    render(<Menu button="anna@example.org" items={ITEMS} />)
    expect(trigger().getAttribute('aria-expanded')).toBe('false')
    expect(trigger().getAttribute('popovertarget')).toBe(screen.getByRole('menu').id)
  })

  it('opens on the arrow down, with the focus on its first row', async () => {
    await openMenu()
    expect(trigger().getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('Dashboard')
  })

  it('is seen only once it has its place, and anew each time', async () => {
    await openMenu()
    const menu = screen.getByRole('menu')
    expect(menu.hasAttribute('data-placed')).toBe(true)
    expect(menu.style.top).not.toBe('')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(menu.hasAttribute('data-placed')).toBe(false)
  })

  it('moves with the arrows round the ends, with Home and End, and by first letters', async () => {
    await openMenu()
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Sign out')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Dashboard')
    await userEvent.keyboard('{End}{ArrowDown}p')
    expect(focused()).toBe('Profile')
    await userEvent.keyboard('x')
    expect(focused()).toBe('Profile')
  })

  it('runs a command, closes, and gives the focus back', async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(onPick).toHaveBeenCalledOnce()
    expect(trigger().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(trigger())
  })

  it('closes when Tab leaves it', async () => {
    await openMenu()
    await userEvent.tab()
    expect(trigger().getAttribute('aria-expanded')).toBe('false')
  })
})
