import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLinks } from './link-clicks.ts'

const openOutside = vi.fn()
const openPage = vi.fn()
let page: Document
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://localhost/itinerary'))
  page = document.implementation.createHTMLDocument()
  followLinks(page, { openOutside, openPage })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** Whether the window itself follows the link. */
function click(attributes: Record<string, string>): boolean {
  const link = page.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  page.body.append(link)
  let isFollowed = false
  page.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented
      // The window of a test goes nowhere.
      event.preventDefault()
    },
    { once: true },
  )
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return isFollowed
}

it.each(['https://www.gov.uk/x', 'http://example.org/', 'https://localhost.evil.example/'])(
  'opens %s beside the app, never in it',
  (href) => {
    expect(click({ href })).toBe(false)
    expect(openOutside).toHaveBeenCalledExactlyOnceWith(href)
  },
)

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/hosts',
  'intent://x#Intent;end',
  'about:blank',
])('does not follow %s', (href) => {
  expect(click({ href })).toBe(false)
  expect(openOutside).not.toHaveBeenCalled()
})

it.each(['tel:112', 'mailto:a@b.example', 'geo:41.9,12.5', 'maps:?q=Rome'])(
  'leaves %s to the device',
  (href) => {
    expect(click({ href })).toBe(true)
    expect(openOutside).not.toHaveBeenCalled()
  },
)

it('opens one of our pages in the app, also where the web has a new tab', () => {
  expect(click({ href: `${location.origin}/terms?x=1#a`, target: '_blank' })).toBe(false)
  expect(openPage).toHaveBeenCalledExactlyOnceWith('/terms?x=1#a')
  expect(click({ href: `${location.origin}/terms` })).toBe(true)
})
