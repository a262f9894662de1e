import { beforeEach, expect, it, vi } from 'vitest'
import { goBack } from './back-button.ts'

const leave = vi.fn()
const back = vi.fn()
let page: Document
beforeEach(() => {
  vi.spyOn(history, 'back').mockImplementation(back)
  page = document.implementation.createHTMLDocument()
  leave.mockClear()
  back.mockClear()
  // happy-dom knows no open popover.
  const all = page.querySelectorAll.bind(page)
  page.querySelectorAll = (selector: string) => all(selector === ':popover-open' ? '[data-open]' : selector)
})

function add(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = page.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  page.body.append(element)
  return element
}

it('goes back, and leaves the app on its first page', () => {
  goBack(page, true, leave)
  expect([back.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0])
  goBack(page, false, leave)
  expect([back.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1])
})

it('closes the topmost dialog as Escape does, and stays on the page', () => {
  const cancelled = [add('dialog', { open: '' }), add('dialog', {}), add('dialog', { open: '' })].map(
    (one) => {
      const listener = vi.fn()
      one.addEventListener('cancel', listener)
      return listener
    },
  )
  goBack(page, true, leave)
  expect(cancelled.map((listener) => listener.mock.calls.length)).toEqual([0, 0, 1])
  expect([back.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
})

it('closes a menu before the dialog that it is in', () => {
  const dialog = add('dialog', { open: '' })
  const cancelled = vi.fn()
  dialog.addEventListener('cancel', cancelled)
  const menu = Object.assign(add('div', { 'data-open': '' }), { hidePopover: vi.fn() })
  goBack(page, false, leave)
  expect(menu.hidePopover).toHaveBeenCalledOnce()
  expect([cancelled.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
})
