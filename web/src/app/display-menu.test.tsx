import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DisplayMenu } from './display-menu.tsx'

// The stylesheet hides each `menu` element that has no position yet (ui/overlays.css).
it('the menu "Theme and language" gets its place as soon as its choices are drawn, and loses it when it closes', async () => {
  render(<DisplayMenu />)
  const button = screen.getByRole('button', { name: 'Theme and language' })
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!menu) throw new Error('the button opens nothing')
  expect(menu.className).toContain('menu')
  expect(menu.hasAttribute('data-placed')).toBe(false)
  fireEvent(menu, toggled('open'))
  await screen.findByRole('combobox', { name: 'Language', hidden: true })
  expect(menu.hasAttribute('data-placed')).toBe(true)
  expect(menu.style.top).not.toBe('')
  fireEvent(menu, toggled('closed'))
  expect(menu.hasAttribute('data-placed')).toBe(false)
})

const toggled = (newState: string) => Object.assign(new Event('toggle'), { newState })
