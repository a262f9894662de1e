import { beforeEach, expect, it, vi } from 'vitest'
import { findRoute } from './find-route.ts'
import { loadThenNavigate } from './navigation.ts'
import { loadPage } from './page-loader.ts'

vi.mock('./page-loader.ts', () => ({ loadPage: vi.fn(async () => undefined) }))
const navigate = vi.fn()
beforeEach(() => {
  vi.mocked(loadPage).mockClear()
  navigate.mockClear()
})

it.each([
  ['/accommodation?destination=Rome#top', '/accommodation-search?destination=Rome#top'],
  ['/currency', '/currency-converter'],
  ['/email-marketing', '/dashboard-admin?tab=email-campaigns'],
  ['/flights?origin=Rome#top', '/flights?origin=Rome#top'],
  // The target depends on the layout, which is read when the page is rendered.
  ['/seo-dashboard', '/seo-dashboard'],
])('a link to %s goes to %s at once, when its page is loaded and not before', async (path, target) => {
  loadThenNavigate(navigate, path, { replace: true })
  expect(navigate).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(target, { replace: true }))
  expect(loadPage).toHaveBeenCalledExactlyOnceWith(findRoute(target.replace(/[?#].*/, '')), target)
})

it('of two links chosen one after the other only the second is followed', async () => {
  loadThenNavigate(navigate, '/about')
  loadThenNavigate(navigate, '/blog')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/blog'])
})
